import LayoutEngine
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageReview

/// The differences between a page and an artboard, both of plain boxes on a screen of 160 × 120 points.
struct ElementComparisonTests {
  private let screens: ComparedScreens

  init() throws { screens = try ComparedScreens(size: Size(width: 160, height: 120)) }

  private typealias Box = ComparedScreens.Box
  private let grey = Color(rgb: 0x808080)
  private let frame = Rect(x: 20, y: 20, width: 40, height: 30)

  private func shape(_ frame: Rect, _ color: Color, kind: DesignElement.Kind = .shape) -> DesignElement {
    var element = DesignElement(kind: kind, name: "box", box: frame)
    element.fills = [DesignElement.Fill(color: color, area: frame)]
    return element
  }

  /// A comparison that has not run.
  private func comparison(
    _ page: [Box], _ design: [Box], _ elements: [DesignElement], scale: Double = 2, excess: Size = .zero,
    ignoring ignored: [Rect] = [], grounds: (Color, Color) = (.white, .white)
  ) throws -> ArtboardComparison {
    ArtboardComparison(
      try screens.pictures(page, design, scale: scale, background: grounds.0, ground: grounds.1),
      elements: elements, excess: excess, ignoring: ignored)
  }

  /// The differences of one box, in words of their kinds.
  private func told(
    _ own: Box, _ other: [Box], also: [Box] = [], scale: Double = 2, excess: Size = .zero,
    ignoring ignored: [Rect] = []
  ) throws -> [DesignDifference] {
    var comparison = try comparison(
      [own] + also, other + also, [shape(own.frame, own.color)], scale: scale, excess: excess,
      ignoring: ignored)
    return comparison.run()
  }

  // MARK: Places

  @Test(arguments: [
    (5.0, -2.0), (-12, 0), (0, 30), (39, 20), (1, 0), (0, -1.5),
  ])
  func `a box that moved is told with its distance`(x: Double, y: Double) throws {
    let found = try told((frame, grey), [(frame.offsetBy(x: x, y: y), grey)])
    try #require(found.count == 1, "\(found)")
    #expect(found[0].kind == .moved(x: x, y: y) && found[0].name == "box" && found[0].element == 0)
    #expect(found[0].here == frame)
    #expect(try #require(found[0].there).isClose(to: frame.offsetBy(x: x, y: y), within: 0.26))
  }

  /// At one pixel per point distances are whole, and half a point is within a pixel's rounding.
  @Test func `a distance is told from what the artboard's pixels show`() throws {
    let comparison = try comparison([], [], [])
    // Two pixels a point: 0.45 of a point is told.
    for (pixels, points) in [(1.0, 0.5), (0.9, 0.45), (0.89, 0), (-1, -0.5), (-0.89, 0), (7, 3.5)] {
      #expect(comparison.told(pixels, excess: 0) == points)
    }
    #expect(comparison.told(9, excess: 1) == 0 && comparison.told(9, excess: -1) == 0)
    let coarse = try self.comparison([], [], [], scale: 1)
    // Three quarters of a point.
    #expect(coarse.told(1.5, excess: 0) == 0.75 && coarse.told(1.49, excess: 0) == 0)
    let fine = try self.comparison([], [], [], scale: 3)
    #expect(fine.told(0.9, excess: 0) == 0.6 && fine.told(0.67, excess: 0) == 0)
    let found = try told((frame, grey), [(frame.offsetBy(x: 3, y: 0), grey)], scale: 1)
    #expect(found.map(\.kind) == [.moved(x: 3, y: 0)])
  }

  @Test func `nothing is told of a box that is in place`() throws {
    #expect(try told((frame, grey), [(frame, grey)]).isEmpty)
    let comparison = try comparison([(frame, grey)], [(frame, grey)], [shape(frame, grey)])
    #expect(comparison.likeness == 1)
    #expect(comparison.place(of: 0) == Painted.box(39, 39, 82, 62))
    #expect(comparison.shift(of: 0) == nil)
  }

  @Test func `a box that moved has its place and its shift`() throws {
    let comparison = try comparison(
      [(frame, grey)], [(frame.offsetBy(x: 5, y: -2), grey)], [shape(frame, grey)])
    #expect(comparison.place(of: 0) == Painted.box(49, 35, 82, 62))
    let shift = try #require(comparison.shift(of: 0))
    #expect(shift == (5, -2) && comparison.likeness > 0.99 && comparison.likeness <= 1)
    // Along an axis on which the artboard has another size nothing is told.
    let wide = try self.comparison(
      [(frame, grey)], [(frame.offsetBy(x: 5, y: -2), grey)], [shape(frame, grey)],
      excess: Size(width: 9, height: 0))
    let upright = try #require(wide.shift(of: 0))
    #expect(upright == (0, -2))
  }

