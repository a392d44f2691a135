import Testing

@testable import PageDrawing
@testable import PageLayout

/// The system's colours: components, opacities and names.
struct SystemColorTests {
  /// The components in UIColor.h's comments.
  @Test(
    arguments: [
      (SystemColor.black, [0, 0, 0, 1]), (SystemColor.darkGray, [1 / 3.0, 1 / 3.0, 1 / 3.0, 1]),
      (SystemColor.gray, [128 / 255.0, 128 / 255.0, 128 / 255.0, 1]),
      (SystemColor.lightGray, [2 / 3.0, 2 / 3.0, 2 / 3.0, 1]), (SystemColor.white, [1, 1, 1, 1]),
      (SystemColor.red, [1, 0, 0, 1]), (SystemColor.green, [0, 1, 0, 1]), (SystemColor.blue, [0, 0, 1, 1]),
      (SystemColor.cyan, [0, 1, 1, 1]), (SystemColor.yellow, [1, 1, 0, 1]),
      (SystemColor.magenta, [1, 0, 1, 1]), (SystemColor.orange, [1, 0.5, 0, 1]),
      (SystemColor.purple, [0.5, 0, 0.5, 1]), (SystemColor.brown, [0.6, 0.4, 0.2, 1]),
      (SystemColor.clear, [0, 0, 0, 0]), (SystemColor.lightText, [1, 1, 1, 0.6]),
      (SystemColor.darkText, [0, 0, 0, 1]),
    ] as [(Color.Dynamic, [Double])])
  func `a fixed colour has the header's components in both appearances`(
    color: Color.Dynamic, components: [Double]
  ) {
    for found in [color.light, color.dark] {
      #expect([found.red, found.green, found.blue, found.alpha] == components)
    }
  }

  /// Apple's design resources for labels, separators and fills; the others by NGSystemColorComparison.
  @Test(
    arguments: [
      (SystemColor.systemRed, 1, 1), (SystemColor.label, 1, 1), (SystemColor.secondaryLabel, 0.6, 0.6),
      (SystemColor.tertiaryLabel, 0.3, 0.3), (SystemColor.quaternaryLabel, 0.18, 0.16),
      (SystemColor.placeholderText, 0.3, 0.3), (SystemColor.separator, 0.29, 0.6),
      (SystemColor.opaqueSeparator, 1, 1), (SystemColor.systemFill, 0.2, 0.36),
      (SystemColor.secondarySystemFill, 0.16, 0.32), (SystemColor.tertiarySystemFill, 0.12, 0.24),
      (SystemColor.quaternarySystemFill, 0.08, 0.18), (Color.Dynamic.systemFill, 0.2, 0.36),
      (Color.Dynamic.secondarySystemFill, 0.16, 0.32), (Color.Dynamic.tertiarySystemFill, 0.12, 0.24),
      (Color.Dynamic.placeholderText, 0.3, 0.3), (Color.Dynamic.secondaryText, 0.6, 0.6),
      (Color.Dynamic.text, 1, 1), (Color.Dynamic.separatorLine, 0.29, 0.6),
      (Color.Dynamic.pageBackground, 1, 1), (Color.Dynamic.knob, 1, 1),
      (Color.Dynamic.barBackground, 0.94, 0.94), (Color.Dynamic.idleTab, 1, 1),
      (Color.Dynamic.barHairline, 0.3, 0.15),
    ] as [(Color.Dynamic, Double, Double)])
  func `a system colour is as opaque as its source says`(color: Color.Dynamic, light: Double, dark: Double) {
    #expect(color.light.alpha == light && color.dark.alpha == dark)
  }

