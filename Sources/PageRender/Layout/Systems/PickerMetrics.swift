package import PageDrawing

/// The look of date pickers and picker views.
package struct PickerMetrics: Hashable, Sendable {
  /// The corner radius and the fill of the band behind the selected row of wheels.
  package var bandRadius: Double
  package var bandFill: Color.Dynamic
  /// The heights of a compact date, and of a compact time or date and time.
  package var dateHeight: Double
  package var timeHeight: Double
  package var fieldCorner: CornerRule
  /// The heights of an inline date, time, and date and time.
  package var inlineDateHeight: Double
  package var inlineTimeHeight: Double
  package var inlineDateAndTimeHeight: Double
}

/// The places of a search bar in a navigation controller.
package struct SearchSlotMetrics: Hashable, Sendable {
  /// The height that a search bar below the titles adds to a navigation bar, and its distance from the sides.
  package var stackedHeight: Double
  package var stackedMargin: Double
  /// The height of a field at the screen's end, and its distance from the sides.
  package var endHeight: Double
  package var endMargin: Double
  /// The width of a field in an iPad's row of items, and its distance from the trailing side.
  package var inlineWidth: Double
  package var inlineMargin: Double
}
