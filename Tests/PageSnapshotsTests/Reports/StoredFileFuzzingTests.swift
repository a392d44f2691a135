import PageBase
import PageDrawing
import PageTestSupport
import TestSupport
import Testing

@testable import PageSnapshots

/// Results, snapshots and frame trees that are nearly right: whoever changes a pull request's files may have changed these.
/// `make fuzz` runs these for longer.
@Suite(.serialized) struct StoredFileFuzzingTests {
  private let seed: Comment = "FUZZ_SEED=\(Fuzzing.seed)"

  @Test func `results`() {
    var run = Verification(title: "T", environmentDifferences: ["cairo"], stale: ["a.png"])
    run.pictures = [SampleRun.picture(.missing), SampleRun.changed("moved by 3")]
    let results = Array(run.json.text.utf8)
    let outcome = Fuzzing.run([results], as: .text) { file in
      // What is read can be written and read again.
      if let run = Verification(json: file) {
        #expect(Verification(json: Array(run.json.text.utf8)) != nil, seed)
      }
      return (try? JSONReader.read(file)) != nil
    }
    #expect(outcome.isMostlyTaken, seed)
  }

  @Test func `snapshots`() {
    let picture = Artworks.png(9, 7)
    let good = try? ImageDecoder.decode(picture)
    let outcome = Fuzzing.run([picture], as: .png) { file in
      guard let stored = try? StoredPicture(file), let decoded = try? stored.decode() else { return false }
      if let good { _ = stored.matches(good) }
      return decoded.width > 0
    }
    #expect(outcome.isMostlyTaken, "\(outcome) \(seed)")
  }
}
