package import PageBase

/// A text of a page, and where it comes from: what lint and translators are told of it.
public struct PageText: Hashable, Sendable {
  /// Its key in the files of texts; `nil` for a text that stands where it is shown.
  public var key: String?
  /// The name of the table that has the key; `nil` where none has.
  public var table: String?
  /// The file that the text was read from; `nil` where none has it.
  public var file: String?
  /// The locale that it was looked up for, as BCP 47 spells it.
  public var wanted: String
  /// The language that it is in.
  public var locale: String
  public var status: LocalizedStrings.Status
  /// How far the translation has come; what a String Catalog calls new in the source language is `translated`.
  public var state: LocalizedText.State = .translated
  /// As it is shown; places for arguments that code fills later stand in it still.
  public var text: String
  /// As the source language has it; `nil` where that has no text but the key.
  package var source: String?
  /// Differences from the source language's placeholders, in words; `nil` if there is none.
  public var placeholderFault: String?
  /// The known key that is spelt most like one that is missing.
  public var suggestion: String?
  /// The text's name in the file: `summary`, `detail` or a button of a deck.
  public var part: String?
  /// The place of the text or its key in the page's file; `nil` for keys of code.
  package var place: FilePlace?
  /// The text's place in a file of texts; `nil` if no file has it, or the place is unknown.
  package var translation: FilePlace?

  /// A text that is written where it is shown.
  package init(_ text: String, in locale: String, part: String? = nil, place: FilePlace? = nil) {
    self.text = text
    wanted = locale
    self.locale = locale
    status = .translated
    self.part = part
    self.place = place
  }

  /// A text that was looked up.
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
    // Xcode calls texts new that it took from code into the source language.
    state = isSource && found.text.state == .new ? .translated : found.text.state
    source = strings.source(of: key, table: table)?.variants.chosen(
      number: nil, language: strings.sourceLanguage, device: .phone)
    translation = found.text.position.map { FilePlace(file: found.text.file, position: $0) }
    guard status == .translated, !isSource else { return }
    placeholderFault = strings.source(of: key, table: table).flatMap { source in
      PlaceholderComparison(source: source, translation: found.text).fault
    }
  }

  /// Returns true if a text on the screen is this one, its places filled with whatever.
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
  /// The text of a key in the source language; `nil` where that has none that could be compared: no text but the key, and
  /// that is no format.
  func source(of key: String, table: String?) -> LocalizedText? {
    let found = lookup(key, for: sourceLanguage, table: table)
    guard found.status == .translated else { return nil }
    if found.text == LocalizedText(key), !key.contains("%") { return nil }
    return found.text
  }
}
