import SwiftSyntax

/// A class, protocol or other type that a file declares.
struct TypeFacts {
  enum Kind { case `class`, `protocol`, other }

  var name: String
  var kind: Kind
  /// As written, without generic arguments; a class's superclass is the first where it has one.
  var inherited: [String]
  var isGeneric: Bool
  /// True if no other file can name it.
  var isPrivate: Bool
  /// `public `, `open ` or nothing.
  var access: String
  /// True if it lies in a function, where nothing outside can name it.
  var isLocal: Bool
  var initializers: [InitializerFacts]
  var file: Int
  var line: Int
  var attributes: Set<String>
}

/// An initialiser of a class.
struct InitializerFacts {
  var isConvenience: Bool
  var isHidden: Bool
  /// Labels of all parameters.
  var labels: [String]
  /// Parameters without default values, as a call has them: a label or nothing, and the type.
  var required: [(label: String, type: String)]
}

/// An override that stands in an extension, or a method that a subclass overrides, and what the class needs for it.
struct ForwardedMember {
  var owner: String
  var fullName: String
  /// The member that its class is given, on one line.
  var code: String
}

/// A requirement of a protocol that conforming types may leave out.
struct OptionalRequirement {
  var protocolName: String
  var name: String
  var labels: [String]
  /// `((A, B) -> C)`.
  var functionType: String
  var access: String

  var fullName: String { MemberFacts.fullName(name, labels) }
  /// The property that stands for the method.
  var propertyName: String {
    ([name] + labels.filter { $0 != "_" }).joined(separator: "_") + "_ifImplemented"
  }
}

/// The facts about an app's types in one file.
struct FileFacts {
  var types: [TypeFacts] = []
  var members: [MemberFacts] = []
  /// Overrides in extensions.
  var forwarded: [ForwardedMember] = []
  var optional: [OptionalRequirement] = []
  /// Which type an extension or type says it conforms to: type, protocol.
  var conformances: [(type: String, name: String)] = []
  /// Base names in `#selector`.
  var selectors: Set<String> = []
  /// Names of variables and parameters.
  var variables: Set<String> = []
  var imports: Set<String> = []
  var notes: [Note] = []
}
