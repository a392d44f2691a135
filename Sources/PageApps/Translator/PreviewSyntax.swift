import SwiftSyntax

/// A preview as a file has it: `#Preview { … }`, or a `PreviewProvider`.
struct WrittenPreview {
  /// The name, or the type of the provider; `nil` if there is none.
  var name: String?
  var canvas = PreviewCanvas()
  /// The full name of the provider; `nil` for none.
  var provider: String?
  var isProvider: Bool { provider != nil }
  /// The code that makes the screen.
  var statements: CodeBlockItemListSyntax
  /// The line of the preview.
  var line: Int
}

/// A type that shows a view or a controller of UIKit in SwiftUI.
struct PreviewWrapper {
  var name: String
  /// The body of `makeUIViewController(context:)` or `makeUIView(context:)`; `nil` if there is none.
  var body: CodeBlockItemListSyntax?
  /// The stored properties and their types, as far as these are written and not generic.
  var properties: [String: String]
  var file: Int
}

/// The previews of a file, and what previews use.
struct PreviewFacts {
  var previews: [WrittenPreview] = []
  var wrappers: [PreviewWrapper] = []
  /// The types that are views of SwiftUI.
  var views: Set<String> = []
  /// The functions and properties that return a view of SwiftUI.
  var viewMembers: Set<String> = []
  var classes: Set<String> = []
  var importsSwiftUI = false
}

enum PreviewSyntax {
  private static let wrappers: Set<String> = ["UIViewControllerRepresentable", "UIViewRepresentable"]

  static func isProvider(_ clause: InheritanceClauseSyntax?) -> Bool {
    clause?.inheritedTypes.contains { $0.type.trimmedDescription.hasSuffix("PreviewProvider") } ?? false
  }

  static func isWrapper(_ clause: InheritanceClauseSyntax?) -> Bool {
    clause?.inheritedTypes.contains { wrappers.contains(FactCollector.name($0.type)) } ?? false
  }

  static func isView(_ type: TypeSyntax) -> Bool {
    let name = type.as(SomeOrAnyTypeSyntax.self)?.constraint.trimmedDescription ?? type.trimmedDescription
    return ["View", "SwiftUI.View", "AnyView"].contains(name)
  }
}

/// Collects the previews of a file.
final class PreviewCollector: SyntaxVisitor {
  private let file: SourceFile
  private let number: Int
  private var facts = PreviewFacts()

  private init(_ file: SourceFile, number: Int) {
    self.file = file
    self.number = number
    super.init(viewMode: .sourceAccurate)
  }

  /// The previews of the whole file: those stay that hold code which the compiler refuses.
  static func facts(of file: SourceFile, number: Int) -> PreviewFacts {
    let collector = PreviewCollector(file, number: number)
    collector.walk(file.wholeTree)
    return collector.facts
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.path.first?.name.text == "SwiftUI" { facts.importsSwiftUI = true }
    return .skipChildren
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for clause in node.activeClauses {
      if let elements = clause.elements { walk(Syntax(elements)) }
    }
    return .skipChildren
  }

