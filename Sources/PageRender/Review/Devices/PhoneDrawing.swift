internal import LayoutEngine
internal import PageBase
internal import PageDrawing

/// A device's housing around its screen, drawn lightly so that the screen dominates.
struct PhoneDrawing {
  let device: Device
  let orientation: Orientation

  private static let body = Color(rgb: 0xEFEFF2)
  static let edge = Color(rgb: 0xB4B4BB)
  private static let glass = Color(rgb: 0x101012)

  /// The width of the housing beyond each edge of the screen, in points of the device; estimated from
  /// pictures of the models.
  static func reach(of device: Device, in orientation: Orientation, style: ScreenFrame) -> EdgeInsets {
    guard style == .outline else { return .zero }
    let side = device.idiom == .pad ? 24.0 : device.hasHomeIndicator ? 9 : 16
    guard !device.hasHomeIndicator, device.provenance != .adHoc else {
      return EdgeInsets(top: side, left: side, bottom: side, right: side)
    }
    // The receiver is above the screen, the home button below it.
    let end = device.idiom == .pad ? 62.0 : 74
    return orientation == .portrait
      ? EdgeInsets(top: end, left: side, bottom: end, right: side)
      : EdgeInsets(top: side, left: end, bottom: side, right: end)
  }

  /// The screen's corner radius, in points of the device; the usual one of devices with a home indicator if
  /// it is unknown.
  var screenRadius: Double {
    if let radius = device.cornerRadius { return radius }
    guard device.hasHomeIndicator else { return 0 }
    return device.idiom == .pad ? 18 : 44
  }

  /// The items behind the screen's picture, in points of the device; `screen` is the screen's frame.
  func below(style: ScreenFrame, screen: Rect) -> [SceneItem.Kind] {
    guard style == .outline else { return [] }
    let body = housing(around: screen)
    let line = Stroke(color: Self.edge, width: 1.5)
    var kinds: [SceneItem.Kind] = [.shape(body, Self.body), .stroke(body, line)]
    if !device.hasHomeIndicator, device.provenance != .adHoc { kinds += button(below: screen) }
    return kinds
  }

  /// The items in front of the screen's picture: a cutout and the screen's edge.
  func above(style: ScreenFrame, screen: Rect) -> [SceneItem.Kind] {
    let glass = Shape.roundedRectangle(screen, radius: style == .outline ? screenRadius : 0)
    let line = SceneItem.Kind.stroke(glass, Stroke(color: Self.edge, width: 1))
    guard style == .outline else { return [line] }
    // In landscape the device's top is at the left.
    let areas = device.takenAreas(in: orientation).filter {
      $0.kind != .homeIndicator && $0.kind != .windowControls
    }.prefix(1)
    return areas.map { cutout($0, screen) } + [line]
  }

  // MARK: Parts

  private func housing(around screen: Rect) -> Shape {
    let reach = Self.reach(of: device, in: orientation, style: .outline)
    let frame = Rect(
      minX: screen.minX - reach.left, minY: screen.minY - reach.top, maxX: screen.maxX + reach.right,
      maxY: screen.maxY + reach.bottom)
    let radius = device.hasHomeIndicator ? screenRadius + reach.left : 36
    return .roundedRectangle(frame, radius: radius)
  }

  private func button(below screen: Rect) -> [SceneItem.Kind] {
    let reach = Self.reach(of: device, in: orientation, style: .outline)
    let isPortrait = orientation == .portrait
    let radius = 0.3 * (isPortrait ? reach.bottom : reach.right)
    let center =
      isPortrait
      ? Point(x: screen.midX, y: screen.maxY + reach.bottom / 2)
      : Point(x: screen.maxX + reach.right / 2, y: screen.midY)
    let circle = Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    return [.stroke(.ellipse(circle), Stroke(color: Self.edge, width: 1.5))]
  }

  private func cutout(_ area: Device.TakenArea, _ screen: Rect) -> SceneItem.Kind {
    let frame = area.frame.offsetBy(x: screen.minX, y: screen.minY)
    guard area.kind == .notch else {
      return .shape(.roundedRectangle(frame, radius: min(frame.width, frame.height) / 2), Self.glass)
    }
    // Only the notch's corners away from the screen's edge are round.
    let radius = 18.0
    var grown = frame
    if orientation == .portrait {
      grown = Rect(minX: frame.minX, minY: frame.minY - radius, maxX: frame.maxX, maxY: frame.maxY)
    } else {
      grown = Rect(minX: frame.minX - radius, minY: frame.minY, maxX: frame.maxX, maxY: frame.maxY)
    }
    let shape = SceneItem(.shape(.roundedRectangle(grown, radius: radius), Self.glass), source: 0)
    return .clip(.rectangle(screen), [shape])
  }
}
