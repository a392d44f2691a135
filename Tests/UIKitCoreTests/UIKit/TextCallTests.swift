import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import UIKitCore

/// Text that code draws and measures. Kana of 10 pt are 10 pt wide on lines of 11.93359375 pt.
@MainActor
struct TextCallTests {
  private let attributes: [NSAttributedString.Key: Any] = [
    .font: UIFont.systemFont(ofSize: 10), .kern: kanaKern,
  ]
  private let box = CGRect(x: 3, y: 4, width: 25, height: 50)

  private func ink(_ draw: () -> Void) -> [(text: TextContent, frame: Rect)] {
    let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 100, height: 100))
    UIGraphicsPushContext(context)
    draw()
    UIGraphicsPopContext()
    return context.ink.compactMap { if case .text(let text, let frame) = $0 { (text, frame) } else { nil } }
  }

  /// NSStringDrawingOptions: only with `usesLineFragmentOrigin` lines are broken, and with
  /// `truncatesLastVisibleLine` the last one that fits ends with an ellipsis.
  @Test func `text is drawn in a rectangle by its options`() throws {
    let all: NSStringDrawingOptions = [.usesLineFragmentOrigin, .truncatesLastVisibleLine]
    let string = NSString("あいう")
    let drawn = ink {
      string.draw(with: box, options: [], attributes: attributes, context: nil)
      string.draw(with: box, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
      string.draw(with: box, options: all, attributes: attributes, context: nil)
      string.draw(in: box, withAttributes: attributes)
      "あいう".draw(in: box, withAttributes: attributes)
      "あいう".draw(at: box.origin, withAttributes: attributes)
    }
    try #require(drawn.count == 6)
    #expect(drawn.map(\.text.maximumLines) == [1, 0, 0, 0, 0, 0])
    #expect(
      drawn.map { $0.text.lineBreakMode == .byTruncatingTail } == [false, false, true, false, false, false])
    #expect(drawn.allSatisfy { $0.text.text.string == "あいう" && $0.frame.minX == 3 && $0.frame.minY == 4 })
    #expect(drawn.prefix(5).allSatisfy { $0.frame == Rect(box) })
    // In one line, with a point of room.
    #expect(abs(drawn[5].frame.width - 31) < 0.01 && abs(drawn[5].frame.height - 12.93359375) < 0.01)
    let bounds = string.boundingRect(
      with: box.size, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
    #expect(abs(bounds.height - 2 * 11.93359375) < 0.01)
    for width in [0, -1, 10_000_000] as [CGFloat] {
      let size = CGSize(width: width, height: 9)
      let line = string.boundingRect(
        with: size, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
      #expect(abs(line.width - 30) < 0.01)
    }
  }

  @Test func `numbers of text attributes are of any type`() {
    for value in [CGFloat(2), Double(2), Float(2), 2, UInt8(2), NSNumber(value: 2)] as [Any] {
      let text = AttributedText(
        NSAttributedString(string: "a", attributes: [.kern: value, .underlineStyle: value]),
        defaults: TextAttributes(font: FontDescriptor(pointSize: 10), color: Color.Dynamic(.black)))
      let found = text.runs.first?.attributes
      #expect(found?.kern == 2 && found?.underline?.weight == .thick, "\(type(of: value))")
      let container = AttributeContainer([.kern: value])
      let isOfApple = value is CGFloat || value is Double || value is Int
      #expect(container.kern == (isOfApple ? 2 : nil) || !isOfApple)
    }
    var linked = AttributedString("a")
    linked.link = URL(string: "https://example.com")
    #expect(NSAttributedString(linked).attribute(.link, at: 0, effectiveRange: nil) as? URL == linked.link)
  }

  /// The text is 3 kana and 5 pt of padding on both sides: 40. Its container is as wide as the view less the insets:
  /// 93.
  @Test func `a text view's manager tells the size of its text and its lines`() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 90))
    view.attributedText = NSAttributedString(string: "あいう", attributes: attributes)
    view.textContainerInset = UIEdgeInsets(top: 5, left: 3, bottom: 6, right: 4)
    let (manager, container) = (view.layoutManager, view.textContainer)
    #expect(manager === view.layoutManager && container.layoutManager === manager)
    #expect(manager.textStorage?.string == "あいう" && manager.numberOfGlyphs == 3)
    #expect(manager.glyphRange(for: container) == NSRange(location: 0, length: 3))
    let used = manager.usedRect(for: container)
    #expect(used.origin == .zero && abs(used.width - 40) < 0.5 && abs(used.height - 11.93359375) < 0.5)
    #expect(manager.boundingRect(forGlyphRange: NSRange(location: 0, length: 1), in: container) == used)
    let line = manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil)
    #expect(line.width == 93 && abs(line.height - 11.93359375) < 0.01)
    // 47 − 7 − 10 = 30 pt hold three kana, 29 hold two.
    for (width, lines) in [(47, 1), (46, 2)] as [(CGFloat, CGFloat)] {
      view.frame.size.width = width
      #expect((manager.usedRect(for: container).height / 11.93359375).rounded() == lines)
    }
    view.frame.size = .zero
    #expect(abs(manager.usedRect(for: container).width - 40) < 0.5)
    #expect(NSTextAttachment().lineLayoutPadding == 0 && NSLayoutManager().numberOfGlyphs == 0)
    // An unlimited line is as wide as its text, with the padding.
    let own = NSLayoutManager()
    own.addTextContainer(NSTextContainer(size: .zero))
    let storage = NSTextStorage(attributedString: view.attributedText)
    storage.addLayoutManager(own)
    #expect(abs(own.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil).width - 40) < 0.01)
    NSTextStorage(string: "other").removeLayoutManager(own)
    #expect(own.textStorage === storage)
    storage.removeLayoutManager(own)
    #expect(own.textStorage == nil)
  }

  @Test func `links of a text view are underlined as its attributes say`() throws {
    let view = UITextView()
    view.attributedText = NSAttributedString(string: "a", attributes: [.link: "https://example.com"])
    for (style, isUnderlined) in [(nil, false), (0, false), (1, true)] as [(Int?, Bool)] {
      view.linkTextAttributes = style.map { [.underlineStyle: $0, .foregroundColor: UIColor.red] }
      guard case .text(let content) = view.content else { return }
      let found = content.text.runs.first?.attributes
      #expect((found?.underline != nil) == isUnderlined)
      #expect(found?.color == (style == nil ? view.tintColor : .red).dynamic)
    }
  }

  /// A third of a point is a pixel at 3×, and a point at 1×.
  @Test func `sizes are measured on the pixel grid of the scale that is asked for`() {
    let label = UILabel()
    label.text = "Width"
    func width(_ scale: Double) -> Double {
      UIView.measuring(atScale: scale) { Double(label.intrinsicContentSize.width) }
    }
    let before = UIView.measuringTraits.scale
    #expect(width(1) == width(1).rounded() && abs(width(3) * 3 - (width(3) * 3).rounded()) < 1e-6)
    #expect(width(1) - width(3) < 1 && width(1) >= width(3) && width(3) != width(1))
    #expect(UIView.measuringTraits.scale == before)
    // Another view's size stays along an axis without one of its own.
    #expect(UIView.OwnMargins().insets(usual: 0) == .zero)
  }
}
