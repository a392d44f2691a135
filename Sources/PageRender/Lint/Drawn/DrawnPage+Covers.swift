internal import LayoutEngine
internal import PageDrawing
internal import PageLayout

extension DrawnPage {
  /// An opaque area, which hides the marks painted before it.
  struct Cover {
    /// The index of the opaque mark in `marks`.
    var mark: Int
    var view: Int
    /// The hidden rectangle, in points of the window; for rounded corners, a rectangle inside the shape.
    var frame: Rect
  }

  /// The opaque areas, from back to front.
  var covers: [Cover] {
    marks.indices.compactMap { index in
      marks[index].cover.map { Cover(mark: index, view: marks[index].view, frame: $0) }
    }
  }

  /// Returns true if it is a fault that a cover hides a view. It is none within one view or control, for
  /// views that scroll below a bar, and for a page under a presented page.
  func isHidden(_ view: Int, by cover: Cover) -> Bool {
    if isInside(view, of: cover.view) || isInside(cover.view, of: view) { return false }
    if let control = control(of: view), control == self.control(of: cover.view) { return false }
    return !areScrolledApart(view, cover.view) && !isReplaced(view, by: cover)
  }

  /// Returns true if the cover hides the whole screen, or a superview of the view that fills a quarter of the
  /// screen, as a presented page does.
  private func isReplaced(_ view: Int, by cover: Cover) -> Bool {
    guard !cover.frame.covers(screen) else { return true }
    // The outermost superview of the view that does not contain the cover.
    let around = sequence(first: view) { views[$0].parent }
    let whole = around.prefix { !isInside(cover.view, of: $0) }.reduce(view) { $1 }
    guard whole != view, let frame = views[whole].frame.intersection(screen) else { return false }
    return frame.area >= screen.area / 4 && cover.frame.covers(frame)
  }

  /// Returns true if a missing image would be behind an area, so that the background's real colour is
  /// unknown.
  ///
  /// - Parameters:
  ///   - mark: The index in `marks` of the mark in front of the background.
  ///   - view: The index of the mark's view.
  func hasUnknownGround(_ area: Rect, below mark: Int, of view: Int) -> Bool {
    missingPictures.contains { index in
      guard index < view, views[index].isSeen, views[index].visible?.intersection(area) != nil else {
        return false
      }
      return !marks.prefix(mark).contains { $0.view > index && $0.cover?.covers(area) == true }
    }
  }

  /// Returns true if something opaque of the page is behind an area. A document whose views have no
  /// background is shown on one that code gives it, in place of the standard one that is drawn here. Pages of
  /// decks and of Swift have the background that is drawn.
  func hasGround(_ area: Rect, below mark: Int) -> Bool {
    guard isOfDocument else { return true }
    let nodes = solved.page.tree.views
    // The root without a place is the screen on which a standalone view is shown. A table gives its cells the
    // same background.
    let isCell = nodes.dropFirst().first?.className == "UITableViewCell"
    let first = nodes[0].place == nil && solved.page.tree.shownAs == .part && !isCell ? 1 : 0
    if marks.prefix(mark).contains(where: { $0.view >= first && $0.cover?.covers(area) == true }) {
      return true
    }
    // Opaque views as large as the screen are the scene's background, and have no marks.
    return nodes.indices.prefix(marks[mark].view).dropFirst(first).contains {
      (nodes[$0].backgroundColor?.light.alpha ?? 0) >= 0.99 && views[$0].isSeen
        && views[$0].frame.covers(area)
    }
  }

  /// Returns true if a translucent fill that covers the area, and half the screen, is painted after the mark
  /// at `index`. Behind a dimming view nothing is judged.
  func isDimmed(_ area: Rect, after index: Int) -> Bool {
    marks[(index + 1)...].contains { mark in
      guard case .fill(_, let color) = mark.kind, let visible = mark.visible else { return false }
      let alpha = color.alpha * mark.opacity
      return alpha > 0.04 && alpha < 0.99 && visible.covers(area) && visible.area >= screen.area / 2
    }
  }
}
