public import Foundation

extension UITraitCollection {
  /// Merges collections; of two values for one trait the later one counts.
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

  /// The traits that a closure sets, as from iOS 17.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    var traits: any UIMutableTraits = MutableTraits()
    mutations(&traits)
    self.init(traits)
  }

  /// These traits, and over them those that a closure sets.
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

/// Traits on their way to a `UITraitCollection`.
public protocol UIMutableTraits {
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// Pixels per point; 0 where that is open.
  var displayScale: CGFloat { get set }
}

/// The traits that a view or a controller sets over those around it. The appearance is followed; a warning names what is not.
public struct UITraitOverrides: UIMutableTraits {
  var traits: any UIMutableTraits
  /// The names of those that were set.
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

  /// The overrides of a view or controller that had `old`: the appearance is given to it, the others are told.
  func follow(insteadOf old: UITraitOverrides, setStyle: (UIUserInterfaceStyle) -> Void) {
    if set.contains("userInterfaceStyle") { setStyle(userInterfaceStyle) }
    for name in set where name != "userInterfaceStyle" && !old.set.contains(name) {
      Effectless.say("traitOverrides.\(name)", "what is in the view keeps the traits around it")
    }
  }
}

extension UIResponder {
  fileprivate var keptTraitOverrides: UITraitOverrides {
    kept("traitOverrides") ?? UITraitOverrides(traits: MutableTraits())
  }
  fileprivate func keep(_ overrides: UITraitOverrides, setStyle: (UIUserInterfaceStyle) -> Void) {
    let old = keptTraitOverrides
    keep(overrides, "traitOverrides")
    overrides.follow(insteadOf: old, setStyle: setStyle)
  }
}

extension UIView {
  /// Traits in place of the superview's.
  public var traitOverrides: UITraitOverrides {
    get { keptTraitOverrides }
    set { keep(newValue) { overrideUserInterfaceStyle = $0 } }
  }
}

extension UIViewController {
  /// Traits in place of those of the view that the controller's view is in.
  public var traitOverrides: UITraitOverrides {
    get { keptTraitOverrides }
    set { keep(newValue) { overrideUserInterfaceStyle = $0 } }
  }
  /// Traits for a child, which follows their appearance only, with a warning.
  public func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild child: UIViewController) {
    child.keep(collection, "overrideTraitCollection")
    child.overrideUserInterfaceStyle = collection?.userInterfaceStyle ?? .unspecified
    Effectless.say("setOverrideTraitCollection(_:forChild:)", "a child follows its appearance only")
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
