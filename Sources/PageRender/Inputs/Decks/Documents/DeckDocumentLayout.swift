public import PageBase

/// A layout whose pages show the views of an Interface Builder document in the deck's folder.
public struct DeckDocumentLayout: Hashable, Sendable {
  /// The document: a storyboard or a xib.
  public internal(set) var document: Located<DeckFile>
  /// The storyboard identifier, object id or class of the scene to show; `nil` for the document's initial
  /// scene.
  public internal(set) var scene: Located<String>?
  /// The xib of the cells that the document's collection view shows.
  public internal(set) var cell: Located<DeckFile>?
  public internal(set) var outlets = Outlets()
  /// The languages of the translations beside the documents, the document's own language first; empty without
  /// translations.
  public internal(set) var locales: [String] = []
  /// The position of the layout's value in the deck.
  public internal(set) var position: SourcePosition

  /// The outlets that show a page's content, by their property names; each name occurs once.
  public struct Outlets: Hashable, Sendable {
    public internal(set) var image: Located<String>?
    /// The outlet that shows summary and detail in one text.
    public internal(set) var text: Located<String>?
    public internal(set) var summary: Located<String>?
    public internal(set) var detail: Located<String>?
    public internal(set) var previous: Located<String>?
    public internal(set) var next: Located<String>?
    public internal(set) var pageControl: Located<String>?

    /// The keys in a deck, each with its outlet.
    static var keys: [(name: String, path: WritableKeyPath<Outlets, Located<String>?>)] {
      [
        ("image", \.image), ("text", \.text), ("summary", \.summary), ("detail", \.detail),
        ("previous", \.previous), ("next", \.next), ("pageControl", \.pageControl),
      ]
    }
  }
}
