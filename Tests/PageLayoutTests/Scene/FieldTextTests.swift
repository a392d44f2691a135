import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout

/// The texts and pictures of fields and sliders, at four pixels to a point. Texts are kana of 10 points: a line is
/// 11.93359375 points high, its baseline 9.521484375 below its top.
struct FieldTextTests {
  private typealias Figures = DrawnFigures

  private static let metrics = SystemMetrics.ios17
  private static let bounds = Rect(x: 100, y: 200, width: 80, height: 34)
  private let red = Color.Dynamic(Color(rgb: 0xFF0000))
  private let blue = Color.Dynamic(Color(rgb: 0x0000FF))

  // MARK: Text fields

  private func field(_ text: String, _ change: (inout TextFieldContent) -> Void = { _ in })
    -> TextFieldContent
  {
    var field = TextFieldContent(
      text: text.isEmpty ? AttributedText() : kana(text), placeholder: AttributedText(),
      font: FontDescriptor(pointSize: 10), border: .rounded, leftWidth: 10, rightWidth: 5,
      hasClearButton: false, hasOwnBackground: false, metrics: Self.metrics.textField)
    change(&field)
    return field
  }

  private func texts(_ field: TextFieldContent, _ direction: LayoutDirection = .leftToRight) throws
    -> [[Double]]
  {
    Figures.texts(try Figures.drawn(field, in: Self.bounds, direction))
  }

  /// The border leaves 7 points at either side, and the views 10 and 5.
  @Test func `a text is between the views of its field`() throws {
    #expect(Figures.isNear(try texts(field("あい")), [[117, 200, 51, 34]]))
    #expect(Figures.isNear(try texts(field("あい"), .rightToLeft), [[112, 200, 51, 34]]))
    let bare = field("あい") { ($0.border, $0.leftWidth, $0.rightWidth) = (.none, -4, 0) }
    #expect(Figures.isNear(try texts(bare), [[100, 200, 80, 34]]))
    let clear = field("あい") { $0.hasClearButton = true }
    #expect(Figures.isNear(try texts(clear), [[117, 200, 32, 34]]))
    #expect(Figures.isNear(try texts(clear, .rightToLeft), [[131, 200, 32, 34]]))
    let own = field("あい") { $0.ownInsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
    #expect(Figures.isNear(try texts(own), [[119, 201, 45, 30]]))
    let full = field("あい") { ($0.leftWidth, $0.rightWidth) = (60, 6) }
    #expect(try texts(full).isEmpty)
  }

  @Test func `a placeholder stands in an empty field`() throws {
    let measurer = try Figures.canvas(.zero).measurer
    let empty = field("") { $0.placeholder = kana("かきく") }
    #expect(Figures.strings(try Figures.drawn(empty, in: Self.bounds)) == ["かきく"])
    let typed = field("あい") { $0.placeholder = kana("かきく") }
    #expect(Figures.strings(try Figures.drawn(typed, in: Self.bounds)) == ["あい"])
    // 15 beside the text, and 14 of the border.
    #expect(empty.intrinsicSize(measuring: measurer).width == 59)
    #expect(typed.intrinsicSize(measuring: measurer).width == 49)
  }

  /// Of 34 points 22.06640625 are free. Without a text a line of 17 points counts: 20.287109375 high, with its baseline
  /// at 16.1865234375.
  @Test func `a field's baseline is that of its line, or of an empty one`() throws {
    let measurer = try Figures.canvas(.zero).measurer
    func baselines(_ field: TextFieldContent) -> [Double?] {
      let found = field.baselines(in: Size(width: 80, height: 34), measuring: measurer)
      return [found?.firstFromTop, found?.lastFromBottom]
    }
    #expect(Figures.areNear(baselines(field("あい")), [20.5546875, 13.4453125]))
    let empty = field("") { $0.font = FontDescriptor(pointSize: 17) }
    #expect(Figures.areNear(baselines(empty), [23.04296875, 10.95703125]))
  }

  @Test func `borders have their colours and sharp corners, and a background lies below`() throws {
    func drawn(_ change: (inout TextFieldContent) -> Void) throws -> [SceneItem] {
      try Figures.drawn(field("", change), in: Self.bounds).items
    }
    let line = try drawn { $0.border = .line }
    let bezel = try drawn { $0.border = .bezel }
    #expect(Figures.colors(line) == [Color.Dynamic.text.light])
    #expect(Figures.colors(bezel) == [Color.Dynamic.secondaryText.light])
    for item in line + bezel {
      guard case .stroke(_, let stroke) = item.kind else { continue }
      #expect(stroke.cap == .butt && stroke.join == .miter)
    }
    let rounded = try drawn { _ in }
    #expect(
      Figures.colors(rounded)
        == [Color.Dynamic.pageBackground.light, Self.metrics.textField.borderColor.light])
    let picture = try drawn {
      ($0.border, $0.background) = (.line, try? Figures.picture(8, 8))
    }
    #expect(Figures.isNear(Figures.images(Array(picture.prefix(1))), [[100, 200, 80, 34]]))
    #expect(picture.count == 2)
  }

