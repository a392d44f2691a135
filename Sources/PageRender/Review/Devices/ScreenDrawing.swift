internal import LayoutEngine
internal import PageBase
internal import PageDrawing
internal import PageLayout

/// A screen on a sheet: its housing, the page, the safe area's edges, and marks.
struct ScreenDrawing: Sendable {
  var screen: ReviewScreen
  var style: ScreenFrame
  /// True if the safe area's edges are shown.
  var showsSafeArea = true
  /// True if the status bar and the home indicator are drawn.
  var showsSystemBars = true
  /// The marks over the screen.
  var marks: [Mark] = []
  /// The number of pixels per point, on sheets that become pictures; `nil` on paper, where pages remain
  /// vector drawings.
  var pixelsPerPoint: Double?
  /// The number of the sheet's points per point of the screen; `nil` to fill the frame's width. Frames are
  /// rounded to pixels, so that those of one device may differ by a pixel.
  var scale: Double?

  /// The size of a screen with its housing, in points of the sheet, at a scale of the sheet's points per
  /// point of the device.
  static func size(of environment: PageEnvironment, style: ScreenFrame, scale: Double) -> Size {
    let reach = PhoneDrawing.reach(of: environment.device, in: environment.orientation, style: style)
    let size = environment.layoutEnvironment.size
    return Size(
      width: (size.width + reach.left + reach.right) * scale,
      height: (size.height + reach.top + reach.bottom) * scale)
  }

  /// The items of the screen with its housing, fitted to the width of a frame.
  func items(in frame: Rect, renderer: PageRenderer) throws(PageError) -> [SceneItem] {
    let environment = screen.environment
    let size = environment.layoutEnvironment.size
    let reach = PhoneDrawing.reach(of: environment.device, in: environment.orientation, style: style)
    let scale = self.scale ?? frame.width / (size.width + reach.left + reach.right)
    guard scale > 0, scale.isFinite else { return [] }
    let phone = PhoneDrawing(device: environment.device, orientation: environment.orientation)
    let glass = Rect(x: reach.left, y: reach.top, width: size.width, height: size.height)
    var kinds = phone.below(style: style, screen: glass)
    let radius = style == .outline ? phone.screenRadius : 0
    kinds.append(
      .clip(
        .roundedRectangle(glass, radius: radius),
        try picture(on: glass, from: frame.origin, scale: scale, renderer)))
    if showsSafeArea { kinds += safeArea(on: glass, scale: scale) }
    kinds += phone.above(style: style, screen: glass)
    let place = Transform(a: scale, b: 0, c: 0, d: scale, tx: frame.minX, ty: frame.minY)
    var drawn = [SceneItem(.transform(place, kinds.map { SceneItem($0, source: 0) }), source: 0)]
    let shown = Rect(
      x: frame.minX + reach.left * scale, y: frame.minY + reach.top * scale, width: size.width * scale,
      height: size.height * scale)
    drawn += Self.items(of: marks, in: shown, scale: scale, renderer).map { SceneItem($0, source: 0) }
    let language = environment.locale
    return [
      SceneItem(.tagged(.figure(alternative: screen.alternative, language: language), drawn), source: 0)
    ]
  }

  /// The page in the screen's frame; rasterized for the sheet's pixels if the sheet becomes a picture.
  ///
  /// - Parameter origin: The upper left corner of the housing on the sheet.
  private func picture(
    on glass: Rect, from origin: Point, scale: Double, _ renderer: PageRenderer
  ) throws(PageError) -> [SceneItem] {
    var scene = try scene(by: renderer)
    if let pixelsPerPoint {
      scene.scale = scale * pixelsPerPoint
      let picture = try renderer.picture(of: scene)
      // The picture is aligned to the sheet's pixels; otherwise it would be blurred.
      func snapped(_ place: Double, from origin: Double) -> Double {
        (((origin + place * scale) * pixelsPerPoint).rounded() / pixelsPerPoint - origin) / scale
      }
      let frame = Rect(
        x: snapped(glass.minX, from: origin.x), y: snapped(glass.minY, from: origin.y),
        width: Double(picture.width) / scene.scale, height: Double(picture.height) / scene.scale)
      return [SceneItem(.image(SceneImage(image: picture, frame: frame)), source: 0)]
    }
    return [
      SceneItem(.shape(.rectangle(glass), scene.background), source: 0),
      SceneItem(.transform(Transform(x: glass.minX, y: glass.minY), scene.items), source: 0),
    ]
  }

  private func scene(by renderer: PageRenderer) throws(PageError) -> Scene {
    if showsSystemBars, let kept = screen.scene { return kept }
    return try renderer.solve(
      screen.page, in: screen.environment, drawingSystemBars: showsSystemBars
    ).scene
  }

  private func safeArea(on glass: Rect, scale: Double) -> [SceneItem.Kind] {
    let insets = screen.environment.layoutEnvironment.safeArea
    guard insets != .zero else { return [] }
    let area = glass.inset(by: insets)
    var color = SheetStyle.accent
    color.alpha = 0.55
    var line = Stroke(color: color, width: 0.4 / scale)
    line.dashes = [2 / scale, 1.5 / scale]
    return [.stroke(.rectangle(area), line)]
  }
}
