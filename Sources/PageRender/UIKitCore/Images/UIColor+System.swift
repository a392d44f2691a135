internal import Foundation
internal import PageLayout

extension UIColor {
  public static let tertiaryLabel = UIColor(SystemColor.tertiaryLabel)
  public static let quaternaryLabel = UIColor(SystemColor.quaternaryLabel)
  public static let placeholderText = UIColor(SystemColor.placeholderText)
  public static let link = UIColor(SystemColor.link)
  public static let opaqueSeparator = UIColor(SystemColor.opaqueSeparator)

  public static let systemFill = UIColor(SystemColor.systemFill)
  public static let secondarySystemFill = UIColor(SystemColor.secondarySystemFill)
  public static let tertiarySystemFill = UIColor(SystemColor.tertiarySystemFill)
  public static let quaternarySystemFill = UIColor(SystemColor.quaternarySystemFill)

  public static let systemGroupedBackground = UIColor(SystemColor.systemGroupedBackground)
  public static let secondarySystemGroupedBackground = UIColor(SystemColor.secondarySystemGroupedBackground)
  public static let tertiarySystemGroupedBackground = UIColor(SystemColor.tertiarySystemGroupedBackground)
  public static let groupTableViewBackground = systemGroupedBackground

  /// The colour of text on dark backgrounds, the same in both appearances, like `darkText`.
  public static let lightText = UIColor(SystemColor.lightText)
  public static let darkText = UIColor(SystemColor.darkText)

  /// The default tint colour, `systemBlue`. (In UIKit it is the tint colour of the view that uses it.)
  public static let tintColor = systemBlue
}
