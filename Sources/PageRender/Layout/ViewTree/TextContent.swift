package import LayoutEngine
package import PageDrawing

/// Text in a view.
package struct TextContent: Sendable {
  package var text: AttributedText
  /// The most lines; 0 is unlimited.
  package var maximumLines: Int
  package var lineBreakMode: LineBreakMode
  /// The insets from the view's edges to the text, in points.
  package var insets: EdgeInsets
  package var verticalAlignment: VerticalAlignment
  package var role: Role
  /// The fitting that shrinks a text that does not fit; `nil` for none.
  package var fitting: TextFitting?
  /// The width in which the intrinsic size is measured (`preferredMaxLayoutWidth`), in points; `nil` uses the
  /// width that layout offers.
  package var preferredWidth: Double?

  package init(
    text: AttributedText, maximumLines: Int, lineBreakMode: LineBreakMode, insets: EdgeInsets,
    verticalAlignment: VerticalAlignment, role: Role, fitting: TextFitting? = nil,
    preferredWidth: Double? = nil
  ) {
    self.text = text
    self.maximumLines = maximumLines
    self.lineBreakMode = lineBreakMode
    self.insets = insets
    self.verticalAlignment = verticalAlignment
    self.role = role
    self.fitting = fitting
    self.preferredWidth = preferredWidth
  }

  package enum VerticalAlignment: Sendable { case top, center }

  /// The kind of view whose rules for sizes apply.
  package enum Role: Sendable { case label, textView }
}
