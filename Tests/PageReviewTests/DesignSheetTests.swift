import LayoutEngine
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageReview
@testable import UIKitCore

/// The sheet that compares a screen with its artboard: numbers of marks, the coloured difference, and its views.
@MainActor
struct DesignSheetTests {
  private let renderer: PageRenderer
  private let text: SheetText

  init() throws {
    renderer = try PageRenderer(fonts: FontCatalog())
    text = SheetText(renderer, language: "en")
  }

  /// A picture of 200 × 160 pixels that is white but for strokes of letters in some areas.
  private func room(letters: [PixelRectangle] = [], plain: [PixelRectangle] = [], pixelsPerPoint: Double = 1)
    throws -> FreeRoom
  {
    FreeRoom(
      try Painted.lightness(200, 160) { x, y in
        if letters.contains(where: { $0.contains(x, y) }) { return x % 4 == 0 || y % 4 == 0 ? 0 : 255 }
        return plain.contains { $0.contains(x, y) } ? 0 : 255
      }, pixelsPerPoint: pixelsPerPoint)
  }

  // MARK: Free room

  @Test func `a picture's squares are four points wide`() throws {
    let room = try room(letters: [Painted.box(40, 40, 8, 8)])
    #expect(room.size == Size(width: 200, height: 160))
    // Squares reach over by a pixel: those that end at 40 see it.
    for (place, isFree) in [
      (Rect(x: 30, y: 42, width: 1, height: 1), true), (Rect(x: 37, y: 42, width: 1, height: 1), false),
      (Rect(x: 41, y: 42, width: 1, height: 1), false), (Rect(x: 49, y: 42, width: 1, height: 1), true),
      (Rect(x: 42, y: 30, width: 1, height: 1), true), (Rect(x: 42, y: 37, width: 1, height: 1), false),
      (Rect(x: 42, y: 49, width: 1, height: 1), true), (Rect(x: 0, y: 0, width: 39, height: 35), true),
      // Beyond the picture nothing is hidden.
      (Rect(x: 300, y: 42, width: 9, height: 9), true), (Rect(x: -90, y: 42, width: 9, height: 9), true),
      (Rect(x: -90, y: 42, width: 300, height: 9), false),
    ] {
      #expect(room.holds(place) == isFree, "\(place)")
    }
    let fine = try self.room(letters: [Painted.box(80, 80, 16, 16)], pixelsPerPoint: 2)
    #expect(fine.size == Size(width: 100, height: 80))
    #expect(fine.holds(Rect(x: 30, y: 42, width: 1, height: 1)))
    #expect(!fine.holds(Rect(x: 41, y: 42, width: 1, height: 1)))
    #expect(fine.holds(Rect(x: 50, y: 42, width: 1, height: 1)))
  }

  @Test func `sixteen levels are no edge, and an edge is no letter`() throws {
    func holds(_ level: Int, _ least: FreeRoom.Content, isInk: Bool = false) throws -> Bool {
      FreeRoom(
        try Painted.lightness(8, 8) { x, _ in (isInk ? x % 3 == 1 : x > 1) ? level : 100 }, pixelsPerPoint: 1
      ).holds(Rect(x: 0, y: 0, width: 1, height: 1), hiding: least)
    }
    #expect(try holds(116, .nothing) && !holds(117, .nothing) && holds(117, .edge))
    #expect(try !holds(255, .edge, isInk: true) && holds(255, .ink, isInk: true))
    #expect(FreeRoom.Content.ink < .edge && FreeRoom.Content.edge < .nothing)
  }

  // MARK: Marks

  private func note(_ here: [Rect], _ there: [Rect] = []) -> DesignNote {
    DesignNote(sentence: "", here: here, there: there)
  }

  private func marks(_ notes: [DesignNote], _ room: FreeRoom, scale: Double = 1) -> DesignMarks {
    DesignMarks(notes, \.here, in: room, scale: scale, measuring: text)
  }

  private let area = Rect(x: 60, y: 60, width: 40, height: 30)

