public import Combine
public import Observation

/// Bindings of an object's properties.
@dynamicMemberLookup
public struct ObservedObjectWrapper<Object: AnyObject> {
  let object: Object

  public subscript<Member>(dynamicMember path: ReferenceWritableKeyPath<Object, Member>) -> Binding<Member> {
    Binding(get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
  }
}

/// An object that a view makes once and keeps.
@propertyWrapper
public struct StateObject<Object: ObservableObject>: DynamicProperty {
  private let slot: StateSlot<Object>

  public init(wrappedValue: @autoclosure @escaping () -> Object) { slot = StateSlot(wrappedValue) }

  public var wrappedValue: Object { slot.value }
  public var projectedValue: ObservedObjectWrapper<Object> { ObservedObjectWrapper(object: wrappedValue) }
}

extension StateObject: ConnectedProperty {
  @MainActor func connect(at place: Place) {
    let cell = place.storage { StateCell(slot.initial(), changed: {}) }
    slot.cell = cell
    place.context.host.observe(cell.value)
  }
}

/// An object that a view is given.
@propertyWrapper
public struct ObservedObject<Object: ObservableObject>: DynamicProperty {
  public typealias Wrapper = ObservedObjectWrapper<Object>
  public var wrappedValue: Object

  public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }
  public init(initialValue: Object) { wrappedValue = initialValue }

  public var projectedValue: ObservedObjectWrapper<Object> { ObservedObjectWrapper(object: wrappedValue) }
}

extension ObservedObject: ConnectedProperty {
  @MainActor func connect(at place: Place) { place.context.host.observe(wrappedValue) }
}

/// An object that a view finds around it.
@propertyWrapper
public struct EnvironmentObject<Object: ObservableObject>: DynamicProperty {
  private let slot = EnvironmentSlot()

  public init() {}

  public var wrappedValue: Object {
    guard let object = slot.values.objects[ObjectIdentifier(Object.self)] as? Object else {
      preconditionFailure(
        "No ObservableObject of type \(Object.self) found; give it with environmentObject(_:)")
    }
    return object
  }
  public var projectedValue: ObservedObjectWrapper<Object> { ObservedObjectWrapper(object: wrappedValue) }
}

extension EnvironmentObject: ConnectedProperty {
  @MainActor func connect(at place: Place) {
    slot.values = place.environment
    if let object = slot.values.objects[ObjectIdentifier(Object.self)] as? Object {
      place.context.host.observe(object)
    }
  }
}

/// Bindings of an observable object.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  public var wrappedValue: Value
  public var projectedValue: Bindable<Value> { self }

  @available(*, unavailable, message: "only objects that are observable have bindings")
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  public subscript<Member>(dynamicMember path: ReferenceWritableKeyPath<Value, Member>) -> Binding<Member>
  where Value: AnyObject {
    Binding(get: { wrappedValue[keyPath: path] }, set: { wrappedValue[keyPath: path] = $0 })
  }
}

extension Bindable where Value: AnyObject, Value: Observable {
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(_ value: Value) { wrappedValue = value }
}
