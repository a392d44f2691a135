public import PageBase
public import PageDrawing
internal import Synchronization

/// The asset catalogues of one app or deck: where `UIImage(named:)` and `UIColor(named:)` look.
///
/// Catalogues are asked in order, and the first that has a name wins. What was read is kept, and what is wrong is
/// reported once, with `takeDiagnostics()`.
public final class AssetCatalogs: Sendable {
  public let catalogs: [AssetCatalog]
  private let images: ImageStore
  /// Asked after the catalogues.
  private let loose: LooseImages
  private let state = Mutex(State())

  private struct State {
    var images: [String: Artwork?] = [:]
    var colors: [String: Color.Dynamic?] = [:]
    var symbols: [String: SymbolTemplate?] = [:]
    var diagnostics: [Diagnostic] = []
    /// Unknown names that were reported, each once.
    var reported: Set<String> = []
  }

  /// The catalogues that the current task's names are looked up in.
  private static let ambient = Ambient<AssetCatalogs>()

  public convenience init(_ catalogs: [AssetCatalog] = [], images: ImageStore = ImageStore()) {
    self.init(catalogs, loose: LooseImages([]), images: images)
  }

  private init(_ catalogs: [AssetCatalog], loose: LooseImages, images: ImageStore) {
    self.catalogs = catalogs
    self.loose = loose
    self.images = images
  }

  /// Opens the catalogues at `paths`, and reports those that cannot be.
  ///
  /// - Parameter paths: Catalogues, and picture files that are found by name as those in an app's bundle are.
  public static func open(
    _ paths: [String], images: ImageStore = ImageStore()
  ) -> (catalogs: AssetCatalogs, diagnostics: [Diagnostic]) {
    let (pictures, folders) = (
      paths.filter(LooseImages.isPicture), paths.filter { !LooseImages.isPicture($0) }
    )
    let opened = folders.map { AssetCatalog.open($0) }
    let catalogs = AssetCatalogs(
      opened.compactMap(\.catalog), loose: LooseImages(pictures), images: images)
    let diagnostics = opened.flatMap(\.diagnostics)
    return (catalogs, images.isForgiving ? diagnostics.map(\.asWarning) : diagnostics)
  }

  /// The catalogues of the call of `withCurrent` that is under way in this task; `nil` outside one.
  public static var current: AssetCatalogs? { ambient.value }

  /// Calls `body`, in which names are looked up in these catalogues: by this task alone, and by the tasks it makes.
  public static func withCurrent<Result, Failure: Error>(
    _ catalogs: AssetCatalogs, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try ambient.with(catalogs, body)
  }

  /// Runs a body that may suspend with the catalogues as the current ones.
  @MainActor
  package static func withCurrent<Result>(
    _ catalogs: AssetCatalogs, _ body: @MainActor () async -> Result
  ) async -> Result {
    await ambient.with(catalogs) { await body() }
  }

  /// Runs a body that may suspend, on any actor, with the catalogues as the current ones.
  package static func withInstalled<Result>(
    _ catalogs: AssetCatalogs, isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await ambient.with(catalogs, isolation: isolation, body)
  }

  /// Takes the diagnostics since the last call, each once.
  public func takeDiagnostics() -> [Diagnostic] {
    state.withLock { state in
      defer { state.diagnostics = [] }
      return images.isForgiving ? state.diagnostics.map(\.asWarning) : state.diagnostics
    }
  }

  /// Returns true if any catalogue has an image of this name.
  package func hasImage(named name: String) -> Bool {
    find(.image, named: name) != nil || loose.contains(name)
  }

  /// The image of a name; `nil` where there is none, which is not reported, and where it cannot be read, which is.
  package func image(named name: String) -> Artwork? {
    state.withLock { state in
      if let known = state.images[name] { return known }
      var artwork: Artwork?
      if let (catalog, asset) = find(.image, named: name) {
        var reader = ImageSetReader(asset, of: catalog, store: images)
        artwork = reader.artwork()
        state.diagnostics += reader.diagnostics
      } else {
        let (found, diagnostics) = loose.artwork(named: name, store: images)
        artwork = found
        state.diagnostics += diagnostics
      }
      state.images.updateValue(artwork, forKey: name)
      return artwork
    }
  }

