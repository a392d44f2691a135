public import AppUIKit
internal import Foundation

/// A publisher that code sends values to.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  public func send() { send(()) }
}

/// The subscribers of a subject, in the order of their subscriptions.
final class Listeners<Output, Failure: Error>: @unchecked Sendable {
  private let lock = NSLock()
  private var next = 0
  private var list: [(id: Int, value: (Output) -> Void, end: (Subscribers.Completion<Failure>) -> Void)] = []
  private var ending: Subscribers.Completion<Failure>?

  /// Adds a subscriber, which gets `first` at once; one that comes after the end gets the end alone.
  func add<S: Subscriber>(_ subscriber: S, first: () -> Output?)
  where S.Input == Output, S.Failure == Failure {
    let subscription = OpenSubscription()
    subscriber.receive(subscription: subscription)
    guard !subscription.isOver else { return }
    if let ending = lock.withLock({ ending }) { return subscriber.receive(completion: ending) }
    let id = lock.withLock {
      next += 1
      list.append(
        (
          next, { if !subscription.isOver { _ = subscriber.receive($0) } },
          { if !subscription.isOver { subscriber.receive(completion: $0) } }
        ))
      return next
    }
    subscription.upstream = AnyCancellable { [weak self] in self?.remove(id) }
    if let value = first() { _ = subscriber.receive(value) }
  }

  private func remove(_ id: Int) { lock.withLock { list.removeAll { $0.id == id } } }

  func send(_ value: Output) {
    for each in lock.withLock({ ending == nil ? list : [] }) { each.value(value) }
  }

  func send(completion: Subscribers.Completion<Failure>) {
    let all = lock.withLock {
      guard ending == nil else {
        return [(id: Int, value: (Output) -> Void, end: (Subscribers.Completion<Failure>) -> Void)]()
      }
      ending = completion
      defer { list = [] }
      return list
    }
    for each in all { each.end(completion) }
  }

  var isOver: Bool { lock.withLock { ending != nil } }
}

/// A subject that keeps no value.
public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let listeners = Listeners<Output, Failure>()
  public init() {}
  public func send(_ input: Output) { listeners.send(input) }
  public func send(completion: Subscribers.Completion<Failure>) { listeners.send(completion: completion) }
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    listeners.add(subscriber) { nil }
  }
}

/// A subject that keeps its last value and sends it to every new subscriber.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let listeners = Listeners<Output, Failure>()
  private let lock = NSLock()
  private var current: Output

  public init(_ value: Output) { current = value }

  public var value: Output {
    get { lock.withLock { current } }
    set { send(newValue) }
  }

  public func send(_ input: Output) {
    guard !listeners.isOver else { return }
    lock.withLock { current = input }
    listeners.send(input)
  }
  public func send(completion: Subscribers.Completion<Failure>) { listeners.send(completion: completion) }
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    listeners.add(subscriber) { value }
  }
}

extension _KeyValueCodingAndObserving {
  /// A publisher of a property's value, the present one first, until it is cancelled.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> AnyPublisher<Value, Never> {
    let subject = CurrentValueSubject<Value, Never>(self[keyPath: keyPath])
    let observation = observe(keyPath) { object, _ in subject.send(object[keyPath: keyPath]) }
    return subject.dropFirst(options.contains(.initial) ? 0 : 1).map { value in
      withExtendedLifetime(observation) { value }
    }.eraseToAnyPublisher()
  }
}
