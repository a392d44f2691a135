internal import Foundation
internal import PageDrawing
internal import PageLayout
internal import UIKitCore

/// Text on a sheet. Sentences of the document's own language begin at the left, whatever the language of the names in them.
final class SheetLabel: UILabel {
  /// A label of text with attributes, on as many lines as it needs.
  ///
  /// The text is a value from the start: attributed strings of Foundation take longer to make and to read than a sheet takes
  /// to lay out.
  init(_ text: AttributedText) {
    super.init(frame: .zero)
    numberOfLines = 0
    adjustedContent = { content in
      var content = content
      content.text = text
      return content.readLeftToRight
    }
  }

  /// A label of text in one font and colour.
  ///
  /// - Parameter isOfPage: Whether it is a page's own text, which tells its direction itself.
  init(_ text: String, isOfPage: Bool) {
    super.init(frame: .zero)
    self.text = text
    if !isOfPage { adjustedContent = { $0.readLeftToRight } }
  }

  required init?(coder: NSCoder) { nil }
}

extension TextContent {
  /// The content with text that begins at the left.
  fileprivate var readLeftToRight: TextContent {
    var content = self
    content.text = text.changed { $0.paragraph.baseWritingDirection = .leftToRight }
    return content
  }
}
