internal import Foundation
internal import PageBase

/// Views and segues of storyboards and xibs.
extension UIViewController {
  /// Loads the view from the controller's scene or xib.
  /// - Returns: True if there was such a view.
  func loadDocumentView() -> Bool {
    if documentScene?.loadView(of: self) == true { return true }
    // A scene without a view falls back on the class's xib.
    guard let nibName = givenNibName ?? nibNameOfClass else { return false }
    _ = UINib(nibName: nibName, bundle: nibBundle, near: "").instantiate(withOwner: self)
    if loadedView == nil {
      report("init(nibName: \"\(nibName)\")", "names no xib with a view of the controller")
    }
    return loadedView != nil
  }

  /// The xib named after the class, first without the suffix `Controller`, as in UIKit; `nil` if there is
  /// none, as for UIKit's own classes.
  var nibNameOfClass: String? {
    let own = String(describing: type(of: self)).prefix { $0 != "<" }
    let view = own.hasSuffix("ViewController") ? [own.dropLast("Controller".count)] : []
    return (view + [own]).map(String.init).first { name in
      guard case .success(let document) = InterfaceDocuments.nib(named: name, near: "") else { return false }
      return document.hasViewOfOwner
    }
  }

  func performDocumentSegue(_ identifier: String, sender: Any?) {
    let isKnown = documentScene?.performSegue(
      withIdentifier: identifier, sender: sender.map { $0 as AnyObject })
    if isKnown != true {
      let fault = Diagnostic(
        .error,
        "\(String(describing: type(of: self))): performSegue(withIdentifier: \"\(identifier)\") names no segue of its "
          + "scene", exitCode: .badInput)
      view?.faults.append(fault)
    }
  }
}
