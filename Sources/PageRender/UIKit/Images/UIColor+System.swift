internal import Foundation

/// The rest of the system's colours for what is drawn. At standard contrast and at the base level of elevation, with the
/// values that NGSystemColorComparison (Noah Gilmore, 2019) read from iOS 13 and that public projects carry for later
/// versions; the dark `quaternaryLabel` is 0.18 in that reading, of a beta, and 0.16 in what was released.
extension UIColor {
  private static func pair(
    _ light: UInt32, _ lightAlpha: Double = 1, dark: UInt32, _ darkAlpha: Double = 1
  ) -> UIColor {
    UIColor(
      Color.Dynamic(light: Color(rgb: light, alpha: lightAlpha), dark: Color(rgb: dark, alpha: darkAlpha)))
  }

  public static let tertiaryLabel = pair(0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3)
  public static let quaternaryLabel = pair(0x3C3C43, 0.18, dark: 0xEBEBF5, 0.16)
  public static let placeholderText = pair(0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3)
  public static let link = pair(0x007AFF, dark: 0x0984FF)
  public static let opaqueSeparator = pair(0xC6C6C8, dark: 0x38383A)

  public static let systemFill = pair(0x787880, 0.2, dark: 0x787880, 0.36)
  public static let secondarySystemFill = pair(0x787880, 0.16, dark: 0x787880, 0.32)
  public static let tertiarySystemFill = pair(0x767680, 0.12, dark: 0x767680, 0.24)
  public static let quaternarySystemFill = pair(0x747480, 0.08, dark: 0x767680, 0.18)

  public static let systemGroupedBackground = pair(0xF2F2F7, dark: 0x000000)
  public static let secondarySystemGroupedBackground = pair(0xFFFFFF, dark: 0x1C1C1E)
  public static let tertiarySystemGroupedBackground = pair(0xF2F2F7, dark: 0x2C2C2E)
  public static let groupTableViewBackground = systemGroupedBackground

  /// The same in both appearances, as `darkText` is.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  public static let darkText = UIColor(white: 0, alpha: 1)

  /// The tint colour a view has unless one is set: `systemBlue`. UIKit's follows the view it is used in.
  public static let tintColor = systemBlue
}
