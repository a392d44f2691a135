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
    /// In points: the text's size as far as its picture tells.
    case pointSize(here: Double, there: Double)
    case size
    case weight(isHeavier: Bool)
    /// In points, by how much further apart lines stand in the artboard.
    case lineSpacing(Double)
    case text
    case picture
    /// - Parameter isAbout: Whether the artboard only hints at it: thin strokes, or a lossy file.
    case textColor(here: SampledColor, there: SampledColor, isAbout: Bool)
    case color(here: SampledColor, there: SampledColor)
    /// In points, by how much it stands further right and lower in the artboard.
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
