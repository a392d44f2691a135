import LayoutEngine
import PageTestSupport
import Testing

@testable import PageDrawing
@testable import PageLayout

/// Tab bars, 400 × 83 points from (100, 200) on. Titles are kana of 10 points; pictures are 20 × 10.
struct TabBarDrawingTests {
  private typealias Figures = DrawnFigures

  private static let bounds = Rect(x: 100, y: 200, width: 400, height: 83)
  private let red = Color.Dynamic(Color(rgb: 0xFF0000))

  private func tab(_ title: String, hasPicture: Bool = true, badge: String? = nil) throws
    -> TabBarContent.Tab
  {
    TabBarContent.Tab(
      title: title.isEmpty ? AttributedText() : kana(title),
      image: hasPicture ? try Figures.picture(20, 10) : nil, badge: badge.map { kana($0) }, badgeColor: red)
  }

  /// The platter of iOS 26 without its glass, so that the ground is one fill.
  private func platter() throws -> TabBarMetrics.Platter {
    guard case .platter(var platter) = SystemMetrics.ios26.tabBar.kind else { throw Missing() }
    platter.look = Figures.plainLook
    return platter
  }

  private struct Missing: Error {}

  private func bar(
    _ tabs: [TabBarContent.Tab], _ layout: TabBarContent.Layout, selected: Int? = nil, isFloating: Bool = true
  ) throws -> TabBarContent {
    var bar = TabBarContent(
      background: BarBackgroundContent(lineColor: nil, isLineBelow: false, reachesScreenEdge: false),
      tabs: tabs, layout: layout)
    bar.platter = isFloating ? try platter() : nil
    bar.selected = selected
    return bar
  }

  // MARK: Platters

