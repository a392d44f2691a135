internal import PageBase

/// The view controllers that documents hold, by element name.
enum ControllerKind: String, Sendable {
  case viewController, tableViewController, collectionViewController, navigationController, tabBarController
  case pageViewController, splitViewController

  /// `nil` for elements that are no controller. Controllers of other frameworks count as plain ones.
  init?(element: DocumentElement) {
    switch element.name {
    case "glkViewController", "avPlayerViewController", "hostingController": self = .viewController
    default:
      guard let kind = ControllerKind(rawValue: element.name) else { return nil }
      self = kind
    }
  }

  /// True if its view is only a frame around other controllers' views.
  var isContainer: Bool {
    switch self {
    case .viewController, .tableViewController, .collectionViewController: false
    case .navigationController, .tabBarController, .pageViewController, .splitViewController: true
    }
  }
}
