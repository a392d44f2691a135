internal import AppUIKit
public import Foundation

struct PreferredColorSchemeKey: PreferenceKey {
  static var defaultValue: ColorScheme? { nil }
  static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    value = value ?? nextValue()
  }
}

struct StatusBarHiddenKey: PreferenceKey {
  static var defaultValue: Bool? { nil }
  static func reduce(value: inout Bool?, nextValue: () -> Bool?) { value = value ?? nextValue() }
}

extension View {
  // MARK: Of the screen

  /// The appearance of the screen around.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    preference(key: PreferredColorSchemeKey.self, value: colorScheme)
  }
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    changing { $0.colorScheme = colorScheme }.wrapped { element, _ in
      PlacedElement(element) { views, _ in
        for view in views { view.overrideUserInterfaceStyle = colorScheme == .dark ? .dark : .light }
      }
    }
  }
  public func statusBar(hidden: Bool) -> some View { preference(key: StatusBarHiddenKey.self, value: hidden) }
  public func statusBarHidden(_ hidden: Bool = true) -> some View { statusBar(hidden: hidden) }
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }

  /// A view at an edge of the safe area, which it makes smaller.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    let inset = content()
    return wrapped { element, context in
      SafeAreaInsetElement(
        element, context.entered("inset").element(inset), edge == .top ? .top : .bottom,
        Alignment(horizontal: alignment, vertical: edge == .top ? .top : .bottom), spacing ?? 0)
    }
  }
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    let inset = content()
    return wrapped { element, context in
      SafeAreaInsetElement(
        element, context.entered("inset").element(inset), edge == .leading ? .leading : .trailing,
        Alignment(horizontal: edge == .leading ? .leading : .trailing, vertical: alignment), spacing ?? 0)
    }
  }

  /// A view with an identity: another one has other state.
  public func id<ID: Hashable>(_ id: ID) -> some View {
    Modified(content: self, change: { $0 = $0.entered("id \(id)") })
  }

  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    Modified(content: self, change: { $0.host.fail("searchable: its search field is not drawn") })
  }
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }
  @_disfavoredOverload public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }

  // MARK: Without effect on a page at rest

  public func animation(_ animation: Animation?) -> some View { self }
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
  public func transition(_ t: AnyTransition) -> some View { self }
  public func contentTransition(_ transition: ContentTransition) -> some View { self }
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View { self }
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
  public func help(_ textKey: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload public func help<S: StringProtocol>(_ text: S) -> some View { self }
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
  public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    guard !enabled else { return AnyView(self) }
    return AnyView(
      wrapped { element, _ in
        PlacedElement(element) { views, _ in for view in views { view.isUserInteractionEnabled = false } }
      })
  }

  // MARK: Accessibility

  /// Changes the view that stands for this one: its control, else its first view.
  private func accessible(_ change: @escaping @MainActor (UIView) -> Void) -> some View {
    wrapped { element, _ in
      PlacedElement(element) { views, _ in
        if let view = views.last(where: { $0 is UIControl }) ?? views.first { change(view) }
      }
    }
  }
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    accessible { $0.accessibilityIdentifier = identifier }
  }
  public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
  public func accessibilityLabel(_ label: Text) -> some View {
    accessible { $0.accessibilityLabel = label.plain }
  }
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }
  @_disfavoredOverload public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label))
  }
  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
  public func accessibilityHint(_ hint: Text) -> some View {
    accessible { $0.accessibilityHint = hint.plain }
  }
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hintKey))
  }
  @_disfavoredOverload public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessibilityHint(Text(hint))
  }
  public func accessibilityValue(_ value: Text) -> some View {
    accessible { $0.accessibilityValue = value.plain }
  }
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(valueKey))
  }
  @_disfavoredOverload public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibilityValue(Text(value))
  }
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    wrapped { element, _ in
      PlacedElement(element) { views, _ in for view in views { view.accessibilityElementsHidden = hidden } }
    }
  }
  public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    accessible { $0.accessibilityTraits.formUnion(traits.traits) }
  }
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { self }
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }
  public func accessibilityInputLabels(_ labels: [Text]) -> some View { self }
  public func accessibilityAction(
    _ kind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { self }
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View { self }
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
  public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View { self }
  public func accessibilityShowsLargeContentViewer() -> some View { self }
}

/// An element beside or below a view at an edge of the room.
private final class SafeAreaInsetElement: WrappingElement {
  private let inset: Element
  private let edge: Edge
  private let alignment: Alignment
  private let distance: CGFloat

  init(_ content: Element, _ inset: Element, _ edge: Edge, _ alignment: Alignment, _ distance: CGFloat) {
    (self.inset, self.edge, self.alignment, self.distance) = (inset, edge, alignment, distance)
    super.init(content)
  }

  private func insets(_ proposal: ProposedViewSize) -> EdgeInsets {
    let size = inset.size(proposal)
    let isUpright = edge == .top || edge == .bottom
    return EdgeInsets((isUpright ? size.height : size.width) + distance, at: Edge.Set(edge))
  }

