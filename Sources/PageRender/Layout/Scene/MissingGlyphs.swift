public import PageDrawing

/// The characters of one view's text that no font has, which are drawn as boxes.
public struct MissingGlyphs: Hashable, Sendable {
  /// The view's identifier, or its class.
  public var view: String
  /// A line of the text, from one line break to the next.
  public var text: String
  /// The missing characters, each once, in the order of the text.
  public var characters: [MissingCharacter]

  package init(view: String, text: String, characters: [MissingCharacter]) {
    (self.view, self.text, self.characters) = (view, text, characters)
  }
}
