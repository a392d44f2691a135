import SwiftSyntax

/// The declarations beside SwiftUI's views that are left out, and the code in place of SwiftUI's macros.
enum SwiftUICode {
  /// The modules that are left out of imports without costing anything else.
  static let missing: Set<String> = ["WidgetKit", "_SwiftUIKitOverlay", "AppIntents", "ActivityKit"]

  private static let protocols: Set<String> = [
    "Widget", "WidgetBundle", "TimelineProvider", "IntentTimelineProvider", "AppIntentTimelineProvider",
    "TimelineEntry", "AppIntent", "WidgetConfigurationIntent", "AppShortcutsProvider", "ActivityAttributes",
  ]

  /// The name of a type that no screen of the app shows, by the protocols it names; `nil` for other declarations.
  static func name(of node: Syntax, imports: Set<String>) -> String? {
    guard !imports.isDisjoint(with: missing) else { return nil }
    guard let named = node.asProtocol((any NamedDeclSyntax).self),
      let group = node.asProtocol((any DeclGroupSyntax).self),
      group.inheritanceClause?.inheritedTypes.contains(where: {
        protocols.contains(FactCollector.name($0.type))
      }) == true
    else { return nil }
    return named.name.text
  }

  /// True for a type that is built into views.
  static func isBuilt(_ type: TypeSyntax?) -> Bool {
    guard let some = type?.as(SomeOrAnyTypeSyntax.self) else { return false }
    let name = some.constraint.trimmedDescription
    return ["View", "Scene", "ToolbarContent", "Commands"].contains(name.replacing("SwiftUI.", with: ""))
  }

  /// The getter of a provider's previews, each of which has a function of its own.
  static func previews(_ node: VariableDeclSyntax) -> AccessorBlockSyntax? {
    let group = sequence(first: Syntax(node), next: \.parent).lazy
      .compactMap { $0.asProtocol((any DeclGroupSyntax).self) }.first
    guard let binding = node.bindings.first, binding.pattern.trimmedDescription == "previews",
      PreviewSyntax.isProvider(group?.inheritanceClause), isBuilt(binding.typeAnnotation?.type)
    else { return nil }
    return binding.accessorBlock
  }

  // MARK: Macros

  /// The code in place of `@Entry var name: Type = value`: an accessor behind the type, and a key behind the property.
  static func entry(_ node: VariableDeclSyntax) -> (accessor: String, key: String)? {
    guard node.attributes.has("Entry"), node.bindings.count == 1, let binding = node.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return nil }
    let value = binding.initializer?.value
    guard let type = binding.typeAnnotation?.type.trimmedDescription ?? value.flatMap(Self.type) else {
      return nil
    }
    let key = "PageRenderEntry_\(name)"
    return (
      ": \(type) { get { self[\(key).self] } set { self[\(key).self] = newValue } }",
      "; private struct \(key): SwiftUI.EnvironmentKey { static var defaultValue: \(type) { \(value?.trimmedDescription ?? "nil") } }"
    )
  }

  /// The type of a value, as far as its code says it.
  private static func type(of value: ExprSyntax) -> String? {
    switch value.kind {
    case .booleanLiteralExpr: return "Bool"
    case .integerLiteralExpr: return "Int"
    case .floatLiteralExpr: return "Double"
    case .stringLiteralExpr: return "String"
    default: break
    }
    let called = value.as(FunctionCallExprSyntax.self)?.calledExpression ?? value
    let name =
      called.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription ?? called.trimmedDescription
    return name.first?.isUppercase == true ? name : nil
  }
}
