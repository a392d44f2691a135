/// A picture's size in whole pixels.
public struct PixelSize: Hashable, Sendable {
  public var width: Int
  public var height: Int

  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

/// A rectangle of whole pixels; y goes down from the picture's top.
public struct PixelRectangle: Hashable, Sendable {
  public var x: Range<Int>
  public var y: Range<Int>

  public init(x: Range<Int>, y: Range<Int>) {
    self.x = x
    self.y = y
  }

  public var width: Int { x.count }
  public var height: Int { y.count }
  public var isEmpty: Bool { x.isEmpty || y.isEmpty }

  /// The part of the rectangle within a picture of `size`; empty if there is none.
  package func clipped(to size: PixelSize) -> Self {
    Self(x: x.clamped(to: 0..<max(size.width, 0)), y: y.clamped(to: 0..<max(size.height, 0)))
  }

  package func overlaps(_ other: Self) -> Bool { x.overlaps(other.x) && y.overlaps(other.y) }

  /// The smallest rectangle around this one and another.
  package func union(_ other: Self) -> Self {
    Self(
      x: min(x.lowerBound, other.x.lowerBound)..<max(x.upperBound, other.x.upperBound),
      y: min(y.lowerBound, other.y.lowerBound)..<max(y.upperBound, other.y.upperBound))
  }
}

extension PixelRectangle: CustomStringConvertible {
  /// The first and the last pixels, such as `x 10 to 12 and y 5 to 5`.
  public var description: String {
    "x \(x.lowerBound) to \(x.upperBound - 1) and y \(y.lowerBound) to \(y.upperBound - 1)"
  }
}
