internal import Foundation
public import PageBase
public import PageDrawing
public import PageLayout

/// The scenes of a storyboard, or the top-level views of a xib, as pages.
public struct InterfaceBuilderSource: PageSource {
  public let document: InterfaceDocument
  /// True if what Interface Builder uses only at design time is kept, such as placeholder constraints.
  public let isCanvas: Bool
  /// The paths of the asset catalogues in which named images and colours are looked up: those that the user
  /// named, then those near the document, the nearest first.
  public let assetCatalogs: [String]
  let assets: AssetCatalogs
  let localized: LocalizedDocument
  let screens: DeclaredScreens
  let devices: DeclaredDevices
  let sources: ProjectSources?

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - isCanvas: True to keep what Interface Builder uses only at design time, such as placeholder
  ///     constraints.
  ///   - assetCatalogs: Catalogues that are searched before those near the document.
  /// - Returns: The source; `nil`, with at least one error, if the document is unusable; `nil` also if it has
  ///   nothing to draw.
  public static func load(
    _ path: String, isCanvas: Bool = false, assetCatalogs: [String] = []
  ) -> (source: InterfaceBuilderSource?, diagnostics: [Diagnostic]) {
    let (loaded, diagnostics) = InterfaceDocument.load(path)
    guard var document = loaded else { return (nil, diagnostics) }
    if let fault = document.platformFault { return (nil, [fault]) }
    let coded = document.scenesOfCode.map { scene in
      Diagnostic(
        .note, file: path, position: scene.position,
        "scene \(Wording.quoted(scene.id)) is a hosting controller, whose view is SwiftUI code; it is not drawn"
      )
    }
    guard !document.scenes.isEmpty else {
      // A reported error may be the reason why there are no scenes.
      if diagnostics.contains(where: { $0.severity == .error }) { return (nil, diagnostics) }
      let empty = Diagnostic(
        .warning, file: path, "the document has no scene with a view, and no view; there is nothing to draw")
      return (nil, diagnostics + coded + [empty])
    }
    let near = AssetCatalogSearch.catalogs(near: path).filter { !assetCatalogs.contains($0) }
    var (assets, problems) = AssetCatalogs.open(assetCatalogs + near)
    let project = ProjectFolder(near: path)
    if let project {
      assets = assets.searching {
        ProjectPictures.paths(in: project, near: path, except: assetCatalogs + near)
      }
    }
    let screens = DeclaredScreens(near: path)
    // An app declares its first storyboard, which Xcode calls Main; code shows those of its packages, too.
    let first = screens.mainStoryboards.isEmpty && project != nil ? ["Main"] : screens.mainStoryboards
    document.isShownByCode =
      !first.isEmpty && !first.contains(document.baseName)
      || screens.extensionStoryboards.contains(document.baseName)
    let (localized, faults) = LocalizedDocument.find(document)
    let source = InterfaceBuilderSource(
      document: document, isCanvas: isCanvas, assetCatalogs: assetCatalogs + near, assets: assets,
      localized: localized, screens: screens, devices: DeclaredDevices(in: project),
      sources: project.map { ProjectSources($0, words: document.sourceWords, owners: document.outletOwners) })
    return (source, diagnostics + coded + problems + faults)
  }

  // MARK: PageSource

  public var isMadeOfFiles: Bool { true }

  public var file: String { document.file }

  /// The file's name without its ending.
  public var name: String { Self.name(at: file) }

  /// The name of the folder around a document that has Xcode's own name, such as Main; `nil` for other documents.
  public var displayTitle: String? {
    guard ["main", "launchscreen", "launch screen"].contains(name.lowercased()) else { return nil }
    let folders = URL(filePath: file).standardizedFileURL.path.split(separator: "/").dropLast()
    return folders.last { !$0.hasSuffix(".lproj") }.map(String.init)
  }

  /// The name of the document at a path, also of one that cannot be read.
  package static func name(at path: String) -> String {
    let fileName = path.split(separator: "/").last ?? path[...]
    guard let ending = documentEnding(of: path) else { return String(fileName) }
    return String(fileName.dropLast(ending.count + 1))
  }

