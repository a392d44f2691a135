extension SystemMetrics {
  /// The look of iOS 18: that of iOS 17, as no measurement of a control or a bar differs.
  package static let ios18 = ios17
}
