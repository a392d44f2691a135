import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageDrawing
@testable import PageLayout
@testable import UIKitCore

/// Underlines and their like as items of a scene, and as pixels.
@MainActor
struct TextDecorationSceneTests {
  private let place = CGRect(x: 10, y: 20, width: 200, height: 30)

  private func items(
    _ attributes: [NSAttributedString.Key: Any], _ string: String = "あい", frame: CGRect? = nil
  ) throws -> [SceneItem.Kind] {
    try solved(attributes, string, frame: frame).scene.items.map(\.kind)
  }

  private func solved(
    _ attributes: [NSAttributedString.Key: Any], _ string: String, frame: CGRect? = nil
  ) throws -> SolvedPage {
    let label = UILabel()
    label.attributedText = NSAttributedString(
      string: string,
      attributes: attributes.merging([.font: UIFont.systemFont(ofSize: 10), .kern: kanaKern]) { own, _ in own
      })
    label.numberOfLines = 0
    label.frame = frame ?? place
    let root = plain(.white)
    root.addSubview(label)
    return try solve(root, on: .sePortrait)
  }

  private func rectangle(_ kind: SceneItem.Kind?) -> (rect: Rect, color: Color)? {
    guard case .shape(.rectangle(let rect), let color) = kind else { return nil }
    return (rect, color)
  }

  private func isGlyphs(_ kind: SceneItem.Kind) -> Bool {
    if case .glyphs = kind { true } else { false }
  }

  @Test func `the background is below, the underline below the glyphs, the strikethrough above`() throws {
    let items = try items([
      .backgroundColor: UIColor.yellow, .underlineStyle: NSUnderlineStyle.single.rawValue,
      .strikethroughStyle: NSUnderlineStyle.single.rawValue, .underlineColor: UIColor.red,
      .strikethroughColor: UIColor.blue,
    ])
    #expect(items.count == 4)
    #expect(rectangle(items[0])?.color == UIColor.yellow.dynamic.light)
    #expect(rectangle(items[1])?.color == UIColor.red.dynamic.light)
    #expect(isGlyphs(items[2]))
    #expect(rectangle(items[3])?.color == UIColor.blue.dynamic.light)
  }

  /// A line of 11.93 in 30 pt begins at 20 + 9.03, at 2× on pixel 58.07: 29 pt. Its baseline, 9.52 lower, is on pixel
  /// 77.04: 38.5. The box: 28.98 to 40.91, so 29 to 41.
  @Test func `a background is as high as the line, on whole pixels`() throws {
    let items = try items([.backgroundColor: UIColor.yellow])
    #expect(rectangle(items[0])?.rect == Rect(x: 10, y: 29, width: 20, height: 12))
  }

  /// Lines of 20 pt, 40 in all, in 40 pt: the backgrounds touch, and come before all glyphs.
  @Test func `backgrounds of all lines are below the glyphs of all`() throws {
    let style = NSMutableParagraphStyle()
    style.minimumLineHeight = 20
    let items = try items(
      [.backgroundColor: UIColor.yellow, .paragraphStyle: style], "あいう",
      frame: CGRect(x: 0, y: 0, width: 20, height: 40))
    #expect(items.map(isGlyphs) == [false, false, true, true])
    #expect(rectangle(items[0])?.rect == Rect(x: 0, y: 0, width: 20, height: 20))
    #expect(rectangle(items[1])?.rect == Rect(x: 0, y: 20, width: 10, height: 20))
  }

  /// At 2× a line of 10 pt is 0.7 pt thick, so one pixel or two; thick is twice, double two with a gap.
  @Test func `weights are multiples of the single line, all on whole pixels`() throws {
    func rects(_ style: NSUnderlineStyle) throws -> [Rect] {
      try items([.underlineStyle: style.rawValue]).compactMap { rectangle($0)?.rect }
    }
    let single = try #require(try rects(.single).first)
    #expect((single.minY * 2).rounded() == single.minY * 2 && single.minY >= 38.5)
    #expect((single.height * 2).rounded() == single.height * 2 && single.height >= 0.5)
    #expect((single.minX, single.width) == (10, 20))
    let thick = try rects(.thick)
    #expect(thick == [Rect(x: 10, y: single.minY, width: 20, height: 2 * single.height)])
    let double = try rects(.double)
    #expect(double == [single, single.offsetBy(x: 0, y: 2 * single.height)])
  }

  @Test(arguments: [
    (NSUnderlineStyle.patternDot, 3.0, 3.0), (.patternDash, 10, 5), (.patternDashDot, 10, 3),
    (.patternDashDotDot, 10, 3),
  ])
  func `patterns are marks along the line`(pattern: NSUnderlineStyle, mark: Double, gap: Double) throws {
    let style: NSUnderlineStyle = [.single, pattern]
    let items = try items([.underlineStyle: style.rawValue], "あいうえおかきくけこ")
    guard case .shape(.path(let path), _) = items[0] else {
      Issue.record("no pattern")
      return
    }
    let solid = try self.items([.underlineStyle: NSUnderlineStyle.single.rawValue], "あいうえおかきくけこ")
    let bounds = try #require(rectangle(solid.first)?.rect)
    let points = path.elements.compactMap { element -> Double? in
      switch element {
      case .move(let point), .line(let point): point.x
      default: nil
      }
    }
    // Four corners a mark: the first from the line's left end, the second a gap after it.
    #expect(isClose([points[0], points[1]], [10, 10 + mark * bounds.height]))
    #expect(isClose([points[4]], [10 + (mark + gap) * bounds.height]))
    #expect(points.allSatisfy { $0 <= bounds.maxX + 1e-9 })
  }

  @Test func `a shadow is the text once more, below and without a text of its own`() throws {
    let shadow = NSShadow()
    shadow.shadowColor = UIColor.red
    shadow.shadowOffset = CGSize(width: 2, height: 3)
    let items = try items([.shadow: shadow])
    guard items.count == 2, case .glyphs(let below) = items[0], case .glyphs(let text) = items[1] else {
      Issue.record("no shadow")
      return
    }
    #expect(below.color == UIColor.red.dynamic.light && below.text.isEmpty && text.text == "あい")
    #expect(isClose(below.glyphs.map(\.x), text.glyphs.map { $0.x + 2 }))
    #expect(isClose(below.glyphs.map(\.y), text.glyphs.map { $0.y + 3 }))
  }

  /// Two thick pixels or more across both kana, from 10 to 30 pt, are pixels 20 to 60.
  @Test func `an underline's pixels are below the text`() throws {
    let solved = try solved(
      [.underlineStyle: NSUnderlineStyle.thick.rawValue, .underlineColor: UIColor.red], "ーー")
    let drawing = try Drawing(of: solved.scene, text: makeEngine())
    let rows = (0..<drawing.height).filter { y in (20..<60).allSatisfy { drawing[$0, y] == 0xFF0000 } }
    #expect(rows.count >= 2 && rows.allSatisfy { $0 >= 77 })
    #expect(drawing[19, rows[0]] == 0xFFFFFF && drawing[60, rows[0]] == 0xFFFFFF)
  }
}
