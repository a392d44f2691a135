internal import Foundation

/// A trait whose changes can be observed.
public protocol UITraitDefinition {}

/// The type of a trait.
public typealias UITrait = any UITraitDefinition.Type

public struct UITraitUserInterfaceStyle: UITraitDefinition {}
public struct UITraitHorizontalSizeClass: UITraitDefinition {}
public struct UITraitVerticalSizeClass: UITraitDefinition {}
public struct UITraitUserInterfaceIdiom: UITraitDefinition {}
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {}
public struct UITraitLayoutDirection: UITraitDefinition {}
public struct UITraitDisplayScale: UITraitDefinition {}
public struct UITraitActiveAppearance: UITraitDefinition {}

/// The registration of an observer of trait changes, with which it can be removed.
public protocol UITraitChangeRegistration {}

/// A view or controller whose trait changes can be observed.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UIResponder {}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

extension UITraitChangeObservable {
  /// Calls `handler` when one of the traits has changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait],
    handler: @escaping (_ traitEnvironment: Self, _ previousTraitCollection: UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    register(traits) { responder, previous in
      if let environment = responder as? Self { handler(environment, previous) }
    }
  }

  /// Registers a closure that names the type of the view or controller, as `(self: Self, previous:
  /// UITraitCollection)`.
  @_disfavoredOverload
  @discardableResult
  public func registerForTraitChanges<Observed: UIResponder>(
    _ traits: [UITrait],
    handler: @escaping (_ traitEnvironment: Observed, _ previousTraitCollection: UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    register(traits) { responder, previous in
      if let observed = responder as? Observed { handler(observed, previous) }
    }
  }

  private func register(
    _ traits: [UITrait], call: @escaping (UIResponder, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let observer = TraitObserver(traits: traits.map { ObjectIdentifier($0) }, call: call)
    changeExtras { $0.traitObservers.append(observer) }
    return observer
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    guard let observer = registration as? TraitObserver else { return }
    changeExtras { $0.traitObservers.removeAll { $0 === observer } }
  }
}

/// An observer of changes of some traits.
@MainActor
final class TraitObserver: UITraitChangeRegistration {
  private let traits: [ObjectIdentifier]
  private let call: (UIResponder, UITraitCollection) -> Void

  init(traits: [ObjectIdentifier], call: @escaping (UIResponder, UITraitCollection) -> Void) {
    self.traits = traits
    self.call = call
  }

  /// Returns true if one of the observer's traits differs.
  func hears(_ old: UITraitCollection, _ new: UITraitCollection) -> Bool {
    traits.contains { trait in
      switch trait {
      case ObjectIdentifier(UITraitUserInterfaceStyle.self):
        old.userInterfaceStyle != new.userInterfaceStyle
      case ObjectIdentifier(UITraitHorizontalSizeClass.self):
        old.horizontalSizeClass != new.horizontalSizeClass
      case ObjectIdentifier(UITraitVerticalSizeClass.self): old.verticalSizeClass != new.verticalSizeClass
      case ObjectIdentifier(UITraitUserInterfaceIdiom.self):
        old.userInterfaceIdiom != new.userInterfaceIdiom
      case ObjectIdentifier(UITraitPreferredContentSizeCategory.self):
        old.preferredContentSizeCategory != new.preferredContentSizeCategory
      case ObjectIdentifier(UITraitLayoutDirection.self): old.layoutDirection != new.layoutDirection
      case ObjectIdentifier(UITraitDisplayScale.self): old.hasOtherScale(than: new)
      default: false
      }
    }
  }

  func tell(_ responder: UIResponder, previous: UITraitCollection) { call(responder, previous) }
}

extension UITraitCollection {
  /// The traits on which the system's colours depend, for `registerForTraitChanges`.
  public static var systemTraitsAffectingColorAppearance: [UITrait] { [UITraitUserInterfaceStyle.self] }
  /// The traits on which images of asset catalogues depend, for `registerForTraitChanges`.
  public static var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
      UITraitUserInterfaceIdiom.self, UITraitLayoutDirection.self, UITraitDisplayScale.self,
    ]
  }

  /// Returns true if colours look different in other traits.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    traitCollection?.userInterfaceStyle != userInterfaceStyle
  }
}
