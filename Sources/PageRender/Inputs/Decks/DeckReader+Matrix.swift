internal import PageBase

extension DeckReader {
  /// - Parameter translated: The languages that `all` selects; empty if the deck has no texts.
  mutating func matrix(_ value: JSONValue, translated: [String]) -> PageMatrix {
    var matrix = PageMatrix()
    let keys = ["devices", "orientations", "appearances", "locales", "contentSizes", "ios"]
    guard let object = checker.object(value, "\"matrix\"", keys: keys) else { return matrix }
    if let value = object["ios"] {
      matrix.systems = axis(value, "\"ios\"", all: SystemVersion.allCases) { reader, value in
        reader.ios(value, "an entry of \"ios\"")
      }
      if let least = matrix.systems.map(\.value).min() { ios = least }
    }
    if let value = object["devices"] {
      matrix.devices = axis(
        value, "\"devices\"", all: devices.devices(runningIOS: ios.rawValue), every: devices.devices
      ) { reader, value in
        reader.device(value)
      }
    }
    matrix.orientations = choices(object["orientations"], "\"orientations\"")
    matrix.appearances = choices(object["appearances"], "\"appearances\"")
    matrix.contentSizes = choices(object["contentSizes"], "\"contentSizes\"")
    if let value = object["locales"] {
      let all = translated.isEmpty ? nil : translated
      matrix.locales = axis(
        value, "\"locales\"", all: all, pseudo: PseudoLocale.allCases.map(\.rawValue)
      ) { reader, value in reader.locale(value) }
    }
    return matrix
  }

  /// The values of an axis with a fixed set of words.
  private mutating func choices<Choice>(
    _ value: JSONValue?, _ what: String
  ) -> [Located<Choice>] where Choice: RawRepresentable<String> & CaseIterable & Hashable {
    guard let value else { return [] }
    return axis(value, what, all: Array(Choice.allCases)) { reader, value in
      reader.checker.choice(value, "an entry of \(what)")
    }
  }

  /// The values of an axis, each once, in the order of the list. The word `all` adds the values that the list
  /// does not have before it.
  ///
  /// - Parameters:
  ///   - all: The values that the word `all` selects; `nil` if they are unknown, which is reported.
  ///   - every: The values that the word `every` selects; empty if the axis does not have this word.
  ///   - pseudo: The values that the word `pseudo` selects; empty if the axis does not have this word.
  private mutating func axis<Entry: Hashable>(
    _ value: JSONValue, _ what: String, all: [Entry]?, every: [Entry] = [], pseudo: [Entry] = [],
    entry: (inout DeckReader, JSONValue) -> Entry?
  ) -> [Located<Entry>] {
    guard let values = checker.list(value, what, limit: Self.maximumNames) else { return [] }
    if values.isEmpty {
      checker.report("\(what) is empty; name an entry or leave \(what) out", at: value.position)
    }
    var entries: [Located<Entry>] = []
    var seen: Set<Entry> = []
    var named: Set<Entry> = []
    for value in values {
      var chosen: [Entry] = []
      switch value.kind {
      case .string(PseudoLocale.listName) where !pseudo.isEmpty: chosen = pseudo
      case .string("every") where !every.isEmpty: chosen = every
      case .string("all"):
        if let all { chosen = all } else { reportUnknownAll(what, at: value.position) }
      default:
        guard let entry = entry(&self, value) else { continue }
        chosen = [entry]
        if !named.insert(entry).inserted {
          checker.report("\(value.kind.description) occurs twice in \(what); delete one", at: value.position)
        }
      }
      entries += chosen.filter { seen.insert($0).inserted }.map { Located($0, at: value.position) }
    }
    return entries
  }

  private mutating func reportUnknownAll(_ what: String, at position: SourcePosition) {
    checker.report(
      "\"all\" in \(what) stands for the languages of the deck's \"strings\", which it does not have; name each entry",
      at: position)
  }

  private mutating func device(_ value: JSONValue) -> Device? {
    guard let text = checker.string(value, "an entry of \"devices\"") else { return nil }
    do {
      return try devices.device(text)
    } catch {
      checker.report(error.message, at: value.position, exitCode: error.isLimit ? .limit : .badInput)
      return nil
    }
  }

  private mutating func locale(_ value: JSONValue) -> String? {
    guard let tag = checker.string(value, "an entry of \"locales\"") else { return nil }
    let canonical = LocaleTag.canonical(tag)
    guard LocaleTag.isWellFormed(canonical) else {
      checker.report(
        "not a locale: \(Wording.quoted(tag)); write a tag such as ja, pt-BR or zh-Hant", at: value.position)
      return nil
    }
    return canonical
  }
}
