import Testing

@testable import PageBase
@testable import PageSnapshots

/// The columns of numbers by which a report's page knows all pictures.
struct PageDataTests {
  private func read(_ value: JSONOutput) throws -> StoredObject {
    try #require(StoredObject(JSONReader.read(Array(value.compactText.utf8))))
  }

  private func numbers(_ object: StoredObject?, _ name: String) -> [Int]? {
    object?.list(name).map { numbers($0) }
  }

  private func numbers(_ values: [JSONValue]) -> [Int] {
    values.compactMap { if case .number(let number) = $0.kind { Int(number) } else { nil } }
  }

  /// Of three pictures the first changed for two causes, the second is as recorded, and the third is missing
  /// and has a path of its own.
  private var run: Verification {
    var changed = SampleRun.changed(page: "a", "moved")
    changed.causes = ["x", "y"]
    var missing = SampleRun.picture(.missing, page: "a", "gone")
    missing.axes.step = "tap"
    missing.axes.ios = 26
    missing.snapshot = "other.png"
    var run = Verification(
      title: "t", pictures: [changed, SampleRun.picture(.same, page: "b"), missing],
      environmentDifferences: ["cairo"], narrowedBy: "--page", stale: ["s"])
    run.against = "main"
    return run
  }

  @Test func `each text, page and screen is written once, and pictures have their numbers`() throws {
    let index = try read(PageData(run).index)
    // The deck, the language, what is before the names of snapshots, and what is told.
    #expect(
      index.strings("texts") == [
        "tutorial", "en", "Snapshots/tutorial/", "moved", "x", "y", "other.png", "gone",
      ])
    let columns = index.object("columns")
    #expect(columns?.strings("name") == ["a/iphone-x", "b/iphone-x", "a/iphone-x"])
    #expect(numbers(columns, "deck") == [0, 0, 0])
    #expect(numbers(columns, "page") == [0, 1, 2])
    #expect(numbers(columns, "screen") == [0, 0, 1])
    #expect(numbers(columns, "locale") == [1, 1, 1])
    // A path that is not made of its picture's name is −1 − 6.
    #expect(numbers(columns, "snapshot") == [2, 2, -7])
    let statuses = try #require(index.strings("statuses"))
    #expect(numbers(columns, "status")?.map { statuses[$0] } == ["changed", "same", "missing"])
    let pages = try #require(index.list("pages")).map { value -> Int in
      if case .array(let parts) = value.kind { parts.count } else { 0 }
    }
    #expect(pages == [2, 2, 2])
    #expect(try #require(index.list("screens")).count == 2)
  }

  @Test func `what is told of pictures stands beside their places`() throws {
    let index = try read(PageData(run).index)
    let told = index.object("told")
    #expect(numbers(told, "pictures") == [0, 2])
    #expect(numbers(told, "lead") == [3, 7])
    #expect(numbers(told, "pixels") == [12, -1])
    #expect(numbers(told, "flags") == [7, 0])
    let causes = try #require(told?.list("causes")).map { value -> [Int] in
      if case .array(let texts) = value.kind { numbers(texts) } else { [-1] }
    }
    #expect(causes == [[4, 5], []])
    let groups = try #require(index.list("groups")).compactMap { StoredObject($0) }
    #expect(groups.map { $0.integer("number") } == [1, 2, 3])
    #expect(groups.map { $0.integer("text") } == [4, 5, 7])
    #expect(groups.map { $0.bool("isCause") } == [true, true, false])
    #expect(groups.map { numbers($0, "pictures") } == [[0], [0], [2]])
    let statuses = try #require(index.strings("statuses"))
    #expect(
      groups.map { group in group.integer("status").map { statuses[$0] } } == [
        "changed", "changed", "missing",
      ])
  }

  @Test func `the page knows the run's own words`() throws {
    let index = try read(PageData(run).index)
    #expect(index.string("title") == "t" && index.string("against") == "main")
    #expect(index.string("narrowedBy") == "--page" && index.integer("chunk") == 500)
    #expect(index.strings("environmentDifferences") == ["cairo"] && index.strings("stale") == ["s"])
    let plain = try read(PageData(Verification(title: "")).index)
    #expect(plain.names.contains("against") && plain.string("against") == nil)
    #expect(plain.names.contains("narrowedBy") && plain.string("narrowedBy") == nil)
  }

  private func flags(_ change: (inout PictureResult) -> Void) throws -> Int? {
    var picture = SampleRun.picture(.changed)
    change(&picture)
    return numbers(
      try read(PageData(Verification(title: "", pictures: [picture])).index).object("told"), "flags")?
      .first
  }

  @Test func `a picture has details if something is known of it`() throws {
    #expect(try flags { _ in } == nil)
    #expect(try flags { $0.comment = "alone" } == nil)
    #expect(try flags { $0.sentences = ["x"] } == 0)
    #expect(try flags { $0.pixels = SampleRun.changed("x").pixels } == 0)
    #expect(try flags { $0.expected = "e" } == 1)
    #expect(try flags { $0.actual = "a" } == 2)
    #expect(try flags { $0.difference = "d" } == 4)
    #expect(try flags { $0.isRejected = true } == 8)
    #expect(
      try flags {
        ($0.expected, $0.actual, $0.difference) = ("e", "a", "d")
        $0.isRejected = true
      } == 15)
  }

  @Test func `details are in chunks of 500 in the order of the pictures`() {
    func chunks(_ count: Int) -> [Int] {
      let pictures = (0..<count).map { SampleRun.picture(.missing, page: "\($0)", "x") }
      return PageData(Verification(title: "", pictures: pictures)).details.map { chunk in
        if case .array(let open) = chunk { open.count } else { -1 }
      }
    }
    #expect(chunks(0) == [])
    #expect(chunks(1) == [1])
    #expect(chunks(500) == [500])
    #expect(chunks(501) == [500, 1])
  }

  @Test func `details have what is known, and nothing for what is not`() throws {
    var picture = SampleRun.changed("moved")
    (picture.shared, picture.sharedActual, picture.comment) = ("s", "t", "why")
    picture.ignored = [PictureArea(x: 1, y: 2, width: 3, height: 4)]
    func details(_ picture: PictureResult) throws -> StoredObject {
      let chunk = try #require(PageData(Verification(title: "", pictures: [picture])).details.first)
      return try #require(
        try read(.object([("chunk", chunk)])).list("chunk")?.first.flatMap { StoredObject($0) })
    }
    let full = try details(picture)
    #expect(full.strings("sentences") == ["moved"])
    #expect(
      ["expected", "actual", "difference", "shared", "sharedActual", "comment"].map { full.string($0) }
        == [picture.expected, picture.actual, picture.difference, "s", "t", "why"])
    #expect(full.object("pixels")?.integer("count") == 12)
    let area = try #require(full.list("ignored")?.first.flatMap { StoredObject($0) })
    #expect(["x", "y", "width", "height"].map { area.integer($0) } == [1, 2, 3, 4])
    #expect(
      try details(SampleRun.picture(.missing, "x")).names.sorted() == ["ignored", "pixels", "sentences"])
  }
}
