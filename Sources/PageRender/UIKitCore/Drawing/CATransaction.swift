public import Foundation

/// Says how changes of layers are animated; here nothing moves, and every change is there at once.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  open class func begin() {}
  open class func commit() {}
  open class func flush() {}
  open class func setDisableActions(_ flag: Bool) {}
  /// Does nothing; the duration is in seconds.
  open class func setAnimationDuration(_ dur: TimeInterval) {}
  /// Called at once: what it waits for has happened.
  open class func setCompletionBlock(_ block: (() -> Void)?) { block?() }
}
