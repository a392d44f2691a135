internal import LayoutEngine
internal import PageDrawing

/// Compares a stretched part of the page with a part of the artboard.
struct ScaledInk {
  /// The correlation of the two parts, -1…1.
  private(set) var score = 0.0

  /// - Parameter most: The approximate number of points that are compared.
  init(
    _ pictures: DesignPictures, from own: PixelRectangle, to target: PixelRectangle, most: Int = 3000
  ) {
    let (page, design) = (pictures.page.levels[0], pictures.design.levels[0])
    guard own.width > 1, own.height > 1, target.width > 1, target.height > 1 else { return }
    var pairs: [(Double, Double)] = []
    let wide = Double(own.width) / Double(target.width)
    let high = Double(own.height) / Double(target.height)
    target.forEachPixel(about: most) { column, row in
      let (x, y) = (column - target.x.lowerBound, row - target.y.lowerBound)
      let value = page.value(
        Double(own.x.lowerBound) + (Double(x) + 0.5) * wide - 0.5,
        Double(own.y.lowerBound) + (Double(y) + 0.5) * high - 0.5)
      let there = design.value(Double(column), Double(row))
      pairs.append((value, there))
    }
    score = Self.correlation(pairs)
  }

  private static func correlation(_ pairs: [(Double, Double)]) -> Double {
    let count = Double(pairs.count)
    guard count > 8 else { return 0 }
    let (a, b) = (pairs.reduce(0) { $0 + $1.0 } / count, pairs.reduce(0) { $0 + $1.1 } / count)
    var (aa, bb, ab) = (0.0, 0.0, 0.0)
    for pair in pairs {
      aa += (pair.0 - a) * (pair.0 - a)
      bb += (pair.1 - b) * (pair.1 - b)
      ab += (pair.0 - a) * (pair.1 - b)
    }
    return aa > count && bb > count ? ab / (aa * bb).squareRoot() : 0
  }
}

extension Lightness {
  /// The lightness at a fractional position, interpolated bilinearly; beyond the edges, that of the edge.
  func value(_ x: Double, _ y: Double) -> Double {
    let (column, row) = (min(max(x, 0), Double(width - 1)), min(max(y, 0), Double(height - 1)))
    let (left, top) = (Int(column), Int(row))
    let (right, bottom) = (min(left + 1, width - 1), min(top + 1, height - 1))
    let (fx, fy) = (column - Double(left), row - Double(top))
    func at(_ x: Int, _ y: Int) -> Double { Double(values[y * width + x]) }
    return (at(left, top) * (1 - fx) + at(right, top) * fx) * (1 - fy)
      + (at(left, bottom) * (1 - fx) + at(right, bottom) * fx) * fy
  }
}
