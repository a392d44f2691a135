public import PageBase

/// The rule by which a font's size follows the content size that the user prefers.
public enum FontScaling: Hashable, Sendable {
  /// The font of a text style; `leading` is added to the style's own leading, in points.
  case textStyle(TextStyle, leading: Double = 0)
  /// A font size that grows as a text style does, as `UIFontMetrics` scales it. `pointSize` is its size, in
  /// points, at the content size Large.
  case relative(to: TextStyle, pointSize: Double, maximum: Double? = nil)
}

extension TextStyle {
  /// A length in points, scaled as the style's line spacing, not rounded.
  ///
  /// `UIFontMetrics` scales by line spacings: 45 of 45 values printed by a simulator of iOS 26 agree.
  public func scaled(_ value: Double, to size: ContentSize) -> Double {
    value * lineSpacing(at: size) / lineSpacing(at: .large)
  }
}
