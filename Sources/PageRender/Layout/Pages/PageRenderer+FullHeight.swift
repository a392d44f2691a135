internal import LayoutEngine
package import PageBase
package import PageDrawing

extension PageRenderer {
  /// The environment that a page is drawn in: the one it was asked for, unless its flow changed it, with a screen as high
  /// as its content if that is wanted.
  package func shown(_ page: PreparedPage, in environment: PageEnvironment) throws(PageError)
    -> PageEnvironment
  {
    let asked = page.shownIn ?? environment
    guard FullHeight.isWanted.value == true, page.received == nil else { return asked }
    return try FullHeight.environment(for: asked) { (environment) throws(PageError) in
      let layout = try solve(page, in: environment, drawingSystemBars: false).layout
      var isHidden = page.tree.views.map(\.isHidden)
      return page.tree.views.indices.compactMap { view in
        for child in page.tree.views[view].children where isHidden[view] { isHidden[child] = true }
        let item = page.tree.views[view].item
        guard !isHidden[view], layout.contentSizes[item].height > 0 else { return nil }
        let insets = layout.adjustedContentInsets[item]
        return FullHeight.Scroll(
          frame: layout.frames[item].size,
          content: layout.contentSizes[item].height + insets.top + insets.bottom)
      }
    }
  }
}
