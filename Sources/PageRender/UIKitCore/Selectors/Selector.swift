/// The Objective-C name of a method, such as `nextTapped:`.
///
/// Linux has no Objective-C runtime. An object performs a selector if its class has a ``MemberTable``, which
/// the translator writes for an app's classes.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  package let name: String

  public init(_ str: String) { name = str }
  public init(stringLiteral value: String) { name = value }

  public var description: String { name }

  /// The number of the method's arguments.
  package var argumentCount: Int { name.utf8.count { $0 == UInt8(ascii: ":") } }
}

public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }
