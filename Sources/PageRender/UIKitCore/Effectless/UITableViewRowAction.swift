extension UITableViewRowAction.Style {
  /// An alias of `default`, as in UIKit.
  public static let destructive = UITableViewRowAction.Style.default
}
