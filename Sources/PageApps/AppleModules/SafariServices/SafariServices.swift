// Written by Scripts/uikit-names.
// swift-format-ignore-file

@_exported public import AppUIKit

open class SFSafariViewController: UIViewController {
  open weak var delegate: (any SFSafariViewControllerDelegate)?; open var preferredBarTintColor: UIColor?
  open var preferredControlTintColor: UIColor?; open var dismissButtonStyle: DismissButtonStyle = .done
  public enum DismissButtonStyle: Int, Sendable { case done, close, cancel }
  @preconcurrency @MainActor open class Configuration: NSObject { open var entersReaderIfAvailable = false; open var barCollapsingEnabled = true; public override init() {} }
  public convenience init(url URL: URL) { self.init(nibName: nil, bundle: nil) }
  public convenience init(url URL: URL, configuration: Configuration) { self.init(nibName: nil, bundle: nil) }
  public convenience init(url URL: URL, entersReaderIfAvailable: Bool) { self.init(nibName: nil, bundle: nil) }
}
public protocol SFSafariViewControllerDelegate: AnyObject { }
