public import Foundation
internal import LayoutEngine

/// A field for searching, 56 pt high.
open class UISearchBar: UIView {
  open var text: String?
  open var placeholder: String?
  /// A title above the field; not drawn.
  open var prompt: String?
  open var searchBarStyle: Style = .default
  open var showsCancelButton = false
  open var barTintColor: UIColor?
  open var isTranslucent = true

  /// With UIKit's raw values.
  public enum Style: UInt, Sendable {
    case `default`, prominent, minimal
  }

  /// Recorded from UIKit.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 56)
  }

  override var uiKitClassName: String { "UISearchBar" }

  override var shortcomings: [Diagnostic] {
    guard let prompt else { return [] }
    return [Diagnostic(.warning, "the prompt \"\(prompt)\" of \(diagnosticName) is not drawn")]
  }

  override var content: ViewContent {
    let font = FontDescriptor(pointSize: 17)
    let isEmpty = (text ?? "").isEmpty
    return .control(
      SearchBarContent(
        text: AttributedText(
          isEmpty ? placeholder ?? "" : text ?? "", font: font, color: isEmpty ? .secondaryText : .text),
        isEmpty: isEmpty,
        cancel: showsCancelButton
          ? AttributedText("Cancel", font: font, color: tintColor.dynamic) : AttributedText(),
        background: searchBarStyle == .minimal ? nil : barTintColor?.dynamic ?? .barBackground))
  }
}
