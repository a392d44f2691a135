import LayoutEngine
import PageTestSupport
import Testing

@testable import PageDrawing
@testable import PageLayout

/// Buttons without a configuration and back buttons, at four pixels to a point. Titles are kana of 10 points: a line is
/// 11.93359375 points high, its baseline 9.521484375 below its top.
struct ButtonTitleTests {
  private typealias Figures = DrawnFigures

  private static let bounds = Rect(x: 100, y: 200, width: 100, height: 40)
  /// Between the insets: 1 above, 2 at the left, 3 below and 4 at the right.
  private static let area = [102.0, 201, 94, 36]

  private func button(_ title: String = "あい", _ change: (inout ButtonContent) -> Void = { _ in })
    -> ButtonContent
  {
    var button = ButtonContent(
      title: title.isEmpty ? AttributedText() : kana(title), font: FontDescriptor(pointSize: 10),
      lineBreakMode: .byTruncatingMiddle, contentInsets: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4),
      imageInsets: .zero, titleInsets: .zero, horizontal: .center, vertical: .center)
    change(&button)
    return button
  }

  private func texts(_ button: ButtonContent) throws -> [[Double]] {
    Figures.texts(try Figures.drawn(button, in: Self.bounds))
  }

  /// Of 40 points 36 are inside the insets, 24.06640625 of them free.
  @Test func `a title's baseline is that of a line in the middle of the insets`() throws {
    let measurer = try Figures.canvas(.zero).measurer
    let size = Size(width: 100, height: 40)
    let found = try #require(button().baselines(in: size, measuring: measurer))
    #expect(Figures.areNear([found.firstFromTop, found.lastFromBottom], [22.5546875, 17.4453125]))
    #expect(found.isCentred)
    #expect(button("").baselines(in: size, measuring: measurer) == nil)
  }

  /// In the middle a title may be as wide as the insets leave it; else it is as wide as it needs, 20 points and a
  /// hundredth at both sides.
  @Test func `a title in the middle has all the room`() throws {
    #expect(Figures.isNear(try texts(button()), [Self.area]))
    let line = 11.93359375
    let top = 201 + (36 - line) / 2
    let left = try texts(button { $0.horizontal = .left })
    #expect(Figures.isNear(left, [[101.99, top, 20.02, line]]))
    let high = try texts(button { $0.vertical = .top })
    #expect(Figures.isNear(high, [[138.99, 201, 20.02, line]]))
    let moved = try texts(button { $0.titleInsets.left = 10 })
    #expect(Figures.isNear(moved, [[143.99, top, 20.02, line]]))
    let beside = try texts(button { $0.image = try? Figures.picture(20, 10) })
    #expect(Figures.isNear(beside, [[148.99, top, 20.02, line]]))
    #expect(
      Figures.isNear(
        try texts(button { $0.ownTitleFrame = Rect(x: 7, y: 8, width: 9, height: 10) }), [[7, 8, 9, 10]]))
  }

  @Test func `a title keeps its lines, its fitting and its way of breaking`() throws {
    let canvas = try Figures.drawn(
      button {
        $0.maximumLines = 3
        $0.fitting = TextFitting(minimumScale: 0.5, baselineAdjustment: .center)
      }, in: Self.bounds)
    let content = try #require(canvas.text.texts.first?.content)
    #expect(content.maximumLines == 3 && content.fitting?.minimumScale == 0.5)
    #expect(content.lineBreakMode == .byTruncatingMiddle && content.role == .label)
    #expect(button().maximumLines == 1 && button().opacity == 1)
  }

  /// The picture is 20 × 10: beside a title of 20 both begin at 102 + (94 − 40) / 2 = 129.
  @Test func `a picture is drawn where the row or a subclass has it, translucent as the button is`() throws {
    func drawn(_ change: (inout ButtonContent) -> Void) throws -> [SceneItem] {
      try Figures.drawn(
        button {
          $0.image = try? Figures.picture(20, 10)
          change(&$0)
        }, in: Self.bounds
      ).items
    }
    #expect(Figures.isNear(Figures.images(try drawn { _ in }), [[129, 214, 20, 10]]))
    let faint = try drawn { $0.opacity = 0.5 }
    guard case .group(opacity: 0.5, let inside)? = faint.first?.kind else {
      Issue.record("not translucent")
      return
    }
    #expect(Figures.isNear(Figures.images(inside), [[129, 214, 20, 10]]))
    let own = Rect(x: 1.1, y: 2, width: 3, height: 4)
    #expect(Figures.isNear(Figures.images(try drawn { $0.ownImageFrame = own }), [[1.1, 2, 3, 4]]))
  }

  @Test func `a background covers the whole button, below the rest`() throws {
    let canvas = try Figures.drawn(
      button {
        $0.background = try? Figures.picture(8, 8)
        $0.opacity = 0.25
      }, in: Self.bounds)
    guard case .group(opacity: 0.25, let inside)? = canvas.items.first?.kind else {
      Issue.record("not translucent")
      return
    }
    #expect(Figures.isNear(Figures.images(inside), [[100, 200, 100, 40]]))
    #expect(Figures.isNear(Figures.texts(canvas), [Self.area]))
  }

  /// The disc of 30 points is around (149, 219), the middle of the insets.
  @Test func `a symbol is in the middle of the insets, without a title`() throws {
    let canvas = try Figures.drawn(
      button { $0.symbol = ButtonSymbol(kind: .close, color: Color.Dynamic(.black)) }, in: Self.bounds)
    #expect(Figures.isNear([Figures.numbers(canvas.items)[0]], [[134, 204, 30, 30, 0]]))
    #expect(Figures.texts(canvas).isEmpty)
    #expect(
      Figures.colors(canvas.items) == [
        Color.Dynamic.secondarySystemFill.light, Color.Dynamic.secondaryText.light,
      ])
  }

  /// Less than a point is rounding: 20 in 19 points stay 20, and in 18.75 become 18.75.
  @Test(arguments: [(19.0, 20.0), (18.75, 18.75), (-5, 0)])
  func `a picture is squeezed into an area that is smaller by more than a point`(room: Double, length: Double)
    throws
  {
    let measurer = try Figures.canvas(.zero).measurer
    let wide = button("") { $0.image = try? Figures.picture(20, 10) }
    let row = wide.row(
      in: Rect(x: 100, y: 200, width: room, height: 40), measuring: measurer, isRightToLeft: false)
    #expect(row.image.width == length && row.image.height == 10)
    let high = button("") { $0.image = try? Figures.picture(10, 20) }
    let column = high.row(
      in: Rect(x: 100, y: 200, width: 40, height: room), measuring: measurer, isRightToLeft: false)
    #expect(column.image.height == length && column.image.width == 10)
  }

  @Test func `a picture without room leaves a title no width`() throws {
    let measurer = try Figures.canvas(.zero).measurer
    let row = button { $0.image = try? Figures.picture(20, 10) }.row(
      in: Rect(x: 100, y: 200, width: 19.5, height: 40), measuring: measurer, isRightToLeft: false)
    #expect(row.title.width == 0 && row.image.width == 20)
    // Half of what the picture lacks, 0.5, is at either side.
    #expect(row.image.minX == 99.75)
  }

  // MARK: Back buttons

  /// Twelve kana are 120 points wide, the most at which a title is shown. A button has 22⅓ points beside its title, as
  /// recorded from iOS 17 and 18; at 2x its width ends on half a point.
  @Test func `a back button shows its short title instead of a title of more than 120 points`() throws {
    let measurer = try Figures.canvas(.zero).measurer
    func back(_ count: Int) -> BackButtonContent {
      BackButtonContent(
        title: kana(String(repeating: "あ", count: count)), shortTitle: kana("もど"),
        color: Color.Dynamic(.black))
    }
    let frame = Rect(x: 100, y: 200, width: 160, height: 44)
    #expect(back(12).intrinsicSize(measuring: measurer) == IntrinsicSize(width: 142.5, height: 44))
    #expect(back(13).intrinsicSize(measuring: measurer) == IntrinsicSize(width: 42.5, height: 44))
    #expect(Figures.strings(try Figures.drawn(back(13), in: frame)) == ["もど"])
    // The title begins 21 points inside, and has a hundredth more at the other end.
    #expect(Figures.isNear(Figures.texts(try Figures.drawn(back(12), in: frame)), [[121, 200, 139.01, 44]]))
    let turned = try Figures.drawn(back(2), in: frame, .rightToLeft)
    #expect(Figures.isNear(Figures.texts(turned), [[99.99, 200, 139.01, 44]]))
    #expect(Figures.isNear(Figures.numbers(turned.items), [[249, 213, 258, 222, 249, 231, 2.6]]))
  }
}
