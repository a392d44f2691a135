public import Foundation

/// A group of changes of layers; PageRender animates nothing, and changes take effect at once.
@preconcurrency @MainActor
open class CATransaction: _CATransactionNames {
  open class func begin() {}
  open class func commit() {}
  open class func flush() {}
  open class func setDisableActions(_ flag: Bool) {}
  /// Does nothing; the duration is in seconds.
  open class func setAnimationDuration(_ dur: TimeInterval) {}
  /// Calls the block at once, since there are no animations to wait for.
  open class func setCompletionBlock(_ block: (() -> Void)?) { block?() }
}
