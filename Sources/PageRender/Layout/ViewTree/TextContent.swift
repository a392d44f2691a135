package import LayoutEngine
package import PageDrawing

/// Text in a view.
package struct TextContent: Sendable {
  package var text: AttributedText
  /// 0 is unlimited.
  package var maximumLines: Int
  package var lineBreakMode: LineBreakMode
  /// The insets from the view's edges to the text, in points.
  package var insets: EdgeInsets
  package var verticalAlignment: VerticalAlignment
  package var role: Role
  /// `nil` keeps the text's size where it does not fit.
  package var fitting: TextFitting?
  /// The width in which the intrinsic size is measured (`preferredMaxLayoutWidth`), in points; `nil` takes the width offered.
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

  package enum VerticalAlignment: Sendable {
    case top, center
  }

  /// Whose rules of size apply.
  package enum Role: Sendable {
    case label, textView
  }
}
