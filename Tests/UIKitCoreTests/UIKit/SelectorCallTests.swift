import Foundation
import PageTestSupport
import Testing

@testable import PageBase
@testable import UIKitCore

/// Members by their names, and calls that are made later.
@MainActor
struct SelectorCallTests {
  private final class Bell: NSObject {
    var heard: [String] = []
    var next: Bell?
    var pitch = 0
    /// As the translator writes it.
    @MainActor static func register() {
      MemberRegistry.register(members: Bell.self) { t in
        t.method("ring") { o, _ in o.heard.append("ring") }
        t.method("ring:") { o, a in o.heard.append("ring \(try a.at(0, String.self))") }
        t.method("tick:") { o, a in
          let link = try a.at(0, CADisplayLink.self)
          o.heard.append("tick \(Int((link.timestamp * 60).rounded()))")
        }
        t.method("heard:") { o, a in o.heard.append("heard \(try a.at(0, Notification.self).name.rawValue)") }
        t.property("next", get: { $0.next }, set: { o, a in o.next = try a.at(0) })
        t.property("pitch", get: { $0.pitch }, set: { o, a in o.pitch = try a.at(0) })
        t.property("count", get: { $0.heard.count })
      }
    }
  }

  init() { Bell.register() }

  /// Waits until nothing is left to wait for, at most some seconds.
  /// Other tests may keep the main thread for a minute.
  private func wait(while isWaiting: () -> Bool) async throws {
    let start = Date()
    while isWaiting(), Date().timeIntervalSince(start) < 300 { try await Task.sleep(for: .milliseconds(2)) }
  }

  // MARK: Values

  /// Key-Value Coding Programming Guide, "Representing Non-Object Values": numbers and truth values are those of
  /// `NSNumber`.
  @Test func `values become those of a member's type, or none`() {
    func convert<Value: Equatable>(_ value: Any?, _ wanted: Value?, _ line: Int = #line) {
      #expect(MemberValue.convert(value, to: Value.self) == wanted, "line \(line)")
    }
    convert(true, 1)
    convert(false, 0.0)
    convert(Float(2.5), 2.5)
    convert(CGFloat(2.5), Float(2.5))
    convert(Float(2.5), CGFloat(2.5))
    convert(2.9, 2)
    convert(-2.9, -2)
    convert(UInt8(7), CGFloat(7))
    convert(3, true)
    convert(0, false)
    convert(0.5, true)
    convert(NSNumber(value: 5), 5)
    convert(5, NSNumber(value: 5))
    convert("text", NSString("text"))
    convert(NSString("text"), "text")
    convert(Double.nan, Int?.none)
    convert(Double.infinity, Int?.none)
    convert(300, UInt8?.none)
    convert("text", Int?.none)
    convert(3, String?.none)
    #expect(MemberValue.convert(nil, to: Int?.self) == .some(nil))
    #expect(MemberValue.convert(4, to: Int?.self) == .some(4))
    #expect(MemberValue.convert(nil, to: Int.self) == nil)
  }

