import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout

/// The drawing of views' own code, and pictures that are drawn, at four pixels to a point.
struct InkDrawingTests {
  private typealias Figures = DrawnFigures

  private let red = Color.Dynamic(light: Color(rgb: 0xFF0000), dark: Color(rgb: 0x00FF00))
  private static let square = Shape.rectangle(Rect(x: 1, y: 2, width: 3, height: 4))

  private func kinds(_ items: [SceneItem]) -> [String] {
    items.map { item in
      switch item.kind {
      case .shape: "shape"
      case .stroke: "stroke"
      case .gradient(_, let gradient): "gradient \(gradient.frame.minX) \(gradient.frame.minY)"
      case .shadow(_, let shadow): "shadow \(shadow.color.alpha)"
      case .clip(_, let items): "clip(\(kinds(items).joined(separator: " ")))"
      case .group(let opacity, let items): "group \(opacity)(\(kinds(items).joined(separator: " ")))"
      case .transform(let transform, let items):
        "transform \(transform.tx) \(transform.ty)(\(kinds(items).joined(separator: " ")))"
      case .mask(let mask, let items):
        "mask(\(kinds(mask).joined(separator: " ")))(\(kinds(items).joined(separator: " ")))"
      case .shadowOf(let items, let shadow):
        "shadowOf \(shadow.color.alpha)(\(kinds(items).joined(separator: " ")))"
      case .image: "image"
      case .glyphs: "glyphs"
      default: "else"
      }
    }
  }

  /// A control that is only ink.
  private struct InkContent: ControlContent {
    var ink: [Ink]

    func draw(on canvas: inout ControlCanvas) { canvas.draw(ink, at: canvas.bounds.origin) }
  }

  /// The ink with its origin at (100, 200).
  private func drawn(_ ink: [Ink], _ direction: LayoutDirection = .leftToRight) throws -> ControlCanvas {
    try Figures.drawn(InkContent(ink: ink), in: Rect(x: 100, y: 200, width: 50, height: 60), direction)
  }

  private func items(_ ink: Ink...) throws -> [SceneItem] { try drawn(ink).items }

  // MARK: Ink