  override func measured(_ proposal: ProposedViewSize) -> CGSize {
    let insets = insets(proposal)
    let own = content.size(proposal.inset(by: insets))
    return CGSize(
      width: own.width + insets.leading + insets.trailing, height: own.height + insets.top + insets.bottom)
  }

  override func guide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? { nil }

  override func place(_ frame: CGRect, on canvas: Canvas) {
    let room = frame.inset(by: insets(ProposedViewSize(frame.size)))
    var inner = canvas
    // Content that reaches to the inset of a screen's edge reaches below it as below a bar.
    if canvas.safe.outset(by: EdgeInsets(0.5, at: .all)).contains(frame) {
      let (safe, covered) = (canvas.safe, frame)
      if edge == .top, abs(covered.minY - safe.minY) < 0.5 { inner.safe.origin.y = room.minY }
      if edge == .leading, abs(covered.minX - safe.minX) < 0.5 { inner.safe.origin.x = room.minX }
      let isAtEnd =
        edge == .bottom ? abs(covered.maxY - safe.maxY) < 0.5 : abs(covered.maxX - safe.maxX) < 0.5
      inner.safe.size.height = (edge == .bottom && isAtEnd ? room.maxY : safe.maxY) - inner.safe.minY
      inner.safe.size.width = (edge == .trailing && isAtEnd ? room.maxX : safe.maxX) - inner.safe.minX
    }
    content.place(in: room, proposal: ProposedViewSize(room.size), alignment: .center, on: inner)
    inset.place(in: frame, proposal: ProposedViewSize(frame.size), alignment: alignment, on: canvas)
  }
}

// MARK: Names without effect

/// How a view comes and goes; pages are at rest.
public struct AnyTransition: Sendable {
  public static let opacity = AnyTransition()
  public static let slide = AnyTransition()
  public static let scale = AnyTransition()
  public static let identity = AnyTransition()
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { AnyTransition() }
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition()
  }
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

public struct ContentTransition: Equatable, Sendable {
  public static let identity = ContentTransition()
  public static let opacity = ContentTransition()
  public static let interpolate = ContentTransition()
  public static let symbolEffect = ContentTransition()
  public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition() }
  public static func numericText(value: Double) -> ContentTransition { ContentTransition() }
}

/// A name for views that move into one another.
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
  public struct ID: Hashable, Sendable {}
  public init() {}
  public var wrappedValue: ID { ID() }
}

public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

public struct SearchFieldPlacement: Sendable {
  public static let automatic = SearchFieldPlacement()
  public static let toolbar = SearchFieldPlacement()
  public static let sidebar = SearchFieldPlacement()
  public static let navigationBarDrawer = SearchFieldPlacement()
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement
  {
    SearchFieldPlacement()
  }
  public enum NavigationBarDrawerDisplayMode: Sendable { case automatic, always }
}

public struct HoverEffect: Sendable {
  public static let automatic = HoverEffect()
  public static let highlight = HoverEffect()
  public static let lift = HoverEffect()
}

public struct SensoryFeedback: Equatable, Sendable {
  public enum Weight: Sendable { case light, medium, heavy }
  public static let success = SensoryFeedback()
  public static let warning = SensoryFeedback()
  public static let error = SensoryFeedback()
  public static let selection = SensoryFeedback()
  public static let increase = SensoryFeedback()
  public static let decrease = SensoryFeedback()
  public static let impact = SensoryFeedback()
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback()
  }
}

public struct AccessibilityTraits: SetAlgebra, OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  var traits: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: rawValue & (1 << 48 - 1)) }
  public static let isButton = AccessibilityTraits(rawValue: UIAccessibilityTraits.button.rawValue)
  public static let isHeader = AccessibilityTraits(rawValue: UIAccessibilityTraits.header.rawValue)
  public static let isSelected = AccessibilityTraits(rawValue: UIAccessibilityTraits.selected.rawValue)
  public static let isLink = AccessibilityTraits(rawValue: UIAccessibilityTraits.link.rawValue)
  public static let isImage = AccessibilityTraits(rawValue: UIAccessibilityTraits.image.rawValue)
  public static let isSearchField = AccessibilityTraits(rawValue: UIAccessibilityTraits.searchField.rawValue)
  public static let isStaticText = AccessibilityTraits(rawValue: UIAccessibilityTraits.staticText.rawValue)
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 49)
  public static let isModal = AccessibilityTraits(rawValue: 1 << 50)
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 51)
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 52)
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 53)
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 54)
}

public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let number: Int
  public static let ignore = AccessibilityChildBehavior(number: 0)
  public static let contain = AccessibilityChildBehavior(number: 1)
  public static let combine = AccessibilityChildBehavior(number: 2)
}

public struct AccessibilityActionKind: Equatable, Sendable {
  public static let `default` = AccessibilityActionKind()
  public static let escape = AccessibilityActionKind()
  public static let magicTap = AccessibilityActionKind()
}

public enum AccessibilityHeadingLevel: Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }
