// Written by Scripts/uikit-names.
// swift-format-ignore-file

@_exported public import AppUIKit

open class ATTrackingManager: NSObject {
  public enum AuthorizationStatus: UInt, Sendable { case notDetermined, restricted, denied, authorized }
  open class var trackingAuthorizationStatus: AuthorizationStatus { .notDetermined }
  open class func requestTrackingAuthorization(completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void) { completion(.notDetermined) }
  @discardableResult open class func requestTrackingAuthorization() async -> AuthorizationStatus { .notDetermined }
}
