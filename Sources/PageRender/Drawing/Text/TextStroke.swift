/// A line below or through text: `NSUnderlineStyle` with its colour.
public struct TextStroke: Hashable, Sendable {
  public var weight: Weight
  public var pattern: Pattern
  /// True if the line is interrupted at the spaces between words.
  public var isByWord: Bool
  /// The line's colour; `nil` for the text's colour.
  public var color: Color.Dynamic?

  public enum Weight: Hashable, Sendable {
    /// One line with the font's thickness.
    case single
    /// One line twice as thick.
    case thick
    /// Two lines with the font's thickness, as far apart as they are thick.
    case double
  }

  public enum Pattern: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }

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
