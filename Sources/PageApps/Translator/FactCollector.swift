import SwiftSyntax

/// Collects the facts about the app's types in a file.
final class FactCollector: SyntaxVisitor {
  private let file: SourceFile
  private let number: Int
  private(set) var facts = FileFacts()
  private var scopes: [Scope] = []
  /// The number of functions and closures around the visited node.
  private var depth = 0

  private struct Scope {
    var name: String
    var isExtension: Bool
    var isClassLike: Bool
    /// True if members are exposed to Objective-C without an attribute of their own.
    var exposesMembers: Bool
    var access: String
    var typeIndex: Int?
  }

  init(_ file: SourceFile, number: Int) {
    self.file = file
    self.number = number
    super.init(viewMode: .sourceAccurate)
  }

  static func facts(of file: SourceFile, number: Int) -> FileFacts {
    let collector = FactCollector(file, number: number)
    collector.walk(file.tree)
    return collector.facts
  }

  // MARK: Types

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    facts.imports.insert(node.path.first?.name.text ?? "")
    return .skipChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    if leavesOut(Syntax(node)) { return .skipChildren }
    return open(
      node, name: node.name.text, .class, node.inheritanceClause, node.attributes, node.modifiers,
      isGeneric: node.genericParameterClause != nil)
  }
  override func visitPost(_ node: ClassDeclSyntax) { if !leavesOut(Syntax(node)) { scopes.removeLast() } }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    if leavesOut(Syntax(node)) { return .skipChildren }
    return open(
      node, name: node.name.text, .other, node.inheritanceClause, node.attributes, node.modifiers,
      isGeneric: node.genericParameterClause != nil)
  }
  override func visitPost(_ node: StructDeclSyntax) { if !leavesOut(Syntax(node)) { scopes.removeLast() } }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    if leavesOut(Syntax(node)) { return .skipChildren }
    return open(
      node, name: node.name.text, .other, node.inheritanceClause, node.attributes, node.modifiers,
      isGeneric: node.genericParameterClause != nil)
  }
  override func visitPost(_ node: EnumDeclSyntax) { if !leavesOut(Syntax(node)) { scopes.removeLast() } }

  /// True for types that the translation lacks.
  private func leavesOut(_ node: Syntax) -> Bool { SwiftUICode.name(of: node, imports: facts.imports) != nil }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    open(
      node, name: node.name.text, .other, node.inheritanceClause, node.attributes, node.modifiers,
      isGeneric: node.genericParameterClause != nil)
  }
  override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    _ = open(
      node, name: node.name.text, .protocol, node.inheritanceClause, node.attributes, node.modifiers,
      isGeneric: false)
    for member in node.memberBlock.members {
      if let requirement = optionalRequirement(member.decl, of: node) { facts.optional.append(requirement) }
    }
    return .visitChildren
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }

  private func open(
    _ node: some SyntaxProtocol, name: String, _ kind: TypeFacts.Kind,
    _ inheritance: InheritanceClauseSyntax?,
    _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax, isGeneric: Bool
  ) -> SyntaxVisitorContinueKind {
    let full = (scopes.last.map { $0.name + "." } ?? "") + name
    let inherited = Self.names(inheritance)
    for one in inherited { facts.conformances.append((full, one)) }
    let place = file.note(.warning, at: node, "")
    let isInGeneric = scopes.last?.typeIndex.map { facts.types[$0].isGeneric } ?? false
    facts.types.append(
      TypeFacts(
        name: full, kind: kind, inherited: inherited, isGeneric: isGeneric || isInGeneric,
        isPrivate: modifiers.has("private") || modifiers.has("fileprivate"), access: modifiers.access,
        isLocal: depth > 0, initializers: [], file: number, line: place.line,
        attributes: Set(attributes.names)))
    scopes.append(
      Scope(
        name: full, isExtension: false, isClassLike: kind == .class,
        exposesMembers: attributes.has("objcMembers"), access: "", typeIndex: facts.types.count - 1))
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = Self.name(node.extendedType)
    for one in Self.names(node.inheritanceClause) { facts.conformances.append((name, one)) }
    scopes.append(
      Scope(
        name: name, isExtension: true, isClassLike: true, exposesMembers: node.attributes.has("objc"),
        access: node.modifiers.access, typeIndex: nil))
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

  /// Returns a type's name without generic arguments: `A.B` for `A.B<C>`.
  static func name(_ type: TypeSyntax) -> String {
    if let type = type.as(IdentifierTypeSyntax.self) { return type.name.text }
    if let type = type.as(MemberTypeSyntax.self) { return name(type.baseType) + "." + type.name.text }
    if let type = type.as(AttributedTypeSyntax.self) { return name(type.baseType) }
    return type.trimmedDescription
  }

  private static func names(_ clause: InheritanceClauseSyntax?) -> [String] {
    clause?.inheritedTypes.map { name($0.type) } ?? []
  }

  // MARK: Members

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    facts.functions.insert(FunctionShape(node))
    if depth == 0, let scope = scopes.last, scope.isClassLike { add(node, in: scope) }
    for parameter in node.signature.parameterClause.parameters {
      facts.variables.insert((parameter.secondName ?? parameter.firstName).text)
    }
    depth += 1
    return .visitChildren
  }
  override func visitPost(_ node: FunctionDeclSyntax) { depth -= 1 }

  private func add(_ node: FunctionDeclSyntax, in scope: Scope) {
    let parameters = node.signature.parameterClause.parameters
    let member = MemberFacts(
      kind: .method, owner: scope.name, name: node.name.text, labels: parameters.map(\.firstName.text),
      parameterTypes: parameters.map { ClosureLabels.removed(from: $0.type).onOneLine },
      hasResult: node.signature.hasResult,
      isAsync: node.signature.effectSpecifiers?.asyncSpecifier != nil,
      canThrow: node.signature.effectSpecifiers?.throwsClause != nil, isStatic: node.modifiers.isStatic,
      isOverride: node.modifiers.has("override"), isInExtension: scope.isExtension,
      isPrivate: node.modifiers.has("private") || node.modifiers.has("fileprivate"),
      isObjectiveC: scope.exposesMembers || node.attributes.isObjectiveC,
      givenName: node.attributes.givenSelector, file: number)
    facts.members.append(member)
    guard scope.isExtension else { return }
    facts.forwarded.append(
      ForwardedMember(
        owner: scope.name, fullName: member.fullName,
        code: ForwardCode.method(
          node, access: node.modifiers.access.isEmpty ? scope.access : node.modifiers.access)))
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
      facts.variables.insert(name)
      guard depth == 0, let scope = scopes.last, scope.isClassLike else { continue }
      let type =
        binding.typeAnnotation?.type
        ?? node.bindings.last { $0.typeAnnotation != nil }?.typeAnnotation?.type
      facts.members.append(
        MemberFacts(
          kind: .property, owner: scope.name, name: name, labels: [], parameterTypes: [],
          type: binding.typeAnnotation == nil && binding.initializer != nil
            ? nil : type.map { ClosureLabels.removed(from: $0).onOneLine },
          isSettable: node.isSettable(binding), isStatic: node.modifiers.isStatic,
          isOverride: node.modifiers.has("override"), isInExtension: scope.isExtension,
          isPrivate: node.modifiers.has("private") || node.modifiers.has("fileprivate"),
          isObjectiveC: scope.exposesMembers || node.attributes.isObjectiveC,
          givenName: node.attributes.givenSelector, file: number))
      if scope.isExtension,
        let code = ForwardCode.property(
          node, binding, access: node.modifiers.access.isEmpty ? scope.access : node.modifiers.access)
      {
        facts.forwarded.append(ForwardedMember(owner: scope.name, fullName: name, code: code))
      }
    }
    depth += 1
    return .visitChildren
  }
  override func visitPost(_ node: VariableDeclSyntax) { depth -= 1 }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if depth == 0, let scope = scopes.last, let index = scope.typeIndex {
      let parameters = node.signature.parameterClause.parameters
      facts.types[index].initializers.append(
        InitializerFacts(
          isConvenience: node.modifiers.has("convenience"),
          isHidden: node.modifiers.has("private") || node.modifiers.has("fileprivate"),
          labels: parameters.map(\.firstName.text),
          required: parameters.filter { $0.defaultValue == nil }.map {
            ($0.firstName.text == "_" ? "" : $0.firstName.text, $0.type.onOneLine)
          }))
    }
    depth += 1
    return .visitChildren
  }
  override func visitPost(_ node: InitializerDeclSyntax) { depth -= 1 }

  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    depth += 1
    return .visitChildren
  }
  override func visitPost(_ node: DeinitializerDeclSyntax) { depth -= 1 }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    depth += 1
    return .visitChildren
  }
  override func visitPost(_ node: SubscriptDeclSyntax) { depth -= 1 }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for clause in node.activeClauses {
      if let elements = clause.elements { walk(Syntax(elements)) }
    }
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    depth += 1
    return .visitChildren
  }
  override func visitPost(_ node: ClosureExprSyntax) { depth -= 1 }

  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    facts.variables.insert(node.name.text)
    return .skipChildren
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    facts.variables.insert(node.identifier.text)
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if !facts.makesByType, GenericNew.isCandidate(node) { facts.makesByType = true }
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "selector", let reference = SelectorReference(node) {
      facts.selectors.insert(reference.base)
    }
    return .visitChildren
  }

  // MARK: Protocols

  private func optionalRequirement(
    _ member: DeclSyntax, of node: ProtocolDeclSyntax
  ) -> OptionalRequirement? {
    guard let method = member.as(FunctionDeclSyntax.self), method.modifiers.has("optional") else {
      return nil
    }
    let parameters = method.signature.parameterClause.parameters
    let result = method.signature.returnClause?.type.onOneLine ?? "Void"
    let types = parameters.map(\.type.onOneLine).joined(separator: ", ")
    return OptionalRequirement(
      protocolName: node.name.text, name: method.name.text, labels: parameters.map(\.firstName.text),
      functionType: "((\(types)) -> \(result))", access: node.modifiers.access)
  }
}

