internal import LayoutEngine

/// How an outline is drawn.
public struct Stroke: Hashable, Sendable {
  public var color: Color
  /// The line width, in points.
  public var width: Double
  public var cap: Cap
  public var join: Join
  /// Beyond this many line widths a mitre is cut off.
  public var miterLimit: Double
  /// The lengths of dashes and gaps in turn, in points; empty is a solid line.
  public var dashes: [Double]
  /// The offset into the dash pattern at which the line begins, in points.
  public var dashPhase: Double

  /// The shape of a line's end.
  public enum Cap: Hashable, Sendable {
    case butt, round, square
  }

  /// The shape of a corner.
  public enum Join: Hashable, Sendable {
    case miter, round, bevel
  }

  /// - Parameter hasRoundEnds: Whether lines end in half a circle, and corners are round.
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

  /// The dashes, where they are a pattern: none below 0, and not all of them 0.
  var pattern: [Double] {
    dashes.allSatisfy { $0 >= 0 && $0.isFinite } && dashes.contains { $0 > 0 } ? dashes : []
  }

  /// How far the line reaches beyond its outline at most, in points.
  var reach: Double {
    width / 2 * max(join == .miter ? max(miterLimit, 1) : 1, cap == .square ? 2.0.squareRoot() : 1)
  }
}
