package import LayoutEngine

/// The rules that UIKit's numbers follow on every recorded model. They supply the numbers that a device's
/// description leaves out.
///
/// Source: the recordings of bouchenoiremarc/ios-dimensions (30 simulators, iOS 15.0 and 16.2).
package enum DeviceRules {
  /// The least portrait width of a large phone (Plus, Max, XR, 11, Air), in points.
  static let largePhoneWidth = 414.0
  /// The least shorter side of an iPad's screen, in points: the narrowest iPad has 744, the widest phone 440.
  static let padWidth = 600.0

  package static func idiom(of size: Size) -> Device.Idiom {
    min(size.width, size.height) >= padWidth ? .pad : .phone
  }

  /// The size classes of a full-screen view of this size.
  static func sizeClasses(_ idiom: Device.Idiom, _ size: Size) -> Device.SizeClasses {
    if idiom == .pad { return Device.SizeClasses(horizontal: .regular, vertical: .regular) }
    if size.width <= size.height { return Device.SizeClasses(horizontal: .compact, vertical: .regular) }
    let horizontal: SizeClass = size.height >= largePhoneWidth ? .regular : .compact
    return Device.SizeClasses(horizontal: horizontal, vertical: .compact)
  }

  /// The leading and trailing margin of a full-screen root view of this size, in points, safe area included.
  static func rootMargin(_ idiom: Device.Idiom, _ size: Size, safeArea: EdgeInsets) -> Double {
    if size.width <= size.height { return size.width < largePhoneWidth ? 16 : 20 }
    let sideInset = max(safeArea.left, safeArea.right)
    return idiom == .phone && sideInset > 0 ? sideInset + 16 : 20
  }

  /// The least side margin of a table's rows inside the safe area of a screen of this size, in points.
  ///
  /// Rows stand at 20 on upright screens of at least 390 in width, though the root's margin is 16 up to 414:
  /// so do all 35 rows that public documents saved for such screens.
  package static func rowMargin(_ size: Size) -> Double {
    size.width <= size.height && size.width >= 390 ? 20 : 0
  }

  /// The landscape safe area of a device with a certain portrait one. On an iPad they are equal. On a phone
  /// with a home indicator, the top inset moves to both sides, and the bottom inset is 21. Other phones have
  /// none, as the status bar is hidden.
  static func landscapeSafeArea(_ idiom: Device.Idiom, portrait: EdgeInsets) -> EdgeInsets {
    if idiom == .pad { return portrait }
    if portrait.bottom == 0 { return .zero }
    return EdgeInsets(top: 0, left: portrait.top, bottom: 21, right: portrait.top)
  }
}

extension Device {
  /// The distance from the status bar's end to the safe area's upper edge: beside an island the bar ends at 10/11 of
  /// the inset, which is larger there than beside a notch. Recorded from UIKit (iOS 17 and 18): navigation bars begin
  /// at 53⅔ of 59 points and at 56⅓ of 62.
  func statusBarGap(in orientation: Orientation) -> Double {
    let inset = safeArea[orientation].top
    guard idiom == .phone, inset > 55 else { return 0 }
    return inset - (inset * 10 / 11 * scale).rounded() / scale
  }
}
