public import PageBase
public import PageDrawing
public import PageLayout

/// The scenes of a storyboard, or the top-level views of a xib, as pages.
public struct InterfaceBuilderSource: PageSource {
  public let document: InterfaceDocument
  /// True if what Interface Builder uses only at design time is kept.
  public let isCanvas: Bool
  /// The paths of the asset catalogues in which named images and colours are looked up: those the user named, then
  /// those near the document, the nearest first.
  public let assetCatalogs: [String]
  private let assets: AssetCatalogs
  let localized: LocalizedDocument

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - isCanvas: Keeps what Interface Builder uses only at design time, such as placeholder constraints.
  ///   - assetCatalogs: Catalogues to look into before those that lie near the document.
  /// - Returns: No source where the document is unusable, then with at least one error, or where it has nothing to draw.
  public static func load(
    _ path: String, isCanvas: Bool = false, assetCatalogs: [String] = []
  ) -> (source: InterfaceBuilderSource?, diagnostics: [Diagnostic]) {
    let (loaded, diagnostics) = InterfaceDocument.load(path)
    guard let document = loaded else { return (nil, diagnostics) }
    if let fault = document.platformFault { return (nil, [fault]) }
    let coded = document.scenesOfCode.map { scene in
      Diagnostic(
        .note, file: path, position: scene.position,
        "scene \(Wording.quoted(scene.id)) is a hosting controller, whose view is SwiftUI code; it is not drawn"
      )
    }
    guard !document.scenes.isEmpty else {
      // A fault that has been reported may be why there is none.
      if diagnostics.contains(where: { $0.severity == .error }) { return (nil, diagnostics) }
      let empty = Diagnostic(
        .warning, file: path, "the document has no scene with a view, and no view; there is nothing to draw")
      return (nil, diagnostics + coded + [empty])
    }
    let near = AssetCatalogSearch.catalogs(near: path).filter { !assetCatalogs.contains($0) }
    let (assets, problems) = AssetCatalogs.open(assetCatalogs + near)
    let (localized, faults) = LocalizedDocument.find(document)
    let source = InterfaceBuilderSource(
      document: document, isCanvas: isCanvas, assetCatalogs: assetCatalogs + near, assets: assets,
      localized: localized)
    return (source, diagnostics + coded + problems + faults)
  }

  // MARK: PageSource

  public var isMadeOfFiles: Bool { true }

  public var file: String { document.file }

  /// The file's name without its ending.
  public var name: String {
    let fileName = file.split(separator: "/").last ?? file[...]
    guard let ending = Self.documentEnding(of: file) else { return String(fileName) }
    return String(fileName.dropLast(ending.count + 1))
  }

  public var entries: [PageEntry] {
    document.scenes.enumerated().map { index, scene in
      PageEntry(id: scene.id, number: index + 1, position: scene.position, sceneNames: scene.names)
    }
  }

  public var pageCount: Int { document.scenes.count }

  /// Empty: what a document says of its canvas is for Interface Builder.
  public var matrix: PageMatrix { PageMatrix() }

  /// The deployment target, where the document says one.
  public var system: Int { document.deploymentTarget ?? Device.standardSystem }

  /// That of a document made for iPads alone, or named `Main~ipad` or `Main~iphone`, as the system looks for it; Xcode's own
  /// templates called them `Main_iPad` and `Main_iPhone`.
  public var idiom: Device.Idiom? {
    let name = name.lowercased()
    func ends(_ word: String) -> Bool { ["~", "_", "-"].contains { name.hasSuffix($0 + word) } }
    if document.isForPads || ends("ipad") { return .pad }
    return ends("iphone") ? .phone : nil
  }

  /// None: a document whose font is missing is drawn with the system's.
  public var fontFamilies: [Located<String>] { [] }

  public var preferredFontFamilies: [Located<String>] { document.fontNames }

  /// The languages of the files of strings and the documents beside this one.
  public var locales: [String] { localized.locales }

  public var traitDependence: PageTraits.Aspects { .all }

  /// None: its pictures are found by name while views are built.
  public func pictureFiles(of chosen: [Int], locales: [String]) -> [String] { [] }

  @MainActor
  public func preparePages(
    images: ImageStore, only chosen: [Int], traits: PageTraits
  ) -> (pages: [PreparedPage?], diagnostics: [Diagnostic]) {
    var pages: [PreparedPage?] = []
    var diagnostics: [Diagnostic] = []
    let (translated, warnings) = localized.document(for: traits.locale)
    diagnostics += warnings
    for scene in chosen.map({ document.scenes[$0] }) {
      var (page, built) = AssetCatalogs.withCurrent(assets) {
        // A document of its own for one language may lack a scene.
        (translated.has(scene) ? translated : document).build(scene, traits: traits, isCanvas: isCanvas)
      }
      page?.texts = document.element(of: scene).map { localized.texts(in: $0, for: traits.locale) } ?? []
      if let wishes = page?.tree.systemBars {
        page?.tree.systemBars = document.systemBars(of: scene, wishes: wishes)
      }
      var problems = built + assets.takeDiagnostics()
      pages.append(page)
      if page == nil, !problems.contains(where: { $0.severity == .error }) {
        problems.append(
          Diagnostic(
            .note, file: file, position: scene.position,
            "scene \(Wording.quoted(scene.id)) has no view of its own; it is not drawn"))
      }
      diagnostics += page == nil ? problems.keeping(page: scene.id) : problems
    }
    return (pages, diagnostics)
  }

  // MARK: Paths

  /// Returns true if a path is a document's, by its ending.
  public static func isDocument(_ path: String) -> Bool { documentEnding(of: path) != nil }

  /// `storyboard` or `xib`, in lower case, where the path ends so.
  static func documentEnding(of path: String) -> String? {
    let fileName = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    let parts = fileName.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, parts[0] != "" || parts.count > 2, let last = parts.last?.lowercased() else {
      return nil
    }
    return ["storyboard", "xib"].contains(last) ? last : nil
  }
}
