public import PageDrawing

/// The fonts that a folder's pictures were recorded with, beside those that are here.
///
/// A font makes another environment where the recording of a picture used it and it is absent here, or another file. A
/// font that a page no longer uses, or uses now, is the page's own change.
public struct RecordedFonts: Sendable {
  private let folder: SnapshotFolder
  private let recorded: [DrawingEnvironment.Component]
  private let catalog: FontCatalog

  /// - Parameters:
  ///   - recorded: Where the folder's pictures were drawn.
  ///   - catalog: The fonts that are here.
  public init(of folder: SnapshotFolder, in recorded: DrawingEnvironment, offered catalog: FontCatalog) {
    self.folder = folder
    self.recorded = recorded.fonts
    self.catalog = catalog
  }

  /// Differences since the pictures were recorded, in words such as `the font Inter-Bold.otf is missing`.
  ///
  /// Of pictures whose recording does not say which fonts it used, every font of the folder's counts.
  ///
  /// - Parameter pictures: Those that are compared, by name.
  public func differences(for pictures: [String]) -> [String] {
    let missing = recorded.compactMap { font in words(for: font).map { (font.name, $0) } }
    guard !missing.isEmpty else { return [] }
    let used = Self.used(by: pictures, in: folder)
    return missing.filter { used?.contains($0.0) ?? true }.map(\.1)
  }

  private func words(for font: DrawingEnvironment.Component) -> String? {
    let digests = catalog.paths(ofFile: font.name).compactMap { FileDigest.sha256(ofFile: $0) }
    if digests.isEmpty { return "the font \(font.name) is missing" }
    return digests.contains(font.value) ? nil : "the font \(font.name) is another file"
  }

  /// The names of the fonts that recordings of the pictures used; `nil` where one does not say. A picture that was never
  /// recorded used none.
  private static func used(by pictures: [String], in folder: SnapshotFolder) -> Set<String>? {
    var used: Set<String> = []
    for name in pictures {
      guard let tree = folder.storedTree(name) else {
        if (try? folder.storedPicture(name)) == nil { continue }
        return nil
      }
      guard let fonts = tree.fonts else { return nil }
      used.formUnion(fonts)
    }
    return used
  }
}