  /// Apple's Human Interface Guidelines for iOS 13 to 18, and NGSystemColorComparison.
  @Test(
    arguments: [
      (SystemColor.systemRed, 0xFF3B30, 0xFF453A), (SystemColor.systemOrange, 0xFF9500, 0xFF9F0A),
      (SystemColor.systemYellow, 0xFFCC00, 0xFFD60A), (SystemColor.systemGreen, 0x34C759, 0x30D158),
      (SystemColor.systemMint, 0x00C7BE, 0x63E6E2), (SystemColor.systemTeal, 0x30B0C7, 0x40CBE0),
      (SystemColor.systemCyan, 0x32ADE6, 0x64D2FF), (SystemColor.systemBlue, 0x007AFF, 0x0A84FF),
      (SystemColor.systemIndigo, 0x5856D6, 0x5E5CE6), (SystemColor.systemPurple, 0xAF52DE, 0xBF5AF2),
      (SystemColor.systemPink, 0xFF2D55, 0xFF375F), (SystemColor.systemBrown, 0xA2845E, 0xAC8E68),
      (SystemColor.systemGray, 0x8E8E93, 0x8E8E93), (SystemColor.systemGray2, 0xAEAEB2, 0x636366),
      (SystemColor.systemGray3, 0xC7C7CC, 0x48484A), (SystemColor.systemGray4, 0xD1D1D6, 0x3A3A3C),
      (SystemColor.systemGray5, 0xE5E5EA, 0x2C2C2E), (SystemColor.systemGray6, 0xF2F2F7, 0x1C1C1E),
      (SystemColor.systemBackground, 0xFFFFFF, 0x000000),
      (SystemColor.secondarySystemBackground, 0xF2F2F7, 0x1C1C1E),
      (SystemColor.tertiarySystemBackground, 0xFFFFFF, 0x2C2C2E),
      (SystemColor.systemGroupedBackground, 0xF2F2F7, 0x000000),
      (SystemColor.secondarySystemGroupedBackground, 0xFFFFFF, 0x1C1C1E),
      (SystemColor.tertiarySystemGroupedBackground, 0xF2F2F7, 0x2C2C2E),
      (SystemColor.label, 0x000000, 0xFFFFFF),
      (SystemColor.secondaryLabel, 0x3C3C43, 0xEBEBF5), (SystemColor.tertiaryLabel, 0x3C3C43, 0xEBEBF5),
      (SystemColor.quaternaryLabel, 0x3C3C43, 0xEBEBF5), (SystemColor.separator, 0x3C3C43, 0x545458),
      (SystemColor.opaqueSeparator, 0xC6C6C8, 0x38383A), (SystemColor.link, 0x007AFF, 0x0984FF),
      (SystemColor.quaternarySystemFill, 0x747480, 0x767680),
      (SystemColor.scrollViewTexturedBackground, 0x6F7179, 0x6F7179),
      (SystemColor.viewFlipsideBackground, 0x1F2124, 0x1F2124),
      (SystemColor.underPageBackground, 0xB4B7BA, 0xB4B7BA),
      (Color.Dynamic.barBackground, 0xF9F9F9, 0x1D1D1D),
      (Color.Dynamic.idleTab, 0x929292, 0x757575), (Color.Dynamic.barHairline, 0x000000, 0xFFFFFF),
    ] as [(Color.Dynamic, UInt32, UInt32)])
  func `a system colour has its value in light and in dark`(color: Color.Dynamic, light: UInt32, dark: UInt32)
  {
    for (found, wanted) in [(color.light, light), (color.dark, dark)] {
      #expect(found == Color(rgb: wanted, alpha: found.alpha))
    }
  }

  @Test func `colours that controls draw with are the system's`() {
    #expect(Color.Dynamic.systemFill == SystemColor.systemFill)
    #expect(Color.Dynamic.secondarySystemFill == SystemColor.secondarySystemFill)
    #expect(Color.Dynamic.tertiarySystemFill == SystemColor.tertiarySystemFill)
    #expect(Color.Dynamic.placeholderText == SystemColor.placeholderText)
    #expect(Color.Dynamic.secondaryText == SystemColor.secondaryLabel)
    #expect(Color.Dynamic.text == SystemColor.label)
    #expect(Color.Dynamic.separatorLine == SystemColor.separator)
    #expect(Color.Dynamic.pageBackground == SystemColor.systemBackground)
    for color in [Color.Dynamic.text, .separatorLine, .systemFill] { #expect(color.name != nil) }
  }

  @Test func `an opacity is multiplied with that of both appearances`() {
    let color = Color.Dynamic(
      light: Color(red: 1, green: 0, blue: 0, alpha: 0.5), dark: Color(red: 0, green: 1, blue: 0, alpha: 0.25)
    )
    let faint = color.opacity(0.5)
    #expect(faint.light == Color(red: 1, green: 0, blue: 0, alpha: 0.25))
    #expect(faint.dark == Color(red: 0, green: 1, blue: 0, alpha: 0.125))
  }

  // MARK: Elevation

  /// One step lighter: `systemGray6`, 5 and 4 in the dark.
  @Test(
    arguments: [
      (SystemColor.systemBackground, 0x1C1C1E), (SystemColor.secondarySystemBackground, 0x2C2C2E),
      (SystemColor.tertiarySystemBackground, 0x3A3A3C), (SystemColor.systemGroupedBackground, 0x1C1C1E),
      (SystemColor.secondarySystemGroupedBackground, 0x2C2C2E),
      (SystemColor.tertiarySystemGroupedBackground, 0x3A3A3C),
    ] as [(Color.Dynamic, UInt32)])
  func `a background in a sheet is one step lighter in the dark`(color: Color.Dynamic, dark: UInt32) {
    let raised = SystemColor.elevated(color)
    #expect(raised.light == color.light && raised.dark == Color(rgb: dark) && raised.name == color.name)
  }

  @Test func `other colours stay as they are in a sheet`() {
    #expect(SystemColor.elevated(SystemColor.label) == SystemColor.label)
    var unnamed = SystemColor.systemBackground
    unnamed.name = nil
    #expect(SystemColor.elevated(unnamed) == unnamed)
    // A colour that has only the name.
    let other = Color.Dynamic(Color(rgb: 0xFF0000)).named("systemBackground")
    #expect(SystemColor.elevated(other) == other)
  }

  // MARK: Names

  @Test func `a colour is found by its name in documents`() {
    #expect(SystemColor.color(named: "systemRedColor") == SystemColor.systemRed)
    #expect(SystemColor.color(named: "brownColor") == SystemColor.brown)
    #expect(SystemColor.color(named: "systemRed") == nil)
    #expect(SystemColor.names.count > 50 && SystemColor.names.first == "systemRedColor")
    #expect(SystemTint(named: "tintColor") == .blue && SystemTint(named: "systemBrownColor") == .brown)
    #expect(SystemTint(named: "labelColor") == nil)
  }
}
