internal import Foundation
internal import LayoutEngine
internal import PageLayout

/// The writer of a layout's frames, insets and offsets into its views.
@MainActor
struct LayoutWriter {
  private let tree: IndexedTree
  private let result: LayoutResult

  init(_ tree: IndexedTree, result: LayoutResult) {
    self.tree = tree
    self.result = result
  }

  func write() {
    for view in tree.views {
      guard let item = tree.item(of: view) else { continue }
      if let scroll = view as? UIScrollView { write(item, into: scroll) }
      place(view, item: item)
      writeInsets(of: view, item: item)
      writeGuides(of: view, item: item)
    }
  }

  /// Writes the frames of a view's guides in the view's coordinates, scrolled by its bounds origin.
  private func writeGuides(of view: UIView, item: Int) {
    let own = [view.safeAreaLayoutGuide, view.layoutMarginsGuide, view.usedReadableGuide].compactMap { $0 }
    let around = result.frames[item]
    for guide in own + view.layoutGuides + ((view as? UIScrollView)?.usedGuides ?? []) {
      guard let index = tree.item(of: guide) else { continue }
      let (place, offset) = (result.frames[index], view.boundsOrigin)
      let frame = CGRect(
        x: CGFloat(place.minX - around.minX) + offset.x, y: CGFloat(place.minY - around.minY) + offset.y,
        width: CGFloat(place.width), height: CGFloat(place.height))
      if guide.layoutFrame != frame { guide.layoutFrame = frame }
    }
  }

  private func place(_ view: UIView, item: Int) {
    let (rounded, exact) = (result.frames[item], result.exactFrames[item])
    let exactSize = CGSize(width: exact.width, height: exact.height)
    guard let parent = tree.tree.layout.items[item].parent, let superview = view.superview else {
      // The root keeps its origin in its superview.
      return view.place(
        CGRect(
          origin: view.geometry.frame.origin, size: CGSize(width: rounded.width, height: rounded.height)),
        exactSize: exactSize)
    }
    let isExact = view.translatesAutoresizingMaskIntoConstraints
    let frames = isExact ? result.exactFrames : result.frames
    let (frame, around) = (frames[item], frames[parent])
    let offset = superview.boundsOrigin
    let x = CGFloat(frame.minX - around.minX) + offset.x
    let y = CGFloat(frame.minY - around.minY) + offset.y
    let placed = CGRect(x: x, y: y, width: CGFloat(frame.width), height: CGFloat(frame.height))
    // A frame that was set and is still right is kept exactly, without rounding errors.
    let isSame = isExact && placed.isNear(view.geometry.frame)
    view.place(isSame ? view.geometry.frame : placed, exactSize: isSame ? view.geometry.exactSize : exactSize)
  }

  private func write(_ item: Int, into scroll: UIScrollView) {
    let frame = result.frames[item]
    scroll.takeLayout(
      size: CGSize(width: frame.width, height: frame.height), offset: CGPoint(result.contentOffsets[item]),
      contentSize: CGSize(result.contentSizes[item]),
      adjustedInset: UIEdgeInsets(result.adjustedContentInsets[item]))
  }

  private func writeInsets(of view: UIView, item: Int) {
    let frame = result.frames[item]
    if let guide = tree.item(of: view.safeAreaLayoutGuide) {
      let insets = UIEdgeInsets(from: frame, to: result.frames[guide])
      if !insets.isNear(view.safeAreaInsets) {
        view.safeAreaInsets = insets
        view.setNeedsLayout()
        view.safeAreaInsetsDidChange()
        view.owningController?.viewSafeAreaInsetsDidChange()
      }
    }
    if let guide = tree.item(of: view.layoutMarginsGuide) {
      var around = frame
      if let scroll = view as? UIScrollView {
        let offset = scroll.boundsOrigin
        around = Rect(
          x: frame.minX - Double(offset.x), y: frame.minY - Double(offset.y),
          width: Double(scroll.contentSize.width), height: Double(scroll.contentSize.height))
      }
      let margins = UIEdgeInsets(from: around, to: result.frames[guide])
      let isKnown = view.laidOutMargins.map { margins.isNear($0) } ?? false
      if !isKnown {
        view.laidOutMargins = margins
        view.layoutMarginsDidChange()
        view.owningController?.viewLayoutMarginsDidChange()
      }
    }
  }
}

extension CGRect {
  fileprivate func isNear(_ other: CGRect) -> Bool {
    let tolerance: CGFloat = 1e-6
    return abs(minX - other.minX) < tolerance && abs(minY - other.minY) < tolerance
      && abs(width - other.width) < tolerance && abs(height - other.height) < tolerance
  }
}

extension UIEdgeInsets {
  fileprivate init(from outer: Rect, to inner: Rect) {
    self.init(
      top: CGFloat(inner.minY - outer.minY), left: CGFloat(inner.minX - outer.minX),
      bottom: CGFloat(outer.maxY - inner.maxY), right: CGFloat(outer.maxX - inner.maxX))
  }

  fileprivate func isNear(_ other: UIEdgeInsets) -> Bool {
    let tolerance: CGFloat = 1e-6
    return abs(top - other.top) < tolerance && abs(left - other.left) < tolerance
      && abs(bottom - other.bottom) < tolerance && abs(right - other.right) < tolerance
  }
}
