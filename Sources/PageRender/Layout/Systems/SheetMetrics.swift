package import LayoutEngine
package import PageDrawing

/// The look of sheets, the cards on which controllers are presented.
package struct SheetMetrics: Hashable, Sendable {
  /// A card that floats above the screen's end.
  package struct Floating: Hashable, Sendable {
    /// The distance of the card from the screen's sides and end, by which its content is scaled down.
    package var inset: Double
    package var ground: GlassLook
  }

  /// The cards of screens that are regular in width and height.
  package struct Pad: Hashable, Sendable {
    package var radius: Double
    /// The size of a form sheet without a preferred size.
    package var form: Size
    /// The distance of a form sheet's middle above the screen's.
    package var formRise: Double
    /// The greatest width of a page sheet, and its distance from the screen's top and end.
    package var pageWidth: Double
    package var pageTop: Double
  }

  /// The least distance of a sheet from the screen's top; the safe area's inset if that is larger.
  package var leastTop: Double
  /// The radius of the upper corners, and the least of a floating card's lower ones. At the screen's end they
  /// would lie in the display's corners, which no picture has.
  package var radius: Double
  package var ground: Color.Dynamic
  package var dimming: Color.Dynamic
  /// The medium detent, as a share of the largest.
  package var mediumShare: Double
  package var floating: Floating
  package var pad: Pad
  package var grabber: Size
  package var grabberTop: Double
  package var grabberColor: Color.Dynamic
  /// The distance of a navigation bar from the sheet's top.
  package var barTop: Double
}
