public import LayoutEngine

extension Device {
  /// A part of the screen that the housing or the system takes.
  public struct TakenArea: Hashable, Sendable {
    public var kind: Kind
    /// The area's frame on the screen as it is held, in points.
    public var frame: Rect

    public enum Kind: String, Hashable, Sendable {
      case notch = "the notch"
      case island = "the Dynamic Island"
      case homeIndicator = "the home indicator"
    }
  }

  /// Areas in which nothing that is to be read or touched should be. On a screen that is turned, notch or island may be at
  /// either side: both are taken. The home indicator's area reaches from the bar to the edge below it.
  public func takenAreas(in orientation: Orientation) -> [TakenArea] {
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

  /// The width of the home indicator's bar, in points. On an iPhone X, Apple's design resources have 134 of 375 in portrait and 209 of 812
  /// in landscape. Other phones take the same shares of their width; those of iPads are judged by eye.
  package func homeIndicatorWidth(in screen: Size) -> Double {
    let isWide = screen.width > screen.height
    let share = idiom == .pad ? (isWide ? 0.265 : 0.33) : isWide ? 209.0 / 812 : 134.0 / 375
    return screen.width * share
  }
}

/// The notch or island of an upright phone's screen, in points; centred.
private struct Cutout {
  var width: Double
  var height: Double
  /// The distance from the screen's top edge, in points; 0 is a notch.
  var top = 0.0

  /// `nil` where nothing is: on devices with a home button, and on those typed as a size.
  ///
  /// Notches: millimetres of yorwosP/NotchView (Sources/NotchView/Metrics.swift), by pixels per inch and pixels per point,
  /// rounded up to whole points. The island: 126 × 37⅓ at 11 pt, as DynamicIslandUtilities (SuyashSrijan) says of iPhone
  /// 14 Pro, and 14 pt on iPhone 16 Pro; both are the safe area's top less 48, which is taken for the others. The width of a
  /// device that is not listed is judged: that of iPhone 12, the widest of its height.
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
