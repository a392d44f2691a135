public import Foundation
public import UIKitCore

// What code finds with Apple's Foundation and C library, and not with Linux's.

public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1_000
public let USEC_PER_SEC: UInt64 = 1_000_000
public let MSEC_PER_SEC: UInt64 = 1_000
public let MAXFLOAT = Float.greatestFiniteMagnitude
public let kCFBooleanTrue: NSNumber! = true
public let kCFBooleanFalse: NSNumber! = false

public typealias NSInteger = Int
public typealias NSUInteger = UInt

/// Runs the closure: objects are released where their last reference ends.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

/// Contents that may be dropped when they are not in use.
public protocol NSDiscardableContent {
  func beginContentAccess() -> Bool
  func endContentAccess()
  func discardContentIfPossible()
  func isContentDiscarded() -> Bool
}

extension NSObjectProtocol {
  /// Returns true if the object is of the class or of one made from it.
  public func isKind(of aClass: AnyClass) -> Bool {
    sequence(first: Mirror(reflecting: self), next: \.superclassMirror).contains { $0.subjectType == aClass }
  }
  public func isMember(of aClass: AnyClass) -> Bool { type(of: self) == aClass }
}

/// Does nothing: PageRender launches the app.
@discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 { 0 }

public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
  image.jpegData(compressionQuality: compressionQuality)
}
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect { rect.inset(by: insets) }

extension NSPredicate {
  /// Makes a predicate of a format. Only that of a regular expression, `SELF MATCHES %@`, is evaluated.
  public convenience init(format predicateFormat: String, _ args: Any?...) {
    let pattern = predicateFormat.contains("MATCHES") ? args.first as? String : nil
    self.init { value, _ in
      guard let pattern, let text = value as? String else { return false }
      return text.range(of: "^(?:\(pattern))$", options: .regularExpression) != nil
    }
  }
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    self.init(value: false)
  }
}

extension NSSortDescriptor {
  /// Makes a descriptor that nothing evaluates, since fetches find nothing.
  public convenience init(key: String?, ascending: Bool, selector: UIKitCore.Selector? = nil) {
    self.init(keyPath: \NSObject.hash, ascending: ascending)
  }
}
