internal import PageDrawing
public import PageLayout

/// The results of a run of snapshot tests: every picture it was to compare, and its outcome.
///
/// A value that is written as `results.json` into the report's folder, from where `approve`, `undo`, `clean`,
/// `--last-failed` and `join` take it up again.
public struct Verification: Hashable, Sendable {
  /// The run's title, such as the decks' titles with commas.
  public var title: String
  /// The results, in the order of the run.
  public var pictures: [PictureResult]
  /// Differences between this environment and the recorded one, in words; empty where pictures must be equal.
  public var environmentDifferences: [String]
  /// Why the run does not tell which snapshots are stale, such as `--page`; `nil` for a complete run.
  public var narrowedBy: String?
  /// The words of the command line of a shard, without its number and the report's folder; empty where the run was none.
  public var command: [String] = []
  /// Snapshots of no page: paths of files, sorted. Empty unless the run was complete, or a shard of one.
  public var stale: [String]

  public init(
    title: String, pictures: [PictureResult] = [], environmentDifferences: [String] = [],
    narrowedBy: String? = nil, stale: [String] = []
  ) {
    self.title = title
    self.pictures = pictures
    self.environmentDifferences = environmentDifferences
    self.narrowedBy = narrowedBy
    self.stale = stale
  }

  /// How many pictures have a status.
  public func count(_ status: PictureResult.Status) -> Int { pictures.count { $0.status == status } }

  /// The causes, each with the places of its pictures: the one with most pictures first.
  public var causes: [Cause<Int>] {
    Cause.gathered(
      pictures.enumerated().filter { $0.element.status == .changed }.map { ($0.offset, $0.element.causes) })
  }

  /// True if every picture is as it should be.
  public var isGood: Bool { pictures.allSatisfy { !$0.status.isFailure } }
}

/// A rectangle of whole pixels; y goes down from the picture's top.
public struct PictureArea: Hashable, Sendable {
  public var x: Int
  public var y: Int
  public var width: Int
  public var height: Int

  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}
