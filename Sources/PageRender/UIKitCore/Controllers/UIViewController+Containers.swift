internal import Foundation

extension UIViewController {
  func container<Container: UIViewController>() -> Container? {
    for ancestor in sequence(first: self, next: \.parent).dropFirst() {
      if let container = ancestor as? Container { return container }
    }
    return nil
  }

  /// Called when the view is to end at other bars than before; a view that does not show yet is placed later.
  func extensionChanged() {
    guard viewIfLoaded?.superview != nil else { return }
    navigationController?.reload()
    tabBarController?.contentChanged()
  }

  /// Makes these the controller's children and no others.
  func adopt(_ controllers: [UIViewController]) {
    for former in children where !controllers.contains(where: { $0 === former }) {
      former.willMove(toParent: nil)
      if former.isViewLoaded { former.view.removeFromSuperview() }
      former.removeFromParent()
    }
    for controller in controllers where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
  }

  /// Shows a child alone, filling the view down to a footer, below the bars that are added after it. The child's own
  /// frame stays as it is: what is in it was placed in that.
  ///
  /// - Parameters:
  ///   - insets: What the bars cover, in points.
  ///   - edges: Where the child goes to this view's edge; at the others `end(_:at:isTop:)` says where it ends.
  func show(
    _ child: UIViewController?, insets: UIEdgeInsets = .zero, above footer: UIView? = nil,
    reaching edges: UIRectEdge = .all
  ) {
    guard let view else { return }
    clearParts()
    guard let child, let shown = child.view else { return }
    child.containerInsets = insets
    addPart(shown)
    NSLayoutConstraint.activateOfSystem([
      shown.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      shown.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    if edges.contains(.top) {
      NSLayoutConstraint.activateOfSystem([shown.topAnchor.constraint(equalTo: view.topAnchor)])
    }
    guard let footer else {
      if edges.contains(.bottom) {
        NSLayoutConstraint.activateOfSystem([shown.bottomAnchor.constraint(equalTo: view.bottomAnchor)])
      }
      return
    }
    addPart(footer)
    NSLayoutConstraint.activateOfSystem([
      shown.bottomAnchor.constraint(equalTo: footer.topAnchor),
      footer.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      footer.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
    ])
  }

  /// Ends a child's view at a bar that it does not go on below.
  func end(_ child: UIViewController?, at bar: UIView, isTop: Bool) {
    guard let shown = child?.viewIfLoaded else { return }
    let end =
      isTop
      ? shown.topAnchor.constraint(equalTo: bar.bottomAnchor)
      : shown.bottomAnchor.constraint(equalTo: bar.topAnchor)
    NSLayoutConstraint.activateOfSystem([end])
  }

  /// The name of a container's own part in frames and explanations, unless it has one.
  func nameForLayout(_ part: UIView, _ name: String) {
    if part.accessibilityIdentifier == nil { part.accessibilityIdentifier = name }
  }

  func clearParts() {
    // A bar holds the constraint of its height itself, and stays the same bar.
    for constraint in barHeights { constraint.isActive = false }
    barHeights = []
    for part in containerParts { part.removeFromSuperview() }
    containerParts = []
  }

  /// Adds a view below those that others have added.
  func addPart(_ part: UIView) {
    part.translatesAutoresizingMaskIntoConstraints = false
    view?.insertSubview(part, at: containerParts.count)
    containerParts.append(part)
  }

  /// Adds a bar at the top or bottom of the safe area; its ground reaches to the screen's edge.
  func addBar(_ bar: UIView, height: CGFloat, isAtTop: Bool) {
    guard let view else { return }
    addPart(bar)
    let safeArea = view.safeAreaLayoutGuide
    let tall = bar.heightAnchor.constraint(equalToConstant: height)
    barHeights.append(tall)
    NSLayoutConstraint.activateOfSystem([
      tall, bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      isAtTop
        ? bar.topAnchor.constraint(equalTo: safeArea.topAnchor)
        : bar.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor),
    ])
  }
}
