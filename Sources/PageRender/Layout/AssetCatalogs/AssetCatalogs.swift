public import PageBase
public import PageDrawing
internal import Synchronization

/// The asset catalogues of one app or deck: where `UIImage(named:)` and `UIColor(named:)` look.
///
/// Catalogues are searched in order, and the first that has a name wins. Assets are cached once read, and
/// each fault is reported once, by `takeDiagnostics()`.
public final class AssetCatalogs: Sendable {
  public let catalogs: [AssetCatalog]
  private let images: ImageStore
  /// Pictures outside the catalogues, searched after them.
  private let loose: LooseImages
  /// The catalogues in which names are looked up that are in none of these; opened at the first such name.
  private let others: Others?
  private let state = Mutex(State())

  private struct State {
    var images: [String: Artwork?] = [:]
    var colors: [String: Color.Dynamic?] = [:]
    var symbols: [String: SymbolTemplate?] = [:]
    var diagnostics: [Diagnostic] = []
    /// Keys of the warnings given so far: the kind and name of the asset, and the file that uses it.
    var reported: Set<String> = []
  }

  /// The catalogues that the current task's names are looked up in.
  private static let ambient = Ambient<AssetCatalogs>()

  public convenience init(_ catalogs: [AssetCatalog] = [], images: ImageStore = ImageStore()) {
    self.init(catalogs, loose: LooseImages([]), images: images)
  }

  private init(
    _ catalogs: [AssetCatalog], loose: LooseImages, images: ImageStore, others: Others? = nil
  ) {
    self.catalogs = catalogs
    self.loose = loose
    self.images = images
    self.others = others
  }

  /// Further catalogues, found by a search that most documents do not need.
  private final class Others: Sendable {
    private let search: @Sendable () -> [String]
    private let images: ImageStore
    private let opened = Mutex<AssetCatalogs?>(nil)

    init(_ search: @escaping @Sendable () -> [String], images: ImageStore) {
      self.search = search
      self.images = images
    }

    /// The catalogues, without what may be wrong with them: nobody named them.
    var catalogs: AssetCatalogs {
      opened.withLock { opened in
        if let opened { return opened }
        let made = AssetCatalogs.open(search(), images: images).catalogs
        opened = made
        return made
      }
    }
  }

  /// The catalogues in which names are looked up that are in none of these.
  var furtherCatalogs: AssetCatalogs? { others?.catalogs }

  /// A copy that looks names which it does not have up in further catalogues and loose pictures.
  ///
  /// - Parameter search: Returns their paths, in order; called once, at the first such name.
  package func searching(_ search: @escaping @Sendable () -> [String]) -> AssetCatalogs {
    AssetCatalogs(catalogs, loose: loose, images: images, others: Others(search, images: images))
  }

  /// Opens the catalogues at `paths`, with a diagnostic for each that cannot be opened.
  ///
  /// - Parameter paths: Paths of catalogues, and of picture files, which are found by name as in an app's
  ///   bundle.
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

  /// The catalogues of this task's innermost `withCurrent` call; `nil` outside such a call.
  public static var current: AssetCatalogs? { ambient.value }

  /// Calls `body`, during which this task and the tasks that it creates look names up in `catalogs`.
  public static func withCurrent<Result, Failure: Error>(
    _ catalogs: AssetCatalogs, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try ambient.with(catalogs, body)
  }

  /// Runs an asynchronous body with `catalogs` as the current catalogues.
  @MainActor
  package static func withCurrent<Result>(
    _ catalogs: AssetCatalogs, _ body: @MainActor () async -> Result
  ) async -> Result {
    await ambient.with(catalogs) { await body() }
  }

  /// Runs an asynchronous body, on any actor, with `catalogs` as the current catalogues.
  package static func withInstalled<Result>(
    _ catalogs: AssetCatalogs, isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await ambient.with(catalogs, isolation: isolation, body)
  }

  /// Returns the diagnostics gathered since the last call, each once, and clears them.
  public func takeDiagnostics() -> [Diagnostic] {
    state.withLock { state in
      defer { state.diagnostics = [] }
      return images.isForgiving ? state.diagnostics.map(\.asWarning) : state.diagnostics
    }
  }

