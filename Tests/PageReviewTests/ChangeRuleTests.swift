import Foundation
import LayoutEngine
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageReview
@testable import UIKitCore

/// Marks of changes, pictures of removed pages, and the sheet of a change, laid out.
@MainActor
struct ChangeRuleTests {
  private let text: SheetText
  private let words = ReviewWords()

  init() throws { text = SheetText(try PageRenderer(fonts: FontCatalog()), language: "en") }

  // MARK: Marks

  private let area = Rect(x: 100, y: 100, width: 50, height: 20)

  /// Six points around the area; half of the gap to a word that is nearer than that.
  @Test func `padding ends halfway to a word on each side`() {
    func padded(_ words: [Rect]) -> [Double] {
      let found = MarkedAreas.padded(area, beside: words)
      return [100 - found.minX, found.maxX - 150, 100 - found.minY, found.maxY - 120]
    }
    #expect(padded([]) == [6, 6, 6, 6])
    #expect(padded([Rect(x: 80, y: 100, width: 16, height: 20)]) == [2, 6, 6, 6])
    #expect(padded([Rect(x: 152, y: 100, width: 16, height: 20)]) == [6, 1, 6, 6])
    #expect(padded([Rect(x: 100, y: 80, width: 16, height: 17)]) == [6, 6, 1.5, 6])
    #expect(padded([Rect(x: 100, y: 121, width: 16, height: 17)]) == [6, 6, 6, 0.5])
    // At a corner the larger gap counts: 5 points below rather than 2 to the right.
    #expect(padded([Rect(x: 152, y: 125, width: 16, height: 20)]) == [6, 6, 6, 2.5])
    #expect(padded([Rect(x: 155, y: 122, width: 16, height: 20)]) == [6, 2.5, 6, 6])
    // Words in it, over it, or at the padding's end do not limit it; touching ones leave none.
    #expect(
      padded([Rect(x: 110, y: 105, width: 9, height: 9), Rect(x: 140, y: 105, width: 30, height: 9)]) == [
        6, 6, 6, 6,
      ])
    #expect(padded([Rect(x: 156, y: 100, width: 16, height: 20)]) == [6, 6, 6, 6])
    #expect(padded([Rect(x: 150, y: 100, width: 16, height: 20)]) == [6, 0, 6, 6])
    #expect(
      padded([Rect(x: 152, y: 100, width: 9, height: 9), Rect(x: 154, y: 108, width: 9, height: 9)]) == [
        6, 1, 6, 6,
      ])
    #expect(padded([Rect(x: 99.6, y: 99.6, width: 50.8, height: 20.8)]) == [6, 6, 6, 6])
  }

  @Test func `areas less than eight points apart are one`() {
    func grown(_ others: [Rect], words: [Rect] = []) -> [Rect] {
      MarkedAreas.grown([area] + others, around: words)
    }
    #expect(
      grown([Rect(x: 157, y: 100, width: 10, height: 10)]) == [Rect(x: 100, y: 100, width: 67, height: 20)])
    #expect(grown([Rect(x: 158, y: 100, width: 10, height: 10)]).count == 2)
    #expect(
      grown([Rect(x: 100, y: 127, width: 10, height: 10)]) == [Rect(x: 100, y: 100, width: 50, height: 37)])
    #expect(grown([Rect(x: 100, y: 128, width: 10, height: 10)]).count == 2)
    // A word leads to the next area, and that to its word.
    #expect(
      grown(
        [Rect(x: 200, y: 100, width: 10, height: 10)],
        words: [Rect(x: 140, y: 90, width: 53, height: 20), Rect(x: 205, y: 100, width: 40, height: 10)])
        == [Rect(x: 100, y: 90, width: 145, height: 30)])
    #expect(MarkedAreas.grown([], around: [area]).isEmpty)
  }

  // MARK: Removed pages

  /// Below a list 300 points are left: one row of pictures 300 − 24 high, or two rows of (300 − 48 − 7) / 2 = 122.
  @Test func `removed pages are as high as their sheet or its width allows`() {
    func sheets(_ ratios: [Double], rest: Double) -> [RemovedPictures.Rows] {
      RemovedPictures.sheets(ratios, room: Size(width: 770, height: 480), rest: rest)
    }
    #expect(sheets([0.5, 0.5], rest: 300) == [.init(rows: [0..<2], height: 276, isNew: false)])
    // Three of 1 : 1 are (770 − 36) / 3 wide.
    #expect(sheets([1, 1, 1], rest: 300) == [.init(rows: [0..<3], height: 244, isNew: false)])
    // Less than 150 is not enough: 173 of rest are 149 high, on a new sheet 456.
    #expect(sheets([0.5], rest: 174) == [.init(rows: [0..<1], height: 150, isNew: false)])
    #expect(sheets([0.5], rest: 173) == [.init(rows: [0..<1], height: 456, isNew: true)])
    // Six of 2 : 1 in one row are (770 − 90) / 12 = 56 high, in two (770 − 36) / 6 = 122, in three min((480 − 72 − 14) / 3,
    // (770 − 18) / 4) = 131: on two sheets of three rows of one they are, in two rows of two and one, (480 − 55) / 2 = 188 …
    let six = sheets(Array(repeating: 2, count: 6), rest: 0)
    #expect(six.count == 2 && six.allSatisfy(\.isNew) && six.flatMap(\.rows).map(\.lowerBound).first == 0)
    #expect(six.map { $0.rows.map(\.count) } == [[2, 1], [2, 1]] && six[1].rows == [3..<5, 5..<6])
    #expect(six[0].height == 188)
    #expect(sheets([], rest: 300).isEmpty)
    // A single wide picture is shown however low.
    #expect(sheets([20], rest: 300) == [.init(rows: [0..<1], height: 38, isNew: true)])
  }

  private func screen(_ id: String = "iphone-se-3", page: String = "a") throws -> ReviewScreen {
    ReviewScreen(
      Reviewing.page(page, "Text"), in: PageEnvironment(device: try DeviceCatalog.builtin.device(id)),
      source: 0)
  }

  @Test func `removed pages have their names above their pictures`() throws {
    let pages = ["one", "two"].map { name in
      RemovedPage(name: name, before: .nothing, size: Size(width: 100, height: 200), source: 0)
    }
    let gone = RemovedPage(name: "three", before: .nothing, size: .zero, source: 0)
    let blocks = RemovedPictures(of: pages + [gone], words: words).blocks(
      room: Size(width: 770, height: 480), rest: 300)
    #expect(blocks.map(\.height) == [276 + 24] && blocks.map(\.beginsSheet) == [false])
    let laid = try LaidOut(blocks[0].content().view)
    #expect(laid.texts == ["one", "two"])
    // 10 points of space, a caption of 10 and 4 below it.
    #expect(try laid.place("removed 0 0") == Rect(x: 0, y: 24, width: 138, height: 276))
    #expect(try laid.place("removed 0 1") == Rect(x: 156, y: 24, width: 138, height: 276))
    #expect(try laid.label("two").frame.minX == 156 && laid.label("two").frame.minY == 10)
    #expect(try laid.label("one").weight == .semibold && laid.label("one").pointSize == 7.5)
    let new = RemovedPictures(of: pages, words: words).blocks(room: Size(width: 770, height: 480), rest: 100)
    #expect(new.map(\.beginsSheet) == [true])
    #expect(
      RemovedPictures(of: [gone], words: words).blocks(room: Size(width: 770, height: 480), rest: 0).isEmpty)
  }

  // MARK: The sheet

  @Test func `a plan has the larger of two arrangements`() {
    // (770 − 210 − 72) / 3 = 162.7 by 462, of 100 × 200.
    let beside = ChangesSheetPlan(
      screen: Size(width: 100, height: 200), count: 3, room: Size(width: 770, height: 480))
    #expect(
      !beside.isStacked && abs(beside.shown.width - 488.0 / 3) < 1e-9
        && abs(beside.shown.height - 976.0 / 3) < 1e-9)
    // 770 − 3 · (162.7 + 24).
    #expect(abs(beside.textWidth - 210) < 1e-9)
    // Three of 200 × 50 below each other: (480 − 48) / 3 − 18 = 126 high would be 504 wide; (770 − 210 − 24) = 536.
    let stacked = ChangesSheetPlan(
      screen: Size(width: 200, height: 50), count: 3, room: Size(width: 770, height: 480))
    #expect(stacked.isStacked && stacked.shown == Size(width: 504, height: 126) && stacked.textWidth == 242)
    #expect(
      ChangesSheetPlan(screen: Size(width: 100, height: 200), count: 1, room: Size(width: 1200, height: 480))
        .textWidth == 380)
    let none = ChangesSheetPlan(
      screen: Size(width: 100, height: 200), count: 0, room: Size(width: 10, height: 10))
    #expect(none.shown == Size(width: 0.1, height: 0.2) && none.textWidth == 210)
  }

  private func change(
    _ causes: [String] = ["x"], before: ScreenChange.Before? = nil,
    alike: [(name: String, causes: [String], page: String?)] = [],
    areas: [Rect] = []
  ) throws -> ScreenChange {
    let own = try screen()
    var change = ScreenChange(
      screen: own, before: before ?? .screen(own), sentences: causes.map { "\($0)!" }, areas: areas)
    change.causes = causes
    change.alike = try alike.map { name, causes, page in
      var other = ScreenChange(
        screen: try screen("iphone-16-pro"), before: .screen(own), sentences: causes, areas: [])
      other.causes = causes
      return ScreenChange.Alike(name: name, page: page, change: other)
    }
    return change
  }

  private func counted(_ change: ScreenChange) -> CountedChanges {
    CountedChanges([CountedChanges.Page(title: "a", source: 0, changes: [(change, "s")])], words: words)
  }

  private func said(_ change: ScreenChange, devices: [String] = ["iphone-se-3", "iphone-16-pro"]) throws
    -> [String]
  {
    let environments = try devices.map { PageEnvironment(device: try DeviceCatalog.builtin.device($0)) }
    let sentences = ChangeSentences(
      change, counted: counted(change), environments: environments, words: words)
    return try LaidOut(sentences.view(width: 240)).texts
  }

  @Test func `sentences are numbered, and say on which screens they hold`() throws {
    #expect(try said(change(["x", "y"]), devices: ["iphone-se-3"]) == ["Changes", "1   x!", "2   y!"])
    #expect(try said(change(["x"])) == ["Changes", "1   x!", "On iPhone SE (3rd generation)"])
    // The same on all of them is said once, at the end.
    let alike = [(name: "Pro", causes: ["y", "x"], page: nil as String?)]
    #expect(try said(change(["x", "y"], alike: alike)) == ["Changes", "1   x!", "2   y!", "On all screens"])
    let part = [(name: "Pro", causes: ["y"], page: nil as String?)]
    #expect(
      try said(change(["x", "y"], alike: part)) == [
        "Changes", "1   x!", "On iPhone SE (3rd generation)", "2   y!", "On all screens",
      ])
    let page = [(name: "b", causes: ["x"], page: "b" as String?), (name: "b", causes: ["x"], page: "b")]
    #expect(
      try said(change(["x"], alike: page), devices: ["iphone-se-3"]) == [
        "Changes", "1   x!", "On all screens; also b",
      ])
    var remarked = try change(["x"])
    remarked.sentences.append("a remark")
    #expect(try said(remarked, devices: ["iphone-se-3"]) == ["Changes", "1   x!", "a remark"])
    remarked.sentences = []
    remarked.causes = []
    #expect(try said(remarked, devices: ["iphone-se-3"]).isEmpty)
  }

  @Test func `sentences fill their column, and the rest goes on`() throws {
    let all = try change((1...9).map { "x\($0)" })
    let environments = [all.asked]
    let sentences = ChangeSentences(all, counted: counted(all), environments: environments, words: words)
    let line = text.height(of: "1   x1!", .body, weight: .semibold, width: 240)
    // A heading of 14, and 6 above each sentence.
    #expect(abs(sentences.height(width: 240, measuring: text) - (14 + 9 * (6 + line))) < 1e-9)
    let height = 14 + 4 * (6 + line)
    func counts(_ height: Double) -> [Int] {
      let (first, rest) = sentences.split(width: 240, height: height, measuring: text)
      return [first, rest].map { $0.blocks(width: 240, measuring: text).count }
    }
    #expect(counts(height + 0.01) == [4, 5] && counts(height - 0.01) == [3, 6] && counts(999) == [9, 0])
    let (_, none) = sentences.split(width: 240, height: 999, measuring: text)
    #expect(none.height(width: 240, measuring: text) == 0)
    #expect(sentences.blocks(width: 240, measuring: text).allSatisfy { $0.height == line })
    let laid = try LaidOut(sentences.view(width: 240))
    let (heading, first, second) = (
      try laid.label("Changes"), try laid.label("1   x1!"), try laid.label("2   x2!")
    )
    #expect(heading.frame.height == 14 && abs(first.frame.minY - 20) < 0.01 && first.weight == .semibold)
    #expect(abs(second.frame.minY - first.frame.maxY - 6) < 0.01 && first.frame.width == 240)
  }

  private func laid(_ change: ScreenChange, _ room: Size = Size(width: 770, height: 480)) throws -> (
    LaidOut, [String]
  ) {
    let sheets = ChangesSheets(
      change: change, counted: counted(change), environments: [change.asked], words: words, text: text)
    let content = sheets.contents(room: room)[0]()
    return (try LaidOut(content.view, size: Size(width: 900, height: 700)), content.drawings.map(\.place))
  }

  @Test func `a change has its pictures beside its sentences`() throws {
    let (laid, drawings) = try laid(try change())
    let plan = ChangesSheetPlan(
      screen: Size(width: 375, height: 667), count: 3, room: Size(width: 770, height: 480))
    let (width, height) = (plan.shown.width, plan.shown.height)
    for (index, name) in ["before", "after", "difference"].enumerated() {
      #expect(
        try laid.place(name).isClose(
          to: Rect(x: Double(index) * (width + 24), y: 18, width: width, height: height), within: 0.01))
    }
    #expect(abs(try laid.label("Changes").frame.minX - 3 * (width + 24)) < 0.01)
    #expect(laid.texts.prefix(3) == ["Before", "After", "Difference"] && laid.labels[0].frame.height == 12)
    #expect(Set(drawings) == ["before", "after", "difference"])
    // A new page has one picture, one that cannot be compared two.
    let new = try self.laid(try change([], before: .nothing))
    #expect(new.0.places.keys.sorted() == ["after"] && new.1 == ["after"])
    let faulty = try self.laid(try change([], before: .fault("ends early")))
    #expect(faulty.0.places.keys.sorted() == ["after", "before"] && faulty.1 == ["after"])
    #expect(faulty.0.texts.contains("ends early"))
    let low = try self.laid(try change(), Size(width: 500, height: 900)).0
    #expect(try low.place("after").minX == 0 && low.place("after").minY > 18)
  }

  /// Below the sentences details need 300 points of width; each takes 112, a caption of 12 and 12 between.
  @Test func `changed places are shown large, before and after`() throws {
    func details(_ areas: [Rect], _ width: Double, _ height: Double) throws -> (LaidOut, [String])? {
      let found = ChangeDetails(
        try change(areas: areas), words: words, size: Size(width: width, height: height))
      guard let content = found?.content() else { return nil }
      return (try LaidOut(content.view), content.drawings.map(\.place))
    }
    let areas = [
      Rect(x: 100, y: 50, width: 20, height: 20), Rect(x: 100, y: 600, width: 20, height: 20),
      Rect(x: 110, y: 60, width: 5, height: 5),
    ]
    let both = try #require(try details(areas, 300, 272))
    #expect(both.1 == ["former 0", "present 0", "former 1", "present 1"])
    let (one, two, next) = (
      try both.0.place("former 0"), try both.0.place("present 0"), try both.0.place("former 1")
    )
    // 300 points of the screen are 144 wide; 233.3 of its height 112.
    #expect(one.isClose(to: Rect(x: 0, y: 12, width: 144, height: 112), within: 0.01))
    #expect(two.isClose(to: Rect(x: 156, y: 12, width: 144, height: 112), within: 0.01))
    #expect(abs(next.minY - 148) < 0.01)
    #expect(both.0.texts == ["Before", "After", "Before", "After"] && both.0.labels[0].frame.height == 10)
    #expect(try details(areas, 300, 271)?.1.count == 2)
    #expect(
      try details(areas, 299, 272) == nil && details(areas, 300, 135) == nil && details([], 300, 500) == nil)
  }

  /// Small pictures 84 points high, or 168 wide, with names of at least 66, and 60 points left for the rest.
  @Test func `other screens are small pictures with their names`() throws {
    let others = (0..<12).map { (name: "Pro \($0)", causes: ["x"], page: nil as String?) }
    func row(_ width: Double) throws -> AlikeScreens? {
      AlikeScreens(try change(alike: others), words: words, width: width, measuring: text)
    }
    #expect(try AlikeScreens(change(), words: words, width: 700, measuring: text) == nil)
    let row700 = try #require(try row(700))
    #expect(row700.height == 132)
    let content = row700.content()
    let laid = try LaidOut(content.view)
    // 66 and 14 between: eight are 66 + 7 · 80 = 626 of 640.
    #expect(content.drawings.count == 8 && laid.texts.contains("… (+4)") && laid.texts.contains("Also"))
    #expect(try row(686)?.content().drawings.count == 8 && row(685)?.content().drawings.count == 7)
    let wide = 402 * 84 / 874.0
    #expect(try laid.place("alike 1").isClose(to: Rect(x: 80, y: 18, width: wide, height: 84), within: 0.01))
    let name = try laid.label("Pro 1")
    #expect(name.frame.minX == 80 && name.frame.width == 66 && abs(name.frame.minY - 106) < 0.01)
    #expect(name.pointSize == 7 && name.color == SheetStyle.secondInk)
  }

  // MARK: Numbers in words

  @Test func `phrases have one form for one thing and another for several`() {
    #expect(
      [1, 2].map(words.pageCount) == ["1 page", "2 pages"]
        && [1, 2].map(words.screenCount) == ["1 screen", "2 screens"])
    #expect(
      [1, 2].map(words.sheetCount) == ["1 sheet", "2 sheets"]
        && [1, 2].map(words.noteCount) == ["1 note", "2 notes"])
    #expect([1, 2].map(words.changeCount) == ["1 change", "2 changes"])
    #expect([1, 2, 3].map { words.shared("a", $0) } == ["a", "a and 1 more page", "a and 2 more pages"])
    #expect(
      words.toLookAt(1, "change", sheet: 3) == "1 change (sheet 3)"
        && words.toLookAt(2, "change", sheet: 3) == "2 changes (sheet 3)")
    #expect(
      [1.0, 0.3, 2.5, 1.004].map(words.scale) == [
        "Scale 1 : 1", "Scale 1 : 3.33", "Scale 2.5 : 1", "Scale 1 : 1",
      ] || words.scale(0.3) == "Scale 1 : 3.33")
    #expect(words.smallestText(72) == "smallest text 25.4 mm")
    #expect(words.notShown(1).hasSuffix("1 screen") && words.notShown(2).hasSuffix("2 screens"))
    #expect(words.listed((1...12).map(String.init)) == "1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12")
    #expect(words.listed((1...14).map(String.init)) == "1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, … (+2)")
    #expect(words.more(3) == "and 3 more" && words.pagesOnCover(2, of: 5) == "2 of 5 pages")
    #expect(words.request(toLookAt: [], sheet: nil, by: nil).isEmpty)
    #expect(words.request(toLookAt: ["a", "b"], sheet: nil, by: "x") == "Look at a and b.")
    #expect(words.request(toLookAt: [], sheet: 4, by: "May") == "Sign on sheet 4 by May.")
    #expect(words.fieldLetters([]).hasPrefix("The fields show Latin, Greek and Cyrillic letters. "))
    #expect(words.fieldLetters([.japanese]).contains("letters, and the basic characters of Japanese. "))
    #expect(
      words.fieldLetters([.japanese, .korean, .simplifiedChinese]).contains(
        "of Japanese, Korean and Simplified Chinese. "))
    #expect(
      words.on(["a", "b"], alsoPages: []) == "On a; b"
        && words.on(["a"], alsoPages: ["p", "q"]) == "On a; also p, q")
    #expect(words.name(of: .landscape) == "Landscape" && words.name(of: .portrait) == "Portrait")
    #expect(words.name(of: .dark) == "Dark" && words.name(of: .light) == "Light")
    #expect(
      words.name(of: Diagnostic.Severity.error) == "Error"
        && words.name(of: Diagnostic.Severity.note) == "Note")
  }

  @Test func `a number of screens tells what stands for the rest`() throws {
    func standing(_ shown: Int, _ alike: Int, _ missing: Int) throws -> String {
      let environment = try screen().environment
      return words.standing(
        .init(shown: shown, alike: alike, missing: Array(repeating: environment, count: missing)))
    }
    #expect(try standing(3, 0, 0).isEmpty)
    #expect(try standing(3, 1, 0) == "3 of 4 screens shown, 1 looks like them")
    #expect(try standing(3, 2, 1) == "3 of 6 screens shown, 2 look like them, 1 is not shown")
    #expect(try standing(3, 0, 2) == "3 of 5 screens shown, 2 are not shown")
  }
}
