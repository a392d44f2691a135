internal import Synchronization

/// Runs jobs that are numbered from 0 in several tasks at once.
///
/// Tasks take the jobs in ascending order or in that of `order`, so that successive jobs, which share a page,
/// mostly have one worker. The results are sorted by number; jobs that were not begun before `shouldStop`
/// returned true are missing.
///
/// - Parameter order: The order of the jobs, with every number below `count` once; `nil` for ascending order.
package func runInParallel<Worker, Result: Sendable>(
  count: Int, workers: Int, order: [Int]? = nil, shouldStop: @escaping @Sendable () -> Bool,
  makeWorker: @escaping @Sendable () -> Worker,
  work: @escaping @Sendable (Worker, Int) -> Result
) async -> [(index: Int, result: Result)] {
  let counter = Counter()
  return await withTaskGroup { group in
    for _ in 0..<min(max(workers, 1), max(count, 1)) {
      group.addTask {
        let worker = makeWorker()
        var results: [(index: Int, result: Result)] = []
        while !shouldStop() {
          let place = counter.next()
          guard place < count else { break }
          let index = order?[place] ?? place
          results.append((index, work(worker, index)))
        }
        return results
      }
    }
    var all: [(index: Int, result: Result)] = []
    for await results in group { all += results }
    return all.sorted { $0.index < $1.index }
  }
}

private final class Counter: Sendable {
  private let value = Atomic(0)

  func next() -> Int { value.wrappingAdd(1, ordering: .relaxed).oldValue }
}
