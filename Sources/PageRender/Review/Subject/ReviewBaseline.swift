public import PageBase
public import PageLayout
public import PageSnapshots

/// The former state of a source's pages.
public indirect enum ReviewBaseline: Sendable {
  /// Recorded pictures, each by the name of its file below the folder, without extension; `recordedBy` is the command that
  /// records what is missing, as people type it.
  case snapshots(
    SnapshotFolder, recordedBy: String? = nil, name: @Sendable (PageEntry, PageEnvironment) -> String)
  /// The pages of another source, by their ids, in the environments of the one that is reviewed; `formerly` are those the
  /// other is drawn in by itself.
  case pages(ReviewSource, formerly: [PageEnvironment] = [])
}
