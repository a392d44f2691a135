internal import LayoutEngine
package import PageDrawing

/// A search bar: a rounded field, 36 pt high, with a magnifier, 8 pt from the bar's sides; by eye.
package struct SearchBarContent: ControlContent {
  /// The typed text.
  package var text: AttributedText
  /// The placeholder; empty if a text is typed.
  package var placeholder: AttributedText
  /// The title of the Cancel button; empty if there is no such button.
  package var cancel: AttributedText
  package var background: Color.Dynamic?

  package init(
    text: AttributedText, placeholder: AttributedText, cancel: AttributedText,
    background: Color.Dynamic? = nil
  ) {
    self.text = text
    self.placeholder = placeholder
    self.cancel = cancel
    self.background = background
  }

  package func draw(on canvas: inout ControlCanvas) {
    let bounds = canvas.bounds
    if let background { canvas.fill(.rectangle(bounds), background) }
    var right = bounds.maxX - 8
    if !cancel.isEmpty {
      let width = canvas.measurer.ceilToPixel(canvas.measurer.lineSize(cancel).width)
      let frame = Rect(x: bounds.maxX - 8 - width, y: bounds.minY, width: width + 0.01, height: bounds.height)
      canvas.draw(cancel, in: canvas.directed(frame))
      right = frame.minX - 8
    }
    let field = Rect(
      minX: bounds.minX + 8, minY: bounds.midY - 18, maxX: max(right, bounds.minX + 8), maxY: bounds.midY + 18
    )
    canvas.fill(
      Corners(radius: 10, curve: .continuous).shape(of: canvas.directed(field)), .tertiarySystemFill)
    let icon = canvas.directed(Rect(x: field.minX + 8, y: field.midY - 8, width: 16, height: 16))
    canvas.magnifier(in: icon, .secondaryText, width: 1.7)
    let area = field.inset(by: EdgeInsets(top: 0, left: 30, bottom: 0, right: text.isEmpty ? 8 : 30))
    canvas.draw(text.isEmpty ? placeholder : text, in: canvas.directed(area))
    if !text.isEmpty {
      canvas.drawClearButton(
        in: canvas.directed(Rect(x: field.maxX - 26, y: field.midY - 9, width: 18, height: 18)))
    }
  }
}
