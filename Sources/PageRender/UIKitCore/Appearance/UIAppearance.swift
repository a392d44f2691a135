public import Foundation

/// A container of views, so that a proxy of appearance is for those alone.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObject {}

/// Classes with a proxy of appearance: what is set on the proxy, every instance has that did not set it itself, from the
/// moment when it comes into a window.
///
/// The proxy is an instance of the class, made with its `init(frame:)`, which never shows.
///
/// What is set while a page's code runs is for that page alone. What is set outside of pages, such as in the `init()` of
/// a catalogue, is for all pages, as what an app sets when it starts.
@preconcurrency @MainActor
public protocol UIAppearance: NSObject {
  static func appearance() -> Self
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
}

extension UIView: UIAppearance, UIAppearanceContainer {
  public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

  /// - Parameter containerTypes: From the nearest outwards: views that have an ancestor of the first class, which has one of
  ///   the second, and so on. Others may be between them; controllers count where their views are.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppearanceStore.current.proxy(for: Self.self, in: containerTypes)
  }

  /// The proxy without conditions: traits are not told apart.
  public static func appearance(for trait: UITraitCollection) -> Self { appearance() }

  /// The proxy for containers: traits are not told apart.
  public static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    appearance(whenContainedInInstancesOf: containerTypes)
  }
}

extension UIViewController: UIAppearanceContainer {}

extension UIBarButtonItem {
  /// A proxy, as those of views: its tint and the attributes of its titles come to all items.
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
