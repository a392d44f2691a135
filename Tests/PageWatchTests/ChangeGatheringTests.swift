import PageRuns
import TestSupport
import Testing

@testable import PageWatch

/// Events of one save, put together.
struct ChangeGatheringTests {
  @Test func `files that are saved together are one change`() {
    var gathering = ChangeGathering()
    gathering.note("a", isComplete: true, at: 100)
    gathering.note("b", isComplete: true, at: 103)
    #expect(gathering.take(at: 106) == nil)
    #expect(gathering.take(at: 107) == ["a", "b"])
    #expect(gathering.take(at: 1000) == nil && gathering.due == nil)
  }

  @Test func `a file that is written without an end is looked at when it is quiet`() {
    var gathering = ChangeGathering()
    gathering.note("a", isComplete: false, at: 0)
    #expect(gathering.due == 120)
    gathering.note("a", isComplete: true, at: 10)
    #expect(gathering.due == 14)
  }

  @Test func `a file that goes and comes back is one change`() {
    var gathering = ChangeGathering()
    gathering.note("a", isComplete: false, at: 0)
    #expect(gathering.take(at: 50) == nil)
    gathering.note("a", isComplete: true, at: 60)
    #expect(gathering.take(at: 64) == ["a"])
  }

  @Test func `saves without a pause do not wait for ever`() {
    var gathering = ChangeGathering()
    for time in 0..<30 { gathering.note("a", isComplete: true, at: time) }
    #expect(gathering.due == 30)
  }

  @Test func `a file being written does not delay one that is whole`() {
    var gathering = ChangeGathering()
    gathering.note("a", isComplete: true, at: 0)
    gathering.note("b", isComplete: false, at: 2)
    #expect(gathering.take(at: 4) == ["a", "b"])
  }
}
