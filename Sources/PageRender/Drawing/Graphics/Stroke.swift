internal import LayoutEngine

/// The parameters of a stroked outline.
public struct Stroke: Hashable, Sendable {
  public var color: Color
  /// The line width, in points.
  public var width: Double
  public var cap: Cap
  public var join: Join
  /// The longest mitre, in line widths; longer mitres are cut off.
  public var miterLimit: Double
  /// The lengths of dashes and gaps in turn, in points; empty is a solid line.
  public var dashes: [Double]
  /// The offset into the dash pattern at which the line begins, in points.
  public var dashPhase: Double

  /// The shape of a line's end.
  public enum Cap: Hashable, Sendable { case butt, round, square }

  /// The shape of a corner.
  public enum Join: Hashable, Sendable { case miter, round, bevel }

  /// - Parameter hasRoundEnds: True if lines end in half a circle, and corners are round.
  public init(color: Color, width: Double, hasRoundEnds: Bool = false) {
    self.init(
      color: color, width: width, cap: hasRoundEnds ? .round : .butt, join: hasRoundEnds ? .round : .miter)
  }

  public init(
    color: Color, width: Double, cap: Cap, join: Join, miterLimit: Double = 10, dashes: [Double] = [],
    dashPhase: Double = 0
  ) {
    self.color = color
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dashes = dashes
    self.dashPhase = dashPhase
  }

  /// The dashes; empty unless all lengths are at least 0 and one is greater.
  var pattern: [Double] {
    dashes.allSatisfy { $0 >= 0 && $0.isFinite } && dashes.contains { $0 > 0 } ? dashes : []
  }

  /// The greatest distance from the outline to the edge of the stroke, in points.
  var reach: Double {
    width / 2 * max(join == .miter ? max(miterLimit, 1) : 1, cap == .square ? 2.0.squareRoot() : 1)
  }
}
