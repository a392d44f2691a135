// Written by Scripts/uikit-names.
// swift-format-ignore-file

@_exported public import AppUIKit
public import Foundation
public import UIKitCore

open class ASAuthorizationAppleIDButton: UIControl {
  public enum ButtonType: Int, Sendable { case signIn, `continue`, signUp; public static let `default` = ButtonType.signIn }
  public enum Style: Int, Sendable { case white, whiteOutline, black }; private let title = UILabel()
  open var cornerRadius: CGFloat = 6 { didSet { layer.cornerRadius = cornerRadius } }
  public convenience init() { self.init(type: .default, style: .black) }
  public convenience init(type: ButtonType, style: Style) { self.init(authorizationButtonType: type, authorizationButtonStyle: style) }
  public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) { super.init(frame: CGRect(x: 0, y: 0, width: 140, height: 30)); show(type, style) }
  public override init(frame: CGRect) { super.init(frame: frame); show(.default, .black) }
  public required init?(coder: NSCoder) { super.init(coder: coder); show(.default, .black) }
  private func show(_ type: ButtonType, _ style: Style) { title.text = switch type { case .signIn: "Sign in with Apple"; case .continue: "Continue with Apple"; case .signUp: "Sign up with Apple" }; title.textAlignment = .center; title.adjustsFontSizeToFitWidth = true; title.textColor = style == .black ? .white : .black; backgroundColor = style == .black ? .black : .white; layer.cornerRadius = cornerRadius; if style == .whiteOutline { layer.borderWidth = 1; layer.borderColor = UIColor.black.cgColor }; addSubview(title) }
  open override var intrinsicContentSize: CGSize { CGSize(width: 140, height: 30) }
  open override func layoutSubviews() { super.layoutSubviews(); title.frame = bounds.insetBy(dx: 8, dy: 0); title.font = .systemFont(ofSize: bounds.height * 0.43, weight: .medium) }
}
open class ASAuthorizationRequest: NSObject { }
open class ASAuthorizationAppleIDRequest: ASAuthorizationRequest {
  open var requestedScopes: [ASAuthorization.Scope]?; open var nonce: String?; open var state: String?; open var user: String?
}
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest { }
public protocol ASAuthorizationProvider: NSObjectProtocol { }
public protocol ASAuthorizationCredential: NSObjectProtocol { }
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider {
  public enum CredentialState: Int, Sendable { case revoked, authorized, notFound, transferred }
  public static let credentialRevokedNotification = NSNotification.Name("ASAuthorizationAppleIDCredentialRevokedNotification")
  @discardableResult open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }
  open func getCredentialState(forUserID userID: String, completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void) { completion(.notFound, nil) }
}
open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider {
  @discardableResult open func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest() }
}
open class ASAuthorization: NSObject {
  public enum Scope: String, Sendable { case fullName, email }; public let provider: any ASAuthorizationProvider
  public let credential: any ASAuthorizationCredential
  init(_ provider: any ASAuthorizationProvider, _ credential: any ASAuthorizationCredential) { (self.provider, self.credential) = (provider, credential) }
}
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
  open var user: String { "" }; open var email: String? { nil }; open var fullName: PersonNameComponents? { nil }
  open var identityToken: Data? { nil }; open var authorizationCode: Data? { nil }
}
open class ASPasswordCredential: NSObject, ASAuthorizationCredential {
  public let user: String; public let password: String; public init(user: String, password: String) { (self.user, self.password) = (user, password) }
}
public struct ASAuthorizationError: Error, Hashable, Sendable { public enum Code: Int, Sendable { case unknown = 1000; case canceled, invalidResponse, notHandled, failed }; public let code: Code; public init(_ code: Code) { self.code = code } }
open class ASAuthorizationController: NSObject {
  public let authorizationRequests: [ASAuthorizationRequest]; open weak var delegate: (any ASAuthorizationControllerDelegate)?
  open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?
  public init(authorizationRequests: [ASAuthorizationRequest]) { self.authorizationRequests = authorizationRequests }; open func performRequests() {}
}
public protocol ASAuthorizationControllerDelegate: NSObjectProtocol { }
public typealias ASPresentationAnchor = UIWindow
@preconcurrency @MainActor public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol { func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor }
open class ASWebAuthenticationSession: NSObject {
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void
  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  open var prefersEphemeralWebBrowserSession: Bool = false; open var canStart: Bool { false }
  public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {}
  @discardableResult open func start() -> Bool { false }; open func cancel() {}
}
@preconcurrency @MainActor public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol { func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor }
