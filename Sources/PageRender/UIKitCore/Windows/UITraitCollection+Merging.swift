public import Foundation

extension UITraitCollection {
  /// What all of them say; of two that say something different, the later one counts.
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

private struct MutableTraits: UIMutableTraits {
  var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  var displayScale: CGFloat = 0
}
