public import Foundation

/// What a controller previewed by pressing. Nobody presses.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
  var delegate: any UIViewControllerPreviewingDelegate { get }
  var sourceView: UIView { get }
  var sourceRect: CGRect { get set }
}

/// What `registerForPreviewing(with:sourceView:)` gives.
@MainActor
final class PreviewingContext: NSObject, UIViewControllerPreviewing {
  let delegate: any UIViewControllerPreviewingDelegate
  let sourceView: UIView
  var sourceRect = CGRect.zero

  init(delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView) {
    self.delegate = delegate
    self.sourceView = sourceView
  }
}
