internal import Foundation

extension UIViewController {
  /// Runs code with the traits of the window that shows the controller, as code that an app calls between layouts needs.
  func inWindowTraits(_ body: @MainActor () -> Void) {
    if let window = viewIfLoaded?.window { window.inTraits(body) } else { body() }
  }

  func container<Container: UIViewController>() -> Container? {
    for ancestor in sequence(first: self, next: \.parent).dropFirst() {
      if let container = ancestor as? Container { return container }
    }
    return nil
  }

  /// Called when the view extends under other bars than before; a view without a superview is laid out later.
  func extensionChanged() {
    guard viewIfLoaded?.superview != nil else { return }
    navigationController?.reload()
    tabBarController?.contentChanged()
  }

  /// Replaces a child's view by another child's, whose view is there while `animations` run.
  func replace(_ former: UIViewController, by next: UIViewController, _ animations: (() -> Void)?) {
    if let shown = next.view, shown.superview == nil,
      let place = former.viewIfLoaded?.superview ?? view
    {
      place.addSubview(shown)
    }
    animations?()
    former.viewIfLoaded?.removeFromSuperview()
  }

  /// Makes the given controllers the controller's only children.
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

  /// Shows a single child, filling the view down to a footer, behind the bars that are added later. The frame
  /// of the child's view is unchanged, since its subviews were positioned in that frame.
  ///
  /// - Parameters:
  ///   - insets: The insets of the bars that cover the child, in points.
  ///   - edges: The edges that the child shares with this view; at other edges `end(_:at:isTop:)` constrains
  ///     it.
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

  /// Constrains a child's view to end at a bar under which it does not extend.
  func end(_ child: UIViewController?, at bar: UIView, isTop: Bool) {
    guard let shown = child?.viewIfLoaded else { return }
    let end =
      isTop
      ? shown.topAnchor.constraint(equalTo: bar.bottomAnchor)
      : shown.bottomAnchor.constraint(equalTo: bar.topAnchor)
    NSLayoutConstraint.activateOfSystem([end])
  }

  /// Names a part of a container for frames and explanations, unless it has a name already.
  func nameForLayout(_ part: UIView, _ name: String) {
    if part.accessibilityIdentifier == nil { part.accessibilityIdentifier = name }
  }

  func clearParts() {
    // A bar is reused, and holds its height constraint itself.
    for constraint in barHeights { constraint.isActive = false }
    barHeights = []
    for part in containerParts { part.removeFromSuperview() }
    containerParts = []
  }

  /// Adds a view above the container's other parts, and below subviews of the app's.
  func addPart(_ part: UIView) {
    part.translatesAutoresizingMaskIntoConstraints = false
    view?.insertSubview(part, at: containerParts.count)
    containerParts.append(part)
  }

  /// Adds a bar at the top or bottom of the safe area; its background reaches the screen's edge.
  ///
  /// - Parameters:
  ///   - top: The distance of a bar at the top from the safe area, in points.
  ///   - endsAtScreen: True if a bar at the bottom itself reaches the screen's edge.
  func addBar(
    _ bar: UIView, height: CGFloat, isAtTop: Bool, below top: CGFloat = 0, endsAtScreen: Bool = false
  ) {
    guard let view else { return }
    addPart(bar)
    let safeArea = view.safeAreaLayoutGuide
    let tall = bar.heightAnchor.constraint(equalToConstant: height)
    barHeights.append(tall)
    NSLayoutConstraint.activateOfSystem([
      tall, bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      isAtTop
        ? bar.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: top)
        : bar.bottomAnchor.constraint(equalTo: endsAtScreen ? view.bottomAnchor : safeArea.bottomAnchor),
    ])
  }
}
