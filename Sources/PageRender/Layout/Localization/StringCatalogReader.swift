internal import PageBase

/// Reads Apple's String Catalogs, `.xcstrings`: the texts of all languages in one file of JSON.
///
/// It reads localizations, their variations by plural and device, substitutions, states and
/// `shouldTranslate`. It ignores comments and extraction states.
struct StringCatalogReader {
  var checker: JSONChecker
  private var table: StringTable
  private var textCount = 0

  /// The most texts of a catalogue, in all languages together: 5,000 keys in 40 languages.
  static let maximumTexts = 200_000

  init(file: String, name: String) {
    checker = JSONChecker(file: file)
    table = StringTable(name: name)
  }

  /// - Returns: The table; `nil`, after an error, if the file as a whole is unusable.
  mutating func read(_ bytes: [UInt8]) -> StringTable? {
    guard let root = checker.document(bytes), let object = object(root, "the string catalog"),
      let language = required(
        "sourceLanguage", of: object, root, "the string catalog",
        advice: ", such as \"sourceLanguage\": \"en\""),
      let strings = required("strings", of: object, root, "the string catalog"),
      let source = checker.string(language, "\"sourceLanguage\""),
      let entries = self.object(strings, "\"strings\"")
    else { return nil }
    guard LocaleTag.isWellFormed(LocaleTag.canonical(source)) else {
      checker.report("\"sourceLanguage\" \(Wording.quoted(source)) is no language tag", at: language.position)
      return nil
    }
    table = StringTable(name: table.name, sourceLanguage: source)
    for member in entries.members {
      guard textCount <= Self.maximumTexts else { break }
      entry(member)
    }
    return table
  }

  private mutating func entry(_ member: JSONMember) {
    guard let object = object(member.value, "the string \(Wording.quoted(member.name))") else { return }
    let isTranslatable = object["shouldTranslate"].flatMap { checker.bool($0, "\"shouldTranslate\"") } ?? true
    table.addKey(member.name, isTranslatable: isTranslatable)
    guard let value = object["localizations"], let localizations = self.object(value, "\"localizations\"")
    else {
      return
    }
    for localization in localizations.members {
      let tag = LocaleTag.canonical(localization.name)
      guard LocaleTag.isWellFormed(tag) else {
        checker.report(
          "\(Wording.quoted(localization.name)) is no language tag; write one such as ja or zh-Hant",
          at: localization.value.position)
        continue
      }
      table.addLocale(tag)
      if let text = text(localization.value, of: member.name) { table.add(text, for: member.name, in: tag) }
    }
  }

  private mutating func text(_ value: JSONValue, of key: String) -> LocalizedText? {
    guard let object = object(value, "a localization") else { return nil }
    var state = LocalizedText.State.translated
    guard let variants = variants(object, value, "a localization", state: &state) else { return nil }
    var text = LocalizedText(variants: variants, at: value.position)
    text.state = state
    if let value = object["substitutions"], let substitutions = self.object(value, "\"substitutions\"") {
      for member in substitutions.members {
        if let substitution = substitution(member) { text.substitutions.append(substitution) }
      }
    }
    return text
  }

  private mutating func substitution(_ member: JSONMember) -> LocalizedText.Substitution? {
    let what = "the substitution \(Wording.quoted(member.name))"
    guard let object = object(member.value, what) else { return nil }
    var argument: Int?
    if let value = object["argNum"] {
      guard let number = checker.number(value, "\"argNum\"", in: 1...999) else { return nil }
      argument = Int(number)
    }
    var state = LocalizedText.State.translated
    guard let variants = variants(object, member.value, what, state: &state) else { return nil }
    return LocalizedText.Substitution(name: member.name, argument: argument, variants: variants)
  }

