public import Foundation
internal import PageBase

extension NSObject {
  /// The class's name as Objective-C prints it, `App.LessonCell`, which apps use as a reuse identifier.
  public class func description() -> String { ClassNames.name(of: self) }

  /// Returns true if the object's class has a method of the name, in the translator's tables or in UIKit's.
  public func responds(to aSelector: Selector!) -> Bool {
    onMain { MemberRegistry.responds($0, to: aSelector) }
  }

  /// Performs a method without arguments; reports an error if the object has no method of the name.
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    performed(aSelector, [])
  }

  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    performed(aSelector, [object])
  }

  @discardableResult
  public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>!
  {
    performed(aSelector, [object1, object2])
  }

  /// Performs a method after a delay in seconds; a page waits for methods that are due soon.
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode] = [.default]
  ) {
    DelayedMethods.add(self, aSelector, anArgument, after: delay)
  }

  public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
    if wait || MainThread.isCurrent {
      _ = performed(aSelector, [arg])
    } else {
      DelayedMethods.add(self, aSelector, arg, after: 0)
    }
  }

  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    DelayedMethods.add(self, aSelector, arg, after: 0)
  }

  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedMethods.cancel(aTarget as AnyObject, nil)
  }

  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    DelayedMethods.cancel(aTarget as AnyObject, aSelector)
  }

  // MARK: Key paths

  /// The value of a property marked `@objc`, or of a container's own key. The user's defaults and dictionaries look values up, as
  /// NSUserDefaults.h and NSKeyValueCoding.h say. Foundation's own methods of
  /// subclasses come before this one.
  @_disfavoredOverload
  public func value(forKey key: String) -> Any? {
    if let defaults = self as? UserDefaults { return defaults.object(forKey: key) }
    if let values = self as? NSDictionary { return values.object(forKey: key) }
    return onMain { object in
      if let value = MemberRegistry.value(of: key, of: object) { return value }
      if let container = object as? any OwnValueContainer { return container.ownValues[key] }
      MemberRegistry.report(object, "value(forKey: \"\(key)\")", "names no property that is marked @objc")
      return nil
    }
  }

  public func setValue(_ value: Any?, forKey key: String) {
    if let defaults = self as? UserDefaults { return defaults.set(value, forKey: key) }
    if let values = self as? NSMutableDictionary {
      if let value {
        values.setObject(value, forKey: key as NSString)
      } else {
        values.removeObject(forKey: key)
      }
      return
    }
    let value = Unchecked(value)
    onMain { object in
      if MemberRegistry.set(key, of: object, to: value.value) { return }
      if let container = object as? any OwnValueContainer { return container.ownValues[key] = value.value }
      MemberRegistry.report(
        object, "setValue(_:forKey: \"\(key)\")", "names no property that is marked @objc")
    }
  }

  public func value(forKeyPath keyPath: String) -> Any? {
    var value: Any? = self
    for key in keyPath.split(separator: ".") {
      guard let object = value as? NSObject else { return nil }
      value = object.value(forKey: String(key))
    }
    return value
  }

  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let dot = keyPath.lastIndex(of: ".") else { return setValue(value, forKey: keyPath) }
    let owner = self.value(forKeyPath: String(keyPath[..<dot])) as? NSObject
    owner?.setValue(value, forKey: String(keyPath[keyPath.index(after: dot)...]))
  }

  // MARK: Calls

  private func performed(_ selector: Selector, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
    let arguments = Unchecked(arguments)
    return onMain { (object) -> Unchecked<Unmanaged<AnyObject>?> in
      var result: Any?
      guard MemberRegistry.perform(selector, on: object, with: arguments.value, result: &result) else {
        MemberRegistry.report(object, "perform(_:)", "names \(selector), which no class of it has")
        return Unchecked(nil)
      }
      // Never released, as there is no autorelease pool.
      return Unchecked(result.map { Unmanaged.passRetained($0 as AnyObject) })
    }.value
  }

  /// Runs `body` on the main actor, to which members are isolated.
  private func onMain<Result>(_ body: @escaping @MainActor (NSObject) -> Result) -> Result {
    let object = Unchecked(self)
    let body = Unchecked(body)
    return MainThread.run { Unchecked(body.value(object.value)) }.value
  }
}

/// A box for a value that nonisolated code passes to the main actor and back, unchecked as in Objective-C.
package struct Unchecked<Value>: @unchecked Sendable {
  package let value: Value
  package init(_ value: Value) { self.value = value }
}

/// Methods that are performed after a delay.
enum DelayedMethods {
  private final class Request: @unchecked Sendable {
    let object: AnyObject
    let selector: Selector
    let argument: Any?
    /// True if the request is not to be performed; accessed on the main thread.
    var isCancelled = false

    init(_ object: AnyObject, _ selector: Selector, _ argument: Any?) {
      self.object = object
      self.selector = selector
      self.argument = argument
    }
  }

  /// The pending requests; guarded by `lock`.
  nonisolated(unsafe) private static var requests: [Request] = []
  private static let lock = NSLock()

  static func add(_ object: AnyObject, _ selector: Selector, _ argument: Any?, after delay: TimeInterval) {
    let request = Request(object, selector, argument)
    lock.withLock { requests.append(request) }
    DispatchQueue.main.asyncAfter(deadline: .now() + max(delay, 0)) {
      lock.withLock { requests.removeAll { $0 === request } }
      guard !request.isCancelled else { return }
      MainActor.assumeIsolated {
        var result: Any?
        let arguments = Array([request.argument].prefix(request.selector.argumentCount))
        MemberRegistry.perform(request.selector, on: request.object, with: arguments, result: &result)
      }
    }
  }

  static func cancel(_ object: AnyObject, _ selector: Selector?) {
    lock.withLock {
      for request in requests where request.object === object {
        if selector == nil || selector == request.selector { request.isCancelled = true }
      }
    }
  }
}
