internal import Dispatch
internal import Synchronization

/// Runs jobs that are numbered from 0 in several tasks at once.
///
/// Tasks take the jobs in ascending order or in that of `order`, so that successive jobs, which share a page,
/// mostly have one worker. The results are sorted by number; jobs that were not begun before `shouldStop`
/// returned true are missing.
///
/// - Parameters:
///   - order: The order of the jobs, with every number below `count` once; `nil` for ascending order.
///   - isOver: Returns true once jobs that are not done are given up: their results are missing, and their
///     threads go on to the end of the process. `nil` waits for every job that was begun.
package func runInParallel<Worker, Result: Sendable>(
  count: Int, workers: Int, order: [Int]? = nil, shouldStop: @escaping @Sendable () -> Bool,
  isOver: (@Sendable () -> Bool)? = nil,
  makeWorker: @escaping @Sendable () -> Worker,
  work: @escaping @Sendable (Worker, Int) -> Result
) async -> [(index: Int, result: Result)] {
  let counter = Counter()
  let workers = min(max(workers, 1), max(count, 1))
  let results = Results<Result>(workers: workers)
  let job: @Sendable () -> Void = {
    defer { results.leave() }
    guard !shouldStop() else { return }
    let worker = makeWorker()
    while !shouldStop() {
      let place = counter.next()
      guard place < count else { break }
      let index = order?[place] ?? place
      results.add(index, work(worker, index))
    }
  }
  if let isOver {
    // Unstructured tasks: a group waits for all of its tasks.
    for _ in 0..<workers { Task { job() } }
    await results.wait(until: isOver)
  } else {
    await withTaskGroup { group in
      for _ in 0..<workers { group.addTask { job() } }
    }
  }
  return results.sorted
}

private final class Counter: Sendable {
  private let value = Atomic(0)

  func next() -> Int { value.wrappingAdd(1, ordering: .relaxed).oldValue }
}

/// The results of jobs, and the number of workers that may add more.
private final class Results<Result: Sendable>: Sendable {
  private struct State {
    var results: [(index: Int, result: Result)] = []
    var workers: Int
    var waiter: CheckedContinuation<Void, Never>?

    mutating func resume() {
      waiter?.resume()
      waiter = nil
    }
  }

  private let state: Mutex<State>

  init(workers: Int) { state = Mutex(State(workers: workers)) }

  var sorted: [(index: Int, result: Result)] {
    state.withLock { $0.results }.sorted { $0.index < $1.index }
  }

  func add(_ index: Int, _ result: Result) { state.withLock { $0.results.append((index, result)) } }

  func leave() {
    state.withLock { state in
      state.workers -= 1
      if state.workers == 0 { state.resume() }
    }
  }

  /// Waits until all workers have left, or `isOver` returns true.
  func wait(until isOver: @escaping @Sendable () -> Bool) async {
    // The queue has a thread of its own: the workers may hold all threads of Swift's tasks.
    let clock = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "renderpages.parallel-work"))
    clock.setEventHandler { [self] in
      if isOver() { state.withLock { $0.resume() } }
    }
    await withCheckedContinuation { continuation in
      state.withLock { state in
        state.waiter = continuation
        if state.workers == 0 { state.resume() }
      }
      clock.schedule(deadline: .now(), repeating: .milliseconds(50))
      clock.resume()
    }
    clock.cancel()
  }
}
