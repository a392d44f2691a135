import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout

/// Panes of glass, materials, marks and wheels, at four pixels to a point.
struct GlassDrawingTests {
  private typealias Figures = DrawnFigures

  private let red = Color.Dynamic(Color(rgb: 0xFF0000))
  private let white = Color.Dynamic(.white)
  private static let bounds = Rect(x: 100, y: 200, width: 100, height: 40)

  private func kinds(_ items: [SceneItem]) -> [String] {
    items.map { item in
      switch item.kind {
      case .shape: "shape"
      case .stroke: "stroke"
      case .shadow: "shadow"
      case .backdrop: "backdrop"
      case .clip(_, let inside): "clip(\(kinds(inside).joined(separator: " ")))"
      case .mask(let stencil, let inside):
        "mask(\(kinds(stencil).joined(separator: " ")); \(kinds(inside).joined(separator: " ")))"
      case .gradient: "gradient"
      default: "else"
      }
    }
  }

  private func look(shadow: KnobMetrics.Shadow? = nil) -> GlassLook {
    GlassLook(
      material: MaterialLook(
        radius: 2, saturation: ByAppearance(light: 3, dark: 4), fill: Color.Dynamic(Color(rgb: 0, alpha: 0.5))
      ),
      ring: red, ringWidth: 2, shadow: shadow)
  }

  // MARK: Materials

  @Test func `a material filters what lies below, unless it changes nothing or hides it`() {
    func material(_ radius: Double, _ light: Double, _ dark: Double, _ alpha: Double) -> MaterialLook {
      MaterialLook(
        radius: radius, saturation: ByAppearance(light: light, dark: dark),
        fill: Color.Dynamic(Color(rgb: 0, alpha: alpha)))
    }
    #expect(material(2, 3, 4, 0.5).backdrop(.light) == Backdrop(radius: 2, saturation: 3))
    #expect(material(2, 3, 4, 0.5).backdrop(.dark) == Backdrop(radius: 2, saturation: 4))
    #expect(material(2, 1, 1, 0.5).backdrop(.light) == Backdrop(radius: 2, saturation: 1))
    #expect(material(0, 2, 1, 0.5).backdrop(.light) == Backdrop(radius: 0, saturation: 2))
    #expect(material(0, 2, 1, 0.5).backdrop(.dark) == nil)
    #expect(material(2, 3, 4, 1).backdrop(.light) == nil)
    let plain = MaterialLook(plain: Color.Dynamic(.clear))
    #expect(plain.backdrop(.light) == nil && plain.backdrop(.dark) == nil && plain.radius == 0)
  }

  /// The ring is 2 points wide inside the edges, so its line is a point inside with a radius a point smaller. The shadow
  /// reaches 3 · 5 + 4 + 1 = 20 points beyond the pane, and is drawn only outside of it.
  @Test func `a pane of glass has a filter, a fill, a ring and a shadow outside`() throws {
    var content = MaterialContent(look: look(shadow: .init(opacity: 0.25, down: -4, radius: 5)))
    content.corner = .fixed(20)
    let items = try Figures.drawn(content, in: Self.bounds).items
    #expect(kinds(items) == ["clip(shadow)", "backdrop", "shape", "stroke"])
    #expect(Figures.isNear(Figures.numbers(items), [[100, 200, 100, 40, 0], [101, 201, 98, 38, 2]]))
    #expect(items.compactMap(Figures.radius) == [20, 19])
    guard case .clip(.path(let outside), let inside) = items[0].kind else {
      Issue.record("no shadow")
      return
    }
    #expect(outside.fillRule == .evenOdd)
    let points = Figures.points(.path(outside))
    #expect(Figures.isNear([Array(points.prefix(8))], [[80, 180, 220, 180, 220, 260, 80, 260]]))
    let outline = try #require(Corners(radius: 20, curve: .continuous).path(of: Self.bounds))
    #expect(Figures.isNear([Array(points.dropFirst(8))], [Figures.points(.path(outline))]))
    #expect(Figures.isNear(Figures.numbers(inside), [[100, 200, 100, 40, -4, 5]]))
    guard case .shadow(_, let shadow)? = inside.first?.kind else { return }
    #expect(shadow.color == Color(red: 0, green: 0, blue: 0, alpha: 0.25) && shadow.offset.x == 0)
  }

