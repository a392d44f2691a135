package import PageDrawing

/// Colours of controls besides the palette of the Human Interface Guidelines: UIColor's fill and text
/// colours, iOS 13 to 18, from Apple's design resources.
extension Color.Dynamic {
  package static let systemFill = pair(0x787880, 0.2, dark: 0x787880, 0.36).named("systemFill")
  static let secondarySystemFill = pair(0x787880, 0.16, dark: 0x787880, 0.32).named("secondarySystemFill")
  package static let tertiarySystemFill = pair(0x767680, 0.12, dark: 0x767680, 0.24).named(
    "tertiarySystemFill")
  package static let placeholderText = pair(0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3).named("placeholderText")
  package static let secondaryText = pair(0x3C3C43, 0.6, dark: 0xEBEBF5, 0.6).named("secondaryLabel")
  package static let text = pair(0x000000, 1, dark: 0xFFFFFF, 1).named("label")
  static let separatorLine = pair(0x3C3C43, 0.29, dark: 0x545458, 0.6).named("separator")
  package static let pageBackground = pair(0xFFFFFF, 1, dark: 0x000000, 1).named("systemBackground")
  /// The colour of the knobs of switches and sliders.
  package static let knob = Color.Dynamic(.white)
  /// The background of bars: the system's white or black, through which content faintly shows.
  package static let barBackground = pair(0xF9F9F9, 0.94, dark: 0x1D1D1D, 0.94)
  /// The colour of a tab that is not selected; by eye.
  package static let idleTab = pair(0x929292, 1, dark: 0x757575, 1)
  /// The hairline between a bar and the page.
  package static let barHairline = pair(0x000000, 0.3, dark: 0xFFFFFF, 0.15)

  private static func pair(_ light: UInt32, _ lightAlpha: Double, dark: UInt32, _ darkAlpha: Double) -> Self {
    Self(light: Color(rgb: light, alpha: lightAlpha), dark: Color(rgb: dark, alpha: darkAlpha))
  }

  /// A copy with the alpha of both colours multiplied by `factor`.
  package func opacity(_ factor: Double) -> Self {
    var (light, dark) = (light, dark)
    light.alpha *= factor
    dark.alpha *= factor
    return Self(light: light, dark: dark)
  }
}
