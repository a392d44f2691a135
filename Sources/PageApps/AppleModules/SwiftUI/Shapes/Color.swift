internal import AppUIKit
public import Foundation

/// A colour, which fills the room it is offered where it stands as a view.
nonisolated public struct Color: Hashable, Sendable {
  fileprivate enum Source: Hashable, Sendable {
    case given(UIColor)
    case named(String, Bundle?)
    case accent
    indirect case faded(Source, Double)
  }

  private let source: Source

  fileprivate init(_ source: Source) { self.source = source }

  @_disfavoredOverload
  public init(_ color: UIColor) { source = .given(color) }
  public init(uiColor: UIColor) { source = .given(uiColor) }
  public init(cgColor: CGColor) { source = .given(UIColor(cgColor: cgColor)) }
  /// A colour set of the app's asset catalogues.
  public init(_ name: String, bundle: Bundle? = nil) { source = .named(name, bundle) }
  public init(_ resource: ColorResource) { self.init(resource.name) }

  public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

  public init(_ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    source = .given(
      space == .displayP3
        ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: opacity)
        : UIColor(red: red, green: green, blue: blue, alpha: opacity))
  }
  public init(_ space: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    source = .given(UIColor(white: white, alpha: opacity))
  }
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    source = .given(UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity))
  }

  public func opacity(_ opacity: Double) -> Color { Color(.faded(source, opacity)) }

  /// UIKit's colour where the colour is used.
  func resolved(_ environment: EnvironmentValues) -> UIColor { Self.resolved(source, environment) }

  private static func resolved(_ source: Source, _ environment: EnvironmentValues) -> UIColor {
    switch source {
    case .given(let color): color
    case .named(let name, let bundle): UIColor(named: name, in: bundle, compatibleWith: nil) ?? .clear
    case .accent: UIColor.accent ?? .systemBlue
    case .faded(let inner, let opacity):
      {
        let color = resolved(inner, environment)
        return color.withAlphaComponent(color.cgColor.alpha * opacity)
      }()
    }
  }

  /// A gradient of the colour from a lighter to its own tone.
  public var gradient: AnyGradient { AnyGradient(Gradient(colors: [self.opacity(0.85), self])) }

  public static let primary = Color(UIColor.label)
  public static let secondary = Color(UIColor.secondaryLabel)
}

extension UIColor {
  public convenience init(_ color: Color) {
    self.init { color.resolved(EnvironmentValues()).resolvedColor(with: $0) }
  }
}

extension Color: ShapeStyle {
  public func _resolved(in environment: EnvironmentValues) -> AnyShapeStyle {
    AnyShapeStyle(paint: .color(self))
  }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { Color(UIColor.systemRed) }
  public static var orange: Color { Color(UIColor.systemOrange) }
  public static var yellow: Color { Color(UIColor.systemYellow) }
  public static var green: Color { Color(UIColor.systemGreen) }
  public static var mint: Color { Color(UIColor.systemMint) }
  public static var teal: Color { Color(UIColor.systemTeal) }
  public static var cyan: Color { Color(UIColor.systemCyan) }
  public static var blue: Color { Color(UIColor.systemBlue) }
  public static var indigo: Color { Color(UIColor.systemIndigo) }
  public static var purple: Color { Color(UIColor.systemPurple) }
  public static var pink: Color { Color(UIColor.systemPink) }
  public static var brown: Color { Color(UIColor.systemBrown) }
  public static var gray: Color { Color(UIColor.systemGray) }
  public static var white: Color { Color(UIColor.white) }
  public static var black: Color { Color(UIColor.black) }
  public static var clear: Color { Color(UIColor.clear) }
  /// The app's accent colour: its colour set `AccentColor`, else blue.
  public static var accentColor: Color { Color(.accent) }
}

extension Color: _PrimitiveView {
  @MainActor public func elements(_ context: _Context) -> [_Element] {
    [StyleElement(AnyShapeStyle(self), context.environment)]
  }
}