  /// Returns true if any catalogue or loose picture file has this name.
  package func hasImage(named name: String) -> Bool {
    find(.image, named: name) != nil || loose.contains(name)
      || others?.catalogs.hasImage(named: name) ?? false
  }

  /// The image of a name; `nil` if there is none, or, with a diagnostic, if it cannot be read.
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
        artwork = loose.contains(name) ? found : others?.catalogs.image(named: name)
        state.diagnostics += diagnostics
      }
      state.images.updateValue(artwork, forKey: name)
      return artwork
    }
  }

  /// The colour of a name; `nil` as for `image(named:)`.
  package func color(named name: String) -> Color.Dynamic? {
    state.withLock { state in
      if let known = state.colors[name] { return known }
      var color: Color.Dynamic?
      if let (catalog, asset) = find(.color, named: name) {
        var reader = ColorSetReader(asset, of: catalog)
        color = reader.color()
        color?.name = name
        state.diagnostics += reader.diagnostics
      } else {
        color = others?.catalogs.color(named: name)
      }
      state.colors.updateValue(color, forKey: name)
      return color
    }
  }

  /// The symbol template of a name; `nil` as for `image(named:)`.
  package func symbol(named name: String) -> SymbolTemplate? {
    state.withLock { state in
      if let known = state.symbols[name] { return known }
      var symbol: SymbolTemplate?
      if let (catalog, asset) = find(.symbol, named: name) {
        var reader = ImageSetReader(asset, of: catalog, store: images)
        symbol = reader.symbol()
        state.diagnostics += reader.diagnostics
      } else {
        symbol = others?.catalogs.symbol(named: name)
      }
      state.symbols.updateValue(symbol, forKey: name)
      return symbol
    }
  }

  /// The image that a view uses. An unknown name gives a warning at `position` in `file`, where the name is
  /// written.
  ///
  /// - Parameter advice: The end of the warning about a document's image, which is then not drawn; `nil` for
  ///   images that code asks for.
  package func usedImage(
    named name: String, file: String? = nil, at position: SourcePosition? = nil, advice: String? = nil
  ) -> Artwork? {
    if hasImage(named: name) { return image(named: name) }
    // Pictures that code asks for are in no document.
    warn(
      unknownImage(name, advice: advice), key: "image " + name, file: file, at: position,
      rule: file == nil ? nil : "missing-picture")
    return nil
  }

  /// The colour that a view uses. An unknown name gives a warning, as in `usedImage`.
  package func usedColor(
    named name: String, file: String? = nil, at position: SourcePosition? = nil
  ) -> Color.Dynamic? {
    if hasColor(named: name) { return color(named: name) }
    warn(unknownColor(name), key: "color " + name, file: file, at: position)
    return nil
  }

  package func hasColor(named name: String) -> Bool {
    find(.color, named: name) != nil || others?.catalogs.hasColor(named: name) ?? false
  }

  /// The message about an unknown image name, with the known name that was probably meant.
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

  /// The most known names that are compared with an unknown one; comparing more would take too long.
  private static let comparedNames = 5000

  private func warn(
    _ message: String, key: String, file: String?, at position: SourcePosition?, rule: String? = nil
  ) {
    state.withLock { state in
      let place = "\(key)\n\(file ?? "")"
      guard state.reported.insert(place).inserted else { return }
      var diagnostic = Diagnostic(.warning, file: file, position: position, message)
      diagnostic.lintRule = rule
      state.diagnostics.append(diagnostic)
    }
  }

  /// The first set of a kind with a name. As in UIKit, an image's name may end in `.png` or `.jpg`.
  private func find(_ kind: AssetCatalog.Kind, named name: String) -> (AssetCatalog, AssetCatalog.Asset)? {
    for catalog in catalogs {
      if let asset = catalog.assets(named: name).first(where: { $0.kind == kind }) { return (catalog, asset) }
    }
    guard kind == .image, name.hasSuffix(".png") || name.hasSuffix(".jpg") else { return nil }
    return find(kind, named: String(name.dropLast(4)))
  }
}
