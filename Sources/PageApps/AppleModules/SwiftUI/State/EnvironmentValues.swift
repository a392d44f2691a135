internal import AppUIKit
public import Foundation

/// A value that views hand down.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The values that a view finds around it.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]
  /// Objects by their type.
  var objects: [ObjectIdentifier: AnyObject] = [:]

  public init() {}

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    // A missing value is an optional one's nil to a cast.
    get { values[ObjectIdentifier(key)].map { $0 as? Key.Value ?? Key.defaultValue } ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  // MARK: The page's

  public var colorScheme: ColorScheme = .light
  public var displayScale: CGFloat = 3
  public var pixelLength: CGFloat { 1 / displayScale }
  public var layoutDirection: LayoutDirection = .leftToRight
  public var dynamicTypeSize: DynamicTypeSize = .large
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = DynamicTypeSize(newValue) ?? .large }
  }
  public var horizontalSizeClass: UserInterfaceSizeClass? = .compact
  public var verticalSizeClass: UserInterfaceSizeClass? = .regular
  public var locale = Locale.current
  public var calendar = Calendar.current
  public var timeZone = TimeZone.current
  public var scenePhase: ScenePhase = .active
  public var isEnabled = true
  public var isPresented: Bool = false
  public var isFocused: Bool { false }
  public var isSearching: Bool { false }
  public var colorSchemeContrast: ColorSchemeContrast { .standard }
  public var accessibilityReduceMotion: Bool { false }
  public var accessibilityReduceTransparency: Bool { false }
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  public var accessibilityInvertColors: Bool { false }
  public var accessibilityVoiceOverEnabled: Bool { false }
  public var accessibilityEnabled: Bool { false }
  public var legibilityWeight: LegibilityWeight? { nil }
  public var redactionReasons: RedactionReasons = []

  // MARK: Texts

  public var font: Font?
  public var lineLimit: Int?
  public var lineSpacing: CGFloat = 0
  public var multilineTextAlignment: TextAlignment = .leading
  public var truncationMode: Text.TruncationMode = .tail
  public var minimumScaleFactor: CGFloat = 1
  public var allowsTightening = false
  public var textCase: Text.Case? { didSet { hasTextCase = true } }
  /// A view around has set the case, to none too.
  private(set) var hasTextCase = false
  /// Changes of all texts below, such as bold and kerning.
  var textChanges = TextChanges()
  /// A line limit keeps room for its lines.
  var reservesLines = false

  // MARK: Colours, symbols and controls

  var foreground: AnyShapeStyle?
  var tint: Color?
  public var imageScale: Image.Scale = .medium
  public var symbolRenderingMode: SymbolRenderingMode?
  public var controlSize: ControlSize = .regular
  public var defaultMinListRowHeight: CGFloat = 44
  public var defaultMinListHeaderHeight: CGFloat?
  /// The axis of the stack around.
  var stackAxis: Axis?
  /// Styles of controls by their protocols' names.
  var styles: [String: Any] = [:]

  // MARK: Containers

  /// The look of the list around; `nil` outside of lists.
  var listLook: ListLook?
  var isHeaderProminent = false
  var listRowSpacing: CGFloat = 0
  var listSectionSpacing: CGFloat?
  /// The list has no ground of its own: `scrollContentBackground(_:)` says so.
  var hidesListBackground: Bool { styles["scrollGround"] as? Bool == false }
  /// The container around wants sections rather than their elements in a row.
  var collectsSections = false
  /// The stack of screens around.
  var screens: NavigationScreens?
  /// The number of bodies around the screen.
  var depth = 0
  /// The way back from the screen around.
  var close: (() -> Void)?
  public var openURL = OpenURLAction { _ in .systemAction }
}

public enum ColorScheme: CaseIterable, Sendable, Hashable {
  case light, dark
  public init?(_ style: UIUserInterfaceStyle) {
    switch style {
    case .light: self = .light
    case .dark: self = .dark
    default: return nil
    }
  }
}

public enum ColorSchemeContrast: CaseIterable, Sendable { case standard, increased }
public enum LegibilityWeight: Sendable, Hashable { case regular, bold }
public enum LayoutDirection: CaseIterable, Sendable, Hashable { case leftToRight, rightToLeft }
public enum UserInterfaceSizeClass: Sendable, Hashable { case compact, regular }
public enum ScenePhase: Comparable, Sendable, Hashable { case background, inactive, active }
public enum ContentMode: CaseIterable, Sendable, Hashable { case fit, fill }
public enum TextAlignment: CaseIterable, Sendable, Hashable { case leading, center, trailing }
public enum ControlSize: CaseIterable, Sendable, Hashable { case mini, small, regular, large, extraLarge }
public enum Visibility: CaseIterable, Sendable, Hashable { case automatic, visible, hidden }

public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let placeholder = RedactionReasons(rawValue: 1)
  public static let privacy = RedactionReasons(rawValue: 2)
  public static let invalidated = RedactionReasons(rawValue: 4)
}

/// A size of text that a person chooses.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  public static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool { a.rawValue < b.rawValue }
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  private static let categories: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium,
    .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
    .accessibilityExtraExtraExtraLarge,
  ]

  public init?(_ category: UIContentSizeCategory) {
    guard let place = Self.categories.firstIndex(of: category) else { return nil }
    self.init(rawValue: place)
  }

  public init?(_ category: ContentSizeCategory) { self.init(rawValue: category.rawValue) }

  var category: UIContentSizeCategory { Self.categories[rawValue] }
}

/// The older name of the sizes of text.
public enum ContentSizeCategory: Int, Hashable, Comparable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  init(_ size: DynamicTypeSize) { self = Self(rawValue: size.rawValue) ?? .large }
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}

extension EnvironmentValues {
  /// The values of a view's traits.
  @MainActor init(_ traits: UITraitCollection) {
    colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
    displayScale = traits.displayScale > 0 ? traits.displayScale : 1
    layoutDirection = traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    dynamicTypeSize = DynamicTypeSize(traits.preferredContentSizeCategory) ?? .large
    horizontalSizeClass = traits.horizontalSizeClass == .regular ? .regular : .compact
    verticalSizeClass = traits.verticalSizeClass == .compact ? .compact : .regular
  }
}

/// A value that a view finds around it.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value
  private let slot = EnvironmentSlot()

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: keyPath] } }

  public var wrappedValue: Value { read(slot.values) }
}

extension Environment where Value: AnyObject {
  /// An observable object by its type.
  public init(_ type: Value.Type) {
    read = { values in
      guard let object = values.objects[ObjectIdentifier(type)] as? Value else {
        preconditionFailure("No object of type \(type) is in the environment; give it with environment(_:)")
      }
      return object
    }
  }
}

extension Environment {
  public init<Object: AnyObject>(_ type: Object.Type) where Value == Object? {
    read = { $0.objects[ObjectIdentifier(type)] as? Object }
  }
}

/// The values around the view that has a property.
final class EnvironmentSlot {
  var values = EnvironmentValues()
}

extension Environment: ConnectedProperty {
  @MainActor func connect(at place: Place) { slot.values = place.environment }
}
