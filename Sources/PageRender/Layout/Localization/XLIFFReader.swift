internal import PageBase

/// Reads XLIFF 1.2, the format in which Xcode exports texts for translators: `file`, `trans-unit`, `source`,
/// `target`.
///
/// Each `file` is a table, named after its `original`. Each plural or device variant is a `trans-unit` of its
/// own, whose id Xcode composes differently for String Catalogs and for `.stringsdict` files; both forms are
/// read.
struct XLIFFReader {
  var checker: JSONChecker

  /// The variants of one text, each with its path, such as `substitutions`, `files`, `plural`, `one`.
  private struct Entry {
    var units: [(path: [String], text: String)] = []
    var state = LocalizedText.State.translated
    var position: SourcePosition?
  }

  init(file: String) {
    checker = JSONChecker(file: file)
  }

  /// Reads the tables; none, after an error, if the file as a whole is unusable.
  mutating func read(_ bytes: [UInt8]) -> [StringTable] {
    let root: DocumentElement
    do throws(DocumentError) {
      root = try DocumentReader.read(bytes)
    } catch {
      checker.report(
        XMLTextFile.message(error, "the XLIFF file"), at: error.position, exitCode: error.exitCode)
      return []
    }
    guard root.name == "xliff" else {
      checker.report("this is an XML file of <\(Wording.escaped(root.name))>, not XLIFF", at: root.position)
      return []
    }
    guard root["version"].map({ $0.hasPrefix("1.") }) ?? true else {
      checker.report(
        "XLIFF \(Wording.quoted(root["version"] ?? "")) is not supported; export as 1.2, as Xcode does",
        at: root.position)
      return []
    }
    var tables: [StringTable] = []
    var places: [String: Int] = [:]
    for file in root.children where file.name == "file" {
      guard let table = table(file) else { continue }
      if let place = places[table.name] {
        tables[place].merge(table)
      } else {
        places[table.name] = tables.count
        tables.append(table)
      }
    }
    return tables
  }

  private mutating func table(_ file: DocumentElement) -> StringTable? {
    guard let source = language(file, "source-language", isRequired: true) else { return nil }
    let target = language(file, "target-language", isRequired: false)
    var table = StringTable(name: Self.tableName(file["original"] ?? ""), sourceLanguage: source)
    if let target { table.addLocale(target) }
    var keys: [String] = []
    var sources: [String: Entry] = [:]
    var targets: [String: Entry] = [:]
    for unit in file.children.flatMap(Self.units) {
      guard let id = unit["id"] else {
        checker.report("<trans-unit> has no id", at: unit.position)
        continue
      }
      let (key, path) = Self.split(id)
      if sources[key] == nil, targets[key] == nil { keys.append(key) }
      if let source = unit.child("source") { add(source.text, path, key, unit, nil, to: &sources) }
      guard let translation = unit.child("target") else { continue }
      guard target != nil else {
        checker.report("<target> stands in a <file> without a target-language", at: translation.position)
        continue
      }
      if !translation.text.isEmpty {
        add(translation.text, path, key, unit, translation["state"], to: &targets)
      }
    }
    for key in keys {
      if let entry = sources[key] { table.add(text(entry), for: key, in: source) }
      if let target, let entry = targets[key] { table.add(text(entry), for: key, in: target) }
    }
    return table
  }

  private mutating func language(
    _ file: DocumentElement, _ attribute: String, isRequired: Bool
  ) -> String? {
    guard let written = file[attribute] else {
      if isRequired { checker.report("<file> has no \(attribute)", at: file.position) }
      return nil
    }
    let tag = LocaleTag.canonical(written)
    guard LocaleTag.isWellFormed(tag) else {
      checker.report("\(attribute) \(Wording.quoted(written)) is no language tag", at: file.position)
      return nil
    }
    return tag
  }

