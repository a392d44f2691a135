internal import Foundation
internal import LayoutEngine
internal import PageBase

extension UICollectionView {
  /// Scrolls to the pending target item; without one, an unscrolled mirrored layout to its right end.
  func scrollToTarget() {
    guard bounds.width > 0, bounds.height > 0 else { return }
    if let target = scrollTarget {
      scrollTarget = nil
      if let offset = offset(showing: target.path, at: target.position) { contentOffset = offset }
    } else if givenOffset == nil, isMirrored, contentSize.width > bounds.width {
      // Reading begins at the right end.
      contentOffset = CGPoint(
        x: contentSize.width - bounds.width + adjustedContentInset.right, y: contentOffset.y)
    }
  }

  /// The content offset in points that shows an item; `nil` if there is no such item.
  func offset(showing path: IndexPath, at position: ScrollPosition) -> CGPoint? {
    prepareLayout()
    placeScrollers()
    guard let found = collectionViewLayout.layoutAttributesForItem(at: path) else {
      report(
        "scrollToItem(at:)",
        "is given item \(path.count > 1 ? path.item : -1) of section \(path.first ?? -1), which does not exist"
      )
      return nil
    }
    if let scroller = found.scroller.flatMap({ shownContent.scrollers[$0] }) {
      scroller.show(found.frame, at: position)
    }
    let (frame, inset) = (mirroredWhereNeeded(found).frame, adjustedContentInset)
    let size = collectionViewLayout.collectionViewContentSize
    var offset = contentOffset
    if position.contains(.centeredHorizontally) {
      offset.x = frame.midX - (bounds.width + inset.left - inset.right) / 2
    } else if position.contains(.left) {
      offset.x = frame.minX - inset.left
    } else if position.contains(.right) {
      offset.x = frame.maxX - bounds.width + inset.right
    }
    if position.contains(.centeredVertically) {
      offset.y = frame.midY - (bounds.height + inset.top - inset.bottom) / 2
    } else if position.contains(.top) {
      offset.y = frame.minY - inset.top
    } else if position.contains(.bottom) {
      offset.y = frame.maxY - bounds.height + inset.bottom
    }
    let most = CGPoint(
      x: max(-inset.left, size.width - bounds.width + inset.right),
      y: max(-inset.top, size.height - bounds.height + inset.bottom))
    return CGPoint(x: min(max(-inset.left, offset.x), most.x), y: min(max(-inset.top, offset.y), most.y))
  }

  // MARK: Right to left

  var isMirrored: Bool {
    guard collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection else { return false }
    guard let window else { return effectiveUserInterfaceLayoutDirection == .rightToLeft }
    return (semanticContentAttribute.direction ?? window.environment.direction) == .rightToLeft
  }

  func mirrored(_ rect: CGRect) -> CGRect {
    guard isMirrored else { return rect }
    let width = collectionViewLayout.collectionViewContentSize.width
    return CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  func mirroredWhereNeeded(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    // The scroll view of a section mirrors its own elements.
    guard isMirrored, attributes.scroller == nil else { return attributes }
    let turned = attributes.duplicate()
    turned.frame = mirrored(attributes.frame)
    return turned
  }
}
