import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import UIKitCore

/// What a label does with text that does not fit, and what it says of its size. Kana of 10 pt are 10 pt wide on lines of
/// 11.93359375 pt.
@MainActor
struct LabelTests {
  private func kana(_ string: String, size: CGFloat = 10, _ style: NSParagraphStyle? = nil) -> UILabel {
    let label = UILabel()
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: size), .kern: Double(size) / 10 * kanaKern,
    ]
    attributes[.paragraphStyle] = style
    label.attributedText = NSAttributedString(string: string, attributes: attributes)
    return label
  }

  /// The runs of glyphs of a label of a size at the corner of the screen.
  private func runs(_ label: UILabel, _ width: CGFloat, _ height: CGFloat) throws -> [SceneGlyphs] {
    label.frame = CGRect(x: 0, y: 0, width: width, height: height)
    let root = plain(.white)
    root.addSubview(label)
    return try solve(root, on: .sePortrait).scene.items.compactMap { item in
      if case .glyphs(let run) = item.kind { run } else { nil }
    }
  }

  // MARK: Shrinking

  /// Ten kana of 10 pt in 50 pt have 5 pt each; the last step of the search is within a thousandth.
  @Test func `text that is too wide is set smaller`() throws {
    let label = kana("あいうえおかきくけこ")
    label.adjustsFontSizeToFitWidth = true
    let run = try #require(try runs(label, 50, 20).first)
    #expect(run.text == "あいうえおかきくけこ")
    #expect(run.fontSize <= 5.002 && run.fontSize > 4.98)
  }

  @Test func `text is not set smaller than the minimum, and then truncated`() throws {
    let label = kana("あいうえおかきくけこ")
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.8
    let runs = try runs(label, 50, 20)
    #expect(runs.first?.fontSize == 8 && runs.last?.text == "…")
    label.minimumScaleFactor = 1
    #expect(try self.runs(label, 50, 20).first?.fontSize == 10)
  }

  @Test func `text that fits keeps its size`() throws {
    let label = kana("あいう")
    label.adjustsFontSizeToFitWidth = true
    #expect(try runs(label, 30, 20).map(\.fontSize) == [10])
    #expect(try runs(label, 30, 5).map(\.fontSize) == [10])
  }

  /// Two lines of five kana each fit in 50 × 24; three do not.
  @Test func `several lines are set smaller until all of them fit`() throws {
    let label = kana("あいうえおかきくけこさし")
    label.numberOfLines = 2
    label.adjustsFontSizeToFitWidth = true
    let runs = try runs(label, 50, 24)
    #expect(runs.map(\.text).joined() == "あいうえおかきくけこさし")
    // Six in a line of 50.
    let size = try #require(runs.first?.fontSize)
    #expect(size <= 8.34 && size > 8.3)
  }

  /// 20 pt in 100: the line would begin at 38.07 with its baseline at 57.11. At half the size it is there still, or its
  /// middle is the label's (44.03 + 9.52 = 53.55), or its top is where it was (38.07 + 9.52 = 47.59).
  @Test(arguments: [(UIBaselineAdjustment.alignBaselines, 57.0), (.alignCenters, 53.5), (.none, 47.5)])
  func `a smaller line keeps its baseline, its middle or its top`(
    adjustment: UIBaselineAdjustment, baseline: Double
  ) throws {
    let label = kana("あいうえお", size: 20)
    label.adjustsFontSizeToFitWidth = true
    label.baselineAdjustment = adjustment
    label.minimumScaleFactor = 0.5
    let run = try #require(try runs(label, 50, 100).first)
    #expect(abs(run.fontSize - 10) < 0.02)
    #expect(abs(run.glyphs[0].y - baseline) <= 0.5)
  }

  // MARK: Size

  /// Three lines of four kana in 40 pt: 35.8 pt, at 3× 35⅔ or 36 rounded up: 107.4 pixels are 108.
  @Test func `a preferred width decides the label's own size, whatever width it gets`() throws {
    let label = kana("あいうえおかきくけこさし")
    label.numberOfLines = 0
    label.preferredMaxLayoutWidth = 40
    #expect(try PlacedView(label).frame().size == Size(width: 40, height: 36))
    #expect(try PlacedView(label, width: 120).frame().size == Size(width: 120, height: 36))
    label.preferredMaxLayoutWidth = 0
    #expect(try PlacedView(label, width: 120).frame().size.height == 12)
  }

  /// At 3×: one line of 11.93 is 36 pixels, two of 23.87 are 72.
  @Test func `sizeThatFits wraps several lines and leaves one as it is`() {
    let label = kana("あいうえお")
    #expect(label.sizeThatFits(CGSize(width: 30, height: 0)) == CGSize(width: 50, height: 12))
    label.numberOfLines = 0
    #expect(label.sizeThatFits(CGSize(width: 30, height: 0)) == CGSize(width: 30, height: 24))
    #expect(
      label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0))
        == CGSize(width: 50, height: 12))
    label.frame = CGRect(x: 5, y: 6, width: 30, height: 1)
    label.sizeToFit()
    #expect(label.frame == CGRect(x: 5, y: 6, width: 30, height: 24))
    #expect(UILabel().sizeThatFits(CGSize(width: 30, height: 30)) == .zero)
  }

  /// Recorded from UIKit: clamped to the bounds, its origin as if it were not.
  @Test func `a text rectangle is centred and clamped to the bounds`() {
    let label = kana("あいうえお")
    let bounds = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(
      label.textRect(forBounds: bounds, limitedToNumberOfLines: 0)
        == CGRect(x: 10, y: 28, width: 30, height: 24))
    #expect(
      label.textRect(forBounds: bounds, limitedToNumberOfLines: 1)
        == CGRect(x: 10, y: 34, width: 30, height: 12))
    let low = CGRect(x: 0, y: 0, width: 30, height: 10)
    #expect(
      label.textRect(forBounds: low, limitedToNumberOfLines: 0) == CGRect(x: 0, y: -7, width: 30, height: 10))
    #expect(label.numberOfLines == 1)
  }

  /// 8 + 2 · 11.93 + 8 = 39.87, at 3× 120 pixels; 5 pt beside the text.
  @Test func `a text view says the size of its text in a width`() {
    let view = UITextView(frame: .zero)
    view.attributedText = kana("あいうえお").attributedText
    #expect(view.sizeThatFits(CGSize(width: 40, height: 0)) == CGSize(width: 40, height: 40))
    view.textContainer.lineFragmentPadding = 0
    view.textContainerInset = .zero
    #expect(view.sizeThatFits(CGSize(width: 50, height: 0)) == CGSize(width: 50, height: 12))
  }

  // MARK: Lines

  @Test func `a truncating paragraph style breaks lines in a label, and cuts the last`() throws {
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = .byTruncatingTail
    let label = kana("あいうえおかきくけこ", style)
    label.numberOfLines = 2
    #expect(try runs(label, 40, 50).map(\.text) == ["あいうえ", "おかき", "…"])
    style.lineBreakMode = .byWordWrapping
    #expect(try runs(kana("あいうえおかきくけこ", style), 40, 50).map(\.text) == ["あいうえ"])
  }

  @Test func `a label that wraps characters does so on every line`() throws {
    let label = UILabel()
    label.attributedText = NSAttributedString(
      string: "ab cdef", attributes: [.font: UIFont.systemFont(ofSize: 10), .kern: 0])
    label.numberOfLines = 0
    label.lineBreakMode = .byCharWrapping
    let width = try makeEngine().width(systemText("ab cd", size: 10, kern: 0)) + 0.1
    #expect(try runs(label, CGFloat(width), 50).map(\.text) == ["ab cd", "ef"])
  }

  // MARK: Look

  @Test func `a highlighted label has its highlighted colour, a disabled one is fainter`() throws {
    let label = kana("あ")
    label.highlightedTextColor = .red
    #expect(try runs(label, 50, 20).map(\.color) == [UIColor.label.dynamic.light])
    label.isHighlighted = true
    #expect(try runs(label, 50, 20).map(\.color) == [UIColor.red.dynamic.light])
    label.isHighlighted = false
    label.isEnabled = false
    #expect(try runs(label, 50, 20).map(\.color.alpha) == [0.5])
  }

  @Test func `a label's shadow is one point above unless set`() throws {
    let label = kana("あ")
    label.shadowColor = .red
    let runs = try runs(label, 50, 20)
    #expect(runs.map(\.color).first == UIColor.red.dynamic.light && runs.count == 2)
    #expect(abs(runs[0].glyphs[0].y + 1 - runs[1].glyphs[0].y) < 1e-9)
  }

  @Test func `hyphenation and blurred shadows are warned of`() {
    let style = NSMutableParagraphStyle()
    style.hyphenationFactor = 1
    let shadow = NSShadow()
    shadow.shadowBlurRadius = 2
    let label = kana("あ", style)
    #expect(label.shortcomings.count == 1)
    label.attributedText = NSAttributedString(
      string: "a", attributes: [.shadow: shadow, .paragraphStyle: style])
    #expect(label.shortcomings.map(\.severity) == [.warning, .warning])
    #expect(kana("あ").shortcomings.isEmpty)
  }

  // MARK: Buttons

  @Test func `a button's title wraps where its label wraps words, and shrinks where that shrinks`() throws {
    func title(_ change: (UILabel) -> Void) throws -> [SceneGlyphs] {
      let button = UIButton(type: .system)
      button.setAttributedTitle(kana("あいうえお").attributedText, for: .normal)
      if let label = button.titleLabel { change(label) }
      button.frame = CGRect(x: 0, y: 0, width: 30, height: 40)
      let root = plain(.white)
      root.addSubview(button)
      return try solve(root, on: .sePortrait).scene.items.compactMap { item in
        if case .glyphs(let run) = item.kind { run } else { nil }
      }
    }
    #expect(try title { _ in }.map(\.text) == ["あ", "…", "お"])
    #expect(try title { $0.lineBreakMode = .byWordWrapping }.map(\.text) == ["あいう", "えお"])
    let small = try title { $0.adjustsFontSizeToFitWidth = true }
    #expect(small.map(\.text) == ["あいうえお"] && abs(small[0].fontSize - 6) < 0.02)
  }

  @Test func `a label that clips shows nothing beyond its frame`() throws {
    let label = UILabel()
    label.text = "mmmmmmmmmmmm"
    label.textColor = .black
    label.lineBreakMode = .byClipping
    let drawing = try PlacedView(label, width: 60, height: 30).drawing()
    func ink(_ columns: Range<Int>) -> Bool {
      columns.contains { x in (0..<30).contains { y in drawing[Double(x), Double(y)] != 0xFFFFFF } }
    }
    #expect(ink(50..<60))
    #expect(!ink(60..<100))
  }
}