  private mutating func add(
    _ text: String, _ path: [String], _ key: String, _ unit: DocumentElement, _ state: String?,
    to entries: inout [String: Entry]
  ) {
    var entry = entries[key] ?? Entry(position: unit.position)
    if entry.units.contains(where: { $0.path == path }) {
      checker.warn(
        "the unit \(Wording.quoted(unit["id"] ?? key)) occurs twice; the first counts", at: unit.position)
      return
    }
    entry.units.append((path, text))
    if let state { entry.state = Self.state(state) }
    entries[key] = entry
  }

  private static func state(_ word: String) -> LocalizedText.State {
    switch word {
    case "new", "needs-translation", "needs-l10n", "needs-adaptation": .new
    case _ where word.hasPrefix("needs-review"): .needsReview
    default: .translated
    }
  }

  private static func units(_ element: DocumentElement) -> [DocumentElement] {
    switch element.name {
    case "trans-unit": [element]
    case "body", "group": element.children.flatMap(units)
    default: []
    }
  }

  /// The table name in a file's `original` attribute: `Localizable` for `App/en.lproj/Localizable.strings`.
  private static func tableName(_ original: String) -> String {
    let name = original.split(separator: "/").last.map(String.init) ?? "Localizable"
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }

  /// The key and the variant's path in a unit's id, such as `%d files|==|plural.one` for String Catalogs and
  /// `/%d files:dict/files:dict/one:dict/:string` for `.stringsdict` files.
  static func split(_ id: String) -> (key: String, path: [String]) {
    if let mark = id.firstRange(of: "|==|") {
      return (String(id[..<mark.lowerBound]), id[mark.upperBound...].split(separator: ".").map(String.init))
    }
    guard id.hasPrefix("/"), id.hasSuffix(":dict/:string") else { return (id, []) }
    let parts = id.dropFirst().dropLast(":dict/:string".count).split(separator: ":dict/").map(String.init)
    guard let key = parts.first else { return (id, []) }
    switch parts.count {
    case 2 where parts[1] == "NSStringLocalizedFormatKey": return (key, [])
    case 3 where parts[1] == "NSStringDeviceSpecificRuleType": return (key, ["device", parts[2]])
    case 3: return (key, ["substitutions", parts[1], "plural", parts[2]])
    default: return (id, [])
    }
  }

  // MARK: Variants

  private func text(_ entry: Entry) -> LocalizedText {
    let plain = entry.units.filter { $0.path.first != "substitutions" }
    var text = LocalizedText(variants: Self.variants(plain) ?? .text(""), at: entry.position)
    text.state = entry.state
    var names: [String] = []
    for unit in entry.units where unit.path.first == "substitutions" && unit.path.count > 1 {
      if !names.contains(unit.path[1]) { names.append(unit.path[1]) }
    }
    for name in names {
      let units = entry.units.filter { $0.path.starts(with: ["substitutions", name]) }
      if let variants = Self.variants(units.map { (Array($0.path.dropFirst(2)), $0.text) }) {
        text.substitutions.append(
          LocalizedText.Substitution(name: name, argument: nil, variants: variants))
      }
    }
    return text
  }

  private static func variants(_ units: [(path: [String], text: String)]) -> LocalizedText.Variants? {
    if let plain = units.first(where: { $0.path.count < 2 }) { return .text(plain.text) }
    guard let kind = units.first?.path.first else { return nil }
    var words: [String] = []
    for unit in units where unit.path[0] == kind && !words.contains(unit.path[1]) {
      words.append(unit.path[1])
    }
    let parts = words.compactMap { word in
      variants(
        units.filter { $0.path[0] == kind && $0.path[1] == word }.map {
          (Array($0.path.dropFirst(2)), $0.text)
        }
      ).map { (word, $0) }
    }
    if kind == "plural" {
      return .plural(
        parts.compactMap { word, variants in
          PluralCategory(rawValue: word).map {
            LocalizedText.Variants.Plural(category: $0, variants: variants)
          }
        })
    }
    return .device(parts.map { LocalizedText.Variants.Device(device: $0.0, variants: $0.1) })
  }
}
