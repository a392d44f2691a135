public import Foundation

/// The superclass of an app's locks, written in place of `NSLock` and `NSRecursiveLock`: Swift 5 code cannot inherit from those
/// of this Foundation, some of whose members it cannot load.
open class PageRenderLock: NSObject, NSLocking, @unchecked Sendable {
  private let inner = NSRecursiveLock()
  open var name: String?

  public override init() {}
  open func lock() { inner.lock() }
  open func unlock() { inner.unlock() }
  open func `try`() -> Bool { inner.try() }
  open func lock(before limit: Date) -> Bool { inner.lock(before: limit) }
}
