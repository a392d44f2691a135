/// A title with an icon before it.
nonisolated public struct Label<Title: View, Icon: View>: _PrimitiveView {
  private let configuration: LabelStyleConfiguration

  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    configuration = .init(title: StylePart(view: title()), icon: StylePart(view: icon()))
  }

  @MainActor public func elements(_ context: _Context) -> [_Element] {
    let style = context.environment.styles["label"] as? any LabelStyle ?? DefaultLabelStyle()
    return context.within("label", style).elements(style.makeBody(configuration: configuration))
  }
}

extension Label where Title == Text, Icon == Image {
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(name)
    }
  }
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(systemName: name)
    }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(name)
    }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }
}

extension Label where Title == StylePart, Icon == StylePart {
  public init(_ configuration: LabelStyleConfiguration) { self.configuration = configuration }
}

@preconcurrency @MainActor
public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct LabelStyleConfiguration {
  public typealias Title = StylePart
  public typealias Icon = StylePart
  public let title: Title
  public let icon: Icon
}

extension SystemStyle: LabelStyle where Kind: LabelKind {
  public func makeBody(configuration: LabelStyleConfiguration) -> some View {
    HStack(spacing: 8) {
      if Kind.name != "title" { configuration.icon }
      if Kind.name != "icon" { configuration.title }
    }
  }
}

public protocol LabelKind: StyleKind {}
public enum _TitleAndIcon: LabelKind { public static var name: String { "both" } }
public enum _TitleOnly: LabelKind { public static var name: String { "title" } }
public enum _IconOnly: LabelKind { public static var name: String { "icon" } }
public typealias TitleAndIconLabelStyle = SystemStyle<_TitleAndIcon>
public typealias DefaultLabelStyle = TitleAndIconLabelStyle
public typealias TitleOnlyLabelStyle = SystemStyle<_TitleOnly>
public typealias IconOnlyLabelStyle = SystemStyle<_IconOnly>

extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var titleAndIcon: Self { Self() }
  public static var automatic: Self { Self() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle { public static var titleOnly: Self { Self() } }
extension LabelStyle where Self == IconOnlyLabelStyle { public static var iconOnly: Self { Self() } }

extension View {
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View { styled("label", style) }
}
