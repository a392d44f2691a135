internal import PageRender

/// The versions of iOS of recorded snapshots, as which pages are compared that name no version themselves.
package struct RecordedVersions {
  /// The folder of all snapshots; `nil` for that of each source.
  private let folder: String?
  /// Files whose pages are drawn as another version than the standard one.
  private var kept: [(file: String, isDeck: Bool, version: SystemVersion)] = []

  package init(in folder: String?) {
    self.folder = folder
  }

  /// Returns the version that a source is to be read anew for; `nil` if it was read for the right one.
  mutating func other(than standard: SystemVersion, for source: any PageSource) -> SystemVersion? {
    guard source.matrix.systems.isEmpty else { return nil }
    let snapshots = SnapshotFolder(folder ?? Self.folder(of: source))
    guard let version = snapshots.recordedVersion, version != standard else { return nil }
    kept.append((source.file, source is Deck, version))
    return version
  }

  /// One note for all files: the version, and how to keep it or to move on.
  var notes: [Diagnostic] {
    guard let (file, isDeck, version) = kept.first else { return [] }
    let others = Wording.andMore(kept.count - 1)
    let (own, next) = (version.rawValue, SystemVersion.standard.rawValue)
    let advice =
      isDeck
      ? "write \"ios\": \(own) into the deck to keep it, or \"ios\": \(next) and record again to move on"
      : "pass --ios \(own) to keep it, or record with --ios \(next) to move on"
    return [
      Diagnostic(
        .note, file: file,
        "the snapshots\(others) show \(version.title), and so are the pages drawn; \(advice)")
    ]
  }

  /// Returns the folder in which pictures of a source's pages are recorded by default: `Snapshots` beside its
  /// file, and `store` inside for store pictures, whose pages often have the names of the screens that they show.
  static func folder(of source: any PageSource) -> String {
    let folder = folder(beside: source.file)
    return (source as? Deck)?.isForStore == true ? "\(folder)/store" : folder
  }

  private static func folder(beside file: String) -> String {
    guard let slash = file.lastIndex(of: "/") else { return "Snapshots" }
    let folder = slash == file.startIndex ? "" : String(file[..<slash])
    return FilePath.isFolder(folder.isEmpty ? "/" : folder) ? "\(folder)/Snapshots" : "Snapshots"
  }
}
