public import Foundation

extension UIImage {
  /// The first of the pictures: pages stand still.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? { images.first }
  /// The first picture of the names "name0", "name1" and "name".
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    UIImage(named: name + "0") ?? UIImage(named: name + "1") ?? UIImage(named: name)
  }
  public class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
  ) -> UIImage? {
    animatedImageNamed(name, duration: duration)?.resizableImage(withCapInsets: capInsets)
  }
  /// `nil`: no picture is several.
  public var images: [UIImage]? { nil }
  public var duration: TimeInterval { 0 }
  /// Pictures of files are turned when they are read.
  public var imageOrientation: Orientation { .up }
  public var symbolConfiguration: SymbolConfiguration? { symbol }
  public var configuration: Configuration? { symbol }
  public var traitCollection: UITraitCollection { .current }

  /// The edges to the left and above keep their size, in points, and all but one point after them.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: top, left: left, bottom: max(size.height - top - 1, 0), right: max(size.width - left - 1, 0)),
      resizingMode: .stretch)
  }

  /// A picture has no baseline here.
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
