public import Foundation
internal import LayoutEngine
internal import PageDrawing
internal import PageLayout

/// A bar that fills, 4 pt high.
open class UIProgressView: _UIProgressViewNames {
  /// The progress, clamped to 0…1.
  open var progress: Float = 0 {
    didSet { progress = progress.isNaN ? 0 : min(max(progress, 0), 1) }
  }
  open var progressViewStyle: Style = .default
  /// The colour of the filled part; the tint colour unless set.
  open var progressTintColor: UIColor?
  open var trackTintColor: UIColor?

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

  /// The bar's height, in points: 4 since iOS 14, recorded from UIKit; 2.5 for the style `bar`, as in earlier
  /// versions.
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
