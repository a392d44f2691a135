/// UIKit's fixed and system colours, each for both appearances, and the names that colour sets and Interface Builder
/// documents call them.
enum SystemColor {
  private static func white(_ white: Double, _ alpha: Double = 1) -> Color.Dynamic {
    Color.Dynamic(Color(red: white, green: white, blue: white, alpha: alpha))
  }

  private static func pair(
    _ light: UInt32, _ lightAlpha: Double = 1, dark: UInt32, _ darkAlpha: Double = 1
  ) -> Color.Dynamic {
    Color.Dynamic(light: Color(rgb: light, alpha: lightAlpha), dark: Color(rgb: dark, alpha: darkAlpha))
  }

  // MARK: Fixed colours: the component values in UIColor.h's comments; `gray` is #808080

  static let black = white(0)
  static let darkGray = white(1.0 / 3)
  static let gray = pair(0x808080, dark: 0x808080)
  static let lightGray = white(2.0 / 3)
  static let white = white(1)
  static let red = Color.Dynamic(Color(red: 1, green: 0, blue: 0))
  static let green = Color.Dynamic(Color(red: 0, green: 1, blue: 0))
  static let blue = Color.Dynamic(Color(red: 0, green: 0, blue: 1))
  static let cyan = Color.Dynamic(Color(red: 0, green: 1, blue: 1))
  static let yellow = Color.Dynamic(Color(red: 1, green: 1, blue: 0))
  static let magenta = Color.Dynamic(Color(red: 1, green: 0, blue: 1))
  static let orange = Color.Dynamic(Color(red: 1, green: 0.5, blue: 0))
  static let purple = Color.Dynamic(Color(red: 0.5, green: 0, blue: 0.5))
  static let brown = Color.Dynamic(Color(red: 0.6, green: 0.4, blue: 0.2))
  static let clear = white(0, 0)

  // MARK: System colours: Apple's Human Interface Guidelines, iOS 13 to 18

  static let systemRed = pair(0xFF3B30, dark: 0xFF453A)
  static let systemOrange = pair(0xFF9500, dark: 0xFF9F0A)
  static let systemYellow = pair(0xFFCC00, dark: 0xFFD60A)
  static let systemGreen = pair(0x34C759, dark: 0x30D158)
  static let systemMint = pair(0x00C7BE, dark: 0x63E6E2)
  static let systemTeal = pair(0x30B0C7, dark: 0x40CBE0)
  static let systemCyan = pair(0x32ADE6, dark: 0x64D2FF)
  static let systemBlue = pair(0x007AFF, dark: 0x0A84FF)
  static let systemIndigo = pair(0x5856D6, dark: 0x5E5CE6)
  static let systemPurple = pair(0xAF52DE, dark: 0xBF5AF2)
  static let systemPink = pair(0xFF2D55, dark: 0xFF375F)
  static let systemBrown = pair(0xA2845E, dark: 0xAC8E68)
  static let systemGray = pair(0x8E8E93, dark: 0x8E8E93)
  static let systemGray2 = pair(0xAEAEB2, dark: 0x636366)
  static let systemGray3 = pair(0xC7C7CC, dark: 0x48484A)
  static let systemGray4 = pair(0xD1D1D6, dark: 0x3A3A3C)
  static let systemGray5 = pair(0xE5E5EA, dark: 0x2C2C2E)
  static let systemGray6 = pair(0xF2F2F7, dark: 0x1C1C1E)
  static let systemBackground = pair(0xFFFFFF, dark: 0x000000)
  static let secondarySystemBackground = pair(0xF2F2F7, dark: 0x1C1C1E)
  static let tertiarySystemBackground = pair(0xFFFFFF, dark: 0x2C2C2E)
  static let label = pair(0x000000, dark: 0xFFFFFF)
  static let secondaryLabel = pair(0x3C3C43, 0.6, dark: 0xEBEBF5, 0.6)
  static let separator = pair(0x3C3C43, 0.29, dark: 0x545458, 0.6)

