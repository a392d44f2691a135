public import Foundation
internal import PageBase
internal import PageDrawing

/// Scales fonts and lengths of one's own as a text style grows with the content size.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: TextStyle

  /// Pixels per point of the grid that values are rounded to. Pages are built once for devices of every scale, so
  /// it is that of most phones.
  private static let scale = 3.0

  /// Scales as Body does.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle.style
  }

  /// The font at the content size that pages are being built for.
  open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

  /// The font, in whole points, at the content size of some traits. A font that follows the content size already
  /// stays as it is (UIKit raises an exception).
  open func scaledFont(for font: UIFont, compatibleWith traits: UITraitCollection?) -> UIFont {
    scaled(font, maximum: nil, traits)
  }

  /// The scaled font, at most `maximumPointSize` large; 0 is unlimited.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traits: UITraitCollection?
  ) -> UIFont {
    scaled(font, maximum: maximumPointSize > 0 ? Double(maximumPointSize) : nil, traits)
  }

  /// A length in points, on the grid of pixels at 3 per point, halves up.
  open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

  open func scaledValue(for value: CGFloat, compatibleWith traits: UITraitCollection?) -> CGFloat {
    let scaled = style.scaled(Double(value), to: contentSize(traits))
    return CGFloat((scaled * Self.scale + 0.5).rounded(.down) / Self.scale)
  }

  private func scaled(_ font: UIFont, maximum: Double?, _ traits: UITraitCollection?) -> UIFont {
    guard font.font.scaling == nil else { return font }
    let scaling = FontScaling.relative(to: style, pointSize: font.descriptor.pointSize, maximum: maximum)
    return UIFont(ScalingFont(font.descriptor, scaling: scaling).scaled(to: contentSize(traits)))
  }

  private func contentSize(_ traits: UITraitCollection?) -> ContentSize {
    (traits ?? .current).preferredContentSizeCategory.contentSize
  }
}