  /// A badge of 8.5 points is 1.9 points from the area: its middle is 6.15 points from it.
  @Test func `a number stands left of its mark, else right, above or below`() throws {
    let (left, right) = (Painted.box(0, 0, 60, 160), Painted.box(100, 0, 100, 160))
    let above = Painted.box(0, 0, 200, 60)
    func place(_ letters: [PixelRectangle]) throws -> Point? {
      let found = marks([note([area])], try room(letters: letters))
      #expect(found.leaders.isEmpty && found.marks.count == 1)
      return found.marks[0].labelPlace
    }
    func isAt(_ place: Point?, _ x: Double, _ y: Double) -> Bool {
      place.map { abs($0.x - x) < 1e-9 && abs($0.y - y) < 1e-9 } ?? false
    }
    #expect(isAt(try place([]), 53.85, 75))
    // Letters beside its middle: level with its upper edge, then with its lower one.
    #expect(isAt(try place([Painted.box(40, 76, 20, 3)]), 53.85, 64.25))
    #expect(isAt(try place([Painted.box(40, 52, 20, 26)]), 53.85, 85.75))
    #expect(isAt(try place([left]), 106.15, 75))
    #expect(isAt(try place([left, right]), 64.25, 53.85))
    #expect(isAt(try place([left, right, Painted.box(58, 40, 12, 18)]), 80, 53.85))
    #expect(isAt(try place([left, right, above]), 64.25, 96.15))
  }

  @Test func `at half the size a number takes twice the points`() throws {
    let found = marks([note([area])], try room(), scale: 0.5)
    // 8.5 and 1.9 points of the sheet are 17 and 3.8 of the screen.
    let place = try #require(found.marks[0].labelPlace)
    #expect(abs(place.x - (60 - 3.8 - 8.5)) < 1e-9 && place.y == 75)
  }

  @Test func `notes about one area share a mark, and only the first area has a number`() throws {
    let near = area.offsetBy(x: 5.9, y: 0)
    let far = area.offsetBy(x: 6, y: 0)
    let found = marks(
      [note([area]), note([near]), note([]), note([far, Rect(x: 5, y: 5, width: 9, height: 9)])], try room())
    #expect(found.marks.map(\.label) == ["1, 2", "3", ""])
    #expect(found.marks.map(\.area) == [area, far, Rect(x: 5, y: 5, width: 9, height: 9)])
    #expect(found.marks.allSatisfy { $0.color == SheetStyle.change } && found.marks[2].labelPlace == nil)
    for other in [
      area.offsetBy(x: 0, y: 6), Rect(x: 60, y: 60, width: 46, height: 30),
      Rect(x: 60, y: 60, width: 40, height: 36),
    ] {
      #expect(marks([note([area]), note([other])], try room()).marks.count == 2)
    }
    // Numbers do not cover other marks, nor each other.
    let pair = marks([note([area]), note([area.offsetBy(x: -45, y: 0)])], try room())
    #expect(try #require(pair.marks[0].labelPlace).x > 100)
  }

  @Test func `moved marks take their numbers and lines along`() throws {
    let found = marks([note([area])], try room()).moved(x: -20)
    #expect(found.marks[0].area == area.offsetBy(x: -20, y: 0))
    #expect(
      abs(try #require(found.marks[0].labelPlace).x - 33.85) < 1e-9 && found.marks[0].labelPlace?.y == 75)
    // Letters all around, a free way down and room below.
    let letters = [
      Painted.box(0, 0, 60, 160), Painted.box(100, 0, 100, 160), Painted.box(60, 0, 40, 60),
      Painted.box(60, 90, 16, 16), Painted.box(84, 90, 16, 16),
    ]
    let far = marks([note([area])], try room(letters: letters))
    let line = try #require(far.leaders.first, "\(far.marks)")
    let moved = far.moved(x: 7)
    #expect(
      moved.leaders == [
        .init(
          start: Point(x: line.start.x + 7, y: line.start.y), end: Point(x: line.end.x + 7, y: line.end.y))
      ])
    #expect(line.start.y > 104 && line.end.y < 93 && line.start.x == line.end.x)
  }

  @Test(arguments: [
    // Left, right, above, below, overlapping, and at two corners.
    (Rect(x: 0, y: 12, width: 4, height: 4), 4.0, 14.0, 10.0, 14.0),
    (Rect(x: 40, y: 12, width: 4, height: 4), 40, 14, 30, 14),
    (Rect(x: 12, y: 0, width: 4, height: 4), 14, 4, 14, 10),
    (Rect(x: 12, y: 40, width: 4, height: 4), 14, 40, 14, 30),
    (Rect(x: 28, y: 40, width: 8, height: 4), 29, 40, 29, 30),
    (Rect(x: 0, y: 0, width: 4, height: 5), 4, 5, 10, 10),
    (Rect(x: 40, y: 33, width: 4, height: 4), 40, 33, 30, 30),
  ])
  func `a leader is the shortest line between two boxes`(
    box: Rect, x: Double, y: Double, otherX: Double, otherY: Double
  ) {
    let leader = DesignMarks.Leader(from: box, to: Rect(x: 10, y: 10, width: 20, height: 20))
    #expect(leader == .init(start: Point(x: x, y: y), end: Point(x: otherX, y: otherY)))
  }

