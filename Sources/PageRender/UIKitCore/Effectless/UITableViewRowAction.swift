extension UITableViewRowAction.Style {
  /// The same as `default`, as in UIKit.
  public static let destructive = UITableViewRowAction.Style.default
}
