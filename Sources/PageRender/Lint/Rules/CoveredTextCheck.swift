internal import LayoutEngine
internal import PageDrawing
internal import PageLayout

/// Finds texts behind an opaque area that is painted later.
struct CoveredTextCheck {
  let page: DrawnPage

  /// The largest overlap that is ignored, in points.
  private static let tolerance = 1.0

  func findings() -> [LintFinding] {
    let covers = page.covers
    guard let last = covers.last?.mark else { return [] }
    var found: [LintFinding] = []
    for (index, mark) in page.marks.enumerated() {
      guard index < last, case .glyphs(let run) = mark.kind, let ink = mark.visible, mark.isNoticed,
        page.views[mark.view].isSeen
      else { continue }
      for cover in covers where cover.mark > index {
        guard let depth = depth(of: cover, over: ink, of: mark, run),
          page.isHidden(mark.view, by: cover), !page.isDimmed(ink, after: index)
        else { continue }
        let finding = finding(mark, run, ink, cover, depth)
        found.addWorst(finding)
      }
    }
    return found
  }

  private func depth(of cover: DrawnPage.Cover, over ink: Rect, of mark: DrawnPage.Mark, _ run: SceneGlyphs)
    -> Double?
  {
    guard let box = cover.frame.intersection(ink), min(box.width, box.height) > Self.tolerance else {
      return nil
    }
    guard !mark.isTurned, mark.scale == 1 else { return min(box.width, box.height) }
    guard let hidden = page.glyphs.overlap(of: run, with: cover.frame) else { return nil }
    let depth = min(hidden.width, hidden.height)
    return depth > Self.tolerance ? depth : nil
  }

  private func finding(
    _ mark: DrawnPage.Mark, _ run: SceneGlyphs, _ ink: Rect, _ cover: DrawnPage.Cover, _ depth: Double
  ) -> LintFinding {
    let name = page.title(of: cover.view)
    return LintFinding(
      .textClipped, on: page, text: mark.view, part: page.part(of: run, in: mark.view),
      others: [cover.view], fault: "is covered by \(name), by \(depth.points) pt",
      fix: FittingLength.fix("move one of them", "bring the text to the front"), amount: depth,
      areas: [ink, cover.frame])
  }
}
