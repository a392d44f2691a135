internal import PageRender

/// Reads the sources that a command line names: decks and Interface Builder documents.
struct SourceLoader {
  /// The devices that a deck's matrix may name.
  var devices: DeviceCatalog
  var isCanvas: Bool
  /// The asset catalogues that documents search first.
  var assetCatalogs: [String]

  /// - Parameter standard: The version of iOS of decks that name none.
  func load(
    _ path: String, standard: SystemVersion = .standard
  ) -> (source: (any PageSource)?, diagnostics: [Diagnostic]) {
    if InterfaceBuilderSource.isDocument(path) {
      let (source, diagnostics) = InterfaceBuilderSource.load(
        path, isCanvas: isCanvas, assetCatalogs: assetCatalogs)
      return (source, diagnostics)
    }
    let (deck, diagnostics) = DeckLoader(devices: devices, standard: standard).load(path)
    return (deck, diagnostics)
  }

  /// The name of the source at a path, also of one that cannot be read.
  static func name(at path: String) -> String {
    InterfaceBuilderSource.isDocument(path) ? InterfaceBuilderSource.name(at: path) : Deck.name(at: path)
  }

  /// Throws if there are options that only Interface Builder documents use, and no operand is one.
  static func checkOptions(
    _ axes: AxisOptions, assets: [String], operands: [String]
  ) throws(UsageError) {
    guard !operands.contains(where: InterfaceBuilderSource.isDocument) else { return }
    let option =
      axes.scenes != nil ? "--scene" : axes.isCanvas ? "--canvas" : assets.isEmpty ? nil : "--assets"
    guard let option else { return }
    throw UsageError(
      message: "\(option) is for Interface Builder documents; name a .storyboard or .xib file")
  }
}
