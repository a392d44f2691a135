public import PageDrawing

/// Characters of one view's text that are drawn as boxes.
public struct MissingGlyphs: Hashable, Sendable {
  /// The view's identifier, or its class.
  public var view: String
  /// A line of the text, from one line break to the next.
  public var text: String
  /// Each once, in the order of the text.
  public var characters: [MissingCharacter]
}
