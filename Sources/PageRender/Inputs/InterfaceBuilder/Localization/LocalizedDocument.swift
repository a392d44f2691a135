internal import LayoutEngine
internal import PageBase
internal import PageLayout

/// A document with its translations: files of strings named like it in `.lproj` folders and String Catalogs, and whole
/// documents for some languages.
struct LocalizedDocument: Sendable {
  let document: InterfaceDocument
  /// The translations, by `ObjectID.property`; empty without files of strings.
  let strings: LocalizedStrings
  /// The language the document itself is in.
  let language: String
  /// Documents that are taken in place of this one.
  let others: [Translated]

  struct Translated: Sendable {
    /// As BCP 47 spells it.
    var locale: String
    var document: InterfaceDocument
  }

  /// The document's language first, then as BCP 47 orders them byte by byte; none without translations.
  var locales: [String] {
    let all = Set(strings.locales + others.map(\.locale)).subtracting([language])
    return all.isEmpty ? [] : [language] + all.sorted()
  }

  /// The languages that a document has translations in, as `locales` gives them, without reading the document.
  ///
  /// - Parameters:
  ///   - path: The document's file.
  ///   - folder: Files outside it, wherever links lead, do not count.
  static func locales(ofDocumentAt path: String, inside folder: String) -> [String] {
    let search = Search(path: path, shown: path, inside: folder)
    let strings = LocalizedStrings(StringFilesReader.read(search.stringFiles).tables)
    let language = language(ofDocumentAt: path, strings.tables)
    let others = search.documents.compactMap(\.locale)
    let all = Set(strings.tables.flatMap(\.locales) + others).subtracting([language])
    return all.isEmpty ? [] : [language] + all.sorted()
  }

  /// The language of the document's folder, else that which its texts are translated from.
  private static func language(ofDocumentAt path: String, _ tables: [StringTable]) -> String {
    let folder = StringFilesSearch.lastComponent(StringFilesSearch.parent(path))
    return LocalizedFolder.locale(ofFolder: folder) ?? tables.lazy.compactMap(\.sourceLanguage).first ?? "en"
  }

  /// Looks for the translations of a document near its file.
  ///
  /// - Parameter folder: Files outside it, wherever links lead, are not read; `nil` lets all in.
  static func find(
    _ document: InterfaceDocument, inside folder: String? = nil
  ) -> (localized: LocalizedDocument, diagnostics: [Diagnostic]) {
    guard let path = document.path else {
      return (
        LocalizedDocument(document: document, strings: LocalizedStrings(), language: "en", others: []), []
      )
    }
    let search = Search(path: path, shown: document.file, inside: folder)
    let own = LocalizedFolder.locale(
      ofFolder: StringFilesSearch.lastComponent(StringFilesSearch.parent(path)))
    var (tables, diagnostics) = StringFilesReader.read(search.stringFiles)
    let language = language(ofDocumentAt: path, tables)
    for index in tables.indices where tables[index].sourceLanguage == nil {
      tables[index].sourceLanguage = language
    }
    var others: [Translated] = []
    for file in search.documents {
      let (read, problems) = InterfaceDocument.load(file.path, named: file.shownPath)
      diagnostics += problems
      if let read, let locale = file.locale, locale != own {
        others.append(Translated(locale: locale, document: read))
      }
    }
    let localized = LocalizedDocument(
      document: document, strings: LocalizedStrings(tables), language: language, others: others)
    return (localized, diagnostics)
  }

  /// The document for a locale, and a warning where it has texts in other languages but not in that one.
  func document(for locale: String) -> (document: InterfaceDocument, diagnostics: [Diagnostic]) {
    let pseudo = PseudoLocale(tag: locale)
    let chain = LocaleTag.chain(of: pseudo == nil ? locale : language)
    for tag in chain {
      if let other = others.first(where: { $0.locale == tag }) { return (other.document, []) }
      if strings.tables.contains(where: { $0.locales.contains(tag) }) || tag == language { break }
    }
    guard pseudo != nil || !strings.isEmpty else { return (document, warning(chain, locale)) }
    let texts = DocumentTexts { key, own, _ in
      let found = strings.lookup(key, for: locale)
      var text = own
      if found.status == .translated, found.text.variants != .text(key) {
        text = found.text.filled(with: [], language: found.locale, device: .phone, fills: false).text
      }
      return text.map { pseudo?.transformed($0) ?? $0 }
    }
    return (
      document.with(root: texts.applied(to: document.root)), pseudo == nil ? warning(chain, locale) : []
    )
  }

