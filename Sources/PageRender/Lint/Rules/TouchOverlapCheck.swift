internal import LayoutEngine
internal import PageLayout

/// Finds controls whose touch areas overlap.
struct TouchOverlapCheck {
  let page: DrawnPage

  /// An overlap is ignored if its width or its height is at most this many points.
  private static let tolerance = 1.0
  /// The ratio of areas from which the lower control is an intended background, such as a button that closes
  /// a sheet.
  private static let background = 4.0

  func findings() -> [LintFinding] {
    let controls = page.controls.filter { $0.ink != nil }
      .compactMap { control in control.area.map { (view: control.view, area: $0) } }
      .sorted { ($0.area.minY, $0.view) < ($1.area.minY, $1.view) }
    var found: [LintFinding] = []
    for (place, upper) in controls.enumerated() {
      for lower in controls[(place + 1)...] {
        guard lower.area.minY < upper.area.maxY - Self.tolerance else { break }
        let (first, second) = upper.view < lower.view ? (upper.view, lower.view) : (lower.view, upper.view)
        guard let box = upper.area.intersection(lower.area), min(box.width, box.height) > Self.tolerance,
          areRivals(first, second)
        else { continue }
        found.append(
          LintFinding(
            .touchOverlap, on: page, views: [first, second], subject: page.title(of: first),
            fault:
              "has a touch area that overlaps that of \(page.title(of: second)) by "
              + "\(box.width.points) × \(box.height.points) pt",
            fix: "move them apart, or make one smaller", amount: min(box.width, box.height),
            areas: [page.views[first].frame, page.views[second].frame]))
      }
    }
    return found
  }

  private func areRivals(_ first: Int, _ second: Int) -> Bool {
    if page.isInside(first, of: second) || page.isInside(second, of: first) { return false }
    if page.areScrolledApart(first, second) { return false }
    let (below, above) = (page.views[first].frame, page.views[second].frame)
    return !(below.covers(above) && below.area >= Self.background * above.area)
  }
}
