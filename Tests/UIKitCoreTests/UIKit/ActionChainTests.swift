import Foundation
import Testing

@testable import UIKitCore

/// Objects that an action without a target is offered to, one after another.
@MainActor
struct ActionChainTests {
  private class Heard: UIResponder {
    var count = 0
    var following: UIResponder?
    override var next: UIResponder? { following }
  }

  private final class HeardView: UIView {
    var count = 0
    var following: UIResponder?
    override var next: UIResponder? { following }
    override var canBecomeFirstResponder: Bool { true }
  }

  private final class HeardController: UIViewController {
    var senders: [AnyObject?] = []
  }

  private let action = Selector("hear:")

  init() {
    MemberRegistry.register(members: Heard.self) { table in
      table.method("hear:") { owner, _ in owner.count += 1 }
    }
    MemberRegistry.register(members: HeardView.self) { table in
      table.method("hear:") { owner, _ in owner.count += 1 }
    }
    MemberRegistry.register(members: HeardController.self) { table in
      table.method("hear:") { owner, arguments in
        owner.senders.append(try arguments.at(0, UIView.self))
      }
    }
  }

  @Test func `the next responder that a class names goes before its superview`() {
    let (view, button, box) = (HeardView(), UIView(), UIView())
    box.addSubview(button)
    let heard = Heard()
    view.following = heard
    box.addSubview(view)
    #expect(ResponderChain.next(after: view) === heard)
    view.following = nil
    #expect(ResponderChain.next(after: view) === box)
    #expect(ResponderChain.next(after: button) === box)
    #expect(ResponderChain.next(after: box) == nil && ResponderChain.next(after: heard) == nil)
  }

  @Test func `after a controller's view comes the controller, then the view around it`() {
    let (controller, child) = (HeardController(), UIViewController())
    let box = UIView()
    controller.view.addSubview(box)
    controller.addChild(child)
    box.addSubview(child.view)
    #expect(ResponderChain.next(after: child.view) === child)
    #expect(ResponderChain.next(after: child) === box)
    #expect(ResponderChain.next(after: box) === controller.view)
    #expect(ResponderChain.next(after: controller) == nil)
    #expect(ResponderChain.send(action, to: nil, from: child.view))
    #expect(controller.senders.map { $0 === child.view } == [true])
  }

  @Test func `after a presented controller comes the one that presents it`() {
    let (below, above) = (UIViewController(), UIViewController())
    below.present(above, animated: false)
    #expect(ResponderChain.next(after: above) === below)
  }

  @Test func `the chain begins at the first responder, elsewhere in the page`() {
    let (root, edited, button) = (UIView(), HeardView(), HeardView())
    let box = UIView()
    root.addSubview(box)
    box.addSubview(edited)
    root.addSubview(button)
    #expect(ResponderChain.receiver(of: action, from: button) === button)
    edited.becomeFirstResponder()
    #expect(ResponderChain.receiver(of: action, from: button) === edited)
    #expect(ResponderChain.send(action, to: nil, from: button) && edited.count == 1 && button.count == 0)
  }

  @Test func `an action that nobody has is not performed`() {
    let (view, heard) = (UIView(), Heard())
    #expect(!ResponderChain.send(action, to: nil, from: view))
    #expect(!ResponderChain.send(action, to: nil, from: nil))
    #expect(!ResponderChain.send(action, to: view, from: nil))
    #expect(ResponderChain.send(action, to: heard, from: view) && heard.count == 1)
    #expect(ResponderChain.send(action, to: nil, from: heard) && heard.count == 2)
    #expect(ResponderChain.receiver(of: action, from: NSObject()) == nil)
  }
}
