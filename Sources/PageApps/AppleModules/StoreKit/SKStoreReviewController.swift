@_exported public import AppUIKit

/// Asks for a review of the app; in pages, nobody is asked.
@preconcurrency @MainActor open class SKStoreReviewController: NSObject {
  open class func requestReview() {}
  open class func requestReview(in windowScene: UIWindowScene) {}
}

/// A screen with a product of the App Store, which pages show empty.
open class SKStoreProductViewController: UIViewController {
  open weak var delegate: (any SKStoreProductViewControllerDelegate)?
  open func loadProduct(
    withParameters parameters: [String: Any], completionBlock block: ((Bool, (any Error)?) -> Void)? = nil
  ) { block?(false, nil) }
}

@preconcurrency @MainActor public protocol SKStoreProductViewControllerDelegate: AnyObject {}

public let SKStoreProductParameterITunesItemIdentifier = "id"