  @Test func `a rounded border is a pixel wide at least`() throws {
    let measurer = ViewMeasurer(
      contents: [], text: try TextEngine(catalog: FontCatalog()), scale: 1, direction: .leftToRight,
      language: "en")
    var canvas = ControlCanvas(
      bounds: Self.bounds, sceneSize: Size(width: 400, height: 400), measurer: measurer, appearance: .light,
      source: 0)
    #expect(canvas.pixel == 1)
    field("").draw(on: &canvas)
    #expect(
      Figures.isNear(
        Figures.numbers(canvas.items), [[100, 200, 80, 34, 0], [100.5, 200.5, 79, 33, 1]]))
    #expect(canvas.items.map(Figures.radius) == [5, 4.5])
  }

  // MARK: Search bars

  private func search(
    _ text: String, cancel: String = "", _ metrics: SearchBarMetrics = SystemMetrics.ios17.searchBar
  ) -> SearchBarContent {
    SearchBarContent(
      text: text.isEmpty ? AttributedText() : kana(text), placeholder: kana("さが"),
      cancel: cancel.isEmpty ? AttributedText() : kana(cancel), background: red, metrics: metrics)
  }

  private static let bar = Rect(x: 100, y: 200, width: 320, height: 56)

  /// The field is from x 108 to 412, its text 30 points inside, up to 8 from its end or 4 from the clear button of 18,
  /// which ends 8 inside.
  @Test func `a search bar's text is between the magnifier and the clear button`() throws {
    let empty = try Figures.drawn(search(""), in: Self.bar)
    #expect(Figures.isNear(Figures.texts(empty), [[138, 210, 266, 36]]))
    #expect(Figures.strings(empty) == ["さが"])
    #expect(Figures.isNear([Figures.numbers(empty.items)[0]], [[100, 200, 320, 56, 0]]))
    #expect(Figures.colors(empty.items).first == red.light)
    let typed = try Figures.drawn(search("あい"), in: Self.bar)
    #expect(Figures.isNear(Figures.texts(typed), [[138, 210, 244, 36]]))
    #expect(Figures.strings(typed) == ["あい"])
    let turned = try Figures.drawn(search("あい"), in: Self.bar, .rightToLeft)
    #expect(Figures.isNear(Figures.texts(turned), [[138, 210, 244, 36]]))
    let turnedEmpty = try Figures.drawn(search(""), in: Self.bar, .rightToLeft)
    #expect(Figures.isNear(Figures.texts(turnedEmpty), [[116, 210, 266, 36]]))
  }

  /// Cancel ends 8 points inside, and the field 8 before it: at 384.
  @Test func `a Cancel button takes its width and a gap from the field`() throws {
    let canvas = try Figures.drawn(search("", cancel: "やめ"), in: Self.bar)
    #expect(Figures.isNear(Figures.texts(canvas), [[392, 200, 20.01, 56], [138, 210, 238, 36]]))
    let field = Corners(radius: 10, curve: .continuous).shape(
      of: Rect(x: 108, y: 210, width: 276, height: 36))
    #expect(Figures.isNear([Figures.numbers(canvas.items)[1]], [Figures.points(field) + [0]]))
    let turned = try Figures.drawn(search("", cancel: "やめ"), in: Self.bar, .rightToLeft)
    #expect(Figures.isNear(Figures.texts(turned), [[107.99, 200, 20.01, 56], [144, 210, 238, 36]]))
    // Without room the field has no width.
    var narrow = search("", cancel: "やめ")
    narrow.margin = 30
    let items = try Figures.drawn(narrow, in: Rect(x: 100, y: 200, width: 60, height: 56)).items
    #expect(Figures.isNear([Figures.numbers(items)[1]], [[130, 210, 0, 36, 0]]))
    #expect(search("").margin == 8)
  }

  /// The field of 44 points is around y 232, its magnifier 20⅔ wide from (120, 222) on; the clear button is 20 wide, its
  /// disc 17, and ends 14⅓ inside: its middle is at 412 − 24⅓.
  @Test func `iOS 26 has a larger search bar`() throws {
    let metrics = SystemMetrics.ios26.searchBar
    let canvas = try Figures.drawn(
      search("あい", metrics), in: Rect(x: 100, y: 200, width: 320, height: 64))
    let figures = Figures.numbers(canvas.items)
    let magnifier = try #require(figures.first { $0.last == 2 })
    let lens = magnifier.dropLast(5).enumerated()
    let x = lens.filter { $0.offset % 2 == 0 }.map(\.element)
    let y = lens.filter { $0.offset % 2 == 1 }.map(\.element)
    let side = 62 / 3.0
    let round = 0.76 * side
    #expect(Figures.areNear([x.min(), x.max(), y.min(), y.max()], [120, 120 + round, 222, 222 + round]))
    let joint = 0.38 * side * (1 + 0.5.squareRoot())
    let handle: [Double] = [120 + joint, 222 + joint, 120 + side, 222 + 58 / 3.0, 2]
    #expect(Figures.areNear(magnifier.suffix(5), handle))
    let middle = 412 - 73 / 3.0
    #expect(
      Figures.isNear(
        Array(figures.suffix(2)),
        [
          [middle - 8.5, 223.5, 17, 17, 0],
          [middle - 3, 229, middle + 3, 235, middle - 3, 235, middle + 3, 229, 1.4],
        ]))
    #expect(
      Figures.colors(canvas.items).suffix(2)
        == [Color.Dynamic.placeholderText.light, Color.Dynamic.pageBackground.light])
    // From 39⅔ inside to 4 before the button.
    #expect(Figures.isNear(Figures.texts(canvas), [[443 / 3.0, 210, 226, 44]]))
  }

  // MARK: Sliders

  private func slider(_ part: Double, _ change: (inout SliderContent) -> Void = { _ in }) -> SliderContent {
    var slider = SliderContent(
      part: part, minimumColor: red, maximumColor: blue, thumbColor: Color.Dynamic(.white), opacity: 1,
      metrics: Self.metrics.slider)
    change(&slider)
    return slider
  }

  /// The track is 3 points inside, from 103 to 301, and 8 beside each picture: from 121 to 273, or from 131 to 283.
  @Test func `a slider's pictures are at its ends, beside the track`() throws {
    let (small, large) = (try Figures.picture(10, 10), try Figures.picture(20, 10))
    let bounds = Rect(x: 100, y: 200, width: 204, height: 31)
    func drawn(_ direction: LayoutDirection) throws -> [SceneItem] {
      try Figures.drawn(
        slider(0.5) { ($0.minimumImage, $0.maximumImage) = (small, large) }, in: bounds, direction
      ).items
    }
    let items = try drawn(.leftToRight)
    #expect(Figures.isNear(Figures.images(items), [[103, 210.5, 10, 10], [281, 210.5, 20, 10]]))
    #expect(Figures.isNear([Figures.numbers(items)[0]], [[121, 213.5, 152, 4, 0]]))
    // The knob of 27 has 125 to go.
    #expect(Figures.isNear([Figures.numbers(items)[1]], [[121, 213.5, 76, 4, 0]]))
    let turned = try drawn(.rightToLeft)
    #expect(Figures.isNear(Figures.images(turned), [[103, 210.5, 20, 10], [291, 210.5, 10, 10]]))
    #expect(Figures.isNear([Figures.numbers(turned)[0]], [[131, 213.5, 152, 4, 0]]))
    #expect(Figures.isNear([Figures.numbers(turned)[1]], [[207, 213.5, 76, 4, 0]]))
  }

  /// A thumb of 20 × 10 has 78 of 98 points to go, 1⅙ above the middle.
  @Test func `a picture takes the place of the thumb`() throws {
    let thumb = try Figures.picture(20, 10)
    let items = try Figures.drawn(
      slider(0.25) { ($0.thumbImage, $0.opacity) = (thumb, 0.5) },
      in: Rect(x: 100, y: 200, width: 104, height: 31)
    ).items
    #expect(Figures.isNear(Figures.images(items), [[122.5, 209.33333333333334, 20, 10]]))
    #expect(Figures.isNear(Figures.numbers(items), [[103, 213.5, 98, 4, 0], [103, 213.5, 29.5, 4, 0]]))
    #expect(Figures.colors(items).map(\.alpha) == [0.5, 0.5])
  }

  /// A knob of 27 in a track of 14 begins with the track; in one of −4 the track has no width.
  @Test func `a slider narrower than its knob`() throws {
    func track(_ width: Double, _ direction: LayoutDirection) throws -> [[Double]] {
      let bounds = Rect(x: 100, y: 200, width: width, height: 31)
      return Array(Figures.numbers(try Figures.drawn(slider(0.75), in: bounds, direction).items).prefix(3))
    }
    let left = try track(20, .leftToRight)
    #expect(
      Figures.isNear(
        left,
        [[103, 213.5, 14, 4, 0], [103, 213.5, 13.5, 4, 0], [103, 200.83333333333334, 27, 27, 3, 3.5]]))
    #expect(Figures.areNear(try track(20, .rightToLeft)[1], [116.5, 213.5, 0.5, 4, 0]))
    #expect(Figures.areNear(try track(10, .rightToLeft)[1], [116.5, 213.5, 0, 4, 0]))
    #expect(Figures.areNear(try track(2, .leftToRight)[0], [103, 213.5, 0, 4, 0]))
  }

  // MARK: Segments

  private func segments(_ titles: [String], follows: Bool = false, width: Double = 0) -> SegmentedContent {
    SegmentedContent(
      segments: titles.map { .init(title: kana($0), widestTitle: kana($0), width: width) }, selected: 1,
      cardColor: red, widthsFollowContent: follows)
  }

  /// Titles of 10 and 30 points have 10 more at either side.
  @Test func `segments are as wide as the widest, or as their own contents`() throws {
    let measurer = try Figures.canvas(.zero).measurer
    func width(_ content: SegmentedContent) -> Double? { content.intrinsicSize(measuring: measurer).width }
    #expect(width(segments(["あ", "あいう"])) == 101)
    #expect(width(segments(["あ", "あいう"], follows: true)) == 81)
    #expect(width(segments(["あ", "あいう"], follows: true, width: 7)) == 15)
    var pictured = segments(["あ", "あいう"], follows: true)
    pictured.segments[0].image = try Figures.picture(16, 8)
    #expect(width(pictured) == 87)
    #expect(pictured.edges(width: 172, measuring: measurer) == [0, 72, 172])
    // Only edges between segments are at whole points.
    #expect(segments(["あ", "あ"]).edges(width: 90.5, measuring: measurer) == [0, 45, 90.5])
  }

  /// 280 points are 93, 93 and 94; a title has 2 less at either side.
  @Test func `a segment's title or picture is in its middle`() throws {
    var content = segments(["あ", "い", "う"])
    content.segments[2].image = try Figures.picture(16, 8)
    let bounds = Rect(x: 100, y: 200, width: 280, height: 32)
    let canvas = try Figures.drawn(content, in: bounds)
    #expect(Figures.isNear(Figures.texts(canvas), [[102, 200, 89, 32], [195, 200, 89, 32]]))
    #expect(Figures.isNear(Figures.images(canvas.items), [[325, 212, 16, 8]]))
    let turned = try Figures.drawn(content, in: bounds, .rightToLeft)
    #expect(Figures.isNear(Figures.texts(turned), [[289, 200, 89, 32], [196, 200, 89, 32]]))
    #expect(Figures.isNear(Figures.images(turned.items), [[139, 212, 16, 8]]))
  }

  @Test func `segments have their colours and corners`() throws {
    var content = segments(["あ", "い", "う", "え"])
    content.selected = 0
    let items = try Figures.drawn(content, in: Rect(x: 100, y: 200, width: 280, height: 32)).items
    let separator = Color.Dynamic.separatorLine.light
    #expect(
      Figures.colors(items) == [Color.Dynamic.tertiarySystemFill.light, red.light, separator, separator])
    #expect(items.compactMap(Figures.radius) == [8, 7, 0.5, 0.5])
    let lines = Figures.numbers(items).suffix(2)
    #expect(Figures.isNear(Array(lines), [[239.5, 208, 1, 16, 0], [309.5, 208, 1, 16, 0]]))
  }
}
