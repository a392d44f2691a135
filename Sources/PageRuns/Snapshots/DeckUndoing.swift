package import PageRender

/// The undoing of an approval for some decks of the last run.
package struct DeckUndoing {
  private let results: String
  /// The paths of the decks' snapshots and frame trees, and of the environments and rejections of folders without
  /// pictures of other decks.
  private let files: Set<String>
  private let keys: Set<String>

  /// - Parameter operands: The decks, as the command line names them.
  package init(_ operands: [String], report: String) throws(UsageError) {
    results = "\(report)/\(RunFolder.results)"
    guard let run = RunFolder.lastRun(in: report) else { throw LastRun.missing(report) }
    let chosen = Set(try LastRun.pictures(of: run, decks: operands, pattern: nil))
    let pictures = run.pictures.indices.filter(chosen.contains).map { run.pictures[$0] }
    let others = run.pictures.indices.filter { !chosen.contains($0) }.map { run.pictures[$0] }
    func environments(_ pictures: [PictureResult]) -> Set<String> {
      let folders = pictures.map { SnapshotFolder(String($0.snapshot.dropLast($0.name.count + 5))) }
      return Set(folders.flatMap { [$0.environment, $0.rejections] })
    }
    files = Set(pictures.flatMap { [$0.snapshot, "\($0.snapshot.dropLast(4)).json"] })
      .union(environments(pictures).subtracting(environments(others)))
    keys = Set(pictures.map(\.key))
  }

  /// Restores the decks' files and their results; `nil` if the approval replaced none of them.
  package func undo(_ journal: ApprovalJournal) throws(ApprovalJournal.Fault) -> [ApprovalJournal.Restored]? {
    try journal.undo(where: { files.contains($0) }, shared: results) { old, now in
      guard let before = Verification(json: old), var run = Verification(json: now) else { return nil }
      let former = Dictionary(before.pictures.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
      for index in run.pictures.indices where keys.contains(run.pictures[index].key) {
        if let picture = former[run.pictures[index].key] { run.pictures[index] = picture }
      }
      return Array((run.json.text + "\n").utf8)
    }
  }
}
