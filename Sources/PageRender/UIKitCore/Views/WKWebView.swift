public import Foundation
internal import LayoutEngine
internal import PageBase
internal import PageLayout

/// The configuration of a web view; ignored.
@preconcurrency @MainActor
open class WKWebViewConfiguration: _WKWebViewConfigurationNames {
  public override init() {}
}

/// A web view, which loads no page and is drawn as an empty box, with a warning.
open class WKWebView: _WKWebViewNames {
  public let configuration: WKWebViewConfiguration

  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
  }

  public override init(frame: CGRect) {
    configuration = WKWebViewConfiguration()
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
  }

  package override var uiKitClassName: String { "WKWebView" }
  override var content: ViewContent { .control(FillContent(color: .pageBackground)) }
  override var shortcomings: [Diagnostic] { [emptyBox("a", "PageRender loads no web pages")] }
}

extension UIView {
  /// The warning of a view that is drawn as an empty box.
  ///
  /// - Parameter article: The indefinite article for the name of the view's class: "a" or "an".
  func emptyBox(_ article: String, _ reason: String) -> Diagnostic {
    let name = accessibilityIdentifier.map { "\($0), \(article) \(uiKitClassName)," } ?? uiKitClassName
    return Diagnostic(.warning, "\(name) is drawn as an empty box: \(reason)")
  }
}
