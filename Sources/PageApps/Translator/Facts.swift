import SwiftSyntax

/// A class, protocol or other type that a file declares.
struct TypeFacts {
  enum Kind { case `class`, `protocol`, other }

  var name: String
  var kind: Kind
  /// The inherited types as written, without generic arguments; a class's superclass, if it has one, is the
  /// first.
  var inherited: [String]
  var isGeneric: Bool
  /// True if no other file can name the type.
  var isPrivate: Bool
  /// The access modifier with a space: `public `, `open ` or empty.
  var access: String
  /// True if the type is declared in a function, so that nothing outside can name it.
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
  /// The labels of all parameters.
  var labels: [String]
  /// The parameters without default values: the label in a call, empty for none, and the type.
  var required: [(label: String, type: String)]
}

/// A member of an extension for which the class itself needs a forwarding member: an override, or a method
/// that a subclass overrides.
struct ForwardedMember {
  var owner: String
  var fullName: String
  /// The code of the member that the class gets, on one line.
  var code: String
}

/// A requirement of a protocol that conforming types may leave out.
struct OptionalRequirement {
  var protocolName: String
  var name: String
  var labels: [String]
  /// The method's type as a function, such as `((A, B) -> C)`.
  var functionType: String
  var access: String

  var fullName: String { MemberFacts.fullName(name, labels) }
  /// The name of the property that replaces the method.
  var propertyName: String {
    ([name] + labels.filter { $0 != "_" }).joined(separator: "_") + "_ifImplemented"
  }
}

/// The facts about an app's types in one file.
struct FileFacts {
  var types: [TypeFacts] = []
  var members: [MemberFacts] = []
  /// The members of extensions that classes may have to forward to.
  var forwarded: [ForwardedMember] = []
  var optional: [OptionalRequirement] = []
  /// The conformances that types and extensions declare: the type and the protocol.
  var conformances: [(type: String, name: String)] = []
  /// The base names in `#selector`.
  var selectors: Set<String> = []
  /// The names of variables and parameters.
  var variables: Set<String> = []
  var functions: Set<FunctionShape> = []
  var imports: Set<String> = []
  /// True if a call may be one of a generic parameter, such as `T()`.
  var makesByType = false
  var notes: [Note] = []
}
