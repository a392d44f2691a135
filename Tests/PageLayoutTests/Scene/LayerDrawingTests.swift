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
    LayerAnswers.outline(try items(views, frames))
  }

  @Test func `a translation moves the frames of what is drawn`() throws {
    let views = [node(children: [1], red) { $0.transform = Transform(x: 3, y: 5) }, node(item: 1, blue)]
    let inner = Rect(x: 110, y: 210, width: 5, height: 5)
    var builder = try builder(views, [Self.frame, inner])
    _ = builder.items()
    #expect(builder.frames == [Self.frame.offsetBy(x: 3, y: 5), inner.offsetBy(x: 3, y: 5)])
  }

  // MARK: Effects

  private func shadow(_ alpha: Double = 1, path: Path? = nil) -> LayerStyle.ShadowStyle {
    LayerStyle.ShadowStyle(
      color: Color.Dynamic(Color(rgb: 0, alpha: alpha)), opacity: 0.5, offset: Point(x: 1, y: 2), radius: 3,
      path: path)
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
      LayerAnswers.outline(found) == [
        "fill 112.25 207.125 55.5 25.75", "image 126.25 215.125 9.75 9.75", "image 144 217.5625 9.75 4.875",
      ])
    #expect(found.first.flatMap(Figures.radius) == 12.875)
    let tints = found.compactMap { item -> Color? in
      if case .image(let image) = item.kind { image.tint } else { nil }
    }
    #expect(tints == [blue.light, red.light])
  }
}
