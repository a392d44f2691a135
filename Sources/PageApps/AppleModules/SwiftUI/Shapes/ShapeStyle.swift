internal import AppUIKit
internal import Foundation

/// A paint of shapes and texts.
public protocol ShapeStyle: Sendable {
  func _resolved(in environment: EnvironmentValues) -> AnyShapeStyle
}

/// A style that an app resolves by itself is not found out: it is drawn as the foreground.
extension ShapeStyle {
  public func _resolved(in environment: EnvironmentValues) -> AnyShapeStyle {
    if let gradient = self as? any GradientStyle { return AnyShapeStyle(paint: .gradient(gradient.paint)) }
    return environment.foreground ?? AnyShapeStyle(paint: .color(.primary))
  }

  public func opacity(_ opacity: Double) -> AnyShapeStyle { AnyShapeStyle(styled: self, opacity: opacity) }
}

/// A style of any type.
public struct AnyShapeStyle: ShapeStyle, Equatable {
  /// The paint, before it is known where it is used.
  enum Source: Equatable, Sendable {
    case color(Color)
    case gradient(GradientPaint)
    case material(Material)
    /// The foreground at a level: 0 is the first.
    case level(Int)
    case tint, background
    indirect case faded(Source, Double)
  }

  let source: Source

  init(paint: Source) { source = paint }

  public init<S: ShapeStyle>(_ style: S) { self = style._resolved(in: EnvironmentValues()) }

  init<S: ShapeStyle>(styled style: S, opacity: Double) {
    source = .faded(AnyShapeStyle(style).source, opacity)
  }

  public func _resolved(in environment: EnvironmentValues) -> AnyShapeStyle { self }

  /// The paint where the style is used.
  enum Paint {
    case color(UIColor)
    case gradient(GradientPaint, opacity: Double)
    case material(Material)

    /// One colour: the first one of a gradient.
    var color: UIColor {
      switch self {
      case .color(let color): color
      case .gradient(let gradient, let opacity):
        (gradient.stops.first?.color ?? .primary).resolved(EnvironmentValues()).withAlphaComponent(opacity)
      case .material: .secondarySystemBackground
      }
    }
  }

  func paint(_ environment: EnvironmentValues) -> Paint { Self.paint(source, environment) }

  private static func paint(_ source: Source, _ environment: EnvironmentValues) -> Paint {
    switch source {
    case .color(let color): return .color(color.resolved(environment))
    case .gradient(let gradient): return .gradient(gradient, opacity: 1)
    case .material(let material): return .material(material)
    case .tint: return .color((environment.tint ?? .accentColor).resolved(environment))
    case .background: return .color(.systemBackground)
    case .level(let level):
      guard let foreground = environment.foreground, foreground.source != source else {
        return .color([.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel][min(max(level, 0), 3)])
      }
      if case .level = foreground.source { return paint(foreground.source, environment.without) }
      return level == 0
        ? paint(foreground.source, environment)
        : paint(.faded(foreground.source, HierarchicalShapeStyle.opacities[min(level, 3)]), environment)
    case .faded(let inner, let opacity):
      switch paint(inner, environment) {
      case .color(let color): return .color(color.withAlphaComponent(color.cgColor.alpha * opacity))
      case .gradient(let gradient, let own): return .gradient(gradient, opacity: own * opacity)
      case .material(let material): return .material(material)
      }
    }
  }
}

extension EnvironmentValues {
  /// The values without a foreground.
  var without: EnvironmentValues {
    var copy = self
    copy.foreground = nil
    return copy
  }
}

/// The foreground at a level.
public struct HierarchicalShapeStyle: ShapeStyle {
  /// The opacities of the levels of a style that has none of its own: OpenSwiftUI, without materials.
  static let opacities = [1, 0.5, 0.25, 0.18]
  let level: Int
  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  public static let quinary = HierarchicalShapeStyle(level: 3)
  public func _resolved(in environment: EnvironmentValues) -> AnyShapeStyle {
    AnyShapeStyle(paint: .level(level))
  }
}

public struct ForegroundStyle: ShapeStyle {
  public init() {}
  public func _resolved(in environment: EnvironmentValues) -> AnyShapeStyle {
    AnyShapeStyle(paint: .level(0))
  }
}

public struct TintShapeStyle: ShapeStyle {
  public init() {}
  public func _resolved(in environment: EnvironmentValues) -> AnyShapeStyle { AnyShapeStyle(paint: .tint) }
}

public struct BackgroundStyle: ShapeStyle {
  public init() {}
  public func _resolved(in environment: EnvironmentValues) -> AnyShapeStyle {
    AnyShapeStyle(paint: .background)
  }
}

/// A blurred background.
public struct Material: ShapeStyle, Equatable {
  let style: UIBlurEffect.Style
  public static let ultraThin = Material(style: .systemUltraThinMaterial)
  public static let thin = Material(style: .systemThinMaterial)
  public static let regular = Material(style: .systemMaterial)
  public static let thick = Material(style: .systemThickMaterial)
  public static let ultraThick = Material(style: .systemChromeMaterial)
  public static let bar = Material(style: .systemChromeMaterial)
  public func _resolved(in environment: EnvironmentValues) -> AnyShapeStyle {
    AnyShapeStyle(paint: .material(self))
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .primary }
  public static var secondary: HierarchicalShapeStyle { .secondary }
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}
