/// The settings of assistive technology, which are all off.
public enum UIAccessibility {
  public static let isVoiceOverRunning = false
  public static let isReduceMotionEnabled = false
  public static let isReduceTransparencyEnabled = false
  public static let isBoldTextEnabled = false
  public static let isDarkerSystemColorsEnabled = false

  /// Does nothing, since there is no assistive technology.
  public static func post(notification: Notification, argument: Any?) {}
}
