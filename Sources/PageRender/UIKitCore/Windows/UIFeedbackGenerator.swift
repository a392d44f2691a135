public import Foundation

/// A generator of haptic feedback, without effect on pages.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  public override init() {}
  open func prepare() {}
}

open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The weight of an impact, with UIKit's raw values.
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

  public convenience init(style: FeedbackStyle) { self.init() }
  open func impactOccurred() {}
  open func impactOccurred(intensity: Double) {}

  // Written by Scripts/uikit-names.
  open func impactOccurred(at location: CGPoint) {}
  // End of what is written.
}

open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() {}
}

open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The outcome that a feedback signals, with UIKit's raw values.
  public enum FeedbackType: Int, Sendable { case success, warning, error }

  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