  @Test func `a pane without round corners casts the shadow of a rectangle`() throws {
    let content = MaterialContent(look: look(shadow: .init(opacity: 0.25, down: 4, radius: 5)))
    let items = try Figures.drawn(content, in: Self.bounds).items
    guard case .clip(.path(let outside), _)? = items.first?.kind else {
      Issue.record("no shadow")
      return
    }
    let points = Figures.points(.path(outside))
    #expect(Figures.isNear([Array(points.suffix(8))], [[100, 200, 200, 200, 200, 240, 100, 240]]))
  }

  /// The corners are those of a rule, else those of the view's layer, else those of a capsule.
  @Test func `a material has the corners of its rule, its layer or a capsule`() throws {
    func radius(_ rule: CornerRule?, isCapsule: Bool, layer: Double) throws -> Double? {
      var canvas = try Figures.canvas(Self.bounds)
      canvas.corners = Corners(radius: layer)
      MaterialContent(look: Figures.plainLook, corner: rule, isCapsule: isCapsule).draw(on: &canvas)
      return canvas.items.first.flatMap(Figures.radius)
    }
    #expect(try radius(.capsule, isCapsule: false, layer: 5) == 20)
    #expect(try radius(nil, isCapsule: false, layer: 5) == 5)
    #expect(try radius(nil, isCapsule: false, layer: 0) == nil)
    #expect(try radius(nil, isCapsule: true, layer: 5) == 5)
    #expect(try radius(nil, isCapsule: true, layer: 0) == 20)
    let bare = MaterialContent(MaterialLook(plain: red))
    #expect(kinds(try Figures.drawn(bare, in: Self.bounds).items) == ["shape"])
    #expect(bare.look.ringWidth == 0 && !bare.isCapsule)
  }

  @Test func `a platter is a capsule of glass, or of a fill of its own`() throws {
    let glass = try Figures.drawn(PlatterContent(look: look()), in: Self.bounds).items
    #expect(kinds(glass) == ["backdrop", "shape", "stroke"])
    #expect(glass.compactMap(Figures.radius) == [20, 19])
    let own = try Figures.drawn(PlatterContent(look: look(), fill: white), in: Self.bounds).items
    #expect(kinds(own) == ["shape", "stroke"] && Figures.colors(own) == [.white, red.light])
  }

  @Test func `a fill is a rectangle, or has round corners`() throws {
    let square = try Figures.drawn(FillContent(color: red), in: Self.bounds).items
    #expect(Figures.isNear(Figures.numbers(square), [[100, 200, 100, 40, 0]]))
    #expect(square.first.flatMap(Figures.radius) == nil)
    let round = try Figures.drawn(FillContent(color: red, corner: .capsule), in: Self.bounds).items
    #expect(round.first.flatMap(Figures.radius) == 20)
    let smooth = Corners(radius: 6, curve: .continuous).shape(of: Self.bounds)
    let cornered = try Figures.of(FillContent(color: red, corner: .fixed(6)), in: Self.bounds)
    #expect(cornered == [Figures.points(smooth) + [0]])
  }

  // MARK: Scroll edges

