package import LayoutEngine
internal import PageBase
package import PageDrawing

/// The status bar at 9:41, with full signal and battery: the frames of time and symbols, and their colour.
/// Positions are from Apple's design resources for iPhone X and iPhone 15 Pro; positions on other models, and
/// the symbols' shapes, are by eye.
package struct StatusBar {
  package var color = Color.black
  var timeFrame: Rect
  /// The point size of the time.
  var timeSize: Double
  var isTimeCentered = true
  /// The groups of symbols, each with the middle of its left edge.
  var symbols: [(StatusSymbols, Point)]

  /// The least contrast of the time, which is no large text, by WCAG 2.2, success criterion 1.4.3.
  static let leastContrast = 4.5

  /// Returns `nil` if the device shows no status bar in this orientation.
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
      // Beside the Dynamic Island: the two sides are 154 pt apart, with margins of 16 pt outside and 6 pt
      // inside. The middle of the line is at y 32 on devices whose safe area begins at y 59.
      let middle = 32 + (safeTop - 59)
      let center = ((width - 154) / 2 + 10) / 2
      self.init(timeAround: center, middle: middle, size: 17)
      let symbols = StatusSymbols(size: 1)
      add(symbols, endingAt: width - center + symbols.width / 2, middle: middle)
    } else {
      // Beside the notch: on an iPhone X the middle of the time is at x 48, the symbols end 14.7 pt from the
      // right edge, and the middle of both is at y 23 of 44 pt.
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

  /// The bounds, in points, of the time's ink, which is about 1.9 em wide and 0.75 em high, and of the
  /// symbols.
  package var areas: [Rect] {
    let width = 1.9 * timeSize
    let left = isTimeCentered ? timeFrame.midX - width / 2 : timeFrame.minX
    let time = Rect(x: left, y: timeFrame.midY - 0.375 * timeSize, width: width, height: 0.75 * timeSize)
    return [time] + symbols.map { symbols, place in symbols.area(from: place) }
  }
}

extension Scene {
  /// The least contrast of a colour with the background in some areas, which are in points; 21 for no areas.
  package func contrast(of color: Color, over areas: [Rect]) -> Double {
    areas.map { contrast(of: color, over: $0) }.min() ?? 21
  }
}
