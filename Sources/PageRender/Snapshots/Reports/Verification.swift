internal import PageDrawing
public import PageLayout

/// The results of a run of snapshot tests: every picture it was to compare, and its outcome.
///
/// It is written as `results.json` into the report's folder, where `approve`, `undo`, `clean`,
/// `--last-failed` and `join` read it.
public struct Verification: Hashable, Sendable {
  /// The run's title: the decks' titles with commas.
  public var title: String
  /// The results, in the order of the run.
  public var pictures: [PictureResult]
  /// The differences between this environment and the recorded one, in words; empty if pictures must be
  /// equal.
  public var environmentDifferences: [String]
  /// The reason why the list of stale snapshots is not complete, such as `--page`; `nil` for a complete run.
  public var narrowedBy: String?
  /// The commit that the pictures were compared with, such as `origin/main (8e84c31)`; `nil` if they were
  /// compared with recorded snapshots.
  public var against: String?
  /// The command line of a shard, without the shard's number and the report's folder; empty if the run was no
  /// shard.
  public var command: [String] = []
  /// The files of snapshots that belong to no page, sorted. Empty unless the run was complete, or a shard of
  /// a complete run.
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

  /// Counts the pictures with a status.
  public func count(_ status: PictureResult.Status) -> Int { pictures.count { $0.status == status } }

  /// The causes, each with the indices of its pictures in `pictures`; the cause with the most pictures comes
  /// first, and those of the renderer's changes last.
  public var causes: [Cause<Int>] {
    let changed = pictures.enumerated().filter { $0.element.status == .changed }
    return [false, true].flatMap { isRenderers in
      Cause.gathered(
        changed.filter { ($0.element.origin == .renderer) == isRenderers }.map {
          ($0.offset, $0.element.causes)
        })
    }
  }

  /// True if no picture fails.
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
