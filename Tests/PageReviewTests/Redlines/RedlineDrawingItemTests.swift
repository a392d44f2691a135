import LayoutEngine
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageReview

/// The parts of a drawing of redlines, one by one: a screen of 100 × 200 points in an area of 200 × 300.
@MainActor
struct RedlineDrawingItemTests {
  private let renderer: PageRenderer
  private let lettering: RedlineLettering
  private let area = Rect(x: 30, y: 40, width: 200, height: 300)

  init() throws {
    renderer = try PageRenderer(fonts: FontCatalog())
    lettering = RedlineLettering(renderer, language: .english)
  }

  private func callout(
    _ number: Int, _ frame: Rect, places: [Rect]? = nil, isContainer: Bool = false, inks: [Rect] = []
  ) -> RedlineCallout {
    var look = RedlineLook()
    look.inks = inks.map {
      RedlineLook.TextInk(box: $0, lineHeight: nil, contrast: 21, above: nil, below: nil)
    }
    return RedlineCallout(
      number: number, view: number, name: "view \(number)", frame: frame, places: places ?? [frame],
      isContainer: isContainer, measures: [],
      distances: RedlineDistances(leading: 0, trailing: 0, above: 0, below: 0), look: look)
  }

  private func drawing(
    _ callouts: [RedlineCallout], safeArea: EdgeInsets = .zero, gaps: [InkGap] = [], content: [Rect] = []
  ) -> RedlineDrawing {
    var redlines = Redlines(size: Size(width: 100, height: 200), safeArea: safeArea, callouts: callouts)
    redlines.gaps = gaps
    return RedlineDrawing(
      of: redlines, callouts: callouts, in: area, avoiding: content, lettering: lettering)
  }

  private func width(_ words: String) -> Double { lettering.size(of: words, 7).width }

  /// Left of the screen are 21 points for discs and 7 for a line with the numbers 20, 50 and 130; below it 7 and 12 for one
  /// line: of 300 points 280 are left for 200, and its upper edge is a point lower.
  @Test func `the screen is as large as the numbers around it leave room`() {
    let one = drawing([callout(1, Rect(x: 10, y: 20, width: 60, height: 50))])
    #expect(one.scale == 1.4)
    #expect(one.screen.isClose(to: Rect(x: 58 + width("130"), y: 41, width: 140, height: 280)))
    // A second line beside and two further ones below: 300 − 7 − 36 − 1 are 256.
    let more = drawing([
      callout(1, Rect(x: 10, y: 20, width: 60, height: 50)),
      callout(2, Rect(x: 15, y: 30, width: 60, height: 60)),
      callout(3, Rect(x: 20, y: 40, width: 60, height: 70)),
      callout(4, Rect(x: 25, y: 45, width: 60, height: 80)),
    ])
    let left = 21 + width("130") + 7 + width("110") + 7
    #expect(abs(more.scale - min(256.0 / 200, (200 - left - 17) / 100)) < 1e-9)
    #expect(abs(more.screen.minX - (30 + left)) < 1e-9)
    // Without measures only the discs' columns and the gap below.
    let none = drawing([])
    #expect(abs(none.scale - 292.0 / 200) < 1e-9 && none.screen.minX == 51)
  }

  @Test func `lines are 21 points beside the screen, and 7 below it and 12 apart`() {
    let found = drawing([
      callout(1, Rect(x: 10, y: 20, width: 60, height: 50)),
      callout(2, Rect(x: 15, y: 30, width: 60, height: 60)),
    ])
    let (beside, below) = (
      found.dimensions.filter { $0.axis == .vertical }, found.dimensions.filter { $0.axis == .horizontal }
    )
    let first = max(width("20"), width("50"), width("130"))
    #expect(beside.map(\.place) == [found.screen.minX - 21, found.screen.minX - 21 - first - 7])
    #expect(below.map(\.place) == [found.screen.maxY + 7, found.screen.maxY + 19])
    #expect(beside.map { $0.labels.map(\.words) } == [["20", "50", "130"], ["30", "60", "110"]])
    #expect(below.map { $0.labels.map(\.words) } == [["10", "60", "30"], ["15", "60", "25"]])
    // Numbers stand in the middle of their parts on the sheet.
    #expect(abs(beside[0].labels[1].middle - (found.screen.minY + 45 * found.scale)) < 1e-9)
    #expect(abs(below[0].labels[1].middle - (found.screen.minX + 40 * found.scale)) < 1e-9)
    #expect(found.labels.count == 2 + 12)
  }

