package import LayoutEngine

/// The rules that UIKit's numbers follow on every recorded model; they fill in what a device leaves out.
///
/// Source: the recordings of bouchenoiremarc/ios-dimensions (30 simulators, iOS 15.0 and 16.2).
package enum DeviceRules {
  /// Portrait widths, in points, from which a phone is a large one: Plus, Max, XR, 11, Air.
  static let largePhoneWidth = 414.0
  /// The least shorter side of an iPad's screen, in points: the narrowest iPad has 744, the widest phone 440.
  static let padWidth = 600.0

  package static func idiom(of size: Size) -> Device.Idiom {
    min(size.width, size.height) >= padWidth ? .pad : .phone
  }

  /// Size classes of a full-screen view of this size.
  static func sizeClasses(_ idiom: Device.Idiom, _ size: Size) -> Device.SizeClasses {
    if idiom == .pad { return Device.SizeClasses(horizontal: .regular, vertical: .regular) }
    if size.width <= size.height { return Device.SizeClasses(horizontal: .compact, vertical: .regular) }
    let horizontal: SizeClass = size.height >= largePhoneWidth ? .regular : .compact
    return Device.SizeClasses(horizontal: horizontal, vertical: .compact)
  }

  /// The root view's leading and trailing margin, safe area included, of a full-screen view of this size.
  static func rootMargin(_ idiom: Device.Idiom, _ size: Size, safeArea: EdgeInsets) -> Double {
    if size.width <= size.height { return size.width < largePhoneWidth ? 16 : 20 }
    let sideInset = max(safeArea.left, safeArea.right)
    return idiom == .phone && sideInset > 0 ? sideInset + 16 : 20
  }

  /// The landscape safe area that goes with a portrait one: unchanged on a pad; on a phone with a home
  /// indicator the top inset moves to both sides and the bottom is 21; else none, as the status bar hides.
  static func landscapeSafeArea(_ idiom: Device.Idiom, portrait: EdgeInsets) -> EdgeInsets {
    if idiom == .pad { return portrait }
    if portrait.bottom == 0 { return .zero }
    return EdgeInsets(top: 0, left: portrait.top, bottom: 21, right: portrait.top)
  }
}
