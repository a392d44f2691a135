public import Foundation

/// The field of a search bar, which the bar draws: its text and placeholder are the bar's, and its look is UIKit's own.
open class UISearchTextField: UITextField {
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
  /// Made when it is first asked for; it is no subview.
  public var searchTextField: UISearchTextField {
    if let made: UISearchTextField = kept("searchTextField") { return made }
    let made = UISearchTextField()
    made.bar = self
    keep(made, "searchTextField")
    return made
  }
}
