package import PageRuns
/// The kind of an option's value or of an operand, for which shells propose words.
package enum WordKind: Hashable, Sendable {
  /// Anything; nothing is proposed.
  case any
  case folder
  /// A file whose name has one of these endings, such as `.png`; any file if there are none.
  case file([String])
  /// A deck, which is a folder or its deck.json, or an Interface Builder document.
  case deck
  /// One of these words.
  case one([String])
  /// Some of these words, with commas.
  case some([String])
  /// Some of the words that the decks on the command line have, or of the others, with commas.
  case ofDecks(DeckWords, [String])
  /// Some of the known devices, with commas, or all.
  case devices

  /// The kind that a value's name in help implies.
  init(valueName: String?) {
    switch valueName {
    case "DIR": self = .folder
    case "FILE", "PATH": self = .file([])
    default: self = .any
    }
  }
}
