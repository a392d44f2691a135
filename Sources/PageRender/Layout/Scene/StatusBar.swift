package import LayoutEngine
internal import PageBase
package import PageDrawing

/// The status bar at 9:41, with all bars and a full battery: where time and symbols stand, and their colour. They stand where they
/// do in Apple's design resources for iPhone X and iPhone 15 Pro; on other models, and in their shapes, they are judged by eye.
package struct StatusBar {
  package var color = Color.black
  var timeFrame: Rect
  /// In points.
  var timeSize: Double
  var isTimeCentered = true
  /// Each with its left end, at the middle of its height.
  var symbols: [(StatusSymbols, Point)]

  /// WCAG 2.2, success criterion 1.4.3: the time is no large text.
  static let leastContrast = 4.5

  /// `nil` where the device shows none.
  init?(of device: Device, _ orientation: Orientation, width: Double) {
    let height = device.statusBarHeight[orientation]
    guard height > 0 else { return nil }
    let safeTop = device.safeArea[orientation].top
    if device.idiom == .pad {
      let middle = height / 2 + 1
      self.init(timeAtLeft: 20, middle: middle, size: 12)
      add(StatusSymbols(size: 0.85, hasSignal: false), endingAt: width - 20, middle: middle)
    } else if height <= 20 {
      let middle = height / 2
      self.init(timeAround: width / 2, middle: middle, size: 12)
      symbols = [(StatusSymbols(size: 0.8, hasBattery: false), Point(x: 6, y: middle))]
      add(StatusSymbols(size: 0.8, hasSignal: false, hasWiFi: false), endingAt: width - 6, middle: middle)
    } else if safeTop > 50 {
      // Beside the island: the sides are 154 pt apart, with 16 pt outside and 6 inside of what they hold; the line's middle
      // is 32 pt down where the safe area begins at 59.
      let middle = 32 + (safeTop - 59)
      let center = ((width - 154) / 2 + 10) / 2
      self.init(timeAround: center, middle: middle, size: 17)
      let symbols = StatusSymbols(size: 1)
      add(symbols, endingAt: width - center + symbols.width / 2, middle: middle)
    } else {
      // Beside the notch: on an iPhone X the time's middle is at 48, the symbols end 14.7 pt from the edge, and both
      // stand around 23 of 44 pt.
      let middle = 23 + (height - 44) / 2
      self.init(timeAround: 48 + max(0, (width - 375) / 3), middle: middle, size: 16)
      add(StatusSymbols(size: 0.89), endingAt: width - 14.7 - max(0, (width - 375) / 2), middle: middle)
    }
  }

  private init(timeAround center: Double, middle: Double, size: Double) {
    timeFrame = Rect(x: center - 40, y: middle - 11, width: 80, height: 22)
    (timeSize, symbols) = (size, [])
  }

  private init(timeAtLeft left: Double, middle: Double, size: Double) {
    timeFrame = Rect(x: left, y: middle - 11, width: 80, height: 22)
    (timeSize, symbols, isTimeCentered) = (size, [], false)
  }

  private mutating func add(_ more: StatusSymbols, endingAt right: Double, middle: Double) {
    symbols.append((more, Point(x: right - more.width, y: middle)))
  }

  /// Around the ink of the time, which is about 1.9 em wide and 0.75 high, and of the symbols, in points.
  package var areas: [Rect] {
    let width = 1.9 * timeSize
    let left = isTimeCentered ? timeFrame.midX - width / 2 : timeFrame.minX
    let time = Rect(x: left, y: timeFrame.midY - 0.375 * timeSize, width: width, height: 0.75 * timeSize)
    return [time] + symbols.map { symbols, place in symbols.area(from: place) }
  }
}

extension Scene {
  /// The least contrast that a colour has to the ground of some areas, in points.
  package func contrast(of color: Color, over areas: [Rect]) -> Double {
    areas.map { contrast(of: color, over: $0) }.min() ?? 21
  }
}

/// Signal, Wi-Fi and battery side by side.
struct StatusSymbols {
  /// Times their size beside an island.
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

  /// In points.
  var width: Double {
    size * (parts.reduce(0) { $0 + $1.width } + Self.gap * Double(max(parts.count - 1, 0)))
  }

  /// In points.
  ///
  /// - Parameter start: The left end, at the middle of the height.
  func area(from start: Point) -> Rect {
    Rect(
      x: start.x, y: start.y - size * Self.battery.height / 2, width: width,
      height: size * Self.battery.height)
  }

  /// - Parameter start: The left end, at the middle of the height.
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

  /// Four bars.
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

  /// Three quarters of rings around the point at the bottom.
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

  /// A faint outline with a cap, and all of it filled.
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