  /// The text in an object's `stringUnit` or `variations`; `nil` if it has none yet, or, after an error, if
  /// it is unusable.
  private mutating func variants(
    _ object: JSONObject, _ value: JSONValue, _ what: String, state: inout LocalizedText.State
  ) -> LocalizedText.Variants? {
    if let unit = object["stringUnit"] { return self.unit(unit, state: &state).map { .text($0) } }
    guard let variations = object["variations"] else {
      if object["stringSet"] == nil, object["substitutions"] == nil {
        checker.report("\(what) has neither \"stringUnit\" nor \"variations\"", at: value.position)
      }
      return nil
    }
    guard let kinds = self.object(variations, "\"variations\"") else { return nil }
    if let plurals = kinds["plural"] { return self.plurals(plurals, state: &state) }
    if let devices = kinds["device"] { return self.devices(devices, state: &state) }
    checker.report(
      "\"variations\" has neither \"plural\" nor \"device\"; others are not supported",
      at: variations.position)
    return nil
  }

  private mutating func unit(_ value: JSONValue, state: inout LocalizedText.State) -> String? {
    guard let unit = object(value, "\"stringUnit\""),
      let text = required("value", of: unit, value, "\"stringUnit\""),
      let string = checker.string(text, "\"value\"")
    else { return nil }
    textCount += 1
    guard textCount <= Self.maximumTexts else {
      if textCount == Self.maximumTexts + 1 {
        checker.report(
          "the string catalog has more than \(Self.maximumTexts) texts; split it", at: value.position,
          exitCode: .limit)
      }
      return nil
    }
    if let word = unit["state"].flatMap({ checker.string($0, "\"state\"") }) {
      // Xcode may add states; their texts are drawn like any other.
      state = LocalizedText.State(rawValue: word) ?? state
    }
    // Xcode writes an empty text for a key that is not translated yet.
    return string.isEmpty && state == .new ? nil : string
  }

  private mutating func plurals(
    _ value: JSONValue, state: inout LocalizedText.State
  ) -> LocalizedText.Variants? {
    guard let object = object(value, "\"plural\"") else { return nil }
    var plurals: [LocalizedText.Variants.Plural] = []
    for member in object.members {
      guard let category = PluralCategory(rawValue: member.name) else {
        let words = PluralCategory.allCases.map(\.rawValue)
        checker.report(
          "\(Wording.quoted(member.name)) is no plural category; use \(Wording.alternatives(words))",
          at: member.value.position)
        continue
      }
      guard let inner = variantObject(member, state: &state) else { continue }
      plurals.append(LocalizedText.Variants.Plural(category: category, variants: inner))
    }
    let other = PluralCategory.other.rawValue
    guard object[other] != nil else {
      checker.report(
        "\"plural\" has no \"\(other)\", which every language needs; add it", at: value.position)
      return nil
    }
    return plurals.isEmpty ? nil : .plural(plurals)
  }

  private mutating func devices(
    _ value: JSONValue, state: inout LocalizedText.State
  ) -> LocalizedText.Variants? {
    guard let object = object(value, "\"device\"") else { return nil }
    var devices: [LocalizedText.Variants.Device] = []
    for member in object.members {
      guard let inner = variantObject(member, state: &state) else { continue }
      devices.append(LocalizedText.Variants.Device(device: member.name, variants: inner))
    }
    return devices.isEmpty ? nil : .device(devices)
  }

  private mutating func variantObject(
    _ member: JSONMember, state: inout LocalizedText.State
  ) -> LocalizedText.Variants? {
    let what = "the variation \(Wording.quoted(member.name))"
    guard let object = object(member.value, what) else { return nil }
    return variants(object, member.value, what, state: &state)
  }

  // MARK: JSON

  /// The value as an object, in which unknown keys are allowed: Xcode adds keys with each version.
  private mutating func object(_ value: JSONValue, _ what: String) -> JSONObject? {
    guard case .object(let object) = value.kind else {
      checker.reportType(of: value, what, wanted: "an object")
      return nil
    }
    for duplicate in object.duplicates.prefix(JSONChecker.maximumDiagnostics + 1) {
      checker.report(
        "\(Wording.quoted(duplicate.name)) occurs twice in \(what); delete one of them",
        at: duplicate.value.position)
    }
    return object
  }

  private mutating func required(
    _ key: String, of object: JSONObject, _ value: JSONValue, _ what: String, advice: String = ""
  ) -> JSONValue? {
    if let member = object[key] { return member }
    checker.report("\(what) has no \(Wording.quoted(key)); add it\(advice)", at: value.position)
    return nil
  }
}
