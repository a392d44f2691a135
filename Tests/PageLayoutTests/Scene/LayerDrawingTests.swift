import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout

/// Layers and views as items of a scene of 400 × 400 points, by their shapes. The view itself is at (100, 200) and 80 × 40
/// points large.
struct LayerDrawingTests {
  private typealias Figures = DrawnFigures

  private let red = Color.Dynamic(Color(rgb: 0xFF0000))
  private let blue = Color.Dynamic(Color(rgb: 0x0000FF))
  private static let frame = Rect(x: 100, y: 200, width: 80, height: 40)

  /// The kind of each item, with the frames of its shapes.
  private func outline(_ items: [SceneItem]) -> [String] {
    func place(_ shape: Shape) -> String {
      Figures.frame(shape.bounds).map { JSONOutput.format($0) }.joined(separator: " ")
    }
    func inside(_ items: [SceneItem]) -> String { outline(items).joined(separator: ", ") }
    return items.map { item in
      switch item.kind {
      case .shape(let shape, _): "fill \(place(shape))"
      case .stroke(let shape, let stroke): "line \(place(shape)) \(JSONOutput.format(stroke.width))"
      case .shadow(let shape, _): "shadow \(place(shape))"
      case .clip(let shape, let items): "clip \(place(shape)) (\(inside(items)))"
      case .group(let opacity, let items): "group \(opacity) (\(inside(items)))"
      case .transform(let transform, let items):
        "transform \(transform.a) \(transform.tx) \(transform.ty) (\(inside(items)))"
      case .mask(let stencil, let items): "mask (\(inside(stencil))) (\(inside(items)))"
      case .shadowOf(let items, _): "shadow of (\(inside(items)))"
      case .image(let image): "image \(place(.rectangle(image.frame)))"
      case .glyphs(let run): "text \(run.text)"
      case .gradient(let shape, _): "gradient \(place(shape))"
      case .backdrop, .tagged: "else"
      }
    }
  }

  private func node(
    item: Int = 0, children: [Int] = [], _ color: Color.Dynamic? = nil, clips: Bool = false,
    _ change: (inout LayerStyle) -> Void = { _ in }
  ) -> ViewNode {
    var style = LayerStyle()
    change(&style)
    return ViewNode(
      className: "UIView", item: item, children: children, backgroundColor: color, alpha: 1, isHidden: false,
      clipsToBounds: clips, layer: style, content: .none)
  }

  private func builder(
    _ views: [ViewNode], _ frames: [Rect] = [frame], direction: LayoutDirection = .leftToRight,
    shownAs: PagePlace = .screen
  ) throws -> SceneBuilder {
    var tree = ViewTree(layout: LayoutInput(), views: views, diagnostics: [])
    tree.shownAs = shownAs
    let measurer = try Figures.canvas(.zero, direction).measurer
    return SceneBuilder(
      tree: tree, result: ViewPicture(tree: tree, frames: frames).layout, measurer: measurer,
      appearance: .light, size: Size(width: 400, height: 400))
  }

  private func items(_ views: [ViewNode], _ frames: [Rect] = [frame]) throws -> [SceneItem] {
    var builder = try builder(views, frames)
    return builder.items()
  }

  private func drawn(_ views: [ViewNode], _ frames: [Rect] = [frame]) throws -> [String] {
    outline(try items(views, frames))
  }

  private func layer(
    _ x: Double, _ y: Double, _ width: Double = 10, _ height: Double = 10, _ color: Color.Dynamic? = nil,
    _ change: (inout LayerNode) -> Void = { _ in }
  ) -> LayerNode {
    var layer = LayerNode(
      frame: Rect(x: x, y: y, width: width, height: height), backgroundColor: color ?? red)
    change(&layer)
    return layer
  }

  // MARK: Places

