internal import Glibc

/// How two pictures differ when each pixel has to be the same.
public enum PixelDifference: Hashable, Sendable {
  /// Nothing else is compared then. In pixels.
  case size(expected: Size, actual: Size)
  /// How many pixels differ, and the smallest rectangle around them.
  case pixels(count: Int, bounds: Bounds)

  public struct Size: Hashable, Sendable {
    public var width: Int
    public var height: Int

    public init(width: Int, height: Int) {
      self.width = width
      self.height = height
    }
  }

  /// A rectangle of whole pixels; y goes down from the picture's top.
  public struct Bounds: Hashable, Sendable {
    public var x: Range<Int>
    public var y: Range<Int>

    public init(x: Range<Int>, y: Range<Int>) {
      self.x = x
      self.y = y
    }
  }

  /// Compares two pictures; `nil` where they are the same.
  public init?(between expected: PixelImage, and actual: PixelImage) {
    let sizes = (
      expected: Size(width: expected.width, height: expected.height),
      actual: Size(width: actual.width, height: actual.height)
    )
    guard sizes.expected == sizes.actual else {
      self = .size(expected: sizes.expected, actual: sizes.actual)
      return
    }
    var count = 0
    var bounds: Bounds?
    for y in 0..<expected.height {
      let (old, new) = (expected.row(y), actual.row(y))
      // Nearly all rows are the same, and the C library sees that many pixels at a time.
      guard let oldStart = old.baseAddress, let newStart = new.baseAddress,
        memcmp(oldStart, newStart, 4 * expected.width) != 0
      else { continue }
      for x in 0..<expected.width where old[x] != new[x] {
        count += 1
        bounds = bounds?.including(x: x, y: y) ?? Bounds(x: x..<x + 1, y: y..<y + 1)
      }
    }
    guard let bounds else { return nil }
    self = .pixels(count: count, bounds: bounds)
  }
}

extension PixelDifference.Bounds {
  fileprivate func including(x: Int, y: Int) -> Self {
    Self(
      x: min(self.x.lowerBound, x)..<max(self.x.upperBound, x + 1),
      y: min(self.y.lowerBound, y)..<max(self.y.upperBound, y + 1))
  }
}

extension PixelDifference: CustomStringConvertible {
  /// Such as `3 pixels differ, all within x 10 to 12 and y 5 to 5`.
  public var description: String {
    switch self {
    case .size(let expected, let actual):
      "\(actual.width) × \(actual.height) pixels instead of \(expected.width) × \(expected.height)"
    case .pixels(let count, let bounds):
      "\(count) \(count == 1 ? "pixel differs" : "pixels differ"), all within "
        + "x \(bounds.x.lowerBound) to \(bounds.x.upperBound - 1) and "
        + "y \(bounds.y.lowerBound) to \(bounds.y.upperBound - 1)"
    }
  }
}

extension PixelImage {
  /// One row's pixels from left to right. Valid as long as the picture.
  func row(_ y: Int) -> UnsafeBufferPointer<UInt32> {
    let start = (pixels + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
    return UnsafeBufferPointer(start: start, count: width)
  }
}
