public import Foundation
internal import LayoutEngine
internal import PageDrawing
internal import PageLayout

/// A bar that fills, 4 pt high.
open class UIProgressView: UIView {
  /// 0…1.
  open var progress: Float = 0 {
    didSet { progress = progress.isNaN ? 0 : min(max(progress, 0), 1) }
  }
  open var progressViewStyle: Style = .default
  /// The filled part; the tint colour unless set.
  open var progressTintColor: UIColor?
  open var trackTintColor: UIColor?

  /// The style of a progress bar, with UIKit's raw values.
  public enum Style: Int, Sendable {
    case `default`, bar
  }

  public convenience init(progressViewStyle: Style) {
    self.init(frame: .zero)
    self.progressViewStyle = progressViewStyle
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  /// Recorded from UIKit: 4 pt high since iOS 14. The bar style of earlier versions is 2.5.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: progressViewStyle == .bar ? 2.5 : 4)
  }

  package override var uiKitClassName: String { "UIProgressView" }

  override var content: ViewContent {
    .control(
      ProgressContent(
        progress: Double(progress), fillColor: (progressTintColor ?? tintColor).dynamic,
        trackColor: trackTintColor?.dynamic
          ?? (progressViewStyle == .bar ? Color.Dynamic(.clear) : .systemFill),
        isRound: progressViewStyle == .default))
  }
}
