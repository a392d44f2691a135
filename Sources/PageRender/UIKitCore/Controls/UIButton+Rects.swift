internal import Foundation
internal import LayoutEngine
internal import PageDrawing
internal import PageLayout

// Where a button without a configuration has its parts. Subclasses override the public calls to put a picture above its
// title, and the like; they change no sizes.

extension UIButton {
  /// The rectangles of the class itself.
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

  /// The content, with the rectangles of a subclass where it says others than the class itself.
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
  /// True if all numbers are such, and no size is below 0.
  fileprivate var isUsable: Bool {
    [origin.x, origin.y, size.width, size.height].allSatisfy { $0.isFinite && $0.magnitude <= 10_000_000 }
      && size.width >= 0 && size.height >= 0
  }
}
