import Foundation
import LayoutEngine
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageReview
@testable import UIKitCore

/// Colours and fonts by their names and differences, and the sheets that list them.
@MainActor
struct StyleRuleTests {
  /// The test data of Sharma, Wu and Dalal, "The CIEDE2000 Color-Difference Formula" (Color Research and Application 30,
  /// 2005), table 1.
  @Test(
    arguments: [
      ([50, 3.1571, -77.2803], [50, 0, -82.7485], 2.8615),
      ([50, 2.8361, -74.0200], [50, 0, -82.7485], 3.4412),
      ([50, -1.3802, -84.2814], [50, 0, -82.7485], 1.0000),
      ([50, -1.1848, -84.8006], [50, 0, -82.7485], 1.0000),
      ([50, -0.9009, -85.5211], [50, 0, -82.7485], 1.0000), ([50, 0, 0], [50, -1, 2], 2.3669),
      ([50, 2.4900, -0.0010], [50, -2.4900, 0.0009], 7.1792),
      ([50, 2.4900, -0.0010], [50, -2.4900, 0.0011], 7.2195),
      ([50, -0.0010, 2.4900], [50, 0.0009, -2.4900], 4.8045),
      ([50, -0.0010, 2.4900], [50, 0.0011, -2.4900], 4.7461), ([50, 2.5, 0], [50, 0, -2.5], 4.3065),
      ([50, 2.5, 0], [61, -5, 29], 22.8977), ([50, 2.5, 0], [56, -27, -3], 31.9030),
      ([50, 2.5, 0], [58, 24, 15], 19.4535), ([50, 2.5, 0], [50, 3.1736, 0.5854], 1.0000),
      ([50, 2.5, 0], [50, 3.2972, 0], 1.0000), ([50, 2.5, 0], [50, 1.8634, 0.5757], 1.0000),
      ([50, 2.5, 0], [50, 3.2592, 0.3350], 1.0000),
      ([63.0109, -31.0961, -5.8663], [62.8187, -29.7946, -4.0864], 1.2630),
      ([61.2901, 3.7196, -5.3901], [61.4292, 2.2480, -4.9620], 1.8731),
      ([35.0831, -44.1164, 3.7933], [35.0232, -40.0716, 1.5901], 1.8645),
      ([22.7233, 20.0904, -46.6940], [23.0331, 14.9730, -42.5619], 2.0373),
      ([36.4612, 47.8580, 18.3852], [36.2715, 50.5065, 21.2231], 1.4146),
      ([90.8027, -2.0831, 1.4410], [91.1528, -1.6435, 0.0447], 1.4441),
      ([90.9257, -0.5406, -0.9208], [88.6381, -0.8985, -0.7239], 1.5381),
      ([6.7747, -0.2908, -2.4247], [5.8714, -0.0985, -2.2286], 0.6377),
      ([2.0776, 0.0795, -1.1350], [0.9033, -0.0636, -0.5514], 0.9082),
    ] as [([Double], [Double], Double)])
  func `the difference of colours is that of the published data`(
    one: [Double], two: [Double], difference: Double
  ) {
    func color(_ values: [Double]) -> PerceivedColor {
      PerceivedColor(lightness: values[0], a: values[1], b: values[2])
    }
    #expect(abs(color(one).difference(from: color(two)) - difference) < 0.00005)
    #expect(abs(color(two).difference(from: color(one)) - difference) < 0.00005)
  }

