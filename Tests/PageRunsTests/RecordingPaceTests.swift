import Testing

@testable import PageRuns

struct RecordingPaceTests {
  private static let second: UInt64 = 1_000_000_000

  @Test func `a run of more than a minute is foretold after five seconds`() {
    var pace = RecordingPace(total: 720, at: 0)
    // 10 a second: 72 s.
    for picture in 1..<50 {
      #expect(pace.minutes(afterOneMore: true, at: UInt64(picture) * Self.second / 10) == nil)
    }
    #expect(pace.minutes(afterOneMore: true, at: 5 * Self.second) == 1)
  }

  @Test func `a run of a minute is waited for`() {
    var pace = RecordingPace(total: 600, at: 0)
    for picture in 1...600 {
      #expect(pace.minutes(afterOneMore: true, at: UInt64(picture) * Self.second / 10) == nil)
    }
  }

  @Test func `where nothing is written nothing is foretold`() {
    var pace = RecordingPace(total: 720, at: 0)
    #expect(pace.minutes(afterOneMore: false, at: 10 * Self.second) == nil)
    // 2 in 20 s: 7,200 s.
    #expect(pace.minutes(afterOneMore: true, at: 20 * Self.second) == 120)
  }
}
