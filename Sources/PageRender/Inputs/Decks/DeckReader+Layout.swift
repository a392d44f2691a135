internal import PageBase

extension DeckReader {
  /// The deck's layout, from `"tutorial"`, `"store"`, the path of a document, or an object that describes a
  /// document or store pictures.
  ///
  /// - Parameter template: The template of store pictures; `nil` for other layouts.
  mutating func layout(_ value: JSONValue, template: StoreTemplate?) -> Deck.Layout? {
    if let template { return .store(storeLayout(value, template: template)) }
    switch value.kind {
    case .string("tutorial"): return .tutorial
    case .string(let path) where InterfaceBuilderSource.isDocument(path):
      return file(value, "\"layout\"").map {
        .document(
          DeckDocumentLayout(document: $0, locales: locales(of: [$0.value]), position: value.position))
      }
    case .string(let name):
      checker.report(
        "layout \(Wording.quoted(name)) is not known; write \"tutorial\", \"store\" or the path of a .storyboard or .xib file",
        at: value.position)
      return nil
    case .object: return documentLayout(value).map { .document($0) }
    default:
      checker.reportType(
        of: value, "\"layout\"",
        wanted: "\"tutorial\", the path of a .storyboard or .xib file, or an object about one")
      return nil
    }
  }

  private mutating func documentLayout(_ value: JSONValue) -> DeckDocumentLayout? {
    let keys = ["document", "scene", "cell", "outlets"]
    guard let object = checker.object(value, "\"layout\"", keys: keys, required: ["document"]) else {
      return nil
    }
    let document = object["document"].flatMap {
      documentFile($0, "\"document\"", endings: ["storyboard", "xib"])
    }
    let scene = object["scene"].flatMap { self.scene($0) }
    let cell = object["cell"].flatMap { documentFile($0, "\"cell\"", endings: ["xib"]) }
    let outlets = object["outlets"].map { self.outlets($0) } ?? DeckDocumentLayout.Outlets()
    return document.map {
      DeckDocumentLayout(
        document: $0, scene: scene, cell: cell, outlets: outlets,
        locales: locales(of: [$0.value] + (cell.map { [$0.value] } ?? [])), position: value.position)
    }
  }

  /// The languages that documents are translated into. Faults of the translations are reported when pages are
  /// built.
  private func locales(of documents: [DeckFile]) -> [String] {
    var seen: Set<String> = []
    return documents.flatMap { LocalizedDocument.locales(ofDocumentAt: $0.path, inside: folder.path) }
      .filter { seen.insert($0).inserted }
  }

  /// A file of the deck with one of some endings.
  private mutating func documentFile(
    _ value: JSONValue, _ what: String, endings: [String]
  ) -> Located<DeckFile>? {
    guard let written = checker.string(value, what) else { return nil }
    guard let ending = InterfaceBuilderSource.documentEnding(of: written), endings.contains(ending) else {
      let wanted = Wording.alternatives(endings.map { "." + $0 })
      checker.report(
        "\(what): \(Wording.quoted(written)) is no \(wanted) file; name one of the deck's folder",
        at: value.position)
      return nil
    }
    return file(value, what)
  }

  private mutating func scene(_ value: JSONValue) -> Located<String>? {
    guard let written = checker.string(value, "\"scene\"") else { return nil }
    guard !written.isEmpty else {
      checker.report(
        "\"scene\" is empty; write a storyboard identifier, an object id or a class", at: value.position)
      return nil
    }
    return text(value, "\"scene\"", limit: FileName.maximumLength)
  }

  private mutating func outlets(_ value: JSONValue) -> DeckDocumentLayout.Outlets {
    var outlets = DeckDocumentLayout.Outlets()
    let keys = DeckDocumentLayout.Outlets.keys
    guard let object = checker.object(value, "\"outlets\"", keys: keys.map(\.name)) else { return outlets }
    /// The deck's key for each outlet, since one view cannot show two values.
    var owners: [String: String] = [:]
    for (key, path) in keys {
      guard let value = object[key], let name = outletName(value, Wording.quoted(key)) else { continue }
      if let owner = owners.updateValue(key, forKey: name.value) {
        checker.report(
          "\(Wording.quoted(key)) is bound to the outlet \(Wording.quoted(name.value)), as "
            + "\(Wording.quoted(owner)) is; bind each to its own",
          at: value.position)
      }
      outlets[keyPath: path] = name
    }
    return outlets
  }

  /// The name of an outlet, valid as a property in Swift and Objective-C.
  private mutating func outletName(_ value: JSONValue, _ what: String) -> Located<String>? {
    guard let name = checker.string(value, what) else { return nil }
    let scalars = name.unicodeScalars
    guard let first = scalars.first, first == "_" || first.properties.isXIDStart,
      scalars.dropFirst().allSatisfy(\.properties.isXIDContinue), name.utf8.count <= FileName.maximumLength
    else {
      checker.report(
        "\(what): \(Wording.quoted(name)) is no outlet's name; write it as the code does, such as imageView",
        at: value.position)
      return nil
    }
    return Located(name, at: value.position)
  }
}
