internal import Glibc
public import PageDrawing

/// What is different between two pictures, pixel by pixel: measured once, and then judged by any tolerance.
public struct PictureComparison: Sendable {
  public let expectedSize: PixelSize
  public let actualSize: PixelSize
  /// How many pixels both pictures have, less those that were to be ignored.
  public let comparedPixels: Int
  /// How many bytes differ, at four to a pixel (alpha counts, and is the same in opaque pictures).
  public let differentBytes: Int
  /// In order, row by row.
  let differences: [Difference]

  /// One pixel that is not the same.
  struct Difference {
    var x: UInt16
    var y: UInt16
    var isAntialiased: Bool
    /// CIE 1994.
    var deltaE: Float
    /// The squared distance in YIQ.
    var yiq: Float
  }

  /// Compares the part that both pictures have. Equal rows cost no more than `memcmp`.
  ///
  /// - Parameter ignored: Rectangles to leave out, in pixels. Parts outside the pictures do not matter.
  public init(
    expected: PixelImage, actual: PixelImage, ignoring ignored: [PixelRectangle] = []
  ) {
    self = expected.withRows { expected in
      actual.withRows { actual in Self(expected: expected, actual: actual, ignoring: ignored) }
    }
  }

  init(expected: PixelRows, actual: PixelRows, ignoring ignored: [PixelRectangle]) {
    let size = PixelSize(
      width: min(expected.size.width, actual.size.width),
      height: min(expected.size.height, actual.size.height))
    let area = IgnoredArea(ignored, in: size)
    var measuring = Measuring(expected: expected, actual: actual, size: size)
    for y in 0..<size.height {
      // Nearly all rows are the same, and the C library sees that many pixels at a time.
      guard memcmp(expected.row(y), actual.row(y), 4 * size.width) != 0 else { continue }
      for x in 0..<size.width where expected.pixel(x, y) != actual.pixel(x, y) && !area.contains(x, y) {
        measuring.add(x, y)
      }
    }
    expectedSize = expected.size
    actualSize = actual.size
    comparedPixels = size.width * size.height - area.pixelCount
    differentBytes = measuring.differentBytes
    differences = measuring.differences
  }

  /// Whether both pictures have the same width and height.
  public var hasEqualSizes: Bool { expectedSize == actualSize }

  /// Whether nothing differs, neither the size nor a pixel that was compared.
  public var isEqual: Bool { hasEqualSizes && differences.isEmpty }

  /// How many pixels are not the same.
  public var differentPixels: Int { differences.count }

  /// How many of those look like the smoothed edge of a shape in either picture.
  public var antialiasedPixels: Int { differences.count { $0.isAntialiased } }

  /// The greatest ΔE (CIE 1994), from 0 to 100.
  public var maxDeltaE: Double { Double(differences.map(\.deltaE).max() ?? 0) }

  /// The greatest distance in YIQ, on the scale of `PictureTolerance.threshold`, from 0 to 1.
  public var maxDistance: Double {
    (Double(differences.map(\.yiq).max() ?? 0) / ColorDistance.maximumYIQ).squareRoot()
  }

  /// The smallest rectangle around everything that is different; `nil` where nothing is.
  public var bounds: PixelRectangle? {
    guard let first = differences.first, let last = differences.last else { return nil }
    let columns = differences.reduce((min: first.x, max: first.x)) { (min($0.min, $1.x), max($0.max, $1.x)) }
    return PixelRectangle(
      x: Int(columns.min)..<Int(columns.max) + 1, y: Int(first.y)..<Int(last.y) + 1)
  }
}

extension PictureComparison {
  /// Measures pixel after pixel. Pages have few colours, so what two colours are apart is remembered.
  private struct Measuring {
    let expected: PixelRows
    let actual: PixelRows
    let size: PixelSize
    var differences: [Difference] = []
    var differentBytes = 0
    private var known: [(old: UInt32, new: UInt32, deltaE: Float)]

    /// A power of two.
    private static let slots = 1024

    init(expected: PixelRows, actual: PixelRows, size: PixelSize) {
      self.expected = expected
      self.actual = actual
      self.size = size
      known = []
    }

    mutating func add(_ x: Int, _ y: Int) {
      let (old, new) = (expected.pixel(x, y), actual.pixel(x, y))
      for shift in stride(from: 0, to: 32, by: 8) where (old ^ new) >> UInt32(shift) & 0xFF != 0 {
        differentBytes += 1
      }
      let isAntialiased =
        Antialiasing.isEdge(x: x, y: y, in: expected, and: actual, size: size)
        || Antialiasing.isEdge(x: x, y: y, in: actual, and: expected, size: size)
      differences.append(
        Difference(
          // cairo's longest side is 32,767 pixels.
          x: UInt16(truncatingIfNeeded: x), y: UInt16(truncatingIfNeeded: y), isAntialiased: isAntialiased,
          deltaE: deltaE(old, new), yiq: Float(ColorDistance.yiq(old, new, at: y * size.width + x))))
    }

    private mutating func deltaE(_ old: UInt32, _ new: UInt32) -> Float {
      if known.isEmpty { known = Array(repeating: (0, 0, 0), count: Self.slots) }
      // Fibonacci hashing (Knuth, volume 3, section 6.4). The table begins with black and black, rightly 0.
      let slot = Int(((old &* 31 &+ new) &* 2_654_435_761) >> 22)
      if known[slot].old != old || known[slot].new != new {
        known[slot] = (old, new, Float(ColorDistance.deltaE(old, new)))
      }
      return known[slot].deltaE
    }
  }
}
