internal import Foundation
internal import LayoutEngine

/// Text on a sheet. Sentences of the document's own language begin at the left, whatever the language of the names in them.
final class SheetLabel: UILabel {
  /// Text with attributes. It is a value from the start: attributed strings of Foundation take longer to make and to read than a
  /// sheet takes to lay out.
  private let value: AttributedText?
  /// What texts of pages are set in, whose direction they tell themselves.
  private let isOfPage: Bool

  /// Text with attributes, on as many lines as it needs.
  init(_ text: AttributedText) {
    (value, isOfPage) = (text, false)
    super.init(frame: .zero)
    numberOfLines = 0
  }

  /// Text in one font and colour.
  ///
  /// - Parameter isOfPage: Whether it is a page's own text.
  init(_ text: String, isOfPage: Bool) {
    (value, self.isOfPage) = (nil, isOfPage)
    super.init(frame: .zero)
    self.text = text
  }

  required init?(coder: NSCoder) { nil }

  override var content: ViewContent {
    guard case .text(var content) = super.content else { return super.content }
    if let value { content.text = value }
    if !isOfPage { content.text = content.text.changed { $0.paragraph.baseWritingDirection = .leftToRight } }
    return .text(content)
  }
}
