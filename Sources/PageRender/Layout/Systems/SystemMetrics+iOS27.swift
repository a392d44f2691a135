extension SystemMetrics {
  /// The look of iOS 27: that of iOS 26, as no measurement differs.
  package static let ios27 = ios26
}
