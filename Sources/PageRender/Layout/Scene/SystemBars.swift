internal import LayoutEngine
internal import PageBase
internal import PageDrawing

/// The status bar and the home indicator that iOS draws over every screen, at 9:41, with all bars and a full battery. Time and
/// symbols stand where they do in Apple's design resources for iPhone X and iPhone 15 Pro; on other models, and in their
/// shapes, they are judged by eye. Notch, island and round corners are no part of a screen's picture.
struct SystemBars {
  let environment: PageEnvironment
  let wishes: SystemBarWishes
  /// The page that they are drawn over.
  var page: [SceneItem] = []
  var background = Color.white

  /// What is drawn above the page; bars that a device or the page does not have are left out.
  func draw(on canvas: inout ControlCanvas) {
    let height = environment.device.statusBarHeight[environment.orientation]
    if height > 0, !wishes.isStatusBarHidden { drawStatusBar(height: height, on: &canvas) }
    if environment.device.hasHomeIndicator, !wishes.isHomeIndicatorHidden { drawHomeIndicator(on: &canvas) }
  }

  private var color: Color.Dynamic {
    switch wishes.statusBarContent {
    case .light: Color.Dynamic(.white)
    case .dark: Color.Dynamic(.black)
    case nil: .text
    }
  }

  // MARK: Status bar

  private func drawStatusBar(height: Double, on canvas: inout ControlCanvas) {
    let width = canvas.bounds.width
    let safeTop = environment.device.safeArea[environment.orientation].top
    if environment.device.idiom == .pad {
      let middle = height / 2 + 1
      drawTime(atLeft: 20, middle: middle, size: 12, on: &canvas)
      let symbols = StatusSymbols(size: 0.85, hasSignal: false)
      symbols.draw(from: Point(x: width - 20 - symbols.width, y: middle), color, on: &canvas)
    } else if height <= 20 {
      let middle = height / 2
      drawTime(around: width / 2, middle: middle, size: 12, on: &canvas)
      let (left, right) = (
        StatusSymbols(size: 0.8, hasBattery: false),
        StatusSymbols(size: 0.8, hasSignal: false, hasWiFi: false)
      )
      left.draw(from: Point(x: 6, y: middle), color, on: &canvas)
      right.draw(from: Point(x: width - 6 - right.width, y: middle), color, on: &canvas)
    } else if safeTop > 50 {
      // Beside the island: the sides are 154 pt apart, with 16 pt outside and 6 inside of what they hold; the line's middle
      // is 32 pt down where the safe area begins at 59.
      let middle = 32 + (safeTop - 59)
      let center = ((width - 154) / 2 + 10) / 2
      drawTime(around: center, middle: middle, size: 17, on: &canvas)
      let symbols = StatusSymbols(size: 1)
      symbols.draw(from: Point(x: width - center - symbols.width / 2, y: middle), color, on: &canvas)
    } else {
      // Beside the notch: on an iPhone X the time's middle is at 48, the symbols end 14.7 pt from the edge, and both
      // stand around 23 of 44 pt.
      let middle = 23 + (height - 44) / 2
      let edge = 14.7 + max(0, (width - 375) / 2)
      drawTime(around: 48 + max(0, (width - 375) / 3), middle: middle, size: 16, on: &canvas)
      let symbols = StatusSymbols(size: 0.89)
      symbols.draw(from: Point(x: width - edge - symbols.width, y: middle), color, on: &canvas)
    }
  }

  private func time(_ size: Double, _ alignment: TextAlignment) -> AttributedText {
    AttributedText(
      "9:41", font: FontDescriptor(weight: .semibold, pointSize: size), color: color, alignment: alignment)
  }

  private func drawTime(
    around center: Double, middle: Double, size: Double, on canvas: inout ControlCanvas
  ) {
    canvas.draw(time(size, .center), in: Rect(x: center - 40, y: middle - 11, width: 80, height: 22))
  }

  private func drawTime(
    atLeft left: Double, middle: Double, size: Double, on canvas: inout ControlCanvas
  ) {
    canvas.draw(time(size, .left), in: Rect(x: left, y: middle - 11, width: 80, height: 22))
  }

  // MARK: Home indicator

  /// 5 pt high and 8 above the edge, light or dark by what is below it.
  private func drawHomeIndicator(on canvas: inout ControlCanvas) {
    let size = canvas.bounds.size
    let width = canvas.measurer.roundToPixel(environment.device.homeIndicatorWidth(in: size))
    let bar = Rect(
      x: canvas.measurer.roundToPixel((size.width - width) / 2), y: size.height - 13, width: width, height: 5)
    let ground = page.ground(of: bar) ?? background
    // Luma of Rec. 709.
    let isLight = 0.2126 * ground.red + 0.7152 * ground.green + 0.0722 * ground.blue > 0.5
    canvas.fill(.roundedRectangle(bar, radius: 2.5), Color.Dynamic(isLight ? .black : .white))
  }
}

extension [SceneItem] {
  /// The colour of the last plain area that lies below all of a rectangle; pictures and gradients are not looked into.
  fileprivate func ground(of rect: Rect) -> Color? {
    var ground: Color?
    for item in self {
      switch item.kind {
      case .shape(let shape, let color) where color.alpha >= 1 && shape.bounds.contains(rect): ground = color
      case .clip(let shape, let items) where shape.bounds.contains(rect):
        ground = items.ground(of: rect) ?? ground
      default: break
      }
    }
    return ground
  }
}

extension Rect {
  fileprivate func contains(_ other: Rect) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }
}

/// Signal, Wi-Fi and battery side by side.
private struct StatusSymbols {
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
