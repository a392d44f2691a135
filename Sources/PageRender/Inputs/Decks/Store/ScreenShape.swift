internal import LayoutEngine
internal import PageBase

/// The shape of a device around a screen, as shares of the screen's width, for a housing like no particular
/// model.
struct ScreenShape {
  /// The screen's height divided by its width.
  var ratio: Double
  /// The radius of the screen's corners.
  var radius: Double
  /// The width of the housing at the long sides.
  var side: Double
  /// The width of the housing at the short sides.
  var end: Double
  /// The width of the housing's coloured edge.
  var rim: Double
  /// The notch or island, in shares of the screen's width; `nil` for none.
  var cutout: Rect?
  /// True if the cutout touches the screen's edge.
  var isNotch = false

  /// Creates the shape of a screen of some pixels: that of the newest model with this screen, else of a phone
  /// or tablet by the ratio.
  init(pixels: StoreSize.Pixels) {
    let (short, long) = (min(pixels.width, pixels.height), max(pixels.width, pixels.height))
    let isWide = pixels.width > pixels.height
    let upright = StoreSize.Pixels(width: short, height: long)
    let known = DeviceCatalog.builtin.devices.last { $0.pixels(in: .portrait) == upright }
    self.init(
      width: Double(max(pixels.width, 1)), height: Double(max(pixels.height, 1)), device: known,
      orientation: isWide ? .landscape : .portrait)
  }

  /// Creates the shape of a device's screen.
  init(_ device: Device, _ orientation: Orientation) {
    let size = device.size(in: orientation)
    self.init(width: size.width, height: size.height, device: device, orientation: orientation)
  }

  private init(width: Double, height: Double, device: Device?, orientation: Orientation) {
    ratio = height / width
    let short = min(width, height) / width
    let isPhone = device.map { $0.idiom == .phone } ?? (max(width, height) / min(width, height) > 1.6)
    let hasButton = device.map { !$0.hasHomeIndicator && $0.provenance != .adHoc } ?? false
    let points = device.map { min($0.size.width, $0.size.height) } ?? 1
    // Corner radii of unknown screens: iPhone 16's, 55 of 393 pt; iPad Air 13-inch's, 18 of 1024 pt.
    let standard = isPhone ? 55.0 / 393 : 18.0 / 1024
    radius = hasButton ? 0 : short * (device?.cornerRadius.map { $0 / points } ?? standard)
    let bezel = short * (isPhone ? 0.034 : 0.038)
    rim = short * (isPhone ? 0.012 : 0.008)
    (side, end) = (bezel, hasButton ? short * (isPhone ? 0.24 : 0.1) : bezel)
    guard let device else { return }
    let scale = 1 / device.size(in: orientation).width
    let area = device.takenAreas(in: orientation).first { $0.kind == .island || $0.kind == .notch }
    cutout = area.map {
      Rect(
        x: $0.frame.minX * scale, y: $0.frame.minY * scale, width: $0.frame.width * scale,
        height: $0.frame.height * scale)
    }
    isNotch = area?.kind == .notch
  }

  /// The size of the housing, in shares of the screen's width.
  var housing: Size {
    let isWide = ratio < 1
    return Size(width: 1 + 2 * (isWide ? end : side), height: ratio + 2 * (isWide ? side : end))
  }

  /// The screen's frame in the housing, in shares of the screen's width.
  var screen: Rect {
    let isWide = ratio < 1
    return Rect(x: isWide ? end : side, y: isWide ? side : end, width: 1, height: ratio)
  }

  /// The radius of the housing's corners.
  var housingRadius: Double { radius > 0 ? radius + side : 2.2 * side }
}
