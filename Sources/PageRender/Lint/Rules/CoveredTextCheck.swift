internal import LayoutEngine
internal import PageDrawing
internal import PageLayout

/// Texts behind something opaque that is painted later.
struct CoveredTextCheck {
  let page: DrawnPage

  /// Less than this is an edge that touches, in points.
  private static let tolerance = 1.0

  private struct Cover {
    var mark: Int
    var view: Int
    var frame: Rect
  }

  func findings() -> [LintFinding] {
    let covers = page.marks.indices.compactMap { index in
      page.marks[index].cover.map { Cover(mark: index, view: page.marks[index].view, frame: $0) }
    }
    guard let last = covers.last?.mark else { return [] }
    var found: [LintFinding] = []
    for (index, mark) in page.marks.enumerated() {
      guard index < last, case .glyphs(let run) = mark.kind, let ink = mark.visible, mark.isNoticed,
        page.views[mark.view].isSeen
      else { continue }
      for cover in covers where cover.mark > index {
        guard let depth = depth(of: cover, over: ink, of: mark, run),
          hides(cover, mark, ink, from: index)
        else { continue }
        let finding = finding(mark, run, ink, cover, depth)
        if let known = found.firstIndex(where: { $0.topic == finding.topic }) {
          if finding.amount > found[known].amount { found[known] = finding }
        } else {
          found.append(finding)
        }
      }
    }
    return found
  }

  private func depth(of cover: Cover, over ink: Rect, of mark: DrawnPage.Mark, _ run: SceneGlyphs) -> Double?
  {
    guard let box = cover.frame.intersection(ink), min(box.width, box.height) > Self.tolerance else {
      return nil
    }
    guard !mark.isTurned, mark.scale == 1 else { return min(box.width, box.height) }
    guard let hidden = page.glyphs.overlap(of: run, with: cover.frame) else { return nil }
    let depth = min(hidden.width, hidden.height)
    return depth > Self.tolerance ? depth : nil
  }

  /// Whether it is a fault that something hides text: not within one view or control, not what scrolls below a bar, and
  /// not a page that another one is shown over.
  private func hides(_ cover: Cover, _ mark: DrawnPage.Mark, _ ink: Rect, from index: Int) -> Bool {
    let (view, other) = (mark.view, cover.view)
    if page.isInside(view, of: other) || page.isInside(other, of: view) { return false }
    if let control = page.control(of: view), control == page.control(of: other) { return false }
    if page.areScrolledApart(view, other) || isReplaced(view, by: cover) { return false }
    return !isDimmed(ink, after: index)
  }

  /// Whether the view and much around it lie behind the cover, as a page behind another one.
  private func isReplaced(_ view: Int, by cover: Cover) -> Bool {
    guard !cover.frame.covers(page.screen) else { return true }
    // The largest thing that the text is in and the cover is not.
    let around = sequence(first: view) { page.views[$0].parent }
    let whole = around.prefix { !page.isInside(cover.view, of: $0) }.reduce(view) { $1 }
    guard whole != view, let frame = page.views[whole].frame.intersection(page.screen) else { return false }
    return frame.area >= page.screen.area / 4 && cover.frame.covers(frame)
  }

  /// Whether a veil lies over the text: what comes above it is for the moment.
  private func isDimmed(_ ink: Rect, after index: Int) -> Bool {
    page.marks[(index + 1)...].contains { mark in
      guard case .fill(_, let color) = mark.kind, let visible = mark.visible else { return false }
      let alpha = color.alpha * mark.opacity
      return alpha > 0.04 && alpha < 0.99 && visible.covers(ink) && visible.area >= page.screen.area / 2
    }
  }

  private func finding(
    _ mark: DrawnPage.Mark, _ run: SceneGlyphs, _ ink: Rect, _ cover: Cover, _ depth: Double
  ) -> LintFinding {
    let name = page.title(of: cover.view)
    return LintFinding(
      .textClipped, on: page, text: mark.view, part: page.part(of: run, in: mark.view),
      others: [cover.view], fault: "is covered by \(name), by \(depth.points) pt",
      fix: FittingLength.fix("move one of them, or bring the text to the front"), amount: depth,
      areas: [ink, cover.frame])
  }
}
