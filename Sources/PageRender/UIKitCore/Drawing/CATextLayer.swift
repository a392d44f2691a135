public import Foundation
internal import LayoutEngine
internal import PageDrawing
internal import PageLayout

/// A layer of plain or attributed text, aligned at the layer's top.
open class CATextLayer: _CATextLayerNames {
  /// The text: a `String`, or an `NSAttributedString`, whose attributes override the layer's.
  open var string: Any?
  /// A `UIFont` or a font's name; the system font for other values. (Helvetica on iOS.)
  open var font: Any?
  /// The font's size in points; 36 unless set.
  open var fontSize: CGFloat = 36
  /// The text's colour; white unless set.
  open var foregroundColor: CGColor? = CGColor(Color.Dynamic(.white))
  /// True if lines are broken at the layer's width.
  open var isWrapped = false
  open var alignmentMode: CATextLayerAlignmentMode = .natural
  open var truncationMode: CATextLayerTruncationMode = .none

  override var content: (any LayerContent)? {
    let text: AttributedText
    var defaults = TextAttributes(font: descriptor, color: foregroundColor?.dynamic ?? Color.Dynamic(.clear))
    defaults.paragraph.alignment = alignmentMode.alignment
    switch string {
    case let string as String: text = AttributedText(string, attributes: defaults)
    case let string as NSAttributedString: text = AttributedText(string, defaults: defaults)
    default: return super.content
    }
    return TextLayerContent(
      text: TextContent(
        text: text, maximumLines: isWrapped ? 0 : 1, lineBreakMode: lineBreakMode, insets: .zero,
        verticalAlignment: .top, role: .textView))
  }

  private var descriptor: FontDescriptor {
    switch font {
    case let font as UIFont: return font.withSize(fontSize).descriptor
    case let name as String:
      return (UIFont(name: name, size: fontSize) ?? .systemFont(ofSize: fontSize)).descriptor
    default: return UIFont.systemFont(ofSize: fontSize).descriptor
    }
  }

  private var lineBreakMode: LineBreakMode {
    switch truncationMode {
    case .start: .byTruncatingHead
    case .middle: .byTruncatingMiddle
    case .end: .byTruncatingTail
    default: isWrapped ? .byWordWrapping : .byClipping
    }
  }
}
