/// The system colours by the names that colour sets and Interface Builder documents use.
enum SystemColor {
  static func color(named name: String) -> Color.Dynamic? {
    colors.first { $0.name == name }?.color
  }

  static var names: [String] { colors.map(\.name) }

  /// `UIColor`'s.
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
    ("systemGroupedBackgroundColor", UIColor.systemGroupedBackground.dynamic),
    ("groupTableViewBackgroundColor", UIColor.systemGroupedBackground.dynamic),
    ("secondarySystemGroupedBackgroundColor", UIColor.secondarySystemGroupedBackground.dynamic),
    ("tertiarySystemGroupedBackgroundColor", UIColor.tertiarySystemGroupedBackground.dynamic),
    ("labelColor", UIColor.label.dynamic), ("secondaryLabelColor", UIColor.secondaryLabel.dynamic),
    ("tertiaryLabelColor", UIColor.tertiaryLabel.dynamic),
    ("quaternaryLabelColor", UIColor.quaternaryLabel.dynamic),
    ("placeholderTextColor", UIColor.placeholderText.dynamic),
    ("linkColor", UIColor.link.dynamic), ("separatorColor", UIColor.separator.dynamic),
    ("opaqueSeparatorColor", UIColor.opaqueSeparator.dynamic),
    ("systemFillColor", UIColor.systemFill.dynamic),
    ("secondarySystemFillColor", UIColor.secondarySystemFill.dynamic),
    ("tertiarySystemFillColor", UIColor.tertiarySystemFill.dynamic),
    ("quaternarySystemFillColor", UIColor.quaternarySystemFill.dynamic),
    ("lightTextColor", UIColor.lightText.dynamic),
    ("darkTextColor", UIColor.darkText.dynamic), ("tintColor", UIColor.tintColor.dynamic),
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
