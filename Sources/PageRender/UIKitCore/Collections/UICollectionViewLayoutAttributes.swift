public import Foundation

/// The place and the look that a layout gives one element of a collection view.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject {
  /// The frame in the content's coordinates, in points.
  open var frame = CGRect.zero
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }
  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  /// 0…1.
  open var alpha: CGFloat = 1
  /// The order of drawing: elements with higher numbers lie above the others.
  open var zIndex = 0
  open var isHidden = false
  /// The transform of the view's layer about its centre; `frame` is the frame without it.
  open var transform3D = CATransform3DIdentity
  /// The part of `transform3D` in the plane.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }
  open var indexPath = IndexPath(item: 0, section: 0)
  public internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  /// The kind of a header, a footer or the like; `nil` for cells.
  public internal(set) var representedElementKind: String?

  /// The section whose own scroll view the element is in; its frame is then where it would be, were that not scrolled.
  var scroller: Int?
  /// Along which axes the element says how large it wants to be.
  var measuredAxes: UIAxis = []
  /// How the element stands in a list.
  var listPlace: ListPlace?

  public required override init() {}

  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    representedElementKind = elementKind
    representedElementCategory = .supplementaryView
  }

  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    representedElementKind = decorationViewKind
    representedElementCategory = .decorationView
  }

  /// A copy. A subclass with attributes of its own overrides it, as it would override `copy(with:)`.
  open func duplicate() -> UICollectionViewLayoutAttributes {
    let made = type(of: self).init()
    made.frame = frame
    made.alpha = alpha
    made.zIndex = zIndex
    made.isHidden = isHidden
    made.transform3D = transform3D
    made.scroller = scroller
    made.measuredAxes = measuredAxes
    made.listPlace = listPlace
    made.indexPath = indexPath
    made.representedElementCategory = representedElementCategory
    made.representedElementKind = representedElementKind
    return made
  }

  nonisolated open override func copy() -> Any {
    MainActor.assumeIsolated { Unshared(duplicate()) }.value
  }

  /// Carries a value that nobody else has yet out of the main actor's code.
  private struct Unshared: @unchecked Sendable {
    let value: UICollectionViewLayoutAttributes
    init(_ value: UICollectionViewLayoutAttributes) { self.value = value }
  }
}
