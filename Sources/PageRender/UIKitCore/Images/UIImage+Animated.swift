public import Foundation

extension UIImage {
  /// Returns the first of the images, since pages are not animated.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? { images.first }
  /// Returns the first existing image of those named "name0", "name1" and "name".
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    UIImage(named: name + "0") ?? UIImage(named: name + "1") ?? UIImage(named: name)
  }
  public class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
  ) -> UIImage? {
    animatedImageNamed(name, duration: duration)?.resizableImage(withCapInsets: capInsets)
  }
  /// The frames of an animated image; always `nil`.
  public var images: [UIImage]? { nil }
  public var duration: TimeInterval { 0 }
  /// The orientation; always `up`, since images of files are rotated when they are read.
  public var imageOrientation: Orientation { .up }
  public var symbolConfiguration: SymbolConfiguration? { symbol }
  public var configuration: Configuration? { symbol }
  public var traitCollection: UITraitCollection { .current }

  /// Makes an image of which only one point after the left cap and one after the top cap are stretched.
  ///
  /// The caps are in points.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: top, left: left, bottom: max(size.height - top - 1, 0), right: max(size.width - left - 1, 0)),
      resizingMode: .stretch)
  }

  /// Returns the image unchanged, since PageRender gives images no baseline.
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage { self }
  public func imageWithoutBaseline() -> UIImage { self }
  public func withoutConfiguration() -> UIImage { self }

  // MARK: The system's

  public class var actions: UIImage { system("ellipsis.circle") }
  public class var add: UIImage { system("plus.circle.fill") }
  public class var remove: UIImage { system("minus.circle.fill") }
  public class var checkmark: UIImage { system("checkmark.circle.fill") }
  public class var strokedCheckmark: UIImage { system("checkmark.circle") }
  private class func system(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }
}
