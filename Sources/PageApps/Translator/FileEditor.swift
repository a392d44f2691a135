import SwiftSyntax

/// Rewrites code that needs Objective-C's runtime, in place: every line keeps its number.
final class FileEditor: SyntaxVisitor {
  private let file: SourceFile
  private let index: AppIndex
  private var edits = TextEdits()
  private(set) var notes: [Note] = []
  private var needsUIKit = false
  /// The modules that the file imports.
  private let imports: Set<String>
  /// The types around the visited node, the innermost last: the full name, and `true` for an extension.
  private var scopes: [(name: String, isExtension: Bool)] = []
  private var depth = 0

  init(_ file: SourceFile, index: AppIndex, imports: Set<String>) {
    self.file = file
    self.imports = imports
    self.index = index
    super.init(viewMode: .sourceAccurate)
  }

  /// Returns the file as it is compiled on Linux, and the notes about it.
  ///
  /// Imports of unknown modules stay, for the compiler to report.
  ///
  /// - Parameter previews: The code that makes the screens of the file's previews.
  static func translate(_ file: SourceFile, _ facts: FileFacts, index: AppIndex, previews: String = "") -> (
    bytes: [UInt8], notes: [Note]
  ) {
    let editor = FileEditor(file, index: index, imports: facts.imports)
    editor.walk(file.tree)
    let members = MemberCode(index: index, facts: facts, file: file)
    let code = (members.text ?? "") + editor.protocolCode(facts) + previews
    if !code.isEmpty || !file.cuts.isEmpty { editor.needsUIKit = true }
    var head = ""
    if editor.needsUIKit, !facts.imports.contains("UIKit") { head += "import UIKit; " }
    head += ImportNeeds.of(file, facts).map { "import \($0); " }.joined()
    var bytes = Array((head + "\n#sourceLocation(file: \(quoted(file.path)), line: 1)\n").utf8)
    bytes += editor.edits.applied(to: file.bytes)
    bytes += Array("\n#sourceLocation()\n".utf8) + Array(code.utf8)
    return (bytes, editor.notes)
  }

  static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  // MARK: Attributes

