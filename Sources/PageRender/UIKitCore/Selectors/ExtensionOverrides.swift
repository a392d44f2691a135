/// Overrides that an app's extensions of UIKit's classes declare, which the translator registers.
///
/// Like methods of Objective-C's categories they hold for all objects of the class and of its subclasses.
@preconcurrency @MainActor
public enum ExtensionOverrides {
  private typealias Body = @MainActor (AnyObject, Any?) -> Any

  /// A member of an object.
  private struct Call: Hashable {
    let name: String
    let object: ObjectIdentifier
  }

  /// The overrides by the member's full name, then by class.
  private static var bodies: [String: [ObjectIdentifier: Body]] = [:]
  /// The overrides that run now: `super` in them reaches UIKit's own members.
  private static var running: Set<Call> = []

  /// Registers an override of a property or of a method without arguments.
  public static func register<Owner: AnyObject, Value>(
    _ name: String, of type: Owner.Type, _ body: @escaping @MainActor (Owner) -> Value
  ) {
    bodies[name, default: [:]][ObjectIdentifier(type)] = { object, _ in
      guard let object = object as? Owner else { return () }
      return body(object)
    }
  }

  /// Registers an override of a method with one argument.
  public static func register<Owner: AnyObject, Argument>(
    _ name: String, of type: Owner.Type, _ body: @escaping @MainActor (Owner, Argument) -> Void
  ) {
    bodies[name, default: [:]][ObjectIdentifier(type)] = { object, argument in
      if let object = object as? Owner, let argument = argument as? Argument { body(object, argument) }
      return ()
    }
  }

  /// The value of the override that holds for an object; `own` if there is none or it runs already.
  static func value<Value>(_ name: String, of object: AnyObject, or own: @autoclosure () -> Value) -> Value {
    guard let value = run(name, of: object, nil), let value = value as? Value else { return own() }
    return value
  }

  /// Calls the override that holds for an object, if there is one.
  static func call(_ name: String, of object: AnyObject, _ argument: Any? = nil) {
    _ = run(name, of: object, argument)
  }

  private static func run(_ name: String, of object: AnyObject, _ argument: Any?) -> Any? {
    guard let known = bodies[name] else { return nil }
    var next: AnyClass? = type(of: object)
    while let type = next {
      if let body = known[ObjectIdentifier(type)] {
        let call = Call(name: name, object: ObjectIdentifier(object))
        guard running.insert(call).inserted else { return nil }
        defer { running.remove(call) }
        return body(object, argument)
      }
      next = _getSuperclass(type)
    }
    return nil
  }
}
