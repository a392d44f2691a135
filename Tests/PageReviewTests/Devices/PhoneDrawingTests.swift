import LayoutEngine
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageReview

/// Housings of devices, and marks on their screens.
@MainActor
struct PhoneDrawingTests {
  private func phone(_ id: String, _ orientation: Orientation = .portrait) throws -> PhoneDrawing {
    PhoneDrawing(device: try DeviceCatalog.builtin.device(id), orientation: orientation)
  }

  private func reach(
    _ id: String, _ orientation: Orientation = .portrait, _ style: ScreenFrame = .outline
  ) throws -> EdgeInsets {
    PhoneDrawing.reach(of: try DeviceCatalog.builtin.device(id), in: orientation, style: style)
  }

  private func even(_ points: Double) -> EdgeInsets {
    EdgeInsets(top: points, left: points, bottom: points, right: points)
  }

  @Test func `a housing is as wide as the kind of device`() throws {
    #expect(try reach("iphone-16-pro") == even(9) && reach("iphone-16-pro", .landscape) == even(9))
    #expect(try reach("ipad-pro-11-m4") == even(24))
    #expect(try reach("iphone-se-3") == EdgeInsets(top: 74, left: 16, bottom: 74, right: 16))
    #expect(try reach("iphone-se-3", .landscape) == EdgeInsets(top: 16, left: 74, bottom: 16, right: 74))
    #expect(try reach("ipad-mini-2") == EdgeInsets(top: 62, left: 24, bottom: 62, right: 24))
    #expect(try reach("ipad-mini-2", .landscape) == EdgeInsets(top: 24, left: 62, bottom: 24, right: 62))
    #expect(try reach("iphone-se-3", .portrait, .none) == .zero)
    var typed = try DeviceCatalog.builtin.device("iphone-se-3")
    typed.provenance = .adHoc
    #expect(PhoneDrawing.reach(of: typed, in: .portrait, style: .outline) == even(16))
  }

  @Test func `a screen's corners are those of the device, or usual ones`() throws {
    #expect(try phone("iphone-16-pro").screenRadius == 62 && phone("iphone-se-3").screenRadius == 0)
    var device = try DeviceCatalog.builtin.device("iphone-16-pro")
    device.cornerRadius = nil
    #expect(PhoneDrawing(device: device, orientation: .portrait).screenRadius == 44)
    device.idiom = .pad
    #expect(PhoneDrawing(device: device, orientation: .portrait).screenRadius == 18)
    device.hasHomeIndicator = false
    #expect(PhoneDrawing(device: device, orientation: .portrait).screenRadius == 0)
  }

  private let screen = Rect(x: 100, y: 200, width: 375, height: 667)

  private func shapes(_ kinds: [SceneItem.Kind]) -> [Shape] {
    kinds.compactMap {
      switch $0 {
      case .shape(let shape, _), .stroke(let shape, _): shape
      default: nil
      }
    }
  }

  private func stroke(_ kind: SceneItem.Kind?) -> Stroke? {
    if case .stroke(_, let stroke) = kind { stroke } else { nil }
  }

