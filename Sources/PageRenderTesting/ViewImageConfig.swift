public import Foundation
public import PageRender

/// The size, safe area and traits that a view is drawn in. Pictures have 3 pixels per point unless the traits set a
/// `displayScale`.
///
/// ```swift
/// // A sheet over the lower half of a screen, in a language from right to left.
/// let sheet = ViewImageConfig(
///   safeArea: UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0), size: CGSize(width: 390, height: 422),
///   traits: UITraitCollection(layoutDirection: .rightToLeft))
/// assertSnapshot(of: SettingsController(), as: .image(on: sheet), named: "sheet")
/// ```
public struct ViewImageConfig: Sendable {
  public enum Orientation: Sendable {
    case landscape, portrait
  }

  /// The orientation of a tablet, and the part of its screen that an app has.
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
  /// The view's size, in points; `nil` for the view's own.
  public var size: CGSize?
  public var traits: UITraitCollection

  public init(
    safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) {
    self.safeArea = safeArea
    self.size = size
    self.traits = traits
  }

  /// Returns a copy of another size; `nil` keeps the size.
  func with(size: CGSize?) -> ViewImageConfig {
    var config = self
    config.size = size ?? self.size
    return config
  }
}
