internal import Combine
public import Foundation
internal import Observation

/// The storage of a property, which its copies share.
final class StateSlot<Value> {
  var initial: () -> Value
  var cell: StateCell<Value>?

  init(_ initial: @escaping () -> Value) { self.initial = initial }

  var value: Value {
    get { cell?.value ?? initial() }
    set {
      guard let cell else { return initial = { newValue } }
      cell.value = newValue
      cell.changed()
    }
  }
}

/// A value that a place of the tree keeps.
final class StateCell<Value> {
  var value: Value
  var changed: () -> Void

  init(_ value: Value, changed: @escaping () -> Void) { (self.value, self.changed) = (value, changed) }
}

/// A value that a view keeps and changes.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let slot: StateSlot<Value>

  // With an autoclosure, the compiler refuses `self.name = value` in initializers.
  public init(wrappedValue value: Value) { slot = StateSlot { value } }
  public init(initialValue value: Value) { slot = StateSlot { value } }

  public var wrappedValue: Value {
    get { slot.value }
    nonmutating set { slot.value = newValue }
  }

  public var projectedValue: Binding<Value> { Binding(get: { slot.value }, set: { slot.value = $0 }) }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { slot = StateSlot { nil } }
}

extension State: ConnectedProperty {
  @MainActor func connect(at place: Place) {
    let host = place.context.host
    slot.cell = place.storage { StateCell(slot.initial()) { host.invalidateSoon() } }
  }
}

/// A value that is read and changed where it is kept.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    (self.get, self.set) = (get, set)
  }
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(get: get, set: { set($0, Transaction()) })
  }
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? first }, set: { base.wrappedValue = $0 })
  }

  public init<Other>(_ base: Binding<Other>) where Value == Other? {
    self.init(
      get: { base.wrappedValue },
      set: { if let value = $0 { base.wrappedValue = value } })
  }

  /// A binding of a value that never changes.
  public static func constant(_ value: Value) -> Binding { Binding(get: { value }, set: { _ in }) }

  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  public var projectedValue: Binding { self }

  public subscript<Member>(dynamicMember path: WritableKeyPath<Value, Member>) -> Binding<Member> {
    Binding<Member>(
      get: { get()[keyPath: path] },
      set: { new in
        var value = get()
        value[keyPath: path] = new
        set(value)
      })
  }

  public func animation(_ animation: Animation? = .default) -> Binding { self }
  public func transaction(_ transaction: Transaction) -> Binding { self }
}

extension Binding: DynamicProperty {}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection, Value.Index: Hashable {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Self>
}

extension Binding: Collection where Value: MutableCollection, Value.Index: Hashable {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices
  public var startIndex: Value.Index { wrappedValue.startIndex }
  public var endIndex: Value.Index { wrappedValue.endIndex }
  public var indices: Value.Indices { wrappedValue.indices }
  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(get: { wrappedValue[position] }, set: { wrappedValue[position] = $0 })
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection & MutableCollection, Value.Index: Hashable {
  public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
}

extension Binding: RandomAccessCollection
where Value: RandomAccessCollection & MutableCollection, Value.Index: Hashable {}

/// A value that the app's settings can hold.
public protocol _StoredValue {
  /// The value that was stored; `nil` for one of another type.
  static func _read(_ stored: Any) -> Self?
  var _stored: Any? { get }
}

extension _StoredValue {
  public static func _read(_ stored: Any) -> Self? { stored as? Self }
  public var _stored: Any? { self }
}

extension String: _StoredValue {}
extension Data: _StoredValue {}
extension Bool: _StoredValue {
  public static func _read(_ stored: Any) -> Bool? { (stored as? NSNumber)?.boolValue ?? stored as? Bool }
}
extension Int: _StoredValue {
  public static func _read(_ stored: Any) -> Int? { (stored as? NSNumber)?.intValue ?? stored as? Int }
}
extension Double: _StoredValue {
  public static func _read(_ stored: Any) -> Double? {
    (stored as? NSNumber)?.doubleValue ?? stored as? Double
  }
}
extension URL: _StoredValue {
  public static func _read(_ stored: Any) -> URL? { (stored as? String).flatMap { URL(string: $0) } }
  public var _stored: Any? { absoluteString }
}
extension Optional: _StoredValue where Wrapped: _StoredValue {
  public static func _read(_ stored: Any) -> Wrapped?? { Wrapped._read(stored) }
  public var _stored: Any? { self?._stored }
}

/// A value of the app's settings.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  private let initial: Value
  private let store: UserDefaults
  private let read: (Any) -> Value?
  private let written: (Value) -> Any?
  private let slot = StateSlot<Int> { 0 }

  private init<Stored: _StoredValue>(
    _ key: String, _ initial: Value, _ store: UserDefaults?, read: @escaping (Stored) -> Value?,
    written: @escaping (Value) -> Stored
  ) {
    (self.key, self.initial, self.store) = (key, initial, store ?? .standard)
    self.read = { Stored._read($0).flatMap(read) }
    self.written = { written($0)._stored }
  }

  public var wrappedValue: Value {
    get { store.object(forKey: key).flatMap(read) ?? initial }
    nonmutating set {
      store.set(written(newValue), forKey: key)
      slot.value += 1
    }
  }

  public var projectedValue: Binding<Value> { Binding(get: { wrappedValue }, set: { wrappedValue = $0 }) }
}

extension AppStorage: ConnectedProperty {
  @MainActor func connect(at place: Place) {
    let host = place.context.host
    slot.cell = place.storage { StateCell(0) { host.invalidateSoon() } }
  }
}

extension AppStorage where Value: _StoredValue {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue, store, read: { $0 }, written: { $0 })
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value: ExpressibleByNilLiteral {
    self.init(key, nil, store, read: { $0 }, written: { $0 })
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue: _StoredValue {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue, store, read: { Value(rawValue: $0) }, written: { $0.rawValue })
  }
}

/// A value of the scene that a person left; pages always begin anew.
public typealias SceneStorage = AppStorage
