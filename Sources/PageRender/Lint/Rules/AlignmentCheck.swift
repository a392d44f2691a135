internal import LayoutEngine
internal import PageDrawing
internal import PageLayout

/// Finds texts that are aligned left or right in every language, whatever the direction of reading.
///
/// Only a text with a line narrower than its area is judged. A text with a fixed direction, or in a view that
/// a frame places, is exempt: frames are not mirrored, so the text need not be either.
struct AlignmentCheck {
  let page: DrawnPage

  func findings() -> [LintFinding] {
    page.texts.compactMap { view, text in
      guard page.views[view].isSeen, page.node(view).direction == nil, !isPlacedByFrame(view),
        let alignment = text.content.text.runs.lazy.map(\.attributes.paragraph.alignment).first,
        alignment == .left || alignment == .right,
        text.layout.lines.contains(where: { $0.width < text.area.width - Self.tolerance })
      else { return nil }
      let isLeft = alignment == .left
      var finding = LintFinding(
        .leftRight, on: page, views: [view],
        fault: "stays aligned \(isLeft ? "left" : "right") in right-to-left languages",
        fix: isLeft
          ? "use .natural, the default alignment"
          : "set .left there (see effectiveUserInterfaceLayoutDirection), or make the label as wide as its "
            + "text and pin it to the trailing edge",
        topic: "alignment\0\(page.topicName(of: view))")
      finding.ground = LintGround(dependingOn: page.dependencies(ofView: view, for: .side))
      return finding
    }
  }

  private func isPlacedByFrame(_ view: Int) -> Bool {
    if case .autoresizing = page.solved.page.tree.layout.items[page.node(view).item].placement {
      true
    } else {
      false
    }
  }

  /// The least free width beside a line at which its alignment shows, in points: labels round their widths up
  /// to pixels.
  private static let tolerance = 1.0
}
