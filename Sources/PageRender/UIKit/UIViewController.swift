public import Foundation

/// Manages a view and what happens in it.
@preconcurrency @MainActor
open class UIViewController: NSObject {
  private var loadedView: UIView?
  open var title: String?

  public override init() {}

  /// Loaded when first asked for.
  open var view: UIView! {
    get {
      if loadedView == nil {
        loadView()
        if loadedView == nil { loadedView = UIView() }
        viewDidLoad()
      }
      return loadedView
    }
    set { loadedView = newValue }
  }

  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view; assigns `view`.
  open func loadView() {
    view = UIView()
  }

  /// Called once, when the view exists.
  open func viewDidLoad() {}
}

/// A view controller whose view shows a collection view from edge to edge.
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate
{
  open var collectionView: UICollectionView!

  public init(collectionViewLayout layout: UICollectionViewLayout) {
    super.init()
    let collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.dataSource = self
    collectionView.delegate = self
    self.collectionView = collectionView
  }

  open override func loadView() {
    let wrapper = UIView()
    wrapper.addSubview(collectionView)
    view = wrapper
  }

  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    0
  }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    UICollectionViewCell(frame: .zero)
  }
}
