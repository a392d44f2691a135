public import Foundation

// Modifiers that change nothing of a picture at rest.
extension View {
  public func symbolEffect<T>(_ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true)
    -> some View
  where T: SymbolEffect { self }
  public func symbolEffect<T, V: Equatable>(_ effect: T, options: SymbolEffectOptions = .default, value: V)
    -> some View
  where T: SymbolEffect { self }
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    self
  }
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { self }
  public func accessibilityAction(named name: LocalizedStringKey, _ handler: @escaping () -> Void)
    -> some View
  { self }
  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void)
    -> some View
  { self }
  public func accessibilityInputLabels(_ labels: [LocalizedStringKey]) -> some View { self }
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(_ labels: [S]) -> some View { self }
  public func accessibilityAdjustableAction(_ handler: @escaping (AccessibilityAdjustmentDirection) -> Void)
    -> some View
  {
    self
  }
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
  public func speechAdjustedPitch(_ value: Double) -> some View { self }
  public func privacySensitive(_ sensitive: Bool = true) -> some View { self }
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
  public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
  public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
  public func geometryGroup() -> some View { self }

  /// The view in the first of its phases.
  public func phaseAnimator<Phase: Equatable, Content: View>(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (AnyView, Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View { Array(phases).first.map { content(AnyView(self), $0) } }
  public func phaseAnimator<Phase: Equatable, Content: View>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (AnyView, Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View { Array(phases).first.map { content(AnyView(self), $0) } }
}

public protocol SymbolEffect: Sendable {}

/// A movement of a symbol; pages are at rest.
public struct AnySymbolEffect: SymbolEffect {
  public var up: Self { self }
  public var down: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
  public var iterative: Self { self }
  public var cumulative: Self { self }
  public var reversing: Self { self }
  public var hideInactiveLayers: Self { self }
  public var dimInactiveLayers: Self { self }
}

extension SymbolEffect where Self == AnySymbolEffect {
  public static var bounce: Self { Self() }
  public static var pulse: Self { Self() }
  public static var variableColor: Self { Self() }
  public static var wiggle: Self { Self() }
  public static var rotate: Self { Self() }
  public static var breathe: Self { Self() }
}

public struct SymbolEffectOptions: Sendable {
  public static let `default` = Self()
  public static let repeating = Self()
  public static let nonRepeating = Self()
  public static func `repeat`(_ count: Int) -> Self { Self() }
  public static func speed(_ speed: Double) -> Self { Self() }
  public var repeating: Self { self }
  public var nonRepeating: Self { self }
  public func `repeat`(_ count: Int) -> Self { self }
  public func speed(_ speed: Double) -> Self { self }
}

public struct KeyEquivalent: Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  public let character: Character
  public init(_ character: Character) { self.character = character }
  public init(extendedGraphemeClusterLiteral character: Character) { self.character = character }
  public static let `return` = Self("\r")
  public static let escape = Self("\u{1B}")
  public static let space = Self(" ")
  public static let tab = Self("\t")
  public static let delete = Self("\u{8}")
}

public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let shift = Self(rawValue: 2)
  public static let control = Self(rawValue: 4)
  public static let option = Self(rawValue: 8)
  public static let command = Self(rawValue: 16)
}

public struct KeyboardShortcut: Sendable {
  public static let defaultAction = Self(.return, modifiers: [])
  public static let cancelAction = Self(.escape, modifiers: [])
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {}
}

public enum AccessibilityAdjustmentDirection: Sendable { case increment, decrement }

public protocol TextSelectability {}
public struct EnabledTextSelectability: TextSelectability {}
public struct DisabledTextSelectability: TextSelectability {}
extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: Self { Self() }
}
extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: Self { Self() }
}

/// An image that is loaded: a page at rest has its placeholder.
nonisolated public struct AsyncImage<Content: View>: View, PrimitiveView {
  public typealias Body = Never
  let placeholder: Content

  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> { self.placeholder = .second(placeholder()) }

  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) { placeholder = content(.empty) }

  @MainActor func elements(_ context: Context) -> [Element] { context.elements(placeholder) }
}

public enum AsyncImagePhase {
  case empty
  case success(Image)
  case failure(any Error)
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
