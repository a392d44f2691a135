package import LayoutEngine

/// The look of menus that buttons open.
package struct MenuMetrics: Hashable, Sendable {
  package var width: Double
  package var radius: Double
  /// The least height of a row, and the distance of its text from its edges.
  package var rowHeight: Double
  package var rowPadding: Double
  /// The distance of the first row from the card's top, and of the last from its end.
  package var padding: Double
  /// The distance of texts and images from the card's sides.
  package var inset: Double
  /// The width of the column of images and checkmarks before the texts.
  package var imageColumn: Double
  /// The height of the space between sections, with a hairline in its middle.
  package var sectionGap: Double
  /// The distance from the button.
  package var sourceGap: Double
  package var look: GlassLook
}

/// The look of popovers, the cards beside what opened them.
package struct PopoverMetrics: Hashable, Sendable {
  package var radius: Double
  /// The arrow's length along the card, and its height.
  package var arrow: Size
  /// The width of a popover without a preferred size.
  package var width: Double
  /// The width of an action sheet that is a popover.
  package var actionSheetWidth: Double
  package var look: GlassLook
}
