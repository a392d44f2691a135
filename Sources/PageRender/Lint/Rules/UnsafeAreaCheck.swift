internal import LayoutEngine
internal import PageBase
internal import PageDrawing
internal import PageLayout

/// Finds texts and controls below the notch, the island or the home indicator. Scrolling content that moves
/// out from there is exempt.
struct UnsafeAreaCheck {
  let page: DrawnPage

  /// An overlap is ignored if its width or its height is at most this many points.
  private static let tolerance = 0.5

  func findings() -> [LintFinding] {
    guard page.solved.page.tree.shownAs != .picture else { return [] }
    let areas = page.environment.device.takenAreas(in: page.environment.orientation)
    guard !areas.isEmpty else { return [] }
    var found: [LintFinding] = []
    for area in areas { found += findings(in: area, known: found) }
    return found
  }

  private func findings(in area: Device.TakenArea, known: [LintFinding]) -> [LintFinding] {
    var found: [LintFinding] = []
    func add(_ finding: LintFinding) {
      guard !known.contains(where: { $0.topic == finding.topic }) else { return }
      found.addWorst(finding)
    }
    if area.kind == .homeIndicator {
      for control in page.controls {
        guard let box = control.area?.intersection(area.frame), min(box.width, box.height) > Self.tolerance,
          control.ink != nil, !page.views[control.view].frame.covers(page.screen),
          !page.isPassing(control.view), !page.isInAdjustedScroller(control.view),
          !isBar(control, above: area.frame)
        else { continue }
        add(finding(area, box, views: control.view, part: nil, isText: false))
      }
    }
    for mark in page.marks {
      guard let visible = mark.visible, let box = visible.intersection(area.frame),
        min(box.width, box.height) > Self.tolerance, mark.isNoticed, page.views[mark.view].isSeen
      else { continue }
      if let control = page.control(of: mark.view) {
        guard area.kind != .homeIndicator, !page.views[control].frame.covers(page.screen),
          !page.isPassing(control), isSign(mark, of: control) || !hasSigns(control), inks(mark, area.frame)
        else { continue }
        add(finding(area, box, views: control, part: nil, isText: false))
      } else if case .glyphs(let run) = mark.kind, !page.isPassing(mark.view), inks(mark, area.frame),
        area.kind != .homeIndicator || !page.isInAdjustedScroller(mark.view)
      {
        add(finding(area, box, views: mark.view, part: page.part(of: run, in: mark.view), isText: true))
      }
    }
    return found
  }

  /// Returns true if a mark's ink reaches into an area; the ink of unturned glyphs is exact.
  private func inks(_ mark: DrawnPage.Mark, _ area: Rect) -> Bool {
    guard case .glyphs(let run) = mark.kind, !mark.isTurned, mark.scale == 1 else { return true }
    return page.glyphs.overlap(of: run, with: area) != nil
  }

  // MARK: A control's ground

  /// Returns true for a title or a picture of a control, which has to be seen. Its coloured ground, and a
  /// picture that fills it, may lie below the notch.
  private func isSign(_ mark: DrawnPage.Mark, of control: Int) -> Bool {
    switch mark.kind {
    case .glyphs: true
    case .image: !mark.ink.covers(page.views[control].frame.inset(by: 1))
    case .fill, .gradient, .line: false
    }
  }

  private func hasSigns(_ control: Int) -> Bool {
    page.marks.contains { $0.isNoticed && page.control(of: $0.view) == control && isSign($0, of: control) }
  }

  /// Returns true for a coloured control that stands on the screen's lower edge with its title above the home
  /// indicator, as a bar of the whole width or a part of one does.
  private func isBar(_ control: DrawnControl, above indicator: Rect) -> Bool {
    guard page.views[control.view].frame.maxY >= page.screen.maxY - 1 else { return false }
    let own = page.marks.filter { $0.isNoticed && page.control(of: $0.view) == control.view }
    let signs = own.filter { isSign($0, of: control.view) }
    return !signs.isEmpty && signs.count < own.count
      && signs.allSatisfy { $0.ink.maxY <= indicator.minY + Self.tolerance }
  }

  private func finding(
    _ area: Device.TakenArea, _ box: Rect, views view: Int, part: String?, isText: Bool
  ) -> LintFinding {
    let depth = min(box.width, box.height)
    let fault = "reaches \(depth.points) pt under \(area.kind.rawValue)"
    let fix = "constrain it to the safe area"
    return isText
      ? LintFinding(
        .unsafeArea, on: page, text: view, part: part, fault: fault, fix: fix, amount: depth,
        areas: [box, area.frame])
      : LintFinding(
        .unsafeArea, on: page, views: [view], fault: fault, fix: fix, amount: depth, areas: [box, area.frame])
  }
}
