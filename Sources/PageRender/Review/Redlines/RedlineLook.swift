internal import LayoutEngine
internal import PageDrawing

/// A view's visible properties other than its frame.
struct RedlineLook: Hashable, Sendable {
  /// The distinct fonts and colours of the view's text, in the order of the text.
  var texts: [TextLook] = []
  /// The ink of each of `texts`, by index; `nil` for text that is not visible.
  var inks: [TextInk?] = []
  /// The insets from a text view's edges to its text, in points; `nil` for other views.
  var insets: EdgeInsets?
  /// The background colour; `nil` if it is absent or transparent.
  var background: NamedColor?
  var imageName: String?
  /// The corner radius, in points; 0 for square corners.
  var cornerRadius = 0.0
  /// The border's width, in points; 0 for none.
  var borderWidth = 0.0
  var borderColor = NamedColor(.black)
  var shadow: Shadow?

  struct Shadow: Hashable, Sendable {
    /// The shadow's colour, with the shadow's opacity in its alpha.
    var color: NamedColor
    /// The shadow's offset to the right and downwards, in points.
    var offset: Point
    /// The blur radius, in points.
    var radius: Double
  }

  /// The visible ink of a text.
  struct TextInk: Hashable, Sendable {
    /// The bounds of the ink, in points of the screen.
    var box: Rect
    /// The bounds of the text's own filled view, such as a button; `nil` if only its ink counts.
    var ground: Rect?
    /// The distance between baselines, in points; `nil` for a single line.
    var lineHeight: Double?
    /// The contrast ratio to the background, 1…21.
    var contrast: Double
    /// The gaps to the nearest text or picture above and below, in points; `nil` without one.
    var (above, below): (Double?, Double?)
  }

  struct TextLook: Hashable, Sendable {
    var font: FontDescriptor
    /// The names of the font, such as that of its text style; `nil` for a font without names.
    var fontName: String?
    var color: Color
    /// The name of the colour; `nil` for a colour of numbers.
    var colorName: String?
    var alignment = TextAlignment.natural
    /// The tracking: the space added after every letter, in points.
    var tracking = 0.0
  }
}
