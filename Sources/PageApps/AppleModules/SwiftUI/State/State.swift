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

  public init(wrappedValue value: @autoclosure @escaping () -> Value) { slot = StateSlot(value) }
  public init(initialValue value: @autoclosure @escaping () -> Value) { slot = StateSlot(value) }

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

/// A value of the app's settings.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  private let initial: Value
  private let store: UserDefaults
  private let read: (Any) -> Value?
  private let written: (Value) -> Any?
  private let slot = StateSlot<Int> { 0 }

  private init(
    _ key: String, _ initial: Value, _ store: UserDefaults?, read: @escaping (Any) -> Value?,
    written: @escaping (Value) -> Any?
  ) {
    self.key = key
    self.initial = initial
    self.store = store ?? .standard
    self.read = read
    self.written = written
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

extension AppStorage where Value == Bool {
  public init(wrappedValue: Bool, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, wrappedValue, store, read: { ($0 as? NSNumber)?.boolValue ?? $0 as? Bool }, written: { $0 })
  }
}

extension AppStorage where Value == Int {
  public init(wrappedValue: Int, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue, store, read: { ($0 as? NSNumber)?.intValue ?? $0 as? Int }, written: { $0 })
  }
}

extension AppStorage where Value == Double {
  public init(wrappedValue: Double, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, wrappedValue, store, read: { ($0 as? NSNumber)?.doubleValue ?? $0 as? Double }, written: { $0 })
  }
}

extension AppStorage where Value == String {
  public init(wrappedValue: String, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue, store, read: { $0 as? String }, written: { $0 })
  }
}

extension AppStorage where Value == URL {
  public init(wrappedValue: URL, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, wrappedValue, store, read: { ($0 as? String).flatMap(URL.init(string:)) },
      written: { $0.absoluteString })
  }
}

extension AppStorage where Value == Data {
  public init(wrappedValue: Data, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue, store, read: { $0 as? Data }, written: { $0 })
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, wrappedValue, store, read: { ($0 as? String).flatMap(Value.init(rawValue:)) },
      written: { $0.rawValue })
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, wrappedValue, store,
      read: { (($0 as? NSNumber)?.intValue ?? $0 as? Int).flatMap(Value.init(rawValue:)) },
      written: { $0.rawValue })
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  private init<Wrapped>(optional key: String, _ store: UserDefaults?, read: @escaping (Any) -> Wrapped?)
  where Value == Wrapped? {
    self.init(key, nil, store, read: { read($0) }, written: { $0 })
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(optional: key, store) { $0 as? String }
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(optional: key, store) { ($0 as? NSNumber)?.boolValue }
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(optional: key, store) { ($0 as? NSNumber)?.intValue }
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(optional: key, store) { ($0 as? NSNumber)?.doubleValue }
  }
}

/// A value of the scene that a person left; pages always begin anew.
public typealias SceneStorage = AppStorage
