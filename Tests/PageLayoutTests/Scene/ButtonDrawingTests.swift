import LayoutEngine
import Testing

@testable import PageDrawing
@testable import PageLayout

/// Buttons and tabs with a picture of 20 × 10 points.
struct ButtonDrawingTests {
  private typealias Figures = DrawnFigures

  private let picture: ImageContent
  private let measurer: ViewMeasurer
  private let title = AttributedText("Go", font: FontDescriptor(pointSize: 17), color: Color.Dynamic(.black))
  private static let area = Rect(x: 100, y: 200, width: 200, height: 40)

  init() throws {
    let buffer = try PixelBuffer(width: 20, height: 10, pixelLimit: 1000)
    picture = ImageContent(image: Artwork(buffer.image(isOpaque: true), scale: 1), mode: .fit)
    measurer = try Figures.canvas(.zero).measurer
  }

  private func button(
    hasTitle: Bool = true, hasPicture: Bool = true, content: EdgeInsets = .zero, image: EdgeInsets = .zero,
    title insets: EdgeInsets = .zero, _ horizontal: ButtonContent.HorizontalPlacement = .center,
    _ vertical: ButtonContent.VerticalPlacement = .center
  ) -> ButtonContent {
    ButtonContent(
      title: hasTitle ? title : AttributedText(), font: FontDescriptor(pointSize: 17),
      lineBreakMode: .byTruncatingTail, image: hasPicture ? picture : nil, contentInsets: content,
      imageInsets: image, titleInsets: insets, horizontal: horizontal, vertical: vertical)
  }

