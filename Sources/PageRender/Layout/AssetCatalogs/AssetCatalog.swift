public import PageBase

/// An asset catalogue: a folder `….xcassets` of sets of images and colours, each known by its name.
///
/// Opening one lists its folders; a set is read when it is asked for.
public struct AssetCatalog: Sendable {
  /// The folder as the user named it; diagnostics begin with it.
  public let file: String
  /// Absolute, without symbolic links.
  let root: String
  /// In the order of their paths.
  let assets: [Asset]
  /// The indices in `assets` of each name.
  private let indices: [String: [Int]]

  /// A set of the catalogue.
  struct Asset: Hashable, Sendable {
    /// With the names of the groups that provide a namespace, as `Icons/star`.
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

/// Lists the sets of a catalogue: folders inside folders, in the order of their names.
struct AssetCatalogWalk {
  let root: String
  let file: String
  private(set) var assets: [AssetCatalog.Asset] = []
  private(set) var diagnostics: [Diagnostic] = []
  private var visited = 0

  static let depthLimit = 32
  static let folderLimit = 100_000

  init(root: String, file: String) {
    self.root = root
    self.file = file
  }

  mutating func visit() {
    visit("", namespace: "", depth: 0)
    // Names within one folder are in order, but a group's sets follow its name.
    assets.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  private mutating func visit(_ path: String, namespace: String, depth: Int) {
    let prefix = path.isEmpty ? "" : path + "/"
    for entry in FolderEntry.all(in: root + "/" + path) {
      if visited == Self.folderLimit { return }
      visited += 1
      if visited == Self.folderLimit {
        return report("has more than \(Self.folderLimit) entries; split it", exitCode: .limit)
      }
      switch entry.kind {
      case .folder: add(entry.name, at: prefix + entry.name, namespace: namespace, depth: depth)
      case .link where entry.name != "Contents.json":
        let place = Wording.quoted(prefix + entry.name)
        report("has a symbolic link \(place), which is not followed; put the folder itself there", .warning)
      case .link, .other: continue
      }
    }
  }

  private mutating func add(_ name: String, at path: String, namespace: String, depth: Int) {
    let dot = name.utf8.lastIndex(of: UInt8(ascii: "."))
    let base = dot.map { String(name[..<$0]) } ?? name
    switch dot.map({ String(name[name.utf8.index(after: $0)...]) }) {
    case "imageset": assets.append(AssetCatalog.Asset(name: namespace + base, kind: .image, path: path))
    case "colorset": assets.append(AssetCatalog.Asset(name: namespace + base, kind: .color, path: path))
    case "symbolset": assets.append(AssetCatalog.Asset(name: namespace + base, kind: .symbol, path: path))
    case nil, "spriteatlas":
      guard depth < Self.depthLimit else {
        return report("has groups nested more than \(Self.depthLimit) deep; move them up", exitCode: .limit)
      }
      let inner = providesNamespace(path) ? namespace + base + "/" : namespace
      visit(path, namespace: inner, depth: depth + 1)
    // App icons, data, launch images and the rest show nowhere on a page.
    default: return
    }
  }

  private mutating func providesNamespace(_ path: String) -> Bool {
    let contents = path + "/Contents.json"
    var reader = ContentsReader(file: file + "/" + contents)
    let answer = reader.providesNamespace(inFolder: root, path: contents)
    diagnostics += reader.checker.diagnostics
    return answer
  }

  private mutating func report(
    _ message: String, _ severity: Diagnostic.Severity = .error, exitCode: ExitCode? = nil
  ) {
    diagnostics.append(Diagnostic(severity, file: file, "the asset catalogue \(message)", exitCode: exitCode))
  }
}
