internal import Foundation
internal import PageDrawing
internal import PageLayout
internal import UIKitCore

/// A text on a sheet. The document's own words are left-aligned, whatever the language of names in them.
final class SheetLabel: UILabel {
  /// A label of text with attributes, with as many lines as the text needs.
  ///
  /// The text is passed as a value, because Foundation's attributed strings are slower to make and to read
  /// than a sheet is to lay out.
  init(_ text: AttributedText) {
    super.init(frame: .zero)
    numberOfLines = 0
    adjustedContent = { content in
      var content = content
      content.text = text
      return content.readLeftToRight
    }
  }

  /// Makes a label of text in one font and colour.
  ///
  /// - Parameter isOfPage: True for a page's own text, whose characters determine its direction.
  init(_ text: String, isOfPage: Bool) {
    super.init(frame: .zero)
    self.text = text
    if !isOfPage { adjustedContent = { $0.readLeftToRight } }
  }

  required init?(coder: NSCoder) { nil }
}

extension TextContent {
  /// The content with left-to-right paragraphs.
  fileprivate var readLeftToRight: TextContent {
    var content = self
    content.text = text.changed { $0.paragraph.baseWritingDirection = .leftToRight }
    return content
  }
}