  private func isNear(_ rect: Rect, _ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Bool {
    Figures.isNear([[rect.minX, rect.minY, rect.width, rect.height]], [[x, y, width, height]])
  }

  /// The size of the title's line; its width up to a pixel.
  private var line: (width: Double, height: Double) {
    let size = measurer.lineSize(title)
    return (measurer.ceilToPixel(size.width), size.height)
  }

  // MARK: Rows

  /// From 0 at the left to 1 at the right, from left to right and from right to left.
  @Test(
    arguments: [
      (.center, 0.5, 0.5), (.left, 0, 0), (.right, 1, 1), (.leading, 0, 1), (.trailing, 1, 0), (.fill, 0, 1),
    ] as [(ButtonContent.HorizontalPlacement, Double, Double)])
  func `picture and title are in a row, the picture at the leading side`(
    placement: ButtonContent.HorizontalPlacement, fromTheLeft: Double, fromTheRight: Double
  ) {
    let (width, height) = line
    let free = 200 - 20 - width
    let top = 200 + (40 - height) / 2
    let row = button(placement).row(in: Self.area, measuring: measurer, isRightToLeft: false)
    let left = 100 + free * fromTheLeft
    #expect(isNear(row.image, left, 215, 20, 10) && isNear(row.title, left + 20, top, width, height))
    let turned = button(placement).row(in: Self.area, measuring: measurer, isRightToLeft: true)
    let other = 100 + free * fromTheRight
    #expect(isNear(turned.image, other + width, 215, 20, 10))
    #expect(isNear(turned.title, other, top, width, height))
  }

  @Test(
    arguments: [(.center, 0.5), (.top, 0), (.bottom, 1), (.fill, 0.5)]
      as [(ButtonContent.VerticalPlacement, Double)])
  func `a row is at the top, in the middle or at the bottom`(
    placement: ButtonContent.VerticalPlacement, part: Double
  ) {
    let row = button(.left, placement).row(in: Self.area, measuring: measurer, isRightToLeft: false)
    #expect(isNear(row.image, 100, 200 + 30 * part, 20, 10))
    #expect(isNear(row.title, 120, 200 + (40 - line.height) * part, line.width, line.height))
  }

  /// Insets of 4 and 10 points move by 4 at the near end, by −10 at the far end and by −3 in the middle; those of 3 and
  /// 7 by 3, −7 and −2.
  @Test(
    arguments: [
      (.left, .top, 4, 3), (.center, .center, -3, -2), (.right, .bottom, -10, -7),
    ] as [(ButtonContent.HorizontalPlacement, ButtonContent.VerticalPlacement, Double, Double)])
  func `insets move the picture and the title by themselves`(
    horizontal: ButtonContent.HorizontalPlacement, vertical: ButtonContent.VerticalPlacement, x: Double,
    y: Double
  ) {
    let insets = EdgeInsets(top: 3, left: 4, bottom: 7, right: 10)
    func row(_ button: ButtonContent) -> (image: Rect, title: Rect) {
      button.row(in: Self.area, measuring: measurer, isRightToLeft: false)
    }
    let plain = row(button(horizontal, vertical))
    let picture = row(button(image: insets, horizontal, vertical))
    let (one, other) = (plain.image, plain.title)
    #expect(isNear(picture.image, one.minX + x, one.minY + y, 20, 10) && picture.title == other)
    let title = row(button(title: insets, horizontal, vertical))
    #expect(isNear(title.title, other.minX + x, other.minY + y, other.width, other.height))
    #expect(title.image == one)
  }

  @Test func `a title is no wider than its room, and a picture alone may fill the width`() {
    let narrow = Rect(x: 100, y: 200, width: 25, height: 40)
    let row = button().row(in: narrow, measuring: measurer, isRightToLeft: false)
    #expect(row.title.width == 5 && row.title.minX == 120 && row.image.minX == 100)
    let filled = button(hasTitle: false, .fill).row(in: Self.area, measuring: measurer, isRightToLeft: false)
    #expect(isNear(filled.image, 100, 215, 200, 10))
    let titled = button(.fill).row(in: Self.area, measuring: measurer, isRightToLeft: false)
    #expect(titled.image.width == 20)
  }

  // MARK: Sizes

  @Test func `a button is as large as its picture and its title with 6 points above and below`() {
    let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    func size(_ button: ButtonContent) -> [Double?] {
      let size = button.intrinsicSize(measuring: measurer)
      return [size.width, size.height]
    }
    let text = measurer.lineSize(title)
    let (width, height) = (text.width.rounded(.up), text.height.rounded(.up))
    #expect(size(button(hasTitle: false)) == [20, 10])
    #expect(size(button(hasTitle: false, content: insets)) == [26, 14])
    #expect(size(button()) == [20 + width, height + 12])
    #expect(size(button(content: insets)) == [26 + width, height + 4])
    #expect(size(button(hasPicture: false)) == [max(30, width), height + 12])
    #expect(size(button(hasTitle: false, hasPicture: false)) == [30, height + 12])
    var symbol = button(hasTitle: false, hasPicture: false)
    symbol.symbol = ButtonSymbol(kind: .close, color: Color.Dynamic(.black))
    #expect(size(symbol) == [30, 30])
    var ground = button(hasTitle: false, content: insets)
    ground.background = picture
    #expect(size(ground) == [26, 14])
    ground.contentInsets = .zero
    ground.image = nil
    #expect(size(ground) == [30, height + 12])
  }

  // MARK: Tabs

  private func tabs(
    _ layout: TabBarContent.Layout, width: Double, _ direction: LayoutDirection = .leftToRight,
    hasBadge: Bool = false, hasTitle: Bool = false
  ) throws -> (pictures: [[Double]], badges: [[Double]]) {
    let badge = AttributedText("1", font: FontDescriptor(pointSize: 13), color: Color.Dynamic(.white))
    let tab = TabBarContent.Tab(
      title: hasTitle ? title : AttributedText(), image: picture, badge: hasBadge ? badge : nil,
      badgeColor: Color.Dynamic(Color(rgb: 0xFF0000)))
    let bar = TabBarContent(
      background: BarBackgroundContent(lineColor: nil, isLineBelow: false, reachesScreenEdge: false),
      tabs: [tab, tab], layout: layout)
    var canvas = try Figures.canvas(Rect(x: 0, y: 0, width: width, height: 49), direction)
    bar.draw(on: &canvas)
    let pictures = canvas.items.compactMap { item -> [Double]? in
      guard case .image(let image) = item.kind else { return nil }
      return [image.frame.minX, image.frame.minY, image.frame.width, image.frame.height]
    }
    return (pictures, Figures.numbers(canvas.items))
  }

  /// Two tabs share 200 points. A picture's middle is 24.5 points below the bar's top, above a title 18.5.
  @Test func `a tab's picture is in the middle of its share, its badge beside it`() throws {
    let plain = try tabs(.stacked, width: 200)
    #expect(Figures.isNear(plain.pictures, [[40, 19.5, 20, 10], [140, 19.5, 20, 10]]))
    #expect(plain.badges.isEmpty)
    let titled = try tabs(.stacked, width: 200, hasTitle: true)
    #expect(Figures.isNear(titled.pictures, [[40, 13.5, 20, 10], [140, 13.5, 20, 10]]))
    // A badge of one digit is as wide as high: 18 points, from 6 points beside the middle on.
    let badges = try tabs(.stacked, width: 200, hasBadge: true).badges
    #expect(Figures.isNear(badges, [[56, 3, 18, 18, 0], [156, 3, 18, 18, 0]]))
    let turned = try tabs(.stacked, width: 200, .rightToLeft, hasBadge: true).badges
    #expect(Figures.isNear(turned, [[126, 3, 18, 18, 0], [26, 3, 18, 18, 0]]))
  }

  /// 18 of 25 points are 0.72: 14.4 × 7.2 around (50, 24.5), on the pixel grid. On a wide screen a tab has 110 points.
  @Test func `pictures beside titles are smaller on a low screen, and in the middle of a wide one`() throws {
    let low = try tabs(.compactInline, width: 200)
    #expect(Figures.isNear(low.pictures, [[42.75, 21, 14.4, 7.2], [142.75, 21, 14.4, 7.2]]))
    let wide = try tabs(.inline, width: 1000)
    #expect(Figures.isNear(wide.pictures, [[435, 19.5, 20, 10], [545, 19.5, 20, 10]]))
  }
}
