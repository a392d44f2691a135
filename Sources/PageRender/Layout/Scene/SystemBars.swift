internal import LayoutEngine
internal import PageBase
internal import PageDrawing

/// The status bar and the home indicator that iOS draws over every screen. A screen's picture has no notch,
/// Dynamic Island or round corners.
struct SystemBars {
  let environment: PageEnvironment
  let wishes: SystemBarWishes
  /// The scene of the page that the bars are drawn over.
  var page: Scene
  /// The appearance of the page's root view.
  let appearance: Appearance

  /// Creates the bars of a page in an environment.
  ///
  /// - Parameter scene: The scene of the page without bars.
  init(of tree: ViewTree, over scene: Scene, in environment: PageEnvironment) {
    self.environment = environment
    wishes = tree.systemBars
    page = scene
    appearance = tree.views.first?.appearance ?? environment.appearance
  }

  /// Draws the bars that both the device and the page have, above the page.
  func draw(on canvas: inout ControlCanvas) {
    if let statusBar { draw(statusBar, on: &canvas) }
    if let controls = environment.device.windowControls { draw(controls.frame, on: &canvas) }
    if environment.device.hasHomeIndicator, !wishes.isHomeIndicatorHidden { drawHomeIndicator(on: &canvas) }
  }

  // MARK: Status bar

  /// The status bar; `nil` if the device or the page has none.
  var statusBar: StatusBar? {
    guard !wishes.isStatusBarHidden,
      var bar = StatusBar(
        of: environment.device.running(environment.system), environment.orientation, width: page.size.width)
    else { return nil }
    bar.color = color(of: bar.areas)
    return bar
  }

  private func color(of areas: [Rect]) -> Color {
    let own: Color = appearance == .dark ? .white : .black
    switch wishes.statusBarContent {
    case .light: return .white
    case .dark: return .black
    case nil: return own
    case .readable:
      let contrast = page.contrast(of: own, over: areas)
      guard contrast < StatusBar.leastContrast else { return own }
      let other: Color = own == .black ? .white : .black
      return page.contrast(of: other, over: areas) > contrast ? other : own
    }
  }

  private func draw(_ bar: StatusBar, on canvas: inout ControlCanvas) {
    let color = Color.Dynamic(bar.color)
    let time = AttributedText(
      "9:41", font: FontDescriptor(weight: .semibold, pointSize: bar.timeSize), color: color,
      alignment: bar.isTimeCentered ? .center : .left)
    canvas.draw(time, in: bar.timeFrame)
    for (symbols, place) in bar.symbols { symbols.draw(from: place, color, on: &canvas) }
  }

  // MARK: Window controls

  /// Draws an iPad's window controls before they are touched: three grey dots; size and place are by eye.
  private func draw(_ controls: Rect, on canvas: inout ControlCanvas) {
    for index in 0..<3 {
      let dot = Rect(x: 18 + Double(index) * 14, y: controls.midY - 4, width: 8, height: 8)
      canvas.fill(.roundedRectangle(dot, radius: 4), Color.Dynamic(Color(rgb: 0x8E8E93)))
    }
  }

  // MARK: Home indicator

  /// Draws the home indicator, 5 pt high and 8 pt above the edge: black on light, white on dark parts of the
  /// page.
  private func drawHomeIndicator(on canvas: inout ControlCanvas) {
    let size = canvas.bounds.size
    let width = canvas.measurer.roundToPixel(environment.device.homeIndicatorWidth(in: size))
    let bar = Rect(
      x: canvas.measurer.roundToPixel((size.width - width) / 2), y: size.height - 13, width: width, height: 5)
    let ground = page.ground(at: Point(x: bar.midX, y: bar.midY))
    // Luma of Rec. 709.
    let isLight = 0.2126 * ground.red + 0.7152 * ground.green + 0.0722 * ground.blue > 0.5
    canvas.fill(.roundedRectangle(bar, radius: 2.5), Color.Dynamic(isLight ? .black : .white))
  }
}
