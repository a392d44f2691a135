extension SystemMetrics {
  /// The look of iOS 18: that of iOS 17, as measurements differ only for the titles of back buttons.
  package static let ios18: SystemMetrics = {
    var metrics = ios17
    metrics.navigationBar.backTitleStart = 22 + 1 / 3.0
    return metrics
  }()
}
