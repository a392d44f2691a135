import PageRender
import Testing

@testable import PageRuns

struct PageSelectionTests {
  private let digits = PlannedPages(
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", file: "F")

  private func pages(_ words: [String]?, scenes: [String]? = nil, of source: PlannedPages) throws -> [Int] {
    var axes = AxisOptions()
    (axes.pages, axes.scenes) = (words, scenes)
    return try PageSelection(axes, source: source).pages
  }

  private func message(_ word: String, of source: PlannedPages) -> String? {
    #expect(throws: UsageError.self) { try pages([word], of: source) }?.message
  }

  @Test func `pages are chosen by number, range and id, in the deck's order`() throws {
    #expect(try pages(nil, of: digits) == Array(0..<10))
    #expect(try pages(["2"], of: digits) == [1])
    #expect(try pages(["10", "1"], of: digits) == [0, 9])
    #expect(try pages(["9-10", "three", "2-2"], of: digits) == [1, 2, 8, 9])
    #expect(try pages(["1-10"], of: digits).count == 10)
    #expect(try pages(["xyzzy", "all"], of: digits).count == 10)
    // An id goes before a number.
    #expect(try pages(["2"], of: PlannedPages("2", "1")) == [0])
  }

  @Test(arguments: ["0", "11", "3-2", "0-2", "9-11", "1-2-3", "-1", "2-", "xyzzy"])
  func `other pages are refused`(word: String) {
    #expect(
      message(word, of: digits)
        == "--page \(word) is no page of F; it has pages 1 to 10: one, two, three, four, five, six, seven, eight, …"
    )
  }

  @Test func `eight pages are named without an ellipsis, and a near id is proposed`() {
    let eight = PlannedPages("one", "two", "three", "four", "five", "six", "seven", "eight", file: "F")
    #expect(
      message("9", of: eight)
        == "--page 9 is no page of F; it has pages 1 to 8: one, two, three, four, five, six, seven, eight")
    #expect(message("eigth", of: eight)?.contains("; did you mean \"eight\"? It has pages 1 to 8") == true)
  }

  @Test func `pages that cannot be read are chosen by their numbers too`() throws {
    var source = PlannedPages("one", "three", file: "F")
    source.entries[1].number = 3
    source.pageCount = 3
    var taken: Set<String> = []
    source.leftOutPages = [LeftOutPage(PageEntry(id: "two", number: 2), faults: [], among: &taken)]
    var axes = AxisOptions()
    axes.pages = ["2-3"]
    var selection = try PageSelection(axes, source: source)
    #expect(selection.pages == [1] && selection.leftOut.map(\.entry.id) == ["two"])
    axes.pages = ["one"]
    selection = try PageSelection(axes, source: source)
    #expect(selection.pages == [0] && selection.leftOut.isEmpty)
    axes.pages = ["two"]
    #expect(try PageSelection(axes, source: source).pages.isEmpty)
    #expect(message("4", of: source)?.hasSuffix("it has pages 1 to 3: one, two, three") == true)
  }

  private var scenes: PlannedPages {
    var source = PlannedPages("login", "home", "deck", file: "Main.storyboard")
    source.entries[0].sceneNames = ["LoginController", "a-b"]
    source.entries[1].sceneNames = ["HomeController"]
    return source
  }

  @Test func `scenes are chosen by id and other names; pages that are no scenes stay`() throws {
    #expect(try pages(nil, scenes: ["a-b"], of: scenes) == [0, 2])
    #expect(try pages(nil, scenes: ["home"], of: scenes) == [1, 2])
    #expect(try pages(nil, scenes: ["a-b", "all"], of: scenes) == [0, 1, 2])
    #expect(try pages(["1"], scenes: ["home"], of: scenes) == [])
  }

  @Test func `a scene has to be in one of the documents`() throws {
    var axes = AxisOptions()
    let deck = PlannedPages("one")
    axes.scenes = ["HomeController", "all"]
    try PageSelection.checkScenes(axes, among: [deck, scenes])
    axes.scenes = ["HomeControler"]
    let fault = #expect(throws: UsageError.self) {
      try PageSelection.checkScenes(axes, among: [deck, scenes])
    }
    #expect(fault?.message.contains("HomeControler") == true)
    // Decks have no scenes; a document that could not be read has been reported.
    try PageSelection.checkScenes(axes, among: [deck])
    axes.scenes = nil
    try PageSelection.checkScenes(axes, among: [deck, scenes])
  }

  @Test func `scenes and pages have to have a scene in common`() throws {
    var axes = AxisOptions()
    let deck = PlannedPages("one")
    try PageSelection.checkIsNotEmpty(axes, chosen: [], among: [scenes])
    axes.scenes = ["home"]
    try PageSelection.checkIsNotEmpty(axes, chosen: [scenes], among: [scenes, deck])
    try PageSelection.checkIsNotEmpty(axes, chosen: [], among: [deck])
    let fault = #expect(throws: UsageError.self) {
      try PageSelection.checkIsNotEmpty(axes, chosen: [deck], among: [deck, scenes])
    }
    #expect(fault?.message == "--scene and --page have no scene in common; leave one of them out")
  }

  @Test func `a source without a chosen scene is left out of the plan`() throws {
    var axes = AxisOptions()
    axes.scenes = ["home"]
    var other = scenes
    other.entries = [PageEntry(id: "start", number: 1, sceneNames: ["Start"])]
    let plan = try RunPlan.of(other, scenes, axes: axes)
    #expect(plan.sources.map(\.source.entries.count) == [3])
    #expect(plan.sources.map(\.pages) == [[1, 2]])
  }
}
