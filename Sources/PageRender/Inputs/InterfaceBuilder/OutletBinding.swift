internal import UIKitCore

/// A stand-in for `@IBOutlet`, `@IBAction` and `@IBInspectable`, which need a runtime that Linux does not have.
///
/// A class that a storyboard or xib names adopts it, and says for each name which of its properties is meant:
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
/// An app's sources that `renderpages app` translates need none of it.
@preconcurrency @MainActor
public protocol OutletBinding: AnyObject {
  /// Takes the object that an outlet leads to: a view, a controller, a constraint or a guide. Of an outlet collection each
  /// object comes by itself, in the document's order.
  func bind(outlet: String, to object: AnyObject)
  /// Does what an action is for.
  ///
  /// - Parameter action: The selector as the document has it, such as `nextTapped:`.
  func perform(action: String, sender: AnyObject)
  /// Takes a value that the document gives a property of the class's own.
  func bind(attribute: String, to value: Any)
}

extension OutletBinding {
  public func perform(action: String, sender: AnyObject) {}
  public func bind(attribute: String, to value: Any) {}
}

/// The classes of an app that documents may name: classes cannot be found by their names alone.
///
/// ```swift
/// // Main.storyboard names these, and calls the last OptionsController.
/// InterfaceClasses.register(WelcomeController.self, BadgeView.self)
/// InterfaceClasses.register(SettingsController.self, as: "OptionsController")
/// ```
@MainActor
public enum InterfaceClasses {
  private static var byName: [String: AnyClass] = [:]

  /// Makes classes known by their own names.
  public static func register(_ classes: AnyClass...) {
    for one in classes { byName[String(describing: one)] = one }
  }

  /// Makes a class known by the name that documents call it.
  public static func register(_ aClass: AnyClass, as name: String) {
    byName[name] = aClass
  }

  static func named(_ name: String) -> AnyClass? { byName[name] ?? MemberRegistry.named(name) }
}