  private static let removed: Set<String> = [
    "objc", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable", "IBSegueAction", "objcMembers",
    "nonobjc",
    "NSManaged", "NSCopying", "UIApplicationMain", "NSApplicationMain", "main", "GKInspectable",
  ]

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    guard Self.removed.contains(name) else { return .visitChildren }
    edits.replace(node, with: "")
    return .skipChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "dynamic" { edits.replace(node, with: "") }
    return .skipChildren
  }

  // MARK: Imports and conditions

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    let names = node.path.map(\.name.text)
    guard let first = names.first else { return .skipChildren }
    // SwiftUI brings UIKit with it.
    if first == "SwiftUI" { needsUIKit = true }
    if SwiftUICode.missing.contains(first) {
      edits.replace(node, with: "")
      return .skipChildren
    }
    let replacement = CallCode.modules[first] ?? first
    guard replacement != first || names.count > 1 && first != "Foundation" else { return .skipChildren }
    let start =
      node.importKindSpecifier?.positionAfterSkippingLeadingTrivia
      ?? node.path.positionAfterSkippingLeadingTrivia
    edits.replace(
      from: start.utf8Offset, to: node.path.endPositionBeforeTrailingTrivia.utf8Offset, with: replacement)
    return .skipChildren
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let condition = node.condition { editCondition(condition) }
    if let elements = node.elements { walk(Syntax(elements)) }
    return .skipChildren
  }

  /// Asks for the version of iOS that is drawn where `#available` asks for a version after the oldest one that is
  /// drawn: on Linux the compiler has every version of iOS.
  override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
    for element in node.availabilityArguments {
      guard case .availabilityVersionRestriction(let platform) = element.argument,
        platform.platform.text == "iOS", let major = platform.version.flatMap({ Int($0.major.text) }),
        major > 17
      else { continue }
      needsUIKit = true
      let not = node.availabilityKeyword.text == "#unavailable" ? "!" : ""
      edits.replace(node, with: "\(not)pageRenderDraws(iOS: \(major))")
    }
    return .skipChildren
  }

  /// Replaces `os`, `targetEnvironment` and settings by their values on an iOS device.
  private func editCondition(_ node: ExprSyntax) {
    if node.is(DeclReferenceExprSyntax.self) {
      if Conditions.isTrue(node) == true { edits.replace(node, with: "true") }
      return
    }
    if let call = node.as(FunctionCallExprSyntax.self) {
      let name = call.calledExpression.trimmedDescription
      guard name == "os" || name == "targetEnvironment", let value = Conditions.isTrue(node) else { return }
      edits.replace(node, with: value ? "true" : "false")
    } else {
      for child in node.children(viewMode: .sourceAccurate) { editCondition(in: child) }
    }
  }

  private func editCondition(in node: Syntax) {
    if let expression = node.as(ExprSyntax.self) {
      editCondition(expression)
    } else {
      for child in node.children(viewMode: .sourceAccurate) { editCondition(in: child) }
    }
  }

  // MARK: Types

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    // An actor that is an NSObject needs the runtime of Objective-C: the program would not link.
    guard let clause = node.inheritanceClause,
      let object = clause.inheritedTypes.first(where: { $0.type.trimmedDescription == "NSObject" })
    else { return .visitChildren }
    if clause.inheritedTypes.count == 1 {
      edits.replace(clause, with: " ")
    } else {
      edits.replace(object, with: "")
    }
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    if leavesOut(Syntax(node)) { return .skipChildren }
    let name = (scopes.last.map { $0.name + "." } ?? "") + node.name.text
    widen(node.modifiers)
    scopes.append((name, false))
    guard depth == 0 else { return .visitChildren }
    let isDeclaration = index.classes[name] != nil
    if isDeclaration, let forwarded = index.forwarded[name] {
      let code = forwarded.sorted { $0.key < $1.key }.map(\.value).joined(separator: "; ")
      edits.insert(" ; \(code) ", before: node.memberBlock.rightBrace)
    }
    meetOptionalRequirements(name, node.inheritanceClause, node.memberBlock, node.modifiers.access)
    return .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) { if !isMissing(Syntax(node)) { scopes.removeLast() } }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    if leavesOut(Syntax(node)) { return .skipChildren }
    widen(node.modifiers)
    scopes.append(((scopes.last.map { $0.name + "." } ?? "") + node.name.text, false))
    return .visitChildren
  }
  override func visitPost(_ node: StructDeclSyntax) { if !isMissing(Syntax(node)) { scopes.removeLast() } }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    if leavesOut(Syntax(node)) { return .skipChildren }
    widen(node.modifiers)
    scopes.append(((scopes.last.map { $0.name + "." } ?? "") + node.name.text, false))
    return .visitChildren
  }
  override func visitPost(_ node: EnumDeclSyntax) { if !isMissing(Syntax(node)) { scopes.removeLast() } }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = FactCollector.name(node.extendedType)
    scopes.append((name, true))
    meetOptionalRequirements(name, node.inheritanceClause, node.memberBlock, "")
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

  private func isMissing(_ node: Syntax) -> Bool { SwiftUICode.name(of: node, imports: imports) != nil }

  /// Leaves a type that no screen shows out, with a note.
  private func leavesOut(_ node: Syntax) -> Bool {
    guard let name = SwiftUICode.name(of: node, imports: imports) else { return false }
    edits.replace(node, with: "")
    notes.append(file.note(.warning, at: node, "\(name) is left out: widgets and intents are not drawn"))
    return true
  }

  /// Previews are left out.
  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "Preview" else { return .visitChildren }
    edits.replace(node, with: "")
    return .skipChildren
  }

  /// Makes private nested types `fileprivate`, so that generated code at the file's end can name them.
  private func widen(_ modifiers: DeclModifierListSyntax) {
    guard !scopes.isEmpty, depth == 0 else { return }
    for modifier in modifiers where modifier.name.text == "private" && modifier.detail == nil {
      edits.replace(modifier.name, with: "fileprivate")
    }
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.attributes.has("objc") else { return .visitChildren }
    if let clause = node.inheritanceClause {
      let names = clause.inheritedTypes.map(\.type.trimmedDescription)
      if !names.contains(where: { ["AnyObject", "class", "NSObjectProtocol"].contains($0) }),
        let last = clause.inheritedTypes.last
      {
        edits.insert(", AnyObject", after: last.type)
      }
    } else {
      edits.insert(": AnyObject", after: node.name)
    }
    return .visitChildren
  }

  override func visit(_ node: InheritedTypeSyntax) -> SyntaxVisitorContinueKind {
    guard ["NSLock", "NSRecursiveLock"].contains(node.type.trimmedDescription) else { return .visitChildren }
    needsUIKit = true
    edits.replace(node.type, with: "UIKit.PageRenderLock")
    return .skipChildren
  }

  // MARK: Members

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.modifiers.has("optional"), let requirement = requirement(node) {
      edits.replace(node, with: "var \(requirement.propertyName): \(requirement.functionType)? { get }")
      return .skipChildren
    }
    let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
    if node.attributes.has("NSManaged"), node.body == nil { edits.insert(" {}", after: node.signature) }
    if let override = node.modifiers.first(where: { $0.name.text == "override" }), let scope = scopes.last,
      node.name.text == "observeValue", index.observesFirst(scope.name)
    {
      edits.replace(override, with: "")
    }
    if depth == 0, let scope = scopes.last, scope.isExtension {
      moveOut(
        node.name, of: scope.name, fullName: MemberFacts.fullName(node.name.text, labels), node.modifiers)
    }
    return enterCode()
  }
  override func visitPost(_ node: FunctionDeclSyntax) {
    if !(node.modifiers.has("optional") && requirement(node) != nil) { depth -= 1 }
  }

  private func requirement(_ node: FunctionDeclSyntax) -> OptionalRequirement? {
    let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
    return index.optional[MemberFacts.fullName(node.name.text, labels)]
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.modifiers.has("optional") {
      notes.append(
        file.note(
          .error, at: node,
          "an optional property of an Objective-C protocol cannot be translated; make it a method, or give it a default in an extension"
        ))
    }
    if node.attributes.has("NSManaged") { manage(node) }
    if let accessors = SwiftUICode.previews(node) {
      edits.replace(accessors, with: "{ SwiftUI.EmptyView() }")
      depth += 1
      return .skipChildren
    }
    if let (accessor, key) = SwiftUICode.entry(node), let pattern = node.bindings.first?.pattern {
      edits.replace(
        from: pattern.endPositionBeforeTrailingTrivia.utf8Offset,
        to: node.endPositionBeforeTrailingTrivia.utf8Offset, with: accessor + key)
      for attribute in node.attributes where attribute.trimmedDescription == "@Entry" {
        edits.replace(attribute, with: "")
      }
      depth += 1
      return .skipChildren
    }
    if depth == 0, let scope = scopes.last, scope.isExtension {
      for binding in node.bindings {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { continue }
        moveOut(name, of: scope.name, fullName: name.text, node.modifiers)
      }
    }
    return enterCode()
  }
  override func visitPost(_ node: VariableDeclSyntax) { depth -= 1 }

  /// Gives properties that Core Data manages a getter and a setter, which keep their values by name.
  private func manage(_ node: VariableDeclSyntax) {
    for binding in node.bindings where binding.accessorBlock == nil {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        let type = binding.typeAnnotation
      else { continue }
      let key = Self.quoted(name)
      edits.insert(
        " { get { return managedValue(\(key)) } set { setManagedValue(newValue, \(key)) } }", after: type)
    }
  }

  /// Renames a member of an extension whose class gets a member that calls it, and an override that is left
  /// out.
  private func moveOut(
    _ name: TokenSyntax, of owner: String, fullName: String, _ modifiers: DeclModifierListSyntax
  ) {
    let isForwarded = index.forwarded[owner]?[fullName] != nil
    let override = modifiers.first { $0.name.text == "override" }
    guard isForwarded || override != nil else { return }
    if let override { edits.replace(override, with: "") }
    edits.replace(name, with: ForwardCode.prefix + name.text)
    // The class's member has to access the renamed one, and has the access level that others use.
    for modifier in modifiers where ["private", "open"].contains(modifier.name.text) {
      edits.replace(modifier, with: modifier.name.text == "private" ? "fileprivate" : "public")
    }
    if !isForwarded, !ExtensionOverride.isKnown(fullName) {
      notes.append(
        file.note(
          .warning, at: name,
          "this override is left out: an extension can override only members of classes that the app "
            + "declares, and \(owner) is not one; put it into a subclass"
        ))
    }
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if CallCode.isWindowOfDelegate(node) {
      needsUIKit = true
      edits.replace(node.declName, with: "pageRenderWindow")
    }
    return .visitChildren
  }

  private func enterCode() -> SyntaxVisitorContinueKind {
    depth += 1
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { enterCode() }
  override func visitPost(_ node: InitializerDeclSyntax) { depth -= 1 }

  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind { enterCode() }
  override func visitPost(_ node: DeinitializerDeclSyntax) { depth -= 1 }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { enterCode() }
  override func visitPost(_ node: SubscriptDeclSyntax) { depth -= 1 }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { enterCode() }
  override func visitPost(_ node: ClosureExprSyntax) { depth -= 1 }

  // MARK: Optional requirements

  /// Adds a property to a type for each optional requirement that the type implements, of the protocols that
  /// this declaration names.
  private func meetOptionalRequirements(
    _ type: String, _ clause: InheritanceClauseSyntax?, _ block: MemberBlockSyntax, _ access: String
  ) {
    let named = clause?.inheritedTypes.map { FactCollector.name($0.type) } ?? []
    var code = ""
    for requirement in named.flatMap({ index.optionalByProtocol[$0] ?? [] }) {
      let implements = index.ancestry(of: type).contains { owner in
        index.members[owner]?.contains { $0.fullName == requirement.fullName } ?? false
      }
      // Protocols with the same requirement share one property.
      let first = index.optionalRequirements(of: type).first { $0.fullName == requirement.fullName }
      guard implements, first.map({ $0.protocolName == requirement.protocolName }) ?? true else { continue }
      let arguments = requirement.labels.enumerated().map { ($1 == "_" ? "" : "\($1): ") + "$\($0)" }
      let access = requirement.access.isEmpty || access.isEmpty && requirement.access.isEmpty ? "" : "public "
      code +=
        "; \(access)var \(requirement.propertyName): \(requirement.functionType)? "
        + "{ return { [unowned self] in self.\(requirement.name)(\(arguments.joined(separator: ", "))) } }"
    }
    if !code.isEmpty { edits.insert(" \(code) ", before: block.rightBrace) }
  }

  /// Returns extensions in which optional requirements default to `nil`.
  private func protocolCode(_ facts: FileFacts) -> String {
    facts.optional.map {
      "\n\($0.access)extension \($0.protocolName) {\n  var \($0.propertyName): \($0.functionType)? { return nil }\n}\n"
    }.joined()
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let code = CallCode.ofUIKit(node, index: index) {
      needsUIKit = true
      edits.replace(node, with: code)
      return .skipChildren
    }
    if let code = CallCode.ofFoundation(node) {
      edits.replace(node, with: code)
      return .skipChildren
    }
    if imports.contains("SwiftUI") { edits.removeResting(node, unless: index.declares) }
    editOptionalCall(node)
    return .visitChildren
  }

  /// Edits the call of a member that a protocol of Objective-C may leave out, as in `delegate.tapped?(self)`.
  private func editOptionalCall(_ node: FunctionCallExprSyntax) {
    guard let optional = node.calledExpression.as(OptionalChainingExprSyntax.self),
      let member = optional.expression.as(MemberAccessExprSyntax.self)
    else { return }
    let name = member.declName.baseName
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    if let requirement = index.optional[MemberFacts.fullName(name.text, labels)] {
      edits.replace(name, with: requirement.propertyName)
      for argument in node.arguments {
        guard let label = argument.label, let colon = argument.colon else { continue }
        edits.replace(
          from: label.positionAfterSkippingLeadingTrivia.utf8Offset,
          to: colon.endPositionBeforeTrailingTrivia.utf8Offset, with: "")
      }
    } else if labels.contains(where: { $0 != "_" })
      || !node.arguments.isEmpty && !index.variables.contains(name.text)
    {
      // In PageRender, the requirements of UIKit's delegates have defaults, so every delegate has them. The call of a closure, such
      // as an app's variable of that name, has no labels.
      edits.replace(optional.questionMark, with: "")
    }
  }

  // MARK: Selectors and key paths

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.macroName.text {
    case "selector":
      guard let reference = SelectorReference(node) else {
        notes.append(
          file.note(
            .error, at: node, "this selector cannot be read; name a method, such as #selector(tapped)"))
        return .skipChildren
      }
      needsUIKit = true
      edits.replace(node, with: "UIKit.Selector(\"\(name(reference))\")")
      return .skipChildren
    case "keyPath":
      guard let path = node.arguments.first?.expression.trimmedDescription else { return .skipChildren }
      var parts = path.split(separator: ".").map { $0.filter { !"?!".contains($0) } }
      while parts.count > 1, parts[0] == "self" || parts[0].first?.isUppercase == true { parts.removeFirst() }
      edits.replace(node, with: "\"\(parts.joined(separator: "."))\"")
      return .skipChildren
    case "Preview":
      edits.replace(node, with: "")
      return .skipChildren
    default: return .visitChildren
    }
  }

  private func name(_ reference: SelectorReference) -> String {
    switch reference.accessor {
    case "getter": return reference.base
    case "setter": return SelectorName.setter(reference.base)
    default: break
    }
    let owner = reference.owner ?? scopes.last?.name
    if let method = index.method(reference.base, labels: reference.labels, owner: owner) {
      return method.selectorName
    }
    return SelectorName.of(reference.base, labels: reference.labels ?? [])
  }
}
