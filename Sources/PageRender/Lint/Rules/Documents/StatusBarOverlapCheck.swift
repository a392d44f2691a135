internal import LayoutEngine
internal import PageBase
internal import PageDrawing
internal import PageLayout

/// Finds texts and controls over the status bar's time or symbols.
///
/// Only ink counts, so that a header's background may lie there. Content that scrolls below the bar is
/// exempt, and a page that is not a whole screen has no status bar.
struct StatusBarOverlapCheck {
  let page: DrawnPage

  /// An overlap is ignored if its width or its height is at most this many points.
  private static let tolerance = 1.0

  func findings() -> [LintFinding] {
    guard page.solved.page.tree.shownAs == .screen,
      let bar = page.solved.statusBar(in: page.environment)
    else { return [] }
    var found: [LintFinding] = []
    for mark in page.marks {
      guard mark.isNoticed, page.views[mark.view].isSeen, let box = overlap(mark, bar.areas),
        !page.isPassing(mark.view)
      else { continue }
      let control = page.control(of: mark.view)
      let finding: LintFinding
      if let control, page.views[control].frame.covers(page.screen) { continue }
      if let control {
        finding = LintFinding(
          .statusBarOverlap, on: page, views: [control], fault: Self.fault, fix: Self.fix,
          amount: min(box.width, box.height), areas: [page.views[control].frame, box])
      } else if case .glyphs(let run) = mark.kind {
        finding = LintFinding(
          .statusBarOverlap, on: page, text: mark.view, part: page.part(of: run, in: mark.view),
          fault: Self.fault, fix: Self.fix, amount: min(box.width, box.height), areas: [mark.ink, box])
      } else {
        continue
      }
      found.addWorst(finding)
    }
    return found
  }

  private static let fault = "lies over the status bar's time or symbols"
  private static let fix = "constrain it to the safe area, or hide the status bar there"

  /// The largest overlap of a text or of a control's title or picture with the areas.
  private func overlap(_ mark: DrawnPage.Mark, _ areas: [Rect]) -> Rect? {
    guard let visible = mark.visible else { return nil }
    switch mark.kind {
    case .glyphs: break
    case .image where page.control(of: mark.view).map { !fills(mark, $0) } ?? false: break
    default: return nil
    }
    return areas.compactMap { $0.intersection(visible) }
      .filter { min($0.width, $0.height) > Self.tolerance }
      .max { min($0.width, $0.height) < min($1.width, $1.height) }
  }

  /// Returns true for a picture that is a control's background.
  private func fills(_ mark: DrawnPage.Mark, _ control: Int) -> Bool {
    mark.ink.covers(page.views[control].frame.inset(by: 1))
  }
}