  /// The button is three tenths of the chin of 74 points in radius, 22.2, in its middle.
  @Test func `a device with a home button has it below the screen, or right of it`() throws {
    let body = Shape.roundedRectangle(Rect(x: 84, y: 126, width: 407, height: 815), radius: 36)
    let upright = try phone("iphone-se-3").below(style: .outline, screen: screen)
    try #require(upright.count == 3)
    #expect(shapes(upright).prefix(2) == [body, body])
    #expect(stroke(upright[1]) == Stroke(color: PhoneDrawing.edge, width: 1.5))
    guard case .stroke(.ellipse(let button), let line) = upright[2] else {
      Issue.record("no button")
      return
    }
    #expect(button.isClose(to: Rect(x: 287.5 - 22.2, y: 867 + 37 - 22.2, width: 44.4, height: 44.4)))
    #expect(line == Stroke(color: PhoneDrawing.edge, width: 1.5))
    let turned = try phone("iphone-se-3", .landscape).below(style: .outline, screen: screen)
    #expect(
      shapes(turned).first
        == .roundedRectangle(Rect(x: 26, y: 184, width: 523, height: 699), radius: 36))
    guard case .stroke(.ellipse(let side), _) = turned[2] else {
      Issue.record("no button")
      return
    }
    #expect(side.isClose(to: Rect(x: 475 + 37 - 22.2, y: 533.5 - 22.2, width: 44.4, height: 44.4)))
    #expect(try phone("iphone-se-3").below(style: .none, screen: screen).isEmpty)
    var typed = try DeviceCatalog.builtin.device("iphone-se-3")
    typed.provenance = .adHoc
    #expect(
      PhoneDrawing(device: typed, orientation: .portrait).below(style: .outline, screen: screen).count == 2)
  }

  /// The housing's corners are 9 points rounder than the screen's 62.
  @Test func `a device without a button has a round housing`() throws {
    let kinds = try phone("iphone-16-pro").below(style: .outline, screen: screen)
    let body = Shape.roundedRectangle(Rect(x: 91, y: 191, width: 393, height: 685), radius: 71)
    #expect(kinds.count == 2 && shapes(kinds) == [body, body])
  }

  /// The island is 126 × 37⅓ points, 14 below the screen's edge, in the middle of 402.
  @Test func `an island is a pill, in landscape at the left`() throws {
    let kinds = try phone("iphone-16-pro").above(style: .outline, screen: screen)
    try #require(kinds.count == 2)
    let high = 37 + 1.0 / 3
    guard case .shape(.roundedRectangle(let pill, let radius), _) = kinds[0] else {
      Issue.record("no pill")
      return
    }
    #expect(pill.isClose(to: Rect(x: 238, y: 214, width: 126, height: high)) && abs(radius - high / 2) < 1e-9)
    #expect(shapes(kinds)[1] == .roundedRectangle(screen, radius: 62))
    #expect(stroke(kinds[1]) == Stroke(color: PhoneDrawing.edge, width: 1))
    let turned = try phone("iphone-16-pro", .landscape).above(style: .outline, screen: screen)
    guard turned.count == 2, case .shape(.roundedRectangle(let side, let round), _) = turned[0] else {
      Issue.record("no pill")
      return
    }
    // (402 − 126) / 2 below the upper edge.
    #expect(side.isClose(to: Rect(x: 114, y: 338, width: high, height: 126)) && abs(round - high / 2) < 1e-9)
    let plain = try phone("iphone-16-pro").above(style: .none, screen: screen)
    #expect(shapes(plain) == [.roundedRectangle(screen, radius: 0)])
    #expect(try phone("iphone-se-3").above(style: .outline, screen: screen).count == 1)
    #expect(try phone("ipad-pro-11-m4").above(style: .outline, screen: screen).count == 1)
  }

  /// A notch reaches 18 points over the screen's edge, where it is clipped, so that only its inner corners are round.
  @Test func `a notch is round at its inner corners`() throws {
    func notch(_ orientation: Orientation) throws -> (Rect, Rect) {
      let phone = try phone("iphone-14", orientation)
      guard case .clip(.rectangle(let clip), let items) = phone.above(style: .outline, screen: screen).first,
        case .shape(.roundedRectangle(let frame, 18), _) = items.first?.kind
      else {
        Issue.record("no notch")
        return (.zero, .zero)
      }
      let area = try #require(phone.device.takenAreas(in: orientation).first).frame
      #expect(clip == screen)
      return (frame, area.offsetBy(x: 100, y: 200))
    }
    let (upright, own) = try notch(.portrait)
    #expect(
      upright == Rect(minX: own.minX, minY: own.minY - 18, maxX: own.maxX, maxY: own.maxY))
    let (turned, side) = try notch(.landscape)
    #expect(
      turned == Rect(minX: side.minX - 18, minY: side.minY, maxX: side.maxX, maxY: side.maxY))
  }

  // MARK: A screen on a sheet

  private func screen(_ id: String) throws -> ReviewScreen {
    let environment = PageEnvironment(device: try DeviceCatalog.builtin.device(id))
    return ReviewScreen(Reviewing.page("a", "Text"), in: environment, source: 0)
  }

  @Test func `a screen with its housing has the size of both`() throws {
    let environment = PageEnvironment(device: try DeviceCatalog.builtin.device("iphone-se-3"))
    #expect(
      ScreenDrawing.size(of: environment, style: .none, scale: 0.5) == Size(width: 187.5, height: 333.5))
    #expect(
      ScreenDrawing.size(of: environment, style: .outline, scale: 2)
        == Size(width: 2 * (375 + 32), height: 2 * (667 + 148)))
  }

  /// The inside of a drawing's transform, and what is drawn over it.
  private func parts(
    _ drawing: ScreenDrawing, in frame: Rect
  ) throws -> (transform: Transform, inside: [SceneItem.Kind], over: [SceneItem.Kind]) {
    let items = try drawing.items(in: frame, renderer: try PageRenderer(fonts: FontCatalog()))
    guard items.count == 1, case .tagged(let tag, let drawn) = items[0].kind,
      case .transform(let transform, let inside) = drawn.first?.kind
    else {
      Issue.record("no drawing")
      return (.identity, [], [])
    }
    #expect(tag == .figure(alternative: "a, \(drawing.screen.environment.device.name): Text", language: "en"))
    return (transform, inside.map(\.kind), drawn.dropFirst().map(\.kind))
  }

  /// The housing is 407 points wide: 0.5 of it are 203.5, and the screen begins 8 and 37 points from the frame's corner.
  @Test func `a screen fills the width of its frame`() throws {
    var drawing = ScreenDrawing(screen: try screen("iphone-se-3"), style: .outline)
    drawing.marks = [
      ScreenDrawing.Mark(area: Rect(x: 10, y: 20, width: 30, height: 40), color: .black, label: "")
    ]
    let (transform, inside, over) = try parts(drawing, in: Rect(x: 30, y: 40, width: 203.5, height: 900))
    #expect(transform == Transform(a: 0.5, b: 0, c: 0, d: 0.5, tx: 30, ty: 40))
    let glass = Rect(x: 16, y: 74, width: 375, height: 667)
    // Housing, its line, the button, the page, the safe area, the edge.
    try #require(inside.count == 6)
    guard case .clip(.roundedRectangle(let clip, radius: 0), let page) = inside[3],
      case .shape(.rectangle(let ground), .white) = page[0].kind, case .transform(let moved, _) = page[1].kind
    else {
      Issue.record("no page")
      return
    }
    #expect(clip == glass && ground == glass && moved == Transform(x: 16, y: 74))
    guard case .stroke(.rectangle(let safe), let dashed) = inside[4] else {
      Issue.record("no safe area")
      return
    }
    #expect(safe == Rect(x: 16, y: 94, width: 375, height: 647))
    var color = SheetStyle.accent
    color.alpha = 0.55
    var wanted = Stroke(color: color, width: 0.8)
    wanted.dashes = [4, 3]
    #expect(dashed == wanted)
    // The mark's outline: 8 + 5 and 37 + 10 from the corner, 0.9 larger.
    guard over.count == 1, case .stroke(.roundedRectangle(let mark, radius: 1), _) = over[0] else {
      Issue.record("no mark")
      return
    }
    #expect(mark.isClose(to: Rect(x: 43 - 0.9, y: 87 - 0.9, width: 16.8, height: 21.8)))
    var plain = ScreenDrawing(screen: try screen("iphone-se-3"), style: .none, showsSafeArea: false)
    plain.showsSystemBars = false
    #expect(try parts(plain, in: Rect(x: 0, y: 0, width: 375, height: 9)).inside.count == 2)
    plain.scale = 0
    #expect(
      try plain.items(
        in: Rect(x: 0, y: 0, width: 375, height: 9), renderer: try PageRenderer(fonts: FontCatalog())
      ).isEmpty)
    // Without insets there are no dashes.
    let bare = ScreenDrawing(screen: try screen("iphone-16-pro"), style: .none)
    #expect(try parts(bare, in: Rect(x: 0, y: 0, width: 402, height: 9)).inside.count == 3)
  }

  // MARK: Marks

  private let shown = Rect(x: 50, y: 20, width: 100, height: 150)

  private func mark(_ area: Rect, _ label: String = "", isQuiet: Bool = false) -> ScreenDrawing.Mark {
    var mark = ScreenDrawing.Mark(area: area, color: SheetStyle.change, label: label)
    mark.isQuiet = isQuiet
    return mark
  }

  @Test func `a mark stays on the screen`() {
    #expect(
      mark(Rect(x: 20, y: 40, width: 60, height: 80)).place(in: shown, scale: 0.5)
        == Rect(x: 60, y: 40, width: 30, height: 40))
    #expect(
      mark(Rect(x: -20, y: -40, width: 400, height: 800)).place(in: shown, scale: 0.5) == shown)
  }

  @Test func `a loud mark has a line, a quiet one dashes`() {
    let area = Rect(x: 20, y: 40, width: 60, height: 80)
    for isQuiet in [false, true] {
      guard
        case .stroke(.roundedRectangle(let frame, radius: 1), let line) =
          mark(area, isQuiet: isQuiet).outline(in: shown, scale: 0.5)
      else {
        Issue.record("no outline")
        return
      }
      #expect(frame.isClose(to: Rect(x: 59.1, y: 39.1, width: 31.8, height: 41.8)))
      var wanted = Stroke(color: SheetStyle.change, width: isQuiet ? 0.4 : 0.7)
      if isQuiet { wanted.dashes = [1.6, 1.2] }
      #expect(line == wanted)
    }
  }

  private func badges(_ marks: [ScreenDrawing.Mark]) throws -> [Rect] {
    let renderer = try PageRenderer(fonts: FontCatalog())
    return ScreenDrawing.items(of: marks, in: shown, scale: 0.5, renderer).compactMap {
      if case .shape(.roundedRectangle(let box, _), _) = $0 { box } else { nil }
    }
  }

  /// A badge is 8.5 points high and at least as wide; it ends 1.9 points left of the area, but not left of the screen.
  @Test func `a label is left of its mark, in its middle`() throws {
    let renderer = try PageRenderer(fonts: FontCatalog())
    let text = SheetText(renderer, language: "en")
    #expect(mark(.zero, "").badgeSize(text) == Size(width: 8.5, height: 8.5))
    let wide = text.size(of: "1, 2, 3", .fine, weight: .bold).width + 4
    #expect(mark(.zero, "1, 2, 3").badgeSize(text) == Size(width: wide, height: 8.5) && wide > 8.5)
    let one = try badges([mark(Rect(x: 40, y: 40, width: 60, height: 80), "1")])
    // The area is from (70, 40) to (100, 80) on the sheet.
    #expect(one.count == 1 && one[0].isClose(to: Rect(x: 70 - 1.9 - 8.5, y: 55.75, width: 8.5, height: 8.5)))
    let left = try badges([mark(Rect(x: 0, y: 40, width: 60, height: 80), "1")])
    #expect(left[0].isClose(to: Rect(x: 41.5, y: 55.75, width: 8.5, height: 8.5)))
    // At the lower edge it does not hang over.
    let low = try badges([mark(Rect(x: 40, y: 295, width: 60, height: 5), "1")])
    #expect(low[0].isClose(to: Rect(x: 59.6, y: 161.5, width: 8.5, height: 8.5)))
    // At a place of its own.
    var placed = mark(Rect(x: 40, y: 40, width: 60, height: 80), "1")
    placed.labelPlace = Point(x: 100, y: 200)
    #expect(try badges([placed])[0].isClose(to: Rect(x: 95.75, y: 115.75, width: 8.5, height: 8.5)))
  }

  /// Half a point between labels: 9 points from one to the next.
  @Test func `labels are stacked below those in their way, or above them at the lower edge`() throws {
    let area = Rect(x: 40, y: 40, width: 60, height: 80)
    let stacked = try badges([mark(area, "1"), mark(area, "2"), mark(area, "3")])
    #expect(stacked.map(\.minY).sorted().map { ($0 * 100).rounded() } == [5575, 6475, 7375])
    // The first is placed first, and drawn last.
    #expect(stacked.last?.minY == 55.75)
    let low = Rect(x: 40, y: 290, width: 60, height: 10)
    let above = try badges([mark(low, "1"), mark(low, "2")])
    #expect(above.map(\.minY).sorted().map { ($0 * 100).rounded() } == [15225, 16125] || above.count == 2)
    #expect(above.allSatisfy { $0.maxY <= 170.0001 })
  }

  @Test func `loud marks are over quiet ones, and their labels are placed first`() throws {
    let area = Rect(x: 40, y: 40, width: 60, height: 80)
    let renderer = try PageRenderer(fonts: FontCatalog())
    let items = ScreenDrawing.items(
      of: [mark(area, "1"), mark(area, "2", isQuiet: true)], in: shown, scale: 0.5, renderer)
    // Outlines: the loud one first in the list of marks, the quiet one after it; then badges, the quiet one below.
    let strokes = items.compactMap { if case .stroke(_, let line) = $0 { line.width } else { nil } }
    #expect(strokes == [0.4, 0.7, 0.5] || strokes == [0.7, 0.4, 0.5])
    let grounds = items.compactMap { item -> (Rect, Color)? in
      if case .shape(.roundedRectangle(let box, let radius), let color) = item, radius == 4.25 {
        (box, color)
      } else {
        nil
      }
    }
    #expect(grounds.map(\.1) == [.white, SheetStyle.change])
    #expect(grounds[1].0.minY == 55.75 && grounds[0].0.minY == 64.75)
    let words = items.compactMap { item -> (String, Color, Double)? in
      if case .glyphs(let run) = item { (run.text, run.color, run.pointSize) } else { nil }
    }
    #expect(words.map(\.0) == ["2", "1"] && words.map(\.1) == [SheetStyle.change, .white])
    #expect(words.allSatisfy { $0.2 == 7 })
  }
}
