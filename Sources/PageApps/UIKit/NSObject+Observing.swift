public import Foundation
internal import PageBase
public import UIKitCore

/// An object whose properties can be observed.
public protocol _KeyValueCodingAndObserving {}
extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
  /// Observes a property. The handler is called after changes, when the page is next laid out.
  ///
  /// - Returns: The observation, which ends when it is released.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let parts = Unchecked((self, keyPath, changeHandler))
    return MainThread.run {
      let (object, keyPath, handler) = parts.value
      guard let owner = object as? NSObject else { fatalError("only an NSObject can be observed") }
      return NSKeyValueObservation(
        KeyValueObservation.begin(
          owner, isToldNow: options.contains(.initial), read: { ($0 as? Self)?[keyPath: keyPath] },
          tell: { owner, old, new in
            guard let object = owner as? Self else { return }
            handler(
              object,
              NSKeyValueObservedChange(
                kind: .setting, newValue: options.contains(.new) ? new as? Value : nil,
                oldValue: options.contains(.old) ? old as? Value : nil, indexes: nil, isPrior: false))
          }))
    }
  }

  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    MainThread.run { _ = KeyValueObservation.tellChanges() }
  }
}

extension NSObject {
  /// Observes a property by its name: one that the app marks with `@objc`, or the size, place, offset, text or state of a view.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    let parts = Unchecked((self, observer, context))
    MainThread.run { KeyPathObservers.add(parts.value.1, to: parts.value.0, keyPath, options, parts.value.2) }
  }
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    let parts = Unchecked((self, observer))
    MainThread.run { KeyPathObservers.remove(parts.value.1, from: parts.value.0, keyPath) }
  }
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) { removeObserver(observer, forKeyPath: keyPath) }

  /// Does nothing: the method of `super` for classes of the app that observe and are neither views nor controllers.
  public func observeValue<Context>(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: Context
  ) {}

  public func willChangeValue(forKey key: String) {}
  public func didChangeValue(forKey key: String) { MainThread.run { _ = KeyValueObservation.tellChanges() } }
}

/// The observers of properties by their names.
@MainActor
private enum KeyPathObservers {
  private struct Entry {
    weak var object: NSObject?
    weak var observer: NSObject?
    let keyPath: String
    let observation: KeyValueObservation
  }
  private static var entries: [Entry] = []

  static func add(
    _ observer: NSObject, to object: NSObject, _ keyPath: String, _ options: NSKeyValueObservingOptions,
    _ context: UnsafeMutableRawPointer?
  ) {
    entries.removeAll { $0.object == nil || $0.observer == nil }
    let observation = KeyValueObservation.begin(
      object, isToldNow: options.contains(.initial), read: { value(keyPath, of: $0) },
      tell: { [weak observer] object, old, new in
        guard let observer else { return }
        var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
        if options.contains(.new) { change[.newKey] = new ?? NSNull() }
        if options.contains(.old), let old { change[.oldKey] = old }
        tell(observer, keyPath, object, change, context)
      })
    entries.append(
      Entry(object: object, observer: observer, keyPath: keyPath, observation: observation))
  }

  static func remove(_ observer: NSObject, from object: NSObject, _ keyPath: String) {
    let place = entries.lastIndex {
      $0.object === object && $0.observer === observer && $0.keyPath == keyPath
    }
    guard let place else { return }
    entries.remove(at: place).observation.isOver = true
  }

  private static func value(_ keyPath: String, of object: NSObject) -> Any? {
    var value: Any? = object
    for key in keyPath.split(separator: ".") {
      guard let owner = value as? NSObject else { return nil }
      value = ObservedProperties.value(String(key), of: owner)
    }
    return value
  }

  private static func tell(
    _ observer: NSObject, _ keyPath: String, _ object: NSObject, _ change: [NSKeyValueChangeKey: Any],
    _ context: UnsafeMutableRawPointer?
  ) {
    if let responder = observer as? UIResponder {
      return responder.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
    var result: Any?
    MemberRegistry.perform(
      Selector("observeValueForKeyPath:ofObject:change:context:"), on: observer,
      with: [keyPath, object, change, context], result: &result)
  }
}
