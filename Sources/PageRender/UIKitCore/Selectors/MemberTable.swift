internal import Foundation

/// The members of a class by name: methods for selectors, and properties.
///
/// The translator writes a table for each class of an app with `@objc`, `@IBAction`, `@IBOutlet` or
/// `@IBInspectable` members, and registers it in ``MemberRegistry``.
@preconcurrency @MainActor
public final class MemberTable<Owner: AnyObject> {
  private(set) var methods: [String: Member.Method] = [:]
  private(set) var properties: [String: Member.Property] = [:]

  init() {}

  /// Adds a method without a result.
  public func method(_ name: String, _ body: @escaping @MainActor (Owner, MemberArguments) throws -> Void) {
    methods[name] = { owner, arguments in
      try body(unsafeDowncast(owner, to: Owner.self), arguments)
      return nil
    }
  }

  /// Adds a method with a result.
  public func function(_ name: String, _ body: @escaping @MainActor (Owner, MemberArguments) throws -> Any?) {
    methods[name] = { owner, arguments in try body(unsafeDowncast(owner, to: Owner.self), arguments) }
  }

  /// Adds a property that can only be read.
  public func property(_ name: String, get: @escaping @MainActor (Owner) -> Any?) {
    properties[name] = Member.Property(get: { get(unsafeDowncast($0, to: Owner.self)) })
  }

  /// Adds a property.
  public func property(
    _ name: String, get: @escaping @MainActor (Owner) -> Any?,
    set: @escaping @MainActor (Owner, MemberArguments) throws -> Void
  ) {
    properties[name] = Member.Property(
      get: { get(unsafeDowncast($0, to: Owner.self)) },
      set: { owner, value in
        try set(unsafeDowncast(owner, to: Owner.self), MemberArguments(values: [value]))
      })
  }
}

/// A type-erased member of any class.
enum Member {
  /// A closure that performs a method of an object; its result is `nil` for a method without one.
  typealias Method = @MainActor (AnyObject, MemberArguments) throws -> Any?

  /// The closures that read and write a property of an object; `set` is `nil` for a read-only property.
  struct Property {
    var get: @MainActor (AnyObject) -> Any?
    var set: (@MainActor (AnyObject, Any?) throws -> Void)?
  }
}

/// The arguments of a method or of a property's setter.
public struct MemberArguments {
  let values: [Any?]

  /// The argument at an index, converted to the type of the method's parameter.
  ///
  /// Throws if the argument cannot be converted.
  public func at<Value>(_ index: Int, _ type: Value.Type = Value.self) throws -> Value {
    let value = values.indices.contains(index) ? values[index] : nil
    guard let converted = MemberValue.convert(value, to: type) else {
      throw MemberFault(
        message: "takes \(type), not \(value.map { String(describing: Swift.type(of: $0)) } ?? "nil")")
    }
    return converted
  }

  /// Sets a property to the first argument, converted to the property's inferred type.
  public func assign<Value>(to property: inout Value) throws { property = try at(0, Value.self) }
}

/// The reason why a member could not be used, worded to follow the member's name.
struct MemberFault: Error {
  var message: String
}

/// The conversion of values from documents, controls and key paths to the types of an app's members.
enum MemberValue {
  static func convert<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    guard let value else { return (type as? any OptionalValue.Type)?.none as? Value }
    if let same = value as? Value { return same }
    let wanted = (type as? any OptionalValue.Type)?.wrapped ?? type
    guard let number = number(value) else { return text(value, as: wanted) as? Value }
    return converted(number, to: wanted) as? Value
  }

  private static func number(_ value: Any) -> Double? {
    switch value {
    case let value as Bool: value ? 1 : 0
    case let value as CGFloat: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    case let value as any BinaryInteger: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }

  private static func converted(_ number: Double, to type: Any.Type) -> Any? {
    switch type {
    case is CGFloat.Type: CGFloat(number)
    case is Double.Type: number
    case is Bool.Type: number != 0
    case is NSNumber.Type: NSNumber(value: number)
    case let type as any BinaryFloatingPoint.Type: type.init(number)
    case let type as any BinaryInteger.Type: integer(number, type)
    default: nil
    }
  }

  private static func integer<Number: BinaryInteger>(_ number: Double, _ type: Number.Type) -> Number? {
    number.isFinite ? Number(exactly: number.rounded(.towardZero)) : nil
  }

  private static func text(_ value: Any, as type: Any.Type) -> Any? {
    switch (value, type) {
    case (let text as String, is NSString.Type): NSString(string: text)
    case (let text as NSString, is String.Type): String(describing: text)
    default: nil
    }
  }
}

/// An optional of any type, with its `nil` for code that has only the metatype.
private protocol OptionalValue {
  static var none: Self { get }
  static var wrapped: Any.Type { get }
}

extension Optional: OptionalValue {
  static var wrapped: Any.Type { Wrapped.self }
}