  /// 2 · 86 + 16 points are the platter's, from x 206 on; tabs of 94.125 on a pitch of 85.875 begin 4 points inside.
  @Test func `stacked tabs share a platter, and the selected one is on a capsule`() throws {
    let tabs = [try tab("あい"), try tab("かき")]
    let canvas = try Figures.drawn(try bar(tabs, .stacked, selected: 0), in: Self.bounds)
    #expect(
      Figures.isNear(
        Figures.numbers(canvas.items), [[206, 200, 188, 62, 0], [210, 204, 94.125, 54, 0]]))
    #expect(canvas.items.prefix(2).map(Figures.radius) == [31, 27])
    #expect(
      Figures.isNear(
        Figures.texts(canvas), [[212, 239, 90.125, 12], [297.875, 239, 90.125, 12]]))
    // Middles at 257.0625 and 342.9375 on the pixel grid, 24 below the top.
    #expect(Figures.isNear(Figures.images(canvas.items), [[247, 219, 20, 10], [333, 219, 20, 10]]))
    let other = try Figures.of(try bar(tabs, .inline, selected: 1), in: Self.bounds)
    #expect(Figures.isNear(other, [[206, 200, 188, 62, 0], [295.875, 204, 94.125, 54, 0]]))
  }

  @Test func `tabs begin at the trailing side from right to left`() throws {
    let canvas = try Figures.drawn(
      try bar([try tab("あい"), try tab("")], .stacked, selected: 0), in: Self.bounds, .rightToLeft)
    #expect(
      Figures.isNear(Array(Figures.numbers(canvas.items).dropFirst()), [[295.875, 204, 94.125, 54, 0]]))
    #expect(Figures.isNear(Figures.texts(canvas), [[297.875, 239, 90.125, 12]]))
    // Without a title a picture is in the middle of the platter.
    #expect(Figures.isNear(Figures.images(canvas.items), [[333, 219, 20, 10], [247, 226, 20, 10]]))
  }

  /// A badge is 20 points high and as wide, or 10 wider than its text; it begins 8.5 beside the tab's middle, 257.0625.
  @Test func `a badge is beside the middle of its tab`() throws {
    func badge(_ text: String, _ direction: LayoutDirection = .leftToRight) throws -> ControlCanvas {
      try Figures.drawn(
        try bar([try tab("", badge: text), try tab("")], .stacked), in: Self.bounds, direction)
    }
    let short = try badge("あ")
    #expect(Figures.isNear(Array(Figures.numbers(short.items).suffix(1)), [[265.5625, 206, 20, 20, 0]]))
    #expect(Figures.isNear(Figures.texts(short), [[265.5625, 206, 20, 20]]))
    #expect(Figures.colors(short.items).contains(red.light))
    let long = try badge("あいう")
    #expect(Figures.isNear(Array(Figures.numbers(long.items).suffix(1)), [[265.5625, 206, 40, 20, 0]]))
    #expect(long.items.compactMap(Figures.radius).last == 10)
    let turned = try badge("あいう", .rightToLeft)
    #expect(Figures.isNear(Array(Figures.numbers(turned.items).suffix(1)), [[294.4375, 206, 40, 20, 0]]))
  }

  /// Recorded without pictures (cashapp/AccessibilitySnapshot, testTabBars): a badge of 18 points begins 4 before the middle on iOS
  /// 26.2, here 257.0625, and 11 beyond it on iOS 18.5, here 200.
  @Test func `a badge without a picture is nearer to the middle on a platter, and farther on a bar`() throws {
    let tabs = [try tab("", hasPicture: false, badge: "あ"), try tab("")]
    let canvas = try Figures.drawn(try bar(tabs, .stacked), in: Self.bounds)
    #expect(Figures.isNear(Array(Figures.numbers(canvas.items).suffix(1)), [[253.0625, 206, 20, 18, 0]]))
    #expect(Figures.isNear(Figures.numbers(try flat(tabs, .stacked).items), [[211, 203, 20, 18, 0]]))
  }

  /// Recorded at 402 points (cashapp/AccessibilitySnapshot, testTabBars on iOS 26.2): on a platter of 360 six tabs of 74 begin 55.6
  /// apart, four of 98 with badges 84⅔.
  @Test(arguments: [(6, 74.0, 55.6), (4, 98, 84 + 2 / 3.0)] as [(Int, Double, Double)])
  func `tabs as wide as the widest needs overlap more`(count: Int, least: Double, pitch: Double) throws {
    let tabs = try (0..<count).map { _ in try tab("") }
    let (ground, frames) = try bar(tabs, .stacked).frames(
      on: try platter(), in: Rect(x: 0, y: 0, width: 402, height: 83), least: least)
    #expect(ground == Rect(x: 21, y: 0, width: 360, height: 62))
    #expect(frames[0].minX == 25 && frames[0].width == least)
    #expect(abs(frames[1].minX - frames[0].minX - pitch) < 0.01 && abs(frames[count - 1].maxX - 377) < 1e-9)
  }

  @Test func `a bar without tabs has no platter, and one without room a platter of no width`() throws {
    for layout in [TabBarContent.Layout.stacked, .compactInline, .top] {
      #expect(try Figures.of(try bar([], layout), in: Self.bounds).isEmpty)
    }
    let narrow = try bar([try tab("あい")], .stacked).frames(
      on: try platter(), in: Rect(x: 100, y: 200, width: 30, height: 83))
    #expect(narrow.platter == Rect(x: 115, y: 200, width: 0, height: 62))
  }

  /// A picture at 0.72 of its size, 4 points, the title and a point more, with 16 at both sides: 71.4. Two of them, 4
  /// between them and 4 at both ends are 154.8 from x 222.6 on.
  @Test func `pictures and titles are packed side by side on a low platter`() throws {
    let tabs = [try tab("あい"), try tab("かき")]
    let canvas = try Figures.drawn(try bar(tabs, .compactInline, selected: 1), in: Self.bounds)
    #expect(
      Figures.isNear(Figures.numbers(canvas.items), [[222.6, 200, 154.8, 44, 0], [302, 204, 71.4, 36, 0]]))
    #expect(canvas.items.compactMap(Figures.radius) == [22, 18])
    // 242.6 and 218.4 are 242.5 and 218.5 on the pixel grid.
    #expect(
      Figures.isNear(Figures.images(canvas.items), [[242.5, 218.5, 14.4, 7.2], [318, 218.5, 14.4, 7.2]]))
    #expect(Figures.isNear(Figures.texts(canvas), [[261, 204, 21, 36], [336.4, 204, 21, 36]]))
    let turned = try Figures.drawn(
      try bar(tabs, .compactInline, selected: 0), in: Self.bounds, .rightToLeft)
    #expect(Figures.isNear(Array(Figures.numbers(turned.items).suffix(1)), [[302, 204, 71.4, 36, 0]]))
    // The first picture begins 500 − 142.6 − 14.4 = 343 from the left.
    #expect(
      Figures.isNear(Figures.images(turned.items), [[343, 218.5, 14.4, 7.2], [267.5, 218.5, 14.4, 7.2]]))
    #expect(Figures.isNear(Figures.texts(turned), [[318, 204, 21, 36], [242.6, 204, 21, 36]]))
  }

  /// 14.4 + 32 and 21 + 32 points, with 4 between them and 8 at the ends: 111.4 from x 244.3 on.
  @Test func `a picture or a title alone has no gap on a low platter`() throws {
    let tabs = [try tab(""), try tab("あい", hasPicture: false)]
    let canvas = try Figures.drawn(try bar(tabs, .compactInline), in: Self.bounds)
    #expect(Figures.isNear(Figures.numbers(canvas.items), [[244.3, 200, 111.4, 44, 0]]))
    #expect(Figures.isNear(Figures.images(canvas.items), [[264.25, 218.5, 14.4, 7.2]]))
    #expect(Figures.isNear(Figures.texts(canvas), [[314.7, 204, 21, 36]]))
  }

  /// Titles of 20 and 30 points with 16 more: 36 and 46, and 4 at both ends are 90 from x 255 on.
  @Test func `titles alone are in the middle of an iPad's bar`() throws {
    let tabs = [try tab("あい"), try tab("かきく")]
    let canvas = try Figures.drawn(try bar(tabs, .top, selected: 1), in: Self.bounds)
    #expect(Figures.isNear(Figures.numbers(canvas.items), [[255, 200, 90, 44, 0], [295, 204, 46, 36, 0]]))
    #expect(Figures.isNear(Figures.texts(canvas), [[259, 204, 36, 36], [295, 204, 46, 36]]))
    #expect(Figures.images(canvas.items).isEmpty)
    let turned = try Figures.drawn(try bar(tabs, .top, selected: 0), in: Self.bounds, .rightToLeft)
    #expect(Figures.isNear(Array(Figures.numbers(turned.items).suffix(1)), [[305, 204, 36, 36, 0]]))
    #expect(Figures.isNear(Figures.texts(turned), [[305, 204, 36, 36], [259, 204, 46, 36]]))
  }

  // MARK: Bars with a ground

  private func flat(
    _ tabs: [TabBarContent.Tab], _ layout: TabBarContent.Layout, width: Double = 400,
    _ direction: LayoutDirection = .leftToRight
  ) throws -> ControlCanvas {
    try Figures.drawn(
      try bar(tabs, layout, isFloating: false), in: Rect(x: 100, y: 200, width: width, height: 49), direction)
  }

  private static let titleTop = 200 + 35 + 1 / 3.0

  /// Half of 400 points a tab; a title's line is 12 high, 35⅓ below the top (recorded from iOS 17 and 18) and 2 inside of its
  /// share.
  @Test func `a stacked tab's title is below its picture`() throws {
    let tabs = [try tab("あい", badge: "あいう"), try tab("かき")]
    let canvas = try flat(tabs, .stacked)
    #expect(
      Figures.isNear(
        Figures.texts(canvas),
        [[102, Self.titleTop, 196, 12], [206, 203, 40, 18], [302, Self.titleTop, 196, 12]]))
    #expect(Figures.isNear(Figures.images(canvas.items), [[190, 213.5, 20, 10], [390, 213.5, 20, 10]]))
    #expect(Figures.isNear(Figures.numbers(canvas.items), [[206, 203, 40, 18, 0]]))
    #expect(canvas.items.compactMap(Figures.radius) == [9])
    let turned = try flat(tabs, .stacked, .rightToLeft)
    #expect(
      Figures.isNear(
        Figures.texts(turned),
        [[302, Self.titleTop, 196, 12], [354, 203, 40, 18], [102, Self.titleTop, 196, 12]]))
    #expect(try flat([], .stacked).items.isEmpty)
  }

  /// A share has 110 points at least and 40 more than its widest content; a picture, 8 points and a title of 100 and one
  /// more are 129, and their share 169: the first from x 131 on in 1000 points.
  @Test func `on a wide screen titles stand beside pictures, in shares of one width`() throws {
    let tabs = [try tab("あいうえおかきくけこ", badge: "あ"), try tab("あい")]
    let canvas = try flat(tabs, .inline, width: 1000)
    // (169 − 129) / 2 = 20 and (169 − 49) / 2 = 60 into the shares from 431 and 600 on.
    #expect(Figures.isNear(Figures.images(canvas.items), [[451, 219.5, 20, 10], [660, 219.5, 20, 10]]))
    #expect(
      Figures.isNear(Figures.texts(canvas), [[467, 201, 20, 18], [479, 200, 101, 49], [688, 200, 21, 49]]))
    #expect(Figures.isNear(Figures.numbers(canvas.items), [[467, 201, 20, 18, 0]]))
    // No share is wider than its part of the bar: 100 of 200 points, beyond which the title reaches.
    let narrow = try flat(tabs, .inline, width: 200)
    #expect(Figures.isNear(Figures.images(narrow.items), [[85.5, 219.5, 20, 10], [225.5, 219.5, 20, 10]]))
    let last = try flat([try tab("あい"), try tab("あいうえおかきくけこ")], .inline, width: 200)
    // From 213.5 on, at most to the bar's end.
    #expect(Figures.isNear(Figures.texts(last), [[153.5, 200, 21, 49], [213.5, 200, 86.5, 49]]))
  }

  /// 14.4 + 5 + 21 = 40.4 in the middle of a share of 200.
  @Test func `on a low screen titles stand beside smaller pictures, a share of the width each`() throws {
    let tabs = [try tab("あい"), try tab("", badge: "あ"), try tab("かき", hasPicture: false)]
    let canvas = try flat(tabs, .compactInline, width: 600)
    // 179.8 and 220.9 are 179.75 and 221 on the pixel grid; alone the second is at 392.8.
    #expect(
      Figures.isNear(Figures.images(canvas.items), [[179.75, 221, 14.4, 7.2], [392.75, 221, 14.4, 7.2]]))
    #expect(
      Figures.isNear(
        Figures.texts(canvas), [[199.2, 200, 21, 49], [405.95, 201, 20, 18], [589.5, 200, 21, 49]]))
    let turned = try flat([try tab("あい"), try tab("かき")], .compactInline, .rightToLeft)
    #expect(
      Figures.isNear(Figures.images(turned.items), [[405.75, 221, 14.4, 7.2], [205.75, 221, 14.4, 7.2]]))
    #expect(Figures.isNear(Figures.texts(turned), [[379.8, 200, 21, 49], [179.8, 200, 21, 49]]))
  }

  @Test func `a tab alone has the whole width`() throws {
    let alone = [try tab("あい")]
    #expect(Figures.isNear(Figures.texts(try flat(alone, .stacked)), [[102, Self.titleTop, 396, 12]]))
    // 40.4 in the middle of 400, and 49 of them on a wide screen.
    #expect(Figures.isNear(Figures.texts(try flat(alone, .compactInline)), [[299.2, 200, 21, 49]]))
    #expect(Figures.isNear(Figures.texts(try flat(alone, .inline)), [[303.5, 200, 21, 49]]))
    // A share has 110 points at least: here from 190 and 300 on.
    let pair = [try tab("あい", hasPicture: false), try tab("", badge: "あいう")]
    let wide = try flat(pair, .inline)
    #expect(Figures.isNear(Figures.texts(wide), [[234.5, 200, 21, 49], [361, 201, 40, 18]]))
    #expect(Figures.isNear(Figures.images(wide.items), [[345, 219.5, 20, 10]]))
    #expect(Figures.isNear(Figures.numbers(wide.items), [[361, 201, 40, 18, 0]]))
  }
}