  @Test func `views with content are measured before containers, and empty ones never`() {
    let found = drawing([
      callout(1, Rect(x: 0, y: 10, width: 100, height: 100), isContainer: true),
      callout(2, Rect(x: 10, y: 30, width: 60, height: 50)),
      callout(3, Rect(x: 10, y: 35, width: 60, height: 50)),
      callout(4, Rect(x: 0, y: 3, width: 40, height: 0)), callout(5, Rect(x: 3, y: 0, width: 0, height: 9)),
    ])
    let beside = found.dimensions.filter { $0.axis == .vertical }
    #expect(beside.map { $0.labels.map(\.words) } == [["30", "50", "120"], ["35", "50", "115"]])
  }

  @Test func `each place of a view is outlined as far as it is on the screen`() {
    let frame = Rect(x: 10, y: 20, width: 60, height: 50)
    let found = drawing([
      callout(1, frame, places: [frame, Rect(x: 80, y: 100, width: 60, height: 20)]),
      callout(2, Rect(x: 200, y: 20, width: 60, height: 50), isContainer: true),
      callout(3, Rect(x: -10, y: 150, width: 60, height: 80), isContainer: true),
    ])
    let scale = found.scale
    func shown(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
      Rect(
        x: found.screen.minX + x * scale, y: found.screen.minY + y * scale, width: width * scale,
        height: height * scale)
    }
    let wanted = [shown(10, 20, 60, 50), shown(80, 100, 20, 20), shown(0, 150, 50, 50)]
    #expect(found.outlines.count == 3)
    for (outline, frame) in zip(found.outlines, wanted) { #expect(outline.frame.isClose(to: frame)) }
    #expect(found.outlines.map(\.isContainer) == [false, false, true])
  }

  @Test func `the nearer side has the marker, of equally near ones the left`() {
    func sides(_ frames: [Rect]) -> [Bool] {
      let found = drawing(frames.enumerated().map { callout($0.offset + 1, $0.element) })
      return frames.indices.map { index in
        found.markers.contains { $0.number == index + 1 && $0.frame.maxX < found.screen.minX }
      }
    }
    #expect(
      sides([
        Rect(x: 10, y: 20, width: 30, height: 20), Rect(x: 60, y: 60, width: 30, height: 20),
        Rect(x: 30, y: 100, width: 40, height: 20), Rect(x: 30, y: 150, width: 41, height: 20),
      ]) == [true, false, true, false])
  }

  /// A view's marker is in its middle, a container's six points below its upper edge, or in the middle of a lower one.
  @Test func `a container is marked near its upper edge`() throws {
    let found = drawing([
      callout(1, Rect(x: 10, y: 20, width: 30, height: 20)),
      callout(2, Rect(x: 10, y: 60, width: 30, height: 50), isContainer: true),
      callout(3, Rect(x: 10, y: 150, width: 30, height: 5), isContainer: true),
    ])
    func middle(_ number: Int) throws -> Double {
      try #require(found.markers.first { $0.number == number }).frame.midY - found.screen.minY
    }
    #expect(abs(try middle(1) - 30 * found.scale) < 1e-9)
    #expect(abs(try middle(2) - (60 * found.scale + 6)) < 1e-9)
    #expect(abs(try middle(3) - 152.5 * found.scale) < 1e-9)
  }

