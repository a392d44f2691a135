import Testing
import UIKit

@testable import PageInputs
@testable import UIKitCore

/// Methods and properties that are reached by name, as the translator makes them known.
@MainActor
struct SelectorTests {
  init() { Desk.register() }

  @Test func `a control performs the methods of its targets in the order in which they were added`() {
    let desk = Desk()
    let button = UIButton()
    button.addTarget(desk, action: "ring", for: .touchUpInside)
    button.addTarget(desk, action: "tapped:", for: [.touchUpInside, .touchDown])
    button.addTarget(desk, action: "ring", for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(desk.events == ["ring", "tapped UIButton"])
    #expect(button.actions(forTarget: desk, forControlEvent: .touchDown) == ["tapped:"])
    button.removeTarget(desk, action: "tapped:", for: .touchUpInside)
    button.sendActions(for: [.touchUpInside, .touchDown])
    #expect(desk.events == ["ring", "tapped UIButton", "ring", "tapped UIButton"])
  }

  @Test func `an action without a target goes up the responder chain`() {
    let controller = DeskController()
    let button = UIButton()
    let box = UIView()
    box.addSubview(button)
    controller.view.addSubview(box)
    button.addTarget(nil, action: "close:", for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(controller.closed === button)
  }

  @Test func `a subclass performs what its superclass and its own table have`() {
    let desk = StandingDesk()
    desk.perform(Selector("ring"))
    desk.perform(Selector("raise:"), with: 3)
    #expect(desk.events == ["ring", "raise 3.0"])
    #expect(desk.responds(to: Selector("ring")) && !Desk().responds(to: Selector("raise:")))
  }

  @Test func `a method's result comes back`() {
    let result = Desk().perform(Selector("name"))?.takeUnretainedValue()
    #expect(result as? String == "desk")
  }

  @Test func `a method that is not there is an error of the view's page`() {
    let view = UIView()
    _ = view.perform(Selector("fly"))
    #expect(view.faults.map(\.message) == ["UIView: perform(_:) names fly, which no class of it has"])
  }

  @Test func `an argument of the wrong class is an error, and the method is not called`() {
    let desk = Desk()
    desk.perform(Selector("tapped:"), with: "no button")
    #expect(desk.events.isEmpty)
  }

  @Test func `notifications reach a method while the observer lives and is not removed`() {
    let center = NotificationCenter()
    let name = Notification.Name("moved")
    let desk = Desk()
    var short: Desk? = Desk()
    center.addObserver(desk, selector: "moved:", name: name, object: nil)
    if let short { center.addObserver(short, selector: "moved:", name: name, object: nil) }
    short = nil
    center.post(name: name, object: nil)
    center.removeObserver(desk)
    center.post(name: name, object: nil)
    #expect(desk.events == ["moved moved"])
  }

  @Test func `a timer performs a method with itself`() {
    let desk = Desk()
    let timer = Timer(timeInterval: 0.01, target: desk, selector: "ticked:", userInfo: nil, repeats: true)
    timer.fire()
    timer.invalidate()
    #expect(desk.events == ["ticked true"])
  }

  @Test func `properties are set by key, numbers in the type that the property has`() {
    let desk = Desk()
    desk.setValue(CGFloat(72.5), forKey: "height")
    desk.setValue(2, forKey: "drawers")
    desk.setValue("oak", forKeyPath: "wood")
    #expect(desk.height == 72.5 && desk.drawers == 2 && desk.wood == "oak")
    desk.setValue(nil, forKey: "wood")
    #expect(desk.wood == nil)
    #expect(desk.value(forKey: "drawers") as? Int == 2)
  }

  @Test func `a tap recogniser performs its method unless it is disabled`() {
    let desk = Desk()
    let recognizer = UITapGestureRecognizer(target: desk, action: "ring")
    recognizer.recognize()
    recognizer.isEnabled = false
    recognizer.recognize()
    #expect(desk.events == ["ring"])
  }

  @Test func `a bar item's method gets the item`() throws {
    let desk = Desk()
    let item = UIBarButtonItem(title: "Go", style: .plain, target: desk, action: "tapped:")
    let button = try #require(item.makeView() as? UIButton)
    button.sendActions(for: .primaryActionTriggered)
    // The method asks for a button.
    #expect(desk.events.isEmpty)
    item.action = "sent:"
    button.sendActions(for: .primaryActionTriggered)
    #expect(desk.events == ["sent UIBarButtonItem"])
  }

  @Test func `values are kept with an object, and not with another in its place`() {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: 2, alignment: 1)
    defer { memory.deallocate() }
    let key = UnsafeRawPointer(memory)
    var owner: NSObject? = NSObject()
    objc_setAssociatedObject(owner as Any, key, "kept", .OBJC_ASSOCIATION_RETAIN)
    let kept: Any? = objc_getAssociatedObject(owner as Any, key)
    let other: Any? = objc_getAssociatedObject(owner as Any, key + 1)
    #expect(kept as? String == "kept")
    #expect(other == nil)
    owner = nil
    for _ in 0..<100 {
      let value = objc_getAssociatedObject(NSObject(), key)
      #expect(value == nil)
    }
  }
}

class Desk: NSObject {
  var events: [String] = []
  var height: CGFloat = 0
  var drawers = 0
  var wood: String?

  func ring() { events.append("ring") }
  func tapped(_ button: UIButton) { events.append("tapped \(type(of: button))") }
  func sent(_ sender: Any) { events.append("sent \(type(of: sender))") }
  func moved(_ notification: Notification) { events.append("moved \(notification.name.rawValue)") }
  func ticked(_ timer: Timer) { events.append("ticked \(timer.isValid)") }

  /// As the translator writes it.
  @MainActor static func register() {
    MemberRegistry.register(members: Desk.self) { t in
      t.method("ring") { o, _ in o.ring() }
      t.method("tapped:") { o, a in o.tapped(try a.at(0)) }
      t.method("sent:") { o, a in o.sent(try a.at(0, Any.self)) }
      t.method("moved:") { o, a in o.moved(try a.at(0)) }
      t.method("ticked:") { o, a in o.ticked(try a.at(0)) }
      t.function("name") { _, _ in "desk" }
      t.property("height", get: { $0.height }, set: { o, a in o.height = try a.at(0) })
      t.property("drawers", get: { $0.drawers }, set: { o, a in try a.assign(to: &o.drawers) })
      t.property("wood", get: { $0.wood }, set: { o, a in o.wood = try a.at(0) })
    }
    MemberRegistry.register(members: StandingDesk.self) { t in
      t.method("raise:") { o, a in o.raise(try a.at(0)) }
    }
    MemberRegistry.register(members: DeskController.self) { t in
      t.method("close:") { o, a in o.close(try a.at(0, UIView.self)) }
    }
  }
}

private final class StandingDesk: Desk {
  func raise(_ height: Double) { events.append("raise \(height)") }
}

private final class DeskController: UIViewController {
  var closed: UIView?
  func close(_ sender: UIView) { closed = sender }
}