  @Test func `a leader is free if it crosses neither letters nor boxes`() throws {
    let leader = DesignMarks.Leader(start: Point(x: 20, y: 20), end: Point(x: 100, y: 100))
    #expect(leader.isFree(in: try room(), avoiding: []))
    #expect(!leader.isFree(in: try room(letters: [Painted.box(58, 58, 8, 8)]), avoiding: []))
    #expect(leader.isFree(in: try room(letters: [Painted.box(80, 20, 8, 8)]), avoiding: []))
    #expect(leader.isFree(in: try room(plain: [Painted.box(60, 0, 140, 160)]), avoiding: []))
    #expect(!leader.isFree(in: try room(), avoiding: [Rect(x: 58, y: 58, width: 8, height: 8)]))
    #expect(!leader.isFree(in: try room(), avoiding: [Rect(x: 18, y: 18, width: 4, height: 4)]))
    #expect(!leader.isFree(in: try room(), avoiding: [Rect(x: 98, y: 98, width: 4, height: 4)]))
    #expect(leader.isFree(in: try room(), avoiding: [Rect(x: 20, y: 90, width: 8, height: 8)]))
  }

  // MARK: The difference in colours

  private typealias Boxes = ComparedScreens

  /// The colours of the difference at some points, of a page and an artboard of boxes at 2 pixels a point.
  private func colors(
    _ page: [ComparedScreens.Box], _ design: [ComparedScreens.Box], kind: DesignElement.Kind = .shape,
    at points: [(Int, Int)],
    ground: Color = .white
  ) throws -> [UInt32] {
    let screens = try ComparedScreens()
    let elements = page.map { box -> DesignElement in
      var element = DesignElement(kind: kind, name: "box", box: box.frame)
      element.fills = [DesignElement.Fill(color: box.color, area: box.frame)]
      return element
    }
    var comparison = ArtboardComparison(
      try screens.pictures(page, design, ground: ground), elements: elements, ignoring: [])
    _ = comparison.run()
    let rows = Painted.rows(of: try DifferenceOverlay(comparison).picture())
    return points.map { rows[2 * $0.1][2 * $0.0] }
  }

  private let grey = Color(rgb: 0x808080)

  /// A quarter of the contrast to white: 255 is 255, 128 is 192 + 32.
  @Test func `what is equal is pale`() throws {
    let box = (Rect(x: 20, y: 20, width: 30, height: 20), grey)
    #expect(try colors([box], [box], at: [(5, 5), (30, 30)]) == [0xFFFF_FFFF, 0xFFE0_E0E0])
  }

