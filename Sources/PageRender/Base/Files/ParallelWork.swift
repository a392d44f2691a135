internal import Synchronization

/// Runs work that is numbered from 0 on several tasks at once.
///
/// Tasks take the numbers in order, or in that of `order`, so that neighbours, which share a page, mostly meet the
/// same worker. The results come in order of their numbers, whoever made them and when; numbers not reached before
/// `shouldStop` said so are missing.
///
/// - Parameter order: Every number below `count` once; `nil` is ascending.
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
