public import Foundation

/// The frame and the look that a layout gives one element of a collection view.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
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
  /// The opacity of the element, 0…1; 1 by default.
  open var alpha: CGFloat = 1
  /// The order of drawing: elements with higher numbers lie above the others.
  open var zIndex = 0
  open var isHidden = false
  /// The transform of the view's layer about its centre; `frame` is the frame without it.
  open var transform3D = CATransform3DIdentity
  /// The affine part of `transform3D`.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }
  open var indexPath = IndexPath(item: 0, section: 0)
  public internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  /// The kind of a header, a footer or the like; `nil` for cells.
  public internal(set) var representedElementKind: String?

  /// The orthogonally scrolling section that contains the element; `nil` for any other section.
  ///
  /// In such a section, `frame` ignores the section's scroll offset.
  var scroller: Int?
  /// The axes along which the element's preferred size replaces the estimated one.
  var measuredAxes: UIAxis = []
  /// The element's role and position in its list; `nil` outside of lists.
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

  /// Returns a copy of the class; subclasses with further attributes override the method.
  open func copy(with zone: NSZone? = nil) -> Any {
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

  /// A copy; the attributes themselves if a subclass returns another class.
  func duplicate() -> UICollectionViewLayoutAttributes {
    copy(with: nil) as? UICollectionViewLayoutAttributes ?? self
  }
}
