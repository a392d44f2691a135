import SwiftSyntax

/// The method that `#selector` names.
struct SelectorReference {
  /// The type's name: `Foo` of `Foo.bar`; `nil` if none is written, or it is `self`.
  var owner: String?
  var base: String
  /// The arguments' labels; `nil` if none are written.
  var labels: [String]?
  /// The accessor of a property, `getter` or `setter`; `nil` for a method.
  var accessor: String?

  init?(_ node: MacroExpansionExprSyntax) {
    guard let argument = node.arguments.first else { return nil }
    accessor = argument.label?.text
    guard let name = Self.name(argument.expression) else { return nil }
    base = name.baseName.text
    labels = name.argumentNames?.arguments.map(\.name.text)
    if let access = Self.member(argument.expression), let type = access.base?.trimmedDescription,
      type.first?.isUppercase == true
    {
      owner = type
    }
  }

  private static func member(_ expression: ExprSyntax) -> MemberAccessExprSyntax? {
    core(expression).as(MemberAccessExprSyntax.self)
  }

  private static func name(_ expression: ExprSyntax) -> DeclReferenceExprSyntax? {
    let core = core(expression)
    return core.as(DeclReferenceExprSyntax.self) ?? core.as(MemberAccessExprSyntax.self)?.declName
  }

  /// Returns the expression without its parentheses and casts.
  private static func core(_ expression: ExprSyntax) -> ExprSyntax {
    if let tuple = expression.as(TupleExprSyntax.self), let first = tuple.elements.first {
      return core(first.expression)
    }
    if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
      return core(first)
    }
    if let cast = expression.as(AsExprSyntax.self) { return core(cast.expression) }
    return expression
  }
}
