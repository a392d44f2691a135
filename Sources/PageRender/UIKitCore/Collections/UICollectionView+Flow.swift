internal import Foundation
internal import LayoutEngine

/// Collection views on pages that are not laid out in a window.
extension UICollectionView {
  /// The data source's items as a flow layout shows them.
  struct Flow {
    var arrangement: FlowArrangement
    /// The visible cells, newly made by the data source.
    var cells: [UICollectionViewCell]
    /// True if the delegate's item size depends on the bounds but is not their size.
    var isItemSizeUnclear: Bool
  }

  /// The arrangement and its cells; `nil` in a window, without a flow layout or without items.
  func flow() -> Flow? {
    guard !isLive, let layout = collectionViewLayout as? UICollectionViewFlowLayout, let dataSource else {
      return nil
    }
    let count = max(dataSource.collectionView(self, numberOfItemsInSection: 0), 0)
    guard count > 0 else { return nil }
    let shown = min(max(scrollTarget?.path.item ?? 0, 0), count - 1)
    let path = IndexPath(item: shown, section: 0)
    let cell = dataSource.collectionView(self, cellForItemAt: path)
    let (itemSize, isUnclear) = itemSize(layout, at: path)
    let arrangement = FlowArrangement(
      scrollAxis: layout.scrollDirection == .horizontal ? .horizontal : .vertical, itemCount: count,
      itemSize: itemSize,
      lineSpacing: Double(layout.minimumLineSpacing),
      interitemSpacing: Double(layout.minimumInteritemSpacing),
      sectionInsets: EdgeInsets(layout.sectionInset),
      contentOffset: scrollTarget == nil
        ? .points(Point(x: Double(contentOffset.x), y: Double(contentOffset.y))) : .page(shown),
      cells: [(item: 0, index: shown)])
    return Flow(arrangement: arrangement, cells: [cell], isItemSizeUnclear: isUnclear)
  }

  /// The item size, which the delegate is asked for at two sizes of the bounds.
  ///
  /// If the delegate returns the bounds' size both times, items have the size of the bounds on every device.
  private func itemSize(
    _ layout: UICollectionViewFlowLayout, at path: IndexPath
  ) -> (size: FlowArrangement.ItemSize, isUnclear: Bool) {
    guard let delegate = delegate as? any UICollectionViewDelegateFlowLayout else {
      return (.fixed(Size(layout.itemSize)), false)
    }
    let original = frame
    defer { frame = original }
    let probes = [CGSize(width: 320, height: 568), CGSize(width: 1024, height: 768)]
    let answers = probes.map { size in
      frame.size = size
      return delegate.collectionView(self, layout: layout, sizeForItemAt: path)
    }
    return answers == probes ? (.bounds, false) : (.fixed(Size(answers[0])), answers[0] != answers[1])
  }
}
