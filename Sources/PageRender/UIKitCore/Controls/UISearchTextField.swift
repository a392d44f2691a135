public import Foundation

/// The field of a search bar. Its text and placeholder are the bar's, and the bar draws it in UIKit's default
/// appearance.
open class UISearchTextField: _UISearchTextFieldNames {
  weak var bar: UISearchBar?

  open override var text: String? {
    get { bar?.text }
    set { bar?.text = newValue }
  }
  open override var placeholder: String? {
    get { bar?.placeholder }
    set { bar?.placeholder = newValue }
  }
  open override var attributedPlaceholder: NSAttributedString? {
    get { bar?.placeholder.map { NSAttributedString(string: $0) } }
    set { bar?.placeholder = newValue?.string }
  }
}

extension UISearchBar {
  /// The bar's field, made at the first access; it is not a subview.
  public var searchTextField: UISearchTextField {
    if let made: UISearchTextField = kept("searchTextField") { return made }
    let made = UISearchTextField()
    made.bar = self
    keep(made, "searchTextField")
    return made
  }
}