  /// 25 markers of 10 points with gaps of 2 fill 300 points; 30 views at the left need both sides.
  @Test func `markers without room on their side go to the other`() {
    let frames = (0..<30).map { Rect(x: 5, y: Double($0) * 6, width: 20, height: 5) }
    let found = drawing(frames.enumerated().map { callout($0.offset + 1, $0.element) })
    let left = found.markers.filter { $0.frame.maxX < found.screen.minX }.map(\.number)
    let right = found.markers.filter { $0.frame.minX > found.screen.maxX }.map(\.number)
    #expect(left == Array(1...25) && right.sorted() == Array(26...30))
  }

  /// A marker's disc of 10 points and a gap of 2.
  @Test(arguments: [
    (0.0, 1), (-5, 1), (.infinity, 1), (11.9, 1), (12, 2), (23.9, 2), (24, 4), (300, 50), (1e9, 2000),
  ])
  func `two markers fit beside each twelve points`(height: Double, count: Int) {
    #expect(RedlineDrawing.capacity(height: height) == count)
  }

  @Test func `a screen without room is a thousandth of its size`() {
    let redlines = Redlines(size: Size(width: 0, height: 0), safeArea: .zero, callouts: [])
    let found = RedlineDrawing(of: redlines, callouts: [], in: area, lettering: lettering)
    #expect(found.scale == 0.001)
    let flat = RedlineDrawing(
      of: Redlines(size: Size(width: 100, height: 200), safeArea: .zero, callouts: []), callouts: [],
      in: Rect(x: 0, y: 0, width: 10, height: 10), lettering: lettering)
    #expect(flat.scale == 0.001)
  }

  // MARK: Gaps

