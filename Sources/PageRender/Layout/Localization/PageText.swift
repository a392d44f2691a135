package import PageBase

/// A text of a page and its origin, for lint and for translators.
public struct PageText: Hashable, Sendable {
  /// The text's key in the files of texts; `nil` for a text written out in the page's own file.
  public var key: String?
  /// The name of the table that has the key; `nil` if no table has it.
  public var table: String?
  /// The file that the text was read from; `nil` if no file has it.
  public var file: String?
  /// The locale that the text was looked up for, as a BCP 47 tag.
  public var wanted: String
  /// The language of the text, as a BCP 47 tag.
  public var locale: String
  public var status: LocalizedStrings.Status
  /// The state of the translation. A text that a String Catalog calls `new` in the source language is
  /// `translated`.
  public var state: LocalizedText.State = .translated
  /// The text as shown; placeholders that code fills later are unfilled.
  public var text: String
  /// The text in the source language; `nil` if the source language has only the key.
  package var source: String?
  /// True for a translation into another language that equals its source.
  package private(set) var equalsSource = false
  /// Differences from the source language's placeholders, in words; `nil` if there is none.
  public var placeholderFault: String?
  /// The known key spelt most like a missing one.
  public var suggestion: String?
  /// The text's name in the page's file: `summary`, `detail` or a button of a deck.
  public var part: String?
  /// The key that a text written out in the page's own file equals, so that it was probably meant; `nil` for
  /// other texts.
  package var equalKey: String?
  /// The position of the text or its key in the page's file; `nil` for keys of code.
  package var place: FilePlace?
  /// The names of the outlets by which an app's code reaches the text's object in a document.
  package var outlets: [String] = []
  /// The text's position in a file of texts; `nil` if no file has it, or the position is unknown.
  package var translation: FilePlace?

  /// Creates a text written out in the page's own file.
  package init(_ text: String, in locale: String, part: String? = nil, place: FilePlace? = nil) {
    self.text = text
    wanted = locale
    self.locale = locale
    status = .translated
    self.part = part
    self.place = place
  }

  /// Creates a text that was looked up.
  package init(
    key: String, shown text: String, _ found: LocalizedStrings.Lookup, for wanted: String,
    in strings: LocalizedStrings, table: String? = nil, part: String? = nil, place: FilePlace? = nil
  ) {
    self.key = key
    self.text = text
    self.wanted = wanted
    locale = found.locale
    status = found.status
    self.table = found.table
    file = found.file
    self.part = part
    self.place = place
    let isSource = LocaleTag.chain(of: strings.sourceLanguage).contains(found.locale)
    // Xcode marks source-language texts that it extracted from code as new.
    state = isSource && found.text.state == .new ? .translated : found.text.state
    let original = strings.source(of: key, table: table)
    source = original?.variants.chosen(number: nil, language: strings.sourceLanguage, device: .phone)
    translation = found.text.position.map { FilePlace(file: found.text.file, position: $0) }
    guard status == .translated, !isSource else { return }
    let languages = [found.locale, strings.sourceLanguage].map { $0.prefix { $0 != "-" } }
    equalsSource = text == source && languages[0] != languages[1]
    placeholderFault = original.flatMap { PlaceholderComparison(source: $0, translation: found.text).fault }
  }

  /// True for a text that evidently stands for one that code sets: a name of its kind as Interface Builder
  /// gives it, or words in brackets.
  package var isSample: Bool {
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard let first = words.first, let last = words.last, !Self.samples.contains(words.lowercased()) else {
      return true
    }
    return ["{}", "<>", "[]"].contains("\(first)\(last)") || words.lowercased().hasPrefix("lorem ipsum")
  }

  private static let samples: Set<String> = ["label", "title", "subtitle", "detail", "button", "text"]

  /// Returns true if a text on the screen is this text, with any values in its placeholders.
  package func isShown(as text: String) -> Bool {
    text == self.text || Self.matches(text, format: self.text)
  }

  private static func matches(_ text: String, format: String) -> Bool {
    let pieces = FormatSpecifier.pieces(of: format)
    guard pieces.count > 1 || pieces.contains(where: \.isSpecifier) else { return false }
    var rest = text[...]
    for (index, piece) in pieces.enumerated() {
      guard case .text(let literal) = piece else { continue }
      guard let found = rest.firstRange(of: literal) else { return false }
      if index == 0, found.lowerBound != rest.startIndex { return false }
      rest = rest[found.upperBound...]
    }
    return true
  }
}

extension FormatSpecifier.Piece {
  fileprivate var isSpecifier: Bool { if case .specifier = self { true } else { false } }
}

extension LocalizedStrings {
  /// The text of a key in the source language; `nil` if there is none, or only the key itself, without
  /// placeholders.
  func source(of key: String, table: String?) -> LocalizedText? {
    let found = lookup(key, for: sourceLanguage, table: table)
    guard found.status == .translated else { return nil }
    if found.text == LocalizedText(key), !key.contains("%") { return nil }
    return found.text
  }
}
