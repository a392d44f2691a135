// Written by Scripts/uikit-names.
// swift-format-ignore-file

@_exported public import AppUIKit

public enum LAPolicy: Int, Sendable { case deviceOwnerAuthenticationWithBiometrics = 1, deviceOwnerAuthentication }
public enum LABiometryType: Int, Sendable { case none, touchID, faceID; case opticID = 4; public static let LABiometryNone = LABiometryType.none }
public struct LAError: Error, Hashable, CustomNSError, Sendable { public enum Code: Int, Sendable { case authenticationFailed = -1; case userCancel = -2; case userFallback = -3; case systemCancel = -4; case passcodeNotSet = -5; case biometryNotAvailable = -6; case biometryNotEnrolled = -7; case biometryLockout = -8; case appCancel = -9; case invalidContext = -10; public static let touchIDNotAvailable = Code.biometryNotAvailable; public static let touchIDNotEnrolled = Code.biometryNotEnrolled; public static let touchIDLockout = Code.biometryLockout }; public let code: Code; public init(_ code: Code) { self.code = code }; public static var errorDomain: String { "com.apple.LocalAuthentication" }; public var errorCode: Int { code.rawValue }; public static let authenticationFailed = Code.authenticationFailed; public static let userCancel = Code.userCancel; public static let userFallback = Code.userFallback; public static let systemCancel = Code.systemCancel; public static let passcodeNotSet = Code.passcodeNotSet; public static let biometryNotAvailable = Code.biometryNotAvailable; public static let biometryNotEnrolled = Code.biometryNotEnrolled; public static let biometryLockout = Code.biometryLockout }
open class LAContext: NSObject {
  open var localizedFallbackTitle: String?; open var localizedCancelTitle: String?; open var localizedReason: String = ""
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0; open var interactionNotAllowed: Bool = false
  open var biometryType: LABiometryType { .none }; open var evaluatedPolicyDomainState: Data? { nil }
  @discardableResult open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool { error?.pointee = LAError(.biometryNotAvailable) as NSError; return false }
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void) { reply(false, LAError(.biometryNotAvailable)) }
  @discardableResult open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool { throw LAError(.biometryNotAvailable) }
  open func invalidate() {}
}
