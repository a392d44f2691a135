public import PageBase

/// An asset catalogue: a folder `….xcassets` of sets of images and colours, each known by its name.
///
/// Opening a catalogue lists its folders; a set's files are read when the set is first looked up.
public struct AssetCatalog: Sendable {
  /// The folder as the user named it; diagnostics begin with it.
  public let file: String
  /// The folder's absolute path, with symbolic links resolved.
  let root: String
  /// The sets of the catalogue, sorted by path.
  let assets: [Asset]
  /// Indices in `assets`, by the sets' name.
  private let indices: [String: [Int]]

  /// A set of the catalogue.
  struct Asset: Hashable, Sendable {
    /// The set's name, prefixed with the groups that provide a namespace, as `Icons/star`.
    var name: String
    var kind: Kind
    /// The set's path, relative to the catalogue.
    var path: String
  }

  enum Kind: Hashable, Sendable { case image, color, symbol }

  /// Opens the catalogue at `path`; `nil`, with an error, if `path` is no readable folder.
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

  /// The sets with a name, sorted by path.
  func assets(named name: String) -> [Asset] {
    (indices[name] ?? []).map { assets[$0] }
  }
}
