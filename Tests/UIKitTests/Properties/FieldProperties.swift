import UIKit

@testable import UIKitCore

/// A field with text, 150 pt wide.
@MainActor
private func field() -> UITextField {
  let field = UITextField()
  field.text = "typed"
  field.widthAnchor.constraint(equalToConstant: 150).isActive = true
  return field
}

@MainActor
private func emptyField() -> UITextField {
  let field = field()
  field.text = nil
  field.placeholder = "Name"
  return field
}

/// A view that stands beside a text.
@MainActor
private func aside() -> UIView {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
  view.backgroundColor = .blue
  return view
}

@MainActor let fieldProperties: [PropertyCheck] =
  properties(
    "UITextField", .picture, of: field,
    [
      "text": { $0.text = "b" }, "attributedText": { $0.attributedText = NSAttributedString(string: "b") },
      "font": { $0.font = .systemFont(ofSize: 30) }, "textColor": { $0.textColor = .red },
      "textAlignment": { $0.textAlignment = .right }, "borderStyle": { $0.borderStyle = .roundedRect },
      "isSecureTextEntry": { $0.isSecureTextEntry = true },
      "clearButtonMode": { $0.clearButtonMode = .always },
      "leftView": {
        $0.leftViewMode = .always
        $0.leftView = aside()
      },
      "leftViewMode": {
        $0.leftView = aside()
        $0.leftViewMode = .always
      },
      "rightView": {
        $0.rightViewMode = .always
        $0.rightView = aside()
      },
      "rightViewMode": {
        $0.rightView = aside()
        $0.rightViewMode = .always
      },
      "background": { $0.background = PropertyStage.image() },
      "defaultTextAttributes": { $0.defaultTextAttributes = [.kern: 4] },
    ])
  + properties(
    "UITextField", .picture,
    of: { () -> UITextField in
      let field = field()
      field.font = UIFont.preferredFont(
        forTextStyle: .body,
        compatibleWith: UITraitCollection(preferredContentSizeCategory: .accessibilityLarge))
      return field
    }, ["adjustsFontForContentSizeCategory": { $0.adjustsFontForContentSizeCategory = true }])
  + properties(
    "UITextField", .picture, of: emptyField,
    [
      "placeholder": { $0.placeholder = "Other" },
      "attributedPlaceholder": {
        $0.attributedPlaceholder = NSAttributedString(
          string: "Name", attributes: [.foregroundColor: UIColor.red])
      },
    ])
  + properties(
    "UITextField", .warning,
    of: { () -> UITextField in
      let field = field()
      field.text = "a text that is much longer than the field has room for"
      return field
    }, ["adjustsFontSizeToFitWidth": { $0.adjustsFontSizeToFitWidth = true }])
  + properties("UITextField", .nothing, of: field, ["minimumFontSize": { $0.minimumFontSize = 4 }])
  + properties(
    "UISearchBar", .picture, of: search,
    [
      "text": { $0.text = "other" },
      "placeholder": {
        $0.text = nil
        $0.placeholder = "Find"
      }, "searchBarStyle": { $0.searchBarStyle = .minimal },
      "showsCancelButton": { $0.showsCancelButton = true },
      "barTintColor": { $0.barTintColor = .red },
    ])
  + properties("UISearchBar", .warning, of: search, ["prompt": { $0.prompt = "Where?" }])
  + properties(
    "UISearchBar", .nothing, of: search,
    [
      "isTranslucent": { $0.isTranslucent = false }
    ])
  + [
    behaviour("UITextField.delegate") {
      final class Hearer: NSObject, UITextFieldDelegate {
        var mayBegin = false
        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { mayBegin }
      }
      let (field, hearer) = (UITextField(), Hearer())
      field.delegate = hearer
      let isRefused = !field.becomeFirstResponder()
      hearer.mayBegin = true
      return isRefused && field.becomeFirstResponder()
    },
    behaviour("UISearchBar.delegate") {
      final class Hearer: NSObject, UISearchBarDelegate {
        var count = 0
        func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { count += 1 }
      }
      let (bar, hearer) = (UISearchBar(), Hearer())
      bar.delegate = hearer
      bar.becomeFirstResponder()
      return hearer.count == 1
    },
  ]

@MainActor
private func search() -> UISearchBar {
  let bar = UISearchBar()
  bar.text = "bread"
  bar.widthAnchor.constraint(equalToConstant: 250).isActive = true
  return bar
}
