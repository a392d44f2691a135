internal import Foundation

/// The way of an action that names no target.
@MainActor
package enum ResponderChain {
  /// Sends an action to an object, or, without one, to the first responder and then up the responder chain.
  ///
  /// - Parameters:
  ///   - target: An object that is kept weakly by whoever names it. A value that is no object counts as none: in the
  ///     initialiser of a stored property `self` is a function.
  ///   - sender: What was acted on; the chain begins at it where nothing is the first responder.
  /// - Returns: Whether an object had the method.
  @discardableResult
  package static func send(
    _ action: Selector, to target: AnyObject?, from sender: AnyObject?, event: UIEvent? = nil
  ) -> Bool {
    var result: Any?
    let arguments = Array([sender as Any?, event as Any?].prefix(action.argumentCount))
    if let target {
      return MemberRegistry.perform(action, on: target, with: arguments, result: &result)
    }
    guard let receiver = receiver(of: action, from: sender) else { return false }
    return MemberRegistry.perform(action, on: receiver, with: arguments, result: &result)
  }

  /// The first object of the chain that has the method.
  package static func receiver(of action: Selector, from sender: AnyObject?) -> UIResponder? {
    guard let first = first(for: sender) else { return nil }
    return sequence(first: first, next: next).first { MemberRegistry.responds($0, to: action) }
  }

  private static func first(for sender: AnyObject?) -> UIResponder? {
    guard let view = sender as? UIView else { return sender as? UIResponder }
    var root = view
    while let superview = root.superview { root = superview }
    return root.editedView ?? view
  }

  /// The responder after another: a view's controller or else its superview, a controller's view's superview.
  package static func next(after responder: UIResponder) -> UIResponder? {
    if let next = responder.next { return next }
    switch responder {
    case let view as UIView: return view.owningController ?? view.superview
    case let controller as UIViewController:
      return controller.viewIfLoaded?.superview ?? controller.presentingViewController
    default: return nil
    }
  }
}

extension UIView {
  /// The view in this one, or itself, that is the first responder.
  fileprivate var editedView: UIView? {
    if isFirstResponder { return self }
    for subview in subviews {
      if let found = subview.editedView { return found }
    }
    return nil
  }
}
