internal import Foundation
internal import PageRender

/// The views that UIKit makes inside of a button without a configuration.
///
/// The forms are those of recorded hierarchies: the title as `UIButtonLabel`, with `opaque = NO` even if
/// plain labels no longer have it, and the image, which is clipped. No recorded hierarchy shows the parts of
/// buttons with a configuration.
@MainActor
enum ButtonParts {
  static func lines(of view: UIView, listsBackgrounds: Bool) -> [String] {
    guard let button = view as? UIButton, button.configuration == nil else { return [] }
    let area = button.contentRect(forBounds: button.bounds)
    let scale = button.traitCollection.displayScale
    var lines: [String] = []
    let image =
      button.currentImage == nil ? button.symbolFrame : button.imageRect(forContentRect: area)
    if let image {
      lines.append(
        "<UIImageView; \(ViewDescription.frame(whole(image, scale))); clipsToBounds = YES; "
          + "opaque = NO; userInteractionEnabled = NO; layer = <CALayer>>")
    }
    if let title = button.currentTitle {
      let background = listsBackgrounds ? "backgroundColor = \(ColorDescription.of(.clear)); " : ""
      lines.append(
        "<UIButtonLabel; \(ViewDescription.frame(whole(button.titleRect(forContentRect: area), scale))); "
          + "text = '\(ViewDescription.cut(title))'; opaque = NO; userInteractionEnabled = NO; \(background)"
          + "layer = <_UILabelLayer>>")
    }
    return lines
  }

  /// Returns the rectangle enlarged to whole pixels about its centre, as UIKit does for labels' frames.
  private static func whole(_ rect: CGRect, _ scale: CGFloat) -> CGRect {
    guard scale > 0 else { return rect }
    // A side within a millionth of a whole number of pixels is not enlarged.
    func up(_ side: CGFloat) -> CGFloat { (side * scale - 1e-6).rounded(.up) / scale }
    let (width, height) = (up(rect.width), up(rect.height))
    func down(_ edge: CGFloat) -> CGFloat { (edge * scale + 1e-6).rounded(.down) / scale }
    return CGRect(
      x: down(rect.midX - width / 2), y: down(rect.midY - height / 2), width: width, height: height)
  }
}
