package import LayoutEngine

extension SolvedPage {
  /// The views' frames as shown, by view index, in points of the window: a floating sheet scales those in it.
  package var shownFrames: [Rect] {
    let views = page.tree.views
    var frames = views.map { layout.frames[$0.item] }
    for (index, view) in views.enumerated() where view.behavior.sheetScale != 1 {
      let (sheet, scale) = (layout.frames[view.item], view.behavior.sheetScale)
      var rest = [index]
      while let next = rest.popLast() {
        let frame = frames[next]
        frames[next] = Rect(
          x: sheet.minX + (frame.minX - sheet.minX) * scale,
          y: sheet.minY + (frame.minY - sheet.minY) * scale, width: frame.width * scale,
          height: frame.height * scale)
        rest += views[next].children
      }
    }
    return frames
  }
}
