import Foundation
import LayoutEngine
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageReview
@testable import UIKitCore

/// Sheets' frames, lists and tables, laid out: where each text stands, in points of the paper.
@MainActor
struct SheetViewTests {
  private let renderer: PageRenderer
  private let text: SheetText
  private let words = ReviewWords()

  init() throws {
    renderer = try PageRenderer(fonts: FontCatalog())
    text = SheetText(renderer, language: "en")
  }

  // MARK: The frame

  private func frame(_ isBare: Bool = false, notes: Bool = false) -> SheetFrame {
    SheetFrame(
      paper: Size(width: 842, height: 595), isBare: isBare, hasNotes: notes, words: words, foot: "Foot",
      environment: "cairo 1")
  }

  /// Margins of 36, a head of 44 and a foot of 24; notes take 156 and a gutter of 12.
  @Test func `content stands between the margins, the head and the foot`() {
    #expect(frame().content == Rect(x: 36, y: 80, width: 770, height: 455))
    #expect(frame(true).content == Rect(x: 36, y: 36, width: 770, height: 523))
    #expect(frame(notes: true).content == Rect(x: 36, y: 80, width: 602, height: 455))
  }

  private func sheet(_ title: String = "Title", isBare: Bool = false) -> Sheet {
    Sheet(number: "a.b", title: title, subtitle: "Subtitle", section: 2, isBare: isBare) {
      SheetContent(UIView())
    }
  }

  private func laid(
    _ sheet: Sheet, _ frame: SheetFrame, _ neighbours: SheetFrame.Neighbours = .init(),
    _ place: (Int, Int) = (3, 9)
  ) throws -> LaidOut {
    let body = SheetContent(SheetStyle.label("Content"))
    let view = frame.views(of: sheet, around: body, neighbours: neighbours, place: place).view
    view.widthAnchor.constraint(equalToConstant: frame.paper.width).isActive = true
    view.heightAnchor.constraint(equalToConstant: frame.paper.height).isActive = true
    return try LaidOut(view, size: Size(width: 842, height: 595))
  }

