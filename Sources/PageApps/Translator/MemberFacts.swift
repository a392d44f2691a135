import SwiftSyntax

/// A method or property of a type.
struct MemberFacts {
  enum Kind { case method, property }

  var kind: Kind
  var owner: String
  var name: String
  /// The labels of a method's arguments.
  var labels: [String]
  var parameterTypes: [String]
  /// A property's type as written.
  var type: String?
  var hasResult = false
  var isAsync = false
  var canThrow = false
  var isSettable = false
  var isStatic: Bool
  var isOverride: Bool
  var isInExtension: Bool
  var isPrivate: Bool
  /// True if the member has `@objc` or an attribute that implies it, or if its type or extension has.
  var isObjectiveC: Bool
  /// The name in `@objc(name:)`; `nil` if there is none.
  var givenName: String?
  var file: Int

  /// The name with its labels, `name(label:)`, which tells overloads apart.
  var fullName: String { kind == .method ? MemberFacts.fullName(name, labels) : name }

  static func fullName(_ name: String, _ labels: [String]) -> String {
    name + "(" + labels.map { $0 + ":" }.joined() + ")"
  }

  var selectorName: String { givenName ?? SelectorName.of(name, labels: labels) }
}
