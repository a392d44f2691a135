public import Foundation

/// Manages a view and what happens in it.
@preconcurrency @MainActor
open class UIViewController: NSObject {
  private var loadedView: UIView? {
    didSet {
      if oldValue?.owningController === self { oldValue?.owningController = nil }
      loadedView?.owningController = self
    }
  }
  /// Also the title of the controller's navigation and tab bar items.
  open var title: String? {
    didSet {
      navigationItem.title = title
      tabBarItem.title = title
    }
  }
  /// What a navigation bar shows for the controller.
  public private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
  /// The controller's tab.
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
  /// What a navigation controller's toolbar shows for the controller.
  open var toolbarItems: [UIBarButtonItem]?

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

  // MARK: Containers

  public private(set) var children: [UIViewController] = []
  public private(set) weak var parent: UIViewController?

  /// Takes a controller in; its view has to be added by whoever calls this.
  open func addChild(_ childController: UIViewController) {
    // A controller inside itself would never end; UIKit refuses it too.
    guard !sequence(first: self, next: \.parent).contains(where: { $0 === childController }) else { return }
    if childController.parent !== self { childController.removeFromParent() }
    childController.willMove(toParent: self)
    children.removeAll { $0 === childController }
    children.append(childController)
    childController.parent = self
  }

  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// Called before the controller comes into another, or, with `nil`, is to leave it.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called when the controller has come into another or left it.
  open func didMove(toParent parent: UIViewController?) {}

  /// The views that the controller, as a container, shows: of its child and of its bars.
  var containerParts: [UIView] = []
  /// The constraints that give those bars their heights.
  var barHeights: [NSLayoutConstraint] = []

  // MARK: Safe area

  /// Added to the safe area of the controller's view and of all in it, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  /// What the container's bars cover of the view, in points.
  var containerInsets = UIEdgeInsets.zero
  /// Whether the controller's main scroll view keeps its content clear of bars even where that does not scroll.
  open var automaticallyAdjustsScrollViewInsets = true
  /// Whether the tab bar goes when a navigation controller shows this controller above its first.
  open var hidesBottomBarWhenPushed = false
  /// From the top of the view down to the end of what covers it; other views are placed below its bottom.
  public private(set) lazy var topLayoutGuide = makeLayoutGuide(isTop: true)
  /// From where something covers the view's end down to its bottom; other views are placed above its top.
  public private(set) lazy var bottomLayoutGuide = makeLayoutGuide(isTop: false)

  private func makeLayoutGuide(isTop: Bool) -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.identifier = isTop ? "topLayoutGuide" : "bottomLayoutGuide"
    guard let view else { return guide }
    view.addLayoutGuide(guide)
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      guide.topAnchor.constraint(equalTo: isTop ? view.topAnchor : safeArea.bottomAnchor),
      guide.bottomAnchor.constraint(equalTo: isTop ? safeArea.topAnchor : view.bottomAnchor),
    ])
    return guide
  }
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