extension DeclModifierListSyntax {
  func has(_ name: String) -> Bool { contains { $0.name.text == name } }

  var isStatic: Bool { has("static") || has("class") }

  /// The access modifier with a space: `public `, `open ` or empty.
  var access: String {
    if contains(where: { $0.name.text == "open" && $0.detail == nil }) { return "open " }
    if contains(where: { $0.name.text == "public" && $0.detail == nil }) { return "public " }
    return ""
  }
}

extension AttributeListSyntax {
  var names: [String] {
    compactMap { element in
      if case .attribute(let attribute) = element { attribute.attributeName.trimmedDescription } else { nil }
    }
  }

  func has(_ name: String) -> Bool { names.contains(name) }

  /// True if one of the attributes exposes a member to Objective-C.
  var isObjectiveC: Bool {
    names.contains {
      ["objc", "IBAction", "IBOutlet", "IBInspectable", "NSManaged", "IBSegueAction"].contains($0)
    }
      && !has("nonobjc")
  }

  /// The name in `@objc(name:)`; `nil` if there is none.
  var givenSelector: String? {
    for case .attribute(let attribute) in self where attribute.attributeName.trimmedDescription == "objc" {
      if let arguments = attribute.arguments { return arguments.onOneLine.filter { $0 != " " } }
    }
    return nil
  }
}

extension FunctionSignatureSyntax {
  var hasResult: Bool {
    guard let type = returnClause?.type.trimmedDescription else { return false }
    return type != "Void" && type != "()"
  }
}

extension VariableDeclSyntax {
  func isSettable(_ binding: PatternBindingSyntax) -> Bool {
    guard bindingSpecifier.text == "var" else { return false }
    guard let accessors = binding.accessorBlock?.accessors else { return true }
    guard case .accessors(let list) = accessors else { return false }
    return list.contains { ["set", "didSet", "willSet", "_modify"].contains($0.accessorSpecifier.text) }
  }
}
