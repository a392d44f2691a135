internal import Foundation

/// The members of a class that can be reached by their names: methods that selectors name, and properties.
///
/// The translator writes one for each class of an app that has `@objc`, `@IBAction`, `@IBOutlet` or `@IBInspectable`
/// members, and hands it to ``MemberRegistry``.
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

/// A member, whatever the class of its owner.
enum Member {
  /// Performs a method of an object; the result is `nil` for methods without one.
  typealias Method = @MainActor (AnyObject, MemberArguments) throws -> Any?

  /// Reads and writes a property of an object.
  struct Property {
    var get: @MainActor (AnyObject) -> Any?
    var set: (@MainActor (AnyObject, Any?) throws -> Void)?
  }
}

/// The arguments of a method or of a property's setter.
public struct MemberArguments {
  let values: [Any?]

  /// The argument at a place, as the type that the method asks for; numbers are converted.
  public func at<Value>(_ index: Int, _ type: Value.Type = Value.self) throws -> Value {
    let value = values.indices.contains(index) ? values[index] : nil
    guard let converted = MemberValue.convert(value, to: type) else {
      throw MemberFault(
        message: "takes \(type), not \(value.map { String(describing: Swift.type(of: $0)) } ?? "nil")")
    }
    return converted
  }

  /// Sets a property whose type is not written down.
  public func assign<Value>(to property: inout Value) throws { property = try at(0, Value.self) }
}

/// Why a member could not be used, to be read after its name.
struct MemberFault: Error {
  var message: String
}

/// Turns what documents, controls and key paths give into the types that an app's members have.
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

/// An optional of any type, whose `nil` can be made where only the type is known.
private protocol OptionalValue {
  static var none: Self { get }
  static var wrapped: Any.Type { get }
}

extension Optional: OptionalValue {
  static var wrapped: Any.Type { Wrapped.self }
}
