internal import PageBase

/// Reads a `fonts.json` (docs/fonts.md).
struct FontSettingsReader {
  private var checker: JSONChecker

  /// The name of the file in a folder of fonts.
  static let fileName = "fonts.json"
  private static let familyKeys = ["family", "ascent", "descent", "lineGap", "capHeight", "xHeight"]
  private static let maximumFamilies = 1000
  /// The range of a metric, in ems. Fonts with tall marks have some 3.
  private static let range = 0.0...10

  init(file: String) {
    checker = JSONChecker(file: file)
  }

  var diagnostics: [Diagnostic] { checker.diagnostics }

  /// The settings in a file; faulty settings are reported and left out.
  mutating func settings(_ bytes: [UInt8]) -> FontSettingsFile {
    var settings = FontSettingsFile(path: checker.file)
    guard let root = checker.document(bytes),
      let object = checker.object(root, "the file", keys: ["$schema", "system", "families"])
    else { return settings }
    if let schema = object["$schema"] { _ = checker.string(schema, "\"$schema\"") }
    settings.system = object["system"].flatMap { name($0, "\"system\"") }
    let families = object["families"].flatMap {
      checker.list($0, "\"families\"", limit: Self.maximumFamilies)
    }
    var owners: Set<String> = []
    for value in families ?? [] {
      guard let family = family(value) else { continue }
      guard owners.insert(family.name.value).inserted else {
        checker.report(
          "family \(Wording.quoted(family.name.value)) occurs twice; delete one", at: family.name.position)
        continue
      }
      settings.families.append(family)
    }
    return settings
  }

  private mutating func family(_ value: JSONValue) -> (name: Located<String>, box: FontBoxOverride)? {
    let errorsBefore = checker.errorCount
    guard
      let object = checker.object(value, "a family", keys: Self.familyKeys, required: ["family"])
    else { return nil }
    let name = object["family"].flatMap { self.name($0, "\"family\"") }
    var box = FontBoxOverride()
    box.ascent = checker.number("ascent", of: object, in: Self.range)
    box.descent = checker.number("descent", of: object, in: Self.range)
    box.lineGap = checker.number("lineGap", of: object, in: Self.range)
    box.capHeight = checker.number("capHeight", of: object, in: Self.range)
    box.xHeight = checker.number("xHeight", of: object, in: Self.range)
    guard let name, checker.errorCount == errorsBefore else { return nil }
    return (name, box)
  }

  private mutating func name(_ value: JSONValue, _ what: String) -> Located<String>? {
    guard let name = checker.string(value, what) else { return nil }
    guard !name.isEmpty, name.utf8.count <= 256 else {
      checker.report("\(what) must be the name of a font family", at: value.position)
      return nil
    }
    return Located(name, at: value.position)
  }
}
