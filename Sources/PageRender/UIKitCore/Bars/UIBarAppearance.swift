public import Foundation
internal import PageBase
internal import PageDrawing
internal import PageLayout

/// The appearance of a bar's background.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  enum Ground {
    /// The bar's default background, which is translucent.
    case standard
    case opaque
    case transparent
  }

  private(set) var ground = Ground.standard
  /// The fill of the bar's background; `nil` for the fill of `backgroundEffect` or else of `ground`.
  open var backgroundColor: UIColor?
  /// The material behind the bar; `nil` for that of `ground`.
  open var backgroundEffect: UIBlurEffect?
  /// An image that is not drawn; a warning says so.
  open var backgroundImage: UIImage?
  /// The hairline's colour; `nil` or clear for no hairline.
  open var shadowColor: UIColor? = UIColor(Color.Dynamic.barHairline)
  /// An image that is not drawn; a warning says so.
  open var shadowImage: UIImage?

  public override init() {}

  open func configureWithDefaultBackground() {
    configure(.standard, line: UIColor(Color.Dynamic.barHairline))
  }
  open func configureWithOpaqueBackground() { configure(.opaque, line: UIColor(Color.Dynamic.barHairline)) }
  /// Configures the bar with neither background nor hairline.
  open func configureWithTransparentBackground() { configure(.transparent, line: nil) }

  private func configure(_ ground: Ground, line: UIColor?) {
    self.ground = ground
    backgroundColor = nil
    backgroundEffect = nil
    backgroundImage = nil
    shadowImage = nil
    shadowColor = line
  }

  /// The background's colour; `nil` if the background is transparent.
  var fill: Color.Dynamic? {
    if let backgroundColor { return backgroundColor.dynamic }
    if let backgroundEffect { return backgroundEffect.material.fill }
    switch ground {
    case .standard: return .barBackground
    case .opaque: return UIColor.systemBackground.dynamic
    case .transparent: return nil
    }
  }

  /// The standard deviation of the blur of what lies below the background, in points; 0 without an effect.
  var blur: Double {
    backgroundEffect?.material.radius ?? (ground == .standard ? UIBarAppearance.barBlur : 0)
  }

  /// The blur of the system's own background, that of a material.
  static var barBlur: Double { 20 }

  /// True for the system's own background.
  var isDefault: Bool { ground == .standard && backgroundColor == nil && backgroundEffect == nil }

  /// Warnings of images of the appearance that are not drawn.
  func shortcomings(of bar: String) -> [Diagnostic] {
    guard backgroundImage != nil || shadowImage != nil else { return [] }
    return [Diagnostic(.warning, "the background and shadow images of \(bar) are not drawn")]
  }
}

/// The appearance of a bar's items, by state.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  public private(set) var normal = UIBarButtonItemStateAppearance()
  public private(set) var highlighted = UIBarButtonItemStateAppearance()
  public private(set) var disabled = UIBarButtonItemStateAppearance()
  public override init() {}
  public init(style: UIBarButtonItem.Style) {}
}

@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  /// The title's attributes; font and colour are used.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

open class UINavigationBarAppearance: _UINavigationBarAppearanceNames {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var buttonAppearance = UIBarButtonItemAppearance()
  open var backButtonAppearance = UIBarButtonItemAppearance()
  open var doneButtonAppearance = UIBarButtonItemAppearance()
}

open class UIToolbarAppearance: UIBarAppearance {
  open var buttonAppearance = UIBarButtonItemAppearance()
  open var doneButtonAppearance = UIBarButtonItemAppearance()
}

open class UITabBarAppearance: _UITabBarAppearanceNames {
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
}

/// The appearance of a tab bar's tabs, by state.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  public private(set) var normal = UITabBarItemStateAppearance()
  public private(set) var selected = UITabBarItemStateAppearance()
  public override init() {}
}

@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  /// The title's attributes; font and colour are used.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var iconColor: UIColor?
  open var badgeBackgroundColor: UIColor?
}

extension Color.Dynamic {
  /// The light and dark colours with their opacity replaced by `alpha`, 0…1, which the name then tells.
  func withOpacity(_ alpha: Double) -> Self {
    var color = self
    color.light.alpha = alpha
    color.dark.alpha = alpha
    if alpha < 1, let name { color.name = "\(name) \(Int((alpha * 100).rounded())) %" }
    return color
  }
}