  @Test func `a sheet has its title above a line, and its number at the foot`() throws {
    let laid = try laid(sheet(), frame())
    let (title, subtitle) = (try laid.label("Title"), try laid.label("Subtitle"))
    #expect(
      title.frame.minX == 36 && title.frame.minY == 36 && title.pointSize == 16 && title.weight == .semibold)
    #expect(abs(subtitle.frame.minX - title.frame.maxX - 10) < 0.01 && subtitle.color == SheetStyle.secondInk)
    let rule = try #require(laid.boxes.first { $0.color == SheetStyle.line })
    #expect(rule.frame == Rect(x: 36, y: 62, width: 770, height: 0.5))
    let content = try laid.label("Content")
    #expect(content.frame.minX == 36 && content.frame.minY == 80 && content.frame.width == 770)
    let (foot, number, count) = (try laid.label("Foot"), try laid.label("a.b"), try laid.label("3 / 9"))
    #expect(foot.frame.minX == 36 && abs(foot.frame.maxY - 559) < 0.01 && foot.pointSize == 7.5)
    #expect(abs(count.frame.maxX - 806) < 0.01 && abs(count.frame.minX - number.frame.maxX - 14) < 0.01)
    #expect(number.weight == .medium && !laid.texts.contains("cairo 1") && !laid.texts.contains("Notes"))
    // The last sheet says what drew it, two points above its foot.
    let last = try self.laid(sheet(), frame(), .init(), (9, 9))
    let drawn = try last.label("cairo 1")
    #expect(drawn.frame.minX == 36 && drawn.pointSize == 7)
    #expect(abs(drawn.frame.maxY + 2 - (try last.label("Foot").frame.minY)) < 0.01)
  }

  @Test func `links lead to the sheets beside, the page and the contents`() throws {
    let neighbours = SheetFrame.Neighbours(
      previous: .init(title: "Before", destination: "b"), next: .init(title: "After", destination: "a"),
      page: "page: x", contents: "contents")
    let laid = try laid(sheet(), frame(), neighbours)
    let links = ["‹ Before", "Page", "Contents", "After ›"]
    let found = try links.map { try laid.label($0) }
    #expect(found.allSatisfy { $0.color == SheetStyle.accent && $0.pointSize == 7.5 })
    for (one, two) in zip(found, found.dropFirst()) {
      #expect(abs(two.frame.minX - one.frame.maxX - 14) < 0.01)
    }
    #expect(abs(found[3].frame.maxX - 806) < 0.01)
    // Titles of links have 28 characters, and fewer beside a title of more than 24.
    let long = String(repeating: "x", count: 40)
    func link(_ title: String) throws -> Int {
      let laid = try self.laid(
        sheet(title), frame(), .init(next: .init(title: long, destination: "n")))
      return try #require(laid.texts.first { $0.hasSuffix("… ›") }).count - 2
    }
    #expect(try link("x") == 28 && link(String(repeating: "i", count: 24)) == 28)
    #expect(
      try link(String(repeating: "i", count: 25)) == 27 && link(String(repeating: "i", count: 60)) == 10)
    #expect(
      SheetFrame.shortened("abcde", to: 5) == "abcde" && SheetFrame.shortened("abcdef", to: 5) == "abcd…")
  }

  @Test func `notes are lines at the right, a bare sheet is only its content`() throws {
    let laid = try laid(sheet(), frame(notes: true))
    let notes = try laid.label("Notes")
    #expect(notes.frame.minX == 650 && notes.frame.minY == 80 && notes.weight == .semibold)
    let lines = laid.boxes.filter { $0.color == SheetStyle.line && $0.frame.minX == 650 }.map(\.frame)
    // 455 points have 20 of 22.
    #expect(lines.count == 20 && lines.allSatisfy { $0.width == 156 && $0.height == 0.5 })
    #expect(
      abs(lines[1].minY - lines[0].minY - 22) < 0.01 && abs(lines[0].minY - notes.frame.maxY - 21.5) < 0.01)
    let bare = try self.laid(sheet(isBare: true), frame(true))
    #expect(bare.texts == ["Content"] && bare.labels[0].frame.minY == 36)
  }

  @Test func `a right-to-left title is isolated`() {
    #expect(SheetFrame.isolated("abc") == "abc" && SheetFrame.isolated("a ע") == "\u{2068}a ע\u{2069}")
    for scalar in [0x590, 0x8FF, 0xFB1D, 0xFDFF, 0xFE70, 0xFEFF, 0x10800, 0x1EFFF] as [UInt32] {
      let title = String(Unicode.Scalar(scalar).map(Character.init) ?? " ")
      #expect(SheetFrame.isolated(title) != title)
    }
    for scalar in [0x58F, 0x900, 0xFB1C, 0xFE00, 0xFF01, 0x107FF] as [UInt32] {
      let title = String(Unicode.Scalar(scalar).map(Character.init) ?? " ")
      #expect(SheetFrame.isolated(title) == title)
    }
  }

  @Test(arguments: [
    SheetRole.heading(3), .link("page: a"), .place("column 0 1"),
    .field(FormField(name: "1 a", label: "A: Name", kind: .line)),
    .field(FormField(name: "1 a", label: "A: Comments", kind: .text)),
    .field(FormField(name: "1 a", label: "A", kind: .box)),
    .field(FormField(name: "1 a", label: "A", kind: .option("approved"))),
  ])
  func `a role is kept in a view's identifier`(role: SheetRole) {
    #expect(SheetRole(identifier: role.identifier) == role)
    #expect(UIView().with(role).accessibilityIdentifier == role.identifier)
  }

  @Test func `other identifiers are no roles`() {
    for word in ["title", "heading x", "line a", "option a\u{1F}b", "box a\u{1F}b\u{1F}c", "other a\u{1F}b"] {
      #expect(SheetRole(identifier: word) == nil, "\(word)")
    }
  }

  // MARK: Blocks

  private func block(_ height: Double, _ name: String = "x", begins: Bool = false) -> SheetBlock {
    SheetBlock(height: height, beginsSheet: begins) { SheetContent(SheetStyle.label(name)) }
  }

  /// 7 points between blocks.
  @Test func `blocks fill sheets, and say what is left of the last`() throws {
    func sheets(_ blocks: [SheetBlock], _ height: Double) throws -> [[String]] {
      try blocks.contents(height: height, gap: 7).map { try LaidOut($0().view).texts }
    }
    let three = [block(40, "a"), block(40, "b"), block(40, "c")]
    #expect(try sheets(three, 134) == [["a", "b", "c"]] && sheets(three, 133.9) == [["a", "b"], ["c"]])
    #expect(try sheets(three, 10) == [["a"], ["b"], ["c"]])
    #expect(try sheets([block(40, "a"), block(40, "b", begins: true)], 500) == [["a"], ["b"]])
    #expect(three.rest(height: 200, gap: 7) == 200 - 141 && [SheetBlock]().rest(height: 200, gap: 7) == 200)
    #expect(three.rest(height: 100, gap: 7) == 100 - 47)
    let laid = try LaidOut(three.contents(height: 500, gap: 7)[0]().view)
    #expect(abs(try laid.label("b").frame.minY - (try laid.label("a").frame.maxY) - 7) < 0.01)
  }

  @Test func `an entry has a mark, a text, and a heading with its place at the right`() throws {
    var entry = SheetListEntry(mark: "7", color: SheetStyle.change, text: "Text", heading: "Heading")
    func laid(_ width: Double = 770) throws -> (LaidOut, Double) {
      let block = entry.block(width: width, measuring: text)
      return (try LaidOut(block.content().view), block.height)
    }
    // 770 − 34 − 156 − 12 are 568.
    let (plain, height) = try laid()
    let (mark, said, heading) = (try plain.label("7"), try plain.label("Text"), try plain.label("Heading"))
    #expect(
      mark.frame.minX == 0 && mark.frame.width == 34 && mark.color == SheetStyle.change
        && mark.pointSize == 10.5)
    #expect(said.frame.minX == 34 && said.frame.width == 568 && heading.frame.minX == 614)
    #expect(heading.color == SheetStyle.change && heading.weight == .semibold)
    #expect(height == max(12, text.height(of: "Text", .body, width: 568)))
    entry.link = "x"
    #expect(try laid().0.label("Heading").color == SheetStyle.accent)
    entry.place = "Place"
    let (linked, higher) = try laid()
    #expect(try linked.label("Heading").color == SheetStyle.change && higher == 24)
    let place = try linked.label("Place")
    #expect(try abs(place.frame.minY - linked.label("Heading").frame.maxY - 2) < 0.01)
    #expect(place.color == SheetStyle.accent)
    entry.link = nil
    #expect(try laid().0.label("Place").color == SheetStyle.secondInk)
    entry.text = String(repeating: "word ", count: 400)
    #expect(try laid().1 == text.height(of: entry.text, .body, width: 568))
  }

  // MARK: Closing sections

  private func section(_ title: String, _ heights: [Double]) -> ClosingSection {
    ClosingSection(title: title, destination: title, blocks: heights.map { block($0, title) })
  }

  private func closing(_ sections: [[Double]], _ height: Double) -> [[String]] {
    ClosingSheets(sections.enumerated().map { section("s\($0)", $1) }, height: height).sheets.map { sheet in
      sheet.map {
        "\($0.section).\($0.place): \($0.blocks.map { String(Int($0.height)) }.joined(separator: " "))"
      }
    }
  }

  /// A heading of 24 above each section, 14 between its blocks, and 22 between sections: 24 + 50 + 14 + 50 are 138,
  /// and 22 + 24 + 40 more are 224.
  @Test func `sections share a sheet if they fit`() {
    #expect(closing([[50, 50], [40]], 224) == [["0.0: 50 50", "1.0: 40"]])
    #expect(closing([[50, 50], [40]], 223.9) == [["0.0: 50 50"], ["1.0: 40"]])
    // A section that fits on a sheet is not split: 24 + 40 + 14 + 40 are 118.
    #expect(closing([[50, 50], [40, 40]], 250) == [["0.0: 50 50"], ["1.0: 40 40"]])
    // One that does not begins where it may, and goes on.
    #expect(closing([[100], [60, 60, 60, 60]], 250) == [["0.0: 100", "1.0: 60"], ["1.1: 60 60 60"]])
    #expect(closing([[], [40]], 250) == [["1.0: 40"]] && closing([], 250).isEmpty)
    #expect(
      closing([[138, 50]], 226) == [["0.0: 138 50"]]
        && closing([[138, 51]], 226) == [["0.0: 138"], ["0.1: 51"]])
    let begins = ClosingSection(title: "a", destination: "a", blocks: [block(10), block(10, begins: true)])
    #expect(ClosingSheets([begins], height: 500).sheets.count == 2)
  }

  @Test func `sections on one sheet have headings, a single one has none`() throws {
    let both = try LaidOut(
      ClosingSheets.content(of: [("One", [block(9, "a"), block(9, "b")]), ("Two", [block(9, "c")])]).view)
    let (one, a, b, two) = (
      try both.label("One"), try both.label("a"), try both.label("b"), try both.label("Two")
    )
    #expect(one.frame.minY == 0 && one.frame.height == 16 && one.pointSize == 10.5)
    #expect(abs(a.frame.minY - 24) < 0.01 && abs(b.frame.minY - a.frame.maxY - 14) < 0.01)
    #expect(abs(two.frame.minY - b.frame.maxY - 22) < 0.01)
    #expect(try LaidOut(ClosingSheets.content(of: [("One", [block(9, "a")])]).view).texts == ["a"])
  }

  // MARK: Sign-off

  private func signOff(_ count: Int, changes: String = "", room: Size = Size(width: 700, height: 480))
    -> [SheetBlock]
  {
    SignOffSheets(
      words: words,
      pages: (0..<count).map {
        (number: "p.\($0)", title: "Page \($0)", destination: "page: \($0)", changes: changes)
      }
    ).blocks(room: room, measuring: text)
  }

  /// Columns at 0, 20, 29, 37, 70 and 88 % of 700: 0, 140, 203, 259, 490 and 616.
  @Test func `a page's row has fields to sign`() throws {
    let content = signOff(1, changes: "Change 4")[0].content()
    let laid = try LaidOut(content.view)
    for (title, x) in [
      ("Page", 0.0), ("Approved", 140), ("Change", 203), ("Comments", 259), ("Name", 490), ("Date", 616),
    ] {
      let label = try laid.label(title)
      #expect(
        abs(label.frame.minX - x) < 0.01 && label.frame.midY < 22 && label.color == SheetStyle.secondInk)
    }
    let (title, changes) = (try laid.label("Page 0"), try laid.label("Change 4"))
    #expect(title.color == SheetStyle.accent && changes.color == SheetStyle.change)
    #expect(abs((title.frame.minY + changes.frame.maxY) / 2 - 39) < 0.6)
    #expect(abs(changes.frame.minY - title.frame.maxY - 1) < 0.01)
    // Lines end 14 points before the next column, the last one at the edge: 26 points of a row of 34.
    let lines = laid.boxes.filter { $0.color == SheetStyle.line }.map(\.frame)
    #expect(lines.count == 3)
    for (line, wanted) in zip(
      lines,
      [
        Rect(x: 259, y: 51.25, width: 217, height: 0.75), Rect(x: 490, y: 51.25, width: 112, height: 0.75),
        Rect(x: 616, y: 51.25, width: 84, height: 0.75),
      ])
    {
      #expect(line.isClose(to: wanted, within: 0.01))
    }
    let letters = try #require(laid.labels.first { $0.text.hasPrefix("The fields show") })
    #expect(abs(letters.frame.minY - 62) < 0.01)
  }

  /// A head of 22, rows of 34, and 30 below the line about the fields' letters.
  @Test func `a table has as many rows as fit on a sheet`() {
    let below = 6 + text.height(of: words.fieldLetters([]), .caption, width: 700)
    let rows = Int((480 - 22 - below - 30) / 34)
    let blocks = signOff(rows + 2)
    #expect(blocks.map(\.beginsSheet) == [false, true])
    #expect(abs(blocks[0].height - (22 + 34 * Double(rows) + below)) < 1e-9)
    #expect(abs(blocks[1].height - (22 + 34 * 2 + below)) < 1e-9)
    #expect(signOff(2, room: Size(width: 700, height: 40)).count == 2 && signOff(0).isEmpty)
  }

  @Test func `below the table are the screens that nobody saw`() throws {
    var sheets = SignOffSheets(words: words, pages: [])
    sheets.missing = [
      (pages: ["a", "b", "c", "d", "e"], count: 5, lines: ["x", "y"]), (pages: ["f"], count: 2, lines: ["z"]),
    ]
    sheets.removed = ["old  ·  Change 1"]
    sheets.undrawn = ["g", "h"]
    let blocks = sheets.blocks(room: Size(width: 700, height: 480), measuring: text)
    let laid = try blocks.map { try LaidOut($0.content().view) }
    #expect(
      laid.map(\.texts) == [
        [
          "Not shown, and like no screen shown: 7 screens", "a, b, c, d, … (+1):  x",
          "a, b, c, d, … (+1):  y", "f:  z",
        ], ["Removed pages", "old  ·  Change 1"], ["Cannot be drawn, so not to be signed", "g, h"],
      ])
    #expect(laid[0].labels[0].weight == .semibold && laid[0].labels[1].color == SheetStyle.secondInk)
    #expect(abs(laid[0].labels[1].frame.minY - laid[0].labels[0].frame.maxY - 3) < 0.01)
    let line = text.height(of: "x", .body, width: 700)
    #expect(
      abs(blocks[0].height - (text.height(of: "N", .body, weight: .semibold, width: 700) + 3 * (3 + line)))
        < 1e-9)
  }

  // MARK: Texts

  private func row(_ name: String, growth: Int = 0, missing: [String] = []) -> TextTable.Page {
    var (first, other) = (
      PageText("Text", in: "en", part: name),
      PageText("Text" + String(repeating: "x", count: growth), in: "de", part: name)
    )
    first.status = .translated
    other.status = missing.isEmpty ? .translated : .fallback
    return TextTable.Page(title: name, texts: [("en", [first]), ("de", [other])])
  }

  private func texts(_ pages: [TextTable.Page], height: Double = 480, cutOff: Bool = false) -> [SheetBlock] {
    TextsSheets(table: TextTable(pages) { _, locale, _ in cutOff && locale == "de" }, words: words).blocks(
      room: Size(width: 700, height: height), measuring: text)
  }

  /// Columns at 0, 17, 49 and 82 % of 700: 0, 119, 343 and 574, each 12 narrower than the next is away.
  @Test func `a text's row has its page, its text, its longest translation and remarks`() throws {
    let laid = try LaidOut(texts([row("title", growth: 3, missing: ["de"])], cutOff: true)[0].content().view)
    #expect(
      laid.texts.filter { !$0.isEmpty } == [
        "Page", "en", "Longest translation", "title", "title", "Text", "de  Textxxx",
        "Not translated: de\nCut off: de",
      ])
    for (words, x, width) in [
      ("en", 119.0, 212.0), ("Longest translation", 343, 219), ("Text", 119, 212), ("de  Textxxx", 343, 219),
    ] {
      let label = try laid.label(words)
      #expect(abs(label.frame.minX - x) < 0.01 && abs(label.frame.width - width) < 0.01, "\(words)")
    }
    let remark = try #require(laid.labels.last)
    #expect(
      abs(remark.frame.minX - 574) < 0.01 && remark.color == SheetStyle.redline && remark.weight == .semibold)
    #expect(abs(remark.frame.width - 126) < 0.01)
    let titles = laid.labels.filter { $0.text == "title" }
    #expect(titles.map(\.pointSize) == [7.5, 7] && abs(titles[1].frame.minY - titles[0].frame.maxY) < 0.01)
    #expect(titles[0].frame.width == 107 || abs(titles[0].frame.minX) < 0.01)
  }

  @Test func `texts without faults fill at most 85 per cent of a sheet, and the others are counted`() throws {
    let pages = (0..<60).map { index -> TextTable.Page in
      var page = row("t\(index)", growth: 60 - index)
      page.texts[0].texts[0].text = "Text \(index)"
      return page
    }
    let blocks = texts(pages)
    #expect(blocks.count == 1)
    let own =
      text.height(of: "t0", .caption, weight: .semibold, width: 107)
      + text.height(of: "t0", .fine, width: 107)
    let shown = try LaidOut(blocks[0].content().view, size: Size(width: 800, height: 900)).texts
    let names = Set(shown.filter { $0.first == "t" && $0.count < 4 }).count
    #expect(names <= Int((480 * 0.85 - 28) / (own + 6)) && names > 10)
    #expect(shown.contains("\(60 - names) further texts have a translation in every language."))
    #expect(blocks[0].height > 16 + Double(names) * (own + 6) - 1)
    // Those with faults are all told, on as many sheets as they need.
    let faulty = texts(
      (0..<60).map { index in
        var page = row("t\(index)", missing: ["de"])
        page.texts[0].texts[0].text = "Text \(index)"
        return page
      })
    #expect(faulty.count > 1 && faulty.map(\.beginsSheet) == [false] + faulty.dropFirst().map { _ in true })
    #expect(faulty.allSatisfy { $0.height <= 480 })
    #expect(texts([]).isEmpty)
  }

  // MARK: Parts of screens

  private func detail(_ area: Rect, _ room: Size = Size(width: 176, height: 124)) throws -> ScreenDetail {
    let environment = PageEnvironment(device: try DeviceCatalog.builtin.device("iphone-se-3"))
    return ScreenDetail(
      of: ReviewScreen(Reviewing.page("a", "Text"), in: environment, source: 0),
      around: ScreenDrawing.Mark(area: area, color: .black, label: ""), room: room)
  }

  /// 300 points of the screen of 375 × 667 are 176 of the sheet: 211.4 points of its height fit in 124.
  @Test func `a detail is the part of the screen around a mark`() throws {
    let high = 300 * 124 / 176.0
    let middle = try detail(Rect(x: 150, y: 300, width: 50, height: 20))
    #expect(middle.window.isClose(to: Rect(x: 25, y: 310 - high / 2, width: 300, height: high)))
    #expect(abs(middle.size.width - 176) < 1e-9 && abs(middle.size.height - 124) < 1e-9)
    // It stays on the screen.
    #expect(
      try detail(Rect(x: 0, y: 0, width: 50, height: 20)).window.isClose(
        to: Rect(x: 0, y: 0, width: 300, height: high)))
    #expect(
      try detail(Rect(x: 330, y: 650, width: 45, height: 17)).window.isClose(
        to: Rect(x: 75, y: 667 - high, width: 300, height: high)))
    // A mark with 16 points around it; a wide one takes all of the width.
    let wide = try detail(Rect(x: 10, y: 300, width: 290, height: 20)).window
    #expect(wide.width == 322 && wide.minX == 0)
    #expect(try detail(Rect(x: 0, y: 300, width: 375, height: 20)).window.width == 375)
    let tall = try detail(Rect(x: 150, y: 100, width: 50, height: 300))
    #expect(tall.window.isClose(to: Rect(x: 25, y: 84, width: 300, height: 332)))
    #expect(abs(tall.size.height - 124) < 1e-9 && abs(tall.size.width - 300 * 124 / 332) < 1e-9)
    // What is beyond the screen shows all of it.
    #expect(
      try detail(Rect(x: 500, y: 0, width: 5, height: 5)).window == Rect(x: 0, y: 0, width: 375, height: 667))
  }

  @Test func `a detail is drawn at its scale, with its mark`() throws {
    let detail = try detail(Rect(x: 150, y: 300, width: 50, height: 20))
    let frame = Rect(x: 10, y: 20, width: 88, height: 62)
    let items = try detail.items(in: frame, renderer: renderer)
    guard case .tagged(_, let kinds) = items[0].kind,
      case .clip(.rectangle(let clip), let inside) = kinds[0].kind,
      case .transform(let place, _) = inside[1].kind,
      case .stroke(.roundedRectangle(let mark, _), _) = inside[2].kind,
      case .stroke(.rectangle(let edge), let line) = kinds[1].kind
    else {
      Issue.record("no detail")
      return
    }
    let scale = 88.0 / 300
    #expect(clip == frame && edge == frame && line == Stroke(color: SheetStyle.line, width: 0.5))
    #expect(abs(place.a - scale) < 1e-9 && abs(place.d - scale) < 1e-9 && place.b == 0 && place.c == 0)
    #expect(
      abs(place.tx - (10 - 25 * scale)) < 1e-9 && abs(place.ty - (20 - detail.window.minY * scale)) < 1e-9)
    #expect(
      mark.isClose(
        to: Rect(x: 10 + 125 * scale, y: 51 - 10 * scale, width: 50 * scale, height: 20 * scale).inset(
          by: -0.9)))
  }

  @Test func `a finding has its picture beside its words`() throws {
    let entry = SheetListEntry(
      mark: "3", color: SheetStyle.redline, text: "Text", heading: "Warning", place: "Page", link: "x")
    let cards = [FindingCard(entry: entry, detail: try detail(Rect(x: 150, y: 300, width: 50, height: 20)))]
    let block = FindingCard.block(cards + cards, width: 770, measuring: text)
    // Columns of (770 − 24) / 2 = 373; beside 176 and 12 there are 185 for words.
    #expect(block.height == 124)
    let content = block.content()
    let laid = try LaidOut(content.view)
    #expect(try laid.place("finding 3").height == 124 && content.drawings.count == 2)
    let headings = laid.labels.filter { $0.text == "3  Warning" }
    #expect(headings.map(\.frame.minX) == [188, 188 + 397] && headings[0].color == SheetStyle.redline)
    #expect(headings[0].frame.minY == 0 && headings[0].frame.width == 185)
    let (said, place) = (try laid.label("Text"), try laid.label("Page"))
    #expect(abs(said.frame.minY - headings[0].frame.maxY - 3) < 0.01 && place.color == SheetStyle.accent)
    var plain = cards[0]
    plain.entry.link = nil
    plain.entry.text = String(repeating: "word ", count: 100)
    let high = FindingCard.block([plain], width: 770, measuring: text)
    let wanted =
      text.height(of: "3  Warning", .caption, weight: .semibold, width: 185)
      + text.height(of: plain.entry.text, .body, width: 185) + text.height(of: "Page", .caption, width: 185)
      + 8
    #expect(abs(high.height - wanted) < 1e-9)
    #expect(try LaidOut(high.content().view).label("Page").color == SheetStyle.secondInk)
  }

  // MARK: Faults in words

  @Test func `a fault is told without its folder and without its advice`() {
    let fault = Diagnostic(.error, file: "/a/b/deck.json", "\"a; b\" is missing; add it; or not")
    #expect(fault.fault == "\"a; b\" is missing" && fault.sentence == "deck.json: \"a; b\" is missing")
    #expect(Diagnostic(.error, "is;missing").sentence == "is;missing")
    #expect(
      words.cannotDraw([]) == "cannot be drawn"
        && words.cannotDraw([fault, fault]) == "\"a; b\" is missing\n\"a; b\" is missing")
  }
}
