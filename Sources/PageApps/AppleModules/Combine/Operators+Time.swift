// Operators that run on schedulers.

extension Publisher {
  /// Delivers values and the end on a scheduler, in order.
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { values, completion in
      sink(
        receiveCompletion: { end in scheduler.schedule(options: options) { completion(end) } },
        receiveValue: { value in scheduler.schedule(options: options) { values(value) } })
    }
  }

  /// Subscribes at once, on the current thread.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { values, completion in
      func later(_ action: @escaping () -> Void) {
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval), tolerance: tolerance ?? scheduler.minimumTolerance,
          options: options, action)
      }
      return sink(
        receiveCompletion: { end in later { completion(end) } },
        receiveValue: { value in later { values(value) } })
    }
  }

  /// Sends a value once no other has come for a time.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { values, completion in
      var number = 0
      return sink(
        receiveCompletion: { end in
          number += 1
          scheduler.schedule(options: options) { completion(end) }
        },
        receiveValue: { value in
          number += 1
          let own = number
          scheduler.schedule(
            after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance,
            options: options
          ) {
            if own == number { values(value) }
          }
        })
    }
  }

  /// Sends the first value of each interval at once, and at its end the first or latest of the others.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { values, completion in
      var (isWaiting, waiting) = (false, Output?.none)
      func wait() {
        isWaiting = true
        scheduler.schedule(after: scheduler.now.advanced(by: interval)) {
          isWaiting = false
          guard let value = waiting else { return }
          waiting = nil
          values(value)
          wait()
        }
      }
      return sink(receiveCompletion: completion) { value in
        if isWaiting {
          if latest || waiting == nil { waiting = value }
        } else {
          values(value)
          wait()
        }
      }
    }
  }

  /// Returns the values: a page at rest waits for them.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
}
