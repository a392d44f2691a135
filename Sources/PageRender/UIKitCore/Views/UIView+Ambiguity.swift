internal import Foundation
internal import LayoutEngine
internal import PageLayout

extension UIView {
  /// True if the constraints do not determine the view's position in its superview or its size.
  ///
  /// Lays out the view's whole hierarchy in its outermost view's size with `fittingTraits`; for debugging, as
  /// in UIKit. If layout fails, the result is `false`, and the page reports the reason.
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
