internal import Foundation

/// An object and the method of it that is performed when something is acted on.
struct TargetAction {
  /// Kept weakly, as UIKit does. Once it is gone the action goes up the responder chain: the `self` of a stored
  /// property's initialiser is a function, whose box is gone at once.
  weak var target: AnyObject?
  let action: Selector

  init(_ target: Any?, _ action: Selector) {
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Performs the method; an error of the sender's page where an object that was named has none of the name.
  @MainActor
  func send(from sender: AnyObject, event: UIEvent? = nil) {
    guard !ResponderChain.send(action, to: target, from: sender, event: event), let target else { return }
    MemberRegistry.report(
      target, "\(action)",
      "is the action of a \(String(describing: type(of: sender))), but is no @objc method")
  }
}
