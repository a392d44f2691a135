@_exported public import PageRender
@_exported public import PageRuns

/// A program that draws an app's own pages: it has every command of `renderpages`, and needs no deck.
///
/// ```swift
/// import PageRenderCLI
/// import UIKit
///
/// @main
/// struct Pages: PageCatalog {
///   var pages: [Page] {
///     Page("tutorial") { TutorialController() }
///     Page("settings") { UINavigationController(rootViewController: SettingsController()) }
///   }
/// }
/// ```
///
/// If the app has a type of its own called `Page`, write `PageRenderCLI.Page` for this module's.
@preconcurrency @MainActor
public protocol PageCatalog {
  init()

  /// The pages, in the order in which they are drawn and numbered.
  @PageBuilder var pages: [Page] { get }

  /// The value of `{deck}` in file names; the program's name unless set.
  var name: String { get }

  /// The environments that are drawn unless the command line names others; an iPhone 16 Pro in portrait unless set.
  var matrix: CatalogMatrix { get }

  /// The asset catalogues that `UIImage(named:)`, `UIColor(named:)` and `#imageLiteral` search: paths
  /// relative to the folder of the file with the first page.
  var assets: [String] { get }

  /// The files of texts (`.xcstrings`, `.strings`, `.stringsdict`, `.xliff`), and folders with `.lproj`
  /// folders, that `NSLocalizedString` and `String(localized:)` search; paths as in `assets`.
  var strings: [String] { get }

  /// The font files, and folders with font files; paths as in `assets`.
  var fonts: [String] { get }

  /// Exceptions from lint's rules, with reasons: `LintException(.lowContrast, view: "hint",
  /// reason: "decoration")`.
  var lint: [LintException] { get }

  /// True for an app with `UIDesignRequiresCompatibility` in its Info.plist, which looks on iOS 26 as on iOS 18.
  var requiresCompatibility: Bool { get }
}

extension PageCatalog {
  public var name: String { HostProgram.processName }
  public var matrix: CatalogMatrix { CatalogMatrix() }
  public var assets: [String] { [] }
  public var strings: [String] { [] }
  public var fonts: [String] { [] }
  public var lint: [LintException] { [] }
  public var requiresCompatibility: Bool { false }
}

extension CatalogPages {
  /// Reads the catalogue's properties, each once.
  @MainActor
  init(_ catalog: some PageCatalog) {
    var resources = SwiftPageSource.Resources(
      assets: catalog.assets, strings: catalog.strings, fonts: catalog.fonts)
    resources.wereFound = AppConfinement.isWanted
    self.init(
      name: catalog.name, pages: catalog.pages, matrix: catalog.matrix, resources: resources,
      lint: catalog.lint)
    requiresCompatibility = catalog.requiresCompatibility
  }
}
