internal import Foundation

/// Methods of UIKit's own classes that apps name in selectors.
@MainActor
enum SystemMethods {
  static func method(_ name: String, of object: AnyObject) -> Member.Method? {
    switch object {
    case let view as UIView: self.view(name, view) ?? responder(name, view)
    case let controller as UIViewController: self.controller(name, controller) ?? responder(name, controller)
    case let responder as UIResponder: self.responder(name, responder)
    case let link as CADisplayLink where name == "invalidate": done { link.invalidate() }
    case let timer as Timer where name == "invalidate": done { timer.invalidate() }
    default: nil
    }
  }

  private static func responder(_ name: String, _ responder: UIResponder) -> Member.Method? {
    switch name {
    case "becomeFirstResponder": done { responder.becomeFirstResponder() }
    case "resignFirstResponder": done { responder.resignFirstResponder() }
    default: nil
    }
  }

  private static func view(_ name: String, _ view: UIView) -> Member.Method? {
    switch name {
    case "endEditing:":
      return { _, arguments in
        view.endEditing(MemberValue.convert(arguments.values.first ?? nil, to: Bool.self) ?? true)
      }
    case "setNeedsLayout": return done { view.setNeedsLayout() }
    case "layoutIfNeeded": return done { view.layoutIfNeeded() }
    case "setNeedsDisplay": return done { view.setNeedsDisplay() }
    case "setNeedsUpdateConstraints": return done { view.setNeedsUpdateConstraints() }
    case "removeFromSuperview": return done { view.removeFromSuperview() }
    case "reloadData":
      if let table = view as? UITableView { return done { table.reloadData() } }
      if let collection = view as? UICollectionView { return done { collection.reloadData() } }
      return nil
    case "startAnimating":
      return (view as? UIActivityIndicatorView).map { spinner in done { spinner.startAnimating() } }
    case "stopAnimating":
      return (view as? UIActivityIndicatorView).map { spinner in done { spinner.stopAnimating() } }
    default: return nil
    }
  }

  private static func controller(_ name: String, _ controller: UIViewController) -> Member.Method? {
    switch name {
    case "dismissViewControllerAnimated:completion:", "dismissModalViewControllerAnimated:":
      return done { controller.dismiss(animated: true) }
    case "setNeedsStatusBarAppearanceUpdate": return done { controller.setNeedsStatusBarAppearanceUpdate() }
    case "popViewControllerAnimated:":
      return (controller as? UINavigationController).map { navigation in
        done { navigation.popViewController(animated: true) }
      }
    case "popToRootViewControllerAnimated:":
      return (controller as? UINavigationController).map { navigation in
        done { navigation.popToRootViewController(animated: true) }
      }
    default: return nil
    }
  }

  private static func done(_ body: @escaping @MainActor () -> Void) -> Member.Method {
    { _, _ in
      body()
      return nil
    }
  }

  private static func done(_ body: @escaping @MainActor () -> some Any) -> Member.Method {
    { _, _ in
      _ = body()
      return nil
    }
  }
}
