public import Foundation
public import PageRender

/// The size, safe area and traits that a view is drawn in. Pictures have 3 pixels per point unless the traits set a
/// `displayScale`.
public struct ViewImageConfig: Sendable {
  public enum Orientation: Sendable {
    case landscape, portrait
  }

  /// How a tablet is held, and what part of its screen an app has.
  public enum TabletOrientation: Sendable {
    public enum PortraitSplits: Sendable {
      case oneThird, twoThirds, full
    }
    public enum LandscapeSplits: Sendable {
      case oneThird, oneHalf, twoThirds, full
    }
    case landscape(splitView: LandscapeSplits)
    case portrait(splitView: PortraitSplits)
  }

  public var safeArea: UIEdgeInsets
  /// In points; `nil` is the view's own.
  public var size: CGSize?
  public var traits: UITraitCollection

  public init(
    safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) {
    self.safeArea = safeArea
    self.size = size
    self.traits = traits
  }

  /// A copy of another size; itself without one.
  func with(size: CGSize?) -> ViewImageConfig {
    var config = self
    config.size = size ?? self.size
    return config
  }
}
