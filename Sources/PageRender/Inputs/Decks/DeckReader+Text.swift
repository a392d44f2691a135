internal import PageBase
internal import PageLayout

extension DeckReader {
  private static let maximumArguments = 20

  /// A text to show, from a string, or from `{"key": …}` with `"arguments"` for its placeholders.
  mutating func shownText(_ value: JSONValue, _ what: String) -> Located<Deck.Text>? {
    guard case .object = value.kind else {
      return text(value, what).map { Located(.literal($0.value), at: $0.position) }
    }
    guard let object = checker.object(value, what, keys: ["key", "arguments"], required: ["key"]),
      let written = object["key"], let key = checker.string(written, "\"key\"")
    else { return nil }
    let errorsBefore = checker.errorCount
    let arguments = object["arguments"].map { self.arguments($0) } ?? []
    guard hasStrings else {
      checker.report(
        "\(what) is a key, but the deck has no \"strings\"; name a file of texts there, or write the text itself",
        at: value.position)
      return nil
    }
    guard strings.contains(key) else {
      if lacksStrings { return nil }
      let nearest = Wording.didYouMean(strings.nearestKey(to: key))
      checker.report(
        "no text of \"strings\" has the key \(Wording.quoted(key))"
          + (nearest.isEmpty ? "; add it there, or correct it" : nearest), at: written.position)
      return nil
    }
    guard checker.errorCount == errorsBefore else { return nil }
    return Located(.key(key, arguments: arguments), at: written.position)
  }

  private mutating func arguments(_ value: JSONValue) -> [TextArgument] {
    let values = checker.list(value, "\"arguments\"", limit: Self.maximumArguments) ?? []
    return values.compactMap { value in
      switch value.kind {
      case .number(let number): Int(exactly: number).map { .integer($0) } ?? .number(number)
      case .string: text(value, "an entry of \"arguments\"").map { .text($0.value) }
      default:
        reportArgument(value)
      }
    }
  }

  private mutating func reportArgument(_ value: JSONValue) -> TextArgument? {
    checker.reportType(of: value, "an entry of \"arguments\"", wanted: "a number or a string")
    return nil
  }
}
