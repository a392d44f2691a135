internal import AppUIKit
internal import Foundation

/// Wishes of a screen's views, for its navigation bar.
struct BarContent {
  var title: String?
  var displayMode: NavigationBarItem.TitleDisplayMode?
  var isHidden: Bool?
  var hidesBackButton: Bool?
  var background: Visibility?
  var color: Color?
  var scheme: ColorScheme?
  var subtitle: String?
  var items: [ToolbarEntry] = []

  /// The values that the bar's height and look depend on.
  var identity: AnyHashable {
    AnyHashable([
      AnyHashable(title), AnyHashable(displayMode), AnyHashable(isHidden), AnyHashable(hidesBackButton),
      AnyHashable(background), AnyHashable(color), AnyHashable(scheme), AnyHashable(subtitle),
      AnyHashable(items.contains { $0.placement.part == .bottom }),
    ])
  }
}

struct BarKey: PreferenceKey {
  static var defaultValue: BarContent { BarContent() }
  static func reduce(value: inout BarContent, nextValue: () -> BarContent) {
    let next = nextValue()
    value = BarContent(
      title: value.title ?? next.title, displayMode: value.displayMode ?? next.displayMode,
      isHidden: value.isHidden ?? next.isHidden,
      hidesBackButton: value.hidesBackButton ?? next.hidesBackButton,
      background: value.background ?? next.background, color: value.color ?? next.color,
      scheme: value.scheme ?? next.scheme, subtitle: value.subtitle ?? next.subtitle,
      items: value.items + next.items)
  }
}

/// The names of a navigation bar's parts.
public struct NavigationBarItem: Sendable {
  public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}

public enum ToolbarTitleDisplayMode: Sendable { case automatic, large, inlineLarge, inline }

extension BarContent {
  @MainActor func apply(to controller: UIViewController) {
    let item = controller.navigationItem
    item.title = title
    item.largeTitleDisplayMode =
      displayMode == .inline || title == nil ? .never : displayMode == .large ? .always : .automatic
    item.hidesBackButton = hidesBackButton ?? false
    item.subtitle = subtitle
    applyAppearance(to: item)
  }

  /// Changes what the views speak of, in a bar that UIKit's code has made.
  @MainActor func applyWhatIsSaid(to controller: UIViewController) {
    if let title, controller.navigationItem.title != title { controller.navigationItem.title = title }
    if let displayMode {
      controller.navigationItem.largeTitleDisplayMode = displayMode == .inline ? .never : .always
    }
    if let hidesBackButton { controller.navigationItem.hidesBackButton = hidesBackButton }
    if !items.isEmpty { applyItems(to: controller) }
    if let isHidden, let navigation = controller.navigationController,
      navigation.isNavigationBarHidden != isHidden
    {
      navigation.isNavigationBarHidden = isHidden
    }
    if background != nil || color != nil { applyAppearance(to: controller.navigationItem) }
  }

  @MainActor func applyItems(to controller: UIViewController) {
    let item = controller.navigationItem
    var (left, right, bottom) = ([UIBarButtonItem](), [UIBarButtonItem](), [UIBarButtonItem]())
    item.titleView = nil
    for entry in items {
      switch entry.placement.part {
      case .leading: left += entry.barItems()
      case .trailing: right = entry.barItems() + right
      case .title: item.titleView = entry.view()
      case .bottom: bottom += entry.barItems()
      case .none: break
      }
    }
    item.leftBarButtonItems = left
    item.leftItemsSupplementBackButton = true
    item.rightBarButtonItems = right
    controller.toolbarItems = bottom
  }

  @MainActor private func applyAppearance(to item: UINavigationItem) {
    guard background != nil || color != nil || scheme != nil else { return }
    let look = UINavigationBarAppearance()
    if background == .hidden {
      look.configureWithTransparentBackground()
    } else if let color {
      look.configureWithOpaqueBackground()
      look.backgroundColor = color.resolved(EnvironmentValues())
    } else {
      look.configureWithDefaultBackground()
    }
    if scheme == .dark {
      look.titleTextAttributes[.foregroundColor] = UIColor.white
      look.largeTitleTextAttributes[.foregroundColor] = UIColor.white
    }
    item.standardAppearance = look
    // At rest the bar has its background only where it is to be visible.
    item.scrollEdgeAppearance = background == .visible || background == .hidden ? look : nil
  }
}

extension View {
  private func bar(_ change: @escaping @MainActor (inout BarContent) -> Void) -> some View {
    handing { $0.change(BarKey.self) { bar in MainActor.assumeIsolated { change(&bar) } } }
  }

  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }
  @_disfavoredOverload public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }
  public func navigationTitle(_ title: Text) -> some View { bar { $0.title = title.plain } }
  public func navigationTitle(_ title: Binding<String>) -> some View { navigationTitle(title.wrappedValue) }
  public func navigationSubtitle(_ subtitle: LocalizedStringKey) -> some View {
    bar { $0.subtitle = Text(subtitle).plain }
  }
  public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey) }
  @_disfavoredOverload public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(title)
  }
  public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View
  {
    bar { ($0.title, $0.displayMode) = (title.plain, displayMode) }
  }
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationBarTitle(Text(titleKey), displayMode: displayMode) }
  @_disfavoredOverload public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationBarTitle(Text(title), displayMode: displayMode) }
  public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    bar { $0.displayMode = displayMode }
  }
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    bar { $0.displayMode = mode == .inline ? .inline : mode == .automatic ? .automatic : .large }
  }
  public func navigationBarHidden(_ hidden: Bool) -> some View { bar { $0.isHidden = hidden } }
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    bar { $0.hidesBackButton = hidesBackButton }
  }
  public func navigationBarItems<L: View, T: View>(
    leading: L = EmptyView(), trailing: T = EmptyView()
  ) -> some View {
    toolbar {
      ToolbarItem(placement: .navigationBarLeading) { leading }
      ToolbarItem(placement: .navigationBarTrailing) { trailing }
    }
  }

  public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
    Toolbared(content: self, items: content())
  }
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    Toolbared(content: self, items: ToolbarItemGroup(placement: .automatic, content: content))
  }
  private func bar(
    in bars: [ToolbarPlacement], _ change: @escaping @MainActor (inout BarContent) -> Void
  ) -> some View { bar { if bars.isEmpty || bars.contains(.navigationBar) { change(&$0) } } }
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    bar(in: bars) { $0.isHidden = visibility == .hidden }
  }
  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    bar(in: bars) { $0.isHidden = visibility == .hidden }
  }
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    bar(in: bars) { $0.background = visibility }
  }
  public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { bar(in: bars) { $0.background = visibility } }
  public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    bar(in: bars) { if case .color(let color) = AnyShapeStyle(style).source { $0.color = color } }
  }
  public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    bar(in: bars) { $0.scheme = colorScheme }
  }
}