  /// The colour of a name, as `image(named:)`.
  package func color(named name: String) -> Color.Dynamic? {
    state.withLock { state in
      if let known = state.colors[name] { return known }
      var color: Color.Dynamic?
      if let (catalog, asset) = find(.color, named: name) {
        var reader = ColorSetReader(asset, of: catalog)
        color = reader.color()
        state.diagnostics += reader.diagnostics
      }
      state.colors.updateValue(color, forKey: name)
      return color
    }
  }

  /// The symbol of a name, exported as a template; as `image(named:)`.
  package func symbol(named name: String) -> SymbolTemplate? {
    state.withLock { state in
      if let known = state.symbols[name] { return known }
      var symbol: SymbolTemplate?
      if let (catalog, asset) = find(.symbol, named: name) {
        var reader = ImageSetReader(asset, of: catalog, store: images)
        symbol = reader.symbol()
        state.diagnostics += reader.diagnostics
      }
      state.symbols.updateValue(symbol, forKey: name)
      return symbol
    }
  }

  /// The image that a view asks for; one that no catalogue has is a warning, at the place of the file that names it.
  ///
  /// - Parameter advice: What to do about an image of a document that no catalogue has: nothing is drawn
  ///   for it. `nil` for images that code asks for.
  package func usedImage(
    named name: String, file: String? = nil, at position: SourcePosition? = nil, advice: String? = nil
  ) -> Artwork? {
    if hasImage(named: name) { return image(named: name) }
    warn(unknownImage(name, advice: advice), key: "image " + name, file: file, at: position)
    return nil
  }

  /// The colour that a view asks for, as `usedImage`.
  package func usedColor(
    named name: String, file: String? = nil, at position: SourcePosition? = nil
  ) -> Color.Dynamic? {
    if hasColor(named: name) { return color(named: name) }
    warn(unknownColor(name), key: "color " + name, file: file, at: position)
    return nil
  }

  package func hasColor(named name: String) -> Bool { find(.color, named: name) != nil }

  /// A message about the name of an image that no catalogue has, with the one that was probably meant.
  package func unknownImage(_ name: String, advice: String? = nil) -> String {
    if find(.symbol, named: name) != nil {
      return "image \(Wording.quoted(name)) is a symbol set, which only code can show; use an image set"
    }
    let near = nearest(.image, name)
    let message = "no asset catalogue has an image \(Wording.quoted(name))"
    guard let advice else { return message + Wording.didYouMean(near) }
    return message + ", so nothing is drawn for it" + Wording.didYouMean(near, then: advice)
  }

  package func unknownColor(_ name: String) -> String {
    "no asset catalogue has a colour \(Wording.quoted(name))" + Wording.didYouMean(nearest(.color, name))
  }

  private func nearest(_ kind: AssetCatalog.Kind, _ name: String) -> String? {
    let names = catalogs.flatMap { $0.assets.filter { $0.kind == kind }.map(\.name) }
    return NearMiss.closest(to: name, among: Array(names.prefix(Self.comparedNames)))
  }

  /// Comparing more names would take too long.
  private static let comparedNames = 5000

  private func warn(_ message: String, key: String, file: String?, at position: SourcePosition?) {
    state.withLock { state in
      let place = "\(key)\n\(file ?? "")"
      guard state.reported.insert(place).inserted else { return }
      state.diagnostics.append(Diagnostic(.warning, file: file, position: position, message))
    }
  }

  /// As UIKit has it, an image may be named with the extension its file once had.
  private func find(_ kind: AssetCatalog.Kind, named name: String) -> (AssetCatalog, AssetCatalog.Asset)? {
    for catalog in catalogs {
      if let asset = catalog.assets(named: name).first(where: { $0.kind == kind }) { return (catalog, asset) }
    }
    guard kind == .image, name.hasSuffix(".png") || name.hasSuffix(".jpg") else { return nil }
    return find(kind, named: String(name.dropLast(4)))
  }
}
