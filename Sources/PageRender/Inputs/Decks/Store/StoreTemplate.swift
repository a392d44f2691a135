internal import PageBase

/// The compositions, fonts and colours that come with PageRender, by the names that decks use. Each is written
/// with the keys of a deck.
enum StoreTemplate: String, CaseIterable {
  /// Dark words above one device, on a pale gradient.
  case calm
  /// Devices that lean to either side, before hills that continue from picture to picture.
  case trail
  /// White words at the leading edge, above and below large devices, on strong colours in turn.
  case bold

  /// The template in the deck's form.
  var bytes: [UInt8] {
    switch self {
    case .calm: PackageResources.calm_json
    case .trail: PackageResources.trail_json
    case .bold: PackageResources.bold_json
    }
  }

  /// The template as JSON; `nil` only if its text had a fault, which a test excludes.
  private var document: JSONObject? {
    guard let root = try? JSONReader.read(bytes), case .object(let object) = root.kind else {
      return nil
    }
    return object
  }

  var reader: DeckReader {
    DeckReader(file: rawValue, folder: DeckFolder(resolved: "/"), devices: .builtin)
  }

  /// The fonts and colours, in the deck's form.
  var style: JSONValue? { document?["style"] }

  /// The compositions that pages take in turn; at least one.
  var compositions: [StoreComposition] {
    var reader = reader
    var base = StoreComposition()
    if let value = document?["layout"], case .object(let layout) = value.kind {
      reader.apply(layout, to: &base)
    }
    guard let pages = document?["pages"], case .array(let values) = pages.kind, !values.isEmpty else {
      return [base]
    }
    return values.map { value in
      var composition = base
      if case .object(let object) = value.kind { reader.apply(object, to: &composition) }
      return composition
    }
  }
}