  @Test func `ink is drawn at its view's origin`() throws {
    let fill = try items(.fill(Self.square, red))
    #expect(Figures.numbers(fill) == [[101, 202, 3, 4, 0]] && Figures.colors(fill) == [red.light])
    let line = try items(.stroke(Self.square, LineStyle(width: 2, dashes: [3]), red))
    #expect(Figures.numbers(line) == [[101, 202, 3, 4, 2]])
    guard case .stroke(_, let stroke)? = line.first?.kind else { return }
    #expect(stroke.dashes == [3] && stroke.color == red.light)
    #expect(
      try items(
        .stroke(Self.square, LineStyle(width: 0), red),
        .stroke(Self.square, LineStyle(), Color.Dynamic(.clear))
      ).isEmpty)
    #expect(try items(.fill(Self.square, Color.Dynamic(.clear))).isEmpty)
    let gradient = GradientStyle(
      stops: [(0, red)], form: .axial(from: .zero, to: .zero), frame: Rect(x: 5, y: 6, width: 1, height: 1))
    #expect(try kinds(items(.gradient(Self.square, gradient))) == ["gradient 105.0 206.0"])
    let shadow = LayerStyle.ShadowStyle(
      color: Color.Dynamic(Color(rgb: 0, alpha: 0.5)), opacity: 0.5, offset: Point(x: 1, y: 2), radius: 3)
    let cast = try items(.shadow(Self.square, shadow))
    #expect(kinds(cast) == ["shadow 0.25"] && Figures.numbers(cast) == [[101, 202, 3, 4, 2, 3]])
    #expect(try kinds(items(.shadowOf([.fill(Self.square, red)], shadow))) == ["shadowOf 0.25(shape)"])
    let picture = try items(.image(try Figures.picture(4, 2), in: Rect(x: 7, y: 8, width: 9, height: 10)))
    #expect(Figures.images(picture) == [[107, 208, 9, 10]])
    let text = try drawn([.text(TextContent(line: kana("あ")), in: Rect(x: 7, y: 8, width: 20, height: 12))])
    #expect(Figures.texts(text) == [[107, 208, 20, 12]])
  }

  @Test func `ink inside of ink is one item, or none if nothing is in it`() throws {
    let fill = Ink.fill(Self.square, red)
    let clip = try items(.clip(Self.square, [fill]))
    #expect(kinds(clip) == ["clip(shape)"])
    guard case .clip(let shape, let inside)? = clip.first?.kind else { return }
    #expect(Figures.points(shape) == [101, 202, 3, 4] && Figures.numbers(inside) == [[101, 202, 3, 4, 0]])
    #expect(try kinds(items(.group(opacity: 0.5, [fill, fill]))) == ["group 0.5(shape shape)"])
    #expect(try kinds(items(.mask([fill], [fill, fill]))) == ["mask(shape)(shape shape)"])
    #expect(try items(.clip(Self.square, []), .group(opacity: 0.5, []), .mask([fill], [])).isEmpty)
    // What is gathered comes after what was there.
    #expect(
      try kinds(items(fill, .group(opacity: 0.5, [fill]), fill)) == ["shape", "group 0.5(shape)", "shape"])
  }

  @Test func `a translation moves ink, and another transform leads to the origin`() throws {
    let fill = Ink.fill(Self.square, red)
    #expect(try Figures.numbers(items(.transform(Transform(x: 10, y: 20), [fill]))) == [[111, 222, 3, 4, 0]])
    let twice = try items(.transform(Transform(a: 2, b: 0, c: 0, d: 2, tx: 10, ty: 20), [fill]))
    guard case .transform(let transform, let inside)? = twice.first?.kind else {
      Issue.record("no transform")
      return
    }
    #expect(transform == Transform(a: 2, b: 0, c: 0, d: 2, tx: 110, ty: 220))
    #expect(Figures.numbers(inside) == [[1, 2, 3, 4, 0]])
  }

  @Test func `a picture of views is drawn at its place, with the views' faults`() throws {
    var node = ViewNode(
      className: "UIView", item: 0, backgroundColor: red, alpha: 1, isHidden: false, clipsToBounds: false,
      content: .none)
    let tree = ViewTree(layout: LayoutInput(), views: [node], diagnostics: [])
    let picture = ViewPicture(tree: tree, frames: [Rect(x: 0, y: 0, width: 5, height: 6)])
    #expect(try Figures.numbers(items(.views(picture))) == [[100, 200, 5, 6, 0]])
    let broken = DrawnPicture(ink: [], bounds: .zero, isOpaque: false)
    node.content = .image(ImageContent(image: artwork(broken, Size(width: 4, height: 4)), mode: .stretch))
    let faulty = ViewPicture(
      tree: ViewTree(layout: LayoutInput(), views: [node], diagnostics: []),
      frames: [Rect(x: 0, y: 0, width: 5, height: 6)])
    #expect(try drawn([.views(faulty)]).artworkFaults.count == 1)
  }

  // MARK: Drawn pictures

  private func artwork(_ drawing: DrawnPicture, _ size: Size) -> Artwork {
    Artwork(ArtworkVariant(source: .drawing(drawing), size: size, conditions: ImageConditions()))
  }

  private func pixels(_ drawing: DrawnPicture, scale: Double = 2, _ appearance: Appearance = .light) throws
    -> PixelImage
  {
    try drawing.pixels(scale: scale, try Figures.canvas(.zero).measurer, appearance)
  }

  /// Bounds from (1, 2) on, in which 2 × 1 points from (2, 2) on are filled.
  private func drawing(_ width: Double, _ height: Double, isOpaque: Bool = false) -> DrawnPicture {
    DrawnPicture(
      ink: [.fill(.rectangle(Rect(x: 2, y: 2, width: 2, height: 1)), red)],
      bounds: Rect(x: 1, y: 2, width: width, height: height), isOpaque: isOpaque)
  }

  @Test func `a drawing is as many pixels as its bounds have at a scale`() throws {
    let image = try pixels(drawing(4, 2))
    #expect(image.width == 8 && image.height == 4)
    let row: [UInt32] = [0, 0, 0xFFFF_0000, 0xFFFF_0000, 0xFFFF_0000, 0xFFFF_0000, 0, 0]
    let empty = [UInt32](repeating: 0, count: 8)
    #expect(image.values == row + row + empty + empty)
    #expect(try pixels(drawing(4, 2), scale: 2, .dark).values[2] == 0xFF00_FF00)
    #expect(try pixels(drawing(4, 2, isOpaque: true)).values[0] & 0xFF_FFFF == 0)
    // Parts of pixels are pixels.
    let part = try pixels(drawing(1.1, 0.4), scale: 1)
    #expect(part.width == 2 && part.height == 1)
  }

  @Test(arguments: [(0.0, 2.0), (2, 0), (-1, 2), (20_000, 1), (1, 20_000), (5000, 5000), (.infinity, 1)])
  func `a drawing without area, or too large a one, is a fault`(width: Double, height: Double) {
    #expect(throws: ArtworkFault.self) { try pixels(drawing(width, height), scale: 4) }
  }

  @Test func `a fault inside of a drawing is the drawing's`() throws {
    let inner = ImageContent(image: artwork(drawing(0, 0), Size(width: 4, height: 4)), mode: .stretch)
    let outer = DrawnPicture(
      ink: [.image(inner, in: Rect(x: 0, y: 0, width: 4, height: 4))],
      bounds: Rect(x: 0, y: 0, width: 4, height: 4),
      isOpaque: false)
    #expect(throws: ArtworkFault.self) { try pixels(outer) }
    let canvas = try drawn([
      .image(
        ImageContent(image: artwork(outer, Size(width: 4, height: 4)), mode: .stretch),
        in: Rect(x: 0, y: 0, width: 4, height: 4))
    ])
    #expect(canvas.items.isEmpty && canvas.artworkFaults.count == 1)
  }

  // MARK: Pictures

  private func values(_ content: ImageContent, _ direction: LayoutDirection) throws -> [UInt32] {
    let canvas = try drawn([.image(content, in: Rect(x: 0, y: 0, width: 4, height: 2))], direction)
    guard case .image(let image)? = canvas.items.first?.kind else { return [] }
    return Array(image.image.values.prefix(image.image.width))
  }

  @Test func `a picture is mirrored from right to left if it is to be`() throws {
    let half = DrawnPicture(
      ink: [.fill(.rectangle(Rect(x: 0, y: 0, width: 2, height: 2)), red)],
      bounds: Rect(x: 0, y: 0, width: 4, height: 2),
      isOpaque: false)
    var content = ImageContent(image: artwork(half, Size(width: 4, height: 2)), mode: .stretch)
    func isLeft(_ direction: LayoutDirection) throws -> Bool {
      let row = try values(content, direction)
      return row.first == 0xFFFF_0000 && row.last == 0
    }
    #expect(try isLeft(.leftToRight) && isLeft(.rightToLeft))
    content.isFlippedForRightToLeft = true
    #expect(try isLeft(.leftToRight) && !isLeft(.rightToLeft))
  }

  @Test func `a picture has its tint, its sharp pixels and its opacity`() throws {
    var content = try Figures.picture(4, 2)
    (content.tint, content.keepsPixels) = (red, true)
    var canvas = try Figures.canvas(Rect(x: 100, y: 200, width: 50, height: 60))
    let frame = Rect(x: 0, y: 0, width: 8, height: 2)
    canvas.draw(content, in: frame)
    canvas.draw(content, in: frame, opacity: 0.5)
    canvas.draw(content, in: Rect(x: 0, y: 0, width: 0, height: 2), opacity: 0.5)
    canvas.draw(content, in: Rect(x: 0, y: 0, width: 2, height: 0))
    #expect(kinds(canvas.items) == ["image", "group 0.5(image)"])
    guard case .image(let image)? = canvas.items.first?.kind else { return }
    #expect(image.tint == red.light && image.keepsPixels && image.part == nil)
  }

  /// Caps of 1 point at the left and right of 4 × 2: in 8 × 2 points the middle is 6 wide.
  @Test func `a picture with slices is several pieces where it is stretched`() throws {
    let pixels = try PixelBuffer(width: 4, height: 2, pixelLimit: 100).image(isOpaque: true)
    var variant = ArtworkVariant(
      source: .pixels(pixels), size: Size(width: 4, height: 2), conditions: ImageConditions(scale: 1))
    variant.slices = ImageSlices(
      caps: EdgeInsets(top: 0, left: 1, bottom: 0, right: 1), center: nil, mode: .stretch)
    let content = ImageContent(image: Artwork(variant), mode: .stretch)
    func frames(_ width: Double) throws -> [[Double]] {
      Figures.images(try items(.image(content, in: Rect(x: 0, y: 0, width: width, height: 2))))
    }
    #expect(try frames(4) == [[100, 200, 4, 2]])
    #expect(try frames(8) == [[100, 200, 1, 2], [101, 200, 6, 2], [107, 200, 1, 2]])
  }

  // MARK: Canvas

  @Test func `rectangles on a canvas are mirrored, centred and placed on the grid`() throws {
    func canvas(_ direction: LayoutDirection) throws -> ControlCanvas {
      try Figures.canvas(Rect(x: 100, y: 200, width: 50, height: 60), direction)
    }
    let rect = Rect(x: 110, y: 220, width: 5, height: 6)
    let left = try canvas(.leftToRight)
    #expect(left.directed(rect) == rect && !left.isRightToLeft && left.pixel == 0.25)
    let right = try canvas(.rightToLeft)
    #expect(right.directed(rect) == Rect(x: 135, y: 220, width: 5, height: 6) && right.isRightToLeft)
    // 112.5 − 1.1 = 111.4 and 223 − 2.3 = 220.7.
    #expect(
      left.centred(Size(width: 2.2, height: 4.6), in: rect)
        == Rect(x: 111.5, y: 220.75, width: 2.2, height: 4.6))
    // The middle of the canvas is 230: 230 − 2.3 = 227.7.
    #expect(
      left.placed(Size(width: 2.2, height: 4.6), atX: 7.1) == Rect(x: 7, y: 227.75, width: 2.2, height: 4.6))
    #expect(
      left.snapped(Rect(x: 1.1, y: 2.2, width: 3.3, height: 4.4))
        == Rect(x: 1, y: 2.25, width: 3.3, height: 4.4))
  }

  @Test func `a line without width or colour is not drawn, and its ends are round unless said`() throws {
    var canvas = try Figures.canvas(Rect(x: 0, y: 0, width: 50, height: 60))
    canvas.stroke(Self.square, red, width: 0)
    canvas.stroke(Self.square, Color.Dynamic(.clear), width: 1)
    #expect(canvas.items.isEmpty)
    canvas.stroke(Self.square, red, width: 1)
    canvas.stroke(Self.square, red, width: 1, hasRoundEnds: false)
    let caps = canvas.items.compactMap { item -> Stroke.Cap? in
      if case .stroke(_, let stroke) = item.kind { stroke.cap } else { nil }
    }
    #expect(caps == [.round, .butt])
    canvas.clipped(to: Self.square) { _ in }
    #expect(canvas.items.count == 2)
    let gathered = canvas.gather { $0.fill(Self.square, red) }
    #expect(gathered.count == 1 && canvas.items.count == 2)
  }
}
