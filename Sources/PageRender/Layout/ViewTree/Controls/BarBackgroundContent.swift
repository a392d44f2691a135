internal import LayoutEngine
package import PageDrawing

/// A bar's background, and the hairline between the bar and the page.
package struct BarBackgroundContent: ControlContent {
  /// The background's colour; `nil` for a transparent bar.
  package var color: Color.Dynamic?
  /// The hairline's colour; `nil` for no hairline.
  package var lineColor: Color.Dynamic? = .barHairline
  /// True for a hairline below the bar, as of a navigation bar; false for one above, as of a toolbar or tab
  /// bar. The hairline lies outside the bar.
  package var isLineBelow: Bool
  /// True if the background extends to the edge of the screen on the side opposite the hairline.
  package var reachesScreenEdge: Bool

  package init(
    color: Color.Dynamic? = nil, lineColor: Color.Dynamic? = .barHairline, isLineBelow: Bool,
    reachesScreenEdge: Bool
  ) {
    self.color = color
    self.lineColor = lineColor
    self.isLineBelow = isLineBelow
    self.reachesScreenEdge = reachesScreenEdge
  }

  package func draw(on canvas: inout ControlCanvas) {
    let bounds = canvas.bounds
    let top = reachesScreenEdge && isLineBelow ? min(0, bounds.minY) : bounds.minY
    let bottom = reachesScreenEdge && !isLineBelow ? max(canvas.sceneSize.height, bounds.maxY) : bounds.maxY
    if let color {
      canvas.fill(.rectangle(Rect(minX: bounds.minX, minY: top, maxX: bounds.maxX, maxY: bottom)), color)
    }
    guard let lineColor else { return }
    let line = canvas.pixel
    canvas.fill(
      .rectangle(
        Rect(
          x: bounds.minX, y: isLineBelow ? bounds.maxY : bounds.minY - line, width: bounds.width, height: line
        )
      ), lineColor)
  }
}
