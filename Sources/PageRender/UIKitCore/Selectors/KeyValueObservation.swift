package import Foundation
internal import PageBase

/// An observed property of an object. Changes are found by comparing values in every round of a layout: there is no
/// Objective-C runtime, which would tell them at once.
package final class KeyValueObservation: @unchecked Sendable {
  private(set) weak var object: NSObject?
  private let read: @MainActor (NSObject) -> Any?
  private let tell: @MainActor (NSObject, _ old: Any?, _ new: Any?) -> Void
  private var last: Any?
  /// True if the observation has ended.
  package var isOver = false

  private init(
    _ object: NSObject, read: @escaping @MainActor (NSObject) -> Any?,
    tell: @escaping @MainActor (NSObject, Any?, Any?) -> Void
  ) {
    (self.object, self.read, self.tell) = (object, read, tell)
  }

  /// The observations in the order in which they began.
  @MainActor private static var all: [KeyValueObservation] = []

  /// Begins an observation.
  ///
  /// - Parameter isToldNow: True if the observer gets the present value at once.
  @MainActor
  package static func begin(
    _ object: NSObject, isToldNow: Bool, read: @escaping @MainActor (NSObject) -> Any?,
    tell: @escaping @MainActor (NSObject, _ old: Any?, _ new: Any?) -> Void
  ) -> KeyValueObservation {
    let observation = KeyValueObservation(object, read: read, tell: tell)
    observation.last = read(object)
    all.append(observation)
    if isToldNow { tell(object, nil, observation.last) }
    return observation
  }

  /// Tells the observers of properties that have changed since they were last compared.
  ///
  /// - Returns: True if an observer was told.
  @MainActor
  @discardableResult
  package static func tellChanges() -> Bool {
    guard !all.isEmpty else { return false }
    all.removeAll { $0.isOver || $0.object == nil }
    var isAnybodyTold = false
    for observation in all {
      guard !observation.isOver, let object = observation.object else { continue }
      let (old, new) = (observation.last, observation.read(object))
      guard !isEqual(old, new) else { continue }
      observation.last = new
      isAnybodyTold = true
      observation.tell(object, old, new)
    }
    return isAnybodyTold
  }

  /// Values that cannot be compared count as equal.
  private static func isEqual(_ left: Any?, _ right: Any?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    if let left = left as? any Equatable { return isEqual(left, to: right) }
    guard type(of: left) is AnyClass, type(of: right) is AnyClass else { return true }
    return left as AnyObject === right as AnyObject
  }

  private static func isEqual<Value: Equatable>(_ left: Value, to right: Any) -> Bool {
    (right as? Value) == left
  }
}

/// The properties of UIKit's objects that code observes by name.
@MainActor
package enum ObservedProperties {
  package static func value(_ key: String, of object: NSObject) -> Any? {
    if let value = MemberRegistry.value(of: key, of: object) { return value }
    if let scroll = object as? UIScrollView, let value = value(key, of: scroll) { return value }
    if let control = object as? UIControl, let value = value(key, of: control) { return value }
    switch (key, object) {
    case ("text", let label as UILabel): return label.text
    case ("text", let field as UITextField): return field.text
    case ("text", let view as UITextView): return view.text
    case ("image", let view as UIImageView): return view.image
    case ("title", let controller as UIViewController): return controller.title
    case (_, let view as UIView): return value(key, of: view)
    default: return (object as? any OwnValueContainer)?.ownValues[key]
    }
  }

  private static func value(_ key: String, of view: UIScrollView) -> Any? {
    switch key {
    case "contentSize": view.contentSize
    case "contentOffset": view.contentOffset
    case "contentInset": view.contentInset
    default: nil
    }
  }

  private static func value(_ key: String, of control: UIControl) -> Any? {
    switch key {
    case "enabled", "isEnabled": control.isEnabled
    case "selected", "isSelected": control.isSelected
    case "highlighted", "isHighlighted": control.isHighlighted
    default: nil
    }
  }

  private static func value(_ key: String, of view: UIView) -> Any? {
    switch key {
    case "frame": view.frame
    case "bounds": view.bounds
    case "center": view.center
    case "hidden", "isHidden": view.isHidden
    case "alpha": view.alpha
    case "transform": view.transform
    case "backgroundColor": view.backgroundColor
    default: nil
    }
  }
}
