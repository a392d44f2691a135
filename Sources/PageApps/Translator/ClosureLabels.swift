import SwiftSyntax

/// Removes the labels that closures' parameters have in their types, as in `(_ done: Bool) -> Void`: an expression may not have
/// them.
final class ClosureLabels: SyntaxRewriter {
  static func removed(from type: TypeSyntax) -> TypeSyntax {
    ClosureLabels().rewrite(type).as(TypeSyntax.self) ?? type
  }

  override func visit(_ node: FunctionTypeSyntax) -> TypeSyntax {
    let visited = super.visit(node)
    guard var function = visited.as(FunctionTypeSyntax.self) else { return visited }
    function.parameters = TupleTypeElementListSyntax(
      function.parameters.map { parameter in
        var parameter = parameter
        parameter.firstName = nil
        parameter.secondName = nil
        parameter.colon = nil
        return parameter
      })
    return TypeSyntax(function)
  }
}
