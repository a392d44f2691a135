internal import PageBase
internal import PageDrawing
internal import PageLayout

extension DeckReader {
  /// The asset catalogues, from a path or a list of paths, searched in this order.
  mutating func assets(_ value: JSONValue) -> AssetCatalogs {
    AssetCatalogs(entries(value, "\"assets\"") { $0.catalog($1, $2) })
  }

  private mutating func catalog(_ value: JSONValue, _ what: String) -> AssetCatalog? {
    guard let written = checker.string(value, what) else { return nil }
    do throws(DeckFolder.Fault) {
      let folder = try folder.folder(written)
      guard folder.path.hasSuffix(".xcassets") else {
        checker.report(
          "\(what): \(Wording.quoted(written)) is not an asset catalogue; name an .xcassets folder",
          at: value.position)
        return nil
      }
      let opened = AssetCatalog.open(folder.path, shownAs: shownPath(written))
      checker.report(opened.diagnostics)
      return opened.catalog
    } catch {
      checker.report("\(what): \(Wording.quoted(written)) \(error.message)", at: value.position)
      return nil
    }
  }

  /// A path of the deck as diagnostics show it: after the deck's folder as the user named it.
  func shownPath(_ written: String) -> String {
    let written = written.hasSuffix("/") ? String(written.dropLast()) : written
    guard let slash = checker.file.utf8.lastIndex(of: UInt8(ascii: "/")) else { return written }
    return checker.file[...slash] + written
  }

  /// A page's picture, from a path or `{"name": …}`.
  mutating func picture(_ value: JSONValue) -> Located<Deck.Picture>? {
    guard case .object = value.kind else {
      return file(value, "\"image\"").map { Located(.file($0.value), at: $0.position) }
    }
    guard let name = name(value, "\"image\"") else { return nil }
    guard assets.hasImage(named: name.value) else {
      checker.report(assets.unknownImage(name.value), at: name.position)
      return nil
    }
    return Located(.named(name.value), at: name.position)
  }

  /// A colour of the asset catalogues, from `{"name": …}`.
  mutating func namedColor(_ value: JSONValue, _ what: String) -> Color.Dynamic? {
    guard let name = name(value, what) else { return nil }
    guard assets.hasColor(named: name.value) else {
      checker.report(assets.unknownColor(name.value), at: name.position)
      return nil
    }
    let color = assets.color(named: name.value)
    checker.report(assets.takeDiagnostics())
    return color
  }

  private mutating func name(_ value: JSONValue, _ what: String) -> Located<String>? {
    guard let object = checker.object(value, what, keys: ["name"], required: ["name"]),
      let name = object["name"]
    else { return nil }
    return text(name, "\"name\"", limit: 1000)
  }
}
