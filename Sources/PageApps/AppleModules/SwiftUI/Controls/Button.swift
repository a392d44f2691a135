internal import AppUIKit
internal import Foundation

/// A control that runs a function when tapped.
nonisolated public struct Button<Label: View>: _PrimitiveView {
  private let configuration: PrimitiveButtonStyleConfiguration

  public init(
    role: ButtonRole? = nil, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) { configuration = .init(role: role, label: StylePart(view: label()), action: action) }

  @MainActor public func elements(_ context: _Context) -> [_Element] {
    switch context.environment.styles["button"] {
    case let style as any PrimitiveButtonStyle:
      return context.within("button", style).elements(style.makeBody(configuration: configuration))
    case let style as any ButtonStyle:
      let body = style.makeBody(
        configuration: ButtonStyleConfiguration(role: configuration.role, label: configuration.label))
      let inner = context.within("button", style)
      return [inner.hearing(inner.row(body), configuration)]
    default: return SystemButton(kind: .automatic, configuration: configuration).elements(context)
    }
  }
}

extension Button where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void)
  {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) } }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { SwiftUI.Label(title, systemImage: systemImage) } }
}

extension Button where Label == StylePart {
  public init(_ configuration: PrimitiveButtonStyleConfiguration) { self.configuration = configuration }
}

/// The purpose of a button.
public struct ButtonRole: Equatable, Sendable {
  private let name: String
  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
  public static let close = ButtonRole(name: "close")
  public static let confirm = ButtonRole(name: "confirm")

  /// The style of the role's button in an alert.
  var alertStyle: UIAlertAction.Style? {
    self == .destructive ? .destructive : self == .cancel ? .cancel : nil
  }
}

extension Context {
  /// An element in a button, which has no looks of its own unless it is given a configuration.
  func hearing(
    _ element: Element, _ configuration: PrimitiveButtonStyleConfiguration,
    _ looks: UIButton.Configuration? = nil
  ) -> Element {
    let (isEnabled, tint) = (environment.isEnabled, configuration.role == .destructive ? .systemRed : tint)
    return HearingElement(element) {
      let button = looks.map { UIButton(configuration: $0) } ?? UIButton(type: .custom)
      button.tintColor = tint
      button.isEnabled = isEnabled
      UIControl.heard(button, .primaryActionTriggered) { _ in configuration.action() }
      return button
    }
  }
}

/// A button in one of the system's looks.
nonisolated struct SystemButton: _PrimitiveView {
  enum Kind: String { case automatic, plain, bordered, prominent, glass, prominentGlass }

  let kind: Kind
  let configuration: PrimitiveButtonStyleConfiguration

  @MainActor public func elements(_ context: _Context) -> [_Element] {
    let all = looked(context)
    guard let style = configuration.role?.alertStyle else { return all }
    return all.map { element in
      TraitElement(element) { $0.values[ObjectIdentifier(UIAlertAction.self)] = style }
    }
  }

  @MainActor private func looked(_ context: Context) -> [Element] {
    var inner = context.entered("button")
    let isDestructive = configuration.role == .destructive
    let isTinted = isDestructive || inner.environment.tint != nil
    inner.environment.foreground = foreground(inner, isDestructive ? .systemRed : inner.tint)
    guard var looks = looks(isTinted: isTinted) else {
      return [inner.hearing(inner.row(configuration.label), configuration)]
    }
    inner.environment.controlSize.shape(&looks, inner.environment.styles["buttonShape"] as? ButtonBorderShape)
    let isSmall = inner.environment.controlSize < .regular
    inner.environment.font = inner.environment.font ?? (isSmall ? .subheadline : .body)
    let insets = looks.contentInsets
    let content = PaddingElement(
      inner.row(configuration.label),
      EdgeInsets(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing))
    return [inner.hearing(content, configuration, looks)]
  }

  /// The colour of the label: one that the views around have set, else the look's.
  @MainActor private func foreground(_ context: Context, _ tint: UIColor) -> AnyShapeStyle? {
    guard context.environment.isEnabled else { return AnyShapeStyle(Color(UIColor.placeholderText)) }
    if let own = context.environment.foreground { return own }
    switch kind {
    case .plain: return nil
    case .automatic, .bordered: return AnyShapeStyle(Color(tint))
    case .prominent, .prominentGlass: return AnyShapeStyle(Color.white)
    case .glass: return AnyShapeStyle(Color.primary)
    }
  }

  private func looks(isTinted: Bool) -> UIButton.Configuration? {
    switch kind {
    case .automatic, .plain: nil
    case .bordered: isTinted ? .tinted() : .bordered()
    case .prominent: .borderedProminent()
    case .glass: .glass()
    case .prominentGlass: .prominentGlass()
    }
  }
}

extension ControlSize: Comparable {
  public static func < (a: ControlSize, b: ControlSize) -> Bool {
    (allCases.firstIndex(of: a) ?? 0) < (allCases.firstIndex(of: b) ?? 0)
  }

  fileprivate func shape(_ looks: inout UIButton.Configuration, _ shape: ButtonBorderShape?) {
    looks.buttonSize = self < .regular ? .small : self == .regular ? .medium : .large
    switch shape {
    case .capsule?, .circle?: looks.cornerStyle = .capsule
    case .automatic?, nil: break
    case let shape?:
      looks.cornerStyle = shape.radius == nil ? .medium : .fixed
      looks.background.cornerRadius = shape.radius ?? looks.background.cornerRadius
    }
  }
}

/// The outline of a bordered button.
public struct ButtonBorderShape: Equatable, Sendable {
  private let name: String
  fileprivate var radius: CGFloat?
  public static let automatic = ButtonBorderShape(name: "automatic")
  public static let capsule = ButtonBorderShape(name: "capsule")
  public static let circle = ButtonBorderShape(name: "circle")
  public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(name: "roundedRectangle", radius: radius)
  }
}
