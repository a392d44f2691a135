internal import LayoutEngine
package import PageDrawing

/// A search bar: a rounded field with a magnifier, by default 8 pt from the bar's sides.
package struct SearchBarContent: ControlContent {
  /// The typed text.
  package var text: AttributedText
  /// The placeholder; empty if a text is typed.
  package var placeholder: AttributedText
  /// The title of the Cancel button; empty if there is no such button.
  package var cancel: AttributedText
  package var background: Color.Dynamic?
  package var metrics: SearchBarMetrics
  /// The distance of the field from the bar's sides, in points.
  package var margin = 8.0

  package init(
    text: AttributedText, placeholder: AttributedText, cancel: AttributedText,
    background: Color.Dynamic? = nil, metrics: SearchBarMetrics
  ) {
    self.text = text
    self.placeholder = placeholder
    self.cancel = cancel
    self.background = background
    self.metrics = metrics
  }

  package func draw(on canvas: inout ControlCanvas) {
    let bounds = canvas.bounds
    if let background { canvas.fill(.rectangle(bounds), background) }
    var right = bounds.maxX - margin
    if !cancel.isEmpty {
      let width = canvas.measurer.ceilToPixel(canvas.measurer.lineSize(cancel).width)
      let frame = Rect(
        x: bounds.maxX - margin - width, y: bounds.minY, width: width + 0.01, height: bounds.height)
      canvas.draw(cancel, in: canvas.directed(frame))
      right = frame.minX - 8
    }
    let field = Rect(
      minX: bounds.minX + margin, minY: bounds.midY - metrics.fieldHeight / 2,
      maxX: max(right, bounds.minX + margin),
      maxY: bounds.midY + metrics.fieldHeight / 2)
    let corners = Corners(radius: metrics.corner.radius(in: field.size), curve: .continuous)
    canvas.draw(metrics.field, corners, in: canvas.directed(field))
    let icon = metrics.icon
    canvas.magnifier(
      in: canvas.directed(
        Rect(x: field.minX + icon.minX, y: field.midY + icon.minY, width: icon.width, height: icon.height)),
      .secondaryText, width: metrics.iconStroke)
    let clearRoom = metrics.clearSize + metrics.clearInset
    let area = field.inset(
      by: EdgeInsets(top: 0, left: metrics.textStart, bottom: 0, right: text.isEmpty ? 8 : clearRoom + 4))
    canvas.draw(text.isEmpty ? placeholder : text, in: canvas.directed(area))
    if !text.isEmpty {
      canvas.drawClearButton(
        in: canvas.directed(
          Rect(
            x: field.maxX - clearRoom, y: field.midY - metrics.clearSize / 2, width: metrics.clearSize,
            height: metrics.clearSize)), disc: metrics.clearDisc)
    }
  }
}