  @Test func `gaps are drawn around the inks of the sheet's callouts`() {
    let inks = [
      Rect(x: 10, y: 20, width: 80, height: 10), Rect(x: 10, y: 60, width: 80, height: 10),
      Rect(x: 10, y: 120, width: 80, height: 10), Rect(x: 10, y: 180, width: 80, height: 10),
    ]
    let gaps = zip(inks, inks.dropFirst()).map { InkGap(upper: $0, lower: $1) }
    func words(_ shown: [Rect]) -> [String] {
      drawing([callout(1, Rect(x: 5, y: 10, width: 90, height: 185), inks: shown)], gaps: gaps, content: inks)
        .gaps.map(\.words)
    }
    // 60 − 30, 120 − 70 and 180 − 130.
    #expect(words([inks[0]]) == ["30"])
    #expect(words([inks[1]]) == ["30", "50"])
    #expect(words(inks) == ["30", "50", "50"])
    #expect(words([]).isEmpty)
    let found = drawing(
      [callout(1, Rect(x: 5, y: 10, width: 90, height: 185), inks: inks)], gaps: gaps, content: inks)
    let scale = found.scale
    #expect(
      found.gaps[0].band.isClose(
        to: Rect(
          x: found.screen.minX + 10 * scale, y: found.screen.minY + 30 * scale, width: 80 * scale,
          height: 30 * scale)))
    #expect(found.content.count == 4)
    // The numbers' areas do not cover each other, nor the content.
    for (index, gap) in found.gaps.enumerated() {
      let others = found.content + found.gaps[(index + 1)...].map(\.area)
      #expect(others.allSatisfy { $0.intersection(gap.label) == nil })
    }
  }

  /// The gap's line is in the middle at 50, and its number would be right of it.
  @Test(arguments: [
    Rect(x: 53, y: 20, width: 40, height: 60), Rect(x: 20, y: 20, width: 34, height: 60),
    Rect(x: 20, y: 45, width: 60, height: 60), Rect(x: 20, y: 5, width: 60, height: 40),
  ])
  func `a gap's number stands on no view's edge`(view: Rect) {
    let inks = [Rect(x: 10, y: 20, width: 80, height: 10), Rect(x: 10, y: 60, width: 80, height: 10)]
    let found = drawing(
      [callout(1, Rect(x: 0, y: 0, width: 100, height: 190), inks: inks), callout(2, view)],
      gaps: [InkGap(upper: inks[0], lower: inks[1])], content: inks)
    for gap in found.gaps {
      for frame in found.outlines.map(\.frame) {
        let label = gap.label
        #expect(
          frame.intersection(label) == nil || frame.inset(by: 0.5).covers(label), "\(frame), \(label)")
      }
    }
    #expect(found.gaps.count == 1)
  }

  private func lines(_ path: Path) -> [[Point]] {
    path.elements.reduce(into: []) { lines, element in
      switch element {
      case .move(let point): lines.append([point])
      case .line(let point): lines[lines.count - 1].append(point)
      default: break
      }
    }
  }

  private func pair(_ x: Double, _ y: Double, _ otherX: Double, _ otherY: Double) -> [Point] {
    [Point(x: x, y: y), Point(x: otherX, y: otherY)]
  }

  private func gap(_ upper: Rect, _ lower: Rect, avoiding others: [Rect] = []) throws -> GapMark {
    try #require(
      GapMark(
        between: upper, and: lower, saying: "10", size: Size(width: 6, height: 5),
        on: Rect(x: 0, y: 0, width: 100, height: 200), avoiding: [upper, lower] + others))
  }

  /// The band is from (20, 30) to (80, 40), the line at 50.
  @Test func `a gap has a band, a line with ends, and a number on the ground`() throws {
    let mark = try gap(Rect(x: 10, y: 10, width: 80, height: 20), Rect(x: 20, y: 40, width: 60, height: 20))
    let items = mark.items(lettering).map(\.kind)
    guard items.count >= 5, case .shape(.rectangle(let band), let tint) = items[0],
      case .stroke(.path(let extensions), let thin) = items[1],
      case .stroke(.path(let line), let stroke) = items[2],
      case .shape(.rectangle(let ground), let white) = items[3], case .glyphs(let run) = items[4]
    else {
      Issue.record("\(items)")
      return
    }
    var pale = SheetStyle.redline
    pale.alpha = 0.12
    #expect(band == Rect(x: 20, y: 30, width: 60, height: 10) && tint == pale)
    #expect(extensions.elements.isEmpty && thin == Stroke(color: SheetStyle.redline, width: 0.25))
    #expect(lines(line) == [pair(50, 30, 50, 40), pair(48.6, 30, 51.4, 30), pair(48.6, 40, 51.4, 40)])
    #expect(stroke == Stroke(color: SheetStyle.redline, width: 0.5))
    #expect(ground.isClose(to: Rect(x: 51.2, y: 31.9, width: 7.2, height: 6.2)) && white == SheetStyle.ground)
    #expect(run.text == "10" && run.pointSize == 6.5 && run.color == SheetStyle.redline)
    // The area of line and number.
    #expect(mark.area.isClose(to: Rect(x: 48.6, y: 30, width: 9.2, height: 10)))
  }

  /// The common part of the inks is from 30 to 50; the line stands right of it at 54, or left of it at 26.
  @Test func `a line beside the inks is connected to them`() throws {
    func extensions(_ mark: GapMark) -> [[Point]] {
      guard case .stroke(.path(let path), _) = mark.items(lettering)[1].kind else { return [] }
      return lines(path)
    }
    let (upper, lower) = (
      Rect(x: 10, y: 10, width: 80, height: 20), Rect(x: 30, y: 34, width: 20, height: 20)
    )
    let right = try gap(upper, lower)
    #expect(right.place == 54 && extensions(right) == [pair(50, 30, 54, 30), pair(50, 34, 54, 34)])
    let left = try gap(upper, lower, avoiding: [Rect(x: 52, y: 31, width: 4, height: 20)])
    #expect(left.place == 26 && extensions(left) == [pair(26, 30, 30, 30), pair(26, 34, 30, 34)])
  }

  /// Inks beside each other have a band without width, in the middle of which the line is.
  @Test func `a number stands above its line where there is no room below`() throws {
    let (upper, lower) = (
      Rect(x: 30, y: 50, width: 20, height: 20), Rect(x: 10, y: 74, width: 80, height: 60)
    )
    let mark = try gap(upper, lower)
    // 5 high, 2 above the line that begins at 70; right of the upper ink by half its width and 0.9.
    #expect(mark.label.maxY == 68 && mark.label.minX > 50.9 && mark.place == mark.label.midX)
  }

  // MARK: Items

  /// The stroked paths and shapes of a drawing, without its numbers.
  private func strokes(_ drawing: RedlineDrawing) -> [(shape: Shape, stroke: Stroke)] {
    drawing.items(of: nil, lettering: lettering).compactMap {
      if case .stroke(let shape, let stroke) = $0.kind { (shape, stroke) } else { nil }
    }
  }

  @Test func `a view's outline is solid, a container's dashed and broken at letters`() throws {
    let found = drawing(
      [
        callout(1, Rect(x: 10, y: 20, width: 60, height: 50)),
        callout(2, Rect(x: 5, y: 10, width: 90, height: 100), isContainer: true),
      ], content: [Rect(x: 40, y: 5, width: 20, height: 10)])
    let all = strokes(found)
    #expect(all[0].shape == .rectangle(found.screen))
    #expect(all[0].stroke == Stroke(color: SheetStyle.line, width: 0.5))
    var (loud, pale) = (SheetStyle.redline, SheetStyle.redline)
    (loud.alpha, pale.alpha) = (0.85, 0.35)
    #expect(all[1].shape == .rectangle(found.outlines[0].frame))
    #expect(all[1].stroke == Stroke(color: loud, width: 0.5, cap: .butt, join: .miter))
    #expect(all[2].stroke == Stroke(color: pale, width: 0.35, cap: .butt, join: .miter, dashes: [2.5, 1.5]))
    guard case .path(let path) = all[2].shape else {
      Issue.record("no path")
      return
    }
    let (frame, letters) = (found.outlines[1].frame, found.content[0].inset(by: -1))
    #expect(
      lines(path) == [
        pair(frame.minX, frame.minY, letters.minX, frame.minY),
        pair(letters.maxX, frame.minY, frame.maxX, frame.minY),
        pair(frame.minX, frame.maxY, frame.maxX, frame.maxY),
        pair(frame.minX, frame.minY, frame.minX, frame.maxY),
        pair(frame.maxX, frame.minY, frame.maxX, frame.maxY),
      ])
  }

  @Test func `the safe area is dashed on the sides that have insets, and what is outside of it tinted`()
    throws
  {
    func items(_ insets: EdgeInsets) -> (RedlineDrawing, [SceneItem.Kind]) {
      let found = drawing([], safeArea: insets)
      return (found, found.items(of: nil, lettering: lettering).map(\.kind))
    }
    #expect(items(.zero).1.count == 1)
    for (insets, sides) in [
      (EdgeInsets(top: 20, left: 0, bottom: 0, right: 0), [0]),
      (EdgeInsets(top: 0, left: 0, bottom: 10, right: 0), [1]),
      (EdgeInsets(top: 0, left: 5, bottom: 0, right: 0), [2]),
      (EdgeInsets(top: 0, left: 0, bottom: 0, right: 8), [3]),
      (EdgeInsets(top: 20, left: 5, bottom: 10, right: 8), [0, 1, 2, 3]),
    ] {
      let (found, kinds) = items(insets)
      guard kinds.count == 3, case .shape(.path(let outside), let tint) = kinds[0],
        case .stroke(.path(let line), let stroke) = kinds[1]
      else {
        Issue.record("\(kinds)")
        continue
      }
      let (screen, scale) = (found.screen, found.scale)
      let inner = Rect(
        minX: screen.minX + insets.left * scale, minY: screen.minY + insets.top * scale,
        maxX: screen.maxX - insets.right * scale, maxY: screen.maxY - insets.bottom * scale)
      #expect(found.safeAreaFrame.isClose(to: inner))
      var wanted = Path()
      wanted.addRectangle(screen)
      wanted.addRectangle(found.safeAreaFrame)
      wanted.fillRule = .evenOdd
      var (pale, edge) = (SheetStyle.accent, SheetStyle.accent)
      (pale.alpha, edge.alpha) = (0.05, 0.45)
      #expect(outside == wanted && tint == pale)
      #expect(stroke == Stroke(color: edge, width: 0.35, cap: .butt, join: .miter, dashes: [2, 2]))
      let safe = found.safeAreaFrame
      let edges = [
        pair(safe.minX, safe.minY, safe.maxX, safe.minY), pair(safe.minX, safe.maxY, safe.maxX, safe.maxY),
        pair(safe.minX, safe.minY, safe.minX, safe.maxY), pair(safe.maxX, safe.minY, safe.maxX, safe.maxY),
      ]
      #expect(lines(line) == sides.map { edges[$0] })
    }
  }

  @Test func `a drawing is the picture, then lines, then numbers, then discs`() throws {
    let found = drawing([callout(1, Rect(x: 10, y: 20, width: 60, height: 50))])
    let inside = SceneItem(.shape(.rectangle(Rect(x: 0, y: 0, width: 5, height: 5)), .black), source: 0)
    let scene = Scene(
      size: Size(width: 100, height: 200), scale: 2, background: Color(rgb: 0xABCDEF), items: [inside])
    let items = found.items(of: scene, lettering: lettering)
    guard case .clip(.rectangle(let clip), let clipped) = items[0].kind, clipped.count == 1,
      case .transform(let place, let drawn) = clipped[0].kind,
      case .shape(.rectangle(let ground), let color) = drawn[0].kind
    else {
      Issue.record("no picture")
      return
    }
    #expect(clip == found.screen && ground == Rect(x: 0, y: 0, width: 100, height: 200))
    #expect(color == Color(rgb: 0xABCDEF) && drawn.count == 2)
    #expect(
      place
        == Transform(a: found.scale, b: 0, c: 0, d: found.scale, tx: found.screen.minX, ty: found.screen.minY)
    )
    let texts = items.compactMap { if case .glyphs(let run) = $0.kind { run.text } else { nil } }
    #expect(texts == ["20", "50", "130", "10", "60", "30", "1"])
    // White behind each number, 0.8 points larger.
    let grounds = items.compactMap { item -> Rect? in
      if case .shape(.rectangle(let frame), SheetStyle.ground) = item.kind { frame } else { nil }
    }
    #expect(grounds == found.dimensions.flatMap(\.labels).map { $0.frame.inset(by: -0.8) })
    #expect(found.items(of: nil, lettering: lettering).count == items.count - 1)
  }

  // MARK: Lettering

  @Test func `numbers are centred by their digits`() throws {
    // The cap height of Inter is 0.727 of its size.
    let frame = Rect(x: 10, y: 20, width: 40, height: 10)
    let size = lettering.size(of: "128", 8, weight: .semibold)
    #expect(abs(size.height - 5.816) < 1e-9 && size.width > 8 && size.width < 18)
    let items = lettering.glyphs("128", 8, weight: .semibold, color: .black, in: frame)
    guard items.count == 1, case .glyphs(let run) = items[0].kind else {
      Issue.record("no run")
      return
    }
    #expect(run.text == "128" && run.pointSize == 8 && run.color == .black && run.glyphs.count == 3)
    #expect(run.glyphs.allSatisfy { abs($0.y - (25 + 2.908)) < 1e-6 })
    #expect(abs(run.glyphs[0].x - (30 - size.width / 2)) < 1e-6)
    #expect(lettering.size(of: "1", 8).width < lettering.size(of: "12", 8).width)
    #expect(lettering.size(of: "8888", 8).width < lettering.size(of: "8888", 8, weight: .bold).width)
  }
}
