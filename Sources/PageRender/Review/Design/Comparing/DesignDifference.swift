internal import LayoutEngine

/// One way in which an artboard is not what the page shows.
struct DesignDifference {
  var kind: Kind
  /// The name of its subject; empty for the whole screen.
  var name = ""
  /// Its place among what the page shows; `nil` where it is about nothing of that.
  var element: Int?
  /// Its frame on the page and in the artboard, in points of the screen; `nil` on the side that lacks it.
  var here: Rect?
  var there: Rect?

  enum Kind: Hashable {
    case background(here: SampledColor, there: SampledColor)
    /// Only in the artboard.
    case added
    /// Only on the page.
    case missing
    /// Not found in an artboard of another size, where it may stand anywhere.
    case notFound
    /// The text has another point size, measured from its ink, in points.
    case pointSize(here: Double, there: Double)
    case size
    case weight(isHeavier: Bool)
    /// The lines of the artboard are further apart, by this distance in points; negative for closer.
    case lineSpacing(Double)
    case text
    case picture
    /// - Parameter isAbout: Whether the artboard only hints at it: thin strokes, or a lossy file.
    case textColor(here: SampledColor, there: SampledColor, isAbout: Bool)
    case color(here: SampledColor, there: SampledColor)
    /// The element stands further right (x) and lower (y) in the artboard, by this distance in points.
    case moved(x: Double, y: Double)
  }
}

extension DesignDifference {
  /// The rank: causes are told before their effects.
  var rank: Int {
    switch kind {
    case .size, .pointSize, .weight, .lineSpacing, .text, .picture: 0
    case .missing, .added, .notFound: 1
    case .background: 2
    case .textColor, .color: 3
    case .moved: 4
    }
  }
}
