public import Foundation

/// A tab of a tab bar controller, from iOS 18 on; its view controller is made when it is first needed.
@preconcurrency @MainActor
open class UITab: _UITabNames {
  open var title: String { didSet { controller?.showTabs() } }
  open var image: UIImage? { didSet { controller?.showTabs() } }
  open var selectedImage: UIImage? { didSet { controller?.showTabs() } }
  /// The text of the badge over the image; `nil` for no badge.
  open var badgeValue: String? { didSet { controller?.showTabs() } }
  open var isHidden = false { didSet { controller?.showTabs() } }
  open var isEnabled = true { didSet { controller?.showTabs() } }
  public let identifier: String
  weak var controller: UITabBarController?
  private let provider: ((UITab) -> UIViewController)?
  open private(set) lazy var viewController: UIViewController? = provider?(self)

  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    (self.title, self.image, self.identifier, provider) = (title, image, identifier, viewControllerProvider)
  }

  open var tabBarController: UITabBarController? { controller }

  /// The tab's look in a tab bar; a tab without title and image has its controller's.
  var item: UITabBarItem? {
    guard !title.isEmpty || image != nil else { return viewController?.tabBarItem }
    let item = UITabBarItem(title: title, image: image, selectedImage: selectedImage)
    item.badgeValue = badgeValue
    item.isEnabled = isEnabled
    return item
  }
}

/// The tab of a search, with a magnifier unless it has an image. It stands among the other tabs.
open class UISearchTab: UITab {
  public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    self.init(
      title: "Search", image: UIImage(systemName: "magnifyingglass"), identifier: "com.apple.UIKit.Search",
      viewControllerProvider: viewControllerProvider)
  }
}

/// A group of tabs, which a tab bar shows as one: with its own controller, or its selected or first child's.
open class UITabGroup: UITab {
  open var children: [UITab]
  open var defaultChildIdentifier: String?
  open var selectedChild: UITab?

  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(title: title, image: image, identifier: identifier) { tab in
      if let viewControllerProvider { return viewControllerProvider(tab) }
      let group = tab as? UITabGroup
      let named = group?.children.first { $0.identifier == group?.defaultChildIdentifier }
      return (group?.selectedChild ?? named ?? group?.children.first)?.viewController ?? UIViewController()
    }
  }
}

/// A view above a tab bar, from iOS 26 on.
@preconcurrency @MainActor
open class UITabAccessory: NSObject {
  public let contentView: UIView

  public init(contentView: UIView) {
    self.contentView = contentView
  }

  /// The height of an accessory, in points, and its distance from the tabs: both give the 56 points that react-native-navigation's
  /// notes add to the safe area; their shares are estimated.
  static let (height, gap): (CGFloat, CGFloat) = (48, 8)

  /// The capsule of glass that holds the content.
  private(set) lazy var ground: UIView = {
    let ground = UIVisualEffectView(effect: UIGlassEffect(style: .regular))
    contentView.frame = ground.contentView.bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.translatesAutoresizingMaskIntoConstraints = true
    ground.contentView.addSubview(contentView)
    return ground
  }()
}

extension UITabBarController {
  /// The tabs; setting them sets the view controllers of those that are not hidden.
  public var tabs: [UITab] {
    get { ownTabs }
    set { setTabs(newValue, animated: false) }
  }

  public func setTabs(_ tabs: [UITab], animated: Bool) {
    ownTabs = tabs
    for tab in tabs { tab.controller = self }
    showTabs()
  }

  public var selectedTab: UITab? {
    get { ownTabs.first { $0.viewController === selectedViewController } }
    set { selectedViewController = newValue?.viewController }
  }

  public func tab(forIdentifier identifier: String) -> UITab? {
    ownTabs.first { $0.identifier == identifier }
  }

  public func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
    self.bottomAccessory = bottomAccessory
  }

  func showTabs() {
    let shown = ownTabs.filter { !$0.isHidden }
    for tab in shown { tab.viewController?.tabBarItem = tab.item }
    setViewControllers(shown.compactMap(\.viewController), animated: false)
  }

  public typealias Sidebar = UITabBarControllerSidebar
}
