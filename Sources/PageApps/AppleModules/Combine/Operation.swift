/// A publisher made of a closure that starts it; most operators are one.
struct Operation<Output, Failure: Error>: Publisher {
  typealias Values = (Output) -> Void
  typealias Completion = (Subscribers.Completion<Failure>) -> Void

  /// Subscribes upstream, and returns what cancels that.
  let start: (_ values: @escaping Values, _ completion: @escaping Completion) -> AnyCancellable

  init(_ start: @escaping (_ values: @escaping Values, _ completion: @escaping Completion) -> AnyCancellable)
  {
    self.start = start
  }

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let subscription = OpenSubscription()
    subscriber.receive(subscription: subscription)
    guard !subscription.isOver else { return }
    let upstream = start(
      { if !subscription.isOver { _ = subscriber.receive($0) } },
      { completion in
        guard !subscription.isOver else { return }
        subscription.cancel()
        subscriber.receive(completion: completion)
      })
    if subscription.isOver { upstream.cancel() } else { subscription.upstream = upstream }
  }
}

/// A subscription that keeps what it depends on until it is cancelled.
final class OpenSubscription: Subscription {
  var upstream: AnyCancellable?
  var isOver = false
  func request(_ demand: Subscribers.Demand) {}
  func cancel() {
    isOver = true
    upstream?.cancel()
    upstream = nil
  }
}

/// A publisher whose type says nothing of how its values are made.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let operation: Operation<Output, Failure>

  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    operation = Operation { publisher.sink(receiveCompletion: $1, receiveValue: $0) }
  }

  /// A publisher made of a closure that starts it.
  init(
    _ start:
      @escaping (@escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void) ->
      AnyCancellable
  ) {
    operation = Operation(start)
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    operation.receive(subscriber: subscriber)
  }
}

extension Subscribers.Completion {
  func mapFailure<Other: Error>(_ change: (Failure) -> Other) -> Subscribers.Completion<Other> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(change(error))
    }
  }
}
