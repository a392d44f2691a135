internal import Glibc
public import PageDrawing

/// The difference of two pictures, pixel by pixel: measured once, and then judged by any tolerance.
///
/// ```swift
/// let expected = try ImageDecoder.decode(contentsOf: "Snapshots/welcome/iphone-x.png")
/// let actual = try ImageDecoder.decode(contentsOf: "out/welcome/iphone-x.png")
/// let comparison = PictureComparison(expected: expected, actual: actual)
/// let tolerance = PictureTolerance(perceptualPrecision: 0.98, maxDiffPixels: 12)
/// if !comparison.passes(tolerance) {
///   // Such as: 90 pixels differ, all within x 3 to 20 and y 5 to 9
///   print(comparison.summary(beyond: tolerance))
///   let picture = try comparison.picture(over: expected, beyond: tolerance)
///   try PNGFile.write(picture, to: "out/difference.png", with: AtomicFileWriter())
/// }
/// ```
public struct PictureComparison: Sendable {
  public let expectedSize: PixelSize
  public let actualSize: PixelSize
  /// The number of pixels that both pictures have, without the ignored ones.
  public let comparedPixels: Int
  /// The number of bytes that differ, of four per pixel. Alpha counts too; it is equal in opaque pictures.
  public let differentBytes: Int
  /// The number of pixels that differ.
  public let differentPixels: Int
  /// The runs of differing pixels, row by row.
  let differences: [Difference]

  /// A run of neighbouring pixels in a row whose differences are equal.
  /// A background that changes its colour is a few runs to a row.
  struct Difference {
    var x: UInt16
    var y: UInt16
    var count: UInt16
    var isAntialiased: Bool
    /// The colour difference ΔE by CIE 1994.
    var deltaE: Float
    /// The squared colour distance in YIQ.
    var yiq: Float

    var columns: Range<Int> { Int(x)..<Int(x) + Int(count) }
  }

  /// Compares the area that both pictures have. Equal rows cost no more than `memcmp`.
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
      // Nearly all rows are equal, and `memcmp` compares many pixels at a time.
      guard memcmp(expected.row(y), actual.row(y), 4 * size.width) != 0 else { continue }
      measuring.addRow(y, ignoring: area)
    }
    expectedSize = expected.size
    actualSize = actual.size
    comparedPixels = size.width * size.height - area.pixelCount
    differentBytes = measuring.differentBytes
    differentPixels = measuring.differentPixels
    differences = measuring.differences
  }

  /// True if both pictures have the same width and height.
  public var hasEqualSizes: Bool { expectedSize == actualSize }

  /// True if nothing differs, neither the size nor a pixel that was compared.
  public var isEqual: Bool { hasEqualSizes && differences.isEmpty }

  /// The number of differing pixels that look like the smoothed edge of a shape in either picture.
  public var antialiasedPixels: Int {
    differences.reduce(0) { $0 + ($1.isAntialiased ? Int($1.count) : 0) }
  }

  /// The greatest ΔE (CIE 1994), from 0 to 100.
  public var maxDeltaE: Double { Double(differences.reduce(0) { max($0, $1.deltaE) }) }

  /// The greatest distance in YIQ, on the scale of `PictureTolerance.threshold`, from 0 to 1.
  public var maxDistance: Double {
    (Double(differences.reduce(0) { max($0, $1.yiq) }) / ColorDistance.maximumYIQ).squareRoot()
  }

  /// The smallest rectangle around all differing pixels; `nil` if no pixel differs.
  public var bounds: PixelRectangle? {
    guard let first = differences.first, let last = differences.last else { return nil }
    let columns = differences.reduce(first.columns) { columns, more in
      min(columns.lowerBound, more.columns.lowerBound)..<max(columns.upperBound, more.columns.upperBound)
    }
    return PixelRectangle(x: columns, y: Int(first.y)..<Int(last.y) + 1)
  }
}

extension PictureComparison {
  /// The rows above and below the row that is measured; `nil` beyond the pictures' edges.
  private struct Neighbours {
    let expected: (above: PixelRow?, below: PixelRow?)
    let actual: (above: PixelRow?, below: PixelRow?)

    /// Returns true if a pixel above or below column `x` is `old` in the expected picture, and one is `new`
    /// in the actual picture.
    @inline(__always)
    func haveColors(_ x: Int, _ old: UInt32, _ new: UInt32) -> Bool {
      (expected.above?[x] == old || expected.below?[x] == old)
        && (actual.above?[x] == new || actual.below?[x] == new)
    }
  }

  /// Measures row after row. Pages have few colours, so the ΔE of pairs of colours is cached.
  private struct Measuring {
    let expected: PixelRows
    let actual: PixelRows
    let size: PixelSize
    var differences: [Difference] = []
    var differentBytes = 0
    var differentPixels = 0
    private var known: [(old: UInt32, new: UInt32, deltaE: Float)]

