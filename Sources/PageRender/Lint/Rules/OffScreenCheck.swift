internal import LayoutEngine
internal import PageBase
internal import PageLayout

/// Finds texts, controls and pictures beyond the screen's edge that scrolling does not bring back.
struct OffScreenCheck {
  let page: DrawnPage

  /// The largest overhang that is ignored, in points: antialiasing and overhanging glyphs.
  private static let tolerance = 0.5

  func findings() -> [LintFinding] {
    var found = controls()
    let known = Set(found.flatMap(\.viewIndices))
    found += texts().filter { page.control(of: $0.viewIndices[0]).map { !known.contains($0) } ?? true }
    // Devices on store pictures may be cut at the edge.
    return page.solved.page.tree.shownAs == .picture ? found : found + pictures()
  }

  private func words(_ reach: (edge: String, points: Double), of ink: Rect) -> String {
    let isAway = ink.intersection(page.screen) == nil
    return "reaches \(reach.points.points) pt beyond the \(reach.edge) edge of the screen"
      + (isAway ? ", and is not seen at all" : "")
  }

  private func controls() -> [LintFinding] {
    page.controls.compactMap { control in
      guard let ink = control.ink, !page.screen.covers(ink), !isContainer(control),
        let reach = page.reachBeyondScreen(ink, of: control.view), reach.points > Self.tolerance
      else { return nil }
      return LintFinding(
        .offScreen, on: page, views: [control.view], fault: words(reach, of: ink),
        fix: "keep it inside with constraints to the safe area", amount: reach.points, areas: [ink])
    }
  }

  /// Returns true if a control fills the screen and so is its background.
  private func isContainer(_ control: DrawnControl) -> Bool {
    page.views[control.view].frame.covers(page.screen)
  }

  private func texts() -> [LintFinding] {
    var found: [LintFinding] = []
    for mark in page.marks {
      guard case .glyphs(let run) = mark.kind, let ink = mark.shown, !page.screen.covers(ink), mark.isNoticed,
        page.views[mark.view].isSeen, let reach = page.reachBeyondScreen(ink, of: mark.view),
        reach.points > Self.tolerance
      else { continue }
      let finding = LintFinding(
        .offScreen, on: page, text: mark.view, part: page.part(of: run, in: mark.view),
        fault: words(reach, of: ink), fix: "keep it inside with constraints to the safe area",
        amount: reach.points, areas: [ink])
      found.addWorst(finding)
    }
    return found
  }

  /// Findings about pictures partly beyond an edge. A picture that spans the screen is a background, and one
  /// entirely outside waits to be shown. Only its view's frame counts, because a picture may fill the view by
  /// exceeding it.
  private func pictures() -> [LintFinding] {
    var found: [LintFinding] = []
    for mark in page.marks {
      guard case .image = mark.kind, mark.isNoticed, page.views[mark.view].isSeen,
        page.control(of: mark.view) == nil, case .image = page.node(mark.view).content
      else { continue }
      let frame = page.views[mark.view].frame
      guard !page.screen.covers(frame), let shown = mark.shown?.intersection(frame),
        shown.intersection(page.screen) != nil, !fills(frame),
        let reach = page.reachBeyondScreen(shown, of: mark.view), reach.points > Self.tolerance,
        !found.contains(where: { $0.viewIndices == [mark.view] })
      else { continue }
      var finding = LintFinding(
        .offScreen, on: page, views: [mark.view], fault: words(reach, of: shown),
        fix: "limit its size, or keep it inside with constraints", amount: reach.points, areas: [shown])
      // Decoration bleeds over edges by design: of 20 such pictures in documents by others 17 were meant so.
      finding.mostSevere = .note
      found.append(finding)
    }
    return found
  }

  private func fills(_ frame: Rect) -> Bool {
    let screen = page.screen
    let isBeyondSide = frame.minX < screen.minX || frame.maxX > screen.maxX
    let isBeyondEnd = frame.minY < screen.minY || frame.maxY > screen.maxY
    let isWide = frame.minX <= screen.minX && frame.maxX >= screen.maxX
    let isHigh = frame.minY <= screen.minY && frame.maxY >= screen.maxY
    return (!isBeyondSide || isWide) && (!isBeyondEnd || isHigh)
      || isWide && isBeyondEnd && frame.minY <= screen.minY
  }
}
