public import Foundation

extension NSObjectProtocol where Self: UIWindowSceneDelegate {
  /// The window as an optional property of Objective-C.
  @MainActor @_disfavoredOverload
  public var window: UIWindow?? { .some(self.window as UIWindow?) }
}
