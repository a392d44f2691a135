internal import Foundation
internal import PageBase
internal import PageLayout

extension UITraitCollection {
  /// The look and metrics of the version of iOS.
  var metrics: SystemMetrics { system.metrics }
}

extension UIView {
  /// The look and metrics of the version of iOS that is drawn in the view's window, or else that pages are
  /// being built for.
  var metrics: SystemMetrics { (window?.traits ?? .current).metrics }
}
