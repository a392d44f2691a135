package import LayoutEngine
package import PageDrawing

/// The contents of a control, as a value: its intrinsic size, and its drawing at the size it gets.
package protocol ControlContent: Sendable {
  /// The control's intrinsic content size, in points; asked only of views whose layout content is `measured`.
  func intrinsicSize(measuring measurer: ViewMeasurer) -> IntrinsicSize
  /// The intrinsic size in points, of a control whose texts wrap at a width; `nil` for no limit.
  func intrinsicSize(fittingWidth width: Double?, measuring measurer: ViewMeasurer) -> IntrinsicSize
  /// The control's baselines at a size; `nil` if it has no text.
  func baselines(in size: Size, measuring measurer: ViewMeasurer) -> Baselines?
  /// Draws the control on its canvas, from back to front.
  func draw(on canvas: inout ControlCanvas)
}

extension ControlContent {
  package func intrinsicSize(measuring measurer: ViewMeasurer) -> IntrinsicSize { .none }
  package func intrinsicSize(fittingWidth width: Double?, measuring measurer: ViewMeasurer) -> IntrinsicSize {
    intrinsicSize(measuring: measurer)
  }
  package func baselines(in size: Size, measuring measurer: ViewMeasurer) -> Baselines? { nil }
}

extension ViewMeasurer {
  /// The size of one line of text, not rounded.
  func lineSize(_ text: AttributedText) -> Size {
    size(TextContent(line: text), width: nil)
  }

  /// The baselines of one line that is centred vertically in a height.
  func baselines(ofLine text: AttributedText, centredIn height: Double) -> Baselines? {
    guard let line = layout(TextContent(line: text), width: nil).lines.first else { return nil }
    let top = (height - line.ascent - line.descent) / 2
    return Baselines(
      firstFromTop: top + line.baseline, lastFromBottom: height - top - line.baseline, isCentred: true)
  }
}

extension TextContent {
  /// Creates one line without insets, truncated if it does not fit.
  package init(line text: AttributedText, lineBreakMode: LineBreakMode = .byTruncatingTail) {
    self.init(
      text: text, maximumLines: 1, lineBreakMode: lineBreakMode, insets: .zero, verticalAlignment: .center,
      role: .label)
  }
}

extension AttributedText {
  /// A text of one font and colour.
  package init(
    _ string: String, font: FontDescriptor, color: Color.Dynamic, alignment: TextAlignment = .natural
  ) {
    self.init(
      string,
      attributes: TextAttributes(font: font, color: color, paragraph: ParagraphStyle(alignment: alignment)))
  }
}