  @Test func `what is not found is at most half alike`() throws {
    let missing = try comparison([(frame, grey)], [], [shape(frame, grey)])
    #expect(missing.likeness < 0.46 && missing.place(of: 0) == nil && missing.shift(of: 0) == nil)
    let half = try comparison(
      [(frame, grey), (Rect(x: 100, y: 70, width: 30, height: 20), grey)], [(frame, grey)],
      [shape(frame, grey), shape(Rect(x: 100, y: 70, width: 30, height: 20), grey)])
    #expect(abs(half.likeness - (1 + 2 * (half.likeness - 0.5)) / 2) < 1e-9 && half.likeness >= 0.5)
    #expect(try comparison([], [], []).likeness == 0)
  }

  @Test func `elements inside an element are those that it covers`() throws {
    let inner = Rect(x: 25, y: 25, width: 10, height: 10)
    let comparison = try comparison(
      [], [], [shape(frame, grey), shape(inner, grey), shape(frame.offsetBy(x: 1, y: 0), grey)])
    #expect(comparison.boxes(inside: 0) == [Painted.box(49, 49, 22, 22)])
    #expect(comparison.boxes(inside: 1).isEmpty)
  }

  @Test func `a match is sure from nine tenths, in an artboard of another size from eight`() throws {
    #expect(try comparison([], [], []).leastScore == 0.9)
    #expect(try comparison([], [], [], excess: Size(width: 0, height: 3)).leastScore == 0.8)
  }

  // MARK: Sizes

  @Test(arguments: [
    Rect(x: 20, y: 20, width: 52, height: 30), Rect(x: 20, y: 20, width: 30, height: 30),
    Rect(x: 12, y: 20, width: 48, height: 30), Rect(x: 20, y: 20, width: 40, height: 21),
    Rect(x: 20, y: 8, width: 40, height: 42), Rect(x: 16, y: 14, width: 50, height: 44),
  ])
  func `a box of another size is told with its frame`(there: Rect) throws {
    let found = try told((frame, grey), [(there, grey)])
    #expect(found.map(\.kind) == [.size], "\(found)")
    #expect(found.first?.here == frame && found.first?.there?.isClose(to: there) == true)
  }

  @Test func `a box that is not there is missing, or not found in an artboard of another size`() throws {
    let missing = try told((frame, grey), [])
    #expect(missing.map(\.kind) == [.missing] && missing[0].here == frame && missing[0].there == nil)
    let lost = try told((frame, grey), [], excess: Size(width: 4, height: 0))
    #expect(lost.map(\.kind) == [.notFound] && lost[0].here == frame && lost[0].there == nil)
  }

