import SwiftSyntax

/// The code of a class's member that calls a member of an extension: overrides have to be declared in the
/// class itself.
enum ForwardCode {
  /// The prefix of the name of an extension's member whose class has a member that calls it.
  static let prefix = "inExtension_"

  static func method(_ node: FunctionDeclSyntax, access: String) -> String {
    let parameters = node.signature.parameterClause.parameters
    let arguments = parameters.map { parameter -> String in
      let label = parameter.firstName.text
      let name = (parameter.secondName ?? parameter.firstName).text
      let isInOut = parameter.type.onOneLine.hasPrefix("inout ")
      return (label == "_" ? "" : "\(label): ") + (isInOut ? "&" : "") + name
    }
    let effects = node.signature.effectSpecifiers
    let marks =
      (effects?.throwsClause != nil ? "try " : "") + (effects?.asyncSpecifier != nil ? "await " : "")
    return
      "\(access)\(node.modifiers.kept)func \(node.name.text)\(node.genericParameterClause?.onOneLine ?? "")"
      + "\(node.signature.onOneLine) { return \(marks)\(prefix)\(node.name.text)(\(arguments.joined(separator: ", "))) }"
  }

  static func property(
    _ node: VariableDeclSyntax, _ binding: PatternBindingSyntax, access: String
  ) -> String? {
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let type = binding.typeAnnotation?.type.onOneLine
    else { return nil }
    let setter = node.isSettable(binding) ? " set { \(prefix)\(name) = newValue }" : ""
    return "\(access)\(node.modifiers.kept)var \(name): \(type) { get { return \(prefix)\(name) }\(setter) }"
  }
}

extension DeclModifierListSyntax {
  /// The modifiers that forwarded members keep besides their access, each with a space, such as `class `.
  fileprivate var kept: String {
    ["class", "static", "nonisolated"].filter(has).map { ($0 == "static" ? "class" : $0) + " " }.joined()
  }
}
