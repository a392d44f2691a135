internal import Foundation

/// The policies of Objective-C's associated values, which PageRender keeps in a table.
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociatedValues.set(
    object as AnyObject, key, value, isWeak: policy == .OBJC_ASSOCIATION_ASSIGN)
}

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedValues.value(object as AnyObject, key)
}

public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedValues.removeAll(of: object as AnyObject)
}

/// The table of associated values. Values of deallocated objects are released once the table has grown.
enum AssociatedValues {
  private final class WeakValue {
    weak var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
  }

  private final class Values {
    weak var owner: AnyObject?
    var byKey: [UnsafeRawPointer: Any] = [:]
    init(_ owner: AnyObject) { self.owner = owner }
  }

  /// The values by their owner's address; guarded by `lock`.
  nonisolated(unsafe) private static var all: [ObjectIdentifier: Values] = [:]
  /// The number of owners above which the entries of deallocated owners are removed.
  nonisolated(unsafe) private static var limit = 256
  private static let lock = NSRecursiveLock()

  static func set(_ owner: AnyObject, _ key: UnsafeRawPointer, _ value: Any?, isWeak: Bool = false) {
    // Values are released outside of the lock, since their deinit may access the table.
    var gone: [Any] = []
    lock.lock()
    let values = values(of: owner) ?? Values(owner)
    if let former = values.byKey[key] { gone.append(former) }
    values.byKey[key] = value.map { isWeak ? WeakValue($0 as AnyObject) : $0 }
    if let former = all.updateValue(values, forKey: ObjectIdentifier(owner)), former !== values {
      gone.append(former)
    }
    if all.count > limit {
      let dead = all.filter { $0.value.owner == nil }
      for key in dead.keys { all[key] = nil }
      gone.append(dead)
      limit = max(256, all.count * 2)
    }
    lock.unlock()
    withExtendedLifetime(gone) {}
  }

  static func value(_ owner: AnyObject, _ key: UnsafeRawPointer) -> Any? {
    lock.withLock {
      let value = values(of: owner)?.byKey[key]
      if let weak = value as? WeakValue { return weak.object }
      return value
    }
  }

  static func removeAll(of owner: AnyObject) {
    let gone = lock.withLock { all.removeValue(forKey: ObjectIdentifier(owner)) }
    withExtendedLifetime(gone) {}
  }

  /// The values of an owner; `nil` if the entry at its address belongs to a deallocated object.
  private static func values(of owner: AnyObject) -> Values? {
    all[ObjectIdentifier(owner)].flatMap { $0.owner === owner ? $0 : nil }
  }
}
