internal import Foundation
internal import PageRender

/// The views that UIKit makes inside of a button without a configuration.
///
/// The forms are those of hierarchies that people wrote down: the title as `UIButtonLabel`, with `opaque = NO` also where
/// plain labels no longer say it, and the image, which is clipped. Buttons with a configuration have other parts, of which
/// no hierarchy was found.
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

  /// As large as whole pixels make it, about the same middle, as UIKit has the frames of labels.
  private static func whole(_ rect: CGRect, _ scale: CGFloat) -> CGRect {
    guard scale > 0 else { return rect }
    // What differs from a whole pixel by a millionth is one.
    func up(_ side: CGFloat) -> CGFloat { (side * scale - 1e-6).rounded(.up) / scale }
    let (width, height) = (up(rect.width), up(rect.height))
    func down(_ edge: CGFloat) -> CGFloat { (edge * scale + 1e-6).rounded(.down) / scale }
    return CGRect(
      x: down(rect.midX - width / 2), y: down(rect.midY - height / 2), width: width, height: height)
  }
}
