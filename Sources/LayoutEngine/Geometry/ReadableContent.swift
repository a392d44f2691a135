extension LayoutEnvironment {
  /// The widest readable content at the Large content size, in points, and the width of the screen from
  /// which on it is limited. Recorded on 30 simulators (bouchenoiremarc/ios-dimensions): 664 on screens of
  /// regular width from 768 up, unlimited on 736 and 744.
  static let readableWidth = 664.0
  static let readableScreenWidth = 768.0

  /// The distances from a view's edges to its readable content guide: its margins, and at the sides what is
  /// left of a wide view, in equal parts.
  func readableInsets(margins: EdgeInsets, width: Double) -> EdgeInsets {
    guard horizontalSizeClass == .regular, size.width >= Self.readableScreenWidth else { return margins }
    let excess = width - margins.left - margins.right - Self.readableWidth
    guard excess > 0 else { return margins }
    var insets = margins
    insets.left += excess / 2
    insets.right += excess / 2
    return insets
  }
}
