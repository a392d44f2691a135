internal import PageBase

extension DeckReader {
  /// A text to show, in which line feeds and tabs are the only control characters allowed.
  mutating func text(
    _ value: JSONValue, _ what: String, limit: Int = maximumTextLength
  ) -> Located<String>? {
    guard let string = checker.string(value, what) else { return nil }
    guard string.unicodeScalars.count <= limit else {
      checker.report(
        "\(what) is \(string.unicodeScalars.count) characters long; the limit is \(limit)",
        at: value.position,
        exitCode: .limit)
      return nil
    }
    if let control = string.unicodeScalars.first(where: isForbidden) {
      checker.report(
        "\(what) contains the control character \(Wording.quoted(String(control))); "
          + "delete it, and write \\n for a line break",
        at: value.position)
      return nil
    }
    return Located(string, at: value.position)
  }

  private func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isControl && scalar != "\n" && scalar != "\t"
  }

  /// The most paths of a list.
  private static let maximumPaths = 100

  /// The values of a path or a list of paths, each as `entry` reads it.
  mutating func entries<Entry>(
    _ value: JSONValue, _ what: String, entry: (inout DeckReader, JSONValue, String) -> Entry?
  ) -> [Entry] {
    guard case .array = value.kind else { return entry(&self, value, what).map { [$0] } ?? [] }
    let values = checker.list(value, what, limit: Self.maximumPaths) ?? []
    return values.compactMap { entry(&self, $0, "an entry of \(what)") }
  }

  /// A file of the deck.
  mutating func file(_ value: JSONValue, _ what: String) -> Located<DeckFile>? {
    guard let written = checker.string(value, what) else { return nil }
    do {
      return Located(try folder.file(written), at: value.position)
    } catch {
      // All files of a set may be outside the folder, for one reason and with one remedy.
      checker.report(
        "\(what): \(Wording.quoted(written)) \(error.message)", at: value.position,
        topic: error == .outside ? "outside" : nil)
      return nil
    }
  }
}
