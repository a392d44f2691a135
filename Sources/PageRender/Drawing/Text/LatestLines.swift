internal import LayoutEngine

/// The latest sizes and lines of a text: words on every page are asked for again and again, at the same
/// width.
struct LatestLines {
  /// The size without a limit of the width. Views ask for it first, and then for the size in the available
  /// width, `limited`.
  private var natural: (options: TextLayoutOptions, answer: Size)?
  private var limited: (options: TextLayoutOptions, answer: Size)?
  /// The layout asked for last. It is kept only from the second request on: most texts are drawn once, and
  /// glyphs take memory.
  private var layout: (options: TextLayoutOptions, answer: TextLayout?)?

  /// The size with some options; `nil` if other options were asked for last.
  func size(_ options: TextLayoutOptions) -> Size? {
    let latest = options.width == nil ? natural : limited
    return latest?.options == options ? latest?.answer : nil
  }

  /// The lines with some options; `nil` if other options were asked for last, or these options only once.
  func layout(_ options: TextLayoutOptions) -> TextLayout? {
    layout?.options == options ? layout?.answer : nil
  }

  mutating func note(_ answer: Size, _ options: TextLayoutOptions) {
    if options.width == nil { natural = (options, answer) } else { limited = (options, answer) }
  }

  mutating func note(_ answer: TextLayout, _ options: TextLayoutOptions) {
    layout = (options, layout?.options == options ? answer : nil)
  }
}
