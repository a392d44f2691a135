public import Foundation
internal import PageBase
internal import PageDrawing
internal import PageLayout

/// The look of a bar's ground.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  enum Ground {
    /// As the bar has it by itself: translucent.
    case standard
    case opaque
    case transparent
  }

  private(set) var ground = Ground.standard
  /// The fill of the bar; `nil` keeps that of `backgroundEffect` or of the ground.
  open var backgroundColor: UIColor?
  /// Drawn as a translucent fill like other effects; the standard ground has one of its own.
  open var backgroundEffect: UIBlurEffect?
  /// Not drawn, with a warning.
  open var backgroundImage: UIImage?
  /// The hairline; `nil` or clear is none.
  open var shadowColor: UIColor? = UIColor(Color.Dynamic.barHairline)
  /// Not drawn, with a warning.
  open var shadowImage: UIImage?

  public override init() {}

  open func configureWithDefaultBackground() {
    configure(.standard, line: UIColor(Color.Dynamic.barHairline))
  }
  open func configureWithOpaqueBackground() { configure(.opaque, line: UIColor(Color.Dynamic.barHairline)) }
  /// Neither ground nor hairline.
  open func configureWithTransparentBackground() { configure(.transparent, line: nil) }

  private func configure(_ ground: Ground, line: UIColor?) {
    self.ground = ground
    backgroundColor = nil
    backgroundEffect = nil
    backgroundImage = nil
    shadowImage = nil
    shadowColor = line
  }

  /// The ground's colour; `nil` where there is none.
  var fill: Color.Dynamic? {
    if let backgroundColor { return backgroundColor.dynamic }
    if let backgroundEffect { return backgroundEffect.fill }
    switch ground {
    case .standard: return .barBackground
    case .opaque: return UIColor.systemBackground.dynamic
    case .transparent: return nil
    }
  }

  /// Warnings of its parts that are not drawn.
  func shortcomings(of bar: String) -> [Diagnostic] {
    guard backgroundImage != nil || shadowImage != nil else { return [] }
    return [Diagnostic(.warning, "the background and shadow images of \(bar) are not drawn")]
  }
}

/// The look of a bar's items.
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
  /// Font and colour of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

open class UINavigationBarAppearance: UIBarAppearance {
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

open class UITabBarAppearance: UIBarAppearance {
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
}

/// The look of tabs.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  public private(set) var normal = UITabBarItemStateAppearance()
  public private(set) var selected = UITabBarItemStateAppearance()
  public override init() {}
}

@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  /// Font and colour of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var iconColor: UIColor?
  open var badgeBackgroundColor: UIColor?
}

extension Color.Dynamic {
  /// The colours with an opacity, 0…1, in place of their own.
  func withOpacity(_ alpha: Double) -> Self {
    var (light, dark) = (light, dark)
    light.alpha = alpha
    dark.alpha = alpha
    return Color.Dynamic(light: light, dark: dark)
  }
}
