internal import LayoutEngine
internal import PageDrawing
internal import PageLayout

/// Finds pictures and controls without text that are entirely behind an opaque area painted later.
/// `CoveredTextCheck` judges texts; plain views are exempt, because they may be backgrounds.
struct CoveredViewCheck {
  let page: DrawnPage

  /// A picture or a control, with the indices of its marks.
  private struct Subject {
    var view: Int
    var marks: [Int] = []
    var hasText = false
  }

  func findings() -> [LintFinding] {
    let covers = page.covers
    guard let last = covers.last?.mark else { return [] }
    return subjects().compactMap { subject in
      guard !subject.hasText, let first = subject.marks.first, first < last,
        let cover = covers.first(where: { cover in
          page.isHidden(subject.view, by: cover) && !isExchanged(subject.view, with: cover.view)
            && subject.marks.allSatisfy { mark in
              cover.mark > mark && page.marks[mark].visible.map { cover.frame.covers($0) } ?? false
            }
        }), let ink = page.marks[first].visible, !page.isDimmed(ink, after: first)
      else { return nil }
      return LintFinding(
        .coveredView, on: page, views: [subject.view, cover.view],
        fault: "lies wholly behind \(page.title(of: cover.view))",
        fix: "bring it to the front, move one of them, or hide it",
        amount: ink.area, areas: [page.views[subject.view].frame, cover.frame])
    }
  }

  private func subjects() -> [Subject] {
    var subjects: [Subject] = []
    var places = [Int?](repeating: nil, count: page.views.count)
    for (index, mark) in page.marks.enumerated() {
      guard mark.isNoticed, mark.visible != nil, page.views[mark.view].isSeen,
        let view = page.control(of: mark.view) ?? (isPicture(mark.view) ? mark.view : nil)
      else { continue }
      let place = places[view] ?? subjects.count
      if places[view] == nil { subjects.append(Subject(view: view)) }
      places[view] = place
      subjects[place].marks.append(index)
      if case .glyphs = mark.kind { subjects[place].hasText = true }
    }
    return subjects
  }

  private func isPicture(_ view: Int) -> Bool {
    switch page.node(view).content {
    case .image, .pageControl, .control: true
    case .none, .text, .hairline: false
    }
  }

  /// Returns true if both views are pictures with equal frames, as in a cross-fade.
  private func isExchanged(_ view: Int, with other: Int) -> Bool {
    guard case .image = page.node(view).content, case .image = page.node(other).content else { return false }
    return page.views[view].frame == page.views[other].frame
  }
}
