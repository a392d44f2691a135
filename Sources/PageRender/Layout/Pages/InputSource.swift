package import PageBase
internal import PageDrawing

/// A source of pages whose inputs are known: files and facts.
package protocol InputSource: PageSource {
  /// Reads the files that the pages are made of beside those read with the source, so that the task's
  /// `InputLog` has them, and returns the facts that hashes of inputs need beside the files; `nil` if it cannot be
  /// known what the pages are made of.
  func readInputs() -> SourceInputs?
}

/// The facts of a source's inputs.
package struct SourceInputs: Sendable {
  /// Facts that all pages share.
  package var shared: [String]
  /// Returns true for the path of a file whose contents do not count, as facts say what pages show of it.
  package var isReplaced: @Sendable (String) -> Bool
  /// Returns the facts of a page by its index in `entries`, in an environment.
  package var page: @Sendable (Int, PageEnvironment) -> [String]

  package init(
    shared: [String], isReplaced: @escaping @Sendable (String) -> Bool,
    page: @escaping @Sendable (Int, PageEnvironment) -> [String]
  ) {
    self.shared = shared
    self.isReplaced = isReplaced
    self.page = page
  }
}

extension AssetCatalogs {
  /// Reads the descriptions of all sets, and the symbols' drawings, for the task's `InputLog`.
  ///
  /// - Parameter andImages: False if the files of images are read for the pages that show them.
  package func readFiles(andImages: Bool = false) {
    for catalog in catalogs {
      for asset in catalog.assets {
        let folder = "\(catalog.root)/\(asset.path)"
        let isWhole = asset.kind == .symbol || andImages && asset.kind == .image
        let files = isWhole ? InputFile.names(inFolder: folder) ?? [] : ["Contents.json"]
        for file in files { _ = try? ImageFile.read("\(folder)/\(file)") }
      }
    }
    furtherCatalogs?.readFiles(andImages: andImages)
  }
}

extension PreparedPage {
  /// The paths of the files of all pictures that the page's views may show, sorted.
  package var pictureFiles: [String] {
    var paths: Set<String> = []
    for view in tree.views { Self.find(in: view.content, depth: 0, &paths) }
    return paths.sorted()
  }

  /// Finds pictures by reflection, so that a new kind of control needs no code here.
  private static func find(in value: Any, depth: Int, _ paths: inout Set<String>) {
    if let picture = value as? ArtworkReference {
      paths.insert(picture.path)
      return
    }
    let mirror = Mirror(reflecting: value)
    // Objects are caches and stores, and may refer to each other.
    guard depth < 16, mirror.displayStyle != .class else { return }
    for child in mirror.children { find(in: child.value, depth: depth + 1, &paths) }
  }
}
