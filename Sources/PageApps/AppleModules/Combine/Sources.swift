public import Foundation
internal import UIKitCore

// Publishers that begin with values, results or events.

/// A publisher of one value.
public struct Just<Output>: Publisher {
  public typealias Failure = Never
  public let output: Output
  public init(_ output: Output) { self.output = output }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    [output].publisher.receive(subscriber: subscriber)
  }
}

/// A publisher without values.
public struct Empty<Output, Failure: Error>: Publisher {
  public let completeImmediately: Bool
  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }
  public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
    self.completeImmediately = completeImmediately
  }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: OpenSubscription())
    if completeImmediately { subscriber.receive(completion: .finished) }
  }
}

/// A publisher that fails.
public struct Fail<Output, Failure: Error>: Publisher {
  public let error: Failure
  public init(error: Failure) { self.error = error }
  public init(outputType: Output.Type, failure: Failure) { error = failure }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: OpenSubscription())
    subscriber.receive(completion: .failure(error))
  }
}

/// A publisher of one value that code makes once, from the publisher's beginning.
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
  public typealias Promise = (Result<Output, Failure>) -> Void
  private let lock = NSLock()
  private var result: Result<Output, Failure>?
  private let subject = PassthroughSubject<Output, Failure>()

  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { self.fulfil($0) }
  }

  private func fulfil(_ new: Result<Output, Failure>) {
    let isFirst = lock.withLock {
      defer { result = result ?? new }
      return result == nil
    }
    guard isFirst else { return }
    switch new {
    case .success(let value):
      subject.send(value)
      subject.send(completion: .finished)
    case .failure(let error): subject.send(completion: .failure(error))
    }
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    guard let result = lock.withLock({ result }) else { return subject.receive(subscriber: subscriber) }
    result.publisher.receive(subscriber: subscriber)
  }
}

/// A publisher that is made for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  public typealias Output = DeferredPublisher.Output
  public typealias Failure = DeferredPublisher.Failure
  public let createPublisher: () -> DeferredPublisher
  public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    createPublisher().receive(subscriber: subscriber)
  }
}

extension Sequence {
  /// The sequence's elements.
  public var publisher: AnyPublisher<Element, Never> {
    AnyPublisher { values, completion in
      for element in self { values(element) }
      completion(.finished)
      return AnyCancellable {}
    }
  }
}

extension Optional {
  /// The value, if there is one.
  public var publisher: AnyPublisher<Wrapped, Never> { (map { [$0] } ?? []).publisher }
}

extension Result {
  public var publisher: AnyPublisher<Success, Failure> {
    AnyPublisher { values, completion in
      switch self {
      case .success(let value):
        values(value)
        completion(.finished)
      case .failure(let error): completion(.failure(error))
      }
      return AnyCancellable {}
    }
  }
}

// MARK: Connecting

/// A publisher that begins when it is connected.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Connects at the first subscription.
  public func autoconnect() -> AnyPublisher<Output, Failure> {
    AnyPublisher { values, completion in
      let own = sink(receiveCompletion: completion, receiveValue: values)
      let connection = connect()
      return AnyCancellable {
        own.cancel()
        connection.cancel()
      }
    }
  }
}

// MARK: Foundation

extension NotificationCenter {
  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never
    public let center: NotificationCenter
    public let name: Notification.Name
    public let object: AnyObject?
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {
      Operation<Notification, Never> { values, _ in
        let values = Unchecked(values)
        let token = center.addObserver(forName: name, object: object, queue: nil) { values.value($0) }
        return AnyCancellable { center.removeObserver(token) }
      }.receive(subscriber: subscriber)
    }
  }

  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}

extension Timer {
  /// A timer's dates, from when the publisher is connected.
  public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
    public typealias Output = Date
    public typealias Failure = Never
    public let interval: TimeInterval
    private let subject = PassthroughSubject<Date, Never>()

    init(_ interval: TimeInterval) { self.interval = interval }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      subject.receive(subscriber: subscriber)
    }

    public func connect() -> any Cancellable {
      let subject = subject
      let timer = Unchecked(
        Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { subject.send($0.fireDate) })
      return AnyCancellable { timer.value.invalidate() }
    }
  }

  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: SchedulerOptions? = nil
  ) -> TimerPublisher { TimerPublisher(interval) }
}
