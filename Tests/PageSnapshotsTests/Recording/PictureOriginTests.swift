import PageDrawing
import PageLayout
import PageTestSupport
import TestSupport
import Testing

import PageBase
@testable import PageSnapshots

/// Whose change it is that a picture differs from its snapshot.
@MainActor
struct PictureOriginTests {
  private static let (old, new) = (
    PictureOrigin(drawing: 1, inputs: "1-a"), PictureOrigin(drawing: 2, inputs: "1-a")
  )

  @Test func `a recording states its drawing and inputs, and is written again if they change`() throws {
    let stage = try SnapshotStage()
    let rules = SnapshotRules(mode: .all)
    _ = try stage.run(stage.page(), rules, from: Self.old)
    #expect(stage.folder.storedTree(SnapshotStage.name)?.origin == Self.old)
    #expect(try !stage.run(stage.page(), rules, from: Self.old).isWritten)
    #expect(try stage.run(stage.page(), rules, from: Self.new).isWritten)
    #expect(stage.folder.storedTree(SnapshotStage.name)?.origin == Self.new)
    let unknown = PictureOrigin(drawing: 2, inputs: nil)
    _ = try stage.run(stage.page(), rules, from: unknown)
    #expect(stage.folder.storedTree(SnapshotStage.name)?.origin == unknown)
  }

  @Test func `a picture of another drawing is told by kinds, and its first sentence says so`() throws {
    let stage = try SnapshotStage()
    _ = try stage.run(stage.page(), SnapshotRules(mode: .all), from: Self.old)
    let result = try stage.run(stage.page(x: 5), from: Self.new).result
    #expect((result.status, result.origin) == (.changed, .renderer))
    #expect(
      result.sentences.first == "PageRender draws differently now (drawing 1 → 2), from equal inputs")
    #expect(result.causes.allSatisfy { $0.hasPrefix("the renderer's: ") } && !result.causes.isEmpty)
    // The same change with other inputs is told as the team's and PageRender's.
    let both = try stage.run(stage.page(x: 5), from: PictureOrigin(drawing: 2, inputs: "1-b")).result
    #expect(both.origin == .both && both.causes.allSatisfy { !$0.hasPrefix("the renderer's") })
    let own = try stage.run(stage.page(x: 5), from: PictureOrigin(drawing: 1, inputs: "1-b")).result
    let plain = try stage.run(stage.page(x: 5)).result
    #expect(own.origin == .yours && own.sentences == plain.sentences && plain.origin == nil)
  }

  @Test func `equal inputs, libraries and fonts leave only the renderer`() throws {
    let stage = try SnapshotStage()
    _ = try stage.run(stage.page(), SnapshotRules(mode: .all), from: Self.old)
    let rules = SnapshotRules(mode: .never)
    let result = try stage.run(stage.page(x: 5), rules, from: Self.old).result
    #expect(result.origin == .neither && result.sentences.last?.contains("libraries or fonts") == true)
    let told = SnapshotTest.withEqualEnvironment(result, rules)
    #expect((told.status, told.origin) == (.changed, .renderer))
    #expect(!told.causes.isEmpty && told.causes.allSatisfy { $0.hasPrefix("the renderer's: ") })
    #expect(!told.sentences.contains { $0.contains("libraries or fonts did") })
    let own = try stage.run(stage.page(x: 5), rules, from: PictureOrigin(drawing: 1, inputs: "1-b")).result
    #expect(own.origin == .yours && SnapshotTest.withEqualEnvironment(own, rules) == own)
  }

  @Test func `a recording without hashes says that nobody can know`() throws {
    let stage = try SnapshotStage()
    try stage.record(stage.page())
    let result = try stage.run(stage.page(x: 5), from: Self.new).result
    #expect((result.status, result.origin) == (.changed, .unknown))
    #expect(result.sentences.last == "recorded by an older version; whose change it is cannot be known")
  }

  @Test(arguments: [SnapshotRules.RendererChanges.ignore, .warn])
  func `a change of the renderer's may pass, and its pictures are left to approve`(
    rule: SnapshotRules.RendererChanges
  ) throws {
    let stage = try SnapshotStage()
    _ = try stage.run(stage.page(), SnapshotRules(mode: .all), from: Self.old)
    var rules = SnapshotRules(mode: .never)
    rules.rendererChanges = rule
    let result = try stage.run(stage.page(x: 5), rules, hasReport: true, from: Self.new).result
    #expect(result.status == .same && result.isToApprove)
    #expect(result.actual.flatMap(stage.reported) != nil)
    let both = try stage.run(stage.page(x: 5), rules, from: PictureOrigin(drawing: 2, inputs: "1-b")).result
    #expect(both.status == .changed)
  }
}

/// The words of runs in which PageRender draws differently.
struct RendererChangeWordsTests {
  private func picture(_ origin: ChangeOrigin?, _ cause: String) -> PictureResult {
    var picture = SampleRun.picture(.changed, page: cause)
    (picture.causes, picture.origin) = ([cause], origin)
    return picture
  }

  @Test func `the renderer's changes are counted and listed after the team's`() throws {
    let pictures = [
      picture(.renderer, "the renderer's: a"), picture(.renderer, "the renderer's: a"), picture(.yours, "b"),
      picture(.both, "c"),
    ]
    let run = Verification(title: "T", pictures: pictures)
    #expect(run.originsText == "1 yours, 1 both, 2 the renderer's")
    #expect(run.causes.map(\.text) == ["b", "c", "the renderer's: a"])
    #expect(run.failureGroups.map(\.text) == ["b", "c", "the renderer's: a"])
    #expect(run.failureGroups.map(\.number) == [1, 2, 3])
    let advice = try #require(run.rendererAdvice())
    #expect(
      advice.hasPrefix(
        "2 pictures changed only because PageRender draws differently (CHANGELOG.md, Pictures that change)")
        && advice.hasSuffix("then run renderpages approve --renderer"))
    #expect(run.comment().contains("1 yours, 1 both, 2 the renderer's"))
    #expect(run.summary.contains("1 yours, 1 both, 2 the renderer's"))
    #expect(run.junit.contains(#"type="renderer""#) && run.junit.contains(#"name="changed""#))
    #expect(Verification(json: Array(run.json.text.utf8)) == run)
  }

  @Test(arguments: [[nil], [.yours], [.yours, .neither]] as [[ChangeOrigin?]])
  func `nothing is said of origins while PageRender draws as it did`(origins: [ChangeOrigin?]) {
    let run = Verification(title: "T", pictures: origins.map { picture($0, "a") })
    #expect(run.originsText == nil && run.rendererAdvice() == nil)
  }
}
