internal import PageBase

/// The kinds of view controllers in documents; the raw values are element names.
enum ControllerKind: String, Sendable {
  case viewController, tableViewController, collectionViewController, navigationController, tabBarController
  case pageViewController, splitViewController

  /// Returns `nil` for elements that are no controller. Controllers of other frameworks count as plain ones.
  init?(element: DocumentElement) {
    switch element.name {
    case "glkViewController", "avPlayerViewController", "hostingController": self = .viewController
    default:
      guard let kind = ControllerKind(rawValue: element.name) else { return nil }
      self = kind
    }
  }

  /// True if the controller's view only contains the views of other controllers.
  var isContainer: Bool {
    switch self {
    case .viewController, .tableViewController, .collectionViewController: false
    case .navigationController, .tabBarController, .pageViewController, .splitViewController: true
    }
  }
}
