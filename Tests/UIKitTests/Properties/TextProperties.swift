import UIKit

@testable import UIKitCore

/// A text of several lines in 120 pt.
@MainActor
private func label() -> UILabel {
  let label = UILabel()
  label.text = "Some words that need more than one line of text"
  label.widthAnchor.constraint(equalToConstant: 120).isActive = true
  return label
}

/// The same with a height that its lines do not fill.
@MainActor
private func tallLabel() -> UILabel {
  let label = label()
  label.heightAnchor.constraint(equalToConstant: 90).isActive = true
  return label
}

@MainActor
private func textView() -> UITextView {
  let view = UITextView()
  view.isScrollEnabled = false
  view.text = "Some words that need more than one line of text"
  view.widthAnchor.constraint(equalToConstant: 120).isActive = true
  return view
}

@MainActor
private func linkedView() -> UITextView {
  let view = textView()
  view.attributedText = NSAttributedString(string: "a link", attributes: [.link: "https://example.com"])
  return view
}

@MainActor let textProperties: [PropertyCheck] =
  properties(
    "UILabel", .picture, of: label,
    [
      "text": { $0.text = "other" },
      "attributedText": { $0.attributedText = NSAttributedString(string: "b") },
      "font": { $0.font = .systemFont(ofSize: 12) }, "textColor": { $0.textColor = .red },
      "textAlignment": {
        $0.text = "a"
        $0.textAlignment = .right
      },
      "numberOfLines": { $0.numberOfLines = 0 }, "lineBreakMode": { $0.lineBreakMode = .byTruncatingHead },
      "shadowColor": { $0.shadowColor = .gray },
      "shadowOffset": {
        $0.shadowColor = .gray
        $0.shadowOffset = CGSize(width: 3, height: 3)
      },
      "highlightedTextColor": {
        $0.isHighlighted = true
        $0.highlightedTextColor = .blue
      },
      "isHighlighted": {
        $0.highlightedTextColor = .blue
        $0.isHighlighted = true
      },
      "isEnabled": { $0.isEnabled = false },
      "adjustsFontSizeToFitWidth": { $0.adjustsFontSizeToFitWidth = true },
      "minimumScaleFactor": {
        $0.adjustsFontSizeToFitWidth = true
        $0.minimumScaleFactor = 0.9
      },
      "baselineAdjustment": {
        $0.adjustsFontSizeToFitWidth = true
        $0.baselineAdjustment = .none
      },
    ])
  + properties(
    "UILabel", .picture,
    of: { () -> UILabel in
      let label = label()
      label.font = UIFont.preferredFont(
        forTextStyle: .body,
        compatibleWith: UITraitCollection(preferredContentSizeCategory: .accessibilityLarge))
      return label
    }, ["adjustsFontForContentSizeCategory": { $0.adjustsFontForContentSizeCategory = true }])
  + properties(
    "UILabel", .picture,
    of: { () -> UILabel in
      let label = UILabel()
      label.numberOfLines = 0
      label.text = "Some words that need more than one line of text"
      return label
    },
    [
      "preferredMaxLayoutWidth": { $0.preferredMaxLayoutWidth = 90 }
    ])
  + properties(
    "UILabel", .picture,
    of: { () -> UILabel in
      let label = tallLabel()
      label.numberOfLines = 0
      label.text = "대한민국의 수도는 서울입니다 그리고 부산은 항구입니다"
      label.widthAnchor.constraint(equalToConstant: 120).isActive = true
      return label
    }, ["lineBreakStrategy": { $0.lineBreakStrategy = [] }])
  + properties(
    "UITextView", .picture, of: textView,
    [
      "text": { $0.text = "other" },
      "attributedText": { $0.attributedText = NSAttributedString(string: "b") },
      "font": { $0.font = .systemFont(ofSize: 20) }, "textColor": { $0.textColor = .red },
      "textAlignment": { $0.textAlignment = .right },
      "textContainerInset": { $0.textContainerInset = .zero },
      "adjustsFontForContentSizeCategory": {
        $0.font = UIFont.preferredFont(
          forTextStyle: .body,
          compatibleWith: UITraitCollection(preferredContentSizeCategory: .accessibilityLarge))
        $0.adjustsFontForContentSizeCategory = true
      },
    ])
  + properties(
    "UITextView", .picture, of: linkedView,
    ["linkTextAttributes": { $0.linkTextAttributes = [.foregroundColor: UIColor.red] }])
  + properties(
    "UITextView", .warning,
    of: { () -> UITextView in
      let view = textView()
      view.isEditable = false
      return view
    },
    ["dataDetectorTypes": { $0.dataDetectorTypes = .link }])
  + properties(
    "UITextView", .nothing, of: textView,
    [
      "isEditable": { $0.isEditable = false }, "isSelectable": { $0.isSelectable = false },
      "isSecureTextEntry": { $0.isSecureTextEntry = true },
    ])
  + properties(
    "NSTextContainer", .picture,
    of: { textView().textContainer },
    shownBy: { container in
      let view = textView()
      view.textContainer.lineFragmentPadding = container.lineFragmentPadding
      view.textContainer.maximumNumberOfLines = container.maximumNumberOfLines
      view.textContainer.lineBreakMode = container.lineBreakMode
      return PropertyStage.page(of: view)
    },
    [
      "lineFragmentPadding": { $0.lineFragmentPadding = 0 },
      "maximumNumberOfLines": { $0.maximumNumberOfLines = 1 },
    ])
  + properties(
    "NSTextContainer", .picture,
    of: { () -> UITextView in
      let view = textView()
      view.textContainer.maximumNumberOfLines = 1
      return view
    }, ["lineBreakMode": { $0.textContainer.lineBreakMode = .byTruncatingTail }])
  + properties(
    "NSShadow", .picture, of: { NSShadow() },
    shownBy: { shadow in
      let label = UILabel()
      label.attributedText = NSAttributedString(string: "shadow", attributes: [.shadow: shadow])
      return PropertyStage.page(of: label)
    },
    [
      "shadowOffset": { $0.shadowOffset = CGSize(width: 4, height: 4) },
      "shadowColor": { $0.shadowColor = UIColor.red },
    ])
  + properties(
    "NSShadow", .warning, of: { NSShadow() },
    shownBy: { shadow in
      let label = UILabel()
      label.attributedText = NSAttributedString(string: "shadow", attributes: [.shadow: shadow])
      return PropertyStage.page(of: label)
    }, ["shadowBlurRadius": { $0.shadowBlurRadius = 3 }])
  + [
    behaviour("UITextView.delegate") {
      final class Hearer: NSObject, UITextViewDelegate {
        var count = 0
        func textViewDidBeginEditing(_ textView: UITextView) { count += 1 }
      }
      let (view, hearer) = (UITextView(), Hearer())
      view.delegate = hearer
      view.becomeFirstResponder()
      return hearer.count == 1
    }
  ]
