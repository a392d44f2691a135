/// A line below or through text, `NSUnderlineStyle` with its colour.
public struct TextStroke: Hashable, Sendable {
  public var weight: Weight
  public var pattern: Pattern
  /// True if the spaces between words have no line.
  public var isByWord: Bool
  /// `nil` is the text's.
  public var color: Color.Dynamic?

  public enum Weight: Hashable, Sendable {
    /// As thick as the font says.
    case single
    /// Twice as thick.
    case thick
    /// Two single lines, as far apart as they are thick.
    case double
  }

  public enum Pattern: Hashable, Sendable {
    case solid, dot, dash, dashDot, dashDotDot
  }

  public init(
    _ weight: Weight = .single, pattern: Pattern = .solid, isByWord: Bool = false,
    color: Color.Dynamic? = nil
  ) {
    self.weight = weight
    self.pattern = pattern
    self.isByWord = isByWord
    self.color = color
  }
}