  public var entries: [PageEntry] {
    document.scenes.enumerated().map { index, scene in
      PageEntry(id: scene.id, number: index + 1, position: scene.position, sceneNames: scene.names)
    }
  }

  public var pageCount: Int { document.scenes.count }

  /// An empty matrix, since the device in a document is for Interface Builder's canvas only.
  public var matrix: PageMatrix { PageMatrix() }

  /// The document's deployment target if it has one, else the standard version.
  public var system: Int { document.deploymentTarget ?? Device.standardSystem }

  /// The only kind of device that the document is for; `nil` for any. The document is made for iPads only, or
  /// its name ends as `Main~ipad` or `Main~iphone`, which iOS looks for, or as `Main_iPad`, from old
  /// templates of Xcode; else its app is for one kind only.
  public var idiom: Device.Idiom? {
    let name = name.lowercased()
    func ends(_ word: String) -> Bool { ["~", "_", "-"].contains { name.hasSuffix($0 + word) } }
    if document.isForPads || ends("ipad") { return .pad }
    return ends("iphone") ? .phone : devices.only
  }

  /// Empty, since the system font replaces missing fonts of a document.
  public var fontFamilies: [Located<String>] { [] }

  public var preferredFontFamilies: [Located<String>] { document.fontNames }

  /// True if the app around may have files outside of its project's folder.
  package var mayUseOtherFolders: Bool { sources.map { !$0.areWhole } ?? false }

  /// The languages of the document and its translations; empty without translations.
  public var locales: [String] { localized.locales }

  public var traitDependence: PageTraits.Aspects { .all }

  /// Empty, since images are found by name while views are built.
  public func pictureFiles(of chosen: [Int], locales: [String]) -> [String] { [] }

  @MainActor
  public func preparePages(
    images: ImageStore, only chosen: [Int], traits: PageTraits
  ) -> (pages: [PreparedPage?], diagnostics: [Diagnostic]) {
    var pages: [PreparedPage?] = []
    var diagnostics: [Diagnostic] = []
    let (translated, warnings) = localized.document(for: traits.locale)
    let scenes = chosen.map { document.scenes[$0] }
    let varies = document.variesFromCanvas(in: traits)
    diagnostics += warnings + document.unread(in: scenes)
    for scene in scenes {
      var (page, built) = AssetCatalogs.withCurrent(assets) {
        // A separate document for one language may lack a scene.
        (translated.has(scene) ? translated : document).build(scene, traits: traits, isCanvas: isCanvas)
      }
      page?.texts = document.element(of: scene).map { localized.texts(in: $0, for: traits.locale) } ?? []
      if let wishes = page?.tree.systemBars {
        page?.tree.systemBars = document.systemBars(of: scene, wishes: wishes)
        page?.tree.shownAs = document.place(of: scene)
        page?.tree.hasKnownSize = document.hasKnownSize(scene)
        page?.tree.isDesignedInLandscape = document.canvas?.isLandscape == true
        page?.tree.isOfOtherSizeClasses = varies
        page?.tree.declaredOrientations = screens.only
        page?.tree.declaredAppearance = screens.appearance
        page?.tree.declaredIdiom = devices.only
        page?.tree.sceneFaults = document.faults(of: scene)
        page?.tree.claims = document.claims(of: scene)
        page?.tree.controllerClasses = document.controllerClasses(of: scene)
        page?.tree.sources = sources
        if screens.hidesStatusBar { page?.tree.systemBars.isStatusBarHidden = true }
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

  /// Returns true if a path ends in `.storyboard` or `.xib`.
  public static func isDocument(_ path: String) -> Bool { documentEnding(of: path) != nil }

  /// The path's ending in lower case, `storyboard` or `xib`; `nil` for other endings.
  static func documentEnding(of path: String) -> String? {
    let fileName = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    let parts = fileName.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, parts[0] != "" || parts.count > 2, let last = parts.last?.lowercased() else {
      return nil
    }
    return ["storyboard", "xib"].contains(last) ? last : nil
  }
}
