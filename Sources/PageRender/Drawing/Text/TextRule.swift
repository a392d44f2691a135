/// A line below or through a part of a line of text.
public struct TextRule: Hashable, Sendable {
  /// The left end of the rule, in points from the left edge of the layout.
  public var x: Double
  public var width: Double
  /// The distance from the baseline down to the middle of a single line, in points; negative above the
  /// baseline.
  public var offset: Double
  /// The thickness of a single line, in points.
  public var thickness: Double
  public var weight: TextStroke.Weight
  public var pattern: TextStroke.Pattern
  public var color: Color.Dynamic

  public init(
    x: Double, width: Double, offset: Double, thickness: Double, weight: TextStroke.Weight,
    pattern: TextStroke.Pattern, color: Color.Dynamic
  ) {
    self.x = x
    self.width = width
    self.offset = offset
    self.thickness = thickness
    self.weight = weight
    self.pattern = pattern
    self.color = color
  }
}

extension TextRule: LineSpan {
  func matches(_ other: TextRule) -> Bool {
    var moved = other
    moved.x = x
    moved.width = width
    return moved == self
  }
}
