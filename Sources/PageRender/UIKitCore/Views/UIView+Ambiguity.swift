internal import Foundation
internal import LayoutEngine
internal import PageLayout

extension UIView {
  /// True if constraints leave the view's position in its superview, or its size, open.
  ///
  /// Lays out the whole hierarchy the view is in, at its topmost view's size and with `fittingTraits`; for
  /// debugging, as in UIKit. `false` where that is impossible; the page then says why.
  public var hasAmbiguousLayout: Bool {
    var root = self
    while let superview = root.superview { root = superview }
    let page = PreparedPage(id: "", tree: ViewTree(root: root))
    guard let text = try? MainActorText.engine.get(), let item = ViewTree.item(of: self, under: root) else {
      return false
    }
    let traits = UIView.measuringTraits
    let measurer = ViewMeasurer(
      contents: page.contents, text: text, scale: traits.scale, direction: traits.direction,
      language: traits.language, adjustments: page.adjustments)
    let environment = LayoutEnvironment(
      size: Size(root.bounds.size), scale: traits.scale, direction: traits.direction,
      horizontalSizeClass: traits.horizontalSizeClass, verticalSizeClass: traits.verticalSizeClass)
    guard var system = try? LayoutSystem(page.tree.layout),
      (try? system.solve(in: environment, measuring: measurer)) != nil
    else { return false }
    return system.hasAmbiguousLayout(ofItem: item)
  }
}
