extension LayoutEnvironment {
  /// The greatest width of readable content at the Large content size, in points, and (`readableScreenWidth`)
  /// the least screen width at which it applies. Recorded on 30 simulators (bouchenoiremarc/ios-dimensions):
  /// 664 on screens of regular width from 768 points up, no limit on 736 and 744.
  static let readableWidth = 664.0
  static let readableScreenWidth = 768.0

  /// Returns the insets of a view's readable content guide, in points: its margins, widened equally at both
  /// sides to limit the width between them to 664.
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
