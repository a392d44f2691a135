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

  /// The colour of light text, one in both appearances, as `darkText` is.
  public static let lightText = UIColor(SystemColor.lightText)
  public static let darkText = UIColor(SystemColor.darkText)

  /// The tint colour a view has unless one is set: `systemBlue`. UIKit's follows the view it is used in.
  public static let tintColor = systemBlue
}
