public import Foundation

/// A view controller whose view shows a collection view from edge to edge.
open class UICollectionViewController: _UICollectionViewControllerNames, UICollectionViewDataSource,
  UICollectionViewDelegate
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
    if !loadDocumentView() { wrap(collectionView, in: screen) }
  }

  /// Puts the collection view into a view of its own: a document's too is no view of its controller in UIKit, so that
  /// `view.addSubview(collectionView)` is no fault (github.com/zenangst/Family, pull request 190).
  package func wrap(_ made: UICollectionView, in frame: CGRect) {
    let wrapper = UIView(frame: frame)
    for view in [wrapper, made] { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    view = wrapper
    made.frame = wrapper.bounds
    wrapper.addSubview(made)
    collectionView = made
  }

  // Subclasses override these, and those of the superclass.

  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    0
  }
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
}
