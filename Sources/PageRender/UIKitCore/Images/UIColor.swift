public import Foundation
package import PageDrawing
package import PageLayout

/// An immutable colour, or pair of colours for the light and the dark appearance.
open class UIColor: NSObject, _ExpressibleByColorLiteral, @unchecked Sendable {
  let header = AttributeValueHeader()
  /// The colour's values; those of some system colours depend on the version of iOS that is drawn, or on the
  /// level of the view that is drawn.
  package var dynamic: Color.Dynamic {
    guard let tint else {
      if own.systemNames != nil { return UITraitCollection.current.metrics.palette.updated(own) }
      guard own.name != nil, UITraitCollection.current.userInterfaceLevel == .elevated else { return own }
      return SystemColor.elevated(own)
    }
    let color = UITraitCollection.current.metrics.palette[tint].named(tint.name)
    return opacity.map { color.withOpacity($0) } ?? color
  }
  private let own: Color.Dynamic
  /// The system colour whose values replace the colour's own, and the opacity that replaces its opacity.
  private let tint: SystemTint?
  private let opacity: Double?

  package init(_ dynamic: Color.Dynamic) {
    own = dynamic
    tint = nil
    opacity = nil
  }

  /// Makes a system colour, in the values of the version of iOS that is drawn when the colour is read.
  package init(_ tint: SystemTint, opacity: Double? = nil) {
    own = Color.Dynamic(.clear)
    self.tint = tint
    self.opacity = opacity
  }

  /// Makes an sRGB colour of components clamped to 0…1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      Color.Dynamic(
        Color(
          red: component(red), green: component(green), blue: component(blue), alpha: component(alpha))))
  }

  /// Makes the colour of a `#colorLiteral`.
  public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// Makes a Display P3 colour of components 0…1, clipped to the gamut of sRGB.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let values = [red, green, blue, alpha].map(component)
    self.init(
      Color.Dynamic(
        ColorSpace.displayP3.color(red: values[0], green: values[1], blue: values[2], alpha: values[3])))
  }

  /// Makes a grey, with a warning, since patterns are not drawn.
  public convenience init(patternImage image: UIImage) {
    self.init(white: 0.5, alpha: 1)
    Effectless.say("UIColor(patternImage:)", "the pattern is drawn as grey")
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Makes a colour from a closure, which is called once for the light and once for the dark appearance.
  public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
    let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).dynamic.light
    let dark = dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).dynamic.dark
    self.init(Color.Dynamic(light: light, dark: dark))
  }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    if let tint { return UIColor(tint, opacity: component(alpha)) }
    return UIColor(dynamic.withOpacity(component(alpha)))
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.dynamic == dynamic
  }

  open override var hash: Int { dynamic.hashValue }

  // Without effect on pages.
  public override convenience init() { self.init(white: 0, alpha: 0) }
}

/// The component clamped to 0…1; 0 for NaN.
private func component(_ value: CGFloat) -> Double {
  value > 0 ? Double(min(value, 1)) : 0
}

extension UIColor {
  public static let black = UIColor(SystemColor.black)
  public static let darkGray = UIColor(SystemColor.darkGray)
  public static let gray = UIColor(SystemColor.gray)
  public static let lightGray = UIColor(SystemColor.lightGray)
  public static let white = UIColor(SystemColor.white)
  public static let red = UIColor(SystemColor.red)
  public static let green = UIColor(SystemColor.green)
  public static let blue = UIColor(SystemColor.blue)
  public static let cyan = UIColor(SystemColor.cyan)
  public static let yellow = UIColor(SystemColor.yellow)
  public static let magenta = UIColor(SystemColor.magenta)
  public static let orange = UIColor(SystemColor.orange)
  public static let purple = UIColor(SystemColor.purple)
  public static let brown = UIColor(SystemColor.brown)
  public static let clear = UIColor(SystemColor.clear)

  public static let systemRed = UIColor(SystemTint.red)
  public static let systemOrange = UIColor(SystemTint.orange)
  public static let systemYellow = UIColor(SystemTint.yellow)
  public static let systemGreen = UIColor(SystemColor.systemGreen)
  public static let systemMint = UIColor(SystemTint.mint)
  public static let systemTeal = UIColor(SystemTint.teal)
  public static let systemCyan = UIColor(SystemTint.cyan)
  public static let systemBlue = UIColor(SystemTint.blue)
  public static let systemIndigo = UIColor(SystemTint.indigo)
  public static let systemPurple = UIColor(SystemTint.purple)
  public static let systemPink = UIColor(SystemColor.systemPink)
  public static let systemBrown = UIColor(SystemTint.brown)
  public static let systemGray = UIColor(SystemColor.systemGray)
  public static let systemGray2 = UIColor(SystemColor.systemGray2)
  public static let systemGray3 = UIColor(SystemColor.systemGray3)
  public static let systemGray4 = UIColor(SystemColor.systemGray4)
  public static let systemGray5 = UIColor(SystemColor.systemGray5)
  public static let systemGray6 = UIColor(SystemColor.systemGray6)
  public static let systemBackground = UIColor(SystemColor.systemBackground)
  public static let secondarySystemBackground = UIColor(SystemColor.secondarySystemBackground)
  public static let tertiarySystemBackground = UIColor(SystemColor.tertiarySystemBackground)
  public static let label = UIColor(SystemColor.label)
  public static let secondaryLabel = UIColor(SystemColor.secondaryLabel)
  public static let separator = UIColor(SystemTint.separator)
}
