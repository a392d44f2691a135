public import Foundation
internal import LayoutEngine
internal import PageLayout

/// A control of a minus and a plus button, 94 × 32 pt.
open class UIStepper: _UIStepperNames {
  /// The value, clamped to `minimumValue`…`maximumValue`.
  open var value: Double {
    get { min(max(ownValue, minimumValue), max(minimumValue, maximumValue)) }
    set { ownValue = newValue.isNaN ? 0 : newValue }
  }
  open var minimumValue: Double = 0
  open var maximumValue: Double = 100
  open var stepValue: Double = 1
  /// True if a step beyond the maximum leads to the minimum, and the reverse.
  open var wraps = false
  private var ownValue: Double = 0

  /// The size in points, recorded from UIKit (iOS 13 and later).
  private static let size = CGSize(width: 94, height: 32)

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: UIStepper.size))
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    geometry = ViewGeometry(frame: CGRect(origin: .zero, size: UIStepper.size))
    setUp()
  }

  private func setUp() {
    setContentHuggingPriority(.defaultHigh, for: .horizontal)
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  open override var intrinsicContentSize: CGSize { UIStepper.size }
  package override var uiKitClassName: String { "UIStepper" }

  override var content: ViewContent {
    .control(
      StepperContent(
        canDecrease: isEnabled && (wraps || value > minimumValue),
        canIncrease: isEnabled && (wraps || value < maximumValue), metrics: metrics.stepper))
  }
}
