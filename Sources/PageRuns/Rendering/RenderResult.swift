internal import PageRender

/// The outcomes of a run of `render`.
struct RenderResult {
  let folder: String
  /// The pictures' paths below the folder, in the order of the run.
  let names: [String]
  /// The outcomes, in the order of `names`; `nil` while nothing is known.
  private var outcomes: [PageWorker.Outcome.Status?]
  /// The total size of the files that are up to date, in bytes.
  var byteCount = 0

  init(folder: String, names: [String]) {
    self.folder = folder
    self.names = names
    outcomes = Array(repeating: nil, count: names.count)
  }

  mutating func note(_ outcome: PageWorker.Outcome, of index: Int) { outcomes[index] = outcome.status }

  /// Finds the pictures whose files are as they were drawn.
  mutating func find(in folder: OutputFolder, jobs: Int) async {
    let names = names
    let found = await runInParallel(count: names.count, workers: jobs) {
      Interruption.isRequested
    } makeWorker: {
    } work: { _, index in
      folder.holds(names[index])
    }
    for (index, holds) in found where holds { outcomes[index] = .unchanged }
  }

  /// The indices of the pictures whose files are not up to date.
  var missing: [Int] { outcomes.indices.filter { !stands($0) } }

  /// The names of the pictures whose files are up to date.
  var standing: [String] { names.indices.filter(stands).map { names[$0] } }

  private func stands(_ index: Int) -> Bool {
    switch outcomes[index] {
    case .drawn, .unchanged: true
    case .failed, .unwritable, nil: false
    }
  }

  var drawnCount: Int { outcomes.count { if case .drawn = $0 { true } else { false } } }

  /// The diagnostics of pictures that could not be written.
  var writeFaults: [Diagnostic] {
    FileWriteError.diagnostics(
      ofPictures: outcomes.compactMap { if case .unwritable(let error) = $0 { error } else { nil } })
  }

  /// The warning that the run was interrupted, with the number of drawn pictures.
  var interruption: Diagnostic {
    let count = standing.count
    return Diagnostic(
      .warning,
      "interrupted: \(count) of \(names.count) pictures are drawn; the same command goes on from there")
  }
}
