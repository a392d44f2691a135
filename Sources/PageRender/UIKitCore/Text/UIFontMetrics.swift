public import Foundation
internal import PageBase
internal import PageDrawing

/// The scaling of custom fonts and lengths by the growth of a text style with the content size.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: TextStyle

  /// The scale of the pixel grid to which values are rounded, in pixels per point.
  ///
  /// It is that of most phones, since a page is built once for devices of every scale.
  private static let scale = 3.0

  /// The metrics of the text style body.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle.style
  }

  /// The font at the content size that pages are being built for.
  open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

  /// The font at the content size of traits, rounded to whole points.
  ///
  /// A font that follows the content size already is returned unchanged (UIKit raises an exception).
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

  /// The scaled length in points, rounded half up to thirds of a point.
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
