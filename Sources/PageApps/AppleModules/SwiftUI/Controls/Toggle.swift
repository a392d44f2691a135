internal import AppUIKit
internal import Foundation

/// A switch with a label before it.
nonisolated public struct Toggle<Label: View>: _PrimitiveView {
  private let configuration: ToggleStyleConfiguration

  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    configuration = .init(label: StylePart(view: label()), isOn: isOn)
  }

  @MainActor public func elements(_ context: _Context) -> [_Element] {
    if let style = context.environment.styles["toggle"] as? any ToggleStyle {
      return context.within("toggle", style).elements(style.makeBody(configuration: configuration))
    }
    let (inner, isOn) = (context.entered("toggle"), configuration.$isOn)
    let control = UISwitch()
    control.isOn = isOn.wrappedValue
    control.onTintColor = inner.environment.tint?.resolved(inner.environment)
    UIControl.heard(control, .valueChanged) { isOn.wrappedValue = $0.isOn }
    return inner.labeled(configuration.label, control)
  }
}

extension Toggle where Label == Text {
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }
}

extension Toggle where Label == StylePart {
  public init(_ configuration: ToggleStyleConfiguration) { self.configuration = configuration }
}

@preconcurrency @MainActor
public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct ToggleStyleConfiguration {
  public typealias Label = StylePart
  public let label: Label
  @Binding public var isOn: Bool

  init(label: Label, isOn: Binding<Bool>) { (self.label, _isOn) = (label, isOn) }
}

extension SystemStyle: ToggleStyle where Kind: ToggleKind {
  public func makeBody(configuration: ToggleStyleConfiguration) -> some View {
    let isOn = configuration.$isOn
    // A toggle as a button has a ground while it is on.
    if Kind.name != "button" {
      Toggle(configuration).changing { [tint] in $0.tint = tint ?? $0.tint }
    } else if isOn.wrappedValue {
      Button(action: { isOn.wrappedValue = false }, label: { configuration.label }).buttonStyle(.bordered)
    } else {
      Button(action: { isOn.wrappedValue = true }, label: { configuration.label }).buttonStyle(.borderless)
    }
  }
}

public protocol ToggleKind: StyleKind {}
public enum _SwitchToggle: ToggleKind { public static var name: String { "switch" } }
public enum _ButtonToggle: ToggleKind { public static var name: String { "button" } }
public typealias SwitchToggleStyle = SystemStyle<_SwitchToggle>
public typealias DefaultToggleStyle = SwitchToggleStyle
public typealias ButtonToggleStyle = SystemStyle<_ButtonToggle>

extension ToggleStyle where Self == SwitchToggleStyle {
  public static var `switch`: Self { Self() }
  public static var automatic: Self { Self() }
}
extension ToggleStyle where Self == ButtonToggleStyle { public static var button: Self { Self() } }

extension View {
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { styled("toggle", style) }
}
