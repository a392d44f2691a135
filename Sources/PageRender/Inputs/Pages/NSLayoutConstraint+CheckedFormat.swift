public import PageLayout
public import UIKitCore

extension NSLayoutConstraint {
  /// The constraints that a visual format describes.
  ///
  /// - Throws: `VisualFormatError`, with the position of the fault, for formats for which UIKit raises an
  ///   exception.
  @preconcurrency @MainActor
  public class func checkedConstraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]? = nil,
    views: [String: Any]
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    try VisualFormatBuilder.constraints(format, options: options, metrics: metrics ?? [:], views: views)
  }
}
