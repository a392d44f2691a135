internal import LayoutEngine
internal import PageDrawing

/// The lightness of sampled points of a picture, for finding them in another picture.
///
/// The score is the zero-mean normalised cross-correlation (Lewis, "Fast Template Matching", 1995): 1 for
/// equal shapes in whatever colours, about 0 for unrelated ones.
struct InkTemplate {
  private var points: [Point] = []
  /// The bounds of all points, in pixels.
  private var bounds = PixelRectangle(x: 0..<0, y: 0..<0)

  private struct Point {
    var x: Int32
    var y: Int32
    var value: Int32
  }

  /// The number of points that is enough to tell shapes apart.
  private static let mostPoints = 900
  /// The least variance of lightness at which a shape is visible.
  private static let leastVariance = 4.0

  /// - Parameters:
  ///   - area: The sampled area, in pixels of the picture.
  ///   - share: The approximate share of the area that is not left out.
  ///   - isLeftOut: Returns true for a pixel that belongs to another element.
  init(
    _ picture: Lightness, in area: PixelRectangle, share: Double = 1,
    leavingOut isLeftOut: (Int, Int) -> Bool = { _, _ in false }
  ) {
    let area = area.clipped(to: picture.size)
    guard !area.isEmpty else { return }
    bounds = area
    points.reserveCapacity(Self.mostPoints * 2)
    area.forEachPixel(about: Int(Double(Self.mostPoints) / max(min(share, 1), 0.001))) { x, y in
      if isLeftOut(x, y) { return }
      let value = Int32(picture.values[y * picture.width + x])
      points.append(Point(x: Int32(x), y: Int32(y), value: value))
    }
  }

  /// True if the points vary enough in lightness to be found.
  var isVisible: Bool {
    let sums = Sums(ofOwn: points)
    return sums.count >= 8 && sums.spread > Self.leastVariance * sums.pairs
  }

  /// Returns the correlation with another picture at a shift, -1…1; `nil` if too few points are inside the
  /// picture.
  func score(in picture: Lightness, x: Int, y: Int) -> Double? {
    let sums = sums(with: picture, x, y)
    guard sums.count > 0, sums.count * 10 >= points.count * 7 else { return nil }
    let least = Self.leastVariance * sums.pairs
    guard sums.spread > least, sums.otherSpread > least else { return 0 }
    return sums.covariance / (sums.spread * sums.otherSpread).squareRoot()
  }

  /// Returns the contrast in another picture at a shift, relative to the points': 1 is equal, negative is
  /// inverted.
  func gain(in picture: Lightness, x: Int, y: Int) -> Double {
    let sums = sums(with: picture, x, y)
    return sums.spread > 0 ? sums.covariance / sums.spread : 0
  }

  /// Sums up the correlation at a shift; most of a comparison's time is spent in this function.
  private func sums(with picture: Lightness, _ x: Int, _ y: Int) -> Sums {
    let (width, height) = (picture.width, picture.height)
    let moved = bounds.moved(x: x, y: y)
    let isInside = moved.clipped(to: picture.size) == moved
    var sums = Sums()
    picture.values.withUnsafeBufferPointer { values in
      points.withUnsafeBufferPointer { points in
        guard let values = values.baseAddress, let start = points.baseAddress else { return }
        var index = 0
        while index < points.count {
          let point = start[index]
          index &+= 1
          let (column, row) = (Int(point.x) &+ x, Int(point.y) &+ y)
          if !isInside, column < 0 || row < 0 || column >= width || row >= height { continue }
          let (a, b) = (Int(point.value), Int(values[row &* width &+ column]))
          sums.count &+= 1
          sums.own &+= a
          sums.ownSquares &+= a &* a
          sums.other &+= b
          sums.otherSquares &+= b &* b
          sums.products &+= a &* b
        }
      }
    }
    return sums
  }

  /// The sums for correlating points with as many pixels of another picture.
  private struct Sums {
    var count = 0
    var own = 0
    var ownSquares = 0
    var other = 0
    var otherSquares = 0
    var products = 0

    init() {}

    init(ofOwn points: [Point]) {
      count = points.count
      own = points.reduce(0) { $0 + Int($1.value) }
      ownSquares = points.reduce(0) { $0 + Int($1.value) * Int($1.value) }
    }

    var pairs: Double { Double(count * count) }
    /// The variance of the points' lightness times `pairs`; `otherSpread` and `covariance` likewise.
    var spread: Double { Double(count * ownSquares - own * own) }
    var otherSpread: Double { Double(count * otherSquares - other * other) }
    var covariance: Double { Double(count * products - own * other) }
  }
}
