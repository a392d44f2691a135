internal import PageBase
internal import PageLayout

/// The baseline of a source, prepared for all its pages.
enum ComparedBaseline: Sendable {
  case recorded(RecordedScreens)
  case pages(ReviewSource, formerly: [PageEnvironment])

  /// The baseline of a source; `nil` for a source that is not compared.
  init?(of source: ReviewSource) {
    switch source.baseline {
    case nil: return nil
    case .snapshots(let folder, let command, let name):
      self = .recorded(RecordedScreens(folder, of: source, recordedBy: command, named: name))
    case .pages(let old, let former): self = .pages(old, formerly: former)
    }
  }

  /// Returns true if the baseline has a page.
  func knows(_ entry: PageEntry, in environment: PageEnvironment) -> Bool {
    switch self {
    case .pages(let old, _): old.entries.contains { $0.isSame(as: entry) }
    case .recorded(let recorded):
      switch recorded.state(of: entry, in: environment) {
      case .recorded: true
      case .missing, .newPage, .neverRecorded: false
      }
    }
  }
}
