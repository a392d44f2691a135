/// The system colours by the names that colour sets and Interface Builder documents use.
enum SystemColor {
  static func color(named name: String) -> Color.Dynamic? {
    colors.first { $0.name == name }?.color
  }

  static var names: [String] { colors.map(\.name) }

  private static func pair(
    _ light: UInt32, _ lightAlpha: Double = 1, dark: UInt32, _ darkAlpha: Double = 1
  ) -> Color.Dynamic {
    Color.Dynamic(light: Color(rgb: light, alpha: lightAlpha), dark: Color(rgb: dark, alpha: darkAlpha))
  }

  /// Those UIColor has, and the rest with the values they are known to have on iOS 13 to 17 at standard contrast, which
  /// were not measured here.
  private static let colors: [(name: String, color: Color.Dynamic)] = [
    ("systemRedColor", UIColor.systemRed.dynamic), ("systemOrangeColor", UIColor.systemOrange.dynamic),
    ("systemYellowColor", UIColor.systemYellow.dynamic), ("systemGreenColor", UIColor.systemGreen.dynamic),
    ("systemMintColor", UIColor.systemMint.dynamic), ("systemTealColor", UIColor.systemTeal.dynamic),
    ("systemCyanColor", UIColor.systemCyan.dynamic), ("systemBlueColor", UIColor.systemBlue.dynamic),
    ("systemIndigoColor", UIColor.systemIndigo.dynamic), ("systemPurpleColor", UIColor.systemPurple.dynamic),
    ("systemPinkColor", UIColor.systemPink.dynamic), ("systemBrownColor", UIColor.systemBrown.dynamic),
    ("systemGrayColor", UIColor.systemGray.dynamic), ("systemGray2Color", UIColor.systemGray2.dynamic),
    ("systemGray3Color", UIColor.systemGray3.dynamic), ("systemGray4Color", UIColor.systemGray4.dynamic),
    ("systemGray5Color", UIColor.systemGray5.dynamic), ("systemGray6Color", UIColor.systemGray6.dynamic),
    ("systemBackgroundColor", UIColor.systemBackground.dynamic),
    ("secondarySystemBackgroundColor", UIColor.secondarySystemBackground.dynamic),
    ("tertiarySystemBackgroundColor", UIColor.tertiarySystemBackground.dynamic),
    ("systemGroupedBackgroundColor", pair(0xF2F2F7, dark: 0x000000)),
    ("groupTableViewBackgroundColor", pair(0xF2F2F7, dark: 0x000000)),
    ("secondarySystemGroupedBackgroundColor", pair(0xFFFFFF, dark: 0x1C1C1E)),
    ("tertiarySystemGroupedBackgroundColor", pair(0xF2F2F7, dark: 0x2C2C2E)),
    ("labelColor", UIColor.label.dynamic), ("secondaryLabelColor", UIColor.secondaryLabel.dynamic),
    ("tertiaryLabelColor", pair(0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3)),
    ("quaternaryLabelColor", pair(0x3C3C43, 0.18, dark: 0xEBEBF5, 0.16)),
    ("placeholderTextColor", pair(0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3)),
    ("linkColor", pair(0x007AFF, dark: 0x0984FF)), ("separatorColor", UIColor.separator.dynamic),
    ("opaqueSeparatorColor", pair(0xC6C6C8, dark: 0x38383A)),
    ("systemFillColor", pair(0x787880, 0.2, dark: 0x787880, 0.36)),
    ("secondarySystemFillColor", pair(0x787880, 0.16, dark: 0x787880, 0.32)),
    ("tertiarySystemFillColor", pair(0x767680, 0.12, dark: 0x767680, 0.24)),
    ("quaternarySystemFillColor", pair(0x747480, 0.08, dark: 0x767680, 0.18)),
    ("lightTextColor", pair(0xFFFFFF, 0.6, dark: 0xFFFFFF, 0.6)),
    ("darkTextColor", pair(0x000000, dark: 0x000000)), ("tintColor", UIColor.systemBlue.dynamic),
    ("blackColor", UIColor.black.dynamic), ("whiteColor", UIColor.white.dynamic),
    ("clearColor", UIColor.clear.dynamic), ("darkGrayColor", UIColor.darkGray.dynamic),
    ("grayColor", UIColor.gray.dynamic), ("lightGrayColor", UIColor.lightGray.dynamic),
    ("redColor", UIColor.red.dynamic), ("greenColor", UIColor.green.dynamic),
    ("blueColor", UIColor.blue.dynamic), ("cyanColor", UIColor.cyan.dynamic),
    ("yellowColor", UIColor.yellow.dynamic), ("magentaColor", UIColor.magenta.dynamic),
    ("orangeColor", UIColor.orange.dynamic), ("purpleColor", UIColor.purple.dynamic),
    ("brownColor", UIColor.brown.dynamic),
  ]
}
