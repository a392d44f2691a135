package import LayoutEngine
package import PageDrawing

/// The look of buttons with a configuration.
package struct ConfiguredButtonMetrics: Hashable, Sendable {
  /// The values of the sizes mini and small, of medium and of large.
  package struct BySize<Value: Hashable & Sendable>: Hashable, Sendable {
    package var small: Value
    package var medium: Value
    package var large: Value
  }

  /// The colour of the titles of grey buttons.
  package enum Ink: Hashable, Sendable {
    case tint
    case label
  }

  /// The insets above and below the content, and at its sides.
  package var insets: BySize<Size>
  package var subtitleStyle: TextStyle
  package var dynamicCorner: BySize<CornerRule>
  package var smallCorner: CornerRule
  package var mediumCorner: CornerRule
  package var largeCorner: CornerRule
  package var grayFill: Color.Dynamic
  package var grayInk: Ink
  package var disabledFill: Color.Dynamic
  /// The opacity of a tinted button's fill.
  package var tintedOpacityInLight: Double
  package var tintedOpacityInDark: Double
}
