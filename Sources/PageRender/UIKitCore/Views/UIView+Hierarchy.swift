internal import Foundation

extension UIView {
  /// The window that contains the view; `nil` for a view outside a window.
  public var window: UIWindow? {
    for view in sequence(first: self, next: \.superview) {
      if let window = view as? UIWindow { return window }
    }
    return nil
  }

  func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    guard view !== sibling else { return }
    let others = subviews.filter { $0 !== view }
    guard let place = others.firstIndex(where: { $0 === sibling }) else { return addSubview(view) }
    insertSubview(view, at: place + offset)
  }

  /// The name in Swift 4.1.
  public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }
  /// The name in Swift 4.1.
  public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }

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
