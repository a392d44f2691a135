public import Foundation
internal import LayoutEngine
internal import PageLayout

/// A switch, whose size is the system's.
open class UISwitch: _UISwitchNames {
  open var isOn = false
  /// The colour of the track of a switch that is on; `systemGreen` unless set.
  open var onTintColor: UIColor?
  /// The knob's colour; white unless set.
  open var thumbTintColor: UIColor?

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    geometry = ViewGeometry(frame: CGRect(origin: .zero, size: Self.size))
    setUp()
  }

  private static var size: CGSize { CGSize(UITraitCollection.current.metrics.toggle.size) }

  private func setUp() {
    setContentHuggingPriority(.defaultHigh, for: .horizontal)
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  open override var alignmentRectInsets: UIEdgeInsets {
    let toggle = metrics.toggle
    return UIEdgeInsets(right: CGFloat(toggle.size.width - toggle.intrinsicSize.width))
  }
  open override var intrinsicContentSize: CGSize { CGSize(metrics.toggle.intrinsicSize) }

  package override var uiKitClassName: String { "UISwitch" }

  override var content: ViewContent {
    .control(
      SwitchContent(
        isOn: isOn, onColor: (onTintColor ?? .systemGreen).dynamic,
        thumbColor: thumbTintColor?.dynamic ?? .knob, opacity: isEnabled ? 1 : 0.5,
        metrics: metrics.toggle))
  }
}
