import Foundation
import LayoutEngine
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageReview
@testable import UIKitCore

/// The cover, the contents, and the comparison of elements, laid out.
@MainActor
struct CoverSheetTests {
  private let text: SheetText
  private let words = ReviewWords()

  init() throws { text = SheetText(try PageRenderer(fonts: FontCatalog()), language: "en") }

  private func screen(_ id: String = "iphone-se-3") throws -> ReviewScreen {
    ReviewScreen(
      Reviewing.page("a", "Text"), in: PageEnvironment(device: try DeviceCatalog.builtin.device(id)),
      source: 0)
  }

  // MARK: The grid of pages

  private func plan(_ count: Int, _ size: Size = Size(width: 200, height: 400)) -> CoverPlan {
    CoverPlan(Array(repeating: size, count: count), room: Size(width: 385, height: 523))
  }

  /// Two phones of 200 × 400 in 385 × 523: (385 − 16) / 2 = 184.5 wide beside each other; five in rows of three are
  /// (385 − 20) / 3 = 121.7 wide, in rows of two (523 − 20) / 3 = 167.7 high.
  @Test func `pages are in the rows in which they are largest`() {
    #expect(plan(1).share == 1 && plan(1).used == Size(width: 200, height: 400) && plan(1).gap == 16)
    #expect(plan(2).columns == 2 && plan(2).share == 0.9225 && plan(2).used == Size(width: 385, height: 369))
    #expect(plan(4).gap == 16 && plan(5).gap == 10)
    let five = plan(5)
    #expect(five.columns == 3 && abs(five.share - 365.0 / 600) < 1e-9)
    #expect(abs(five.used.height - (2 * 400 * 365 / 600.0 + 10)) < 1e-9 && abs(five.used.width - 385) < 1e-9)
    #expect(plan(3, Size(width: 400, height: 100)).columns == 1)
    // The largest page decides.
    let mixed = CoverPlan(
      [Size(width: 100, height: 50), Size(width: 50, height: 500)], room: Size(width: 385, height: 523))
    #expect(mixed.cell == Size(width: 100, height: 500) && mixed.share == 1)
    #expect(plan(0).shown == 0 && plan(0).share == 0 && plan(3, .zero).share == 0)
  }

  /// Squares of 100 points: at a side of 48 six of 48 and five gaps are 338 of 385, seven are 396; ten rows are 570, nine 512.
  /// With the line of 16 below, nine rows do not fit in 507.
  @Test func `as many pages as have sides of 48 points are shown`() {
    let square = Size(width: 100, height: 100)
    #expect(plan(54, square).shown == 54 && plan(54, square).columns == 6)
    let more = plan(55, square)
    #expect(more.shown < 54 && more.shown >= 48 && min(more.cell.width, more.cell.height) >= 48)
    #expect(plan(40, Size(width: 10, height: 10)).shown == 12)
  }

  // MARK: The cover

  private func cover(
    title: String = "Title",
    facts: [(name: String, value: String)] = [("Pages", "3"), ("Devices", "iPhone")],
    screens: Int = 1, date: String? = "May", contents: Int = 2
  ) throws -> CoverSheet {
    var cover = CoverSheet(
      title: title, date: date, facts: facts, nameWidth: 50,
      screens: try (0..<screens).map { _ in try screen() },
      style: .none, words: words)
    cover.contents = (0..<contents).map { ("Section \($0)", "s\($0)", $0 + 4) }
    return cover
  }

  private func laid(_ cover: CoverSheet) throws -> LaidOut {
    let view = cover.content(room: Size(width: 770, height: 523)).view
    view.widthAnchor.constraint(equalToConstant: 770).isActive = true
    return try LaidOut(view)
  }