  @Test func `ink only in the design is red, only on the page blue`() throws {
    let box = (Rect(x: 20, y: 20, width: 30, height: 20), Color.black)
    let added = (Rect(x: 65, y: 40, width: 20, height: 20), Color.black)
    let found = try colors([box], [box, added], at: [(75, 50), (5, 5), (30, 30)])
    #expect(found == [DifferenceOverlay.designInk, 0xFFFF_FFFF, 0xFFC0_C0C0])
    #expect(try colors([box], [], at: [(30, 30)]) == [DifferenceOverlay.pageInk])
    // Ink of 64 levels is tinted by two thirds over the pale 192 + 47.
    let pale = (Rect(x: 20, y: 20, width: 30, height: 20), Color(rgb: 0xBFBFBF))
    let weight = 64 * 256 / 96
    func mixed(_ shift: UInt32) -> Int {
      (239 * (256 - weight) + Int(DifferenceOverlay.pageInk >> shift & 0xFF) * weight) >> 8
    }
    let tinted = try colors([pale], [], at: [(30, 30)])[0]
    for shift in [16, 8, 0] as [UInt32] { #expect(Int(tinted >> shift & 0xFF) == mixed(shift)) }
  }

  @Test func `another colour is told in the third colour, another ground by a quarter of it`() throws {
    let box = (Rect(x: 20, y: 20, width: 30, height: 20), grey)
    let red = (Rect(x: 20, y: 20, width: 30, height: 20), Color(rgb: 0xC08080))
    #expect(try colors([box], [red], at: [(30, 30), (5, 5)]) == [DifferenceOverlay.otherInk, 0xFFFF_FFFF])
    let ground = try colors([box], [box], at: [(5, 5), (30, 30)], ground: Color(rgb: 0xF0F0F0))
    // 0xF2A900 with a weight of 64 of 256 over white.
    let tint = [0xF2, 0xA9, 0x00].map { (255 * 192 + $0 * 64) >> 8 }
    #expect(ground == [0xFF00_0000 | UInt32(tint[0] << 16 | tint[1] << 8 | tint[2]), 0xFFE0_E0E0])
  }

  @Test func `what is as designed on a reported area stays pale`() throws {
    let card = Rect(x: 20, y: 20, width: 50, height: 40)
    let inner = (Rect(x: 36, y: 32, width: 12, height: 12), Color.black)
    let found = try colors(
      [(card, grey), inner], [(card, Color(rgb: 0xC08080)), inner], at: [(42, 38), (25, 25)])
    #expect(found == [0xFFC0_C0C0, DifferenceOverlay.otherInk])
  }

  @Test func `leaders are drawn on the picture at its scale`() throws {
    let letters = [
      Painted.box(0, 0, 60, 160), Painted.box(100, 0, 100, 160), Painted.box(60, 0, 40, 60),
      Painted.box(60, 90, 16, 16), Painted.box(84, 90, 16, 16),
    ]
    var design = try design([note([area], [area])])
    guard case .compared(var shown) = design.artboard else { return }
    shown.room = (try room(letters: letters), try room(letters: letters))
    design.artboard = .compared(shown)
    let leader = try #require(marks([note([area])], try room(letters: letters)).leaders.first)
    let frame = Rect(x: 10, y: 20, width: 375, height: 667)
    for place in ["page", "artboard"] {
      let lines = try items(design, place, in: frame).compactMap { kind -> Path? in
        if case .stroke(.path(let path), let stroke) = kind, stroke.color == SheetStyle.change {
          path
        } else {
          nil
        }
      }
      #expect(
        lines.map(\.elements) == [
          [
            .move(Point(x: 10 + leader.start.x, y: 20 + leader.start.y)),
            .line(Point(x: 10 + leader.end.x, y: 20 + leader.end.y)),
          ]
        ], "\(place)")
    }
  }