  /// A bar of 50 points from y 100 on, with 2 more beyond its inner edge.
  @Test(arguments: [(true, 100.0, 0.0, 1.0), (false, 98, 1, 0)])
  func `content fades and blurs below a bar without a ground`(
    isAtTop: Bool, top: Double, near: Double, far: Double
  ) throws {
    let metrics = ScrollEdgeMetrics(overhang: 2, distance: 12, blur: 3, veil: 0.5)
    let edge = ScrollEdge(metrics: metrics, color: red, strength: 0.5)
    let bar = BarBackgroundContent(
      edge: edge, lineColor: nil, isLineBelow: isAtTop, reachesScreenEdge: false)
    let items = try Figures.drawn(bar, in: Rect(x: 0, y: 100, width: 400, height: 50)).items
    #expect(kinds(items) == ["mask(gradient; backdrop shape)"])
    guard case .mask(let stencil, let shown)? = items.first?.kind,
      case .gradient(let shape, let fade)? = stencil.first?.kind, case .backdrop(_, let blur) = shown[0].kind
    else {
      Issue.record("no mask")
      return
    }
    #expect(
      Figures.points(shape) == [0, top, 400, 52] && fade.frame == Rect(x: 0, y: top, width: 400, height: 52))
    #expect(fade.form == .axial(from: Point(x: 0.5, y: near), to: Point(x: 0.5, y: far)))
    #expect(fade.stops.map(\.place) == [0, 0.5, 1] && fade.stops.map(\.color.alpha) == [0.5, 0.425, 0])
    #expect(fade.stops.allSatisfy { $0.color.red == 0 && $0.color.green == 0 && $0.color.blue == 0 })
    #expect(blur == Backdrop(radius: 3, saturation: 1))
    #expect(Figures.numbers(shown) == [[0, top, 400, 52, 0]])
    #expect(Figures.colors(shown) == [Color(red: 1, green: 0, blue: 0, alpha: 0.5)])
  }

  @Test func `a scroll edge's strength is from 0 to 1, and without any nothing is drawn`() throws {
    let metrics = ScrollEdgeMetrics(overhang: 2, distance: 12, blur: 3, veil: 0.5)
    func edge(_ strength: Double) -> ScrollEdge {
      ScrollEdge(metrics: metrics, color: red, strength: strength)
    }
    #expect([-1, 0.25, 2].map { edge($0).strength } == [0, 0.25, 1])
    let bar = BarBackgroundContent(
      edge: edge(0), lineColor: nil, isLineBelow: true, reachesScreenEdge: false)
    #expect(try Figures.drawn(bar, in: Self.bounds).items.isEmpty)
  }

  /// The scene is 400 points high.
  @Test func `a bar beyond the screen's edge has a ground that is no shorter than the bar`() throws {
    func ground(_ y: Double, isAtTop: Bool) throws -> [Double]? {
      try Figures.of(
        BarBackgroundContent(color: red, lineColor: nil, isLineBelow: isAtTop, reachesScreenEdge: true),
        in: Rect(x: 20, y: y, width: 300, height: 50)
      ).first
    }
    #expect(try ground(-10, isAtTop: true) == [20, -10, 300, 50, 0])
    #expect(try ground(380, isAtTop: false) == [20, 380, 300, 50, 0])
    let blurred = BarBackgroundContent(
      color: Color.Dynamic(Color(rgb: 0, alpha: 0.5)), blur: 3, lineColor: nil, isLineBelow: true,
      reachesScreenEdge: false)
    #expect(kinds(try Figures.drawn(blurred, in: Self.bounds).items) == ["backdrop", "shape"])
    let line = BarBackgroundContent(color: nil, isLineBelow: true, reachesScreenEdge: false)
    #expect(line.blur == 0)
    #expect(
      Figures.colors(try Figures.drawn(line, in: Self.bounds).items) == [Color.Dynamic.barHairline.light])
  }

  // MARK: Popovers

  /// Each smooth corner has four points, the one at the top left first: the arrow's three come after one, two, three or all
  /// corners.
  @Test(
    arguments: [(PopoverContent.Edge.top, 1), (.right, 2), (.bottom, 3), (.left, 4)])
  func `a popover's outline is the card's with three points more`(edge: PopoverContent.Edge, corners: Int)
    throws
  {
    let arrow = PopoverContent.Arrow(edge: edge, place: 50, size: Size(width: 20, height: 10))
    var content = PopoverContent(
      look: look(shadow: .init(opacity: 0.25, down: -4, radius: 5)), radius: 8, arrow: arrow)
    let bounds = Rect(x: 100, y: 200, width: 200, height: 100)
    let items = try Figures.drawn(content, in: bounds).items
    #expect(kinds(items) == ["clip(shadow)", "backdrop", "shape", "stroke"])
    let card = bounds.inset(by: PopoverContent.insets(arrow))
    let outline = Figures.points(.path(try #require(Corners(radius: 8, curve: .continuous).path(of: card))))
    let found = Array(Figures.numbers(items)[0].dropLast())
    #expect(found.count == outline.count + 6 && outline.count == 32)
    #expect(Array(found.prefix(8 * corners)) == Array(outline.prefix(8 * corners)))
    #expect(Array(found.dropFirst(8 * corners + 6)) == Array(outline.dropFirst(8 * corners)))
    let tip = Array(found[8 * corners + 2..<8 * corners + 4])
    let wanted: [Double] =
      switch edge {
      case .top: [150, 200]
      case .right: [300, 250]
      case .bottom: [150, 300]
      case .left: [100, 250]
      }
    #expect(Figures.isNear([tip], [wanted]))
    // The ring's line is on the outline. The shadow is clipped to 3 · 5 + 4 + 1 points around all.
    #expect(Figures.numbers(items)[1] == found + [2])
    guard case .clip(.path(let outside), let inside) = items[0].kind else { return }
    #expect(outside.fillRule == .evenOdd)
    let points = Figures.points(.path(outside))
    #expect(points == found + [80, 180, 320, 180, 320, 320, 80, 320])
    #expect(Figures.numbers(inside) == [found + [-4, 5]])
    guard case .shadow(_, let shadow) = inside[0].kind else { return }
    #expect(shadow.color.alpha == 0.25)
    content.arrow = nil
    #expect(
      kinds(try Figures.drawn(content, in: bounds).items) == ["clip(shadow)", "backdrop", "shape", "stroke"])
    #expect(PopoverContent.insets(nil) == .zero)
  }

  // MARK: Marks

  /// The mark's points are given for 15 × 14 points: 1.2 and 8.2 from the upper left, 5.2 and 1.4 from the lower left, 1.2
  /// and 1.4 from the upper right.
  @Test func `a checkmark has the size it is given, in the middle of its view`() throws {
    func mark(_ width: Double, _ height: Double) throws -> [[Double]] {
      try Figures.of(
        CheckmarkContent(color: red, size: Size(width: width, height: height)),
        in: Rect(x: 100, y: 200, width: 40, height: 30))
    }
    #expect(Figures.isNear(try mark(15, 14), [[113.7, 216.2, 117.7, 220.6, 126.3, 209.4, 2.1]]))
    #expect(Figures.isNear(try mark(30, 14), [[107.4, 216.2, 115.4, 220.6, 132.6, 209.4, 4.2]]))
    #expect(Figures.isNear(try mark(15, 28), [[113.7, 217.4, 117.7, 226.2, 126.3, 203.8, 2.1]]))
  }

  @Test func `a symbol is in the middle of its view`() throws {
    let symbol = SymbolContent(symbol: ButtonSymbol(kind: .close, color: red))
    let found = try Figures.of(symbol, in: Rect(x: 100, y: 200, width: 50, height: 80))
    #expect(Figures.isNear([found[0]], [[110, 225, 30, 30, 0]]))
  }

  /// A knob of 37 × 24 in a track of 63 × 28, 2 points from its edges.
  @Test func `a switch of iOS 26 has a capsule as its knob`() throws {
    func drawn(_ isOn: Bool, opacity: Double) throws -> [SceneItem] {
      try Figures.drawn(
        SwitchContent(
          isOn: isOn, onColor: red, thumbColor: white, opacity: opacity, metrics: SystemMetrics.ios26.toggle),
        in: Rect(x: 100, y: 200, width: 63, height: 28)
      ).items
    }
    let on = try drawn(true, opacity: 0.5)
    #expect(Figures.isNear(Figures.numbers(on), [[100, 200, 63, 28, 0], [124, 202, 37, 24, 0]]))
    #expect(on.compactMap(Figures.radius) == [14, 12])
    #expect(Figures.colors(on).map(\.alpha) == [0.5, 1])
    #expect(Figures.areNear(Figures.numbers(try drawn(false, opacity: 1))[1], [102, 202, 37, 24, 0]))
    guard
      case .shape(.ellipse, _)? = try Figures.drawn(
        SwitchContent(
          isOn: true, onColor: red, thumbColor: white, opacity: 1, metrics: SystemMetrics.ios17.toggle),
        in: Self.bounds
      ).items.last?.kind
    else {
      Issue.record("no round knob")
      return
    }
  }

  @Test func `a stepper's line and signs have their colours`() throws {
    let control = StepperContent(
      canDecrease: false, canIncrease: true, metrics: SystemMetrics.ios17.stepper)
    let items = try Figures.drawn(control, in: Self.bounds).items
    #expect(
      Figures.colors(items) == [
        Color.Dynamic.tertiarySystemFill.light, Color.Dynamic.separatorLine.light,
        Color.Dynamic.placeholderText.light, Color.Dynamic.text.light,
      ])
    #expect(items.compactMap(Figures.radius) == [8, 0.5])
  }

  // MARK: Progress

  @Test func `a round progress view's corners are 2 points, or half of its height`() throws {
    func radii(_ height: Double, isRound: Bool) throws -> [Double] {
      try Figures.drawn(
        ProgressContent(progress: 0.5, fillColor: red, trackColor: white, isRound: isRound),
        in: Rect(x: 100, y: 200, width: 100, height: height)
      ).items.compactMap(Figures.radius)
    }
    #expect(try radii(10, isRound: true) == [2, 2])
    #expect(try radii(3, isRound: true) == [1.5, 1.5])
    #expect(try radii(10, isRound: false) == [])
    // A track of 5 points is not wide enough for the least filled part of 8.
    let narrow = try Figures.of(
      ProgressContent(progress: 0.1, fillColor: red, trackColor: white, isRound: true),
      in: Rect(x: 100, y: 200, width: 5, height: 4))
    #expect(Figures.isNear(narrow, [[100, 200, 5, 4, 0], [100, 200, 5, 4, 0]]))
  }
}
