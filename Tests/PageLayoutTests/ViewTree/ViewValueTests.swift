import LayoutEngine
import PageBase
import Testing

@testable import PageDrawing
@testable import PageLayout

/// The values that views, layers and controls become: their defaults, and the rules in them.
struct ViewValueTests {
  private let red = Color.Dynamic(Color(rgb: 0xFF0000))

  // MARK: Defaults

  @Test func `a view does nothing unless it is said to`() {
    let behavior = ViewBehavior()
    #expect(!behavior.isDisabled && !behavior.isPaging && !behavior.scrollsText)
    #expect(!behavior.followsContentSize && !behavior.isSystemButton && !behavior.isBehindSheet)
    #expect(behavior.sheetScale == 1 && behavior.missingImage == nil)
    let node = ViewNode(
      className: "UIView", item: 0, alpha: 1, isHidden: false, clipsToBounds: false, content: .none)
    #expect(!node.isContentDrawn && !node.isTouchable && node.drawing.isEmpty && node.children.isEmpty)
    let written = WrittenView()
    #expect(!written.isMisplaced && !written.isFixedFrame && !written.lacksReuseIdentifier)
    let wishes = SystemBarWishes()
    #expect(!wishes.isStatusBarHidden && !wishes.isHomeIndicatorHidden && !wishes.isOfScreen)
    #expect(wishes.statusBarContent == nil)
    let tree = ViewTree(layout: LayoutInput(), views: [], diagnostics: [])
    #expect(tree.hasKnownSize && !tree.isDesignedInLandscape && tree.shownAs == .screen)
    #expect(SystemSpacing.edges == 8 && FittingTraits().scale == 3 && FittingTraits().language == "en")
    #expect(FittingTraits().horizontalSizeClass == .compact && FittingTraits().verticalSizeClass == .regular)
    #expect(IgnoredPart.farthest == 100_000)
  }

  @Test func `a layer is plain unless it is styled`() {
    let style = LayerStyle()
    #expect(style.borderWidth == 0 && style.borderColor == Color.Dynamic(.black) && style.zPosition == 0)
    #expect(style.anchor == Point(x: 0.5, y: 0.5) && style.boundsOrigin == .zero)
    let node = LayerNode(frame: .zero)
    #expect(node.opacity == 1 && !node.masksToBounds && node.viewsAbove == 0)
    #expect(LayerNode(frame: .zero, opacity: 0.5, masksToBounds: true, viewsAbove: 2).viewsAbove == 2)
  }

  @Test(arguments: 0..<9) func `a style that changes one thing is not plain`(change: Int) {
    var style = LayerStyle()
    #expect(style.isPlain)
    switch change {
    case 0: style.corners = Corners(radius: 3)
    case 1: style.cornerRule = .capsule
    case 2: style.borderWidth = 1
    case 3: style.shadow = .init(color: red, opacity: 1, offset: .zero, radius: 3)
    case 4: style.content = DrawnLayerContent(ink: [])
    case 5: style.sublayers = [LayerNode(frame: .zero)]
    case 6: style.mask = [LayerNode(frame: .zero)]
    case 7: style.transform = Transform(x: 1, y: 0)
    default: style.zPosition = 1
    }
    #expect(!style.isPlain)
  }