  @Test func `sublayers are in the coordinates of their layer`() throws {
    let inner = layer(1, 2, 3, 4)
    let outer = layer(5, 6) { $0.style.sublayers = [inner] }
    #expect(
      try drawn([node { $0.sublayers = [outer] }]) == ["fill 105 206 10 10", "fill 106 208 3 4"])
    // An origin of the bounds moves what is inside the other way.
    let moved = layer(5, 6) {
      ($0.style.sublayers, $0.style.boundsOrigin) = ([inner], Point(x: 0.5, y: 1))
    }
    let view = node {
      ($0.sublayers, $0.boundsOrigin) = ([moved], Point(x: 2, y: 3))
      $0.content = DrawnLayerContent(ink: [.fill(.rectangle(Rect(x: 7, y: 8, width: 1, height: 1)), red)])
    }
    #expect(
      try drawn([view]) == ["fill 105 205 1 1", "fill 103 203 10 10", "fill 103.5 204 3 4"])
  }

  @Test func `layers and views are drawn by their depth, then by their order`() throws {
    let child = Rect(x: 100, y: 200, width: 5, height: 5)
    func view(_ depths: [Double], children: [Double] = [0, 0], above: [Int] = [0, 0, 0]) throws -> [String] {
      let layers = zip(depths, above).enumerated().map { index, each in
        layer(Double(index + 1) * 10, 0) { ($0.style.zPosition, $0.viewsAbove) = each }
      }
      let views =
        [node(children: [1, 2]) { $0.sublayers = layers }]
        + children.enumerated().map { index, depth in
          node(item: index + 1, red) { $0.zPosition = depth }
        }
      let found = try drawn(views, [Self.frame, child, child.offsetBy(x: 1, y: 0)])
      return found.map {
        [
          "fill 110 200 10 10": "a", "fill 120 200 10 10": "b", "fill 130 200 10 10": "c",
          "fill 100 200 5 5": "1",
          "fill 101 200 5 5": "2",
        ][$0] ?? $0
      }
    }
    #expect(try view([0, 0, 0]) == ["1", "2", "a", "b", "c"])
    #expect(try view([0, 0, 0], above: [1, 2, 7]) == ["b", "c", "1", "a", "2"])
    #expect(try view([1, -1, 1]) == ["b", "1", "2", "a", "c"])
    #expect(try view([], children: [1, 0]) == ["2", "1"])
    #expect(try view([], children: [0, -1]) == ["2", "1"])
    #expect(try view([]) == ["1", "2"])
    #expect(try view([0], children: [0, 1]) == ["1", "a", "2"])
    let nested = layer(5, 6) {
      $0.backgroundColor = nil
      $0.style.sublayers = [
        layer(1, 0, 1, 1) { $0.style.zPosition = 2 }, layer(2, 0, 1, 1) { $0.style.zPosition = 1 },
      ]
    }
    #expect(try drawn([node { $0.sublayers = [nested] }]) == ["fill 107 206 1 1", "fill 106 206 1 1"])
  }

  // MARK: Transforms

  @Test func `a translation moves a layer and what is in it`() throws {
    let views = [
      node(children: [1], red) { $0.transform = Transform(x: 3, y: 5) }, node(item: 1, blue),
    ]
    let inner = Rect(x: 110, y: 210, width: 5, height: 5)
    var builder = try builder(views, [Self.frame, inner])
    let found = outline(builder.items())
    #expect(found == ["fill 103 205 80 40", "fill 113 215 5 5"])
    #expect(builder.frames == [Self.frame.offsetBy(x: 3, y: 5), inner.offsetBy(x: 3, y: 5)])
    let sublayer = layer(5, 6) { $0.style.transform = Transform(x: 3, y: 5) }
    #expect(
      try drawn([node { $0.sublayers = [sublayer, layer(0, 0)] }]) == [
        "fill 108 211 10 10", "fill 100 200 10 10",
      ])
    // Translations add up.
    let both = [
      node(children: [1]) { $0.transform = Transform(x: 3, y: 5) },
      node(item: 1, blue) { $0.transform = Transform(x: 10, y: 20) },
    ]
    #expect(try drawn(both, [Self.frame, inner]) == ["fill 123 235 5 5"])
  }

  /// Twice as large around (120, 230): a point x becomes 2 x − 120, and y 2 y − 230.
  @Test func `another transform is about the anchor, and nothing is drawn that has no area`() throws {
    func view(_ transform: Transform, _ color: Color.Dynamic?) -> ViewNode {
      node(color) { ($0.transform, $0.anchor) = (transform, Point(x: 0.25, y: 0.75)) }
    }
    let twice = Transform(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0)
    let found = try items([view(twice, red)])
    #expect(outline(found) == ["transform 2.0 -120.0 -230.0 (fill 100 200 80 40)"])
    #expect(found.first?.source == 0)
    #expect(try drawn([view(twice, nil)]) == [])
    #expect(try drawn([view(Transform(a: 0, b: 0, c: 0, d: 1, tx: 0, ty: 0), red)]) == [])
  }

  // MARK: Effects

  private func shadow(_ alpha: Double = 1, path: Path? = nil) -> LayerStyle.ShadowStyle {
    LayerStyle.ShadowStyle(
      color: Color.Dynamic(Color(rgb: 0, alpha: alpha)), opacity: 0.5, offset: Point(x: 1, y: 2), radius: 3,
      path: path)
  }

  @Test func `a shadow is of a path, of the background or of what is shown`() throws {
    let child = node(item: 1, blue)
    let frames = [Self.frame, Rect(x: 110, y: 210, width: 5, height: 5)]
    func view(_ color: Color.Dynamic?, clips: Bool = false, _ shadow: LayerStyle.ShadowStyle) -> ViewNode {
      node(children: [1], color, clips: clips) { ($0.shadow, $0.boundsOrigin) = (shadow, Point(x: 2, y: 3)) }
    }
    let path = Path(lines: [Point(x: 0, y: 0), Point(x: 10, y: 0), Point(x: 10, y: 10)])
    let inside = "fill 110 210 5 5"
    #expect(
      try drawn([view(red, shadow(path: path)), child], frames)
        == ["shadow 98 197 10 10", "fill 100 200 80 40", inside])
    #expect(
      try drawn([view(red, shadow()), child], frames) == [
        "shadow 100 200 80 40", "fill 100 200 80 40", inside,
      ])
    #expect(try drawn([view(nil, shadow()), child], frames) == ["shadow of (\(inside))", inside])
    #expect(try drawn([view(red, clips: true, shadow()), child], frames) == ["fill 100 200 80 40", inside])
    #expect(try drawn([view(red, shadow(0)), child], frames) == ["fill 100 200 80 40", inside])
    #expect(try drawn([node { $0.shadow = shadow() }]) == [])
  }

  @Test func `a shadow is as opaque as its style and the background say`() throws {
    func shadow(_ color: Color.Dynamic?, shownAs: PagePlace = .screen) throws -> Shadow? {
      var builder = try builder([node(color) { $0.shadow = self.shadow(0.8) }], shownAs: shownAs)
      guard case .shadow(_, let shadow)? = builder.items().first?.kind else { return nil }
      return shadow
    }
    let opaque = try #require(try shadow(red))
    #expect(abs(opaque.color.alpha - 0.4) < 1e-9)
    #expect(opaque.offset == Point(x: 1, y: 2) && opaque.radius == 3 && !opaque.isCoarse)
    let faint = try #require(try shadow(Color.Dynamic(Color(rgb: 0, alpha: 0.25))))
    #expect(abs(faint.color.alpha - 0.1) < 1e-9)
    #expect(try shadow(red, shownAs: .picture)?.isCoarse == true)
  }

  @Test func `a border lies inside of its layer, above what is in it`() throws {
    func view(_ width: Double, _ color: Color.Dynamic? = nil, radius: Double = 0) -> ViewNode {
      node(children: [1], red) {
        ($0.borderWidth, $0.borderColor) = (width, color ?? blue)
        $0.corners = Corners(radius: radius)
      }
    }
    let child = node(item: 1, blue)
    let frames = [Self.frame, Rect(x: 110, y: 210, width: 5, height: 5)]
    let rest = ["fill 100 200 80 40", "fill 110 210 5 5"]
    #expect(try drawn([view(4), child], frames) == rest + ["line 102 202 76 36 4"])
    // At most half of each side.
    #expect(try drawn([view(90), child], frames) == rest + ["line 110 210 60 20 20"])
    let narrow = [Rect(x: 100, y: 200, width: 20, height: 40), frames[1]]
    #expect(try drawn([view(90), child], narrow).last == "line 105 205 10 30 10")
    #expect(try drawn([view(0), child], frames) == rest)
    #expect(try drawn([view(4, Color.Dynamic(.clear)), child], frames) == rest)
    let round = try items([view(4, radius: 12), child], frames)
    #expect(round.compactMap(Figures.radius) == [12, 10])
    guard case .stroke(_, let stroke)? = round.last?.kind else { return }
    #expect(stroke.color == blue.light && stroke.join == .miter)
  }

  @Test func `a border with effects is drawn above what is in its layer, and translucent with it`() throws {
    var view = node(red) { ($0.borderWidth, $0.borderColor) = (4, blue) }
    view.alpha = 0.5
    #expect(try drawn([view]) == ["group 0.5 (fill 100 200 80 40, line 102 202 76 36 4)"])
    let sublayer = layer(5, 6) { $0.opacity = 0.25 }
    #expect(try drawn([node { $0.sublayers = [sublayer] }]) == ["group 0.25 (fill 105 206 10 10)"])
    let empty = layer(5, 6) { ($0.opacity, $0.backgroundColor) = (0.25, nil) }
    #expect(try drawn([node { $0.sublayers = [empty] }]) == [])
  }

  // MARK: Clips and masks

  /// Inside of corners of 10 points, items 10 points from the edges touch none.
  @Test func `a layer that clips makes a clip where something touches its corners`() throws {
    func view(_ place: Rect, radius: Double) throws -> String? {
      let views = [
        node(children: [1], clips: true) { $0.corners = Corners(radius: radius) }, node(item: 1, red),
      ]
      return try drawn(views, [Self.frame, place]).first
    }
    let corner = Rect(x: 100, y: 200, width: 20, height: 20)
    #expect(try view(corner, radius: 0) == "fill 100 200 20 20")
    #expect(try view(corner, radius: 10) == "clip 100 200 80 40 (fill 100 200 20 20)")
    #expect(try view(corner.offsetBy(x: 10, y: 10), radius: 10) == "fill 110 210 20 20")
    #expect(try view(corner.offsetBy(x: 9, y: 10), radius: 10) == "clip 100 200 80 40 (fill 109 210 20 20)")
    let sublayer = layer(5, 6) {
      ($0.masksToBounds, $0.style.sublayers) = (true, [layer(-3, 0)])
    }
    #expect(
      try drawn([node { $0.sublayers = [sublayer] }])
        == ["fill 105 206 10 10", "clip 105 206 10 10 (fill 102 206 10 10)"])
  }

  private func masked(_ mask: LayerNode, clips: Bool = false) throws -> [String] {
    try drawn([node(red, clips: clips) { ($0.mask, $0.boundsOrigin) = ([mask], Point(x: 2, y: 3)) }])
  }

  @Test func `a mask that is only an outline is a clip, and any other a mask`() throws {
    var path = Path()
    path.addRectangle(Rect(x: 1, y: 1, width: 10, height: 10))
    func shape(_ change: (inout LayerNode) -> Void) -> LayerNode {
      var layer = LayerNode(frame: Rect(x: 5, y: 6, width: 20, height: 20))
      layer.style.content = ShapeLayerContent(
        path: path, fill: red, line: LineStyle(), outline: path)
      change(&layer)
      return layer
    }
    // 100 − 2 + 5 + 1 and 200 − 3 + 6 + 1.
    #expect(try masked(shape { _ in }) == ["clip 104 204 10 10 (fill 100 200 80 40)"])
    #expect(
      try masked(shape { $0.style.boundsOrigin = Point(x: 1, y: 1) }) == [
        "clip 103 203 10 10 (fill 100 200 80 40)"
      ])
    let changes: [(inout LayerNode) -> Void] = [
      { $0.opacity = 0.5 }, { $0.backgroundColor = self.red },
      { $0.backgroundColor = Color.Dynamic(light: .clear, dark: .black) },
      { $0.style.borderWidth = 1 }, { $0.style.shadow = self.shadow() },
      { $0.style.sublayers = [self.layer(0, 0)] }, { $0.style.mask = [self.layer(0, 0)] },
      { $0.style.transform = Transform(x: 1, y: 0) }, { $0.masksToBounds = true }, { $0.style.content = nil },
    ]
    for change in changes {
      let found = try masked(shape(change))
      #expect(found.count == 1 && found[0].hasPrefix("mask ") && found[0].hasSuffix(" (fill 100 200 80 40)"))
    }
    #expect(
      try masked(LayerNode(frame: Rect(x: 5, y: 6, width: 7, height: 8), backgroundColor: blue))
        == ["mask (fill 103 203 7 8) (fill 100 200 80 40)"])
    #expect(try drawn([node { $0.mask = [layer(0, 0)] }]) == [])
  }

  @Test func `corners of one centre have the radius of the nearest view that is round`() throws {
    func radii(_ outer: Double) throws -> [Double?] {
      let views = [
        node(children: [1], red) { $0.corners = Corners(radius: outer) },
        node(item: 1, children: [2]), node(item: 2, blue) { $0.cornerRule = .concentric(minimum: 1) },
      ]
      let inner = Self.frame.inset(by: 4)
      return try items(views, [Self.frame, inner, inner]).map(Figures.radius)
    }
    #expect(try radii(12) == [12, 8])
    #expect(try radii(0) == [nil, 1])
    // Beside the round view there is none.
    let views = [
      node(children: [1, 2]), node(item: 1, red) { $0.corners = Corners(radius: 12) },
      node(item: 2, blue) { $0.cornerRule = .concentric(minimum: 1) },
    ]
    #expect(
      try items(views, [Self.frame, Self.frame, Self.frame.inset(by: 4)]).map(Figures.radius) == [12, 1])
  }

  // MARK: Views

  @Test func `a view's own appearance is that of its subviews, but not of views after it`() throws {
    let both = Color.Dynamic(light: .white, dark: .black)
    var first = node(item: 1, children: [2], both)
    first.appearance = .dark
    let views = [node(children: [1, 3]), first, node(item: 2, both), node(item: 3, both)]
    let found = try items(views, Array(repeating: Self.frame, count: 4))
    #expect(Figures.colors(found) == [.black, .black, .white])
  }

  @Test func `a view's own direction is that of its content alone`() throws {
    func view(_ item: Int, children: [Int] = [], _ direction: LayoutDirection?) -> ViewNode {
      var view = node(item: item, children: children)
      view.direction = direction
      view.content = .control(DisclosureContent(color: red))
      return view
    }
    var builder = try builder(
      [view(0, children: [1], .rightToLeft), view(1, nil)], [Self.frame, Self.frame])
    let tips = Figures.numbers(builder.items()).map { $0[2] }
    #expect(tips == [137.25, 142.75])
  }

  @Test func `a view's drawing is below its content, or in place of it`() throws {
    var view = node()
    view.drawing = [.fill(.rectangle(Rect(x: 1, y: 2, width: 3, height: 4)), red)]
    view.content = .control(FillContent(color: blue))
    #expect(try drawn([view]) == ["fill 101 202 3 4", "fill 100 200 80 40"])
    view.isContentDrawn = true
    #expect(try drawn([view]) == ["fill 101 202 3 4"])
  }

  /// Three kana of 10 points in 20: the third is cut off.
  @Test func `a label that clips its text is a clip where the text is cut off`() throws {
    func view(_ mode: LineBreakMode, _ role: TextContent.Role = .label, width: Double) throws -> [String] {
      var view = node()
      view.content = .text(
        TextContent(
          text: kana("あいう"), maximumLines: 1, lineBreakMode: mode, insets: .zero, verticalAlignment: .center,
          role: role))
      return try drawn([view], [Rect(x: 100, y: 200, width: width, height: 20)])
    }
    let cut = try view(.byClipping, width: 20)
    #expect(cut.count == 1 && cut[0].hasPrefix("clip 100 200 20 20 (text "))
    #expect(try view(.byClipping, width: 30) == ["text あいう"])
    #expect(try view(.byTruncatingTail, width: 20).allSatisfy { $0.hasPrefix("text") })
    #expect(try view(.byClipping, .textView, width: 20).allSatisfy { $0.hasPrefix("text") })
  }

  @Test func `a picture is placed in its view by its mode`() throws {
    var view = node()
    view.content = .image(try Figures.picture(20, 20))
    #expect(try drawn([view]) == ["image 120 200 40 40"])
    view.content = .hairline
    #expect(try drawn([view]) == [])
  }

  // MARK: Backgrounds

  @Test(
    arguments: [
      (Rect(x: 0, y: 0, width: 400, height: 400), 1.0, true),
      (Rect(x: -1, y: -1, width: 402, height: 402), 1, true),
      (Rect(x: 0.5, y: 0, width: 400, height: 400), 1, false),
      (Rect(x: 0, y: 0.5, width: 400, height: 400), 1, false),
      (Rect(x: 0, y: 0, width: 399.5, height: 400), 1, false),
      (Rect(x: 0, y: 0, width: 400, height: 399.5), 1, false),
      (Rect(x: 0, y: 0, width: 400, height: 400), 0.99, false),
    ])
  func `an opaque rectangle over the whole scene is its background`(
    frame: Rect, alpha: Double, isBackground: Bool
  ) throws {
    let color = Color(red: 1, green: 0, blue: 0, alpha: alpha)
    var builder = try builder([node(Color.Dynamic(color))], [frame])
    let scene = builder.build()
    #expect(scene.items.isEmpty == isBackground)
    #expect(scene.background == (isBackground ? color : .black))
    #expect(scene.size == Size(width: 400, height: 400) && scene.scale == 4)
  }

  @Test func `each line of a text has the characters that it lacks`() throws {
    var view = node()
    (view.identifier, view.content) = (
      "odd",
      .text(
        TextContent(
          text: kana("あ\u{10FFFF}\n\u{10FFFE}い\nう"), maximumLines: 0, lineBreakMode: .byWordWrapping,
          insets: .zero, verticalAlignment: .center, role: .label))
    )
    var named = try builder([view])
    _ = named.items()
    let missing = named.missingGlyphs
    #expect(missing.map(\.text) == ["あ\u{10FFFF}", "\u{10FFFE}い"] && missing.map(\.view) == ["odd", "odd"])
    #expect(missing.map { $0.characters.map(\.scalar) } == [["\u{10FFFF}"], ["\u{10FFFE}"]])
    view.identifier = nil
    var unnamed = try builder([view])
    _ = unnamed.items()
    #expect(unnamed.missingGlyphs.map(\.view) == ["UIView", "UIView"])
    #expect(unnamed.texts.map(\.view) == [0] && unnamed.lines.map(\.view) == [0, 0, 0])
  }

  @Test func `a picture that cannot be drawn is told once`() throws {
    var view = node(children: [1])
    let broken = DrawnPicture(ink: [], bounds: .zero, isOpaque: false)
    let artwork = Artwork(
      ArtworkVariant(source: .drawing(broken), size: Size(width: 4, height: 4), conditions: ImageConditions())
    )
    view.content = .image(ImageContent(image: artwork, mode: .stretch))
    var other = view
    (other.item, other.children) = (1, [])
    var builder = try builder([view, other], [Self.frame, Self.frame])
    #expect(builder.items().isEmpty && builder.artworkFaults.count == 1)
  }

  @Test func `a tree without views is a black scene without items`() throws {
    var builder = try builder([], [])
    #expect(builder.build().background == .black && builder.build().items.isEmpty && builder.items().isEmpty)
  }

  /// A dot's slot is 9.75 points at 4 pixels a point; the current page's picture is red, others blue.
  @Test func `pictures in place of dots have their colours, on a platter`() throws {
    var control = PageControlContent(pageCount: 2, currentPage: 1, currentColor: red, otherColor: blue)
    control.image = try Figures.picture(10, 10)
    control.pageImages = [.init(page: 1, image: try Figures.picture(20, 10))]
    control.platter = red
    var view = node()
    view.content = .pageControl(control)
    let found = try items([view])
    // 55.5 × 25.75 in the middle of 80 × 40: the slots begin 14 and 8 inside, 8 apart.
    #expect(
      outline(found) == [
        "fill 112.25 207.125 55.5 25.75", "image 126.25 215.125 9.75 9.75", "image 144 217.5625 9.75 4.875",
      ])
    #expect(found.first.flatMap(Figures.radius) == 12.875)
    let tints = found.compactMap { item -> Color? in
      if case .image(let image) = item.kind { image.tint } else { nil }
    }
    #expect(tints == [blue.light, red.light])
  }
}
