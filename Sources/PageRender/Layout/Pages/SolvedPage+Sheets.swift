package import LayoutEngine

extension SolvedPage {
  /// The views' frames as shown, by view index, in points of the window: a floating sheet scales those in it.
  package var shownFrames: [Rect] {
    let views = page.tree.views
    var frames = views.map { layout.frames[$0.item] }
    for (index, view) in views.enumerated() where view.behavior.sheetScale != 1 {
      let sheet = layout.frames[view.item]
      var rest = [index]
      while let next = rest.popLast() {
        frames[next] = frames[next].scaled(by: view.behavior.sheetScale, in: sheet)
        rest += views[next].children
      }
    }
    return frames
  }

  /// A rectangle of a view's drawing as shown, in points of the window.
  package func shown(_ rectangle: Rect, in view: Int) -> Rect {
    let views = page.tree.views
    return views.indices.filter { views[$0].behavior.sheetScale != 1 && holds($0, view) }.reduce(rectangle) {
      $0.scaled(by: views[$1].behavior.sheetScale, in: layout.frames[views[$1].item])
    }
  }

  private func holds(_ view: Int, _ other: Int) -> Bool {
    view == other || page.tree.views[view].children.contains { holds($0, other) }
  }
}

extension Rect {
  /// The rectangle in a sheet that is scaled about its upper left corner.
  fileprivate func scaled(by scale: Double, in sheet: Rect) -> Rect {
    Rect(
      x: sheet.minX + (minX - sheet.minX) * scale, y: sheet.minY + (minY - sheet.minY) * scale,
      width: width * scale, height: height * scale)
  }
}
