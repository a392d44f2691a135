import Synchronization
import Testing

@testable import PageBase

/// Jobs by number, in the tasks of some workers.
struct JobOrderTests {
  private typealias Found = (results: [Int], begun: [Int], workers: Int)

  /// Runs jobs and returns the results, the jobs in the order in which they began, and the number of workers; in a
  /// group of tasks, or in tasks that could be given up.
  private func run(
    _ count: Int, workers: Int, order: [Int]? = nil, stopAfter: Int = .max, isGroup: Bool
  ) async -> Found {
    let begun = Mutex<[Int]>([])
    let made = Mutex(0)
    let isOver: (@Sendable () -> Bool)? = isGroup ? nil : { @Sendable in false }
    let shouldStop: @Sendable () -> Bool = { begun.withLock { $0.count >= stopAfter } }
    let results = await runInParallel(
      count: count, workers: workers, order: order, shouldStop: shouldStop, isOver: isOver
    ) {
      made.withLock { $0 += 1 }
    } work: { _, number in
      begun.withLock { $0.append(number) }
      return number * 10
    }
    #expect(results.allSatisfy { $0.result == $0.index * 10 })
    return (results.map(\.index), begun.withLock { $0 }, made.withLock { $0 })
  }

  @Test(arguments: [true, false])
  func `one worker does all jobs, in ascending order or in another`(isGroup: Bool) async {
    let found = await run(4, workers: 1, isGroup: isGroup)
    #expect(found == ([0, 1, 2, 3], [0, 1, 2, 3], 1))
    let other = await run(4, workers: 1, order: [2, 0, 3, 1], isGroup: isGroup)
    #expect(other == ([0, 1, 2, 3], [2, 0, 3, 1], 1))
  }

  @Test(arguments: [true, false])
  func `there is one worker at least, and no more than jobs`(isGroup: Bool) async {
    for workers in [0, -3] {
      let found = await run(3, workers: workers, isGroup: isGroup)
      #expect(found == ([0, 1, 2], [0, 1, 2], 1))
    }
    let two = await run(2, workers: 50, isGroup: isGroup)
    #expect(two.results == [0, 1] && (1...2).contains(two.workers))
    let one = await run(1, workers: 50, isGroup: isGroup)
    #expect(one == ([0], [0], 1))
    let none = await run(0, workers: 50, isGroup: isGroup)
    #expect(none.results.isEmpty && none.begun.isEmpty && none.workers <= 1)
  }

  @Test(arguments: [true, false])
  func `each job of several workers is done once`(isGroup: Bool) async {
    let found = await run(200, workers: 4, isGroup: isGroup)
    #expect(found.results == Array(0..<200) && found.begun.sorted() == Array(0..<200))
    #expect((1...4).contains(found.workers))
  }

  @Test(arguments: [true, false])
  func `jobs that were not begun when the work was stopped are missing`(isGroup: Bool) async {
    let two = await run(5, workers: 1, stopAfter: 2, isGroup: isGroup)
    #expect(two == ([0, 1], [0, 1], 1))
    let none = await run(5, workers: 2, stopAfter: 0, isGroup: isGroup)
    #expect(none.results.isEmpty && none.begun.isEmpty && none.workers == 0)
  }
}
