public import Foundation

/// A container of views; an appearance proxy can be limited to views inside its instances.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObject {}

/// A class with an appearance proxy. A property set on the proxy is copied to each instance that did not set
/// it itself, when the instance enters a window.
///
/// The proxy is an instance of the class that is never shown, made with `init(frame:)`.
///
/// A property set while a page's code runs affects that page alone. Set outside pages, such as in a
/// catalogue's `init()`, it affects all pages.
@preconcurrency @MainActor
public protocol UIAppearance: NSObject {
  static func appearance() -> Self
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
}

extension UIView: UIAppearance, UIAppearanceContainer {
  public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

  /// - Parameter containerTypes: The classes of containers that a view must be in, from the innermost
  ///   outwards; other views may lie between them. A controller contains the views in its view.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppearanceStore.current.proxy(for: Self.self, in: containerTypes)
  }

  /// The proxy without containers; `trait` is ignored.
  public static func appearance(for trait: UITraitCollection) -> Self { appearance() }

  /// The proxy for views inside containers; `trait` is ignored.
  public static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    appearance(whenContainedInInstancesOf: containerTypes)
  }
}

extension UIViewController: UIAppearanceContainer {}

extension UIBarButtonItem {
  /// The appearance proxy of bar button items; its tint colour and title attributes are copied to all items.
  public static func appearance() -> UIBarButtonItem { appearance(whenContainedInInstancesOf: []) }

  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIBarButtonItem {
    AppearanceStore.current.itemProxy(in: containerTypes)
  }
}

extension UIAppearanceContainer {
  /// Returns true if an object is of this class.
  static func hasInstance(_ object: NSObject) -> Bool { object is Self }
}
