public import PageBase
public import PageLayout
public import PageSnapshots

/// The state of a source's pages with which they are compared.
public indirect enum ReviewBaseline: Sendable {
  /// Recorded pictures. `name` returns a picture's path below the folder, without extension; `recordedBy`
  /// is the command that records missing pictures.
  case snapshots(
    SnapshotFolder, recordedBy: String? = nil, name: @Sendable (PageEntry, PageEnvironment) -> String)
  /// The pages of another source, such as an older deck, matched by id and drawn in the environments of the
  /// reviewed source. `formerly` holds the environments that were planned for the other source.
  case pages(ReviewSource, formerly: [PageEnvironment] = [])
}
