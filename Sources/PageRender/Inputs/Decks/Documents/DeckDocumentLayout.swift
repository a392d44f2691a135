public import PageBase

/// Pages whose views come from an Interface Builder document of the deck's folder.
public struct DeckDocumentLayout: Hashable, Sendable {
  /// A storyboard or a xib.
  public internal(set) var document: Located<DeckFile>
  /// The storyboard identifier, object id or class of one scene; `nil` leaves the choice to the document.
  public internal(set) var scene: Located<String>?
  /// The xib of the cells that the document's collection view shows.
  public internal(set) var cell: Located<DeckFile>?
  public internal(set) var outlets = Outlets()
  /// The languages of the translations beside the documents, the document's own first; none without translations.
  public internal(set) var locales: [String] = []
  /// The place of the layout's name in the deck.
  public internal(set) var position: SourcePosition

  /// The outlets that show what a page says, by the names they have in code; no two have one name.
  public struct Outlets: Hashable, Sendable {
    public internal(set) var image: Located<String>?
    /// Shows the summary and the detail in one.
    public internal(set) var text: Located<String>?
    public internal(set) var summary: Located<String>?
    public internal(set) var detail: Located<String>?
    public internal(set) var previous: Located<String>?
    public internal(set) var next: Located<String>?
    public internal(set) var pageControl: Located<String>?

    /// The keys of a deck, and the outlet of each.
    static var keys: [(name: String, path: WritableKeyPath<Outlets, Located<String>?>)] {
      [
        ("image", \.image), ("text", \.text), ("summary", \.summary), ("detail", \.detail),
        ("previous", \.previous), ("next", \.next), ("pageControl", \.pageControl),
      ]
    }
  }
}
