package import PageDrawing

/// UIKit's fixed and system colours in both appearances, and their names in colour sets and Interface Builder
/// documents.
package enum SystemColor {
  private static func white(_ name: String?, _ white: Double, _ alpha: Double = 1) -> Color.Dynamic {
    var color = Color.Dynamic(Color(red: white, green: white, blue: white, alpha: alpha))
    color.name = name
    return color
  }

  private static func pair(
    _ name: String?, _ light: UInt32, _ lightAlpha: Double = 1, dark: UInt32, _ darkAlpha: Double = 1
  ) -> Color.Dynamic {
    var color = Color.Dynamic(
      light: Color(rgb: light, alpha: lightAlpha), dark: Color(rgb: dark, alpha: darkAlpha))
    color.name = name
    return color
  }

  // MARK: Fixed colours: the component values in UIColor.h's comments; `gray` is #808080

  package static let black = white(nil, 0)
  package static let darkGray = white(nil, 1.0 / 3)
  package static let gray = pair(nil, 0x808080, dark: 0x808080)
  package static let lightGray = white(nil, 2.0 / 3)
  package static let white = white(nil, 1)
  package static let red = Color.Dynamic(Color(red: 1, green: 0, blue: 0))
  package static let green = Color.Dynamic(Color(red: 0, green: 1, blue: 0))
  package static let blue = Color.Dynamic(Color(red: 0, green: 0, blue: 1))
  package static let cyan = Color.Dynamic(Color(red: 0, green: 1, blue: 1))
  package static let yellow = Color.Dynamic(Color(red: 1, green: 1, blue: 0))
  package static let magenta = Color.Dynamic(Color(red: 1, green: 0, blue: 1))
  package static let orange = Color.Dynamic(Color(red: 1, green: 0.5, blue: 0))
  package static let purple = Color.Dynamic(Color(red: 0.5, green: 0, blue: 0.5))
  package static let brown = Color.Dynamic(Color(red: 0.6, green: 0.4, blue: 0.2))
  package static let clear = white(nil, 0, 0)

  // MARK: System colours: Apple's Human Interface Guidelines, iOS 13 to 18

  package static let systemRed = pair("systemRed", 0xFF3B30, dark: 0xFF453A)
  package static let systemOrange = pair("systemOrange", 0xFF9500, dark: 0xFF9F0A)
  package static let systemYellow = pair("systemYellow", 0xFFCC00, dark: 0xFFD60A)
  package static let systemGreen = pair("systemGreen", 0x34C759, dark: 0x30D158)
  package static let systemMint = pair("systemMint", 0x00C7BE, dark: 0x63E6E2)
  package static let systemTeal = pair("systemTeal", 0x30B0C7, dark: 0x40CBE0)
  package static let systemCyan = pair("systemCyan", 0x32ADE6, dark: 0x64D2FF)
  package static let systemBlue = pair("systemBlue", 0x007AFF, dark: 0x0A84FF)
  package static let systemIndigo = pair("systemIndigo", 0x5856D6, dark: 0x5E5CE6)
  package static let systemPurple = pair("systemPurple", 0xAF52DE, dark: 0xBF5AF2)
  package static let systemPink = pair("systemPink", 0xFF2D55, dark: 0xFF375F)
  package static let systemBrown = pair("systemBrown", 0xA2845E, dark: 0xAC8E68)
  package static let systemGray = pair("systemGray", 0x8E8E93, dark: 0x8E8E93)
  package static let systemGray2 = pair("systemGray2", 0xAEAEB2, dark: 0x636366)
  package static let systemGray3 = pair("systemGray3", 0xC7C7CC, dark: 0x48484A)
  package static let systemGray4 = pair("systemGray4", 0xD1D1D6, dark: 0x3A3A3C)
  package static let systemGray5 = pair("systemGray5", 0xE5E5EA, dark: 0x2C2C2E)
  package static let systemGray6 = pair("systemGray6", 0xF2F2F7, dark: 0x1C1C1E)
  package static let systemBackground = pair("systemBackground", 0xFFFFFF, dark: 0x000000)
  package static let secondarySystemBackground = pair("secondarySystemBackground", 0xF2F2F7, dark: 0x1C1C1E)
  package static let tertiarySystemBackground = pair("tertiarySystemBackground", 0xFFFFFF, dark: 0x2C2C2E)
  package static let label = pair("label", 0x000000, dark: 0xFFFFFF)
  package static let secondaryLabel = pair("secondaryLabel", 0x3C3C43, 0.6, dark: 0xEBEBF5, 0.6)
  package static let separator = pair("separator", 0x3C3C43, 0.29, dark: 0x545458, 0.6)

  // MARK: The other system colours: NGSystemColorComparison (Noah Gilmore, 2019), which read them from iOS 13
  // Values for standard contrast and the base level of elevation; public projects carry the same values for
  // later versions. The dark `quaternaryLabel` has alpha 0.18 in Gilmore's reading, of a beta, and 0.16 in
  // the release.

  package static let tertiaryLabel = pair("tertiaryLabel", 0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3)
  package static let quaternaryLabel = pair("quaternaryLabel", 0x3C3C43, 0.18, dark: 0xEBEBF5, 0.16)
  package static let placeholderText = pair("placeholderText", 0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3)
  package static let link = pair("link", 0x007AFF, dark: 0x0984FF)
  package static let opaqueSeparator = pair("opaqueSeparator", 0xC6C6C8, dark: 0x38383A)
  package static let systemFill = pair("systemFill", 0x787880, 0.2, dark: 0x787880, 0.36)
  package static let secondarySystemFill = pair("secondarySystemFill", 0x787880, 0.16, dark: 0x787880, 0.32)
  package static let tertiarySystemFill = pair("tertiarySystemFill", 0x767680, 0.12, dark: 0x767680, 0.24)
  package static let quaternarySystemFill = pair("quaternarySystemFill", 0x747480, 0.08, dark: 0x767680, 0.18)
  package static let systemGroupedBackground = pair("systemGroupedBackground", 0xF2F2F7, dark: 0x000000)
  package static let secondarySystemGroupedBackground = pair(
    "secondarySystemGroupedBackground", 0xFFFFFF, dark: 0x1C1C1E)
  package static let tertiarySystemGroupedBackground = pair(
    "tertiarySystemGroupedBackground", 0xF2F2F7, dark: 0x2C2C2E)
  package static let lightText = white("lightText", 1, 0.6)
  package static let darkText = white("darkText", 0, 1)

  // MARK: Colours of iOS 2 to 6 that documents still name; as Interface Builder writes them out, from knowledge

  package static let scrollViewTexturedBackground = pair(
    "scrollViewTexturedBackground", 0x6F7179, dark: 0x6F7179)
  package static let viewFlipsideBackground = pair("viewFlipsideBackground", 0x1F2124, dark: 0x1F2124)
  package static let underPageBackground = pair("underPageBackground", 0xB4B7BA, dark: 0xB4B7BA)

  // MARK: Elevation

  /// A colour in a sheet: in the dark, backgrounds are one step lighter there. Other colours stay.
  package static func elevated(_ color: Color.Dynamic) -> Color.Dynamic {
    guard let name = color.name, let raised = raised[name], color == raised.base else { return color }
    return raised.elevated
  }

  /// The backgrounds and their elevated values; the steps are those of `systemGray6`, 5 and 4.
  private static let raised: [String: (base: Color.Dynamic, elevated: Color.Dynamic)] = {
    let steps: [(Color.Dynamic, UInt32)] = [
      (systemBackground, 0x1C1C1E), (secondarySystemBackground, 0x2C2C2E),
      (tertiarySystemBackground, 0x3A3A3C),
      (systemGroupedBackground, 0x1C1C1E), (secondarySystemGroupedBackground, 0x2C2C2E),
      (tertiarySystemGroupedBackground, 0x3A3A3C),
    ]
    var raised: [String: (base: Color.Dynamic, elevated: Color.Dynamic)] = [:]
    for (base, dark) in steps {
      guard let name = base.name else { continue }
      raised[name] = (base, Color.Dynamic(light: base.light, dark: Color(rgb: dark)).named(name))
    }
    return raised
  }()

  // MARK: Names

  /// The colour of a name such as `systemRedColor`; `nil` for an unknown name.
  package static func color(named name: String) -> Color.Dynamic? {
    colors.first { $0.name == name }?.color
  }

  static var names: [String] { colors.map(\.name) }

  private static let colors: [(name: String, color: Color.Dynamic)] =
    ownNamed.compactMap { color in color.name.map { ($0 + "Color", color) } } + renamed

  /// Colours whose names in documents are their own with "Color" behind.
  private static let ownNamed = [
    systemRed, systemOrange, systemYellow, systemGreen, systemMint, systemTeal, systemCyan, systemBlue,
    systemIndigo, systemPurple, systemPink, systemBrown, systemGray, systemGray2, systemGray3,
    systemGray4, systemGray5, systemGray6, systemBackground, secondarySystemBackground,
    tertiarySystemBackground, systemGroupedBackground, secondarySystemGroupedBackground,
    tertiarySystemGroupedBackground, label, secondaryLabel, tertiaryLabel, quaternaryLabel,
    placeholderText, link, separator, opaqueSeparator, systemFill, secondarySystemFill,
    tertiarySystemFill, quaternarySystemFill, lightText, darkText, scrollViewTexturedBackground,
    viewFlipsideBackground, underPageBackground,
  ]

  private static let renamed: [(name: String, color: Color.Dynamic)] = [
    ("groupTableViewBackgroundColor", systemGroupedBackground),
    ("tableCellGroupedBackgroundColor", secondarySystemGroupedBackground),
    ("tableCellPlainBackgroundColor", systemBackground),
    ("tintColor", systemBlue),
    ("blackColor", black),
    ("whiteColor", white),
    ("clearColor", clear),
    ("darkGrayColor", darkGray),
    ("grayColor", gray),
    ("lightGrayColor", lightGray),
    ("redColor", red),
    ("greenColor", green),
    ("blueColor", blue),
    ("cyanColor", cyan),
    ("yellowColor", yellow),
    ("magentaColor", magenta),
    ("orangeColor", orange),
    ("purpleColor", purple),
    ("brownColor", brown),
  ]
}