  @Test func `properties are reached by key, by key path and by their setters' names`() async {
    let (bell, inner) = (Bell(), Bell())
    bell.setValue(inner, forKey: "next")
    bell.setValue(7, forKeyPath: "next.pitch")
    #expect(inner.pitch == 7 && bell.value(forKeyPath: "next.pitch") as? Int == 7 && bell.pitch == 0)
    inner.setValue("text", forKeyPath: "next.next.pitch")
    #expect(inner.value(forKeyPath: "next.pitch") == nil)
    bell.perform(Selector("setPitch:"), with: 9)
    #expect(bell.pitch == 9 && bell.responds(to: "setPitch:") && bell.responds(to: "pitch"))
    for name in ["setPitch:and:", "setCount:", "set:", "pitch:", "setpitch", "setOther:"] {
      #expect(!bell.responds(to: Selector(name)), "\(name)")
    }
    #expect(MemberRegistry.hasProperty("pitch", of: bell) && !MemberRegistry.hasProperty("count", of: bell))
    #expect(!MemberRegistry.append("none", of: bell, inner) && !MemberRegistry.set("count", of: bell, to: 1))
    let (_, faults) = await CodeFaults.collecting {
      #expect(bell.value(forKey: "none") == nil)
      bell.setValue(1, forKey: "none")
      bell.setValue("high", forKey: "pitch")
      let control = UIControl()
      control.addTarget(bell, action: "fly", for: .touchUpInside)
      control.sendActions(for: .touchUpInside)
    }
    #expect(
      faults.map(\.message) == [
        "Bell: value(forKey: \"none\") names no property that is marked @objc",
        "Bell: setValue(_:forKey: \"none\") names no property that is marked @objc",
        "Bell: pitch takes Int, not String",
        "Bell: fly is the action of a UIControl, but is no @objc method",
      ])
    #expect(bell.pitch == 9)
    let controller = UIViewController()
    MemberRegistry.report(controller, "member", "problem")
    #expect(controller.faults.map(\.message) == ["UIViewController: member problem"])
    // Animations keep what code sets by keys of its own: CAAnimation is a key-value container.
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.setValue(3, forKey: "own")
    #expect(animation.value(forKey: "own") as? Int == 3 && animation.value(forKey: "other") == nil)
  }

  // MARK: Later calls

  /// developer.apple.com/documentation/objectivec/nsobject/perform(_:with:afterdelay:),
  /// cancelpreviousperformrequests(withtarget:).
  @Test func `methods are performed after their delay unless they were cancelled`() async throws {
    let (bell, other) = (Bell(), Bell())
    bell.perform("ring:", with: "later", afterDelay: 0.05)
    bell.perform("ring", with: nil, afterDelay: 0.01)
    other.perform("ring", with: nil, afterDelay: 0.01)
    other.perform("ring:", with: "kept", afterDelay: 0.01)
    #expect(bell.heard.isEmpty)
    NSObject.cancelPreviousPerformRequests(withTarget: other, selector: "ring", object: nil)
    try await wait { bell.heard.count < 2 || other.heard.isEmpty }
    #expect(bell.heard == ["ring", "ring later"] && other.heard == ["ring kept"])
    for name in ["ring", "ring:"] { bell.perform(Selector(name), with: "x", afterDelay: 0.01) }
    other.perform("ring", with: nil, afterDelay: -1)
    NSObject.cancelPreviousPerformRequests(withTarget: bell)
    try await wait { other.heard.count < 2 }
    try await Task.sleep(for: .milliseconds(30))
    #expect(bell.heard.count == 2 && other.heard == ["ring kept", "ring"])
    bell.performSelector(onMainThread: "ring:", with: "now", waitUntilDone: false)
    #expect(bell.heard.last == "ring now")
    bell.performSelector(inBackground: "ring:", with: "soon")
    #expect(bell.heard.last == "ring now")
    try await wait { bell.heard.last == "ring now" }
    #expect(bell.heard.last == "ring soon")
  }

  @Test func `from another thread a method is performed on the main one, waited for or not`() async throws {
    let bell = Unchecked(Bell())
    await withCheckedContinuation { done in
      Thread.detachNewThread {
        bell.value.performSelector(onMainThread: "ring:", with: "waited", waitUntilDone: true)
        bell.value.performSelector(onMainThread: "ring:", with: "later", waitUntilDone: false)
        NotificationCenter.default.post(name: Notification.Name("strike"), object: nil)
        done.resume()
      }
    }
    try await wait { bell.value.heard.count < 2 }
    #expect(bell.value.heard == ["ring waited", "ring later"])
  }

  @Test func `observers of notifications are called on the main thread, and removed by name and object`()
    async throws
  {
    let (bell, center, object) = (Bell(), NotificationCenter(), NSObject())
    let (one, other) = (Notification.Name("one"), Notification.Name("other"))
    func heard() -> [String] {
      bell.heard = []
      for name in [one, other] { center.post(name: name, object: object) }
      return bell.heard
    }
    func observe() {
      center.removeObserver(bell)
      center.addObserver(bell, selector: "heard:", name: one, object: object)
      center.addObserver(bell, selector: "heard:", name: other, object: nil)
    }
    for (name, only, left) in [
      (one, nil, ["heard other"]), (other, nil, ["heard one"]), (nil, nil, []),
      (nil, object, ["heard other"]),
      (one, object, ["heard other"]), (one, NSObject(), ["heard one", "heard other"]),
      (other, object, ["heard one", "heard other"]),
    ] as [(Notification.Name?, NSObject?, [String])] {
      observe()
      #expect(heard() == ["heard one", "heard other"])
      center.removeObserver(bell, name: name, object: only)
      #expect(heard() == left)
    }
    observe()
    bell.heard = []
    let posting = Unchecked(center)
    Thread.detachNewThread { posting.value.post(name: other, object: nil) }
    try await wait { bell.heard.isEmpty }
    #expect(bell.heard == ["heard other"])
  }

  /// developer.apple.com/documentation/quartzcore/cadisplaylink: 60 times a second; a paused link sends nothing, an
  /// invalidated one ends.
  @Test func `a display link ticks 60 times a second until it ends`() {
    let bell = Bell()
    let link = CADisplayLink(target: bell, selector: "tick:")
    func run(_ ticks: Int) {
      let end = Date(timeIntervalSinceNow: ticks == 0 ? 0.05 : 10)
      let count = bell.heard.count + max(ticks, 1)
      while Date() < end, bell.heard.count < count {
        _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
      }
    }
    #expect(!link.isPaused && link.timestamp == 0 && link.preferredFramesPerSecond == 0)
    #expect(abs(link.duration * 60 - 1) < 1e-9 && link.targetTimestamp == link.duration)
    link.add(to: .current, forMode: .default)
    link.add(to: .current, forMode: .default)
    run(2)
    #expect(bell.heard.prefix(2) == ["tick 1", "tick 2"])
    #expect(abs(link.targetTimestamp - link.timestamp - link.duration) < 1e-9)
    link.isPaused = true
    let count = bell.heard.count
    run(0)
    #expect(bell.heard.count == count)
    link.isPaused = false
    link.remove(from: .current, forMode: .default)
    run(0)
    #expect(bell.heard.count == count)
    link.add(to: .current, forMode: .default)
    run(1)
    #expect(bell.heard.count > count)
    link.perform(Selector("invalidate"))
    link.add(to: .current, forMode: .default)
    let last = bell.heard.count
    run(0)
    #expect(bell.heard.count == last)
    let other = CADisplayLink(target: bell, selector: "tick:")
    other.add(to: .current, forMode: .default)
    other.invalidate()
    run(0)
    #expect(bell.heard.count == last)
  }

  /// developer.apple.com/documentation/uikit/uicontrol: addTarget(_:action:for:) and removeTarget(_:action:for:).
  @Test func `a control keeps each method of a target once, and its closures`() {
    let (control, bell, other) = (UIControl(), Bell(), Bell())
    var count = 0
    control.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
    for action in ["ring", "ring", "ring:"] as [Selector] {
      for target in [bell, other] { control.addTarget(target, action: action, for: .touchUpInside) }
    }
    control.addTarget(bell, action: "ring", for: .touchDown)
    func names(_ target: Bell, _ event: UIControl.Event) -> [String]? {
      control.actions(forTarget: target, forControlEvent: event)
    }
    #expect(
      names(bell, .touchUpInside) == ["ring", "ring:"] && names(other, .touchUpInside) == ["ring", "ring:"])
    #expect(names(bell, .touchDown) == ["ring"] && names(other, .touchDown) == nil)
    #expect(control.allTargets == [bell, other] && control.allControlEvents == [.touchUpInside, .touchDown])
    control.removeTarget(bell, action: "ring", for: .touchUpInside)
    #expect(names(bell, .touchUpInside) == ["ring:"] && names(other, .touchUpInside) == ["ring", "ring:"])
    control.removeTarget(nil, action: nil, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(names(other, .touchUpInside) == nil && names(bell, .touchDown) == ["ring"] && count == 1)
    #expect(bell.heard.isEmpty)
  }

  // MARK: UIKit's own methods

  @Test func `methods of UIKit are performed by their Objective-C names`() throws {
    let (window, view, child) = (UIWindow(), UITextView(), UIView())
    window.addSubview(view)
    view.addSubview(child)
    view.perform(Selector("becomeFirstResponder"))
    #expect(view.isFirstResponder)
    view.perform(Selector("resignFirstResponder"))
    #expect(!view.isFirstResponder)
    view.becomeFirstResponder()
    window.perform(Selector("endEditing:"), with: true)
    #expect(!view.isFirstResponder)
    child.perform(Selector("removeFromSuperview"))
    #expect(child.superview == nil)
    let spinner = UIActivityIndicatorView(style: .medium)
    spinner.perform(Selector("startAnimating"))
    #expect(spinner.isAnimating)
    spinner.perform(Selector("stopAnimating"))
    #expect(!spinner.isAnimating)
    let table = UITableView()
    let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    for name in ["reloadData", "startAnimating", "stopAnimating"] {
      #expect(!view.responds(to: Selector(name)))
    }
    #expect(table.responds(to: "reloadData") && collection.responds(to: "reloadData"))
    let controllers = (0..<3).map { _ in UIViewController() }
    let navigation = UINavigationController()
    navigation.viewControllers = controllers
    navigation.perform(Selector("popViewControllerAnimated:"), with: true)
    #expect(navigation.viewControllers == [controllers[0], controllers[1]])
    navigation.perform(Selector("popToRootViewControllerAnimated:"), with: true)
    #expect(navigation.viewControllers == [controllers[0]])
    #expect(!controllers[0].responds(to: "popViewControllerAnimated:"))
    let timer = Timer(timeInterval: 9, repeats: true) { _ in }
    timer.perform(Selector("invalidate"))
    #expect(!timer.isValid && !NSObject().responds(to: "invalidate"))
  }

  // MARK: Observers

  private struct Plain { var number = 0 }

  /// Key-Value Observing: an observer hears of a change. Values that cannot be compared count as equal, other
  /// objects by identity.
  @Test func `an observer hears of another value, and of another object`() {
    let object = NSObject()
    var value: Any? = 1
    var heard: [String] = []
    let observation = KeyValueObservation.begin(object, isToldNow: false, read: { _ in value }) {
      _, old, new in
      heard.append("\(old.map { "\($0)" } ?? "-") \(new.map { "\($0)" } ?? "-")")
    }
    func changes(to new: Any?) -> Bool {
      value = new
      let count = heard.count
      let isToldOf = KeyValueObservation.tellChanges()
      #expect(isToldOf || heard.count == count)
      return heard.count > count
    }
    #expect(!changes(to: 1) && changes(to: 2) && heard == ["1 2"])
    #expect(changes(to: nil) && !changes(to: nil) && changes(to: 3) && heard.suffix(2) == ["2 -", "- 3"])
    #expect(changes(to: "3"))
    final class Thing {}
    let (thing, other) = (Thing(), Thing())
    _ = changes(to: nil)
    #expect(changes(to: thing) && !changes(to: thing) && changes(to: other))
    _ = changes(to: nil)
    #expect(changes(to: Plain()) && !changes(to: Plain(number: 1)))
    observation.isOver = true
    #expect(!changes(to: 9))
    let control = UIControl()
    (control.isSelected, control.isEnabled, control.isHighlighted) = (true, false, true)
    for (key, wanted) in [
      ("enabled", false), ("isSelected", true), ("selected", true), ("highlighted", true), ("hidden", false),
    ] {
      #expect(ObservedProperties.value(key, of: control) as? Bool == wanted, "\(key)")
    }
  }
}
