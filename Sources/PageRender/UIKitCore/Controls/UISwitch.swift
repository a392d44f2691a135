public import Foundation
internal import LayoutEngine
internal import PageLayout

/// A switch with a frame of 51 × 31 pt and an alignment rectangle of 49 × 31 pt.
open class UISwitch: UIControl {
  open var isOn = false
  /// The colour of the track of a switch that is on; `systemGreen` unless set.
  open var onTintColor: UIColor?
  /// The knob's colour; white unless set.
  open var thumbTintColor: UIColor?

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: 51, height: 31)))
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    geometry = ViewGeometry(frame: CGRect(origin: .zero, size: CGSize(width: 51, height: 31)))
    setUp()
  }

  private func setUp() {
    setContentHuggingPriority(.defaultHigh, for: .horizontal)
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  /// Recorded from UIKit (iOS 7 to 18): the frame reaches 2 pt beyond the alignment rectangle on the right.
  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(right: 2) }
  open override var intrinsicContentSize: CGSize { CGSize(width: 49, height: 31) }

  package override var uiKitClassName: String { "UISwitch" }

  override var content: ViewContent {
    .control(
      SwitchContent(
        isOn: isOn, onColor: (onTintColor ?? .systemGreen).dynamic,
        thumbColor: thumbTintColor?.dynamic ?? .knob, opacity: isEnabled ? 1 : 0.5))
  }

  // Written by Scripts/uikit-names.
  open var title: String? {
    get { kept("title") ?? nil }
    set { keep(newValue, "title") }
  }
  open var onImage: UIImage? {
    get { kept("onImage") ?? nil }
    set { keep(newValue, "onImage") }
  }
  open var offImage: UIImage? {
    get { kept("offImage") ?? nil }
    set { keep(newValue, "offImage") }
  }
  open var preferredStyle: Style {
    get { kept("preferredStyle") ?? .automatic }
    set { keep(newValue, "preferredStyle") }
  }
  open var style: Style { .sliding }
  public enum Style: Int, Sendable {
    case automatic, checkbox, sliding
  }
  // End of what is written.
}
