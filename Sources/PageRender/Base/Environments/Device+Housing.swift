public import LayoutEngine

extension Device {
  /// A part of the screen that the housing or the system covers.
  public struct TakenArea: Hashable, Sendable {
    public var kind: Kind
    /// The area's frame in points, in the orientation of the screen.
    public var frame: Rect

    public enum Kind: String, Hashable, Sendable {
      case notch = "the notch"
      case island = "the Dynamic Island"
      case homeIndicator = "the home indicator"
      case windowControls = "the window controls"
    }
  }

  /// Returns the areas in which no text and no control should be. In landscape, the notch or island may be at
  /// either side, so both sides have an area. The home indicator's area includes the distance from the bar to
  /// the screen's bottom edge.
  public func takenAreas(in orientation: Orientation) -> [TakenArea] {
    if isWindow { return windowControls.map { [$0] } ?? [] }
    let size = size(in: orientation)
    return cutouts(in: orientation, size) + (hasHomeIndicator ? [homeIndicator(in: size)] : [])
  }

  // MARK: Notch and island

  private func cutouts(in orientation: Orientation, _ screen: Size) -> [TakenArea] {
    guard idiom == .phone, let cutout = Cutout(of: self) else { return [] }
    let kind: TakenArea.Kind = cutout.top > 0 ? .island : .notch
    switch orientation {
    case .portrait:
      return [
        TakenArea(
          kind: kind,
          frame: Rect(
            x: (screen.width - cutout.width) / 2, y: cutout.top, width: cutout.width, height: cutout.height))
      ]
    case .landscape:
      let y = (screen.height - cutout.width) / 2
      return [cutout.top, screen.width - cutout.top - cutout.height].map {
        TakenArea(kind: kind, frame: Rect(x: $0, y: y, width: cutout.height, height: cutout.width))
      }
    }
  }

  // MARK: Home indicator

  private func homeIndicator(in screen: Size) -> TakenArea {
    let width = homeIndicatorWidth(in: screen)
    return TakenArea(
      kind: .homeIndicator,
      frame: Rect(x: (screen.width - width) / 2, y: screen.height - 13, width: width, height: 13))
  }

  /// The width of the home indicator's bar, in points. On an iPhone X, Apple's design resources show 134 of
  /// 375 in portrait and 209 of 812 in landscape; other phones are given these shares of their width. The
  /// shares of iPads are estimates.
  package func homeIndicatorWidth(in screen: Size) -> Double {
    let isWide = screen.width > screen.height
    let share = idiom == .pad ? (isWide ? 0.265 : 0.33) : isWide ? 209.0 / 812 : 134.0 / 375
    return screen.width * share
  }
}

/// The notch or island of a phone's screen in portrait, in points; it is centred.
private struct Cutout {
  var width: Double
  var height: Double
  /// The distance from the screen's top edge, in points; 0 for a notch.
  var top = 0.0

  /// Creates a device's notch or island; `nil` for a device with a home button, and for one typed as a size.
  ///
  /// Notches have the millimetres of yorwosP/NotchView (Sources/NotchView/Metrics.swift), converted to points
  /// and rounded up. The island is 126 × 37⅓ points at 11 points from the top, as DynamicIslandUtilities
  /// (SuyashSrijan) has it for iPhone 14 Pro, or at 14 points on iPhone 16 Pro. Both distances are the safe
  /// area's top less 48, which is assumed for all other models. A device that is not listed is assumed to
  /// have a notch as wide as iPhone 12's.
  init?(of device: Device) {
    let top = device.safeArea.portrait.top
    guard device.hasHomeIndicator, top >= 40 else { return nil }
    if top > 55 {
      self.init(width: 126, height: 37 + 1.0 / 3, top: top - 48)
    } else {
      let known = Self.notches.first { $0.ids.contains(device.id) }
      self.init(width: known?.width ?? 211, height: known?.height ?? 34)
    }
  }

  private init(width: Double, height: Double, top: Double = 0) {
    self.width = width
    self.height = height
    self.top = top
  }

  private static let notches: [(ids: [String], width: Double, height: Double)] = [
    (["iphone-x", "iphone-xs", "iphone-xs-max"], 205, 30),
    (["iphone-11-pro", "iphone-11-pro-max"], 210, 30),
    (["iphone-xr"], 231, 34),
    (["iphone-11"], 231, 36),
    (["iphone-12", "iphone-12-pro", "iphone-12-pro-max"], 211, 32),
    (["iphone-12-mini"], 227, 35),
    (
      [
        "iphone-13", "iphone-13-pro", "iphone-13-pro-max", "iphone-14", "iphone-14-plus", "iphone-16e",
        "iphone-17e",
      ], 162, 34
    ),
    (["iphone-13-mini"], 175, 38),
  ]
}
