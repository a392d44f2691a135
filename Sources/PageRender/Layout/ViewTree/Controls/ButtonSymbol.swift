package import LayoutEngine
package import PageDrawing

/// The symbol of a system button type, drawn by PageRender to resemble the system's.
package struct ButtonSymbol: Sendable {
  package var kind: Kind
  package var color: Color.Dynamic

  package init(kind: Kind, color: Color.Dynamic) {
    self.kind = kind
    self.color = color
  }

  package enum Kind: Sendable { case add, info, close, plus, cross, magnifier, checkmark }

  /// The size of the symbol, in points. `add` and `info` are 24⅓ × 23⅔: recorded from UIKit at 3× for
  /// `contactAdd`, which has the same outline as `info.circle`. `close` is 30 × 30 (from knowledge).
  package var size: Size {
    switch kind {
    case .add, .info: Size(width: 73.0 / 3, height: 71.0 / 3)
    case .close: Size(width: 30, height: 30)
    case .plus, .cross, .magnifier, .checkmark: Size(width: 22, height: 22)
    }
  }

  func draw(in frame: Rect, on canvas: inout ControlCanvas) {
    let (x, y) = (frame.midX, frame.midY)
    switch kind {
    case .add:
      canvas.stroke(.ellipse(Rect(center: Point(x: x, y: y), side: 20.5)), color, width: 1.6)
      canvas.plus(at: Point(x: x, y: y), reach: 5, color, width: 1.6)
    case .info:
      canvas.stroke(.ellipse(Rect(center: Point(x: x, y: y), side: 20.5)), color, width: 1.6)
      canvas.fill(.ellipse(Rect(center: Point(x: x - 0.2, y: y - 5.2), side: 2.4)), color)
      var stem = Path(
        lines: [
          Point(x: x - 1.8, y: y - 1.6), Point(x: x + 0.4, y: y - 1.6), Point(x: x + 0.4, y: y + 5),
        ])
      stem.addLine(from: Point(x: x - 2.2, y: y + 5), to: Point(x: x + 3, y: y + 5))
      canvas.stroke(.path(stem), color, width: 1.6)
    case .close:
      canvas.fill(.ellipse(frame), .secondarySystemFill)
      canvas.cross(at: Point(x: x, y: y), reach: 5, .secondaryText, width: 2.4)
    case .plus:
      canvas.plus(at: Point(x: x, y: y), reach: 8.5, color, width: 1.8)
    case .cross:
      canvas.cross(at: Point(x: x, y: y), reach: 6.5, color, width: 1.8)
    case .checkmark:
      let mark = Path(lines: [
        Point(x: x - 7.5, y: y + 0.5), Point(x: x - 2.5, y: y + 6), Point(x: x + 7.5, y: y - 6),
      ])
      canvas.stroke(.path(mark), color, width: 2)
    case .magnifier:
      canvas.magnifier(in: Rect(center: Point(x: x, y: y), side: 18), color, width: 1.8)
    }
  }
}

extension ControlCanvas {
  /// Draws a line with round ends.
  mutating func line(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ color: Color.Dynamic, width: Double
  ) {
    stroke(.path(Path(lines: [Point(x: x1, y: y1), Point(x: x2, y: y2)])), color, width: width)
  }

  // Figures of several lines are one path, so that a translucent colour is no darker where lines meet.

  mutating func plus(at center: Point, reach: Double, _ color: Color.Dynamic, width: Double) {
    let (x, y) = (center.x, center.y)
    var path = Path()
    path.addLine(from: Point(x: x - reach, y: y), to: Point(x: x + reach, y: y))
    path.addLine(from: Point(x: x, y: y - reach), to: Point(x: x, y: y + reach))
    stroke(.path(path), color, width: width)
  }

  mutating func cross(at center: Point, reach: Double, _ color: Color.Dynamic, width: Double) {
    let (x, y) = (center.x, center.y)
    var path = Path()
    path.addLine(from: Point(x: x - reach, y: y - reach), to: Point(x: x + reach, y: y + reach))
    path.addLine(from: Point(x: x - reach, y: y + reach), to: Point(x: x + reach, y: y - reach))
    stroke(.path(path), color, width: width)
  }

  /// Draws a magnifier in a square: a lens of 0.76 of its side, and a handle to its lower right corner.
  mutating func magnifier(in square: Rect, _ color: Color.Dynamic, width: Double) {
    let lens = Rect(
      origin: square.origin, size: Size(width: square.width * 0.76, height: square.width * 0.76))
    // The handle begins on the lens's outline, on the diagonal.
    let joint = lens.width / 2 * (1 + 0.5.squareRoot())
    var path = Path()
    path.addEllipse(in: lens)
    path.addLine(
      from: Point(x: square.minX + joint, y: square.minY + joint), to: Point(x: square.maxX, y: square.maxY))
    stroke(.path(path), color, width: width)
  }
}
