import SwiftSyntax

/// Finds the sites of a source whose operators are folded.
final class SiteCollector: SyntaxVisitor {
  private(set) var sites: [Site] = []
  private let converter: SourceLocationConverter
  /// The longest code that a switch repeats, in bytes.
  private static let longest = 160

  init(_ source: SourceFileSyntax, converter: SourceLocationConverter) {
    self.converter = converter
    super.init(viewMode: .sourceAccurate)
    walk(source)
  }

  // MARK: Adding

  private func add(
    _ kind: Site.Kind, _ node: some SyntaxProtocol, _ prefix: String, _ suffix: String, _ change: String
  ) {
    let start = node.positionAfterSkippingLeadingTrivia
    let end = node.endPositionBeforeTrailingTrivia
    sites.append(
      Site(
        kind: kind, start: start.utf8Offset, end: end.utf8Offset, line: converter.location(for: start).line,
        lastLine: converter.location(for: end).line, prefix: prefix, suffix: suffix, change: change))
  }

  /// Adds a site that evaluates `mutated` in place of the expression.
  private func add(_ kind: Site.Kind, _ node: some ExprSyntaxProtocol, mutated: String) {
    let original = node.trimmedDescription
    guard original.utf8.count <= Self.longest, !original.contains("//"), !original.contains("\"\"\""),
      !original.contains("{"), !original.contains("#"), !isAssigned(node)
    else { return }
    let oneLine = mutated.split(whereSeparator: \.isNewline).map { $0.drop { $0 == " " } }.joined(
      separator: " ")
    let shown = original.split(whereSeparator: \.isNewline).map { $0.drop { $0 == " " } }.joined(
      separator: " ")
    let effects = original.contains("try ") || original.contains("await ")
    guard !effects else { return }
    // A number says nothing without its statement.
    let place = kind == .constant ? " in \(shortened(statement(around: Syntax(node))))" : ""
    add(kind, node, "(# ? \(oneLine) : ", ")", "\(shown) → \(oneLine)\(place)")
  }

  private func statement(around node: Syntax) -> Syntax {
    var found = node
    while let parent = found.parent, !found.is(CodeBlockItemSyntax.self),
      !found.is(MemberBlockItemSyntax.self),
      !found.is(ConditionElementSyntax.self)
    {
      found = parent
    }
    return found
  }

  /// True if the expression is written to: the left side of an assignment, or behind `&`.
  private func isAssigned(_ node: some ExprSyntaxProtocol) -> Bool {
    var syntax = Syntax(node)
    while let parent = syntax.parent {
      if parent.is(InOutExprSyntax.self) { return true }
      if let infix = parent.as(InfixOperatorExprSyntax.self), infix.leftOperand.id == syntax.id {
        if infix.operator.is(AssignmentExprSyntax.self) { return true }
        if let text = infix.operator.as(BinaryOperatorExprSyntax.self)?.operator.text, text.hasSuffix("="),
          !["==", "!=", "<=", ">=", "===", "!=="].contains(text)
        {
          return true
        }
      }
      guard
        parent.is(MemberAccessExprSyntax.self) || parent.is(SubscriptCallExprSyntax.self)
          || parent.is(OptionalChainingExprSyntax.self) || parent.is(FunctionCallExprSyntax.self)
          || parent.is(ForceUnwrapExprSyntax.self)
      else { return false }
      // A call of a member may change its base.
      if parent.is(FunctionCallExprSyntax.self), syntax.is(MemberAccessExprSyntax.self) {
        return syntax.id != Syntax(node).id
      }
      syntax = parent
    }
    return false
  }

  // MARK: Left alone

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ExpressionPatternSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: GenericArgumentClauseSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  // MARK: Operators

