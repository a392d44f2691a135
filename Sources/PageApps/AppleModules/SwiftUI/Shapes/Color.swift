internal import AppUIKit
public import Foundation

/// A colour, which fills the room it is offered where it stands as a view.
nonisolated public struct Color: Hashable, Sendable {
  private enum Source: Hashable, Sendable {
    case given(UIColor)
    case named(String, Bundle?)
    case accent
    indirect case faded(Source, Double)
  }

  private let source: Source

  private init(_ source: Source) { self.source = source }

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

  public static let red = Color(UIColor.systemRed)
  public static let orange = Color(UIColor.systemOrange)
  public static let yellow = Color(UIColor.systemYellow)
  public static let green = Color(UIColor.systemGreen)
  public static let mint = Color(UIColor.systemMint)
  public static let teal = Color(UIColor.systemTeal)
  public static let cyan = Color(UIColor.systemCyan)
  public static let blue = Color(UIColor.systemBlue)
  public static let indigo = Color(UIColor.systemIndigo)
  public static let purple = Color(UIColor.systemPurple)
  public static let pink = Color(UIColor.systemPink)
  public static let brown = Color(UIColor.systemBrown)
  public static let gray = Color(UIColor.systemGray)
  public static let white = Color(UIColor.white)
  public static let black = Color(UIColor.black)
  public static let clear = Color(UIColor.clear)
  public static let primary = Color(UIColor.label)
  public static let secondary = Color(UIColor.secondaryLabel)
  /// The app's accent colour: its colour set `AccentColor`, else blue.
  public static let accentColor = Color(.accent)
}

extension Color: ShapeStyle {
  public func _resolved(in environment: EnvironmentValues) -> AnyShapeStyle {
    AnyShapeStyle(paint: .color(self))
  }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { .red }
  public static var orange: Color { .orange }
  public static var yellow: Color { .yellow }
  public static var green: Color { .green }
  public static var mint: Color { .mint }
  public static var teal: Color { .teal }
  public static var cyan: Color { .cyan }
  public static var blue: Color { .blue }
  public static var indigo: Color { .indigo }
  public static var purple: Color { .purple }
  public static var pink: Color { .pink }
  public static var brown: Color { .brown }
  public static var gray: Color { .gray }
  public static var white: Color { .white }
  public static var black: Color { .black }
  public static var clear: Color { .clear }
  public static var accentColor: Color { .accentColor }
}

extension Color: View, PrimitiveView {
  public typealias Body = Never
  @MainActor func elements(_ context: Context) -> [Element] {
    [ColorElement(resolved(context.environment))]
  }
}

/// A rectangle of one colour.
final class ColorElement: Element {
  private let color: UIColor

  init(_ color: UIColor) { self.color = color }

  override func measured(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  override func place(_ frame: CGRect, on canvas: Canvas) {
    let view = UIView()
    view.backgroundColor = color
    canvas.add(view, frame)
  }
}
