internal import Foundation

// Operators over several publishers.

/// The joined end of several publishers: that of the last to finish, or the first failure.
private final class Ending<Failure: Error> {
  private var left: Int
  private let completion: (Subscribers.Completion<Failure>) -> Void

  init(_ count: Int, _ completion: @escaping (Subscribers.Completion<Failure>) -> Void) {
    (left, self.completion) = (count, completion)
  }

  func add() { left += 1 }

  func end(_ end: Subscribers.Completion<Failure>) {
    if case .failure = end { return completion(end) }
    left -= 1
    if left == 0 { completion(.finished) }
  }
}

/// Several subscriptions that are cancelled together.
private final class Group {
  private var all: [AnyCancellable] = []
  func add(_ one: AnyCancellable) { all.append(one) }
  func cancel() {
    let former = all
    all = []
    for each in former { each.cancel() }
  }
}

extension Publisher {
  public func flatMap<T, P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<T, Failure> where P.Output == T, P.Failure == Failure {
    AnyPublisher { values, completion in
      let (ending, group) = (Ending(1, completion), Group())
      group.add(
        sink(receiveCompletion: ending.end) { value in
          ending.add()
          group.add(transform(value).sink(receiveCompletion: ending.end, receiveValue: values))
        })
      return AnyCancellable(group.cancel)
    }
  }

  public func switchToLatest() -> AnyPublisher<Output.Output, Failure>
  where Output: Publisher, Output.Failure == Failure {
    AnyPublisher { values, completion in
      let (ending, inner) = (Ending(1, completion), OpenSubscription())
      var isInnerOpen = false
      let outer = sink(receiveCompletion: ending.end) { publisher in
        inner.upstream?.cancel()
        if !isInnerOpen { ending.add() }
        isInnerOpen = true
        inner.upstream = publisher.sink(
          receiveCompletion: {
            isInnerOpen = false
            ending.end($0)
          }, receiveValue: values)
      }
      return AnyCancellable {
        outer.cancel()
        inner.cancel()
      }
    }
  }

  public func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    Publishers.MergeMany([eraseToAnyPublisher(), other.eraseToAnyPublisher()]).eraseToAnyPublisher()
  }

  public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> { prepend(elements) }
  public func prepend<S: Sequence>(_ elements: S) -> AnyPublisher<Output, Failure>
  where S.Element == Output {
    AnyPublisher { values, completion in
      for element in elements { values(element) }
      return sink(receiveCompletion: completion, receiveValue: values)
    }
  }
  public func append(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    operation({ value, send in send(value) }, atEnd: { send in for each in elements { send(each) } })
  }

  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
  where P.Failure == Failure { Publishers.CombineLatest(self, other) }
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure {
    Publishers.CombineLatest(self, other).map { transform($0.0, $0.1) }
  }
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2)
  }
  public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> where P.Failure == Failure {
    Publishers.Zip(self, other)
  }

  public func share() -> AnyPublisher<Output, Failure> {
    let subject = PassthroughSubject<Output, Failure>()
    var subscription: AnyCancellable?
    return AnyPublisher { values, completion in
      let own = subject.sink(receiveCompletion: completion, receiveValue: values)
      if subscription == nil { subscription = self.subscribe(subject) }
      return own
    }
  }
}

/// The types of publishers that code names.
public enum Publishers {
  /// The latest values of two publishers, from when both have one.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      Operation<Output, Failure> { values, completion in
        var (first, second) = (A.Output?.none, B.Output?.none)
        let (ending, group) = (Ending(2, completion), Group())
        func send() {
          if let first, let second { values((first, second)) }
        }
        group.add(
          a.sink(receiveCompletion: ending.end) {
            first = $0
            send()
          })
        group.add(
          b.sink(receiveCompletion: ending.end) {
            second = $0
            send()
          })
        return AnyCancellable(group.cancel)
      }.receive(subscriber: subscriber)
    }
  }

  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure
    private let publisher: AnyPublisher<Output, Failure>
    public init(_ a: A, _ b: B, _ c: C) {
      publisher = CombineLatest(CombineLatest(a, b), c).map { ($0.0.0, $0.0.1, $0.1) }
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      publisher.receive(subscriber: subscriber)
    }
  }

  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure
    private let publisher: AnyPublisher<Output, Failure>
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      publisher = CombineLatest(CombineLatest(a, b), CombineLatest(c, d)).map {
        ($0.0.0, $0.0.1, $0.1.0, $0.1.1)
      }
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      publisher.receive(subscriber: subscriber)
    }
  }

  /// Pairs of two publishers' values, in their order.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      Operation<Output, Failure> { values, completion in
        var (first, second) = ([A.Output](), [B.Output]())
        var (isFirstOver, isSecondOver) = (false, false)
        let group = Group()
        func send() {
          while !first.isEmpty, !second.isEmpty { values((first.removeFirst(), second.removeFirst())) }
          if isFirstOver && first.isEmpty || isSecondOver && second.isEmpty { completion(.finished) }
        }
        group.add(
          a.sink(
            receiveCompletion: {
              if case .failure = $0 { return completion($0) }
              isFirstOver = true
              send()
            },
            receiveValue: {
              first.append($0)
              send()
            }))
        group.add(
          b.sink(
            receiveCompletion: {
              if case .failure = $0 { return completion($0) }
              isSecondOver = true
              send()
            },
            receiveValue: {
              second.append($0)
              send()
            }))
        return AnyCancellable(group.cancel)
      }.receive(subscriber: subscriber)
    }
  }

  /// The values of several publishers, as they come.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let publishers: [Upstream]
    public init(_ upstream: Upstream...) { publishers = upstream }
    public init<S: Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      Operation<Output, Failure> { values, completion in
        let group = Group()
        guard !publishers.isEmpty else {
          completion(.finished)
          return AnyCancellable {}
        }
        let ending = Ending(publishers.count, completion)
        for each in publishers { group.add(each.sink(receiveCompletion: ending.end, receiveValue: values)) }
        return AnyCancellable(group.cancel)
      }.receive(subscriber: subscriber)
    }
  }

  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    private let publisher: AnyPublisher<Output, Failure>
    public init(_ a: A, _ b: B) { publisher = a.merge(with: b) }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      publisher.receive(subscriber: subscriber)
    }
  }
}
