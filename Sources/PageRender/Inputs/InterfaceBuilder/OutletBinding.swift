internal import UIKitCore

/// A replacement for `@IBOutlet`, `@IBAction` and `@IBInspectable`, which need a runtime that Linux does not
/// have.
///
/// A custom class of a storyboard or xib adopts the protocol, and sets the property that each name means:
///
/// ```swift
/// final class LoginController: UIViewController, OutletBinding {
///   var titleLabel: UILabel?
///
///   func bind(outlet: String, to object: AnyObject) {
///     if outlet == "titleLabel" { titleLabel = object as? UILabel }
///   }
///
///   func perform(action: String, sender: AnyObject) {
///     if action == "nextTapped:" { present(TutorialController(), animated: true) }
///   }
/// }
/// ```
///
/// Sources of an app that `renderpages app` translates do not need the protocol.
@preconcurrency @MainActor
public protocol OutletBinding: AnyObject {
  /// Sets an outlet to an object: a view, a controller, a constraint or a guide. It is called once for each
  /// object of an outlet collection, in the document's order.
  func bind(outlet: String, to object: AnyObject)
  /// Performs an action.
  ///
  /// - Parameter action: The selector as written in the document, such as `nextTapped:`.
  func perform(action: String, sender: AnyObject)
  /// Sets a property of the class to the value of a user-defined runtime attribute.
  func bind(attribute: String, to value: Any)
}

extension OutletBinding {
  public func perform(action: String, sender: AnyObject) {}
  public func bind(attribute: String, to value: Any) {}
}

/// The custom classes of an app that documents may name. They must be registered, since classes cannot be
/// found by their names alone.
///
/// ```swift
/// // Main.storyboard names these, and calls the last OptionsController.
/// InterfaceClasses.register(WelcomeController.self, BadgeView.self)
/// InterfaceClasses.register(SettingsController.self, as: "OptionsController")
/// ```
@MainActor
public enum InterfaceClasses {
  private static var byName: [String: AnyClass] = [:]

  /// Registers classes under their own names.
  public static func register(_ classes: AnyClass...) {
    for one in classes { byName[String(describing: one)] = one }
  }

  /// Registers a class under the name that documents use for it.
  public static func register(_ aClass: AnyClass, as name: String) {
    byName[name] = aClass
  }

  static func named(_ name: String) -> AnyClass? { byName[name] ?? MemberRegistry.named(name) }
}
