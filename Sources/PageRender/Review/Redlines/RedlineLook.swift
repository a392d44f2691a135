internal import LayoutEngine
internal import PageDrawing

/// A view's look, beside its frame.
struct RedlineLook: Hashable, Sendable {
  /// The fonts and colours of its text, each once, in the order of the text.
  var texts: [TextLook] = []
  /// The ink of each of `texts`; `nil` of one that is not seen.
  var inks: [TextInk?] = []
  /// The insets from a text view's edges to its text, in points; `nil` for other views.
  var insets: EdgeInsets?
  /// `nil` where there is none, or nothing of it is seen.
  var background: Color?
  var imageName: String?
  /// The corner radius, in points; 0 for square corners.
  var cornerRadius = 0.0
  /// The border's width, in points; 0 for none.
  var borderWidth = 0.0
  var borderColor = Color.black
  var shadow: Shadow?

  struct Shadow: Hashable, Sendable {
    /// The shadow's colour, with the shadow's opacity as its alpha.
    var color: Color
    /// The shadow's offset to the right and downwards, in points.
    var offset: Point
    /// The blur radius, in points.
    var radius: Double
  }

  /// The area that a text covers on the screen.
  struct TextInk: Hashable, Sendable {
    /// Its letters, in points of the screen.
    var box: Rect
    /// The distance from a line to the next, in points; `nil` for one line.
    var lineHeight: Double?
    /// The contrast to what is behind it, 1…21.
    var contrast: Double
    /// The gaps to the nearest text or picture above and below, in points; `nil` where there is none.
    var (above, below): (Double?, Double?)
  }

  struct TextLook: Hashable, Sendable {
    var font: FontDescriptor
    /// The text style that the font is of; `nil` where it has a size of its own.
    var style: TextStyle?
    var color: Color
    var alignment = TextAlignment.natural
    /// The tracking: the space added after every letter, in points.
    var tracking = 0.0
  }
}
