package import LayoutEngine
package import PageDrawing

/// A text field: one line of text in a border.
package struct TextFieldContent: ControlContent {
  /// The typed text.
  package var text: AttributedText
  /// The placeholder; empty if a text is typed.
  package var placeholder: AttributedText
  package var font: FontDescriptor
  package var border: Border
  /// The width of the view at the leading end, in points; `rightWidth` is the width of the view at the
  /// trailing end.
  package var leftWidth: Double
  package var rightWidth: Double
  package var hasClearButton: Bool
  package var background: ImageContent?
  /// True if the field has a background colour of its own, which the border's fill must not hide.
  package var hasOwnBackground: Bool
  /// The insets that a subclass adds around the text, in points.
  package var ownInsets: EdgeInsets = .zero
  package var metrics: TextFieldMetrics

  package init(
    text: AttributedText, placeholder: AttributedText, font: FontDescriptor, border: Border,
    leftWidth: Double, rightWidth: Double,
    hasClearButton: Bool, background: ImageContent? = nil, hasOwnBackground: Bool,
    ownInsets: EdgeInsets = .zero, metrics: TextFieldMetrics
  ) {
    self.text = text
    self.placeholder = placeholder
    self.font = font
    self.border = border
    self.leftWidth = leftWidth
    self.rightWidth = rightWidth
    self.hasClearButton = hasClearButton
    self.background = background
    self.hasOwnBackground = hasOwnBackground
    self.ownInsets = ownInsets
    self.metrics = metrics
  }

  package enum Border: Sendable {
    case none, line, bezel, rounded

    /// The distance between the border and the text, in points: 7 in a rounded rectangle (recorded from
    /// UIKit), by eye in other borders.
    package var inset: Double {
      switch self {
      case .none: 0
      case .line: 2
      case .bezel, .rounded: 7
      }
    }
  }

  private var inset: Double { border.inset }
  private var shown: AttributedText { text.isEmpty ? placeholder : text }

  /// The size of the text and the border. A rounded rectangle is 34 pt high at 14 and at 17 pt (recorded from
  /// UIKit); without a border the height is the line and about 1.5 pt (one team's measurement). Growth with
  /// larger fonts and other borders is not known; PageRender leaves 6 pt above and below.
  package func intrinsicSize(measuring measurer: ViewMeasurer) -> IntrinsicSize {
    let line = measurer.lineHeight(of: font)
    let width = shown.isEmpty ? 0 : measurer.lineSize(shown).width
    let sides = leftWidth + rightWidth + 2 * inset + (hasClearButton ? Self.clearWidth : 0)
    let height: Double =
      switch border {
      case .none: measurer.ceilToPixel(line + 1.5)
      case .line: measurer.ceilToPixel(line + 1.5) + 4
      case .bezel, .rounded: max(34, line.rounded(.up) + 12)
      }
    return IntrinsicSize(width: measurer.ceilToPixel(width + sides), height: height)
  }

  /// The baselines of the text or placeholder. An empty field has the baselines of a line in its font, as in
  /// UIKit.
  package func baselines(in size: Size, measuring measurer: ViewMeasurer) -> Baselines? {
    let line = shown.isEmpty ? AttributedText(" ", attributes: TextAttributes(font: font)) : shown
    return measurer.baselines(ofLine: line, centredIn: size.height)
  }

  /// The width of the clear button, in points.
  private static let clearWidth = 24.0

  package func draw(on canvas: inout ControlCanvas) {
    drawBorder(on: &canvas)
    let isRightToLeft = canvas.isRightToLeft
    let bounds = canvas.bounds
    let (leading, trailing) = (
      max(leftWidth, 0) + inset, max(rightWidth, hasClearButton ? Self.clearWidth : 0) + inset
    )
    let area = bounds.inset(
      by: EdgeInsets(
        top: 0, left: isRightToLeft ? trailing : leading, bottom: 0,
        right: isRightToLeft ? leading : trailing)
    ).inset(by: ownInsets)
    // A text that does not fit is truncated, as in UIKit while the field is not edited.
    if area.width > 0 { canvas.draw(shown, in: area) }
    if hasClearButton {
      canvas.drawClearButton(
        in: canvas.directed(
          Rect(x: bounds.maxX - Self.clearWidth, y: bounds.midY - 9, width: 18, height: 18)))
    }
  }

  private func drawBorder(on canvas: inout ControlCanvas) {
    let bounds = canvas.bounds
    if let background { canvas.draw(background, in: bounds) }
    switch border {
    case .none: return
    case .line:
      canvas.stroke(
        .rectangle(bounds.inset(by: 0.5)), Color.Dynamic.text, width: 1, hasRoundEnds: false)
    case .bezel:
      canvas.stroke(
        .rectangle(bounds.inset(by: 1)), Color.Dynamic.secondaryText, width: 2, hasRoundEnds: false)
    case .rounded:
      // The corner radius is 5 pt (one team's measurement).
      let line = max(metrics.borderWidth, canvas.pixel)
      if !hasOwnBackground { canvas.fill(.roundedRectangle(bounds, radius: 5), .pageBackground) }
      canvas.stroke(
        .roundedRectangle(bounds.inset(by: line / 2), radius: 5 - line / 2), metrics.borderColor, width: line)
    }
  }
}

extension ControlCanvas {
  /// Draws a clear button: a grey disc with a cross.
  mutating func drawClearButton(in frame: Rect, disc side: Double = 16) {
    let disc = Rect(center: Point(x: frame.midX, y: frame.midY), side: side)
    fill(.ellipse(disc), .placeholderText)
    cross(at: Point(x: disc.midX, y: disc.midY), reach: 3, .pageBackground, width: 1.4)
  }
}