    /// The size of the cache of ΔE, a power of two.
    private static let slots = 1024

    init(expected: PixelRows, actual: PixelRows, size: PixelSize) {
      self.expected = expected
      self.actual = actual
      self.size = size
      known = []
    }

    mutating func addRow(_ y: Int, ignoring area: IgnoredArea) {
      func row(_ y: Int, _ rows: PixelRows) -> PixelRow? { PixelRow(y, of: rows, height: size.height) }
      guard let expectedRow = row(y, expected), let actualRow = row(y, actual) else { return }
      let around = Neighbours(
        expected: (row(y - 1, expected), row(y + 1, expected)),
        actual: (row(y - 1, actual), row(y + 1, actual)))
      var x = 0
      while x < size.width {
        let (old, new) = (expectedRow[x], actualRow[x])
        if old == new {
          x += 1
          continue
        }
        var end = x + 1
        while end < size.width, expectedRow[end] == old, actualRow[end] == new { end += 1 }
        if area.isEmpty {
          add(x..<end, y, old, new, around)
        } else {
          for column in x..<end where !area.contains(column, y) {
            add(column..<column + 1, y, old, new, around)
          }
        }
        x = end
      }
    }

    /// Adds a run of pixels that are all `old` in the expected picture and `new` in the actual one.
    private mutating func add(
      _ columns: Range<Int>, _ y: Int, _ old: UInt32, _ new: UInt32, _ around: Neighbours
    ) {
      for shift in stride(from: 0, to: 32, by: 8) where (old ^ new) >> UInt32(shift) & 0xFF != 0 {
        differentBytes += columns.count
      }
      differentPixels += columns.count
      let deltaE = deltaE(old, new)
      // The distance in YIQ of colours that are not opaque depends on the pixel's index.
      let isOpaque = old >> 24 == 0xFF && new >> 24 == 0xFF
      let yiq = Float(ColorDistance.yiq(old, new, at: y * size.width + columns.lowerBound))
      var start = columns.lowerBound
      var isStartSmooth = isEdge(start, y, in: columns, old, new, around)
      for x in columns.dropFirst() {
        let isSmooth = isEdge(x, y, in: columns, old, new, around)
        guard isSmooth != isStartSmooth || !isOpaque else { continue }
        append(start..<x, y, isStartSmooth, deltaE, yiq, isOpaque ? nil : (old, new))
        (start, isStartSmooth) = (x, isSmooth)
      }
      append(start..<columns.upperBound, y, isStartSmooth, deltaE, yiq, isOpaque ? nil : (old, new))
    }

    private mutating func append(
      _ columns: Range<Int>, _ y: Int, _ isAntialiased: Bool, _ deltaE: Float, _ yiq: Float,
      _ placed: (old: UInt32, new: UInt32)?
    ) {
      let yiq =
        placed.map {
          Float(ColorDistance.yiq($0.old, $0.new, at: y * size.width + columns.lowerBound))
        } ?? yiq
      differences.append(
        Difference(
          // cairo's longest side is 32,767 pixels.
          x: UInt16(truncatingIfNeeded: columns.lowerBound), y: UInt16(truncatingIfNeeded: y),
          count: UInt16(truncatingIfNeeded: columns.count), isAntialiased: isAntialiased, deltaE: deltaE,
          yiq: yiq))
    }

    /// Returns true if the pixel looks like a smoothed edge in either picture.
    ///
    /// - Parameter columns: The run of pixels around `x` that have its colours in both pictures.
    @inline(__always)
    private func isEdge(
      _ x: Int, _ y: Int, in columns: Range<Int>, _ old: UInt32, _ new: UInt32, _ around: Neighbours
    ) -> Bool {
      // A pixel with three neighbours of its colour is on no edge: its left, its right, and one above or
      // below.
      if x > columns.lowerBound, x + 1 < columns.upperBound, around.haveColors(x, old, new) { return false }
      return Antialiasing.isEdge(x: x, y: y, in: expected, and: actual, size: size)
        || Antialiasing.isEdge(x: x, y: y, in: actual, and: expected, size: size)
    }

    private mutating func deltaE(_ old: UInt32, _ new: UInt32) -> Float {
      if known.isEmpty { known = Array(repeating: (0, 0, 0), count: Self.slots) }
      // Fibonacci hashing (Knuth, volume 3, section 6.4). Each entry starts with the colours 0 and 0, whose
      // ΔE is 0.
      let slot = Int(((old &* 31 &+ new) &* 2_654_435_761) >> 22)
      if known[slot].old != old || known[slot].new != new {
        known[slot] = (old, new, Float(ColorDistance.deltaE(old, new)))
      }
      return known[slot].deltaE
    }
  }
}
