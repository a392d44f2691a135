public import Foundation
internal import LayoutEngine
internal import PageBase
internal import PageLayout

/// A knob on a track.
open class UISlider: _UISliderNames {
  /// The value, clamped to `minimumValue`…`maximumValue`.
  open var value: Float {
    get { min(max(ownValue, minimumValue), max(minimumValue, maximumValue)) }
    set { ownValue = newValue.isNaN ? 0 : newValue }
  }
  open var minimumValue: Float = 0
  open var maximumValue: Float = 1
  /// The colour of the track on the minimum's side of the knob; the tint colour unless set.
  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open var minimumValueImage: UIImage?
  open var maximumValueImage: UIImage?
  private var ownValue: Float = 0
  private var thumbImages = StateValues<UIImage>()
  private var minimumTrackImages = StateValues<UIImage>()
  private var maximumTrackImages = StateValues<UIImage>()

  /// Replaces the knob by an image of its own size; an empty image hides the knob.
  open func setThumbImage(_ image: UIImage?, for state: State) { thumbImages[state] = image }
  open func thumbImage(for state: State) -> UIImage? { thumbImages[state] }
  open var currentThumbImage: UIImage? { thumbImages.value(in: state) }
  /// Sets an image of the track, which is not drawn; a warning says so.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) { minimumTrackImages[state] = image }
  open func minimumTrackImage(for state: State) -> UIImage? { minimumTrackImages[state] }
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) { maximumTrackImages[state] = image }
  open func maximumTrackImage(for state: State) -> UIImage? { maximumTrackImages[state] }

  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(metrics.slider.alignmentInsets) }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: CGFloat(metrics.slider.height))
  }

  package override var uiKitClassName: String { "UISlider" }
  override var shortcomings: [Diagnostic] {
    var found = [minimumValueImage, maximumValueImage, currentThumbImage].compactMap { $0?.shortcoming }
    if minimumTrackImages.value(in: state) != nil || maximumTrackImages.value(in: state) != nil {
      found.append(Diagnostic(.warning, "the track images of \(diagnosticName) are not drawn"))
    }
    return found
  }

  override var content: ViewContent {
    let span = Double(maximumValue) - Double(minimumValue)
    let part = span > 0 ? (Double(value) - Double(minimumValue)) / span : 0
    return .control(
      SliderContent(
        part: part.isFinite ? part : 0, minimumColor: (minimumTrackTintColor ?? tintColor).dynamic,
        maximumColor: maximumTrackTintColor?.dynamic ?? metrics.slider.trackColor,
        thumbColor: thumbTintColor?.dynamic ?? .knob,
        minimumImage: minimumValueImage?.content(tint: tintColor),
        maximumImage: maximumValueImage?.content(tint: tintColor),
        thumbImage: currentThumbImage?.content(tint: tintColor), opacity: isEnabled ? 1 : 0.5,
        metrics: metrics.slider))
  }

  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    CGRect(
      x: rect.minX + (rect.width - 27)
        * CGFloat(maximumValue > minimumValue ? (value - minimumValue) / (maximumValue - minimumValue) : 0),
      y: bounds.midY - 13.5, width: 27, height: 27)
  }
}
