import Glibc
import Synchronization
import Testing

@testable import PageBase

struct ParallelWorkTests {
  /// In a process of its own: the job that hangs has a thread of those that all tests share, which are as few as the processor's
  /// cores, and another test that waits would leave none to end it.
  @Test func `jobs that are not done when the work is over are given up`() async {
    await #expect(processExitsWith: .success) {
      let isOver = Atomic(false)
      let results = await runInParallel(count: 2, workers: 2) {
        isOver.load(ordering: .relaxed)
      } isOver: {
        isOver.load(ordering: .relaxed)
      } makeWorker: {
      } work: { _, number in
        // The second job hangs.
        if number == 1 {
          isOver.store(true, ordering: .relaxed)
          sleep(1000)
        }
        return number
      }
      #expect(results.allSatisfy { $0.index == 0 && $0.result == 0 })
    }
  }

  @Test func `work that ends by itself is whole, in order`() async {
    let results = await runInParallel(count: 20, workers: 3) {
      false
    } isOver: {
      false
    } makeWorker: {
    } work: { _, number in
      number * 2
    }
    #expect(results.map(\.result) == (0..<20).map { $0 * 2 })
  }
}
