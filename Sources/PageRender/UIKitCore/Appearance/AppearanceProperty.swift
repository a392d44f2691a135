internal import Foundation

/// A property that an appearance proxy copies to the instances of its class.
///
/// A property counts as set if its value differs from that of a new instance. In UIKit a view also keeps a
/// standard value that code set on it.
@MainActor
struct AppearanceProperty {
  /// True if a view has the property.
  let isOwn: @MainActor (UIView) -> Bool
  /// Returns true if code has not set the property on the first view; the second is a new view of the same
  /// class.
  let isOpen: @MainActor (UIView, UIView) -> Bool
  /// Returns true if the property was set on the first view, a proxy; the second is a new view of the same
  /// class.
  let isSet: @MainActor (UIView, UIView) -> Bool
  /// Copies the property from the first view to the second.
  let copy: @MainActor (UIView, UIView) -> Void

  private init<View: UIView>(
    _ type: View.Type, isOpen: @escaping @MainActor (View, View) -> Bool,
    isSet: (@MainActor (View) -> Bool)? = nil, copy: @escaping @MainActor (View, View) -> Void
  ) {
    isOwn = { $0 is View }
    self.isOpen = { view, standard in
      guard let view = view as? View, let standard = standard as? View else { return false }
      return isOpen(view, standard)
    }
    self.isSet = { proxy, standard in
      guard let proxy = proxy as? View else { return false }
      if let isSet { return isSet(proxy) }
      guard let standard = standard as? View else { return false }
      return !isOpen(proxy, standard)
    }
    self.copy = { source, target in
      if let source = source as? View, let target = target as? View { copy(source, target) }
    }
  }

  private init<View: UIView, Value: Equatable>(_ path: ReferenceWritableKeyPath<View, Value>) {
    self.init(
      View.self, isOpen: { $0[keyPath: path] == $1[keyPath: path] },
      copy: { $1[keyPath: path] = $0[keyPath: path] })
  }

  /// Makes a property with a value for each control state; each state is copied by itself.
  private init<View: UIView, Value>(states path: ReferenceWritableKeyPath<View, StateValues<Value>>) {
    self.init(
      View.self, isOpen: { _, _ in true }, isSet: { !$0[keyPath: path].isEmpty },
      copy: { $1[keyPath: path].complete(with: $0[keyPath: path]) })
  }

  /// Makes a property of text attributes; `nil` counts as not set.
  private init<View: UIView>(
    attributes path: ReferenceWritableKeyPath<View, [NSAttributedString.Key: Any]?>
  ) {
    self.init(
      View.self, isOpen: { view, _ in view[keyPath: path] == nil },
      copy: { $1[keyPath: path] = $0[keyPath: path] })
  }

  /// The properties that UIKit's headers mark UI_APPEARANCE_SELECTOR, and others that apps set on proxies all
  /// the same.
  static let all: [AppearanceProperty] = views + bars + controls

  private static let views: [AppearanceProperty] = [
    AppearanceProperty(
      UIView.self, isOpen: { $0.ownTintColor == $1.ownTintColor }, copy: { $1.tintColor = $0.ownTintColor }),
    AppearanceProperty(\UIView.backgroundColor),
    AppearanceProperty(\UILabel.font), AppearanceProperty(\UILabel.textColor),
    AppearanceProperty(\UILabel.shadowColor), AppearanceProperty(\UILabel.shadowOffset),
    AppearanceProperty(\UILabel.highlightedTextColor),
    AppearanceProperty(\UITextField.font), AppearanceProperty(\UITextField.textColor),
    AppearanceProperty(\UITextField.borderStyle),
    AppearanceProperty(\UITextView.font), AppearanceProperty(\UITextView.textColor),
    AppearanceProperty(\UITableView.separatorColor),
    AppearanceProperty(\UITableView.separatorStyle),
  ]