  /// Sentences are wrapped 18 points narrower than their column of 247.
  @Test func `a sentence has the height of its lines beside its number`() throws {
    func height(_ words: String, _ width: Double) -> Double {
      text.height(of: words, .body, weight: .semibold, width: width)
    }
    let sentence = try #require(
      (5...80).map { String(repeating: "ab ", count: $0) }.first { height($0, 229) > height($0, 265) })
    let own = height(sentence, 229) + 6
    let count = Int(282 / own)
    let room = Size(width: 700, height: 300)
    #expect(plan(Array(repeating: sentence, count: count), room).rest == 0)
    #expect(plan(Array(repeating: sentence, count: count + 1), room).rest > 0)
  }

  // MARK: The plan

  private func plan(_ sentences: [String], _ room: Size, screen: Size = Size(width: 100, height: 200))
    -> DesignSheetPlan
  {
    DesignSheetPlan(
      sentences.map { DesignNote(sentence: $0, here: [area]) }, screen: screen, room: room, measuring: text)
  }

  /// Beside the pictures a column has 300 − 12 − 6 = 282 points; each sentence takes its height and 6.
  @Test func `sentences fill a column up to its last point`() {
    let own = text.height(of: "x", .body, weight: .semibold, width: 247 - 18) + 6
    let count = Int(282 / own)
    let all = Array(repeating: "x", count: count)
    #expect(plan(all, Size(width: 700, height: 300)).rest == 0)
    // One more, and the line about the rest takes 20.
    let more = plan(all + ["x"], Size(width: 700, height: 300))
    #expect(more.rest == count + 1 - Int((282 - 20) / own) && more.columns.count == 1)
    // Below the pictures there are two columns.
    let below = plan(
      Array(repeating: "x", count: 40), Size(width: 400, height: 1000), screen: Size(width: 50, height: 400))
    // 1000 − 12 − 12 − 10 − 844 − 18 = 104.
    #expect(below.columns.map(\.count) == [Int(104 / own), Int(84 / own)])
  }

  // MARK: The views

  private func design(_ notes: [DesignNote], fault: String? = nil) throws -> ScreenDesign {
    let environment = PageEnvironment(device: try DeviceCatalog.builtin.device("iphone-se-3"))
    let screen = ReviewScreen(Reviewing.page("a", "Text"), in: environment, source: 0)
    guard let fault else {
      let image = try Painted.image(75, 134) { _, _ in 0xFFFF_FFFF }
      let shown = ShownArtboard(
        picture: try PackedPicture(image), frame: Rect(x: 0, y: 0, width: 375, height: 667),
        difference: try PackedPicture(image), room: (try room(), try room()))
      return ScreenDesign(screen: screen, notes: notes, artboard: .compared(shown))
    }
    return ScreenDesign(screen: screen, notes: notes, artboard: .fault(fault))
  }

  private func laid(_ design: ScreenDesign, _ room: Size) throws -> (LaidOut, DesignSheetPlan) {
    let size = design.screen.environment.layoutEnvironment.size
    let plan =
      design.fault == nil
      ? DesignSheetPlan(design.notes, screen: size, room: room, measuring: text)
      : DesignSheetPlan(withoutArtboardOf: size, room: room)
    let views = DesignSheetViews(design: design, plan: plan, words: ReviewWords())
    return (try LaidOut(views.all, size: Size(width: 1500, height: 1500)), plan)
  }

  /// Captions of 12 points, 6 points above the pictures, which are 18 points apart.
  @Test func `three pictures stand beside each other, with the sentences beside them`() throws {
    let notes = [note([area]), DesignNote(sentence: "second"), note([], [area])].enumerated().map {
      DesignNote(sentence: "note \($0.offset)", here: $0.element.here, there: $0.element.there)
    }
    let (laid, plan) = try laid(try design(notes), Size(width: 900, height: 480))
    try #require(plan.arrangement == .beside)
    let (width, height) = (plan.shown.width, plan.shown.height)
    for (index, name) in ["artboard", "page", "difference"].enumerated() {
      #expect(
        try laid.place(name).isClose(
          to: Rect(x: Double(index) * (width + 18), y: 18, width: width, height: height), within: 0.01))
    }
    #expect(try laid.label("Design").frame.minX == 0 && laid.label("Design").weight == .semibold)
    let right = 3 * width + 2 * 18
    // The legend ends with the pictures.
    let last = try laid.label("In both, but not alike")
    #expect(abs(last.frame.maxX - right) < 0.6 && abs(last.frame.midY - (18 + height + 6 + 5)) < 0.6)
    let swatches = laid.boxes.filter { $0.frame.width == 6 && $0.frame.height == 6 }
    #expect(swatches.map(\.color) == [0xD70015, 0x4A90E2, 0xF2A900].map { Color(rgb: $0) })
    #expect(abs(try laid.label("Only in the design").frame.minX - (swatches[0].frame.maxX + 3)) < 0.01)
    #expect(abs(swatches[1].frame.minX - (try laid.label("Only in the design").frame.maxX + 12)) < 0.01)
    // Sentences begin 18 points right of the pictures, level with them, with numbers of 14 points and 4 after them.
    let (first, second) = (try laid.label("note 0"), try laid.label("note 1"))
    #expect(abs(first.frame.minX - (right + 18 + 18)) < 0.01 && first.weight == .semibold)
    #expect(abs(first.frame.minY - 18) < 1 && second.weight == .regular)
    #expect(abs(first.frame.width - (plan.textWidth - 18)) < 0.01)
    #expect(abs(second.frame.minY - first.frame.maxY - 6) < 0.6)
    #expect(laid.texts.filter { ["1", "2", "–"].contains($0) } == ["1", "–", "2"])
    #expect(try laid.label("1").color == SheetStyle.change && laid.label("1").frame.width == 14)
    #expect(!laid.texts.contains(ReviewWords().asDesigned))
  }

  @Test func `a screen without differences says so, and what is left out is counted`() throws {
    let none = try laid(try design([]), Size(width: 770, height: 480)).0
    #expect(none.texts.contains(ReviewWords().asDesigned))
    let sized = try laid(
      try design([DesignNote(sentence: "size", isAboutArtboard: true)]), Size(width: 770, height: 480)
    ).0
    #expect(sized.texts.contains(ReviewWords().nothingElseDiffers))
    let many = (0..<90).map { DesignNote(sentence: "note \($0)", here: [area]) }
    let (full, plan) = try laid(try design(many), Size(width: 770, height: 480))
    #expect(plan.rest > 0 && full.texts.contains("and \(plan.rest) more"))
    #expect(full.texts.contains("\(90 - plan.rest)") && !full.texts.contains("\(91 - plan.rest)"))
  }

  @Test func `below the pictures sentences have two columns, and two by two the fourth quarter`() throws {
    let many = (0..<90).map { DesignNote(sentence: "note \($0)", here: [area]) }
    let (below, plan) = try laid(try design(many), Size(width: 600, height: 600))
    try #require(plan.arrangement == .below)
    let first = plan.columns[0].count
    let (top, next) = (try below.label("note 0"), try below.label("note \(first)"))
    #expect(abs(top.frame.minX - 18) < 0.01 && abs(next.frame.minX - (plan.textWidth + 36)) < 0.01)
    #expect(abs(top.frame.minY - (18 + plan.shown.height + 6 + 10 + 18)) < 1.1)
    #expect(abs(next.frame.minY - top.frame.minY) < 0.01 && next.weight == .regular)
    #expect(try below.label("\(first + 1)").frame.minX > plan.textWidth)
    let (square, quarter) = try laid(try design(many), Size(width: 800, height: 1100))
    try #require(quarter.arrangement == .square)
    let (width, height) = (quarter.shown.width, quarter.shown.height)
    #expect(
      try square.place("page").isClose(
        to: Rect(x: width + 18, y: 18, width: width, height: height), within: 0.01))
    #expect(
      try square.place("difference").isClose(
        to: Rect(x: 0, y: 18 + height + 18 + 18, width: width, height: height), within: 0.01))
    let fourth = try square.label("note 0")
    #expect(abs(fourth.frame.minX - (width + 36)) < 0.01)
    #expect(abs(fourth.frame.minY - (18 + height + 18 + 18)) < 1.1)
  }

  @Test func `an artboard that cannot be compared has its fault in its place`() throws {
    let design = try design([], fault: "ends too early")
    let (laid, plan) = try laid(design, Size(width: 770, height: 480))
    let fault = try laid.label("ends too early")
    #expect(fault.frame.minX == 8 && fault.frame.minY == 26)
    #expect(abs(try laid.place("page").minX - (plan.shown.width + 18)) < 0.01)
    #expect(laid.places.count == 1 && !laid.texts.contains("Difference"))
    #expect(DesignDrawings(design: design, notes: []).drawings.map(\.place) == ["page"])
  }

  // MARK: The drawings

  private func items(_ design: ScreenDesign, _ place: String, in frame: Rect) throws -> [SceneItem.Kind] {
    let drawing = try #require(
      DesignDrawings(design: design, notes: design.notes).drawings.first { $0.place == place })
    return try drawing.items(frame, renderer).flatMap { item -> [SceneItem.Kind] in
      if case .tagged(_, let inner) = item.kind { inner.map(\.kind) } else { [item.kind] }
    }
  }

  private func images(_ kinds: [SceneItem.Kind]) -> [Rect] {
    kinds.compactMap { if case .image(let image) = $0 { image.frame } else { nil } }
  }

  @Test func `the artboard is drawn in its frame, one of another size smaller`() throws {
    var design = try design([note([], [Rect(x: 100, y: 100, width: 50, height: 20)])])
    let frame = Rect(x: 10, y: 20, width: 187.5, height: 333.5)
    #expect(images(try items(design, "artboard", in: frame)) == [frame])
    #expect(images(try items(design, "difference", in: frame)) == [frame])
    // The mark at half the scale, 0.9 points larger.
    let outline = try items(design, "artboard", in: frame).compactMap { kind -> Rect? in
      if case .stroke(.roundedRectangle(let box, radius: 1), _) = kind { box } else { nil }
    }
    #expect(outline.count == 1 && outline[0].isClose(to: Rect(x: 59.1, y: 69.1, width: 26.8, height: 11.8)))
    #expect(try items(design, "page", in: frame).contains { if case .transform = $0 { true } else { false } })
    guard case .compared(var shown) = design.artboard else { return }
    // Twice as high: at a quarter, and 50 points narrower on either side.
    shown.frame = Rect(x: 50, y: 0, width: 275, height: 1334)
    design.artboard = .compared(shown)
    let small = images(try items(design, "artboard", in: frame))
    #expect(small == [Rect(x: 10 + 50 * 0.25, y: 20, width: 68.75, height: 333.5)])
    // Wider: from the left edge on.
    shown.frame = Rect(x: -50, y: 0, width: 475, height: 600)
    design.artboard = .compared(shown)
    let scale = 187.5 / 475
    let wide = images(try items(design, "artboard", in: frame))
    #expect(wide.count == 1 && wide[0].isClose(to: Rect(x: 10, y: 20, width: 187.5, height: 600 * scale)))
  }
}
