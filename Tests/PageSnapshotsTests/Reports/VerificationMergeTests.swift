import Testing

@testable import PageSnapshots

struct VerificationMergeTests {
  @Test func `the worse of two results of one picture counts`() {
    let worse: [PictureResult.Status] = [
      .skipped, .same, .recorded, .missing, .changed, .unreadable, .failed,
    ]
    for (place, status) in worse.enumerated() {
      for better in worse[..<place] {
        let runs = [status, better].map { Verification(title: "t", pictures: [SampleRun.picture($0)]) }
        #expect(VerificationMerge(runs).verification.pictures.map(\.status) == [status])
        #expect(VerificationMerge(runs).origins == [0])
        #expect(VerificationMerge(runs.reversed()).verification.pictures.map(\.status) == [status])
        #expect(VerificationMerge(runs.reversed()).origins == [1])
      }
    }
  }
}
