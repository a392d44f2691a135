import Testing

@testable import PageSnapshots

struct SnapshotNameTests {
  @Test func `a name's last folder is its page, and the folders before that its deck`() {
    let name = SnapshotName("Tutorial/lesson-1/iphone-x.dark.tap-next")
    #expect(name.depth == 2)
    #expect(name.deck == "Tutorial")
    #expect(name.page.folder == "Tutorial/lesson-1")
    #expect(name.page.id == "lesson-1")
    #expect(name.page.step == "tap-next")
    #expect(name.screen == "iphone-x.dark")
    #expect(SnapshotName("a/b/lesson-1/iphone-x").deck == "a/b")
    #expect(SnapshotName("lesson-1/iphone-x").deck == "")
  }

  @Test func `a name without a folder is a page without a screen and a step`() {
    let name = SnapshotName("welcome.tap-next")
    #expect((name.depth, name.screen, name.deck) == (0, "", ""))
    #expect((name.page.folder, name.page.id, name.page.step) == ("welcome.tap-next", "welcome.tap-next", nil))
  }

  /// A step has the words of a step's form: `rotate`, or `tap` and a view, which may have dots.
  @Test(
    arguments: [
      ("iphone-x", "iphone-x", nil), ("iphone-x.ar.dark", "iphone-x.ar.dark", nil),
      ("iphone-x.rotate", "iphone-x", "rotate"), ("iphone-x.rotate-2", "iphone-x", "rotate-2"),
      ("iphone-x.tap-a.b", "iphone-x", "tap-a.b"),
      ("iphone-x.ar.tap-a.rotate", "iphone-x.ar", "tap-a.rotate"),
      // A step follows a screen: a whole name is none.
      ("rotate", "rotate", nil), ("iphone-x..rotate", "iphone-x.", "rotate"), ("iphone-x.", "iphone-x.", nil),
    ] as [(String, String, String?)])
  func `the longest end of a name that is a step's is the step`(name: String, screen: String, step: String?) {
    let name = SnapshotName("lesson-1/\(name)")
    #expect((name.screen, name.page.step) == (screen, step))
  }

  @Test func `pages are ordered by their folders, and then by their steps with the page itself first`() {
    let names = ["b/x", "a/x.tap-b", "a/x", "a/x.tap-a"].map { SnapshotName($0).page }
    #expect(
      names.sorted().map { "\($0.folder) \($0.step ?? "-")" } == ["a -", "a tap-a", "a tap-b", "b -"])
  }
}

struct RecordModeTests {
  @Test func `the project's own variable comes before that of swift-snapshot-testing, and both before CI`()
    throws
  {
    #expect(
      try RecordMode(environment: [
        "RENDERPAGES_RECORD": "all", "SNAPSHOT_TESTING_RECORD": "never", "CI": "1",
      ])
        == .all)
    #expect(try RecordMode(environment: ["SNAPSHOT_TESTING_RECORD": "failed", "CI": "true"]) == .failed)
    #expect(
      try RecordMode(environment: ["RENDERPAGES_RECORD": "", "SNAPSHOT_TESTING_RECORD": "missing"])
        == .missing)
    #expect(try RecordMode(environment: [:]) == nil)
  }

  @Test(arguments: [
    ("true", true), ("TRUE", true), ("True", true), ("1", true), ("0", false), ("false", false), ("", false),
    ("2", false), ("yes", false),
  ])
  func `a run of continuous integration records nothing`(value: String, isIntegration: Bool) throws {
    #expect(try RecordMode(environment: ["CI": value]) == (isIntegration ? .never : nil))
  }

  @Test func `a value that is no mode is named with its variable`() {
    #expect(throws: UnknownRecordMode(variable: "SNAPSHOT_TESTING_RECORD", value: "ALL")) {
      try RecordMode(environment: ["SNAPSHOT_TESTING_RECORD": "ALL"])
    }
    #expect(throws: UnknownRecordMode(variable: "RENDERPAGES_RECORD", value: "yes")) {
      try RecordMode(environment: ["RENDERPAGES_RECORD": "yes", "SNAPSHOT_TESTING_RECORD": "all"])
    }
    #expect(RecordMode.names == "all, missing, failed, never")
  }
}
