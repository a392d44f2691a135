internal import LayoutEngine
internal import PageBase
internal import PageLayout

/// The differences between a page's screens and their baseline.
struct PageChanges: Sendable {
  /// The changes, in the order of the screens.
  var found: [ScreenChange] = []
  /// True if at least one screen has something to be compared with.
  var isCompared = false
  /// Environments in which no page was recorded.
  var neverRecorded: [PageEnvironment] = []
  var faults: [Diagnostic] = []
  /// The reason why screens of the baseline cannot be compared: they cannot be drawn; `nil` without any.
  var undrawn: String?
}

extension ChangeFinder {
  /// Compares a page of a source on all its screens.
  func changes(
    ofPage place: Int, of source: ReviewSource, at index: Int, since baseline: ComparedBaseline
  ) -> PageChanges {
    var changes = PageChanges()
    let entry = source.entries[place]
    for environment in source.environments {
      guard let prepared = source.variants[place].page(for: environment) else {
        if baseline.knows(entry, in: environment) {
          changes.undrawn =
            changes.undrawn ?? words.cannotDraw(source.variants[place].faults(in: environment))
        }
        continue
      }
      let screen = ReviewScreen(prepared, in: environment, source: index, words: words)
      var found: (change: ScreenChange, fault: Diagnostic?)?
      switch baseline {
      case .pages(let old, _):
        changes.isCompared = true
        found = change(of: screen, entry: entry, asked: environment, since: old).map { ($0, nil) }
      case .recorded(let recorded) where recorded.isEmpty: return changes
      case .recorded(let recorded):
        switch recorded.state(of: entry, in: environment) {
        case .newPage: found = (newPage(screen), nil)
        case .neverRecorded: changes.neverRecorded.append(environment)
        case .recorded, .missing:
          changes.isCompared = true
          found = change(
            of: screen, since: recorded.folder, named: recorded.name(of: entry, in: environment),
            recordedBy: recorded.recordedBy)
        }
      }
      guard let (found, fault) = found else { continue }
      var change = found
      change.asked = environment
      changes.found.append(change)
      if let fault { changes.faults.append(fault) }
    }
    return changes
  }
}
