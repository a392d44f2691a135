internal import LayoutEngine
internal import PageDrawing

extension TextRule {
  /// The areas to fill for the underline or strikethrough of a line whose baseline begins at `place`. Its
  /// thickness is a whole number of pixels, at least one, and its edges are on the pixel grid.
  func shapes(at place: Point, isThrough: Bool, _ measurer: ViewMeasurer) -> [Shape] {
    guard width > 0 else { return [] }
    let pixel = 1 / measurer.scale
    let single = max(pixel, measurer.roundToPixel(thickness))
    let height = weight == .thick ? 2 * single : single
    let left = measurer.roundToPixel(place.x + x)
    let right = max(left + pixel, measurer.roundToPixel(place.x + x + width))
    let middle = place.y + offset
    let tops: [Double]
    switch weight {
    // A thick or double rule grows downwards as an underline, and to both sides as a strikethrough.
    case .single, .thick:
      tops = [measurer.roundToPixel(middle - (isThrough ? height : single) / 2)]
    case .double:
      let top = measurer.roundToPixel(middle - (isThrough ? 3 * single : single) / 2)
      tops = [top, top + 2 * single]
    }
    return tops.map { top in
      let line = Rect(minX: left, minY: top, maxX: right, maxY: top + height)
      return pattern.shape(along: line, unit: single)
    }
  }
}

extension TextStroke.Pattern {
  /// The lengths of marks and gaps in turn, in multiples of a single rule's thickness; from knowledge of
  /// AppKit, by eye on iOS.
  private var lengths: [Double] {
    switch self {
    case .solid: []
    case .dot: [3, 3]
    case .dash: [10, 5]
    case .dashDot: [10, 3, 3, 3]
    case .dashDotDot: [10, 3, 3, 3, 3, 3]
    }
  }

  /// The most marks of a rule, more than any page shows; a rule with more marks is solid.
  private static let maximumMarks = 10_000.0

  fileprivate func shape(along line: Rect, unit: Double) -> Shape {
    let lengths = lengths.map { $0 * unit }
    let period = lengths.reduce(0, +)
    guard period > 0, line.width / period * Double(lengths.count) <= Self.maximumMarks else {
      return .rectangle(line)
    }
    var path = Path()
    var (left, index) = (line.minX, 0)
    while left < line.maxX {
      let right = min(left + lengths[index % lengths.count], line.maxX)
      if index % 2 == 0 { path.addRectangle(Rect(minX: left, minY: line.minY, maxX: right, maxY: line.maxY)) }
      left = right
      index += 1
    }
    return .path(path)
  }
}
