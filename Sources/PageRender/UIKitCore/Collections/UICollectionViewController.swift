public import Foundation

/// A view controller whose view shows a collection view from edge to edge.
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate
{
  open var collectionView: UICollectionView!
  public let collectionViewLayout: UICollectionViewLayout

  public init(collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(nibName: nil, bundle: nil)
    makeCollectionView()
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    makeCollectionView()
  }

  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    makeCollectionView()
  }

  private func makeCollectionView() {
    let made = UICollectionView(frame: screen, collectionViewLayout: collectionViewLayout)
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    made.dataSource = self
    made.delegate = self
    collectionView = made
  }

  open override func loadView() {
    if loadDocumentView() { return }
    let wrapper = UIView(frame: screen)
    wrapper.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.frame = wrapper.bounds
    wrapper.addSubview(collectionView)
    view = wrapper
  }

  // Requirements have to be methods of the class for subclasses to override them.

  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    0
  }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    UICollectionViewCell(frame: .zero)
  }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }

  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
  open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

  // Written by Scripts/uikit-names.
  open var clearsSelectionOnViewWillAppear: Bool {
    get { kept("clearsSelectionOnViewWillAppear") ?? true }
    set { keep(newValue, "clearsSelectionOnViewWillAppear") }
  }
  open var useLayoutToLayoutNavigationTransitions: Bool {
    get { kept("useLayoutToLayoutNavigationTransitions") ?? false }
    set { keep(newValue, "useLayoutToLayoutNavigationTransitions") }
  }
  open var installsStandardGestureForInteractiveMovement: Bool {
    get { kept("installsStandardGestureForInteractiveMovement") ?? true }
    set { keep(newValue, "installsStandardGestureForInteractiveMovement") }
  }
  // End of what is written.
}
