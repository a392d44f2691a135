internal import Foundation

extension UIView {
  /// The window that contains the view; `nil` for a view outside a window.
  public var window: UIWindow? {
    for view in sequence(first: self, next: \.superview) {
      if let window = view as? UIWindow { return window }
    }
    return nil
  }

  /// Inserts a subview at the nearest index that there is, and tells both views.
  func insert(_ view: UIView, at index: Int) {
    // A view inside itself would cause endless recursion; UIKit refuses it too.
    guard !isDescendant(of: view) else {
      return report(
        "addSubview(_:)",
        "is given \(view === self ? "the view itself" : "one of its superviews"); a view cannot contain itself"
      )
    }
    if view.superview === self {
      subviews.removeAll { $0 === view }
      // Another order is no reason to lay out, so that code may add views again in each layout.
      return subviews.insert(view, at: min(max(index, 0), subviews.count))
    }
    let (former, window) = (view.window, self.window)
    if window !== former { view.notifyWillMove(to: window) }
    view.willMove(toSuperview: self)
    view.leaveSuperview()
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    setNeedsLayout()
    view.setNeedsLayout()
    didAddSubview(view)
    if window !== former { view.notifyDidMove() }
    view.didMoveToSuperview()
  }

  /// Removes the view from its superview, and tells both views.
  func leave() {
    guard superview != nil else { return }
    let isInWindow = window != nil
    if isInWindow { notifyWillMove(to: nil) }
    willMove(toSuperview: nil)
    leaveSuperview()
    if isInWindow { notifyDidMove() }
    didMoveToSuperview()
  }

  private func leaveSuperview() {
    guard let superview else { return }
    superview.willRemoveSubview(self)
    for ancestor in sequence(first: superview, next: \.superview) {
      for constraint in ancestor.heldConstraints where constraint.reaches(into: self) {
        constraint.isActive = false
      }
    }
    superview.subviews.removeAll { $0 === self }
    superview.setNeedsLayout()
    self.superview = nil
  }

  func closestCommonAncestor(with other: UIView) -> UIView? {
    sequence(first: self, next: \.superview).first { other.isDescendant(of: $0) }
  }

  /// Exchanges two subviews; does nothing where there is no such subview.
  func exchange(_ index1: Int, _ index2: Int) {
    guard index1 != index2, subviews.indices.contains(index1), subviews.indices.contains(index2) else {
      return
    }
    let (low, high) = (subviews[min(index1, index2)], subviews[max(index1, index2)])
    insertSubview(high, at: min(index1, index2))
    insertSubview(low, at: max(index1, index2))
  }

  func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    guard view !== sibling else { return }
    let others = subviews.filter { $0 !== view }
    guard let place = others.firstIndex(where: { $0 === sibling }) else { return addSubview(view) }
    insertSubview(view, at: place + offset)
  }

  // MARK: Messages to everything in the view

  /// Calls `body` with the view and its descendants, superviews first.
  func forEachView(_ body: (UIView) -> Void) {
    body(self)
    for subview in subviews { subview.forEachView(body) }
  }

  func notifyWillMove(to window: UIWindow?) {
    forEachView { $0.willMove(toWindow: window) }
  }

  func notifyDidMove() {
    let appearances = window == nil ? nil : AppearanceStore.current
    forEachView { view in
      appearances?.apply(to: view)
      view.didMoveToWindow()
    }
  }

  func notifyTintColor() {
    tintColorDidChange()
    for subview in subviews { subview.notifyTintColor() }
  }
}
