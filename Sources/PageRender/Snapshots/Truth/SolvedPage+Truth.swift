internal import LayoutEngine
package import PageBase
internal import PageDrawing
package import PageLayout

extension SolvedPage {
  /// The visible views as a recording has them: frames in window coordinates, lines and colours as drawn.
  package func truthViews(in environment: PageEnvironment) -> [TruthView] {
    let appearance = (page.shownIn ?? environment).appearance
    var lines: [Int: [String]] = [:]
    for (view, text) in texts { lines[view, default: []] += text.layout.lines.map(\.text) }
    let views = page.tree.views
    let frames = shownFrames
    var shown: [TruthView] = []
    func add(_ index: Int, depth: Int, _ appearance: Appearance) {
      let view = views[index]
      guard !view.isHidden, view.alpha > 0 else { return }
      let appearance = view.appearance ?? appearance
      var truth = TruthView(
        depth: depth, className: view.className, identifier: view.identifier,
        frame: frames[index])
      truth.colors.background = view.backgroundColor.map { TruthColor($0.resolved(in: appearance)).text }
      if case .text(let content) = view.content, !content.text.isEmpty {
        truth.text = content.text.string
        let color = content.text.runs.first?.attributes.color
        truth.colors.text = color.map { TruthColor($0.resolved(in: appearance)).text }
      }
      truth.lines = lines[index]
      if truth.text == nil, let drawn = lines[index], drawn.count == 1 { truth.text = drawn.first }
      shown.append(truth)
      for child in view.children { add(child, depth: depth + 1, appearance) }
    }
    if !views.isEmpty { add(0, depth: 0, appearance) }
    return shown
  }
}