  /// The texts of a part of the document, and where they come from; none where a whole document is taken instead.
  func texts(in element: DocumentElement, for locale: String) -> [PageText] {
    let isPseudo = PseudoLocale(tag: locale) != nil
    let chain = LocaleTag.chain(of: isPseudo ? language : locale)
    if chain.contains(where: { tag in others.contains { $0.locale == tag } }) { return [] }
    let isUnknown = !locales.isEmpty && !isPseudo && !chain.contains(where: locales.contains)
    if isUnknown {
      var document = PageText(
        "", in: locale, place: FilePlace(file: document.file, position: element.position))
      document.locale = language
      document.status = .fallback
      return [document]
    }
    guard !strings.isEmpty else { return [] }
    var texts: [PageText] = []
    let reader = DocumentTexts { key, own, position in
      var found = strings.lookup(key, for: locale)
      if found.status == .missing {
        // The document has the text of its own language; what has no letters needs no other.
        guard !isPseudo, !chain.contains(language), own?.contains(where: \.isLetter) == true else {
          return nil
        }
        found.status = .fallback
        found.locale = language
      }
      let isOwn = found.status == .fallback || found.text.variants == .text(key)
      let translated = found.text.filled(with: [], language: found.locale, device: .phone, fills: false).text
      texts.append(
        PageText(
          key: key, shown: isOwn ? own ?? "" : translated, found, for: locale, in: strings,
          place: FilePlace(file: document.file, position: position)))
      return nil
    }
    _ = reader.applied(to: element)
    return texts
  }

  /// One warning, not one for each text.
  private func warning(_ chain: [String], _ locale: String) -> [Diagnostic] {
    guard !locales.isEmpty, !chain.contains(where: locales.contains) else { return [] }
    var warning = Diagnostic(
      .warning, file: document.file,
      "there are no texts in \(locale); the document's own, in \(language), are drawn")
    warning.isToldByLint = true
    return [warning]
  }

  /// A search for a document's translations.
  private struct Search {
    /// The folder that has the `.lproj` folders.
    private let folder: String
    private let shownFolder: String
    /// The document's file name, and that without its ending.
    private let name: String
    private let stem: String
    private let path: String
    private let limit: String?

    init(path: String, shown: String, inside limit: String?) {
      self.path = path
      self.limit = limit
      let name = StringFilesSearch.lastComponent(path)
      self.name = name
      stem = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
      let parent = StringFilesSearch.parent(path)
      let shownParent = StringFilesSearch.parent(shown)
      let isLocalized = LocalizedFolder.isOne(StringFilesSearch.lastComponent(parent))
      folder = isLocalized ? StringFilesSearch.parent(parent) : parent
      shownFolder = isLocalized ? StringFilesSearch.parent(shownParent) : shownParent
    }

    var stringFiles: [StringFile] {
      let catalog = stem + ".xcstrings"
      var files = InputFile.names(inFolder: folder, endingIn: [catalog]).filter { $0 == catalog }.map {
        StringFile(path: folder + "/" + $0, shownPath: StringFilesSearch.join(shownFolder, $0))
      }
      files += StringFilesSearch.filesOfLanguages(in: folder, shownFolder) { name in
        [".strings", ".stringsdict", ".xcstrings"].contains { name == stem + $0 }
      }
      return files.filter(isInside)
    }

    var documents: [StringFile] {
      let languages = InputFile.names(inFolder: folder, endingIn: [LocalizedFolder.ending])
        .filter { LocalizedFolder.locale(ofFolder: $0) != nil }
      return languages.flatMap { language in
        InputFile.names(inFolder: folder + "/" + language, endingIn: [name]).filter { $0 == name }.map {
          StringFile(
            path: folder + "/" + language + "/" + $0,
            shownPath: StringFilesSearch.join(StringFilesSearch.join(shownFolder, language), $0))
        }
      }.filter { !isTheDocument($0) && isInside($0) }
    }

    private func isTheDocument(_ file: StringFile) -> Bool {
      (try? InputFile.resolved(file.path)) == (try? InputFile.resolved(path))
    }

    private func isInside(_ file: StringFile) -> Bool {
      guard let limit else { return true }
      guard let resolved = try? InputFile.resolved(file.path) else { return false }
      return resolved.hasPrefix(limit == "/" ? limit : limit + "/")
    }
  }
}
