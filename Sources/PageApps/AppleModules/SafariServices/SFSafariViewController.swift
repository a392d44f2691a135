@_exported public import AppUIKit

/// A web page in an app, which pages show empty, as there is no network.
open class SFSafariViewController: UIViewController {
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  open var preferredBarTintColor: UIColor?
  open var preferredControlTintColor: UIColor?
  open var dismissButtonStyle: DismissButtonStyle = .done

  /// The style of the dismiss button, with SafariServices' raw values.
  public enum DismissButtonStyle: Int, Sendable { case done, close, cancel }

  /// The settings of the web page's screen.
  @preconcurrency @MainActor open class Configuration: NSObject {
    open var entersReaderIfAvailable = false
    open var barCollapsingEnabled = true
    public override init() {}
  }

  public convenience init(url URL: URL) { self.init(nibName: nil, bundle: nil) }
  public convenience init(url URL: URL, configuration: Configuration) { self.init(nibName: nil, bundle: nil) }
  public convenience init(url URL: URL, entersReaderIfAvailable: Bool) {
    self.init(nibName: nil, bundle: nil)
  }
}

@preconcurrency @MainActor public protocol SFSafariViewControllerDelegate: AnyObject {}