  @Test func `lines and images have UIKit's defaults`() {
    for line in [LineStyle(), LineStyle(width: 1, cap: .butt)] {
      #expect(line.width == 1 && line.miterLimit == 10 && line.dashPhase == 0 && line.dashes.isEmpty)
      #expect(line.cap == .butt && line.join == .miter)
    }
    var line = LineStyle(width: 3, cap: .square, join: .bevel, miterLimit: 4, dashes: [5, 6], dashPhase: 7)
    #expect(
      line.stroke(.black)
        == Stroke(
          color: .black, width: 3, cap: .square, join: .bevel, miterLimit: 4, dashes: [5, 6], dashPhase: 7))
    line = LineStyle()
    #expect(line.stroke(.black).miterLimit == 10)
  }

  @Test func `an image is not mirrored and its pixels are not kept unless it is said`() throws {
    let image = try DrawnFigures.picture(4, 2)
    #expect(!image.isFlippedForRightToLeft && !image.keepsPixels && image.tint == nil)
    #expect(image.size == Size(width: 4, height: 2))
    let other = ImageContent(
      image: image.image, mode: .fill, isFlippedForRightToLeft: true, keepsPixels: true)
    #expect(other.isFlippedForRightToLeft && other.keepsPixels)
  }

  // MARK: Corners

  /// A container of 100 × 50 with corners of 20.
  @Test(
    arguments: [
      // 5 from the left and 8 from the top: the larger counts.
      ([5, 8, 40, 30], 12), ([8, 5, 40, 30], 12),
      // 3 from the right and 5 from the bottom.
      ([60, 10, 37, 35], 15), ([60, 10, 35, 37], 15),
      // 30 from all: no corner is near.
      ([30, 22, 40, 6], -10),
    ] as [([Double], Double)])
  func `corners inside of round ones may have their centre`(frame: [Double], radius: Double) {
    let container = CornerContainer(frame: Rect(x: 0, y: 0, width: 100, height: 50), radius: 20)
    let inner = Rect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
    #expect(container.radius(inside: inner) == radius)
    let moved = CornerContainer(frame: Rect(x: 7, y: 11, width: 100, height: 50), radius: 20)
    #expect(moved.radius(inside: inner.offsetBy(x: 7, y: 11)) == radius)
  }

  @Test func `a corner rule becomes a radius in the view's frame`() {
    let container = CornerContainer(frame: Rect(x: 0, y: 0, width: 100, height: 100), radius: 20)
    func radius(_ rule: CornerRule?, _ frame: Rect, in container: CornerContainer?) -> Double {
      var style = LayerStyle()
      style.corners.radius = 3
      style.cornerRule = rule
      return style.resolved(in: frame, of: container).corners.radius
    }
    let inner = Rect(x: 8, y: 8, width: 84, height: 60)
    #expect(radius(nil, inner, in: container) == 3)
    #expect(radius(.fixed(6), inner, in: container) == 6)
    #expect(radius(.concentric(minimum: 4), inner, in: nil) == 4)
    #expect(radius(.concentric(minimum: 4), inner, in: container) == 12)
    #expect(radius(.concentric(minimum: 15), inner, in: container) == 15)
    // No more than half of the shorter side.
    #expect(radius(.concentric(minimum: 4), Rect(x: 8, y: 8, width: 84, height: 10), in: container) == 5)
    #expect(radius(.concentric(minimum: 4), Rect(x: 8, y: 8, width: 10, height: 84), in: container) == 5)
  }

  // MARK: Sizes

  @Test func `a class adds lengths to its content's size, or leaves it without one`() {
    let size = IntrinsicSize(width: 20, height: 10)
    let wide = SizeAdjustment(width: 5, height: -30).adjusted(size)
    #expect(wide == IntrinsicSize(width: 25, height: 0))
    #expect(SizeAdjustment(height: 3).adjusted(size) == IntrinsicSize(width: nil, height: 13))
    #expect(SizeAdjustment(width: 3).adjusted(size) == IntrinsicSize(width: 23, height: nil))
    #expect(SizeAdjustment(width: -25, height: 1).adjusted(.none) == .none)
    #expect(SizeAdjustment(width: -25, height: 1).adjusted(size) == IntrinsicSize(width: 0, height: 11))
  }

  // MARK: Names

  @Test func `code holds a view by an outlet, a class, a tag or an attribute`() {
    #expect(CodeHold().isEmpty)
    for change in 0..<4 {
      var hold = CodeHold()
      switch change {
      case 0: hold.outlets = ["title"]
      case 1: hold.customClass = "Card"
      case 2: hold.tag = 3
      default: hold.attributes = ["radius"]
      }
      #expect(!hold.isEmpty)
    }
  }

  @Test(
    arguments: [
      ("text", [true, true, true, true, false]), ("backgroundColor", [true, false, false, false, true]),
      ("isHidden", [true, true, false, true, true]), ("alpha", [true, true, false, true, true]),
      ("isEnabled", [true, true, true, false, true]), ("frame", [true, true, true, true, true]),
      ("tag", [false, false, false, false, false]),
      ("accessibilityLabel", [false, false, false, false, false]),
    ] as [(String, [Bool])])
  func `a member changes what it may change`(member: String, changes: [Bool]) {
    let uses: [CodeUse] = [.anything, .room, .contentSize, .place, .colors]
    #expect(uses.map { $0.isChanged(by: member) } == changes)
  }

  @Test(
    arguments: [
      ("save:", ["save"]), ("saveWithSender:", ["saveWithSender", "save"]), ("save", ["save"]),
      ("WithSender:", ["WithSender"]), ("save:with:", ["save"]), ("aWithB:", ["aWithB", "a"]),
    ])
  func `an action is looked for by its method's name`(selector: String, words: [String]) {
    let position = SourcePosition(line: 3, column: 4)
    #expect(CodeClaim(.action(receiver: "Card"), selector, at: position).words == words)
    #expect(CodeClaim(.customClass, "CardWithText", at: position).words == ["CardWithText"])
  }

  // MARK: Contents of layers

  @Test func `a shape layer fills its path and strokes its outline`() {
    let (path, outline) = (Path(lines: [.zero, Point(x: 5, y: 0)]), Path(lines: [.zero, Point(x: 2, y: 0)]))
    func ink(_ fill: Color.Dynamic?, _ stroke: Color.Dynamic?, width: Double = 2) -> [String] {
      ShapeLayerContent(
        path: path, fill: fill, line: LineStyle(width: width), outline: outline, stroke: stroke
      ).ink(in: .zero, corners: Corners()).map {
        switch $0 {
        case .fill(.path(path), red): "fill"
        case .stroke(.path(outline), LineStyle(width: width), red): "stroke"
        default: "else"
        }
      }
    }
    #expect(ink(red, red) == ["fill", "stroke"] && ink(red, nil) == ["fill"] && ink(nil, red) == ["stroke"])
    #expect(ink(nil, red, width: 0) == [] && ink(nil, nil) == [])
  }

  @Test func `a shape that is opaque and only filled is its outline`() {
    let path = Path(lines: [.zero, Point(x: 5, y: 0)])
    func outline(_ fill: Color.Dynamic?, _ stroke: Color.Dynamic? = nil) -> Path? {
      ShapeLayerContent(path: path, fill: fill, line: LineStyle(), outline: path, stroke: stroke)
        .opaqueOutline
    }
    let faint = Color(rgb: 0, alpha: 0.5)
    #expect(outline(red) == path && outline(red, red) == nil && outline(nil) == nil)
    #expect(outline(Color.Dynamic(light: .black, dark: faint)) == nil)
    #expect(outline(Color.Dynamic(light: faint, dark: .black)) == nil)
    #expect(DrawnLayerContent(ink: []).opaqueOutline == nil)
  }

  @Test func `a gradient, a picture and a text cover their layer`() throws {
    let size = Size(width: 40, height: 20)
    let gradient = GradientLayerContent(
      stops: [(0, red)], form: .axial(from: .zero, to: Point(x: 0, y: 1)))
    guard case .gradient(let shape, let style)? = gradient.ink(in: size, corners: Corners(radius: 4)).first
    else {
      Issue.record("no gradient")
      return
    }
    #expect(shape == .roundedRectangle(Rect(x: 0, y: 0, width: 40, height: 20), radius: 4))
    #expect(style.frame == Rect(x: 0, y: 0, width: 40, height: 20) && style.stops.count == 1)
    let placed = style.gradient(.light, offsetBy: Point(x: 3, y: 5))
    #expect(placed.frame == Rect(x: 3, y: 5, width: 40, height: 20) && placed.stops[0].color == red.light)
    #expect(
      GradientLayerContent(stops: [], form: .axial(from: .zero, to: .zero)).ink(in: size, corners: Corners())
        .isEmpty)
    // 20 × 5 in 40 × 20 fits twice, with 5 above.
    let picture = ImageLayerContent(image: try DrawnFigures.picture(20, 5))
    guard case .image(_, let frame)? = picture.ink(in: size, corners: Corners()).first else { return }
    #expect(frame == Rect(x: 0, y: 5, width: 40, height: 10))
  }
}
