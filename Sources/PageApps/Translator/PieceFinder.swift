import SwiftSyntax

/// Finds pieces of code that can be left out by themselves.
final class PieceFinder: SyntaxVisitor {
  private(set) var pieces: [Syntax] = []

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    if case .decl(let declaration) = node.item, declaration.is(ImportDeclSyntax.self) {
      pieces.append(Syntax(declaration))
    } else if case .decl(let declaration) = node.item, declaration.is(IfConfigDeclSyntax.self) {
      return .visitChildren
    } else {
      pieces.append(Syntax(node))
    }
    return .visitChildren
  }

  override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
    if !node.decl.is(IfConfigDeclSyntax.self) { pieces.append(Syntax(node)) }
    return .visitChildren
  }

  override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
    pieces.append(Syntax(node))
    return .visitChildren
  }
}
