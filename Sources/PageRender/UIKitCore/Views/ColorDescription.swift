internal import Foundation

/// The description of a colour in UIKit's form.
package enum ColorDescription {
  package static func of(_ color: UIColor) -> String {
    if let name = system.first(where: { $0.color === color })?.name {
      return "<UIDynamicSystemColor; name = \(name)>"
    }
    let light = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
    let dark = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    guard light == dark else { return "<UIDynamicProviderColor; provider = <__NSMallocBlock__>>" }
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    light.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    func words(_ components: CGFloat...) -> String {
      components.map { String(format: "%g", Double($0)) }.joined(separator: " ")
    }
    // A colour with equal components is described as a grey, since nearly all such colours are made as greys.
    return red == green && green == blue
      ? "UIExtendedGrayColorSpace \(words(red, alpha))"
      : "UIExtendedSRGBColorSpace \(words(red, green, blue, alpha))"
  }

  private static let system: [(color: UIColor, name: String)] = [
    (.systemRed, "systemRedColor"), (.systemOrange, "systemOrangeColor"),
    (.systemYellow, "systemYellowColor"), (.systemGreen, "systemGreenColor"),
    (.systemMint, "systemMintColor"), (.systemTeal, "systemTealColor"), (.systemCyan, "systemCyanColor"),
    (.systemBlue, "systemBlueColor"), (.systemIndigo, "systemIndigoColor"),
    (.systemPurple, "systemPurpleColor"), (.systemPink, "systemPinkColor"),
    (.systemBrown, "systemBrownColor"), (.systemGray, "systemGrayColor"),
    (.systemGray2, "systemGray2Color"), (.systemGray3, "systemGray3Color"),
    (.systemGray4, "systemGray4Color"), (.systemGray5, "systemGray5Color"),
    (.systemGray6, "systemGray6Color"), (.systemBackground, "systemBackgroundColor"),
    (.secondarySystemBackground, "secondarySystemBackgroundColor"),
    (.tertiarySystemBackground, "tertiarySystemBackgroundColor"), (.label, "labelColor"),
    (.secondaryLabel, "secondaryLabelColor"), (.separator, "separatorColor"),
  ]
}
