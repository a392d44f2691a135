public import Foundation
internal import LayoutEngine
internal import PageBase
internal import PageLayout

/// The configuration of a web view; ignored.
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject {
  public override init() {}

  // Written by Scripts/uikit-names.
  open var preferences: WKPreferences = WKPreferences()
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  open var userContentController: WKUserContentController = WKUserContentController()
  open var allowsInlineMediaPlayback: Bool = false
  open var suppressesIncrementalRendering: Bool = false
  // End of what is written.
}

/// A web view, which loads no page and is drawn as an empty box, with a warning.
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
  override var shortcomings: [Diagnostic] { [emptyBox("a", "PageRender loads no web pages")] }

  // Written by Scripts/uikit-names.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  open weak var uiDelegate: (any WKUIDelegate)?
  open var allowsBackForwardNavigationGestures: Bool = false
  open var allowsLinkPreview: Bool = true
  open var customUserAgent: String?
  open var title: String? { nil }
  open var url: URL? { nil }
  open var isLoading: Bool { false }
  open var estimatedProgress: Double { 0 }
  open var canGoBack: Bool { false }
  open var canGoForward: Bool { false }
  @discardableResult open func load<Request>(_ request: Request) -> WKNavigation? { nil }
  @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { nil }
  @discardableResult open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL)
    -> WKNavigation?
  { nil }
  @discardableResult open func reload() -> WKNavigation? { nil }
  @discardableResult open func goBack() -> WKNavigation? { nil }
  @discardableResult open func goForward() -> WKNavigation? { nil }
  open func stopLoading() {}
  open func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {}
  open lazy var scrollView = UIScrollView()
  open var backForwardList: WKBackForwardList { WKBackForwardList() }
  open var hasOnlySecureContent: Bool { true }
  open var serverTrust: AnyObject? { nil }
  open var isInspectable: Bool = false
  open var underPageBackgroundColor: UIColor!
  open var pageZoom: CGFloat = 1
  open var isFindInteractionEnabled: Bool = false
  open func takeSnapshot(
    with snapshotConfiguration: AnyObject?, completionHandler: @escaping (UIImage?, (any Error)?) -> Void
  ) {}
  @discardableResult open func load(
    _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? { nil }
  // End of what is written.
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