  /// CIELAB of sRGB colours for D65, as Bruce Lindbloom's calculator has them to four decimals.
  @Test(
    arguments: [
      (0xFF0000, [53.2408, 80.0925, 67.2032]), (0x00FF00, [87.7347, -86.1827, 83.1793]),
      (0x0000FF, [32.2970, 79.1875, -107.8602]), (0x808080, [53.5850, 0.0, 0.0]), (0x000000, [0, 0, 0]),
      (0x202020, [12.2509, 0, 0]),
    ] as [(UInt32, [Double])])
  func `a colour has its place in CIELAB`(rgb: UInt32, lab: [Double]) {
    let color = PerceivedColor(Color(rgb: rgb))
    #expect(
      abs(color.lightness - lab[0]) < 0.01 && abs(color.a - lab[1]) < 0.02 && abs(color.b - lab[2]) < 0.02)
  }

  /// 10 of 255 are 0.0392, below the straight part's end of 0.04045: 0.003035 linear, and 903.3 times that is 2.74.
  @Test func `dark greys are on the straight part of both curves`() {
    let dark = PerceivedColor(Color(rgb: 0x0A0A0A))
    #expect(abs(dark.lightness - 2.7417) < 0.001 && abs(dark.a) < 0.01 && abs(dark.b) < 0.01)
  }

  // MARK: Names

  @Test func `weights have the nearest of nine names`() {
    let names = [
      (100, "Ultra Light"), (149, "Ultra Light"), (150, "Thin"), (250, "Light"), (349, "Light"),
      (350, "Regular"),
      (450, "Medium"), (550, "Semibold"), (650, "Bold"), (750, "Heavy"), (849, "Heavy"), (850, "Black"),
    ]
    for (weight, name) in names { #expect(FontWeight(rawValue: .init(weight)).words == name) }
  }

  @Test func `families and text styles have names`() {
    #expect(
      [
        FontFamily.system, .systemDesign(.monospaced), .systemDesign(.serif), .systemDesign(.rounded),
        .named("Avenir"),
      ]
      .map(\.words) == ["System", "System Mono", "System Serif", "System Rounded", "Avenir"])
    #expect(
      TextStyle.allCases.map(\.words).sorted() == [
        "Body", "Callout", "Caption 1", "Caption 2", "Footnote", "Headline", "Large Title", "Subheadline",
        "Title 1",
        "Title 2", "Title 3",
      ])
  }

  @Test func `a font has the names that the source and the system give it`() {
    var body = FontDescriptor(pointSize: 17)
    let names = StyleNames([
      (name: "summary", font: ScalingFont(FontDescriptor(weight: .bold, pointSize: 18))),
      (name: "detail", font: ScalingFont(FontDescriptor(weight: .bold, pointSize: 18))),
    ])
    #expect(names.name(of: FontDescriptor(weight: .bold, pointSize: 18), at: .large) == "summary / detail")
    #expect(names.name(of: body, at: .large) == nil)
    body.leading = TextStyle.body.leading(at: .large)
    #expect(names.name(of: body, at: .large) == "Body")
    // The leading tells text styles from fonts that only have their size.
    body.leading += 1
    #expect(names.name(of: body, at: .large) == nil)
    var headline = FontDescriptor(weight: .semibold, pointSize: 17)
    headline.leading = TextStyle.headline.leading(at: .large)
    #expect(StyleNames().name(of: headline, at: .large) == "Headline")
    headline.family = .named("Avenir")
    #expect(TextStyle.style(of: headline, at: .large) == nil)
  }

  @Test func `a colour is told by its name and its digits`() {
    let color = NamedColor(Color(rgb: 0x007AFF), name: "systemBlue")
    #expect(
      color.digits == "#007AFF" && color.words == "systemBlue  #007AFF" && color.shortWords == "systemBlue")
    let plain = NamedColor(Color(rgb: 0x007AFF))
    #expect(plain.words == "#007AFF" && plain.shortWords == "#007AFF")
    let dynamic = Color.Dynamic(light: .white, dark: .black)
    #expect(NamedColor(dynamic, in: .dark).color == .black && NamedColor(dynamic, in: .light).color == .white)
  }

  // MARK: The census

  /// A census of labels with sizes, weights and colours.
  private func census(
    _ styles: [(size: CGFloat, weight: UIFont.Weight, color: UInt32)], page: (Int) -> String = { "p\($0)" }
  ) throws -> StyleCensus {
    let renderer = try PageRenderer(fonts: FontCatalog())
    let environment = PageEnvironment(device: try DeviceCatalog.builtin.device("iphone-se-3"))
    var census = StyleCensus()
    for (number, style) in styles.enumerated() {
      let root = UIView()
      root.backgroundColor = .white
      let label = UILabel(frame: CGRect(x: 20, y: 40, width: 300, height: 40))
      label.text = "Text"
      label.font = .systemFont(ofSize: style.size, weight: style.weight)
      label.textColor = SheetStyle.uiColor(Color(rgb: style.color))
      root.addSubview(label)
      let prepared = PreparedPage(id: page(number), tree: ViewTree(root: root))
      let solved = try renderer.solve(prepared, in: environment, drawingSystemBars: false)
      census.add(looks: [(solved, environment)], named: prepared.id)
    }
    return census
  }

  @Test func `styles are in the order of use, then of size, family, weight and colour`() throws {
    let census = try census([
      (15, .regular, 0x222222), (17, .regular, 0x333333), (17, .bold, 0x111111), (17, .regular, 0x111111),
      (13, .regular, 0x111111), (13, .regular, 0x111111),
    ])
    let found = census.sortedTexts.map { [$0.style.size, Double($0.style.weight.rawValue)] }
    #expect(found == [[13, 400], [17, 400], [17, 400], [17, 700], [15, 400]])
    #expect(census.sortedTexts[1].style.color == Color(rgb: 0x111111))
    #expect(census.sortedTexts[0].use.count == 2 && census.sortedTexts[0].use.pages == ["p4", "p5"])
    let once = try self.census([(13, .regular, 0), (13, .regular, 0)]) { _ in "same" }
    #expect(once.sortedTexts[0].use.count == 2 && once.sortedTexts[0].use.pages == ["same"])
  }

  private func meant(
    _ styles: [(size: CGFloat, weight: UIFont.Weight, color: UInt32)]
  ) throws -> StyleCensus.TextStyle? {
    let census = try census(styles)
    let odd = try #require(census.sortedTexts.last?.style)
    return census.likelyMeant(by: odd)
  }

  @Test func `a style is probably another one that differs a little in one property`() throws {
    let usual: (CGFloat, UIFont.Weight, UInt32) = (17, .regular, 0x333333)
    let four = Array(repeating: usual, count: 4)
    // Up to a point in size.
    #expect(try meant(four + [(16, .regular, 0x333333)])?.size == 17)
    #expect(try meant(four + [(15.9, .regular, 0x333333)]) == nil)
    // One step of weight, of a style used four times as often.
    #expect(try meant(four + [(17, .medium, 0x333333)])?.weight == .regular)
    #expect(try meant(four.dropLast() + [(17, .medium, 0x333333)]) == nil)
    #expect(try meant(four + [(17, .semibold, 0x333333)]) == nil)
    // Greys of 21.3, 24.9 and 26.2 of lightness: differences of 2.6 and 3.6.
    #expect(try meant(four + [(17, .regular, 0x3B3B3B)])?.color == Color(rgb: 0x333333))
    #expect(try meant(four + [(17, .regular, 0x3E3E3E)]) == nil)
    // Two properties at once are another style.
    #expect(try meant(four + [(16, .medium, 0x333333)]) == nil)
    #expect(try meant(four + [(16, .regular, 0x343434)]) == nil)
    #expect(try meant(four + [(17, .regular, 0x343434)])?.color == Color(rgb: 0x333333))
  }

  @Test func `a colour is probably one that is hardly to be told from it`() throws {
    var census = try census([(17, .regular, 0)])
    func add(_ color: UInt32, alpha: Double = 1, times: Int, name: String? = nil) throws {
      let renderer = try PageRenderer(fonts: FontCatalog())
      let environment = PageEnvironment(device: try DeviceCatalog.builtin.device("iphone-se-3"))
      for _ in 0..<times {
        let root = UIView()
        root.backgroundColor = .white
        let box = UIView(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
        var dynamic = Color.Dynamic(Color(rgb: color))
        dynamic.light.alpha = alpha
        dynamic.dark.alpha = alpha
        dynamic.name = name
        box.backgroundColor = UIColor(dynamic)
        root.addSubview(box)
        let page = PreparedPage(id: "c", tree: ViewTree(root: root))
        census.add(
          looks: [(try renderer.solve(page, in: environment, drawingSystemBars: false), environment)],
          named: "c")
      }
    }
    try add(0x808080, times: 3)
    try add(0x828080, times: 1)
    try add(0xA08080, times: 2)
    func meant(_ rgb: UInt32) -> NamedColor? { census.likelyMeant(by: NamedColor(Color(rgb: rgb))) }
    #expect(meant(0x828080)?.color == Color(rgb: 0x808080) && meant(0xA08080) == nil)
    // The one listed first is meant as it is.
    #expect(meant(0x808080) == nil)
    try add(0xA18080, times: 1, name: "Rose")
    #expect(meant(0xA08080)?.name == "Rose")
    #expect(census.likelyMeant(by: NamedColor(Color(rgb: 0xA18080), name: "Rose")) == nil)
    #expect(census.sortedColors.first?.color.color == .white)
    #expect(census.sortedColors.map(\.use.count) == census.sortedColors.map(\.use.count).sorted(by: >))
  }

  // MARK: The sheets

  private let room = Size(width: 770, height: 300)

  private func content(_ census: StyleCensus, _ sizes: StylesSheets.Sizes = .small) throws -> [LaidOut] {
    try StylesSheets(census: census, words: ReviewWords(), sizes: sizes).blocks(room: room).map {
      try LaidOut($0.content().view)
    }
  }

  /// Half of 770 without the gutter of 12 is a column of 379: texts in the left one, colours in the right one.
  @Test func `a style's row has a sample, its font, its colour and its uses`() throws {
    let laid = try content(
      census([
        (17, .regular, 0x333333), (17, .regular, 0x333333), (17, .regular, 0x333333),
        (17, .regular, 0x333333),
        (16, .regular, 0x333333), (30, .bold, 0xF8F8F8),
      ]))
    try #require(laid.count == 1)
    let sheet = laid[0]
    let width = 379.0
    // Rows of 24 points below a heading of 20; each is in the middle of its row.
    let font = try sheet.label("System 17 pt")
    #expect(abs(font.frame.minX - 30) < 0.01 && abs(font.frame.midY - 32) < 0.6)
    let digits = try #require(sheet.labels.first { $0.text == "#333333" })
    #expect(abs(digits.frame.minX - width * 0.4) < 0.01 && digits.pointSize == 7.5)
    let uses = try sheet.label("4 ×  ·  4 pages")
    #expect(abs(uses.frame.minX - width * 0.62) < 0.01 && uses.color == SheetStyle.secondInk)
    #expect(sheet.texts.contains("1 ×  ·  p4"))
    let note = try sheet.label("Probably 17 pt")
    let own = try sheet.label("System 16 pt").frame.minX - 30
    #expect(abs(note.frame.minX - own - width * 0.8) < 0.01 && note.color == SheetStyle.change)
    #expect(note.weight == .semibold)
    #expect(sheet.texts.contains("System Bold 30 pt"))
    // Samples are at most 16 points large, and pale ones have a dark ground.
    let samples = sheet.labels.filter { $0.text == "Aa" }
    #expect(samples.map(\.pointSize) == [16, 16, 16])
    #expect(samples.allSatisfy { [0, 391].contains($0.frame.minX) })
    #expect(samples[1].color == Color(rgb: 0xF8F8F8) || samples[2].color == Color(rgb: 0xF8F8F8))
    #expect(sheet.boxes.filter { $0.color == SheetStyle.secondInk }.count == 1)
    #expect(sheet.texts.contains("Text") && sheet.texts.contains("Colours"))
    // The page's white ground, a square of 11 points in the second column.
    let square = try #require(sheet.boxes.first { $0.color == .white })
    #expect(square.frame.width == 11 && square.frame.height == 11)
  }

  @Test func `large samples have the size that they have on the screen, up to 28 points`() throws {
    let sheet = try content(census([(17, .regular, 0x333333), (30, .regular, 0x333333)]), .large)[0]
    #expect(sheet.labels.filter { $0.text == "Aa" }.map(\.pointSize) == [28, 17])
    let first = try sheet.label("System 30 pt")
    #expect(abs(first.frame.minX - 50) < 0.01 && abs(first.frame.midY - 39) < 0.6)
    #expect(sheet.boxes.contains { $0.frame.width == 28 && $0.frame.height == 28 })
  }

  /// Columns of 300 − 24 = 276 points hold a heading and ten rows of 24: two of them are a sheet.
  @Test func `long lists are in two columns of equal length, on as many sheets as needed`() throws {
    func counts(_ styles: Int) throws -> [[Int]] {
      let all = (0..<styles).map { (CGFloat(10 + 2 * $0), UIFont.Weight.regular, UInt32(0x333333)) }
      return try content(census(all)).map { sheet in
        let names = sheet.labels.filter { $0.text.hasPrefix("System ") }
        return [names.count { $0.frame.minX < 379 }, names.count { $0.frame.minX > 379 }]
      }
    }
    // Seven styles, a heading, a heading and a colour: 20 + 168 + 20 + 24 = 232, half of which is 116.
    #expect(try counts(7) == [[4, 3]] || counts(7) == [[5, 2]])
    let many = try counts(30)
    #expect(many.count == 2 && many[0] == [10, 11] && many[1][0] == 9)
  }

  @Test func `a block is as high as its higher column`() throws {
    let blocks = StylesSheets(census: try census([(17, .regular, 0x333333)]), words: ReviewWords()).blocks(
      room: room)
    // A heading and a row on each side.
    #expect(blocks.map(\.height) == [44] && blocks.map(\.beginsSheet) == [false])
    #expect(StylesSheets(census: StyleCensus(), words: ReviewWords()).blocks(room: room).isEmpty)
  }
}