  @Test func `a cover has its title at the top left, its facts at the bottom`() throws {
    let laid = try laid(try cover())
    let (kind, title, date) = (
      try laid.label("Design review"), try laid.label("Title"), try laid.label("May")
    )
    #expect(
      kind.frame.minY == 60 && kind.color == SheetStyle.secondInk && title.pointSize == 34
        && title.weight == .bold)
    #expect(
      abs(title.frame.minY - kind.frame.maxY - 8) < 0.01 && abs(date.frame.minY - title.frame.maxY - 8) < 0.01
    )
    let (name, value, last) = (try laid.label("Pages"), try laid.label("3"), try laid.label("iPhone"))
    // The left half without 24: 385 − 60 − 24 = 301 for values.
    #expect(name.frame.width == 60 && value.frame.minX == 60 && value.frame.width == 301)
    #expect(abs(last.frame.maxY - 523) < 0.01 && abs(last.frame.minY - value.frame.maxY - 5) < 0.01)
    // The contents end 20 points above the facts; rows are 14 high and 230 wide.
    let (first, second, place) = (
      try laid.label("Section 0"), try laid.label("Section 1"), try laid.label("5")
    )
    #expect(
      abs(second.frame.midY - (value.frame.minY - 27)) < 0.6
        && abs(second.frame.midY - first.frame.midY - 14) < 0.01)
    #expect(first.color == SheetStyle.accent && abs(place.frame.maxX - 230) < 0.01 && first.frame.minX == 0)
    let heading = try laid.label("Contents")
    #expect(heading.frame.height == 18 && abs(heading.frame.maxY - (value.frame.minY - 48)) < 0.6)
    // The screen is at the right edge, in the middle of the height.
    let (width, height) = (375 * 72 / 163.0, 667 * 72 / 163.0)
    #expect(
      try laid.place("cover 0").isClose(
        to: Rect(x: 770 - width, y: (523 - height) / 2, width: width, height: height), within: 0.01))
    #expect(!laid.texts.contains { $0.contains(" of ") })
  }

  @Test func `long titles are smaller, and many contents are in two columns`() throws {
    func size(_ count: Int) throws -> Double {
      let title = String(repeating: "x ", count: count / 2) + (count % 2 == 1 ? "x" : "")
      return try #require(
        try self.laid(try cover(title: title, contents: 0)).labels.first { $0.text == title }
      ).pointSize
    }
    #expect(try size(40) == 34 && size(41) == 22 && size(120) == 22 && size(121) == 16)
    let laid = try self.laid(try cover(contents: 9))
    // Five rows of two columns: (385 − 24 − 12) / 2 = 174.5 wide.
    let (first, last, next) = (
      try laid.label("Section 0"), try laid.label("Section 4"), try laid.label("Section 5")
    )
    #expect(abs(last.frame.midY - first.frame.midY - 56) < 0.01 && abs(next.frame.minX - 186.5) < 0.01)
    #expect(
      try abs(next.frame.midY - first.frame.midY) < 0.01 && abs(laid.label("4").frame.maxX - 174.5) < 0.01)
    #expect(try self.laid(try cover(contents: 8)).label("Section 7").frame.minX == 0)
    #expect(!(try self.laid(try cover(contents: 0)).texts.contains("Contents")))
  }

  @Test func `pages of a cover are in a grid, and further ones are counted`() throws {
    let cover = try cover(screens: 2)
    let content = cover.content(room: Size(width: 770, height: 523))
    let plan = cover.plan(in: Size(width: 385, height: 523))
    #expect(content.drawings.map(\.place) == ["cover 0", "cover 1"] && plan.columns == 2)
    let laid = try laid(cover)
    let (one, two) = (try laid.place("cover 0"), try laid.place("cover 1"))
    #expect(abs(one.minX - (770 - plan.used.width)) < 0.01 && abs(two.minX - one.maxX - 16) < 0.01)
    #expect(abs(one.width - plan.cell.width) < 0.01 && abs(one.minY - (523 - plan.used.height) / 2) < 0.01)
    #expect(one.minY == two.minY)
    let many = try self.laid(try self.cover(screens: 60))
    let label = try #require(many.labels.first { $0.text.hasSuffix(" of 60 pages") })
    #expect(abs(label.frame.maxX - 770) < 0.01 && abs(label.frame.maxY - 523) < 0.01)
    let rows = many.places.values.map(\.minY)
    #expect(Set(rows).count > 1 && "\(many.places.count) of 60 pages" == label.text)
  }

  /// 60 above, a heading with 50 more for its lines, a list of 18 and rows of 14, facts with 5 between, and 40.
  @Test func `contents are on the cover if they fit between title and facts`() throws {
    func fits(_ cover: CoverSheet, _ height: Double) -> Bool {
      cover.fits(Size(width: 770, height: height), measuring: text)
    }
    let heading = text.height(of: "Title", .title, weight: .bold, width: 361) + 50
    let facts = ["3", "iPhone"].reduce(0) { $0 + text.height(of: $1, .body, width: 301) + 5 }
    let height = 60 + heading + 18 + 28 + facts + 40
    #expect(try fits(cover(), height) && !fits(cover(), height - 0.01))
    // Nine rows are five of two columns.
    #expect(try fits(cover(contents: 9), height + 42) && !fits(cover(contents: 9), height + 41.9))
    #expect(try fits(cover(contents: 8), height + 84) && !fits(cover(contents: 8), height + 83.9))
    // Without screens the left side has all of the width.
    let wide = 60 + text.height(of: "Title", .title, weight: .bold, width: 746) + 50 + 18 + 28 + facts + 40
    #expect(try fits(cover(screens: 0), wide) && !fits(cover(screens: 0), wide - 0.01))
  }

  // MARK: The facts

  private func facts(
    _ environments: [PageEnvironment], pages: Int = 2, change: (inout CoverFacts) -> Void = { _ in }
  ) throws -> [String] {
    var reviewing = Reviewing()
    reviewing.devices = ["iphone-se-3"]
    var review = try reviewing.review((0..<pages).map { Reviewing.page("p\($0)", "Text") })
    review.sources[0].environments = environments
    var facts = CoverFacts(review: review, words: words, environments: environments, sheetCount: 7)
    change(&facts)
    return facts.facts.map { "\($0.name): \($0.value)" }
  }

  @Test func `a cover tells what a review has, and leaves out what is usual`() throws {
    let devices = Array(DeviceCatalog.builtin.devices.prefix(10))
    let one = PageEnvironment(device: devices[0])
    #expect(
      try facts([one]) == [
        "Pages: 2", "Devices: \(devices[0].name)", "Languages: en", "Screens: 2", "Sheets: 7",
      ])
    let others = [
      PageEnvironment(device: devices[0], orientation: .landscape),
      PageEnvironment(device: devices[0], appearance: .dark),
      PageEnvironment(device: devices[0], locale: "de"),
      PageEnvironment(device: devices[0], contentSize: .xLarge),
    ]
    let all = try facts([one] + others)
    #expect(all.contains("Orientations: Portrait, Landscape") && all.contains("Appearances: Light, Dark"))
    #expect(
      all.contains("Languages: en, de") && all.contains("Text sizes: large, xLarge")
        && all.contains("Screens: 10"))
    #expect(try facts([others[1]]).contains("Appearances: Dark"))
    let names = devices.map(\.name)
    func told(_ count: Int) throws -> String {
      try facts(devices.prefix(count).map { PageEnvironment(device: $0) })[1]
    }
    #expect(try told(6) == "Devices: \(names.prefix(6).joined(separator: ", "))")
    #expect(try told(7) == "Devices: 7: \(names.prefix(7).joined(separator: ", "))")
    #expect(try told(8) == "Devices: 8: \(names.prefix(8).joined(separator: ", "))")
    #expect(try told(9) == "Devices: 9: \(names.prefix(7).joined(separator: ", ")), … (+2)")
    let more = try facts([one]) {
      $0.changes = "4 changes"
      $0.designs = "1 of 2 screens differ"
      $0.request = "Sign."
      $0.represented = [.init(shown: 1, alike: 2, missing: []), .init(shown: 3, alike: 0, missing: [one])]
    }
    #expect(
      more == [
        "Please: Sign.", "Pages: 2", "Devices: \(devices[0].name)", "Languages: en",
        "Screens: 4 of 7 screens shown, 2 look like them, 1 is not shown", "Sheets: 7", "Changes: 4 changes",
        "Against the design: 1 of 2 screens differ",
      ])
  }

  // MARK: The contents

  private func entry(_ title: String, lines: Int, screen: ReviewScreen? = nil) -> ContentsSheets.Entry {
    var entry = ContentsSheets.Entry(title: title, destination: title, sheets: [])
    entry.sheets = (0..<lines).map {
      .init(number: "\(title).\($0)", title: "\(title) line \($0)", destination: "d\($0)", place: $0)
    }
    entry.place = 0
    entry.screen = screen
    return entry
  }

  private func laid(_ entries: [ContentsSheets.Entry], height: Double = 480) throws -> [LaidOut] {
    try ContentsSheets(entries: entries, words: words).contents(room: Size(width: 770, height: height)).map {
      try LaidOut($0().view)
    }
  }

  /// Columns of (770 − 24) / 2 = 373 points; the cover and this sheet come first.
  @Test func `a section has a line for each of its sheets, with its number and its place`() throws {
    let laid = try laid([entry("A", lines: 2), entry("B", lines: 1)])[0]
    let (title, line, number) = (try laid.label("A"), try laid.label("A line 1"), try laid.label("A.1"))
    #expect(abs(title.frame.maxY - 18) < 0.01 && title.pointSize == 10.5 && title.frame.minX == 0)
    #expect(abs(line.frame.maxY - 43) < 0.01 && line.color == SheetStyle.accent && line.frame.minX == 0)
    #expect(abs(number.frame.maxX - 349) < 0.01 && number.color == SheetStyle.secondInk)
    let places = laid.labels.filter { ["3", "4"].contains($0.text) }
    #expect(
      places.map(\.text) == ["3", "3", "4", "3"] && places.allSatisfy { abs($0.frame.maxX - 373) < 0.01 })
    #expect(places.map(\.weight) == [.semibold, .regular, .regular, .semibold])
    // A single sheet has no line.
    #expect(try !laid.texts.contains("B line 0") && abs(laid.label("B").frame.maxY - 62) < 0.01)
  }

  /// A picture 42 points high is 23.6 wide; the title is 10 beside it, and two lines below that.
  @Test func `a page has its picture beside its title and its first two lines`() throws {
    let laid = try laid([entry("A", lines: 3, screen: try screen())])[0]
    let width = 375 * 42 / 667.0
    #expect(
      try laid.place("contents 0 0").isClose(to: Rect(x: 0, y: 0, width: width, height: 42), within: 0.01))
    let title = try laid.label("A")
    #expect(abs(title.frame.minX - width - 10) < 0.01 && abs(title.frame.maxY - 20) < 0.01)
    for (index, end) in [32.0, 44].enumerated() {
      let line = try laid.label("A line \(index)")
      #expect(abs(line.frame.maxY - end) < 0.01 && abs(line.frame.minX - width - 10) < 0.01)
    }
    let third = try laid.label("A line 2")
    #expect(third.frame.minX == 0 && abs(third.frame.maxY - 61) < 0.01)
    let turned = try self.laid([entry("A", lines: 0, screen: try screen("ipad-10"))])[0]
    #expect(try turned.place("contents 0 0").height == 42)
  }

  /// 100 points hold a title and six lines; the next column begins with the title again.
  @Test func `a long section goes on in the next column, and on the next sheet`() throws {
    let one = try laid([entry("A", lines: 10)], height: 100)
    #expect(one.count == 1)
    let second = one[0].labels.filter { $0.frame.minX >= 397 }
    #expect(second.first?.text == "A, continued" && second.count { $0.text.hasPrefix("A line") } == 4)
    #expect(abs(try one[0].label("A line 6").frame.minX - 397) < 0.01)
    let two = try laid([entry("A", lines: 20)], height: 100)
    // Six lines, six below a title again, six, and two.
    #expect(two.map { $0.labels.count { $0.text.hasPrefix("A line") } } == [12, 8])
    #expect(try two[0].label("4").text == "4" && two[0].texts.contains("23") == false)
    // A title is not left alone at a column's end: 20 + 5 · 12 + 20 are 100 without the line.
    let pair = try laid([entry("A", lines: 5), entry("B", lines: 2)], height: 111)
    #expect(abs(try pair[0].label("B").frame.minX - 397) < 0.01)
    #expect(
      try laid([entry("A", lines: 5), entry("B", lines: 2)], height: 112)[0].label("B").frame.minX == 0)
    #expect(
      try laid([entry("A", lines: 5), entry("B", lines: 1)], height: 100)[0].label("B").frame.minX == 0)
  }

  // MARK: Elements over all pages

  private func callout(_ name: String, _ frame: Rect, size: Double = 17) -> RedlineCallout {
    var look = RedlineLook()
    look.texts = [RedlineLook.TextLook(font: FontDescriptor(pointSize: size), color: .black)]
    return RedlineCallout(
      number: 1, view: 1, name: name, frame: frame, places: [frame], isContainer: false, measures: [],
      distances: RedlineDistances(leading: 0, trailing: 0, above: 0, below: 0), look: look)
  }

  private func comparison(
    _ pages: [[RedlineCallout]], room: Size = Size(width: 770, height: 480)
  ) -> ComparisonSheet? {
    let scene = Scene(
      size: Size(width: 375, height: 667), scale: 2, background: Color(rgb: 0xABCDEF), items: [])
    return ComparisonSheet(
      RoleComparison(pages.enumerated().map { .init(title: "p\($0)", callouts: $1) }, words: words),
      screens: pages.indices.map {
        .init(scene: scene, source: 2, destination: "page: \($0)", alternative: "alt \($0)")
      },
      room: room, measuring: text)
  }

  /// Titles at one place: a window of 100 × 20 with 8 points around it. Buttons far from each other: each around its own.
  @Test func `each role is a column of cut-outs at one scale`() throws {
    let pages = [0.0, 5, 0].map { shift in
      [
        callout("title", Rect(x: 20 + shift, y: 100, width: 100, height: 20), size: shift == 0 ? 17 : 18),
        callout("next", Rect(x: 200, y: 300 + 40 * shift, width: 60, height: 40)),
      ]
    }
    let sheet = try #require(comparison(pages))
    let content = sheet.content()
    let laid = try LaidOut(content.view)
    let names = text.size(of: "p0", .caption, weight: .semibold).width.rounded(.up)
    #expect(sheet.shown == [0, 1, 2])
    let (title, next) = (try laid.place("role 0 0"), try laid.place("role 1 0"))
    // The head is 11.5 points high, and 9 above the first row.
    #expect(title.isClose(to: Rect(x: names + 14, y: 20.5, width: 121, height: 36), within: 0.01))
    #expect(next.isClose(to: Rect(x: names + 14 + 121 + 14, y: 20.5, width: 76, height: 56), within: 0.01))
    #expect(
      try abs(laid.label("next").frame.minX - next.minX) < 0.01 && laid.label("next").frame.width == 104)
    let label = try laid.label("p0")
    #expect(label.color == SheetStyle.accent && label.frame.minX == 0 && abs(label.frame.minY - 20.5) < 0.01)
    let look = try #require(
      laid.labels.first { $0.text.hasPrefix("System") && abs($0.frame.minX - title.minX) < 0.01 })
    #expect(abs(look.frame.minY - title.maxY - 2) < 0.6 && look.pointSize == 7 && look.frame.width == 121)
    // Unusual values are bold and in the colour of changes.
    let odd = try #require(laid.labels.first { $0.text.contains("18") })
    #expect(
      odd.weight == .bold && odd.color == SheetStyle.change && look.weight == .regular
        && look.color == SheetStyle.secondInk)
    #expect(laid.texts.contains("left\u{A0}20  top\u{A0}100  100\u{A0}×\u{A0}20"))
    #expect(content.drawings.count == 6 && content.drawings.allSatisfy { $0.source == 2 })
    let renderer = try PageRenderer(fonts: FontCatalog())
    func drawn(_ place: String) throws -> (Transform, Stroke, String) {
      let drawing = try #require(content.drawings.first { $0.place == place })
      let items = try drawing.items(Rect(x: 5, y: 7, width: 121, height: 36), renderer)
      guard case .tagged(.figure(let alternative, _), let kinds) = items[0].kind,
        case .clip(_, let inside) = kinds[0].kind,
        case .transform(let place, _) = inside[1].kind, case .stroke(_, let line) = kinds[1].kind
      else { throw ReviewTestError() }
      return (place, line, alternative)
    }
    // The common window begins 8 points left of and above the views.
    let (place, line, alternative) = try drawn("role 0 0")
    #expect(
      place == Transform(a: 1, b: 0, c: 0, d: 1, tx: 5 - 12, ty: 7 - 92) && alternative == "alt 0: title")
    #expect(line == Stroke(color: SheetStyle.line, width: 0.4))
    #expect(try drawn("role 0 1").1 == Stroke(color: SheetStyle.change, width: 0.8))
    // Around its own view at (200, 500).
    #expect(try drawn("role 1 1").0 == Transform(a: 1, b: 0, c: 0, d: 1, tx: 5 - 192, ty: 7 - 492))
  }

  private struct ReviewTestError: Error {}

  @Test func `roles that have no room are left out, and pages with unusual values come first`() throws {
    let frame = Rect(x: 20, y: 100, width: 300, height: 20)
    let pages = (0..<8).map { page in
      (0..<7).map {
        callout("r\($0)", frame.offsetBy(x: 0, y: Double($0) * 30), size: page == 6 && $0 == 0 ? 20 : 17)
      }
    }
    let sheet = try #require(comparison(pages))
    let laid = try LaidOut(sheet.content().view)
    // Six columns of at least 104 points and their gaps are 708 of 770.
    #expect(laid.texts.count { $0.hasPrefix("r") && $0.count == 2 } == 6)
    let low = try #require(comparison(pages, room: Size(width: 770, height: 120)))
    #expect(low.shown.count < 8 && low.shown.contains(6) && low.shown == low.shown.sorted())
    #expect(comparison(pages, room: Size(width: 100, height: 480)) == nil)
    #expect(comparison(pages, room: Size(width: 770, height: 20)) == nil)
    #expect(comparison(Array(pages.prefix(2))) == nil && comparison([[], [], []]) == nil)
  }

  // MARK: Contact sheets

  private func layout(_ counts: [Int], columns: Int?) throws -> ContactSheetLayout {
    let environment = PageEnvironment(device: try DeviceCatalog.builtin.device("iphone-se-3"))
    let cell = DeviceGrid.Cell(
      environment: environment, screen: try screen(), title: "SE", details: [])
    var grid = DeviceGrid(
      blocks: counts.map { DeviceGrid.Block(title: "T", cells: Array(repeating: cell, count: $0)) },
      style: .none,
      words: words)
    grid.columns = columns
    return ContactSheetLayout(grid, share: 0.5, columns: columns, measuring: text)
  }

  /// Columns of 84 points, 18 between screens and 36 between pages; a title of 20, 147.3 of height, 6 and a caption.
  @Test func `pages stand beside each other as far as columns are asked for`() throws {
    let high = 20 + 667 * 36 / 163.0 + 6 + text.height(of: "SE", .caption, weight: .semibold, width: 84)
    func check(_ columns: Int, _ counts: [Int], _ bands: [Int], _ width: Double, _ height: Double) throws {
      let found = try layout(counts, columns: columns)
      #expect(
        found.bands.map(\.count) == bands && abs(found.size.width - width) < 1e-9,
        "\(found.bands.map(\.count))")
      #expect(abs(found.size.height - height) < 1e-6)
    }
    try check(4, [2, 2], [2], 2 * 186 + 36, high)
    try check(3, [2, 2], [1, 1], 186, 2 * high + 36)
    try check(2, [3], [1], 186, high + 16 + high - 20)
    try check(3, [1, 2, 1], [2, 1], 84 + 36 + 186, 2 * high + 36)
    #expect(try layout([], columns: nil).size == Size(width: 0, height: 0))
    let views = try LaidOut(try layout([2, 1], columns: 3).content().view)
    #expect(
      try views.place("0 0 0 0").minX == 0 && views.place("0 0 0 1").minX == 102
        && views.place("0 1 0 0").minX == 222)
    let below = try LaidOut(try layout([1, 1], columns: 1).content().view)
    #expect(abs(try below.place("1 0 0 0").minY - (try below.place("0 0 0 0").minY) - high - 36) < 1)
  }
}
