/// The looks of buttons, which run their functions by themselves.
@preconcurrency @MainActor
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct ButtonStyleConfiguration {
  public typealias Label = StylePart
  public let role: ButtonRole?
  public let label: Label
  /// True if a finger is on the button, which none is in a picture.
  public var isPressed: Bool { false }
}

/// The looks of buttons and what runs their functions.
@preconcurrency @MainActor
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct PrimitiveButtonStyleConfiguration {
  public typealias Label = StylePart
  public let role: ButtonRole?
  public let label: Label
  let action: @MainActor () -> Void
  @MainActor public func trigger() { action() }
}

extension SystemStyle: PrimitiveButtonStyle where Kind: ButtonKind {
  public func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View {
    SystemButton(kind: .init(rawValue: Kind.name) ?? .automatic, configuration: configuration)
  }
}

public protocol ButtonKind: StyleKind {}
public enum _AutomaticButton: ButtonKind { public static var name: String { "automatic" } }
public enum _PlainButton: ButtonKind { public static var name: String { "plain" } }
public enum _BorderedButton: ButtonKind { public static var name: String { "bordered" } }
public enum _ProminentButton: ButtonKind { public static var name: String { "prominent" } }
public enum _GlassButton: ButtonKind { public static var name: String { "glass" } }
public enum _ProminentGlassButton: ButtonKind { public static var name: String { "prominentGlass" } }

public typealias DefaultButtonStyle = SystemStyle<_AutomaticButton>
public typealias BorderlessButtonStyle = DefaultButtonStyle
public typealias PlainButtonStyle = SystemStyle<_PlainButton>
public typealias BorderedButtonStyle = SystemStyle<_BorderedButton>
public typealias BorderedProminentButtonStyle = SystemStyle<_ProminentButton>
public typealias GlassButtonStyle = SystemStyle<_GlassButton>
public typealias GlassProminentButtonStyle = SystemStyle<_ProminentGlassButton>

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: Self { Self() }
  public static var borderless: Self { Self() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle { public static var plain: Self { Self() } }
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: Self { Self() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: Self { Self() }
}
extension PrimitiveButtonStyle where Self == GlassButtonStyle { public static var glass: Self { Self() } }
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  public static var glassProminent: Self { Self() }
}

extension View {
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { styled("button", style) }
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { styled("button", style) }
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { styled("buttonShape", shape) }
}
