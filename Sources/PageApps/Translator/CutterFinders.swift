import SwiftSyntax

/// Finds the modifiers of views: the calls of members of what a type or a modifier's content begins, and those of a
/// name that is known to be a missing one.
final class ModifierFinder: SyntaxVisitor {
  private(set) var modifiers: [(FunctionCallExprSyntax, MemberAccessExprSyntax)] = []
  private let missing: String?
  /// The statements of a statement's closures are pieces of their own.
  private let entersClosures: Bool

  init(_ node: some SyntaxProtocol, missing: String?) {
    self.missing = missing
    entersClosures = node.is(SourceFileSyntax.self)
    super.init(viewMode: .sourceAccurate)
    walk(node)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let access = node.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
      case let name = access.declName.baseName.text, name.first?.isLowercase == true,
      name == missing || isOfView(base)
    {
      modifiers.append((node, access))
    }
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    entersClosures ? .visitChildren : .skipChildren
  }

  /// True for a call of a type, however many modifiers it has, and for a modifier's content.
  private func isOfView(_ node: ExprSyntax) -> Bool {
    if let call = node.as(FunctionCallExprSyntax.self) {
      if let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base {
        return isOfView(base)
      }
      return call.calledExpression.trimmedDescription.first?.isUppercase == true
    }
    return ["content", "self", "configuration.label"].contains(node.trimmedDescription)
  }
}

final class ImportFinder: SyntaxVisitor {
  private(set) var imports: [ImportDeclSyntax] = []

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    imports.append(node)
    return .skipChildren
  }
}

/// The names that a statement defines for the rest of its block.
enum BoundNames {
  static func of(_ item: CodeBlockItemSyntax) -> Set<String> {
    var names: Set<String> = []
    func add(_ pattern: PatternSyntax) {
      for token in pattern.tokens(viewMode: .sourceAccurate) {
        if case .identifier(let name) = token.tokenKind { names.insert(name) }
      }
    }
    switch item.item {
    case .decl(let declaration):
      if let variable = declaration.as(VariableDeclSyntax.self) {
        for each in variable.bindings { add(each.pattern) }
      }
      if let function = declaration.as(FunctionDeclSyntax.self) { names.insert(function.name.text) }
    case .stmt(let statement):
      guard let guarded = statement.as(GuardStmtSyntax.self) else { break }
      for element in guarded.conditions {
        if let binding = element.condition.as(OptionalBindingConditionSyntax.self) { add(binding.pattern) }
        if let pattern = element.condition.as(MatchingPatternConditionSyntax.self) { add(pattern.pattern) }
      }
    default: break
    }
    return names
  }
}
