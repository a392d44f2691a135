import SwiftParser
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

  // MARK: Modifiers

  /// Modifiers of views that change nothing of a page at rest, as what they name moves, is touched, typed or spoken.
  private static let resting = Set(
    """
    accessibilityAction accessibilityActions accessibilityActivationPoint accessibilityAdjustableAction
    accessibilityChartDescriptor accessibilityCustomContent accessibilityDirectTouch
    accessibilityElement accessibilityFocused accessibilityHeading accessibilityIgnoresInvertColors
    accessibilityInputLabels accessibilityLabeledPair accessibilityLinkedGroup accessibilityRemoveTraits
    accessibilityRepresentation accessibilityRespondsToUserInteraction accessibilityRotor
    accessibilityRotorEntry accessibilityScrollAction accessibilityShowsLargeContentViewer
    accessibilitySortPriority accessibilityTextContentType accessibilityZoomAction allowedDynamicRange
    animation antialiased autocapitalization autocorrectionDisabled backgroundTask commands
    commandsRemoved contentShape contentTransition contextMenu customizationID defaultFocus
    defaultHoverEffect defaultPosition defaultSize defersSystemGestures deleteDisabled
    dialogSuppressionToggle disableAutocorrection draggable dropDestination fileDialogMessage
    focusEffectDisabled focusScope focusSection focusable focused focusedObject focusedSceneValue
    focusedValue formStyle geometryGroup handlesExternalEvents help hoverEffect hoverEffectDisabled
    interactiveDismissDisabled isDetailLink keyboardShortcut keyboardType listRowHoverEffect
    matchedTransitionSource menuOrder modelContainer modelContext moveDisabled
    navigationSplitViewColumnWidth navigationSplitViewStyle navigationTransition onCommand
    onContinueUserActivity onContinuousHover onCopyCommand onDelete onDeleteCommand onDisappear onDrag
    onDrop onExitCommand onHover onKeyPress onLongPressGesture onMove onMoveCommand onOpenURL
    onPasteCommand onPlayPauseCommand onScrollPhaseChange onSubmit persistentSystemOverlays pointerStyle
    prefersDefaultFocus presentationBackgroundInteraction presentationCompactAdaptation
    presentationContentInteraction privacySensitive refreshable renameAction scrollBounceBehavior
    scrollDismissesKeyboard scrollIndicators scrollIndicatorsFlash scrollInputBehavior
    scrollTargetLayout searchCompletion searchFocused searchPresentationToolbarBehavior searchScopes
    searchSuggestions selectionDisabled sensoryFeedback speechAdjustedPitch
    speechAlwaysIncludesPunctuation speechAnnouncementsQueued speechSpellsOutCharacters submitLabel
    submitScope swipeActions symbolEffect symbolEffectsRemoved tabBarMinimizeBehavior
    tabViewCustomization textContentType textInputAutocapitalization textInputSuggestions textSelection
    toolbarRole transition userActivity windowResizability windowStyle windowToolbarStyle
    writingToolsBehavior
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  /// Names in the arguments with which such a modifier changes a page at rest: it stays, and is told where it is missing.
  private static let changing: [String: Set<String>] = [
    "formStyle": ["columns", "ColumnsFormStyle"], "presentationBackgroundInteraction": ["enabled"],
    "presentationCompactAdaptation": ["none", "popover", "fullScreenCover"],
    "symbolEffect": ["appear", "disappear", "drawOff", "drawOn", "replace", "scale"],
    "toolbarRole": ["browser", "editor"],
  ]

  /// The code in place of modifiers whose arguments the slice does not read.
  private static func replacement(_ name: String, _ arguments: @autoclosure () -> Set<String>) -> String? {
    switch name {
    case "scrollTransition": ".pageRenderAtEdge(\"\(name)\")"
    case "navigationViewStyle":
      arguments().isDisjoint(with: ["stack", "StackNavigationViewStyle"]) ? "" : ".pageRenderStack()"
    default: resting.contains(name) && arguments().isDisjoint(with: changing[name] ?? []) ? "" : nil
    }
  }

  /// The dot at which a modifier that changes nothing of a page at rest begins, and the code in its place; `nil` for
  /// other calls.
  ///
  /// - Parameter isOwn: Returns true for calls of functions that the app declares.
  static func resting(
    _ node: FunctionCallExprSyntax, unless isOwn: (FunctionCallExprSyntax) -> Bool
  ) -> (dot: TokenSyntax, code: String)? {
    guard let access = node.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
      case let name = access.declName.baseName.text
    else { return nil }
    // A member of a type is no modifier.
    if base.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase == true { return nil }
    let tokens = node.arguments.tokens(viewMode: .sourceAccurate)
    return replacement(name, Set(tokens.map(\.text))).flatMap { isOwn(node) ? nil : (access.period, $0) }
  }

  /// The code of a preview without modifiers that change nothing of a page at rest.
  static func withoutResting(_ code: String, unless isOwn: @escaping (FunctionCallExprSyntax) -> Bool)
    -> String
  {
    let finder = RestingFinder(isOwn)
    finder.walk(Parser.parse(source: code))
    return String(decoding: finder.edits.applied(to: Array(code.utf8)), as: UTF8.self)
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

/// Leaves modifiers that change nothing of a page at rest out of code.
private final class RestingFinder: SyntaxVisitor {
  private let isOwn: (FunctionCallExprSyntax) -> Bool
  private(set) var edits = TextEdits()

  init(_ isOwn: @escaping (FunctionCallExprSyntax) -> Bool) {
    self.isOwn = isOwn
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    edits.removeResting(node, unless: isOwn)
    return .visitChildren
  }
}

extension TextEdits {
  /// Leaves a call out that is a modifier which changes nothing of a page at rest.
  mutating func removeResting(
    _ node: FunctionCallExprSyntax, unless isOwn: (FunctionCallExprSyntax) -> Bool
  ) {
    guard let (dot, code) = SwiftUICode.resting(node, unless: isOwn) else { return }
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
    replace(from: dot.positionAfterSkippingLeadingTrivia.utf8Offset, to: end, with: code)
  }
}
