internal import LayoutEngine

/// A difference between an artboard and the page.
struct DesignDifference {
  var kind: Kind
  /// The name of the element that differs; empty for the whole screen.
  var name = ""
  /// The index of the element that differs; `nil` if the difference is about no element.
  var element: Int?
  /// The frame on the page, in points of the screen; `nil` if the page lacks it. `there` is the frame in the
  /// artboard.
  var here: Rect?
  var there: Rect?

  enum Kind: Hashable {
    case background(here: SampledColor, there: SampledColor)
    /// Something is only in the artboard.
    case added
    /// The element is only on the page.
    case missing
    /// The element was not found in an artboard of another size, in which it may be anywhere.
    case notFound
    /// The text has another point size, measured from its ink, in points.
    case pointSize(here: Double, there: Double)
    case size
    case weight(isHeavier: Bool)
    /// The lines of the artboard are further apart, by this distance in points; negative for closer.
    case lineSpacing(Double)
    case text
    case picture
    /// Parameter isAbout: True if the colour is an estimate: of thin strokes, or from a lossy file.
    case textColor(here: SampledColor, there: SampledColor, isAbout: Bool)
    case color(here: SampledColor, there: SampledColor)
    /// The element stands further right (x) and lower (y) in the artboard, by this distance in points.
    case moved(x: Double, y: Double)
  }
}

extension DesignDifference {
  /// The rank in the order of reports: causes come before their effects.
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
