internal import LayoutEngine
internal import PageRender
package import PageRuns

extension AxisOptions {
  package static let specs = specs(isWide: false)

  /// The options of a command that uses many values on axes that no option sets.
  static let wideSpecs = specs(isWide: true)

  private static func specs(isWide: Bool) -> [OptionSpec] {
    [
      OptionSpec(
        "device", short: "d", value: "LIST", of: .devices,
        "ids, names or sizes such as 390x844@3x, with commas;\nall: those that run the pages' iOS, every: older ones too\n(default\(isWide ? " all" : ": the matrix's, else iphone-16-pro"))"
      ),
      OptionSpec(
        "orientation", value: "LIST", of: choices(Orientation.self),
        "portrait, landscape or all (default portrait)"),
      OptionSpec(
        "appearance", value: "LIST", of: choices(Appearance.self),
        "light, dark or all (default \(isWide ? "all" : "light")); changes colours that\nhave a dark value in the deck"
      ),
      OptionSpec(
        "locale", value: "LIST", of: .ofDecks(.locales, [all, PseudoLocale.listName]),
        "language tags such as en,ja; all\(isWide ? " (default)" : "") that the deck or document\nhas texts in (without texts: those of the matrix); pseudo\n"
          + "for the pseudo-locales en-x-double, en-XA, en-x-bounded\nand ar-XB; changes texts, glyph forms and file names"
      ),
      OptionSpec(
        "content-size", value: "LIST", of: choices(ContentSize.self),
        "text sizes; text styles and fonts that follow them\nchange, fixed sizes stay: xSmall small medium large xLarge xxLarge\nxxxLarge AX1 AX2 AX3 AX4 AX5, or all (default \(isWide ? "large,xxxLarge" : "large"))"
      ),
      OptionSpec(
        "direction", value: "LIST", of: choices(DirectionChoice.self),
        "ltr, rtl or all (default: as the locale's language is\nwritten)"),
      OptionSpec(
        "ios", value: "LIST", of: .some(SystemVersion.allCases.map { String($0.rawValue) } + [all]),
        "versions of iOS whose look is drawn: 17, 18, 26, 27 or all\n(default: the deck's, else \(SystemVersion.standard.rawValue))"
      ),
      OptionSpec(
        "page", value: "LIST", of: .ofDecks(.pages, []),
        "page numbers, ranges or ids: 1,3-4,welcome (default all)"),
      OptionSpec(
        "scene", value: "NAMES",
        "the scenes of Interface Builder documents that have one of\nthese storyboard identifiers, ids or classes "
          + "(default all)"),
      OptionSpec(
        "canvas",
        "keep what Interface Builder documents have for design time\nonly: placeholder constraints and sizes"),
    ]
  }

  private static func choices<Choice: RawRepresentable<String> & CaseIterable>(
    _ choices: Choice.Type
  ) -> WordKind {
    .some(choices.allCases.map(\.rawValue) + [all])
  }

  package init(_ arguments: Arguments) throws(UsageError) {
    self.init()
    devices = try Self.list(arguments, "device")
    orientations = try Self.choices(arguments, "orientation", Orientation.allCases)
    appearances = try Self.choices(arguments, "appearance", Appearance.allCases)
    locales = try Self.list(arguments, "locale")
    contentSizes = try Self.choices(arguments, "content-size", ContentSize.allCases)
    directions = try Self.choices(arguments, "direction", DirectionChoice.allCases)
    systems = try Self.systems(arguments)
    pages = try Self.list(arguments, "page")
    scenes = try Self.list(arguments, "scene")
    isCanvas = arguments.contains("canvas")
  }

  private static func systems(_ arguments: Arguments) throws(UsageError) -> [SystemVersion]? {
    guard let words = try list(arguments, "ios") else { return nil }
    if words.contains(all) { return SystemVersion.allCases }
    var systems: [SystemVersion] = []
    for word in words {
      guard let system = Double(word).flatMap({ SystemVersion(number: $0) }) else {
        throw UsageError(message: "--ios \(word) cannot be drawn; use \(SystemVersion.numbers)")
      }
      if !systems.contains(system) { systems.append(system) }
    }
    return systems
  }

  /// Returns the words of a comma-separated option; an option given twice adds to the list.
  static func list(_ arguments: Arguments, _ name: String) throws(UsageError) -> [String]? {
    let values = arguments.values(name)
    guard !values.isEmpty else { return nil }
    var words: [String] = []
    for value in values {
      for word in value.split(separator: ",", omittingEmptySubsequences: false) {
        let trimmed = word.trimmed
        guard !trimmed.isEmpty else {
          throw UsageError(
            message: "--\(name) has an empty entry in \"\(value)\"; separate values with one comma")
        }
        if !words.contains(trimmed) { words.append(trimmed) }
      }
    }
    return words
  }

  private static func choices<Choice: RawRepresentable<String> & Equatable>(
    _ arguments: Arguments, _ name: String, _ known: [Choice]
  ) throws(UsageError) -> [Choice]? {
    guard let words = try list(arguments, name) else { return nil }
    if words.contains(all) { return known }
    var choices: [Choice] = []
    for word in words {
      guard let choice = known.first(where: { $0.rawValue.lowercased() == word.lowercased() }) else {
        let names = known.map(\.rawValue).joined(separator: ", ")
        let near =
          NearMiss.closest(to: word, among: known.map(\.rawValue) + [all])
          ?? known.map(\.rawValue).first { $0.lowercased().hasPrefix(word.lowercased()) }
        throw UsageError(
          message: "--\(name) \(word) is unknown\(Wording.didYouMean(near, then: "use \(names) or all"))")
      }
      if !choices.contains(choice) { choices.append(choice) }
    }
    return choices
  }
}

extension StringProtocol {
  /// The text without the spaces and tabs at both ends.
  package var trimmed: String {
    let isBlank = { (character: Character) in character == " " || character == "\t" }
    guard let first = firstIndex(where: { !isBlank($0) }), let last = lastIndex(where: { !isBlank($0) })
    else {
      return ""
    }
    return String(self[first...last])
  }
}
