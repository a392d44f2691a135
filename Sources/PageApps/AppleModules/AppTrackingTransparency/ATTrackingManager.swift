@_exported public import AppUIKit

/// Asks for the permission to track; nobody is asked, and nothing is permitted.
open class ATTrackingManager: NSObject, @unchecked Sendable {
  /// The permission, with AppTrackingTransparency's raw values.
  public enum AuthorizationStatus: UInt, Sendable { case notDetermined, restricted, denied, authorized }
  open class var trackingAuthorizationStatus: AuthorizationStatus { .notDetermined }
  open class func requestTrackingAuthorization(
    completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void
  ) { completion(.notDetermined) }
  @discardableResult
  open class func requestTrackingAuthorization() async -> AuthorizationStatus { .notDetermined }
}