  private static let bars: [AppearanceProperty] = [
    AppearanceProperty(\UINavigationBar.barTintColor),
    AppearanceProperty(\UINavigationBar.isTranslucent),
    AppearanceProperty(\UINavigationBar.prefersLargeTitles),
    AppearanceProperty(\UINavigationBar.barStyle),
    AppearanceProperty(\UINavigationBar.shadowImage),
    AppearanceProperty(\UINavigationBar.scrollEdgeAppearance),
    AppearanceProperty(\UINavigationBar.compactAppearance),
    AppearanceProperty(\UINavigationBar.compactScrollEdgeAppearance),
    AppearanceProperty(attributes: \UINavigationBar.titleTextAttributes),
    AppearanceProperty(attributes: \UINavigationBar.largeTitleTextAttributes),
    AppearanceProperty(
      UINavigationBar.self, isOpen: { first, _ in !first.hasAppearance },
      copy: { $1.standardAppearance = $0.standardAppearance }),
    AppearanceProperty(\UITabBar.barTintColor), AppearanceProperty(\UITabBar.unselectedItemTintColor),
    AppearanceProperty(\UITabBar.isTranslucent), AppearanceProperty(\UITabBar.barStyle),
    AppearanceProperty(\UITabBar.scrollEdgeAppearance),
    AppearanceProperty(
      UITabBar.self, isOpen: { first, _ in !first.hasAppearance },
      copy: { $1.standardAppearance = $0.standardAppearance }),
    AppearanceProperty(\UIToolbar.barTintColor), AppearanceProperty(\UIToolbar.isTranslucent),
    AppearanceProperty(\UIToolbar.barStyle),
    AppearanceProperty(\UIToolbar.scrollEdgeAppearance), AppearanceProperty(\UIToolbar.compactAppearance),
    AppearanceProperty(
      UIToolbar.self, isOpen: { first, _ in !first.hasAppearance },
      copy: { $1.standardAppearance = $0.standardAppearance }),
    AppearanceProperty(\UISearchBar.barTintColor), AppearanceProperty(\UISearchBar.isTranslucent),
    AppearanceProperty(\UISearchBar.searchBarStyle),
  ]

  private static let controls: [AppearanceProperty] = [
    AppearanceProperty(\UIPageControl.pageIndicatorTintColor),
    AppearanceProperty(\UIPageControl.currentPageIndicatorTintColor),
    AppearanceProperty(\UISwitch.onTintColor), AppearanceProperty(\UISwitch.thumbTintColor),
    AppearanceProperty(\UISlider.minimumTrackTintColor), AppearanceProperty(\UISlider.maximumTrackTintColor),
    AppearanceProperty(\UISlider.thumbTintColor),
    AppearanceProperty(\UIProgressView.progressTintColor),
    AppearanceProperty(\UIProgressView.trackTintColor),
    AppearanceProperty(\UIActivityIndicatorView.color),
    AppearanceProperty(\UISegmentedControl.selectedSegmentTintColor),
    AppearanceProperty(states: \UISegmentedControl.titleAttributes),
    AppearanceProperty(\UIButton.contentEdgeInsets),
    AppearanceProperty(states: \UIButton.titleColors),
    AppearanceProperty(states: \UIButton.titleShadowColors),
    AppearanceProperty(states: \UIButton.images), AppearanceProperty(states: \UIButton.backgroundImages),
  ]
}

extension UIView {
  /// A new view with UIKit's defaults, of the UIKit class that `view` is an instance of.
  static func standard(like view: UIView) -> UIView {
    switch view {
    case let table as UITableView: UITableView(frame: .zero, style: table.style)
    case is UITableViewCell: UITableViewCell(style: .default, reuseIdentifier: nil)
    case let spinner as UIActivityIndicatorView: UIActivityIndicatorView(style: spinner.style)
    case let button as UIButton: UIButton(type: button.buttonType)
    case is UICollectionView:
      UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    case is UILabel: UILabel()
    case is UITextField: UITextField()
    case is UITextView: UITextView()
    case is UINavigationBar: UINavigationBar()
    case is UITabBar: UITabBar()
    case is UIToolbar: UIToolbar()
    case is UISearchBar: UISearchBar()
    case is UIPageControl: UIPageControl()
    case is UISwitch: UISwitch()
    case is UISlider: UISlider()
    case is UIProgressView: UIProgressView(progressViewStyle: .default)
    case is UISegmentedControl: UISegmentedControl(items: nil)
    case is UIStepper: UIStepper()
    default: UIView()
    }
  }
}
