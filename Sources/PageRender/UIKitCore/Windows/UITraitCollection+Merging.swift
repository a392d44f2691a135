public import Foundation

extension UITraitCollection {
  /// Merges collections; the last value that is specified for a trait counts.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    func last<Trait: Equatable>(_ trait: KeyPath<UITraitCollection, Trait>, unless open: Trait) -> Trait {
      traitCollections.lazy.map { $0[keyPath: trait] }.reversed().first { $0 != open } ?? open
    }
    self.init(
      userInterfaceStyle: last(\.userInterfaceStyle, unless: .unspecified),
      horizontalSizeClass: last(\.horizontalSizeClass, unless: .unspecified),
      verticalSizeClass: last(\.verticalSizeClass, unless: .unspecified),
      userInterfaceIdiom: last(\.userInterfaceIdiom, unless: .unspecified),
      preferredContentSizeCategory: last(\.preferredContentSizeCategory, unless: .unspecified),
      layoutDirection: last(\.layoutDirection, unless: .unspecified),
      displayScale: last(\.displayScale, unless: 0))
  }

  // Without effect: each page has these traits as they are by default.

  public convenience init(forceTouchCapability: UIForceTouchCapability) { self.init() }
  public convenience init(accessibilityContrast: UIAccessibilityContrast) { self.init() }
  public convenience init(legibilityWeight: UILegibilityWeight) { self.init() }
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) { self.init() }
  public convenience init(displayGamut: UIDisplayGamut) { self.init() }
  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) { self.init() }

  /// Makes the traits that a closure sets; the others are unspecified.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    var traits: any UIMutableTraits = MutableTraits()
    mutations(&traits)
    self.init(traits)
  }

  /// A copy with the changes of a closure.
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    var traits: any UIMutableTraits = MutableTraits(
      userInterfaceStyle: userInterfaceStyle, horizontalSizeClass: horizontalSizeClass,
      verticalSizeClass: verticalSizeClass, userInterfaceIdiom: userInterfaceIdiom,
      preferredContentSizeCategory: preferredContentSizeCategory, layoutDirection: layoutDirection,
      displayScale: displayScale)
    mutations(&traits)
    return UITraitCollection(traits)
  }

  private convenience init(_ traits: any UIMutableTraits) {
    self.init(
      userInterfaceStyle: traits.userInterfaceStyle, horizontalSizeClass: traits.horizontalSizeClass,
      verticalSizeClass: traits.verticalSizeClass, userInterfaceIdiom: traits.userInterfaceIdiom,
      preferredContentSizeCategory: traits.preferredContentSizeCategory,
      layoutDirection: traits.layoutDirection, displayScale: traits.displayScale)
  }
}

/// The settable traits from which a `UITraitCollection` is made.
public protocol UIMutableTraits {
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// Pixels per point; 0 if unspecified.
  var displayScale: CGFloat { get set }
}

/// The traits that a view or a controller overrides.
///
/// Appearance and content size have an effect; any other override causes a warning.
public struct UITraitOverrides: UIMutableTraits {
  var traits: any UIMutableTraits
  /// The names of the overridden traits.
  var set: [String] = []

  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { traits.userInterfaceStyle }
    set { change("userInterfaceStyle") { $0.userInterfaceStyle = newValue } }
  }
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { traits.horizontalSizeClass }
    set { change("horizontalSizeClass") { $0.horizontalSizeClass = newValue } }
  }
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { traits.verticalSizeClass }
    set { change("verticalSizeClass") { $0.verticalSizeClass = newValue } }
  }
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { traits.userInterfaceIdiom }
    set { change("userInterfaceIdiom") { $0.userInterfaceIdiom = newValue } }
  }
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { traits.preferredContentSizeCategory }
    set { change("preferredContentSizeCategory") { $0.preferredContentSizeCategory = newValue } }
  }
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { traits.layoutDirection }
    set { change("layoutDirection") { $0.layoutDirection = newValue } }
  }
  public var displayScale: CGFloat {
    get { traits.displayScale }
    set { change("displayScale") { $0.displayScale = newValue } }
  }

  private mutating func change(_ name: String, _ change: (inout any UIMutableTraits) -> Void) {
    change(&traits)
    if !set.contains(name) { set.append(name) }
  }

  /// Applies overrides that `old` does not have, and reports those without effect.
  @MainActor
  func follow(insteadOf old: UITraitOverrides, setStyle: (UIUserInterfaceStyle) -> Void) {
    for name in set {
      let isNew = !old.set.contains(name)
      switch name {
      // A style that was set before stays as it is: `overrideUserInterfaceStyle` may have changed it since.
      case "userInterfaceStyle":
        if isNew || old.userInterfaceStyle != userInterfaceStyle { setStyle(userInterfaceStyle) }
      case "preferredContentSizeCategory": UIView.hasOwnContentSizes = true
      default:
        if isNew {
          Effectless.say("traitOverrides.\(name)", "what is in the view keeps the traits around it")
        }
      }
    }
  }
}

extension UIResponder {
  fileprivate var keptTraitOverrides: UITraitOverrides {
    kept("traitOverrides") ?? UITraitOverrides(traits: MutableTraits())
  }
  /// The content size of `traitOverrides`; `nil` if it is not overridden.
  var overriddenContentSizeCategory: UIContentSizeCategory? {
    let overrides: UITraitOverrides? = kept("traitOverrides")
    guard let overrides, overrides.set.contains("preferredContentSizeCategory"),
      overrides.preferredContentSizeCategory != .unspecified
    else { return nil }
    return overrides.preferredContentSizeCategory
  }
  fileprivate func keep(_ overrides: UITraitOverrides, setStyle: (UIUserInterfaceStyle) -> Void) {
    let old = keptTraitOverrides
    keep(overrides, "traitOverrides")
    overrides.follow(insteadOf: old, setStyle: setStyle)
  }
}

extension UIView {
  /// The traits that override the superview's.
  public var traitOverrides: UITraitOverrides {
    get { keptTraitOverrides }
    set { keep(newValue) { overrideUserInterfaceStyle = $0 } }
  }
}

extension UIViewController {
  /// The traits that override those of the superview of the controller's view.
  public var traitOverrides: UITraitOverrides {
    get { keptTraitOverrides }
    set { keep(newValue) { overrideUserInterfaceStyle = $0 } }
  }
  /// Overrides the traits of a child. Appearance and content size have an effect, and a warning says so.
  public func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild child: UIViewController) {
    child.keep(collection, "overrideTraitCollection")
    child.overrideUserInterfaceStyle = collection?.userInterfaceStyle ?? .unspecified
    UIView.hasOwnContentSizes = true
    Effectless.say(
      "setOverrideTraitCollection(_:forChild:)", "a child follows its appearance and content size only")
  }
  public func overrideTraitCollection(forChild child: UIViewController) -> UITraitCollection? {
    child.kept("overrideTraitCollection")
  }
}

private struct MutableTraits: UIMutableTraits {
  var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  var displayScale: CGFloat = 0
}
