internal import Foundation

/// The chain of objects that are offered an action without a target.
@MainActor
package enum ResponderChain {
  /// Sends an action to an object, or, without one, to the first responder and then up the responder chain.
  ///
  /// - Parameters:
  ///   - target: The object to perform the action; `nil` uses the responder chain.
  ///   - sender: The object that was acted on; the chain begins at the sender if there is no first responder.
  /// - Returns: True if an object had the method.
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

  /// The first object of the chain that has the method; `nil` if none has it.
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

  /// The responder after another one: after a view its controller or superview, after a controller the
  /// superview of its view or the presenting controller.
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
  /// The first responder among the view and its descendants; `nil` if there is none.
  fileprivate var editedView: UIView? {
    if isFirstResponder { return self }
    for subview in subviews {
      if let found = subview.editedView { return found }
    }
    return nil
  }
}
