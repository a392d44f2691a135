package import LayoutEngine
internal import PageBase
package import PageDrawing

/// The status bar at 9:41, with all bars and a full battery: where time and symbols stand, and their colour. They stand where they
/// do in Apple's design resources for iPhone X and iPhone 15 Pro; on other models, and in their shapes, they are judged by eye.
package struct StatusBar {
  package var color = Color.black
  var timeFrame: Rect
  /// The point size of the time.
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
