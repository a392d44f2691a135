public import PageBase

/// An asset catalogue: a folder `….xcassets` of sets of images and colours, each known by its name.
///
/// Opening one lists its folders; a set is read when it is asked for.
public struct AssetCatalog: Sendable {
  /// The folder as the user named it; diagnostics begin with it.
  public let file: String
  /// Absolute, without symbolic links.
  let root: String
  /// The sets of the catalogue, sorted by path.
  let assets: [Asset]
  /// The indices in `assets` of each name.
  private let indices: [String: [Int]]

  /// A set of the catalogue.
  struct Asset: Hashable, Sendable {
    /// The set's name, prefixed with the groups that provide a namespace, as `Icons/star`.
    var name: String
    var kind: Kind
    /// Relative to the catalogue.
    var path: String
  }

  enum Kind: Hashable, Sendable {
    case image, color, symbol
  }

  /// Opens the catalogue at `path`; none, and an error, where it cannot be.
  public static func open(_ path: String) -> (catalog: AssetCatalog?, diagnostics: [Diagnostic]) {
    open(path, shownAs: path)
  }

  package static func open(_ path: String, shownAs file: String) -> (
    catalog: AssetCatalog?, diagnostics: [Diagnostic]
  ) {
    guard InputFile.isFolder(path), let root = try? InputFile.resolved(path) else {
      let reason = (try? InputFile.checkIsRegular(path)) == nil ? "does not exist" : "is a file, not a folder"
      let message = "the asset catalogue \(reason); name an .xcassets folder"
      return (nil, [Diagnostic(.error, file: file, message, exitCode: .badInput)])
    }
    var walk = AssetCatalogWalk(root: root, file: file)
    walk.visit()
    return (AssetCatalog(file: file, root: root, assets: walk.assets), walk.diagnostics)
  }

  private init(file: String, root: String, assets: [Asset]) {
    self.file = file
    self.root = root
    self.assets = assets
    var indices: [String: [Int]] = [:]
    for (index, asset) in assets.enumerated() { indices[asset.name, default: []].append(index) }
    self.indices = indices
  }

  /// The sets of a name, in the order of their paths.
  func assets(named name: String) -> [Asset] {
    (indices[name] ?? []).map { assets[$0] }
  }
}
