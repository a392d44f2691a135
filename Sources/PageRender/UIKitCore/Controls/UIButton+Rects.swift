internal import Foundation
internal import LayoutEngine
internal import PageDrawing
internal import PageLayout

// The frames of the parts of a button without a configuration. Subclasses override the public methods, for
// instance to put the image above the title. The overrides do not change the button's intrinsic content size.

extension UIButton {
  /// The frames that `UIButton` itself computes, in the rectangle's coordinates.
  func ownRow(in contentRect: CGRect) -> (image: CGRect, title: CGRect) {
    guard case .success(let engine) = MainActorText.engine else { return (.zero, .zero) }
    let traits = UIView.measuringTraits
    let measurer = ViewMeasurer(
      contents: [], text: engine, scale: traits.scale, direction: traits.direction, language: traits.language)
    let row = plainContent.row(
      in: Rect(contentRect), measuring: measurer,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    return (CGRect(row.image), CGRect(row.title))
  }

  /// The content with the frames of a subclass, where they differ from those of `UIButton` itself.
  func placed(_ content: ButtonContent) -> ButtonContent {
    guard !isOfOwnClass, bounds.width > 0, bounds.height > 0 else { return content }
    let area = contentRect(forBounds: bounds)
    let own = ownRow(in: bounds.inset(by: contentEdgeInsets))
    var content = content
    if content.image != nil {
      let frame = imageRect(forContentRect: area)
      if frame != own.image, frame.isUsable { content.ownImageFrame = Rect(frame) }
    }
    if !content.title.isEmpty {
      let frame = titleRect(forContentRect: area)
      if frame != own.title, frame.isUsable { content.ownTitleFrame = Rect(frame) }
    }
    return content
  }
}

extension CGRect {
  /// True if all numbers are finite and at most ten million, and the size is not negative.
  fileprivate var isUsable: Bool {
    [origin.x, origin.y, size.width, size.height].allSatisfy { $0.isFinite && $0.magnitude <= 10_000_000 }
      && size.width >= 0 && size.height >= 0
  }
}
