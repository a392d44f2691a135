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
    changing { $0.colorScheme = colorScheme }.placing {
      $0.overrideUserInterfaceStyle = colorScheme == .dark ? .dark : .light
    }
  }
  public func statusBar(hidden: Bool) -> some View { preference(key: StatusBarHiddenKey.self, value: hidden) }
  public func statusBarHidden(_ hidden: Bool = true) -> some View { statusBar(hidden: hidden) }

  /// A view at an edge of the safe area, which it makes smaller.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View { inset(content(), edge == .top ? .top : .bottom, alignment.key, spacing) }
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View { inset(content(), edge == .leading ? .leading : .trailing, alignment.key, spacing) }
  private func inset(_ view: any View, _ edge: Edge, _ key: AlignmentKey, _ spacing: CGFloat?) -> some View {
    wrapped { element, context in
      SafeAreaInsetElement(element, context.entered("inset").element(view), edge, key, spacing)
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
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    placing { if !enabled { $0.isUserInteractionEnabled = false } }
  }
  /// Changes each of the view's views of UIKit.
  private func placing(_ change: @escaping @MainActor (UIView) -> Void) -> some View {
    wrapped { element, _ in PlacedElement(element) { views, _ in for view in views { change(view) } } }
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
    placing { $0.accessibilityElementsHidden = hidden }
  }
  public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    accessible { $0.accessibilityTraits.formUnion(traits.traits) }
  }
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }
}

/// An element beside or below a view at an edge of the room. Both answer the proposal that the element itself is made: the inset what the
/// content's least length leaves of it, then the content what the inset leaves (OpenSwiftUI, InsetViewModifier).
private final class SafeAreaInsetElement: WrappingElement {
  private let inset: Element
  private let edge: Edge
  private let key: AlignmentKey
  private let axis: Axis
  private let distance: CGFloat

  init(_ content: Element, _ inset: Element, _ edge: Edge, _ key: AlignmentKey, _ distance: CGFloat?) {
    (self.inset, self.edge, self.key) = (inset, edge, key)
    axis = edge == .top || edge == .bottom ? .vertical : .horizontal
    self.distance = distance ?? Spacing.between(content.spacing, inset.spacing, axis)
    super.init(content)
  }

  /// The proposals and sizes of the content and the inset.
  private func arranged(
    _ proposal: ProposedViewSize
  ) -> (content: ProposedViewSize, CGSize, inset: ViewDimensions) {
    var (inner, least) = (proposal, proposal)
    if let length = proposal[axis] {
      (inner[axis], least[axis]) = (max(length - distance, 0), 0)
      inner[axis] = max(length - distance - content.size(least)[axis], 0)
    }
    let own = inset.dimensions(inner)
    inner[axis] = proposal[axis].map { max($0 - distance - (axis == .vertical ? own.height : own.width), 0) }
    return (inner, content.size(inner), own)
  }

  override func measured(_ proposal: ProposedViewSize) -> CGSize {
    var (_, size, own) = arranged(proposal)
    size[axis] += distance + (axis == .vertical ? own.height : own.width)
    return size
  }

  override func ownGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? { nil }

  override func draw(_ frame: CGRect, on canvas: Canvas) {
    var proposal = asked
    proposal[axis.other] = proposal[axis.other] ?? frame.size[axis.other]
    let (offered, size, own) = arranged(proposal)
    let length = distance + (axis == .vertical ? own.height : own.width)
    let room = frame.inset(by: EdgeInsets(length, at: Edge.Set(edge)))
    var inner = canvas
    // Content that reaches to the inset of a screen's edge reaches below it as below a bar.
    if canvas.safe.outset(by: EdgeInsets(0.5, at: .all)).contains(frame) {
      let reached = canvas.reached(by: frame).intersection(Edge.Set(edge))
      inner.safe = canvas.safe.inset(by: EdgeInsets(length, at: reached))
    }
    var place = CGRect(
      x: room.midX - size.width / 2, y: room.midY - size.height / 2, width: size.width, height: size.height)
    switch edge {
    case .top: place.origin.y = frame.maxY - size.height
    case .bottom: place.origin.y = frame.minY
    case .leading: place.origin.x = frame.maxX - size.width
    case .trailing: place.origin.x = frame.minX
    }
    let start = place.origin[axis.other] + content.dimensions(offered)[key] - own[key]
    content.place(place, on: inner)
    var bar = CGRect(x: frame.minX, y: frame.minY, width: own.width, height: own.height)
    bar.origin[axis.other] = start
    if edge == .bottom { bar.origin.y = frame.maxY - own.height }
    if edge == .trailing { bar.origin.x = frame.maxX - own.width }
    inset.place(bar, on: canvas)
  }
}

// MARK: Names without effect

/// How an app's view comes and goes.
@preconcurrency @MainActor
public protocol Transition {
  associatedtype Body: View
  typealias Content = AnyView
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

public enum TransitionPhase: Sendable {
  case willAppear, identity, didDisappear
  public var isIdentity: Bool { self == .identity }
  public var value: Double { self == .identity ? 0 : self == .willAppear ? -1 : 1 }
}

/// Apple's transitions, which change nothing of a view at rest.
public struct SystemTransition: Transition {
  public enum Configuration: Sendable { case downUp, upUp }
  nonisolated init() {}
  public func body(content: AnyView, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == SystemTransition {
  public static var opacity: Self { Self() }
  public static var slide: Self { Self() }
  public static var identity: Self { Self() }
  public static var scale: Self { Self() }
  public static var blurReplace: Self { Self() }
  public static func blurReplace(_ configuration: Self.Configuration = .downUp) -> Self { Self() }
  public static func move(edge: Edge) -> Self { Self() }
  public static func push(from edge: Edge) -> Self { Self() }
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self { Self() }
}

/// How a view comes and goes; pages are at rest.
public struct AnyTransition: Sendable {
  init() {}
  public init<T: Transition>(_ transition: T) {}
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
    insertion
  }
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// A name for views that move into one another.
@propertyWrapper
public struct Namespace: DynamicProperty {
  public struct ID: Hashable, Sendable { let key: String }
  private let slot = NamespaceSlot()
  public init() {}
  public var wrappedValue: ID { ID(key: slot.key) }
}

private final class NamespaceSlot { var key = "" }

extension Namespace: ConnectedProperty {
  @MainActor func connect(at place: Place) { slot.key = place.key }
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