  // MARK: The other system colours: NGSystemColorComparison (Noah Gilmore, 2019), which read them from iOS 13
  // At standard contrast and the base level of elevation; public projects carry the same values for later versions. The
  // dark `quaternaryLabel` is 0.18 in that reading, of a beta, and 0.16 in the release.

  static let tertiaryLabel = pair(0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3)
  static let quaternaryLabel = pair(0x3C3C43, 0.18, dark: 0xEBEBF5, 0.16)
  static let placeholderText = pair(0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3)
  static let link = pair(0x007AFF, dark: 0x0984FF)
  static let opaqueSeparator = pair(0xC6C6C8, dark: 0x38383A)
  static let systemFill = pair(0x787880, 0.2, dark: 0x787880, 0.36)
  static let secondarySystemFill = pair(0x787880, 0.16, dark: 0x787880, 0.32)
  static let tertiarySystemFill = pair(0x767680, 0.12, dark: 0x767680, 0.24)
  static let quaternarySystemFill = pair(0x747480, 0.08, dark: 0x767680, 0.18)
  static let systemGroupedBackground = pair(0xF2F2F7, dark: 0x000000)
  static let secondarySystemGroupedBackground = pair(0xFFFFFF, dark: 0x1C1C1E)
  static let tertiarySystemGroupedBackground = pair(0xF2F2F7, dark: 0x2C2C2E)
  static let lightText = white(1, 0.6)
  static let darkText = white(0, 1)

  // MARK: Names

  /// The colour of a name such as `systemRedColor`; `nil` for an unknown name.
  static func color(named name: String) -> Color.Dynamic? {
    colors.first { $0.name == name }?.color
  }

  static var names: [String] { colors.map(\.name) }

  private static let colors: [(name: String, color: Color.Dynamic)] = [
    ("systemRedColor", systemRed),
    ("systemOrangeColor", systemOrange),
    ("systemYellowColor", systemYellow),
    ("systemGreenColor", systemGreen),
    ("systemMintColor", systemMint),
    ("systemTealColor", systemTeal),
    ("systemCyanColor", systemCyan),
    ("systemBlueColor", systemBlue),
    ("systemIndigoColor", systemIndigo),
    ("systemPurpleColor", systemPurple),
    ("systemPinkColor", systemPink),
    ("systemBrownColor", systemBrown),
    ("systemGrayColor", systemGray),
    ("systemGray2Color", systemGray2),
    ("systemGray3Color", systemGray3),
    ("systemGray4Color", systemGray4),
    ("systemGray5Color", systemGray5),
    ("systemGray6Color", systemGray6),
    ("systemBackgroundColor", systemBackground),
    ("secondarySystemBackgroundColor", secondarySystemBackground),
    ("tertiarySystemBackgroundColor", tertiarySystemBackground),
    ("systemGroupedBackgroundColor", systemGroupedBackground),
    ("groupTableViewBackgroundColor", systemGroupedBackground),
    ("secondarySystemGroupedBackgroundColor", secondarySystemGroupedBackground),
    ("tertiarySystemGroupedBackgroundColor", tertiarySystemGroupedBackground),
    ("labelColor", label),
    ("secondaryLabelColor", secondaryLabel),
    ("tertiaryLabelColor", tertiaryLabel),
    ("quaternaryLabelColor", quaternaryLabel),
    ("placeholderTextColor", placeholderText),
    ("linkColor", link),
    ("separatorColor", separator),
    ("opaqueSeparatorColor", opaqueSeparator),
    ("systemFillColor", systemFill),
    ("secondarySystemFillColor", secondarySystemFill),
    ("tertiarySystemFillColor", tertiarySystemFill),
    ("quaternarySystemFillColor", quaternarySystemFill),
    ("lightTextColor", lightText),
    ("darkTextColor", darkText),
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
