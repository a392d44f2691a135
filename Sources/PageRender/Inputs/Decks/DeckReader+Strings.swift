internal import PageBase
internal import PageLayout
internal import UIKitCore

extension DeckReader {
  private static let maximumPaths = 100
  private static let maximumLanguages = 500

  /// The deck's texts, from a path, a list of paths, or an object with a table for each language.
  mutating func strings(_ value: JSONValue) -> LocalizedStrings {
    switch value.kind {
    case .object: return LocalizedStrings(inlineTable(value).map { [$0] } ?? [])
    case .array:
      guard let values = checker.list(value, "\"strings\"", limit: Self.maximumPaths) else { break }
      if values.isEmpty {
        checker.report(
          "\"strings\" is empty; add a path such as \"Localizable.xcstrings\", or leave it out",
          at: value.position)
      }
      return files(values.flatMap { stringFiles($0, "an entry of \"strings\"") })
    case .string: return files(stringFiles(value, "\"strings\""))
    default:
      checker.reportType(
        of: value, "\"strings\"",
        wanted: "a path, a list of paths, or an object with a table for each language")
    }
    return LocalizedStrings()
  }

  private mutating func files(_ files: [StringFile]) -> LocalizedStrings {
    let (tables, diagnostics) = StringFilesReader.read(files)
    checker.report(diagnostics)
    return LocalizedStrings(tables)
  }

  /// The files of texts at a path of the deck, all inside the deck's folder.
  private mutating func stringFiles(_ value: JSONValue, _ what: String) -> [StringFile] {
    guard let written = checker.string(value, what) else { return [] }
    do throws(DeckFolder.Fault) {
      let isFile = StringFile.format(of: written) != nil
      let named = try isFile ? folder.file(written) : folder.folder(written)
      let found = StringFilesSearch.files(at: named.path, shownAs: shownPath(written))
      guard !found.isEmpty else {
        checker.report("\(what): \(Wording.quoted(written)) has no files of texts", at: value.position)
        return []
      }
      // Symbolic links, and sibling folders of the named one, may not lead out of the deck's folder.
      for file in found where !folder.holds(file.path) {
        checker.report(
          "\(what) leads to \(Wording.quoted(file.shownPath)), which is outside the deck's folder",
          at: value.position)
        return []
      }
      return found
    } catch .notFolder {
      checker.report(
        "\(what): \(Wording.quoted(written)) \(StringFilesSearch.unknownFormat)", at: value.position)
    } catch {
      checker.report("\(what): \(Wording.quoted(written)) \(error.message)", at: value.position)
    }
    return []
  }

  // MARK: Tables in the deck

  /// The table written in the deck, as `{"en": {"key": "text"}, "ja": {…}}`; the first language is the source
  /// language.
  private mutating func inlineTable(_ value: JSONValue) -> StringTable? {
    guard case .object(let object) = value.kind else { return nil }
    guard let first = object.members.first else {
      checker.report(
        "\"strings\" is empty; add a table such as \"en\": {…}, or leave it out", at: value.position)
      return nil
    }
    guard object.members.count <= Self.maximumLanguages else {
      checker.report(
        "\"strings\" has \(object.members.count) languages; the limit is \(Self.maximumLanguages)",
        at: value.position, exitCode: .limit)
      return nil
    }
    reportDuplicates(object, "\"strings\"")
    var table = StringTable(name: LocalizedStrings.standardTable, sourceLanguage: first.name)
    for language in object.members {
      let tag = LocaleTag.canonical(language.name)
      guard LocaleTag.isWellFormed(tag) else {
        checker.report(
          "\(Wording.quoted(language.name)) in \"strings\" is no language tag; write one such as ja or zh-Hant",
          at: language.value.position)
        continue
      }
      table.addLocale(tag)
      guard case .object(let texts) = language.value.kind else {
        checker.reportType(of: language.value, "the table \(Wording.quoted(tag))", wanted: "an object")
        continue
      }
      reportDuplicates(texts, "the table \(Wording.quoted(tag))")
      for member in texts.members {
        if let text = inlineText(member) { table.add(text, for: member.name, in: tag) }
      }
    }
    return table
  }

  /// A text, from a string or from an object with a string for each plural category.
  private mutating func inlineText(_ member: JSONMember) -> LocalizedText? {
    let what = "the text \(Wording.quoted(member.name))"
    guard case .object = member.value.kind else {
      return text(member.value, what).map { LocalizedText($0.value, at: $0.position) }
    }
    let categories = PluralCategory.allCases
    guard
      let object = checker.object(
        member.value, what, keys: categories.map(\.rawValue), required: [PluralCategory.other.rawValue])
    else { return nil }
    var plurals: [LocalizedText.Variants.Plural] = []
    for category in categories {
      guard let value = object[category.rawValue], let text = text(value, what) else { continue }
      plurals.append(LocalizedText.Variants.Plural(category: category, variants: .text(text.value)))
    }
    return plurals.isEmpty ? nil : LocalizedText(variants: .plural(plurals), at: member.value.position)
  }

  private mutating func reportDuplicates(_ object: JSONObject, _ what: String) {
    for duplicate in object.duplicates.prefix(JSONChecker.maximumDiagnostics + 1) {
      checker.report(
        "\(Wording.quoted(duplicate.name)) occurs twice in \(what); delete one of them",
        at: duplicate.value.position)
    }
  }
}
