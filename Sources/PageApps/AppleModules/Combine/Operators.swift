// Operators that change, drop or choose the values of one publisher.

extension Publisher {
  /// A publisher that handles each of this one's values in a closure.
  func operation<T>(
    _ handle: @escaping (Output, (T) -> Void) -> Void,
    atEnd: @escaping ((T) -> Void) -> Void = { _ in }
  ) -> AnyPublisher<T, Failure> {
    AnyPublisher { values, completion in
      sink(
        receiveCompletion: {
          if case .finished = $0 { atEnd(values) }
          completion($0)
        }, receiveValue: { handle($0, values) })
    }
  }

  /// A publisher that handles each value in a closure that may end it.
  func ending<T>(
    _ make: @escaping () -> (Output, (T) -> Void, (Subscribers.Completion<any Error>) -> Void) -> Void
  ) -> AnyPublisher<T, any Error> {
    AnyPublisher { values, completion in
      let handle = make()
      return sink(
        receiveCompletion: { completion($0.mapFailure { $0 }) },
        receiveValue: { handle($0, values, completion) })
    }
  }

  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
    operation { value, send in send(transform(value)) }
  }
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> AnyPublisher<T, Failure> {
    operation { value, send in send(value[keyPath: keyPath]) }
  }
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> AnyPublisher<T, any Error> {
    ending {
      { value, send, end in
        do { send(try transform(value)) } catch { end(.failure(error)) }
      }
    }
  }
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
    operation { value, send in
      if let result = transform(value) { send(result) }
    }
  }
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    operation { value, send in
      if isIncluded(value) { send(value) }
    }
  }
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> {
    ending {
      { value, send, end in
        do { if try isIncluded(value) { send(value) } } catch { end(.failure(error)) }
      }
    }
  }
  public func replaceNil<T>(with output: T) -> AnyPublisher<T, Failure> where Output == T? {
    map { $0 ?? output }
  }
  public func ignoreOutput() -> AnyPublisher<Never, Failure> { operation { _, _ in } }

  // MARK: Values in turn

  /// A publisher whose closure keeps a state for each subscription.
  func stateful<State, T>(
    _ initial: @escaping @autoclosure () -> State,
    _ handle: @escaping (inout State, Output, (T) -> Void) -> Void,
    atEnd: @escaping (State, (T) -> Void) -> Void = { _, _ in }
  ) -> AnyPublisher<T, Failure> {
    AnyPublisher { values, completion in
      var state = initial()
      return sink(
        receiveCompletion: {
          if case .finished = $0 { atEnd(state, values) }
          completion($0)
        }, receiveValue: { handle(&state, $0, values) })
    }
  }

  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> AnyPublisher<T, Failure> {
    stateful(initialResult) { state, value, send in
      state = nextPartialResult(state, value)
      send(state)
    }
  }
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> AnyPublisher<T, Failure> {
    stateful(initialResult, { state, value, _ in state = nextPartialResult(state, value) }) { $1($0) }
  }
  public func collect() -> AnyPublisher<[Output], Failure> {
    stateful([], { state, value, _ in state.append(value) }) { $1($0) }
  }
  public func collect(_ count: Int) -> AnyPublisher<[Output], Failure> {
    stateful(
      [Output](),
      { state, value, send in
        state.append(value)
        guard state.count >= count else { return }
        send(state)
        state = []
      }
    ) { state, send in
      if !state.isEmpty { send(state) }
    }
  }
  public func count() -> AnyPublisher<Int, Failure> { reduce(0) { count, _ in count + 1 } }
  public func last() -> AnyPublisher<Output, Failure> {
    stateful(Output?.none, { state, value, _ in state = value }) { state, send in
      if let state { send(state) }
    }
  }
  public func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
    stateful(
      true,
      { isEmpty, value, send in
        isEmpty = false
        send(value)
      }
    ) { isEmpty, send in
      if isEmpty { send(output) }
    }
  }
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    stateful(Output?.none) { last, value, send in
      if let last, predicate(last, value) { return }
      last = value
      send(value)
    }
  }
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    stateful(max(count, 0)) { left, value, send in
      if left > 0 { left -= 1 } else { send(value) }
    }
  }
  public func drop(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    stateful(true) { isDropping, value, send in
      if isDropping, predicate(value) { return }
      isDropping = false
      send(value)
    }
  }

  // MARK: An early end

  public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
    AnyPublisher { values, completion in
      var left = maxLength
      guard left > 0 else {
        completion(.finished)
        return AnyCancellable {}
      }
      return sink(receiveCompletion: completion) { value in
        guard left > 0 else { return }
        left -= 1
        values(value)
        if left == 0 { completion(.finished) }
      }
    }
  }
  public func prefix(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    AnyPublisher { values, completion in
      sink(receiveCompletion: completion) { value in
        if predicate(value) { values(value) } else { completion(.finished) }
      }
    }
  }
  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }
  public func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    filter(predicate).prefix(1)
  }
  public func contains(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
    first(where: predicate).map { _ in true }.replaceEmpty(with: false)
  }
  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
    contains { !predicate($0) }.map { !$0 }
  }

  // MARK: Watching

  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { values, completion in
      receiveSubscription?(OpenSubscription())
      receiveRequest?(.unlimited)
      var isOver = false
      let upstream = sink(
        receiveCompletion: {
          isOver = true
          receiveCompletion?($0)
          completion($0)
        },
        receiveValue: {
          receiveOutput?($0)
          values($0)
        })
      return AnyCancellable {
        if !isOver { receiveCancel?() }
        upstream.cancel()
      }
    }
  }

  /// Returns the values; nothing is printed.
  public func print(_ prefix: String = "") -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
}

extension Publisher where Output: Equatable {
  public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }
  public func contains(_ output: Output) -> AnyPublisher<Bool, Failure> { contains { $0 == output } }
}
