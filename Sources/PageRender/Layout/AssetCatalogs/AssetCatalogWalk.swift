internal import PageBase

/// Lists the sets of a catalogue by walking its folders recursively, and sorts them by path.
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
    // The walk sorts within each folder, which is not yet the order of whole paths.
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
    // Other sets, such as app icons, data and launch images, are never drawn on a page.
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
