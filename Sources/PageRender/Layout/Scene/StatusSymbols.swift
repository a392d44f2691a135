internal import LayoutEngine
internal import PageBase
internal import PageDrawing

/// Signal, Wi-Fi and battery side by side.
struct StatusSymbols {
  /// The scale, 1 for the symbols' size beside a Dynamic Island.
  var size: Double
  var hasSignal = true
  var hasWiFi = true
  var hasBattery = true

  private static let gap = 7.0
  private static let signal = Size(width: 19.2, height: 12.2)
  private static let wiFi = Size(width: 17.1, height: 12.2)
  private static let battery = Size(width: 27.3, height: 13)

  private var parts: [Size] {
    (hasSignal ? [Self.signal] : []) + (hasWiFi ? [Self.wiFi] : []) + (hasBattery ? [Self.battery] : [])
  }

  /// The width of the symbols and the gaps between them, in points.
  var width: Double {
    size * (parts.reduce(0) { $0 + $1.width } + Self.gap * Double(max(parts.count - 1, 0)))
  }

  /// The bounds of the symbols, in points.
  ///
  /// - Parameter start: The middle of the symbols' left edge.
  func area(from start: Point) -> Rect {
    Rect(
      x: start.x, y: start.y - size * Self.battery.height / 2, width: width,
      height: size * Self.battery.height)
  }

  /// - Parameter start: The middle of the symbols' left edge.
  func draw(from start: Point, _ color: Color.Dynamic, on canvas: inout ControlCanvas) {
    var left = start.x
    func next(_ part: Size) -> Rect {
      defer { left += size * (part.width + Self.gap) }
      return Rect(
        x: left, y: start.y - size * part.height / 2, width: size * part.width, height: size * part.height)
    }
    if hasSignal { drawSignal(in: next(Self.signal), color, on: &canvas) }
    if hasWiFi { drawWiFi(in: next(Self.wiFi), color, on: &canvas) }
    if hasBattery { drawBattery(in: next(Self.battery), color, on: &canvas) }
  }

  /// Draws the signal strength: four bars.
  private func drawSignal(in frame: Rect, _ color: Color.Dynamic, on canvas: inout ControlCanvas) {
    let width = frame.width / 6
    for (index, height) in [0.33, 0.52, 0.74, 1].enumerated() {
      let bar = Rect(
        minX: frame.minX + Double(index) * (frame.width - width) / 3,
        minY: frame.maxY - frame.height * height,
        maxX: frame.minX + Double(index) * (frame.width - width) / 3 + width, maxY: frame.maxY)
      canvas.fill(.roundedRectangle(bar, radius: width / 3), color)
    }
  }

  /// Draws the Wi-Fi symbol: a sector and two ring segments, each of 90°, around the middle of the bottom
  /// edge.
  private func drawWiFi(in frame: Rect, _ color: Color.Dynamic, on canvas: inout ControlCanvas) {
    let center = Point(x: frame.midX, y: frame.maxY)
    let radius = frame.height
    let angles = (start: -3 * Double.pi / 4, sweep: Double.pi / 2)
    for (inner, outer) in [(0.0, 0.3), (0.42, 0.64), (0.77, 1)] {
      var part = Path()
      part.addArc(center: center, radius: radius * outer, start: angles.start, sweep: angles.sweep)
      if inner > 0 {
        part.addArc(
          center: center, radius: radius * inner, start: angles.start + angles.sweep, sweep: -angles.sweep)
      } else {
        part.line(to: center)
      }
      part.close()
      canvas.fill(.path(part), color)
    }
  }

  /// Draws a full battery: a faint outline with a cap, and its fill.
  private func drawBattery(in frame: Rect, _ color: Color.Dynamic, on canvas: inout ControlCanvas) {
    let line = frame.height / 13
    let body = Rect(x: frame.minX, y: frame.minY, width: frame.width - 2.3 * line, height: frame.height)
    canvas.stroke(
      .roundedRectangle(body.inset(by: line / 2), radius: 3.8 * line), color.opacity(0.35), width: line,
      hasRoundEnds: false)
    canvas.fill(.roundedRectangle(body.inset(by: 2 * line), radius: 2.5 * line), color)
    // Half of an ellipse to the right of the outline.
    let cap = Rect(x: body.maxX + line, y: frame.midY - 2 * line, width: 1.3 * line, height: 4 * line)
    let full = Rect(x: cap.minX - cap.width, y: cap.minY, width: 2 * cap.width, height: cap.height)
    canvas.clipped(to: .rectangle(cap)) { $0.fill(.ellipse(full), color.opacity(0.4)) }
  }
}
