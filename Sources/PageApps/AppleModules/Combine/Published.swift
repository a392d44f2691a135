internal import AppUIKit

/// A property whose changes are published, each before it takes place.
@propertyWrapper
public struct Published<Value> {
  /// The property's value, shared with its publishers.
  final class Storage {
    private(set) var value: Value
    let listeners = Listeners<Value, Never>()
    /// Subscriptions that end with the property.
    var assignments: [AnyCancellable] = []
    /// Tells the object that has the property.
    var willChange: () -> Void = {}

    init(_ value: Value) { self.value = value }

    func change(to new: Value) {
      willChange()
      listeners.send(new)
      value = new
    }
  }

  /// The values of the property: the current one, and each new one.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    let storage: Storage
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      storage.listeners.add(subscriber) { storage.value }
    }
  }

  private let storage: Storage

  public init(initialValue: Value) { storage = Storage(initialValue) }
  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    set { _ = newValue }
  }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError() }
    set { fatalError() }
  }

  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set {
      let storage = object[keyPath: storageKeyPath].storage
      storage.willChange = { [weak object] in tell(object) }
      storage.change(to: newValue)
    }
  }

  private static func tell(_ object: AnyObject?) {
    guard let object = object as? any ObservableObject else { return }
    (object.objectWillChange as? ObservableObjectPublisher)?.send()
  }
}

/// An object whose changes are published before they take place.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  var objectWillChange: ObjectWillChangePublisher { get }
}

nonisolated(unsafe) private var publisherKey = 0

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  public var objectWillChange: ObservableObjectPublisher {
    withUnsafePointer(to: &publisherKey) { key in
      if let made = objc_getAssociatedObject(self, key) as? ObservableObjectPublisher { return made }
      let made = ObservableObjectPublisher()
      objc_setAssociatedObject(self, key, made, .OBJC_ASSOCIATION_RETAIN)
      return made
    }
  }
}

/// The publisher of an object's coming changes.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
  public typealias Output = Void
  public typealias Failure = Never
  private let listeners = Listeners<Void, Never>()
  public init() {}
  public func send() { listeners.send(()) }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    listeners.add(subscriber) { nil }
  }
}