  @Test func `what no element explains was added`() throws {
    let more = Rect(x: 90, y: 60, width: 20, height: 12)
    let found = try told((frame, grey), [(frame, grey), (more, .black)])
    #expect(found.map(\.kind) == [.added] && found[0].here == nil && found[0].there == more)
    #expect(found[0].element == nil && found[0].name.isEmpty)
    // A speck is nothing, nor is anything where the artboard shows system bars, or in one of another size.
    #expect(
      try told((frame, grey), [(frame, grey), (Rect(x: 90, y: 60, width: 1, height: 1), .black)]).isEmpty)
    #expect(try told((frame, grey), [(frame, grey), (more, .black)], ignoring: [more]).isEmpty)
    #expect(
      try told((frame, grey), [(frame, grey), (more, .black)], excess: Size(width: 4, height: 0)).isEmpty)
  }

  // MARK: Colours

  private func red(_ level: UInt32) -> Color { Color(rgb: level << 16 | 0x8080) }

  /// At two pixels per point colours differ from three levels on.
  @Test(
    arguments: [(0x80, false), (0x82, false), (0x83, true), (0xC0, true), (0x70, true)] as [(UInt32, Bool)])
  func `another colour of a box is told`(level: UInt32, isTold: Bool) throws {
    let found = try told((frame, grey), [(frame, red(level))])
    #expect(
      found.map(\.kind)
        == (isTold ? [.color(here: SampledColor(grey), there: SampledColor(red(level)))] : []))
    if isTold { #expect(found.first?.here == frame && found.first?.there == frame) }
  }

  @Test func `a box that moved and has another colour is told of both`() throws {
    let there = frame.offsetBy(x: 10, y: 6)
    let found = try told((frame, grey), [(there, red(0x60))])
    #expect(
      found.map(\.kind) == [
        .color(here: SampledColor(grey), there: SampledColor(red(0x60))), .moved(x: 10, y: 6),
      ])
    #expect(found.allSatisfy { $0.there?.isClose(to: there, within: 0.3) == true })
  }

  @Test func `the background is told once, and is no difference of a box`() throws {
    let dark = Color(rgb: 0xF0F0F0)
    var comparison = try comparison(
      [(frame, grey)], [(frame, grey)], [shape(frame, grey)], grounds: (.white, dark))
    let found = comparison.run()
    #expect(found.map(\.kind) == [.background(here: SampledColor(.white), there: SampledColor(dark))])
    #expect(found[0].here == nil && found[0].there == nil)
    var same = try self.comparison(
      [(frame, grey)], [(frame, grey)], [shape(frame, grey)], grounds: (.white, Color(rgb: 0xFDFDFD)))
    #expect(same.run().isEmpty)
  }

  // MARK: Texts

  /// The strokes of a line of letters: their left edges, widths, and heights above the baseline.
  private static let strokes: [(x: Double, width: Double, height: Double)] = [
    (0, 1, 14), (4, 2, 9), (11, 1, 14), (15, 2, 9), (20, 3, 9), (28, 1, 14), (32, 2, 9), (38, 1, 9),
    (42, 4, 14), (51, 1, 9), (55, 2, 9), (60, 3, 14),
  ]

  private func line(
    _ x: Double, _ y: Double, _ color: Color = .black, times: Double = 1,
    change: (Int) -> Bool = { _ in false }
  ) -> [Box] {
    Self.strokes.enumerated().map { index, stroke in
      // Another letter: high rather than low, and farther right.
      let height = change(index) ? 23 - stroke.height : stroke.height
      let left = stroke.x + (change(index) ? 1.5 : 0)
      let frame = Rect(
        x: x + left * times, y: y + (14 - height) * times, width: stroke.width * times,
        height: height * times)
      return (frame, color)
    }
  }

  private func text(_ lines: [[Box]], _ color: Color = .black) -> DesignElement {
    func box(_ boxes: [Box]) -> Rect { boxes.dropFirst().reduce(boxes[0].frame) { $0.union($1.frame) } }
    var element = DesignElement(kind: .text, name: "text", box: box(lines.flatMap(\.self)))
    element.lines = lines.map(box)
    element.pointSize = 20
    element.fills = element.lines.map { DesignElement.Fill(color: color, area: $0) }
    return element
  }

  private func told(_ own: [[Box]], _ other: [Box], _ color: Color = .black) throws -> [DesignDifference] {
    var comparison = try comparison(own.flatMap(\.self), other, [text(own, color)])
    return comparison.run()
  }

  @Test func `a text that moved is told with its distance`() throws {
    let own = [line(20, 30)]
    #expect(try told(own, line(20, 30)).isEmpty)
    #expect(try told(own, line(27, 24)).map(\.kind) == [.moved(x: 7, y: -6)])
    let two = [line(20, 30), line(20, 56)]
    #expect(try told(two, line(20, 34) + line(20, 60)).map(\.kind) == [.moved(x: 0, y: 4)])
  }

  /// The second line is 3 points lower, the third 6.
  @Test func `lines that are further apart are told by their spacing`() throws {
    let own = [line(20, 20), line(20, 44), line(20, 68)]
    let apart = line(20, 20) + line(20, 47) + line(20, 74)
    let found = try told(own, apart)
    #expect(found.map(\.kind) == [.lineSpacing(3)] && found.first?.name == "text")
    let closer = line(20, 20) + line(20, 42) + line(20, 64)
    #expect(try told(own, closer).map(\.kind) == [.lineSpacing(-2)])
    let both = line(30, 20) + line(30, 47) + line(30, 74)
    #expect(try told(own, both).map(\.kind) == [.lineSpacing(3), .moved(x: 10, y: 0)])
  }

  @Test func `other letters of a line are told with their part`() throws {
    // The second half of the third line: parts are 1.6 · 20 points wide, two of them in 63.
    let places = (0..<5).map { 10 + 20 * Double($0) }
    let other = places.flatMap { y in line(20, y) { y == 50 && $0 >= 6 } }
    let found = try told(places.map { line(20, $0) }, other)
    #expect(found.map(\.kind) == [.text], "\(found)")
    #expect(found.first?.here == Rect(x: 51.5, y: 50, width: 31.5, height: 14))
    #expect(found.first?.there == found.first?.here)
  }

  @Test(
    arguments: [(0x000000, false), (0x040404, false), (0x050505, true), (0x902020, true)] as [(UInt32, Bool)])
  func `the colour of a text is that of its fully covered pixels`(level: UInt32, isTold: Bool) throws {
    let color = Color(rgb: level)
    let found = try told([line(20, 30)], line(20, 30, color))
    #expect(
      found.map(\.kind)
        == (isTold
          ? [.textColor(here: SampledColor(.black), there: SampledColor(color), isAbout: false)] : []))
  }

  /// Strokes of half a pixel are half covered: their colour is told from how far they are from the ground.
  @Test func `the colour of thin strokes is an estimate`() throws {
    func thin(_ color: Color) -> [Box] {
      (0..<30).map { index in
        (Rect(x: 20 + 2 * Double(index), y: 30, width: index % 3 == 0 ? 0.125 : 0.25, height: 12), color)
      }
    }
    func found(_ own: Color, _ other: Color) throws -> (SampledColor, Bool)? {
      for difference in try told([thin(own)], thin(other), own) {
        if case .textColor(_, let there, let isAbout) = difference.kind { return (there, isAbout) }
      }
      return nil
    }
    for rgb in [0xFF0000, 0x00C000, 0x4040FF] as [UInt32] {
      let told = try #require(try found(.black, Color(rgb: rgb)))
      #expect(told.0.distance(to: SampledColor(Color(rgb: rgb))) <= 8 && told.1, "\(told)")
    }
    #expect(try found(.black, .black) == nil && found(.black, Color(rgb: 0x080808)) == nil)
    let blue = try #require(try found(Color(rgb: 0x2020C0), Color(rgb: 0x20A020)))
    #expect(blue.0.distance(to: SampledColor(Color(rgb: 0x20A020))) <= 10, "\(blue)")
  }

  /// A pale text: thirty levels of one channel are 900, which is too little to tell its ink from its ground.
  @Test func `of a text hardly seen no colour is told`() throws {
    func found(_ own: UInt32) throws -> Int {
      let color = Color(rgb: own)
      return try told([line(20, 30, color)], line(20, 30, Color(rgb: 0xFF40FF)), color).count { difference in
        if case .textColor = difference.kind { true } else { false }
      }
    }
    #expect(try found(0xFFE1FF) == 0)
    #expect(try found(0xFFC0FF) == 1)
  }

  @Test func `a text in another size is told with it`() throws {
    // 20 points by 1.25 are 25.
    let found = try told([line(20, 30)], line(20, 26.5, times: 1.25))
    #expect(found.map(\.kind) == [.pointSize(here: 20, there: 25)], "\(found)")
    #expect(
      try told([line(20, 30)], []).map(\.kind) == [.missing])
  }

  // MARK: Pictures and controls

  private func told(
    _ own: [Box], _ other: [Box], as kind: DesignElement.Kind, _ box: Rect
  ) throws -> [DesignDifference] {
    var comparison = try comparison(own, other, [DesignElement(kind: kind, name: "it", box: box)])
    return comparison.run()
  }

  /// A picture of 40 × 30 points: a frame with two marks in it.
  private func picture(_ x: Double, _ y: Double, times: Double = 1, mark: Double = 0) -> [Box] {
    func box(_ left: Double, _ top: Double, _ width: Double, _ height: Double, _ level: UInt32) -> Box {
      (
        Rect(x: x + left * times, y: y + top * times, width: width * times, height: height * times),
        Color(rgb: level)
      )
    }
    return [
      box(0, 0, 40, 30, 0x303030), box(4, 4, 32, 22, 0xC0C0C0), box(8 + mark, 8, 10, 6, 0x101010),
      box(24, 14 - mark, 6, 10, 0x606060),
    ]
  }

  @Test func `a picture that moved, grew, changed or is missing is told`() throws {
    let own = picture(20, 20)
    func kinds(_ other: [Box]) throws -> [DesignDifference.Kind] {
      try told(own, other, as: .image, frame).map(\.kind)
    }
    #expect(try kinds(own).isEmpty)
    #expect(try kinds(picture(25, 17)) == [.moved(x: 5, y: -3)])
    #expect(try kinds([]) == [.missing])
    let larger = try told(own, picture(14, 14, times: 1.3), as: .image, frame)
    #expect(larger.map(\.kind) == [.size] && larger[0].here == frame)
    #expect(larger[0].there?.isClose(to: Rect(x: 14, y: 14, width: 52, height: 39), within: 0.6) == true)
    #expect(try kinds(own.dropLast(3) + [(frame.inset(by: 3), Color(rgb: 0x00FF00))]) == [.picture])
  }

  @Test func `a part of a picture that changed is told of the picture`() throws {
    let found = try told(
      picture(20, 20), picture(20, 20) + [(Rect(x: 28, y: 42, width: 8, height: 3), Color(rgb: 0xFFFFFF))],
      as: .image, frame)
    #expect(found.map(\.kind) == [.picture] && found.map(\.element) == [0], "\(found)")
  }

  @Test func `a control in another size or look is told`() throws {
    let dots = (0..<3).map { ComparedScreens.black(30 + Double($0) * 12, 40, 6, 6) }
    let box = Rect(x: 30, y: 40, width: 30, height: 6)
    #expect(try told(dots, dots, as: .control, box).isEmpty)
    #expect(try told(dots, [], as: .control, box).map(\.kind) == [.missing])
    let four = dots + [ComparedScreens.black(66, 40, 6, 6)]
    #expect(try told(dots, four, as: .control, box).contains { $0.kind == .size || $0.kind == .added })
  }
}
