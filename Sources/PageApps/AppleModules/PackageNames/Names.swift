// Written by Scripts/uikit-names.
// swift-format-ignore-file

@_exported public import AppUIKit
public import UIKitCore

public struct SDWebImageOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let retryFailed = SDWebImageOptions(rawValue: 1 << 0); public static let lowPriority = SDWebImageOptions(rawValue: 1 << 1)
  public static let progressiveLoad = SDWebImageOptions(rawValue: 1 << 2); public static let refreshCached = SDWebImageOptions(rawValue: 1 << 3)
  public static let continueInBackground = SDWebImageOptions(rawValue: 1 << 4); public static let handleCookies = SDWebImageOptions(rawValue: 1 << 5)
  public static let allowInvalidSSLCertificates = SDWebImageOptions(rawValue: 1 << 6)
  public static let highPriority = SDWebImageOptions(rawValue: 1 << 7); public static let delayPlaceholder = SDWebImageOptions(rawValue: 1 << 8)
  public static let transformAnimatedImage = SDWebImageOptions(rawValue: 1 << 9)
  public static let avoidAutoSetImage = SDWebImageOptions(rawValue: 1 << 10)
  public static let scaleDownLargeImages = SDWebImageOptions(rawValue: 1 << 11)
  public static let queryMemoryData = SDWebImageOptions(rawValue: 1 << 12)
  public static let queryMemoryDataSync = SDWebImageOptions(rawValue: 1 << 13)
  public static let queryDiskDataSync = SDWebImageOptions(rawValue: 1 << 14); public static let fromCacheOnly = SDWebImageOptions(rawValue: 1 << 15)
  public static let fromLoaderOnly = SDWebImageOptions(rawValue: 1 << 16); public static let forceTransition = SDWebImageOptions(rawValue: 1 << 17)
}
public enum SDImageCacheType: Int, Sendable { case none, disk, memory, all }
public enum SDImageScaleMode: UInt, Sendable { case fill, aspectFit, aspectFill }
public struct SDWebImageContextOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String; public init(rawValue: String) { self.rawValue = rawValue }
  public static let imageTransformer = SDWebImageContextOption(rawValue: "imageTransformer")
  public static let imageScaleFactor = SDWebImageContextOption(rawValue: "imageScaleFactor")
  public static let imageThumbnailPixelSize = SDWebImageContextOption(rawValue: "imageThumbnailPixelSize")
}
public typealias SDExternalCompletionBlock = (UIImage?, (any Error)?, SDImageCacheType, URL?) -> Void
public typealias SDImageLoaderProgressBlock = (Int, Int, URL?) -> Void
extension UIImageView {
  public func sd_setImage(with url: URL?, placeholderImage placeholder: UIImage? = nil, options: SDWebImageOptions = [], completed: SDExternalCompletionBlock? = nil) { image = placeholder }
  public func sd_setImage(with url: URL?, placeholderImage placeholder: UIImage?, options: SDWebImageOptions = [], context: [SDWebImageContextOption: Any]? = nil, progress: SDImageLoaderProgressBlock?, completed: SDExternalCompletionBlock? = nil) { image = placeholder }
  public func sd_setImage(with url: URL?, placeholderImage placeholder: UIImage?, options: SDWebImageOptions = [], context: [SDWebImageContextOption: Any]?) { image = placeholder }
  public func sd_cancelCurrentImageLoad() {}; public var sd_imageIndicator: SDWebImageActivityIndicator? { get { nil } set {} }
}
extension UIButton {
  public func sd_setImage(with url: URL?, for state: UIControl.State, placeholderImage placeholder: UIImage? = nil, options: SDWebImageOptions = [], completed: SDExternalCompletionBlock? = nil) { setImage(placeholder, for: state) }
  public func sd_setBackgroundImage(with url: URL?, for state: UIControl.State, placeholderImage placeholder: UIImage? = nil, options: SDWebImageOptions = [], completed: SDExternalCompletionBlock? = nil) { setBackgroundImage(placeholder, for: state) }
}
@MainActor public final class SDWebImageActivityIndicator: NSObject { public static let gray = SDWebImageActivityIndicator(); public static let grayLarge = gray; public static let white = gray; public static let whiteLarge = gray; public static let medium = gray; public static let large = gray }
open class SDImageResizingTransformer: NSObject { public init(size: CGSize, scaleMode: SDImageScaleMode) {} }
open class SDWebImageManager: NSObject {
  nonisolated(unsafe) public static let shared = SDWebImageManager()
  open func loadImage(with url: URL?, options: SDWebImageOptions = [], progress: SDImageLoaderProgressBlock?, completed: @escaping (UIImage?, Data?, (any Error)?, SDImageCacheType, Bool, URL?) -> Void) {}
}
open class SDImageCache: NSObject {
  nonisolated(unsafe) public static let shared = SDImageCache(); open func clearMemory() {}
  open func clearDisk(onCompletion completion: (() -> Void)? = nil) {}
  @discardableResult open func imageFromCache(forKey key: String?) -> UIImage? { nil }
}
public enum SVProgressHUDStyle: Int, Sendable { case light, dark, custom }
public enum SVProgressHUDMaskType: UInt, Sendable { case none = 1, clear, black, gradient, custom }
public enum SVProgressHUDAnimationType: UInt, Sendable { case flat, native }
open class SVProgressHUD: NSObject {
  open class func show() {}; open class func show(withStatus status: String?) {}
  open class func showProgress(_ progress: Float, status: String? = nil) {}; open class func showInfo(withStatus status: String?) {}
  open class func showSuccess(withStatus status: String?) {}; open class func showError(withStatus status: String?) {}; open class func dismiss() {}
  open class func dismiss(withDelay delay: TimeInterval) {}; open class func dismiss(completion: (() -> Void)?) {}
  @discardableResult open class func isVisible() -> Bool { false }; open class func setDefaultStyle(_ style: SVProgressHUDStyle) {}
  open class func setDefaultMaskType(_ maskType: SVProgressHUDMaskType) {}
  open class func setDefaultAnimationType(_ type: SVProgressHUDAnimationType) {}; open class func setForegroundColor(_ color: UIColor) {}
  open class func setBackgroundColor(_ color: UIColor) {}; open class func setContainerView(_ containerView: UIView?) {}
  open class func setMinimumDismissTimeInterval(_ interval: TimeInterval) {}
  open class func setMaximumDismissTimeInterval(_ interval: TimeInterval) {}
}
public enum MBProgressHUDMode: Int, Sendable { case indeterminate, determinate, determinateHorizontalBar, annularDeterminate, customView, text }
@MainActor open class MBProgressHUD: NSObject { public let (label, detailsLabel, bezelView, backgroundView) = (UILabel(), UILabel(), UIView(), UIView()); public var (mode, progress) = (MBProgressHUDMode.indeterminate, Float(0)); public var customView: UIView?; public var (contentColor, removeFromSuperViewOnHide, isUserInteractionEnabled): (UIColor?, Bool, Bool) = (nil, false, true); public override init() {}; public convenience init(view: UIView) { self.init() }; @discardableResult public class func showAdded(to view: UIView, animated: Bool) -> MBProgressHUD { MBProgressHUD() }; @discardableResult public class func hide(for view: UIView, animated: Bool) -> Bool { false }; public func show(animated: Bool) {}; public func hide(animated: Bool) {}; public func hide(animated: Bool, afterDelay delay: TimeInterval) {} }
private struct Offline: Error {}
open class FirebaseApp: NSObject { open class func configure() {}; @discardableResult open class func app() -> FirebaseApp? { nil } }
open class User: NSObject {
  open var uid: String { "" }; open var email: String? { nil }; open var displayName: String? { nil }; open var phoneNumber: String? { nil }
  open var photoURL: URL? { nil }; open var isAnonymous: Bool { false }; open var isEmailVerified: Bool { false }
  open func delete(completion: (((any Error)?) -> Void)? = nil) {}; open func sendEmailVerification(completion: (((any Error)?) -> Void)? = nil) {}
}
open class AuthDataResult: NSObject { open var user: User { User() } }
open class AuthCredential: NSObject { }
open class EmailAuthProvider: NSObject {
  @discardableResult open class func credential(withEmail email: String, password: String) -> AuthCredential { AuthCredential() }
}
public typealias AuthStateDidChangeListenerHandle = any NSObjectProtocol
open class Auth: NSObject {
  @discardableResult open class func auth() -> Auth { Auth() }; open var currentUser: User? { nil }; open var languageCode: String?
  open func signIn(withEmail email: String, password: String, completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil) {}
  @discardableResult open func signIn(withEmail email: String, password: String) async throws -> AuthDataResult { throw Offline() }
  open func createUser(withEmail email: String, password: String, completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil) {}
  @discardableResult open func createUser(withEmail email: String, password: String) async throws -> AuthDataResult { throw Offline() }
  open func signIn(with credential: AuthCredential, completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil) {}
  open func signInAnonymously(completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil) {}
  open func sendPasswordReset(withEmail email: String, completion: (((any Error)?) -> Void)? = nil) {}; open func signOut() throws {}
  @discardableResult open func addStateDidChangeListener(_ listener: @escaping (Auth, User?) -> Void) -> AuthStateDidChangeListenerHandle { listener(self, nil); return self }
  open func removeStateDidChangeListener(_ listenerHandle: AuthStateDidChangeListenerHandle) {}
}
open class Timestamp: NSObject {
  public let date: Date; public init(date: Date = Date()) { self.date = date }; @discardableResult open func dateValue() -> Date { date }
}
open class FieldValue: NSObject {
  @discardableResult open class func serverTimestamp() -> FieldValue { FieldValue() }
  @discardableResult open class func delete() -> FieldValue { FieldValue() }
  @discardableResult open class func increment(_ value: Int64) -> FieldValue { FieldValue() }
  @discardableResult open class func arrayUnion(_ elements: [Any]) -> FieldValue { FieldValue() }
  @discardableResult open class func arrayRemove(_ elements: [Any]) -> FieldValue { FieldValue() }
}
open class DocumentSnapshot: NSObject {
  open var exists: Bool { false }; open var documentID: String { "" }; open var reference: DocumentReference { DocumentReference() }
  @discardableResult open func data() -> [String: Any]? { nil }; @discardableResult open func get(_ field: String) -> Any? { nil }
}
open class QueryDocumentSnapshot: NSObject {
  open var documentID: String { "" }; open var reference: DocumentReference { DocumentReference() }
  @discardableResult open func data() -> [String: Any] { [:] }
}
open class QuerySnapshot: NSObject { open var documents: [QueryDocumentSnapshot] { [] }; open var isEmpty: Bool { true }; open var count: Int { 0 } }
public protocol ListenerRegistration: NSObjectProtocol { func remove() }
private final class NoRegistration: NSObject, ListenerRegistration { func remove() {} }
open class Query: NSObject {
  @discardableResult open func whereField(_ field: String, isEqualTo value: Any) -> Query { self }
  @discardableResult open func whereField(_ field: String, isNotEqualTo value: Any) -> Query { self }
  @discardableResult open func whereField(_ field: String, isGreaterThan value: Any) -> Query { self }
  @discardableResult open func whereField(_ field: String, isGreaterThanOrEqualTo value: Any) -> Query { self }
  @discardableResult open func whereField(_ field: String, isLessThan value: Any) -> Query { self }
  @discardableResult open func whereField(_ field: String, isLessThanOrEqualTo value: Any) -> Query { self }
  @discardableResult open func whereField(_ field: String, arrayContains value: Any) -> Query { self }
  @discardableResult open func whereField(_ field: String, in values: [Any]) -> Query { self }
  @discardableResult open func order(by field: String, descending: Bool = false) -> Query { self }
  @discardableResult open func limit(to limit: Int) -> Query { self }
  open func getDocuments(completion: @escaping (QuerySnapshot?, (any Error)?) -> Void) {}
  @discardableResult open func getDocuments() async throws -> QuerySnapshot { throw Offline() }
  @discardableResult open func addSnapshotListener(_ listener: @escaping (QuerySnapshot?, (any Error)?) -> Void) -> any ListenerRegistration { NoRegistration() }
}
open class CollectionReference: Query {
  open var path: String { "" }; @discardableResult open func document(_ documentPath: String) -> DocumentReference { DocumentReference() }
  @discardableResult open func document() -> DocumentReference { DocumentReference() }
  @discardableResult open func addDocument(data: [String: Any], completion: (((any Error)?) -> Void)? = nil) -> DocumentReference { DocumentReference() }
}
open class DocumentReference: NSObject {
  open var documentID: String { "" }
  @discardableResult open func collection(_ collectionPath: String) -> CollectionReference { CollectionReference() }
  open func setData(_ documentData: [String: Any], merge: Bool = false, completion: (((any Error)?) -> Void)? = nil) {}
  open func updateData(_ fields: [AnyHashable: Any], completion: (((any Error)?) -> Void)? = nil) {}
  open func delete(completion: (((any Error)?) -> Void)? = nil) {}
  open func getDocument(completion: @escaping (DocumentSnapshot?, (any Error)?) -> Void) {}
  @discardableResult open func getDocument() async throws -> DocumentSnapshot { throw Offline() }
  @discardableResult open func addSnapshotListener(_ listener: @escaping (DocumentSnapshot?, (any Error)?) -> Void) -> any ListenerRegistration { NoRegistration() }
}
open class Firestore: NSObject {
  @discardableResult open class func firestore() -> Firestore { Firestore() }
  @discardableResult open func collection(_ collectionPath: String) -> CollectionReference { CollectionReference() }
  @discardableResult open func document(_ documentPath: String) -> DocumentReference { DocumentReference() }
}
public enum DataEventType: Int, Sendable { case childAdded, childRemoved, childChanged, childMoved, value }
open class DataSnapshot: NSObject {
  open var key: String { "" }; open var value: Any? { nil }; open var childrenCount: UInt { 0 }
  open var children: NSEnumerator { NSArray().objectEnumerator() }; @discardableResult open func exists() -> Bool { false }
  @discardableResult open func hasChild(_ childPathString: String) -> Bool { false }
  @discardableResult open func childSnapshot(forPath childPathString: String) -> DataSnapshot { self }
}
open class DatabaseQuery: NSObject {
  @discardableResult open func observe(_ eventType: DataEventType, with block: @escaping (DataSnapshot) -> Void) -> UInt { 0 }
  open func observeSingleEvent(of eventType: DataEventType, with block: @escaping (DataSnapshot) -> Void) {}
  open func getData(completion block: @escaping ((any Error)?, DataSnapshot?) -> Void) {}; open func removeAllObservers() {}
  @discardableResult open func queryOrdered(byChild key: String) -> DatabaseQuery { self }
  @discardableResult open func queryEqual(toValue value: Any?) -> DatabaseQuery { self }
  @discardableResult open func queryLimited(toLast limit: UInt) -> DatabaseQuery { self }
}
open class DatabaseReference: DatabaseQuery {
  open var key: String? { nil }; @discardableResult open func child(_ pathString: String) -> DatabaseReference { self }
  @discardableResult open func childByAutoId() -> DatabaseReference { self }; open func setValue(_ value: Any?) {}
  open func updateChildValues(_ values: [AnyHashable: Any]) {}; open func removeValue() {}
}
open class Database: NSObject {
  @discardableResult open class func database() -> Database { Database() }
  @discardableResult open func reference() -> DatabaseReference { DatabaseReference() }
  @discardableResult open func reference(withPath path: String) -> DatabaseReference { DatabaseReference() }
}
open class StorageReference: NSObject {
  @discardableResult open func child(_ path: String) -> StorageReference { self }
  open func downloadURL(completion: @escaping (URL?, (any Error)?) -> Void) {}
  open func getData(maxSize: Int64, completion: @escaping (Data?, (any Error)?) -> Void) {}
}
open class Storage: NSObject {
  @discardableResult open class func storage() -> Storage { Storage() }
  @discardableResult open func reference() -> StorageReference { StorageReference() }
  @discardableResult open func reference(forURL string: String) -> StorageReference { StorageReference() }
}
open class Analytics: NSObject {
  open class func logEvent(_ name: String, parameters: [String: Any]?) {}; open class func setUserID(_ userID: String?) {}
  open class func setUserProperty(_ value: String?, forName name: String) {}
}
open class Crashlytics: NSObject {
  @discardableResult open class func crashlytics() -> Crashlytics { Crashlytics() }; open func log(_ message: String) {}
  open func record(error: any Error) {}; open func setUserID(_ userID: String?) {}
}
open class Messaging: NSObject {
  @discardableResult open class func messaging() -> Messaging { Messaging() }; open weak var delegate: (any MessagingDelegate)?
  open var apnsToken: Data?; open var fcmToken: String? { nil }
}
public protocol MessagingDelegate: NSObjectProtocol { func messaging(_ messaging: Messaging, didReceiveRegistrationToken fcmToken: String?) }
extension MessagingDelegate { public func messaging(_ messaging: Messaging, didReceiveRegistrationToken fcmToken: String?) {} }