  // MARK: #Preview

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "Preview" else { return .visitChildren }
    add(node.arguments, node.trailingClosure, at: Syntax(node))
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "Preview" else { return .visitChildren }
    add(node.arguments, node.trailingClosure, at: Syntax(node))
    return .skipChildren
  }

  private func add(_ arguments: LabeledExprListSyntax, _ closure: ClosureExprSyntax?, at node: Syntax) {
    let body = closure ?? arguments.lazy.compactMap { $0.expression.as(ClosureExprSyntax.self) }.first
    guard let body else { return }
    let name = arguments.first { $0.label == nil }?.expression.as(StringLiteralExprSyntax.self)?
      .representedLiteralValue
    var canvas = PreviewCanvas()
    // Traits are a list without a label for all but the first.
    for argument in arguments { canvas.read(argument.expression) }
    facts.previews.append(
      WrittenPreview(
        name: name, canvas: canvas, statements: body.statements, line: file.line(of: node))
    )
  }

  // MARK: Types for SwiftUI

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    collect(
      node.name.text, node.inheritanceClause, node.memberBlock, node.genericParameterClause, Syntax(node))
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    facts.classes.insert(node.name.text)
    collect(
      node.name.text, node.inheritanceClause, node.memberBlock, node.genericParameterClause, Syntax(node))
    return .visitChildren
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    collect(
      node.name.text, node.inheritanceClause, node.memberBlock, node.genericParameterClause, Syntax(node))
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    collect(
      FactCollector.name(node.extendedType), node.inheritanceClause, node.memberBlock, nil, Syntax(node))
    return .visitChildren
  }

  private func collect(
    _ name: String, _ clause: InheritanceClauseSyntax?, _ block: MemberBlockSyntax,
    _ generics: GenericParameterClauseSyntax?, _ node: Syntax
  ) {
    if PreviewSyntax.isProvider(clause) {
      if let statements = block.getter("previews") {
        facts.previews.append(
          WrittenPreview(
            name: name, provider: Self.fullName(node, name), statements: statements, line: file.line(of: node)
          ))
      }
    } else if PreviewSyntax.isWrapper(clause) {
      let generic = Set(generics?.parameters.map(\.name.text) ?? [])
      facts.wrappers.append(
        PreviewWrapper(
          name: name, body: block.function("makeUIViewController") ?? block.function("makeUIView"),
          properties: block.properties(besides: generic), file: number))
    } else if clause?.inheritedTypes.contains(where: { PreviewSyntax.isView($0.type) }) == true {
      facts.views.insert(name)
    }
  }

  /// The name of a type with those of the types around it.
  private static func fullName(_ node: Syntax, _ name: String) -> String {
    var name = name
    for parent in sequence(first: node, next: \.parent).dropFirst() {
      if let around = parent.asProtocol((any NamedDeclSyntax).self) { name = "\(around.name.text).\(name)" }
      if let around = parent.as(ExtensionDeclSyntax.self) {
        name = "\(FactCollector.name(around.extendedType)).\(name)"
      }
    }
    return name
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let type = node.signature.returnClause?.type, PreviewSyntax.isView(type) {
      facts.viewMembers.insert(node.name.text)
    }
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      guard let type = binding.typeAnnotation?.type, PreviewSyntax.isView(type) else { continue }
      facts.viewMembers.insert(binding.pattern.trimmedDescription)
    }
    return .skipChildren
  }
}

extension MemberBlockSyntax {
  /// The statements of a property's getter; `nil` if there is no such property.
  fileprivate func getter(_ name: String) -> CodeBlockItemListSyntax? {
    for variable in members.compactMap({ $0.decl.as(VariableDeclSyntax.self) }) {
      for binding in variable.bindings where binding.pattern.trimmedDescription == name {
        switch binding.accessorBlock?.accessors {
        case .getter(let statements): return statements
        case .accessors(let list):
          if let body = list.first(where: { $0.accessorSpecifier.text == "get" })?.body {
            return body.statements
          }
        default: break
        }
      }
    }
    return nil
  }

  /// The statements of a function's body; `nil` if there is no such function.
  fileprivate func function(_ name: String) -> CodeBlockItemListSyntax? {
    members.lazy.compactMap { $0.decl.as(FunctionDeclSyntax.self) }.first { $0.name.text == name }?.body?
      .statements
  }

  fileprivate func properties(besides generics: Set<String>) -> [String: String] {
    var found: [String: String] = [:]
    for variable in members.compactMap({ $0.decl.as(VariableDeclSyntax.self) })
    where !variable.modifiers.isStatic {
      for binding in variable.bindings where binding.accessorBlock == nil {
        let type = binding.typeAnnotation?.type
        let isGeneric =
          type?.tokens(viewMode: .sourceAccurate).contains { generics.contains($0.text) } ?? false
        found[binding.pattern.trimmedDescription] = isGeneric ? "" : type?.onOneLine ?? ""
      }
    }
    return found
  }
}
