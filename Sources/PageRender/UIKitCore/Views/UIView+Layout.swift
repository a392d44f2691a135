internal import Foundation
internal import LayoutEngine
internal import PageDrawing
internal import PageLayout

extension UIView {
  struct LayoutNeeds: OptionSet {
    let rawValue: UInt8
    static let layout = LayoutNeeds(rawValue: 1)
    static let constraints = LayoutNeeds(rawValue: 2)
    static let all: LayoutNeeds = [.layout, .constraints]
  }

  func layOutNow() {
    if let window { return window.layOut() }
    guard let root = sequence(first: self, next: \.superview).first(where: { $0.superview == nil }) else {
      return
    }
    let traits = UIView.measuringTraits
    var environment = LayoutEnvironment(
      size: Size(root.bounds.size), scale: traits.scale, direction: traits.direction,
      horizontalSizeClass: traits.horizontalSizeClass, verticalSizeClass: traits.verticalSizeClass)
    environment.rootMargins = (8, 8)
    if let error = ViewLayout(root: root, environment: environment, language: traits.language).run() {
      root.faults.append(error.diagnostic)
    }
  }
  /// Calls `updateConstraints` of the view and its descendants that need it, innermost views first.
  func updateConstraintsWhereNeeded() {
    for subview in subviews { subview.updateConstraintsWhereNeeded() }
    guard layoutNeeds.contains(.constraints) else { return }
    layoutNeeds.remove(.constraints)
    owningController?.updateViewConstraints()
    updateConstraints()
  }
}

extension UIView {
  /// The proposal that the view's frame answers, in words; `nil` where no proposal led to it.
  package var proposal: String? {
    get { kept("proposal") ?? nil }
    set { keep(newValue, "proposal") }
  }
}
