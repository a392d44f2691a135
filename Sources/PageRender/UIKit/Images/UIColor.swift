public import Foundation

/// A colour, or a pair of colours for the light and the dark appearance. Never changes.
open class UIColor: NSObject, _ExpressibleByColorLiteral, @unchecked Sendable {
  let header = AttributeValueHeader()
  let dynamic: Color.Dynamic

  init(_ dynamic: Color.Dynamic) {
    self.dynamic = dynamic
  }

  /// An sRGB colour; components 0…1, values outside are clamped.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      Color.Dynamic(
        Color(
          red: component(red), green: component(green), blue: component(blue), alpha: component(alpha))))
  }

  /// What `#colorLiteral` makes.
  public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// A Display P3 colour; components 0…1. What sRGB cannot show is clipped to it.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let values = [red, green, blue, alpha].map(component)
    self.init(
      Color.Dynamic(
        ColorSpace.displayP3.color(red: values[0], green: values[1], blue: values[2], alpha: values[3])))
  }

  /// A grey; `white` 0…1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// A colour the closure chooses by the appearance; it is asked once for each.
  public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
    let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).dynamic.light
    let dark = dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).dynamic.dark
    self.init(Color.Dynamic(light: light, dark: dark))
  }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    var (light, dark) = (dynamic.light, dynamic.dark)
    light.alpha = component(alpha)
    dark.alpha = component(alpha)
    return UIColor(Color.Dynamic(light: light, dark: dark))
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.dynamic == dynamic
  }

  open override var hash: Int { dynamic.hashValue }
}

/// A component within 0…1; what is no number is 0.
private func component(_ value: CGFloat) -> Double {
  value > 0 ? Double(min(value, 1)) : 0
}

extension UIColor {
  private static func gray(_ white: CGFloat) -> UIColor { UIColor(white: white, alpha: 1) }
  private static func rgb(_ light: UInt32, dark: UInt32) -> UIColor {
    UIColor(Color.Dynamic(light: Color(rgb: light), dark: Color(rgb: dark)))
  }

  // The fixed colours of UIColor.h, with the component values its comments give.
  public static let black = gray(0)
  public static let darkGray = gray(1.0 / 3)
  /// #808080.
  public static let gray = UIColor(Color.Dynamic(Color(rgb: 0x808080)))
  public static let lightGray = gray(2.0 / 3)
  public static let white = gray(1)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  public static let clear = UIColor(white: 0, alpha: 0)

  // The system colours of Apple's Human Interface Guidelines, iOS 13 to 18.
  public static let systemRed = rgb(0xFF3B30, dark: 0xFF453A)
  public static let systemOrange = rgb(0xFF9500, dark: 0xFF9F0A)
  public static let systemYellow = rgb(0xFFCC00, dark: 0xFFD60A)
  public static let systemGreen = rgb(0x34C759, dark: 0x30D158)
  public static let systemMint = rgb(0x00C7BE, dark: 0x63E6E2)
  public static let systemTeal = rgb(0x30B0C7, dark: 0x40CBE0)
  public static let systemCyan = rgb(0x32ADE6, dark: 0x64D2FF)
  public static let systemBlue = rgb(0x007AFF, dark: 0x0A84FF)
  public static let systemIndigo = rgb(0x5856D6, dark: 0x5E5CE6)
  public static let systemPurple = rgb(0xAF52DE, dark: 0xBF5AF2)
  public static let systemPink = rgb(0xFF2D55, dark: 0xFF375F)
  public static let systemBrown = rgb(0xA2845E, dark: 0xAC8E68)
  public static let systemGray = rgb(0x8E8E93, dark: 0x8E8E93)
  public static let systemGray2 = rgb(0xAEAEB2, dark: 0x636366)
  public static let systemGray3 = rgb(0xC7C7CC, dark: 0x48484A)
  public static let systemGray4 = rgb(0xD1D1D6, dark: 0x3A3A3C)
  public static let systemGray5 = rgb(0xE5E5EA, dark: 0x2C2C2E)
  public static let systemGray6 = rgb(0xF2F2F7, dark: 0x1C1C1E)
  public static let systemBackground = rgb(0xFFFFFF, dark: 0x000000)
  public static let secondarySystemBackground = rgb(0xF2F2F7, dark: 0x1C1C1E)
  public static let tertiarySystemBackground = rgb(0xFFFFFF, dark: 0x2C2C2E)
  public static let label = rgb(0x000000, dark: 0xFFFFFF)
  public static let secondaryLabel = UIColor(
    Color.Dynamic(
      light: Color(rgb: 0x3C3C43, alpha: 0.6), dark: Color(rgb: 0xEBEBF5, alpha: 0.6)))
  public static let separator = UIColor(
    Color.Dynamic(
      light: Color(rgb: 0x3C3C43, alpha: 0.29), dark: Color(rgb: 0x545458, alpha: 0.6)))
}
