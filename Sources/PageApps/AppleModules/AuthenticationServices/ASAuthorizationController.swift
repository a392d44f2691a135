public import Foundation
public import UIKitCore

/// A request for the user's credentials.
open class ASAuthorizationRequest: NSObject, @unchecked Sendable {}

open class ASAuthorizationAppleIDRequest: ASAuthorizationRequest, @unchecked Sendable {
  open var requestedScopes: [ASAuthorization.Scope]?
  open var nonce: String?
  open var state: String?
  open var user: String?
}

open class ASAuthorizationPasswordRequest: ASAuthorizationRequest, @unchecked Sendable {}

public protocol ASAuthorizationProvider: NSObjectProtocol {}
public protocol ASAuthorizationCredential: NSObjectProtocol {}

open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
  /// The state of a credential, with AuthenticationServices' raw values.
  public enum CredentialState: Int, Sendable { case revoked, authorized, notFound, transferred }
  public static let credentialRevokedNotification = NSNotification.Name(
    "ASAuthorizationAppleIDCredentialRevokedNotification")
  open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }
  /// Answers `notFound`.
  open func getCredentialState(
    forUserID userID: String, completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void
  ) { completion(.notFound, nil) }
}

open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
  open func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest() }
}

/// A user's permission; none is ever given.
open class ASAuthorization: NSObject, @unchecked Sendable {
  public enum Scope: String, Sendable { case fullName, email }
  public let provider: any ASAuthorizationProvider
  public let credential: any ASAuthorizationCredential
  init(_ provider: any ASAuthorizationProvider, _ credential: any ASAuthorizationCredential) {
    (self.provider, self.credential) = (provider, credential)
  }
}

open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
  open var user: String { "" }
  open var email: String? { nil }
  open var fullName: PersonNameComponents? { nil }
  open var identityToken: Data? { nil }
  open var authorizationCode: Data? { nil }
}

open class ASPasswordCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
  public let user: String
  public let password: String
  public init(user: String, password: String) { (self.user, self.password) = (user, password) }
}

public struct ASAuthorizationError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case unknown = 1000
    case canceled, invalidResponse, notHandled, failed
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
}

/// Asks the user for credentials; nobody is asked.
@preconcurrency @MainActor open class ASAuthorizationController: NSObject {
  public let authorizationRequests: [ASAuthorizationRequest]
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?
  public init(authorizationRequests: [ASAuthorizationRequest]) {
    self.authorizationRequests = authorizationRequests
  }
  open func performRequests() {}
}

@preconcurrency @MainActor public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {}

public typealias ASPresentationAnchor = UIWindow

@preconcurrency @MainActor
public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// A sign-in on a web page, which never starts.
@preconcurrency @MainActor open class ASWebAuthenticationSession: NSObject {
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void
  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  open var prefersEphemeralWebBrowserSession = false
  open var canStart: Bool { false }
  public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {}
  @discardableResult open func start() -> Bool { false }
  open func cancel() {}
}

@preconcurrency @MainActor
public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}
