public import Foundation

/// A generator of haptic feedback, without effect on pages.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  public override init() {}
  open func prepare() {}
}

open class UIImpactFeedbackGenerator: _UIImpactFeedbackGeneratorNames {
  public convenience init(style: FeedbackStyle) { self.init() }
  open func impactOccurred() {}
  open func impactOccurred(intensity: Double) {}
}

open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() {}
}

open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
