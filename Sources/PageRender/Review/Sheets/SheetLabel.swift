internal import Foundation
internal import LayoutEngine

/// Text with attributes on a sheet, on as many lines as it needs. It is a value from the start: attributed strings of Foundation
/// take longer to make and to read than a sheet takes to lay out.
final class SheetLabel: UILabel {
  private let sheetText: AttributedText

  init(_ text: AttributedText) {
    sheetText = text
    super.init(frame: .zero)
    numberOfLines = 0
  }

  required init?(coder: NSCoder) { nil }

  override var content: ViewContent {
    .text(
      TextContent(
        text: sheetText, maximumLines: 0, lineBreakMode: .byWordWrapping, insets: .zero,
        verticalAlignment: .center, role: .label))
  }
}
