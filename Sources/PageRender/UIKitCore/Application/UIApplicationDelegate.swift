public import Foundation

extension NSObjectProtocol where Self: UIApplicationDelegate {
  /// The window as an optional property of Objective-C, for `delegate?.window??.rootViewController`.
  @MainActor @_disfavoredOverload
  public var window: UIWindow?? { .some(self.window as UIWindow?) }
}
