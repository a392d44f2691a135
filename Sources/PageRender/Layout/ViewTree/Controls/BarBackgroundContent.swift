internal import LayoutEngine
package import PageDrawing

/// A bar's background, and the hairline between the bar and the page.
package struct BarBackgroundContent: ControlContent {
  /// The background's colour; `nil` for a transparent bar.
  package var color: Color.Dynamic?
  /// The standard deviation of the blur of what lies below a translucent background, in points.
  package var blur = 0.0
  /// The effect on content that is scrolled under the bar; `nil` for none.
  package var edge: ScrollEdge?
  /// The hairline's colour; `nil` for no hairline.
  package var lineColor: Color.Dynamic? = .barHairline
  /// True for a hairline below the bar, as of a navigation bar; false for one above, as of a toolbar or tab
  /// bar. The hairline lies outside the bar.
  package var isLineBelow: Bool
  /// True if the background extends to the edge of the screen on the side opposite the hairline.
  package var reachesScreenEdge: Bool

  package init(
    color: Color.Dynamic? = nil, blur: Double = 0, edge: ScrollEdge? = nil,
    lineColor: Color.Dynamic? = .barHairline, isLineBelow: Bool,
    reachesScreenEdge: Bool
  ) {
    self.color = color
    self.blur = blur
    self.edge = edge
    self.lineColor = lineColor
    self.isLineBelow = isLineBelow
    self.reachesScreenEdge = reachesScreenEdge
  }

  package func draw(on canvas: inout ControlCanvas) {
    let bounds = canvas.bounds
    let top = reachesScreenEdge && isLineBelow ? min(0, bounds.minY) : bounds.minY
    let bottom = reachesScreenEdge && !isLineBelow ? max(canvas.sceneSize.height, bounds.maxY) : bounds.maxY
    let ground = Rect(minX: bounds.minX, minY: top, maxX: bounds.maxX, maxY: bottom)
    if let color {
      canvas.draw(
        MaterialLook(radius: blur, saturation: ByAppearance(light: 1, dark: 1), fill: color),
        in: .rectangle(ground))
    }
    edge?.draw(over: ground, isAtTop: isLineBelow, on: &canvas)
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
