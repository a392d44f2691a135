public import PageDrawing

/// The fonts that a folder's pictures were recorded with, for comparison with the fonts of this machine.
///
/// A font makes another environment if a picture was recorded with it and this machine lacks it or has
/// another file of that name. A font that a page no longer uses, or uses only now, is the page's own change.
public struct RecordedFonts: Sendable {
  private let folder: SnapshotFolder
  private let recorded: [DrawingEnvironment.Component]
  private let catalog: FontCatalog

  /// - Parameters:
  ///   - recorded: The environment in which the folder's pictures were drawn.
  ///   - catalog: The fonts of this machine.
  public init(of folder: SnapshotFolder, in recorded: DrawingEnvironment, offered catalog: FontCatalog) {
    self.folder = folder
    self.recorded = recorded.fonts
    self.catalog = catalog
  }

  /// Returns the differences since the pictures were recorded, in words such as
  /// `the font Inter-Bold.otf is missing`.
  ///
  /// If the recording of one of the pictures does not list its fonts, every font of the folder counts.
  ///
  /// - Parameter pictures: The names of the compared pictures.
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

  /// Returns the names of the fonts that the pictures were recorded with; `nil` if a recording does not list
  /// them. A picture that was never recorded used none.
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
