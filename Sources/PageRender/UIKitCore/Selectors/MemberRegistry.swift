internal import Foundation
internal import PageBase

/// The registry of an app's classes and of their members by name.
///
/// The translator writes the calls of `register`, which run before any other code of the app.
@preconcurrency @MainActor
public enum MemberRegistry {
  private struct Entry {
    var methods: [String: Member.Method] = [:]
    var properties: [String: Member.Property] = [:]
  }

  /// The registered members by class.
  private static var entries: [ObjectIdentifier: Entry] = [:]
  private static var classes: [String: AnyClass] = [:]
  /// Makers of objects that are neither views nor controllers, by their classes' names.
  private static var makers: [String: @MainActor () -> AnyObject] = [:]
  /// The registrations of members not yet looked up, by class; most are never looked up.
  private static var pending: [ObjectIdentifier: [@MainActor () -> Entry]] = [:]

  /// Registers a class under the name that storyboards use.
  ///
  /// - Parameter make: Makes an object that stands in a storyboard beside its controllers; `nil` for views, controllers and
  ///   classes whose initialisers ask for something.
  public static func register<Owner: AnyObject>(
    _ type: Owner.Type, as name: String, make: (@MainActor () -> AnyObject)? = nil
  ) {
    classes[name] = type
    makers[name] = make
  }

  /// Makers of objects whose classes code calls without arguments, by class.
  private static var makersByType: [ObjectIdentifier: @MainActor () -> AnyObject] = [:]

  /// Registers the call that makes an object of a class known only at run time.
  public static func register<Owner: AnyObject>(
    new type: Owner.Type, _ make: @escaping @MainActor () -> AnyObject
  ) { makersByType[ObjectIdentifier(type)] = make }

  /// A new object of a class; `nil` if the class is not registered.
  package static func new(_ type: AnyClass) -> AnyObject? { makersByType[ObjectIdentifier(type)]?() }

  /// A new object of the class registered under a name; `nil` if none can be made.
  package static func newObject(_ name: String) -> AnyObject? { makers[name]?() }

  /// Adds members of a class, on top of those added before.
  public static func register<Owner: AnyObject>(
    members type: Owner.Type, _ fill: @escaping @MainActor (MemberTable<Owner>) -> Void
  ) {
    pending[ObjectIdentifier(type), default: []].append {
      let table = MemberTable<Owner>()
      fill(table)
      return Entry(methods: table.methods, properties: table.properties)
    }
  }

  /// The class registered under a name; `nil` if there is none.
  package static func named(_ name: String) -> AnyClass? { classes[name] }

  /// The class registered under a name, for code on any thread.
  nonisolated package static func type(named name: String) -> AnyClass? {
    MainThread.run { Unchecked(named(name)) }.value
  }

  // MARK: Methods

  /// Returns true if the object's class or a superclass has a method of the name.
  static func responds(_ object: AnyObject, to selector: Selector) -> Bool {
    method(of: object, selector.name) != nil
  }

  /// Performs a method by its name.
  ///
  /// - Returns: False if the object has no such method.
  @discardableResult
  package static func perform(
    _ selector: Selector, on object: AnyObject, with arguments: [Any?], result: inout Any?
  ) -> Bool {
    guard let method = method(of: object, selector.name) else { return false }
    do {
      result = try method(object, MemberArguments(values: arguments))
    } catch {
      let fault = error as? MemberFault
      report(object, selector.name, fault?.message ?? "\(error)")
    }
    return true
  }

  private static func method(
    of object: AnyObject, _ name: String
  ) -> Member.Method? {
    for type in classes(of: object) {
      if let method = entry(type).methods[name] { return method }
    }
    if let method = SystemMethods.method(name, of: object) { return method }
    // `foo` and `setFoo:` of a property.
    if !name.hasSuffix(":") {
      guard let property = property(of: object, name) else { return nil }
      return { owner, _ in property.get(owner) }
    }
    guard name.hasPrefix("set"), name.utf8.count > 4,
      name.utf8.count(where: { $0 == UInt8(ascii: ":") }) == 1,
      let set = property(of: object, lowercasingFirst(name.dropFirst(3).dropLast()))?.set
    else { return nil }
    return { owner, arguments in
      try set(owner, arguments.values.first ?? nil)
      return nil
    }
  }

  private static func lowercasingFirst(_ name: Substring) -> String {
    name.prefix(1).lowercased() + name.dropFirst()
  }

  // MARK: Properties

  /// Returns true if the object has a settable property of the name.
  package static func hasProperty(_ name: String, of object: AnyObject) -> Bool {
    property(of: object, name)?.set != nil
  }

  /// The value of a property.
  ///
  /// - Returns: `nil` if the object has no such property.
  static func value(of name: String, of object: AnyObject) -> Any?? {
    guard let property = property(of: object, name) else { return nil }
    return .some(property.get(object))
  }

  /// Sets a property by its name.
  ///
  /// - Returns: False if the object has no such property.
  @discardableResult
  package static func set(_ name: String, of object: AnyObject, to value: Any?) -> Bool {
    guard let set = property(of: object, name)?.set else { return false }
    do {
      try set(object, value)
    } catch {
      report(object, name, (error as? MemberFault)?.message ?? "\(error)")
    }
    return true
  }

  /// Appends an object to an array property, as documents do for outlet collections.
  package static func append(_ name: String, of object: AnyObject, _ value: AnyObject) -> Bool {
    guard let property = property(of: object, name) else { return false }
    return set(name, of: object, to: ((property.get(object) as? [Any]) ?? []) + [value as Any])
  }

  private static func property(
    of object: AnyObject, _ name: String
  ) -> Member.Property? {
    for type in classes(of: object) {
      if let property = entry(type).properties[name] { return property }
    }
    return nil
  }

  // MARK: Classes

  private static func classes(of object: AnyObject) -> some Sequence<AnyClass> {
    sequence(first: Swift.type(of: object) as AnyClass) { _getSuperclass($0) }
  }

  private static func entry(_ type: AnyClass) -> Entry {
    let key = ObjectIdentifier(type)
    if entries[key] == nil, pending[key] == nil, let generic = type as? any MembersByName.Type,
      _getSuperclass(type).map({ !($0 is any MembersByName.Type) }) ?? true
    {
      pending[key] = [{ Self.entry(ofGeneric: generic) }]
    }
    guard let waiting = pending.removeValue(forKey: key) else { return entries[key] ?? Entry() }
    var entry = entries[key] ?? Entry()
    for part in waiting {
      let members = part()
      entry.methods.merge(members.methods) { $1 }
      entry.properties.merge(members.properties) { $1 }
    }
    entries[key] = entry
    return entry
  }

  private static func entry<Generic: MembersByName>(ofGeneric type: Generic.Type) -> Entry {
    let table = MemberTable<AnyObject>()
    type.addMembers(to: table)
    return Entry(methods: table.methods, properties: table.properties)
  }

  // MARK: Faults

  /// Reports a failed use of a member, on the object's view or controller or else on the page being built.
  static func report(_ object: AnyObject, _ member: String, _ problem: String) {
    switch object {
    case let view as UIView: view.report(member, problem)
    case let controller as UIViewController: controller.report(member, problem)
    default:
      let owner = String(describing: Swift.type(of: object))
      CodeFaults.current?.append(Diagnostic(.error, "\(owner): \(member) \(problem)", exitCode: .badInput))
    }
  }
}

/// A generic class with members by name, which are added at the first use, when its metadata exists.
@preconcurrency @MainActor
public protocol MembersByName: AnyObject {
  static func addMembers(to table: MemberTable<AnyObject>)
}
