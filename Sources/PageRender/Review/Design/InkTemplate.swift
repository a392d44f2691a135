internal import LayoutEngine

/// The lightness of some points of a picture, to be found again in another.
///
/// Points are compared by zero-mean normalised cross-correlation (Lewis, "Fast Template Matching", 1995): 1 where one picture
/// has the shapes of the other, in whatever colours; about 0 where it has others.
struct InkTemplate {
  private var places: [(x: Int32, y: Int32, value: Int32)] = []
  private var sum = 0
  private var squares = 0

  /// So many points tell one shape from another.
  static let mostPoints = 900
  /// Below this variance there is nothing to be seen.
  private static let leastVariance = 4.0

  /// - Parameters:
  ///   - area: In pixels of the picture.
  ///   - share: The part of the area that is not left out, about.
  ///   - isLeftOut: Whether a pixel belongs to something else.
  init(
    _ picture: Lightness, in area: PixelRectangle, share: Double = 1,
    leavingOut isLeftOut: (Int, Int) -> Bool = { _, _ in false }
  ) {
    let area = area.clipped(to: PixelSize(width: picture.width, height: picture.height))
    let count = area.width * area.height
    guard count > 0 else { return }
    // Every so manieth pixel, row after row; a step that is no divisor of the width runs through all columns.
    var step = max(1, Int(Double(count) * min(share, 1)) / Self.mostPoints)
    if step > 1, area.width % step == 0 { step += 1 }
    places.reserveCapacity(count / step + 1)
    for index in stride(from: 0, to: count, by: step) {
      let (x, y) = (area.x.lowerBound + index % area.width, area.y.lowerBound + index / area.width)
      if isLeftOut(x, y) { continue }
      let value = Int(picture.values[y * picture.width + x])
      places.append((Int32(x), Int32(y), Int32(value)))
      sum += value
      squares += value * value
    }
  }

  /// The variance of the points' lightness times their number squared.
  private var spread: Double { Double(places.count * squares - sum * sum) }

  /// Whether there is anything to be found.
  var isVisible: Bool {
    let count = Double(places.count)
    return count >= 8 && spread > Self.leastVariance * count * count
  }

  /// How much more contrast another picture has where the points are moved: 1 is as much, below 0 what is dark is light there.
  func gain(in picture: Lightness, x: Int, y: Int) -> Double {
    var (count, own, ownSquares, other, product) = (0, 0, 0, 0, 0)
    for place in places {
      let (column, row) = (Int(place.x) + x, Int(place.y) + y)
      guard column >= 0, row >= 0, column < picture.width, row < picture.height else { continue }
      let (a, b) = (Int(place.value), Int(picture.values[row * picture.width + column]))
      count += 1
      own += a
      ownSquares += a * a
      other += b
      product += a * b
    }
    let spread = Double(count * ownSquares - own * own)
    return spread > 0 ? Double(count * product - own * other) / spread : 0
  }

  /// How like the points another picture is where they are moved, -1…1; `nil` where too few are inside of it.
  func score(in picture: Lightness, x: Int, y: Int) -> Double? {
    picture.values.withUnsafeBufferPointer { values in
      var (count, own, ownSquares, other, otherSquares, product) = (0, 0, 0, 0, 0, 0)
      for place in places {
        let (column, row) = (Int(place.x) + x, Int(place.y) + y)
        guard column >= 0, row >= 0, column < picture.width, row < picture.height else { continue }
        let (a, b) = (Int(place.value), Int(values[row * picture.width + column]))
        count += 1
        own += a
        ownSquares += a * a
        other += b
        otherSquares += b * b
        product += a * b
      }
      guard count * 10 >= places.count * 7, count > 0 else { return nil }
      let a = Double(count * ownSquares - own * own)
      let b = Double(count * otherSquares - other * other)
      let least = Self.leastVariance * Double(count * count)
      guard a > least, b > least else { return 0 }
      return Double(count * product - own * other) / (a * b).squareRoot()
    }
  }
}
