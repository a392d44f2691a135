public import Foundation
internal import LayoutEngine
internal import PageBase
internal import PageDrawing
internal import PageLayout

/// A view that shows an image, placed by the content mode.
open class UIImageView: _UIImageViewNames {
  open var image: UIImage?
  /// The image while `isHighlighted`; `nil` for `image`.
  open var highlightedImage: UIImage?
  open var isHighlighted = false
  /// The symbol configuration for properties that a symbol's own configuration leaves open.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  /// The images of an animation, of which the first is drawn while `isAnimating`.
  open var animationImages: [UIImage]?
  open var highlightedAnimationImages: [UIImage]?
  /// The duration of a cycle of images, in seconds; ignored, since nothing is animated.
  open var animationDuration: TimeInterval = 0
  open private(set) var isAnimating = false
  /// True to enlarge the image at accessibility content sizes; ignored, with a warning at such sizes.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false

  open func startAnimating() { isAnimating = animationImages != nil }
  open func stopAnimating() { isAnimating = false }

  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// The image's size in points, without its alignment insets.
  open override var intrinsicContentSize: CGSize {
    shownImage?.artwork.nominal.alignedSize.points ?? super.intrinsicContentSize
  }

  open override var alignmentRectInsets: UIEdgeInsets { shownImage?.alignmentRectInsets ?? .zero }

  /// An image whose variants differ in size is measured in each environment.
  override var layoutContent: LayoutItem.Content {
    let isMeasured = shownImage?.artwork.hasSeveralSizes ?? false
    return isMeasured ? .measured(heightFollowsWidth: false) : super.layoutContent
  }

  private var shownImage: UIImage? {
    let own = isHighlighted ? highlightedImage ?? image : image
    let moving = isAnimating ? (isHighlighted ? highlightedAnimationImages : nil) ?? animationImages : nil
    let shown = moving?.first ?? own
    guard let preferredSymbolConfiguration, let shown, shown.symbolName != nil else { return shown }
    let symbol = shown.symbol.map(preferredSymbolConfiguration.applying) ?? preferredSymbolConfiguration
    return shown.applyingSymbolConfiguration(symbol)
  }

  package override var uiKitClassName: String { "UIImageView" }
  /// Always empty: as in UIKit, an image view's `draw(_:)` is never called.
  override func drawing() -> (ink: [Ink], replacesContent: Bool) { ([], false) }
  override var shortcomings: [Diagnostic] {
    var found = [shownImage?.shortcoming].compactMap { $0 }
    if adjustsImageSizeForAccessibilityContentSizeCategory, shownImage != nil,
      traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    {
      found.append(
        Diagnostic(.warning, "the picture of \(diagnosticName) does not grow with the size of the text"))
    }
    return found
  }

  override var content: ViewContent {
    guard let image = shownImage else { return .none }
    return .image(image.content(tint: tintColor, mode: contentMode.imagePlacement))
  }

  open func setSymbolImage(
    _ symbolImage: UIImage, contentTransition: some SymbolEffect, options: SymbolEffectOptions = .default
  ) { image = symbolImage }
}

extension UIView.ContentMode {
  var imagePlacement: ImagePlacement {
    switch self {
    case .scaleToFill, .redraw: .stretch
    case .scaleAspectFit: .fit
    case .scaleAspectFill: .fill
    case .center: .unscaled(horizontal: 0.5, vertical: 0.5)
    case .top: .unscaled(horizontal: 0.5, vertical: 0)
    case .bottom: .unscaled(horizontal: 0.5, vertical: 1)
    case .left: .unscaled(horizontal: 0, vertical: 0.5)
    case .right: .unscaled(horizontal: 1, vertical: 0.5)
    case .topLeft: .unscaled(horizontal: 0, vertical: 0)
    case .topRight: .unscaled(horizontal: 1, vertical: 0)
    case .bottomLeft: .unscaled(horizontal: 0, vertical: 1)
    case .bottomRight: .unscaled(horizontal: 1, vertical: 1)
    }
  }
}