public struct ToolbarPlacement: Equatable, Sendable {
  private let number: Int
  public static let automatic = ToolbarPlacement(number: 0)
  public static let navigationBar = ToolbarPlacement(number: 1)
  public static let tabBar = ToolbarPlacement(number: 2)
  public static let bottomBar = ToolbarPlacement(number: 3)
}

public struct ToolbarItemPlacement: Sendable {
  enum Part: Sendable { case leading, trailing, title, bottom, none }
  let part: Part
  /// The item stands out, as buttons do that end a task.
  var isConfirming = false
  public static let automatic = ToolbarItemPlacement(part: .trailing)
  public static let principal = ToolbarItemPlacement(part: .title)
  public static let title = ToolbarItemPlacement(part: .title)
  public static let navigation = ToolbarItemPlacement(part: .leading)
  public static let primaryAction = ToolbarItemPlacement(part: .trailing)
  public static let secondaryAction = ToolbarItemPlacement(part: .trailing)
  public static let confirmationAction = ToolbarItemPlacement(part: .trailing, isConfirming: true)
  public static let cancellationAction = ToolbarItemPlacement(part: .leading)
  public static let destructiveAction = ToolbarItemPlacement(part: .trailing)
  public static let status = ToolbarItemPlacement(part: .bottom)
  public static let bottomBar = ToolbarItemPlacement(part: .bottom)
  public static let keyboard = ToolbarItemPlacement(part: .none)
  public static let navigationBarLeading = ToolbarItemPlacement(part: .leading)
  public static let navigationBarTrailing = ToolbarItemPlacement(part: .trailing)
  public static let topBarLeading = ToolbarItemPlacement(part: .leading)
  public static let topBarTrailing = ToolbarItemPlacement(part: .trailing)
}

/// Items of a bar.
@preconcurrency @MainActor
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder var body: Body { get }
}

extension Never: ToolbarContent {}

extension ToolbarContent where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

public protocol CustomizableToolbarContent: ToolbarContent {}

@MainActor
protocol PrimitiveToolbarContent {
  func entries(_ context: Context) -> [ToolbarEntry]
}

extension Context {
  func entries(_ content: any ToolbarContent) -> [ToolbarEntry] {
    func own<Content: ToolbarContent>(_ content: Content) -> [ToolbarEntry] {
      if let primitive = content as? any PrimitiveToolbarContent { return primitive.entries(self) }
      let inner = entered("\(Content.self)")
      inner.connect(content)
      return inner.entries(content.body)
    }
    return own(content)
  }
}

/// An item of a bar, evaluated.
@MainActor
struct ToolbarEntry {
  let placement: ToolbarItemPlacement
  let elements: [Element]

  /// The item's content as a view of its ideal size.
  func view() -> UIView {
    let stack = StackElement(.horizontal, VerticalAlignment.center.key, distance: nil, elements)
    let size = stack.size(.unspecified)
    let view = ToolbarItemView(frame: CGRect(origin: .zero, size: size))
    let frame = CGRect(origin: .zero, size: size)
    let scale = max(UITraitCollection.current.displayScale, 1)
    stack.place(
      frame, on: Canvas(view: view, origin: .zero, scale: scale, mirrored: nil, bounds: frame, safe: frame))
    return view
  }

  /// UIKit's items: buttons with a text or a picture are the bar's own, others are views.
  func barItems() -> [UIBarButtonItem] {
    elements.map { element in
      if element is SpacerElement { return .flexibleSpace() }
      let view = ToolbarEntry(placement: placement, elements: [element]).view()
      let controls = view.all(UIControl.self)
      guard controls.count == 1, let control = controls.first,
        type(of: control) == UIControl.self || control is UIButton
      else { return UIBarButtonItem(customView: view) }
      let (texts, images) = (view.all(UILabel.self), view.all(UIImageView.self))
      guard texts.count + images.count == 1 else { return UIBarButtonItem(customView: view) }
      let action = UIAction { _ in
        control.tap()
        _ = view
      }
      let item = UIBarButtonItem(
        title: texts.first?.attributedText?.string, image: images.first?.image, primaryAction: action)
      if placement.isConfirming { item.style = .done }
      item.isEnabled = control.isEnabled
      item.accessibilityIdentifier = control.accessibilityIdentifier
      if texts.isEmpty { item.accessibilityLabel = control.accessibilityLabel }
      return item
    }
  }
}

private final class ToolbarItemView: UIView {
  override var intrinsicContentSize: CGSize { frame.size }
}

extension UIControl {
  /// Does what a touch of the control does.
  func tap() {
    sendActions(for: .touchUpInside)
    sendActions(for: .primaryActionTriggered)
  }
}
