public import Foundation
internal import LayoutEngine

/// Gives a collection view its cells.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: AnyObject {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
}

/// Hears what happens in a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {}

/// Decides the sizes of a flow layout's items.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
}

/// One item's view; its content goes into `contentView`.
open class UICollectionViewCell: UIView {
  public let contentView = UIView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    contentView.frame = CGRect(origin: .zero, size: frame.size)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) {
    return nil
  }

  override var uiKitClassName: String { "UICollectionViewCell" }
}

/// Where the cells of a collection view go.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  public override init() {}
}

/// Items in lines, one after the other.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical
  /// In points, between lines; 10 unless set.
  open var minimumLineSpacing: CGFloat = 10
  /// In points, between the items of a line; 10 unless set.
  open var minimumInteritemSpacing: CGFloat = 10
  /// In points; 50 × 50 unless set. A flow layout delegate goes before it.
  open var itemSize = CGSize(width: 50, height: 50)
  open var sectionInset = UIEdgeInsets.zero
}

/// Cells of one section, placed by a flow layout.
///
/// Cells are asked for when the page is laid out, and only those that show.
open class UICollectionView: UIScrollView {
  open var collectionViewLayout: UICollectionViewLayout
  open weak var dataSource: (any UICollectionViewDataSource)?
  open weak var delegate: (any UICollectionViewDelegate)?
  private var scrollTarget: IndexPath?

  /// Cells are placed by the flow layout.
  override var scrollArrangement: ScrollArrangement? { nil }

  public enum ScrollDirection: Int, Sendable {
    case vertical, horizontal
  }

  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    public static let top = ScrollPosition(rawValue: 1 << 0)
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    public static let left = ScrollPosition(rawValue: 1 << 3)
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    public static let right = ScrollPosition(rawValue: 1 << 5)
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    clipsToBounds = true
  }

  public required init?(coder: NSCoder) {
    return nil
  }

  override var uiKitClassName: String { "UICollectionView" }

  /// Shows the item; with paging on, the page it is on in whatever size the view is laid out.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scrollTarget = indexPath
  }

  open override var contentOffset: CGPoint {
    get { super.contentOffset }
    set {
      scrollTarget = nil
      super.contentOffset = newValue
    }
  }
}

extension UICollectionView {
  /// What a flow layout shows of the data source's items.
  struct Flow {
    var arrangement: FlowArrangement
    /// The cells that show, made fresh by the data source.
    var cells: [UICollectionViewCell]
    /// Whether the delegate's item size follows the bounds in a way that one input cannot say.
    var isItemSizeUnclear: Bool
  }

  /// The arrangement and its cells; `nil` where there is nothing to show.
  func flow() -> Flow? {
    guard let layout = collectionViewLayout as? UICollectionViewFlowLayout, let dataSource else { return nil }
    let count = max(dataSource.collectionView(self, numberOfItemsInSection: 0), 0)
    guard count > 0 else { return nil }
    let shown = min(max(scrollTarget?.item ?? 0, 0), count - 1)
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

  /// A delegate that answers the collection view's bounds, whatever they are, makes items of the bounds'
  /// size: it is asked at two sizes, so that one input serves every device.
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
