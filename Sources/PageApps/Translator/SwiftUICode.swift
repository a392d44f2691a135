import SwiftSyntax

/// The declarations of SwiftUI in an app's sources, which are left out, and the views that UIKit's code hosts.
enum SwiftUICode {
  /// The modules that are left out of imports without costing anything else.
  static let modules: Set<String> = ["SwiftUI", "WidgetKit", "_SwiftUIKitOverlay", "AppIntents", "Charts"]

  private static let protocols: Set<String> = [
    "View", "App", "Scene", "PreviewProvider", "ViewModifier", "ButtonStyle", "PrimitiveButtonStyle",
    "LabelStyle",
    "ToggleStyle", "TextFieldStyle", "ProgressViewStyle", "Shape", "InsettableShape", "ShapeStyle",
    "UIViewRepresentable", "UIViewControllerRepresentable", "PreferenceKey", "EnvironmentKey", "Commands",
    "Widget",
    "WidgetBundle", "TimelineProvider", "TimelineEntry", "DynamicProperty", "AnimatableModifier", "Layout",
  ]
  private static let types: Set<String> = [
    "View", "Color", "Font", "Text", "Image", "Binding", "EnvironmentValues", "Animation", "AnyTransition",
    "Button",
    "LinearGradient", "Edge", "Alignment", "ButtonStyle", "ViewModifier", "Shape", "PreviewProvider",
  ]

  /// The name of a type that is one of SwiftUI's, by the protocols it names; `nil` for other declarations.
  static func name(of node: Syntax, imports: Set<String>) -> String? {
    guard !imports.isDisjoint(with: modules) || isOfPreviews(node) else { return nil }
    let (name, clause): (String, InheritanceClauseSyntax?)
    if let node = node.as(StructDeclSyntax.self) {
      (name, clause) = (node.name.text, node.inheritanceClause)
    } else if let node = node.as(ClassDeclSyntax.self) {
      (name, clause) = (node.name.text, node.inheritanceClause)
    } else if let node = node.as(EnumDeclSyntax.self) {
      (name, clause) = (node.name.text, node.inheritanceClause)
    } else {
      return nil
    }
    let inherited = clause?.inheritedTypes.map { last(FactCollector.name($0.type)) } ?? []
    return inherited.contains(where: protocols.contains) ? name : nil
  }

  /// True for a provider of previews, and for a type that shows a view or a controller of UIKit in SwiftUI.
  static func isOfPreviews(_ node: Syntax) -> Bool {
    let clause =
      node.as(StructDeclSyntax.self)?.inheritanceClause ?? node.as(ClassDeclSyntax.self)?.inheritanceClause
      ?? node.as(EnumDeclSyntax.self)?.inheritanceClause
    return PreviewSyntax.isProvider(clause) || PreviewSyntax.isWrapper(clause)
  }

  /// True for an extension of a type that is left out, of SwiftUI's own, or that shows a controller or view of
  /// UIKit in SwiftUI.
  static func isExtension(_ node: ExtensionDeclSyntax, imports: Set<String>, leftOut: Set<String>) -> Bool {
    let name = FactCollector.name(node.extendedType)
    if leftOut.contains(name.split(separator: ".").first.map(String.init) ?? name) { return true }
    if PreviewSyntax.isWrapper(node.inheritanceClause) { return true }
    return !imports.isDisjoint(with: modules) && types.contains(last(name))
  }

  private static func last(_ name: String) -> String {
    name.split(separator: ".").last.map(String.init) ?? name
  }

  // MARK: Hosted views

  /// The argument of a call that hosts a view, `UIHostingController(rootView:)` or its `super.init`.
  static func hosted(in node: FunctionCallExprSyntax) -> ExprSyntax? {
    let called = node.calledExpression.trimmedDescription
    let isHost = called.hasPrefix("UIHostingController") || ["super.init", "self.init"].contains(called)
    return isHost ? node.arguments.first { $0.label?.text == "rootView" }?.expression : nil
  }

  /// The name of a hosted view: `ContentView` for `AnyView(ContentView().padding())`.
  static func name(ofView node: ExprSyntax) -> String {
    let finder = NameFinder(viewMode: .sourceAccurate)
    finder.walk(node)
    return finder.names.first { !wrappers.contains($0) } ?? finder.names.first ?? "SwiftUI"
  }

  private static let wrappers: Set<String> = [
    "AnyView", "NavigationView", "NavigationStack", "Group", "VStack", "HStack", "ZStack",
  ]

  private final class NameFinder: SyntaxVisitor {
    var names: [String] = []
    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      if node.baseName.text.first?.isUppercase == true { names.append(node.baseName.text) }
      return .visitChildren
    }
  }
}
