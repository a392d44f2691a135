internal import LayoutEngine
internal import PageBase
internal import PageLayout

/// A document with its translations: files of strings and String Catalogs of its name, in `.lproj` folders or
/// beside the document, and whole documents for some languages.
struct LocalizedDocument: Sendable {
  let document: InterfaceDocument
  /// The translations, by `ObjectID.property`; empty without files of strings.
  let strings: LocalizedStrings
  /// The language of the document itself.
  let language: String
  /// The documents that replace this one in other languages.
  let others: [Translated]

  struct Translated: Sendable {
    /// The document's language, a BCP 47 tag.
    var locale: String
    var document: InterfaceDocument
  }

  /// The languages of the document and its translations as BCP 47 tags, the document's own first, the others
  /// in byte order; empty without translations.
  var locales: [String] {
    let all = Set(strings.locales + others.map(\.locale)).subtracting([language])
    return all.isEmpty ? [] : [language] + all.sorted()
  }

  /// The value of `locales` for a document at a path, which is not read.
  ///
  /// - Parameters:
  ///   - path: The document's file.
  ///   - folder: The folder outside which files do not count; symbolic links are resolved first.
  static func locales(ofDocumentAt path: String, inside folder: String) -> [String] {
    let search = Search(path: path, shown: path, inside: folder)
    let strings = LocalizedStrings(StringFilesReader.read(search.stringFiles).tables)
    let language = language(ofDocumentAt: path, strings.tables)
    let others = search.documents.compactMap(\.locale)
    let all = Set(strings.tables.flatMap(\.locales) + others).subtracting([language])
    return all.isEmpty ? [] : [language] + all.sorted()
  }

  /// The language of the document's `.lproj` folder, else the source language of its files of texts, else
  /// `en`.
  private static func language(ofDocumentAt path: String, _ tables: [StringTable]) -> String {
    let folder = StringFilesSearch.lastComponent(StringFilesSearch.parent(path))
    return LocalizedFolder.locale(ofFolder: folder) ?? tables.lazy.compactMap(\.sourceLanguage).first ?? "en"
  }

  /// Finds the translations of a document near its file.
  ///
  /// - Parameter folder: The folder outside which files are not read, after symbolic links are resolved;
  ///   `nil` for no limit.
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

  /// The document translated into a locale. A warning is given if it has translations, but none into this
  /// locale.
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

  /// The texts in an element of the document, with their sources; empty if a whole document replaces this
  /// one.
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
    let reader = DocumentTexts { key, own, object in
      var found = strings.lookup(key, for: locale)
      if found.status == .missing {
        // The document itself has the text in its own language, and a text without letters needs no
        // translation.
        guard !isPseudo, !chain.contains(language), !object.isNotTranslated,
          own?.contains(where: \.isLetter) == true
        else { return nil }
        found.status = .fallback
        found.locale = language
      }
      let isOwn = found.status == .fallback || found.text.variants == .text(key)
      let translated = found.text.filled(with: [], language: found.locale, device: .phone, fills: false).text
      var text = PageText(
        key: key, shown: isOwn ? own ?? "" : translated, found, for: locale, in: strings,
        place: FilePlace(file: document.file, position: object.position))
      // The document itself is the source, unless its own language has a file of texts.
      text.source = text.source ?? own
      let id = key.split(separator: ".").first.map(String.init) ?? ""
      text.outlets = document.codeOutlets[id]?.map(\.name) ?? []
      texts.append(text)
      return nil
    }
    _ = reader.applied(to: element)
    return texts
  }

  /// A single warning for a locale without translations, instead of one for each text.
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
    /// The document's file name; `stem` is the name without its ending.
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
