import Testing

@testable import PageSnapshots

struct VerificationMergeTests {
  private func shard(_ number: Int, of count: Int, stale: [String], _ pages: String...) -> Verification {
    Verification(
      title: "tutorial", pictures: pages.map { SampleRun.picture(.same, page: $0) },
      narrowedBy: "shard \(number)/\(count)", stale: stale)
  }

  @Test func `all shards are a complete run, in which is stale what no shard knows`() {
    let shards = [
      shard(1, of: 3, stale: ["b", "c", "old"], "a"), shard(2, of: 3, stale: ["a", "c", "old"], "b"),
      shard(3, of: 3, stale: ["a", "b", "old"], "c"),
    ]
    let merged = VerificationMerge(shards).verification
    #expect(merged.narrowedBy == nil)
    #expect(merged.stale == ["old"])
    #expect(merged.pictures.map(\.axes.page) == ["a", "b", "c"])
    #expect(merged.title == "tutorial")
    // In whichever order they come.
    #expect(VerificationMerge(shards.reversed()).verification == merged)
  }

  @Test func `a shard that is missing leaves the run incomplete, and nothing stale`() {
    let merged = VerificationMerge([
      shard(1, of: 3, stale: ["old"], "a"), shard(3, of: 3, stale: ["old"], "c"),
    ]).verification
    #expect(merged.narrowedBy == "shard 1/3, shard 3/3")
    #expect(merged.stale == [])
  }

  @Test func `a shard that ended early is as good as none, until it has run again`() {
    var early = shard(1, of: 2, stale: ["old"], "a")
    early.pictures.append(SampleRun.picture(.skipped, page: "b"))
    let runs = [early, shard(2, of: 2, stale: ["old"], "c")]
    let incomplete = VerificationMerge(runs).verification
    #expect(incomplete.narrowedBy == "shard 1/2, shard 2/2")
    #expect(incomplete.stale == [])
    let again = VerificationMerge(runs + [shard(1, of: 2, stale: ["old"], "a", "b")]).verification
    #expect(again.narrowedBy == nil)
    #expect(again.stale == ["old"])
    #expect(again.count(.skipped) == 0)
  }

  @Test(arguments: ["shard 0/3", "shard 4/3", "shard 1", "shard 1/0", "shard a/b", "--page", "shard 1/2/3"])
  func `what is no shard stays a reason`(reason: String) {
    let run = Verification(title: "tutorial", narrowedBy: reason, stale: ["old"])
    #expect(VerificationMerge([run]).verification.narrowedBy == reason)
  }

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

  @Test func `complete runs of several decks keep their stale snapshots, but for those another has`() {
    let a = Verification(title: "a", pictures: [SampleRun.picture(.same, deck: "a")], stale: ["x"])
    let b = Verification(
      title: "b", pictures: [SampleRun.picture(.same, deck: "b")],
      environmentDifferences: ["cairo"], stale: ["Snapshots/a/lesson-1/iphone-x.png", "y"])
    let merged = VerificationMerge([b, a, b]).verification
    #expect(merged.title == "b, a")
    #expect(merged.stale == ["x", "y"])
    #expect(merged.environmentDifferences == ["cairo"])
    #expect(merged.pictures.map(\.deck) == ["a", "b"])
  }

  @Test func `of equal results that of the earliest run counts`() {
    let runs = ["one", "two"].map { Verification(title: "t", pictures: [SampleRun.changed($0)]) }
    let merge = VerificationMerge(runs)
    #expect(merge.verification.pictures.map(\.lead) == ["one"])
    #expect(merge.origins == [0])
  }

  @Test func `pictures are ordered by their decks, and then by their names`() {
    let places = [("b", "a"), ("a", "z"), ("a", "b")]
    let runs = places.map {
      Verification(title: "t", pictures: [SampleRun.picture(.same, deck: $0.0, page: $0.1)])
    }
    let merge = VerificationMerge(runs)
    #expect(merge.verification.pictures.map(\.key) == ["a/b/iphone-x", "a/z/iphone-x", "b/a/iphone-x"])
    #expect(merge.origins == [2, 1, 0])
  }

  @Test func `shards of two runs, or of two numbers of shards, are no whole`() {
    var other = shard(2, of: 2, stale: [], "b")
    other.title = "maps"
    let first = shard(1, of: 2, stale: [], "a")
    #expect(VerificationMerge([first, other]).verification.narrowedBy == "shard 1/2, shard 2/2")
    #expect(
      VerificationMerge([first, shard(2, of: 3, stale: [], "b")]).verification.narrowedBy
        == "shard 1/2, shard 2/3")
    #expect(VerificationMerge([first, first]).verification.narrowedBy == "shard 1/2")
    #expect(VerificationMerge([first, shard(2, of: 2, stale: [], "b")]).verification.narrowedBy == nil)
    #expect(shard(2, of: 3, stale: []).shard?.text == "2/3")
  }
}
