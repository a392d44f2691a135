internal import Foundation

/// A target and the action that a control or a gesture performs on it.
struct TargetAction {
  /// The target, held weakly as in UIKit; if `nil`, the action goes up the responder chain.
  ///
  /// It is `nil` for the `self` of a stored property's initialiser, a function whose box is deallocated at
  /// once.
  weak var target: AnyObject?
  let action: Selector

  init(_ target: Any?, _ action: Selector) {
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Performs the action; reports an error if the target has no method of the name.
  @MainActor
  func send(from sender: AnyObject, event: UIEvent? = nil) {
    guard !ResponderChain.send(action, to: target, from: sender, event: event), let target else { return }
    MemberRegistry.report(
      target, "\(action)",
      "is the action of a \(String(describing: type(of: sender))), but is no @objc method")
  }
}
