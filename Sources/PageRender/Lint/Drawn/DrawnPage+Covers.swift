internal import LayoutEngine
internal import PageDrawing
internal import PageLayout

extension DrawnPage {
  /// Something opaque: what is painted before it does not show there.
  struct Cover {
    /// The index in `marks`.
    var mark: Int
    var view: Int
    /// The covered rectangle, in points of the window; for rounded corners, the part that is certainly covered.
    var frame: Rect
  }

  /// Opaque areas, from back to front.
  var covers: [Cover] {
    marks.indices.compactMap { index in
      marks[index].cover.map { Cover(mark: index, view: marks[index].view, frame: $0) }
    }
  }

  /// Returns true if it is a fault that a cover hides what a view shows: not within one view or control, not what scrolls below a
  /// bar, and not a page that another one is shown over.
  func isHidden(_ view: Int, by cover: Cover) -> Bool {
    if isInside(view, of: cover.view) || isInside(cover.view, of: view) { return false }
    if let control = control(of: view), control == self.control(of: cover.view) { return false }
    return !areScrolledApart(view, cover.view) && !isReplaced(view, by: cover)
  }

  /// Returns true if the view and much around it lie behind the cover, as a page behind another one.
  private func isReplaced(_ view: Int, by cover: Cover) -> Bool {
    guard !cover.frame.covers(screen) else { return true }
    // The largest thing that the view is in and the cover is not.
    let around = sequence(first: view) { views[$0].parent }
    let whole = around.prefix { !isInside(cover.view, of: $0) }.reduce(view) { $1 }
    guard whole != view, let frame = views[whole].frame.intersection(screen) else { return false }
    return frame.area >= screen.area / 4 && cover.frame.covers(frame)
  }

  /// Returns true if a picture that was not found would be behind an area: what is drawn there instead is not what is seen.
  ///
  /// - Parameters:
  ///   - mark: What lies on the ground, by its place among `marks`.
  ///   - view: Its view.
  func hasUnknownGround(_ area: Rect, below mark: Int, of view: Int) -> Bool {
    views.indices.prefix(view).contains { index in
      guard node(index).behavior.missingImage != nil, views[index].isSeen,
        views[index].visible?.intersection(area) != nil
      else { return false }
      return !marks.prefix(mark).contains { $0.view > index && $0.cover?.covers(area) == true }
    }
  }

  /// Returns true if a veil lies over an area: what comes above it is for the moment.
  func isDimmed(_ area: Rect, after index: Int) -> Bool {
    marks[(index + 1)...].contains { mark in
      guard case .fill(_, let color) = mark.kind, let visible = mark.visible else { return false }
      let alpha = color.alpha * mark.opacity
      return alpha > 0.04 && alpha < 0.99 && visible.covers(area) && visible.area >= screen.area / 2
    }
  }
}
