internal import LayoutEngine

/// The latest sizes and lines of a text: words on every page are asked for again and again, at the same
/// width. A view that is measured and then drawn in one width has its lines broken once.
struct LatestLines {
  /// The lines without a limit of the width. Views ask for their size first, and then for the size in the
  /// available width, `limited`.
  private var natural: Measured?
  private var limited: Measured?
  /// The layout asked for last. It is kept only from the second request on: most texts are drawn once, and
  /// glyphs take memory.
  private var layout: (options: TextLayoutOptions, answer: TextLayout?)?

  /// Lines whose glyphs are not positioned, and their size.
  struct Measured {
    var plans: [LinePlan]
    var size: Size
    fileprivate var options: TextLayoutOptions
  }

  /// The lines with some options; `nil` if other options were measured last.
  func measured(_ options: TextLayoutOptions) -> Measured? {
    let latest = options.width == nil ? natural : limited
    return latest?.options == options ? latest : nil
  }

  /// The layout with some options; `nil` if other options were asked for last, or these options only once.
  func layout(_ options: TextLayoutOptions) -> TextLayout? {
    layout?.options == options ? layout?.answer : nil
  }

  mutating func note(_ size: Size, of plans: [LinePlan], _ options: TextLayoutOptions) {
    let measured = Measured(plans: plans, size: size, options: options)
    if options.width == nil { natural = measured } else { limited = measured }
  }

  mutating func note(_ answer: TextLayout, _ options: TextLayoutOptions) {
    layout = (options, layout?.options == options ? answer : nil)
  }
}
