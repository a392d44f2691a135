internal import AppUIKit
internal import Foundation

/// An activity's wheel, or how far it has come on a line.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: _PrimitiveView {
  private let configuration: ProgressViewStyleConfiguration

  private init(_ part: Double?, _ label: Label?, _ current: CurrentValueLabel?) {
    configuration = .init(
      fractionCompleted: part, label: label.map { StylePart(view: $0) },
      currentValueLabel: current.map { StylePart(view: $0) })
  }

  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label = { EmptyView() },
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel = { EmptyView() }
  ) {
    self.init(
      value.map { Double($0 / total) }, Label.self == EmptyView.self ? nil : label(),
      CurrentValueLabel.self == EmptyView.self ? nil : currentValueLabel())
  }

  @MainActor public func elements(_ context: _Context) -> [_Element] {
    if let style = context.environment.styles["progress"] as? any ProgressViewStyle {
      return context.within("progress", style).elements(style.makeBody(configuration: configuration))
    }
    return SystemProgress(isLinear: nil, configuration: configuration).elements(context)
  }
}

nonisolated struct SystemProgress: _PrimitiveView {
  /// True if a line shows; `nil` for one if it is known how far the activity has come.
  let isLinear: Bool?
  let configuration: ProgressViewStyleConfiguration

  @MainActor public func elements(_ context: _Context) -> [_Element] {
    let inner = context.entered("progress")
    guard isLinear ?? (configuration.fractionCompleted != nil) else { return [circular(inner)] }
    let control = UIProgressView(progressViewStyle: .default)
    control.progress = Float(configuration.fractionCompleted ?? 0)
    control.tintColor = inner.tint
    let line = ControlElement(control, filling: .horizontal)
    guard inner.showsLabels else { return [line] }
    var small = inner.entered("current")
    small.environment.font = small.environment.font ?? .caption
    small.environment.foreground = AnyShapeStyle(HierarchicalShapeStyle.secondary)
    let above = configuration.label.map { inner.entered("label").elements($0) } ?? []
    let below = configuration.currentValueLabel.map { small.elements($0) } ?? []
    // Labels stand at the leading edge, 4 points from the line.
    return [StackElement(.vertical, HorizontalAlignment.leading.key, distance: 4, above + [line] + below)]
  }

  /// A wheel with a label beneath it.
  @MainActor private func circular(_ context: Context) -> Element {
    let wheel = UIActivityIndicatorView(style: context.environment.controlSize > .regular ? .large : .medium)
    if let tint = context.environment.tint { wheel.color = tint.resolved(context.environment) }
    wheel.startAnimating()
    let control = ControlElement(wheel)
    guard let label = configuration.label, context.showsLabels else { return control }
    var inner = context
    inner.environment.foreground =
      inner.environment.foreground ?? AnyShapeStyle(HierarchicalShapeStyle.secondary)
    return StackElement(
      .vertical, HorizontalAlignment.center.key, distance: nil, [control] + inner.elements(label))
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  public init(@ViewBuilder label: () -> Label) { self.init(nil, label(), nil) }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  public init() { self.init(nil, nil, nil) }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  public init(_ titleKey: LocalizedStringKey) { self.init(nil, Text(titleKey), nil) }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init(nil, Text(title), nil) }
  public init(_ progress: Progress) {
    self.init(progress.fractionCompleted, Text(verbatim: progress.localizedDescription ?? ""), nil)
  }
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1) {
    self.init(value.map { Double($0 / total) }, Text(titleKey), nil)
  }
}

extension ProgressView where Label == StylePart, CurrentValueLabel == StylePart {
  public init(_ configuration: ProgressViewStyleConfiguration) { self.configuration = configuration }
}

@preconcurrency @MainActor
public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct ProgressViewStyleConfiguration {
  public let fractionCompleted: Double?
  public let label: StylePart?
  public let currentValueLabel: StylePart?
}

extension SystemStyle: ProgressViewStyle where Kind: ProgressKind {
  public func makeBody(configuration: ProgressViewStyleConfiguration) -> some View {
    SystemProgress(isLinear: ["linear": true, "circular": false][Kind.name], configuration: configuration)
      .changing { [tint] in $0.tint = tint ?? $0.tint }
  }
}

public protocol ProgressKind: StyleKind {}
public enum _AutomaticProgress: ProgressKind { public static var name: String { "automatic" } }
public enum _LinearProgress: ProgressKind { public static var name: String { "linear" } }
public enum _CircularProgress: ProgressKind { public static var name: String { "circular" } }
public typealias DefaultProgressViewStyle = SystemStyle<_AutomaticProgress>
public typealias LinearProgressViewStyle = SystemStyle<_LinearProgress>
public typealias CircularProgressViewStyle = SystemStyle<_CircularProgress>

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: Self { Self() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: Self { Self() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: Self { Self() }
}

extension View {
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View { styled("progress", style) }
}
