internal import Foundation
internal import LayoutEngine
internal import PageLayout

/// The heights of bars, in points, for the traits that pages are being built for.
@MainActor
enum BarMetrics {
  // 44 and 49 were read off recorded layouts and public tables; 32 in compact height and 50 on an iPad are
  // not confirmed by a measurement.
  static var navigationBar: CGFloat { height(phone: 44) }
  static var toolbar: CGFloat { height(phone: 44) }
  static var tabBar: CGFloat { height(phone: 49) }
  /// The height that a large title adds to a navigation bar, in points.
  static let largeTitle: CGFloat = 52

  private static func height(phone: CGFloat) -> CGFloat {
    let traits = UITraitCollection.current
    if traits.userInterfaceIdiom == .pad { return 50 }
    return traits.verticalSizeClass == .compact ? 32 : phone
  }
}

/// A line one pixel high.
final class Hairline: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .separator
    setContentHuggingPriority(.required, for: .vertical)
    setContentCompressionResistancePriority(.required, for: .vertical)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override var content: ViewContent { .hairline }

  override var layoutContent: LayoutItem.Content { .measured(heightFollowsWidth: false) }
}
