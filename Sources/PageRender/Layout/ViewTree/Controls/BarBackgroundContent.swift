internal import LayoutEngine
package import PageDrawing

/// A bar's ground, and the line between it and the page.
package struct BarBackgroundContent: ControlContent {
  /// `nil` lets everything through.
  package var color: Color.Dynamic?
  /// `nil` is no line.
  package var lineColor: Color.Dynamic? = .barHairline
  /// True for a line below a navigation bar, false for one above a toolbar or tab bar; outside the bar.
  package var isLineBelow: Bool
  /// True if the ground goes on to the edge of the screen on the side away from the line.
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