  private static let turned = [
    "==": "!=", "!=": "==", "===": "!==", "!==": "===", "&&": "||", "||": "&&",
  ]
  private static let moved = ["<": "<=", "<=": "<", ">": ">=", ">=": ">"]

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    guard let text = node.operator.as(BinaryOperatorExprSyntax.self)?.operator.text else {
      return .visitChildren
    }
    let (left, right) = (node.leftOperand.trimmedDescription, node.rightOperand.trimmedDescription)
    if let other = Self.turned[text] { add(.condition, node, mutated: "\(left) \(other) \(right)") }
    if let other = Self.moved[text] { add(.bound, node, mutated: "\(left) \(other) \(right)") }
    if text == "..<" { add(.bound, node, mutated: "\(left)..<(\(right) - 1)") }
    if text == "-" { add(.sign, node, mutated: "\(left) + \(right)") }
    if text == "+", !left.contains("\""), !right.contains("\""), !right.contains("["), !left.contains("[") {
      add(.sign, node, mutated: "\(left) - \(right)")
    }
    return .visitChildren
  }

  override func visit(_ node: TernaryExprSyntax) -> SyntaxVisitorContinueKind {
    negate(ExprSyntax(node.condition))
    return .visitChildren
  }

  private func negate(_ condition: ExprSyntax) {
    // Comparisons have sites of their own.
    guard !condition.is(InfixOperatorExprSyntax.self) else { return }
    add(.condition, condition, "(# != (", "))", "\(condition.trimmedDescription) → its opposite")
  }

  // MARK: Branches

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    for case .expression(let condition) in node.conditions.map(\.condition) { negate(condition) }
    add(.branch, node.conditions, "!#, ", "", "if \(shortened(node.conditions)): the body is left out")
    return .visitChildren
  }

  override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind {
    // The compiler counts on a loop without an end.
    guard node.conditions.trimmedDescription != "true" else { return .visitChildren }
    add(.branch, node.conditions, "!#, ", "", "while \(shortened(node.conditions)): the body is left out")
    return .visitChildren
  }

  override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
    for case .expression(let condition) in node.conditions.map(\.condition) {
      add(.branch, condition, "(# || (", "))", "guard \(shortened(condition)): the exit is left out")
    }
    return .visitChildren
  }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    guard node.whereClause == nil, node.tryKeyword == nil, node.awaitKeyword == nil else {
      return .visitChildren
    }
    add(.branch, node.sequence, "", " where !#", "for … in \(shortened(node.sequence)): the body is left out")
    return .visitChildren
  }

  private func shortened(_ node: some SyntaxProtocol) -> String {
    let text = node.trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return text.count > 80 ? text.prefix(77) + "…" : text
  }

  // MARK: Constants

  override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    let text = node.literal.text
    if let number = Int(text.filter { $0 != "_" }) {
      // The largest integer has none above it.
      add(.constant, node, mutated: String(number == .max ? number - 1 : number + 1))
    }
    return .visitChildren
  }

  override func visit(_ node: FloatLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    let text = node.literal.text
    if let number = Double(text.filter { $0 != "_" }) {
      add(.constant, node, mutated: String(number + max(number.magnitude / 2, 0.1)))
    }
    return .visitChildren
  }

  override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    // Whether storage is kept changes nothing but the time.
    guard node.parent?.is(ConditionElementSyntax.self) != true,
      node.parent?.as(LabeledExprSyntax.self)?.label?.text != "keepingCapacity"
    else { return .visitChildren }
    add(.constant, node, mutated: node.literal.text == "true" ? "false" : "true")
    return .visitChildren
  }

  private static let opposites: [String: String] = {
    let pairs = [
      ("minX", "minY"), ("maxX", "maxY"), ("midX", "midY"), ("x", "y"), ("width", "height"),
      ("top", "bottom"),
      ("left", "right"), ("leading", "trailing"), ("horizontal", "vertical"), ("first", "last"),
      ("ascent", "descent"),
      ("portrait", "landscape"), ("light", "dark"), ("leftToRight", "rightToLeft"),
      ("lowerBound", "upperBound"),
      ("centerX", "centerY"), ("red", "blue"), ("start", "end"), ("row", "column"), ("line", "column"),
      ("dx", "dy"),
    ]
    return Dictionary(pairs + pairs.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }()

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.baseName.text
    guard node.declName.argumentNames == nil, let other = Self.opposites[name],
      node.parent?.is(FunctionCallExprSyntax.self) != true
    else { return .visitChildren }
    let base = node.base?.trimmedDescription ?? ""
    add(.axis, node, mutated: "\(base).\(other)")
    return .visitChildren
  }

  // MARK: Calls

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if reserves(node.calledExpression.trimmedDescription) { return .skipChildren }
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      if ["precondition", "preconditionFailure", "assert", "assertionFailure", "fatalError"].contains(name) {
        return .skipChildren
      }
      if name == "min" || name == "max", node.arguments.count == 2 {
        add(.axis, node, mutated: (name == "min" ? "max" : "min") + "(\(node.arguments.trimmedDescription))")
      }
      // The least and the greatest of some numbers do not depend on their order.
      if name == "min" || name == "max" { return .visitChildren }
    }
    swapArguments(of: node)
    return .visitChildren
  }

  private func swapArguments(of node: FunctionCallExprSyntax) {
    guard node.trailingClosure == nil else { return }
    let arguments = Array(node.arguments)
    for index in arguments.indices.dropLast() {
      let (one, two) = (arguments[index], arguments[index + 1])
      guard looksAlike(one.expression, two.expression),
        one.expression.trimmedDescription != two.expression.trimmedDescription
      else { continue }
      var parts: [String] = []
      for (place, argument) in arguments.enumerated() {
        let value = place == index ? two : place == index + 1 ? one : argument
        parts.append((argument.label.map { "\($0.text): " } ?? "") + value.expression.trimmedDescription)
      }
      add(
        .arguments, node,
        mutated: "\(node.calledExpression.trimmedDescription)(\(parts.joined(separator: ", ")))")
    }
  }

  /// True if two arguments may well have one type: two numbers, two names, or two members of one thing.
  private func looksAlike(_ one: ExprSyntax, _ two: ExprSyntax) -> Bool {
    switch (one.as(MemberAccessExprSyntax.self), two.as(MemberAccessExprSyntax.self)) {
    case (let one?, let two?):
      guard let base = one.base?.trimmedDescription, base == two.base?.trimmedDescription else {
        return false
      }
      return Self.opposites[one.declName.baseName.text] == two.declName.baseName.text
    case (nil, nil):
      if let one = one.as(DeclReferenceExprSyntax.self), let two = two.as(DeclReferenceExprSyntax.self) {
        return Self.opposites[one.baseName.text] == two.baseName.text
      }
      return one.is(IntegerLiteralExprSyntax.self) && two.is(IntegerLiteralExprSyntax.self)
    default: return false
    }
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    guard case .expr(let expression) = node.item, let list = node.parent?.as(CodeBlockItemListSyntax.self)
    else {
      return .visitChildren
    }
    // The only expression of a closure or a getter is its value.
    let isValue =
      list.count == 1
      && (list.parent?.is(ClosureExprSyntax.self) == true || list.parent?.is(AccessorBlockSyntax.self) == true
        || list.parent?.parent?.is(FunctionDeclSyntax.self) == true && returns(list.parent?.parent))
    if !isValue, isDroppable(expression) {
      add(.call, expression, "if !# { ", " }", "\(shortened(expression)): left out")
    }
    return .visitChildren
  }

  private func returns(_ node: Syntax?) -> Bool {
    node?.as(FunctionDeclSyntax.self)?.signature.returnClause != nil
  }

  /// True for calls that reserve room, which changes no result.
  private func reserves(_ name: String) -> Bool {
    name == "reserve" || name.hasSuffix(".reserve") || name.hasSuffix("reserveCapacity")
  }

  private func isDroppable(_ expression: ExprSyntax) -> Bool {
    var inner = expression
    if let tried = inner.as(TryExprSyntax.self) { inner = tried.expression }
    if let awaited = inner.as(AwaitExprSyntax.self) { inner = awaited.expression }
    if let call = inner.as(FunctionCallExprSyntax.self) {
      let name = call.calledExpression.trimmedDescription
      return !reserves(name) && !name.hasSuffix(".init")
        && !["fatalError", "preconditionFailure", "precondition", "assert", "exit"].contains(name)
    }
    guard let infix = inner.as(InfixOperatorExprSyntax.self) else { return false }
    if infix.operator.is(AssignmentExprSyntax.self) { return !isInInitializer(expression) }
    let text = infix.operator.as(BinaryOperatorExprSyntax.self)?.operator.text ?? ""
    return text.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!=="].contains(text)
  }

  private func isInInitializer(_ node: some SyntaxProtocol) -> Bool {
    var parent = node.parent
    while let each = parent {
      if each.is(InitializerDeclSyntax.self) { return true }
      if each.is(FunctionDeclSyntax.self) || each.is(ClosureExprSyntax.self) { return false }
      parent = each.parent
    }
    return false
  }
}
