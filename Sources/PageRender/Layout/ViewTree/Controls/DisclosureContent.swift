internal import LayoutEngine
package import PageDrawing

/// A row's disclosure indicator: a chevron, mirrored in right-to-left layout.
package struct DisclosureContent: ControlContent {
  package var color: Color.Dynamic

  package init(color: Color.Dynamic) {
    self.color = color
  }

  /// The line width of the chevron, in points, by eye: its ink is some 6.5 pt wide and 12 high.
  private static let line = 2.0

  package func draw(on canvas: inout ControlCanvas) {
    let ink = canvas.centred(Size(width: 5.5, height: 10.5), in: canvas.bounds)
    let (back, tip) = canvas.isRightToLeft ? (ink.maxX, ink.minX) : (ink.minX, ink.maxX)
    let chevron = Path(lines: [
      Point(x: back, y: ink.minY), Point(x: tip, y: ink.midY), Point(x: back, y: ink.maxY),
    ])
    canvas.stroke(.path(chevron), color, width: Self.line)
  }
}
