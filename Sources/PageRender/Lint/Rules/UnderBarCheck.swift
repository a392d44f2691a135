internal import LayoutEngine
internal import PageBase
internal import PageDrawing
internal import PageLayout

/// Finds texts and controls below a bar that a document's container gives the scene: the bar takes their
/// touches, and its own words may come to lie over them.
///
/// Code hides many a bar, so that a finding is at most a warning. Content that scrolls below a bar is exempt.
/// Tab bars and toolbars that float count as large as their panes of glass.
struct UnderBarCheck {
  let page: DrawnPage

  /// An overlap is ignored if its width or its height is at most this many points.
  private static let tolerance = 1.0
  func findings() -> [LintFinding] {
    guard page.isOfDocument else { return [] }
    return page.views.indices.flatMap { bar -> [LintFinding] in
      guard let name = DrawnPage.bars[page.views[bar].className], page.views[bar].isSeen, isOfContainer(bar)
      else { return [] }
      let parts = areas(of: bar).map { controls(below: bar, $0, name) + texts(below: bar, $0, name) }
      var found: [LintFinding] = []
      for finding in parts.joined() { found.addWorst(finding) }
      return found
    }
  }

  /// The parts of a bar that cover content: its frame, or the glass of a tab bar or toolbar that floats.
  private func areas(of bar: Int) -> [Rect] {
    let isFloating = page.environment.system.metrics.tabBar.kind != .flat
    guard isFloating, page.views[bar].className != "UINavigationBar" else {
      return [page.views[bar].visible].compactMap { $0 }
    }
    return page.panes.filter { page.isInside($0.view, of: bar) }.map(\.frame)
  }

  /// Returns true for a bar that no element of the document stands for.
  private func isOfContainer(_ bar: Int) -> Bool {
    page.node(bar).place == nil && page.node(bar).written == nil
  }

  private func isBelow(_ view: Int, _ bar: Int) -> Bool {
    view != 0 && !page.isInside(view, of: bar) && !page.isInside(bar, of: view)
      && !page.areScrolledApart(view, bar) && !page.isPassing(view) && !isInAnotherBar(view)
  }

  private func isInAnotherBar(_ view: Int) -> Bool {
    sequence(first: view) { page.views[$0].parent }.contains {
      DrawnPage.bars[page.views[$0].className] != nil
    }
  }

  private func controls(below bar: Int, _ frame: Rect, _ name: String) -> [LintFinding] {
    page.controls.compactMap { control in
      guard let area = control.area, control.ink != nil, !page.views[control.view].frame.covers(page.screen),
        isBelow(control.view, bar), let box = overlap(area, frame), !isOverlapped(area, in: bar)
      else { return nil }
      return limited(
        LintFinding(
          .unsafeArea, on: page, views: [control.view], fault: Self.fault(box, name), fix: Self.fix,
          amount: min(box.width, box.height), areas: [box, frame]), name)
    }
  }

  /// Returns true if an item of the bar lies there, which the rule about touch areas tells.
  private func isOverlapped(_ area: Rect, in bar: Int) -> Bool {
    page.controls.contains { item in
      page.isInside(item.view, of: bar) && item.ink != nil && item.area.flatMap { overlap(area, $0) } != nil
    }
  }

  private func texts(below bar: Int, _ frame: Rect, _ name: String) -> [LintFinding] {
    var found: [LintFinding] = []
    for mark in page.marks {
      guard case .glyphs(let run) = mark.kind, let visible = mark.visible, mark.isNoticed,
        page.views[mark.view].isSeen, page.control(of: mark.view) == nil,
        let box = overlap(visible, frame), isBelow(mark.view, bar)
      else { continue }
      let finding = limited(
        LintFinding(
          .unsafeArea, on: page, text: mark.view, part: page.part(of: run, in: mark.view),
          fault: Self.fault(box, name), fix: Self.fix, amount: min(box.width, box.height),
          areas: [box, frame]), name)
      found.addWorst(finding)
    }
    return found
  }

  private func overlap(_ area: Rect, _ frame: Rect) -> Rect? {
    guard let box = area.intersection(frame), min(box.width, box.height) > Self.tolerance else { return nil }
    return box
  }

  private func limited(_ finding: LintFinding, _ name: String) -> LintFinding {
    var finding = finding
    finding.mostSevere = .warning
    finding.sharedCause = .bar(name)
    return finding
  }

  private static let fix = "constrain it to the safe area"

  private static func fault(_ box: Rect, _ name: String) -> String {
    "reaches \(min(box.width, box.height).points) pt under the \(name)"
  }
}
