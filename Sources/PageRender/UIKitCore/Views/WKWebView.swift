public import Foundation
internal import LayoutEngine
internal import PageBase
internal import PageLayout

/// How a web view is set up; nothing of it is used.
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject {
  public override init() {}
}

/// A place for a web page, which is never loaded: an empty box, and a warning.
open class WKWebView: UIView {
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
  override var shortcomings: [Diagnostic] { [emptyBox("web pages are not loaded")] }
}

extension UIView {
  /// The warning of a view whose content cannot be had here.
  func emptyBox(_ reason: String) -> Diagnostic {
    Diagnostic(.warning, "\(diagnosticName) is drawn as an empty box: \(reason)")
  }
}
