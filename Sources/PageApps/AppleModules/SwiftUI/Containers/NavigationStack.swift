internal import AppUIKit
internal import Foundation

/// Screens below a navigation bar, one above the other.
nonisolated public struct NavigationStack<Data, Root: View>: _PrimitiveView {
  private let path: PathBinding?
  private let root: Root

  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    (path, self.root) = (nil, root())
  }
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.path = PathBinding(
      values: { path.wrappedValue.values }, add: { path.wrappedValue.values.append($0) },
      removeLast: { path.wrappedValue.removeLast($0) })
    self.root = root()
  }
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable
  {
    self.path = PathBinding(
      values: { path.wrappedValue.map { AnyHashable($0) } },
      add: { if let value = $0.base as? Data.Element { path.wrappedValue.append(value) } },
      removeLast: { path.wrappedValue = Data(path.wrappedValue.dropLast($0)) })
    self.root = root()
  }

  @MainActor public func elements(_ context: _Context) -> [_Element] { [context.navigation(root, path)] }
}

/// The older name of stacks of screens.
nonisolated public struct NavigationView<Content: View>: _PrimitiveView {
  private let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  @MainActor public func elements(_ context: _Context) -> [_Element] {
    if context.environment.horizontalSizeClass == .regular, context.environment.styles["stack"] == nil {
      context.host.fail(
        "NavigationView: its columns beside one another are not drawn, but its first one alone")
    }
    return [context.navigation(content, nil)]
  }
}

extension View {
  /// The view with its older stacks of screens as stacks on wide screens too.
  public func pageRenderStack() -> some View { styled("stack", true) }
}

/// Columns, of which a narrow screen shows the first one.
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: _PrimitiveView {
  private let sidebar: Sidebar

  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) { self.sidebar = sidebar() }
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
  where Content == EmptyView {
    self.sidebar = sidebar()
  }

  @MainActor public func elements(_ context: _Context) -> [_Element] {
    if context.environment.horizontalSizeClass == .regular {
      context.host.fail(
        "NavigationSplitView: its columns beside one another are not drawn, but its sidebar alone")
    }
    return [context.navigation(sidebar, nil)]
  }
}

/// Values whose screens lie above a stack's root.
public struct NavigationPath: Equatable {
  var values: [AnyHashable] = []
  public init() {}
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }
  public var count: Int { values.count }
  public var isEmpty: Bool { values.isEmpty }
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(min(k, values.count)) }
}

/// A stack's path of any type.
struct PathBinding {
  let values: () -> [AnyHashable]
  let add: (AnyHashable) -> Void
  let removeLast: (Int) -> Void
}

extension Context {
  /// The element of a stack of screens at this place.
  fileprivate func navigation(_ root: any View, _ path: PathBinding?) -> Element {
    let inner = entered("navigation")
    let screens = host.storage(inner.path) { NavigationScreens() }
    screens.update(root, path, inner)
    return NavigationElement(screens)
  }
}

private final class NavigationElement: Element {
  private let screens: NavigationScreens
  init(_ screens: NavigationScreens) { self.screens = screens }

  override func measured(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  override func draw(_ frame: CGRect, on canvas: Canvas) {
    let navigation = screens.controller
    canvas.adopt(navigation)
    canvas.add(navigation.view, frame.outset(by: canvas.safeArea(over: frame)))
    navigation.view.layoutIfNeeded()
  }
}

extension Canvas {
  /// The controller in whose view the canvas lies.
  var controller: UIViewController? {
    sequence(first: view, next: \.superview).lazy.compactMap(\.owningController).first
  }

  /// Makes a controller a child of the one whose view the canvas lies in.
  func adopt(_ child: UIViewController) {
    guard let around = controller else { return }
    around.barContent = child
    guard child.parent !== around else { return }
    around.addChild(child)
    child.didMove(toParent: around)
  }
}

/// The screens of a stack, shown by a navigation controller of UIKit.
@MainActor
final class NavigationScreens: NSObject, UINavigationControllerDelegate {
  let controller = UINavigationController()
  private var path: PathBinding?
  private var environment = EnvironmentValues()
  private var destinations: [ObjectIdentifier: (AnyHashable) -> (any View)?] = [:]
  /// The number of screens that the path has pushed.
  private var isUpdating = false

  override init() {
    super.init()
    controller.navigationBar.prefersLargeTitles = true
    controller.delegate = self
  }

  fileprivate func update(_ root: any View, _ path: PathBinding?, _ context: Context) {
    isUpdating = true
    defer { isUpdating = false }
    (self.path, environment) = (path, context.handedDown)
    if let screen = controller.viewControllers.first as? ScreenController {
      screen.rootView = AnyView(root)
      screen.prepare()
    } else {
      controller.viewControllers = [screen(root)]
    }
    guard let path else { return }
    let (values, shown) = (
      path.values(), controller.viewControllers.compactMap { ($0 as? ScreenController)?.value }
    )
    guard values != shown else { return }
    let common = zip(values, shown).prefix { $0 == $1 }.count
    var screens = Array(controller.viewControllers.prefix(common + 1))
    for value in values.dropFirst(common) {
      guard let destination = destination(value, context.host) else { break }
      screens.append(screen(destination, value))
    }
    controller.viewControllers = screens
  }

  private func screen(_ view: any View, _ value: AnyHashable? = nil) -> ScreenController {
    let screen = ScreenController(rootView: AnyView(view))
    screen.value = value
    screen.screens = self
    (screen.view as? HostingView)?.around = { [weak self, weak screen] values in
      guard let self else { return }
      let scheme = values.colorScheme
      values = environment
      values.colorScheme = scheme
      values.screens = self
      guard screen !== controller.viewControllers.first else { return }
      values.isPresented = true
      values.close = { [weak self] in _ = self?.controller.popViewController(animated: false) }
    }
    screen.prepare()
    return screen
  }

  func note<Value: Hashable>(_ type: Value.Type, _ make: @escaping (Value) -> any View) {
    destinations[ObjectIdentifier(type)] = { ($0.base as? Value).map(make) }
  }

  private func destination(_ value: AnyHashable, _ host: ViewHost) -> (any View)? {
    if let view = destinations[ObjectIdentifier(type(of: value.base))]?(value) { return view }
    host.fail("NavigationStack: no navigationDestination(for:) is given for \(type(of: value.base))")
    return nil
  }

  func push(_ view: any View) { controller.pushViewController(screen(view), animated: false) }

  func push(_ value: AnyHashable, _ host: ViewHost) {
    if let path { return path.add(value) }
    if let view = destination(value, host) {
      controller.pushViewController(screen(view, value), animated: false)
    }
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    (viewController as? ScreenController)?.showBars()
    // A screen that was left by the bar's button leaves the path too.
    guard !isUpdating, let path else { return }
    let shown = navigationController.viewControllers.filter { ($0 as? ScreenController)?.value != nil }.count
    let more = path.values().count - shown
    if more > 0 { path.removeLast(more) }
  }
}

/// A screen of a stack.
final class ScreenController: UIHostingController<AnyView> {
  var value: AnyHashable?
  weak var screens: NavigationScreens?

  /// Gives the bar what the screen's views hand up, before it is shown.
  func prepare() {
    guard let hosting = view as? HostingView else { return }
    hosting.evaluate()
    apply(hosting.preferences.value(BarKey.self))
    hosting.shown = { [weak self, weak hosting] in
      guard let self, let hosting else { return }
      apply(hosting.preferences.value(BarKey.self))
    }
  }

  private var latest: AnyHashable?
  private var bar = BarContent()

  private func apply(_ bar: BarContent) {
    self.bar = bar
    bar.applyItems(to: self)
    screens?.controller.navigationBar.setNeedsLayout()
    guard latest != bar.identity else { return }
    latest = bar.identity
    bar.apply(to: self)
    showBars()
  }

  /// Shows the bars that the screen wants while it is the stack's upper one.
  func showBars() {
    guard let navigation = screens?.controller, navigation.topViewController === self else { return }
    navigation.isNavigationBarHidden = bar.isHidden ?? false
    navigation.isToolbarHidden = toolbarItems?.isEmpty != false
  }
}

// MARK: Links and destinations

/// A button that opens another screen of the stack around.
nonisolated public struct NavigationLink<Label: View, Destination: View>: _PrimitiveView {
  private enum Target {
    case view(Destination)
    case value(AnyHashable?)
  }
  private let label: Label
  private let target: Target
  private var isActive: Binding<Bool>?

  private init(_ label: Label, _ target: Target, _ isActive: Binding<Bool>? = nil) {
    (self.label, self.target, self.isActive) = (label, target, isActive)
  }

  public init(
    isActive: Binding<Bool>? = nil, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) { self.init(label(), .view(destination()), isActive) }
  public init(
    destination: Destination, isActive: Binding<Bool>? = nil, @ViewBuilder label: () -> Label
  ) { self.init(label(), .view(destination), isActive) }
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) { self.init(label(), .view(destination()), selection.isEqual(to: tag)) }
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) { self.init(label(), .view(destination), selection.isEqual(to: tag)) }
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) where Destination == Never {
    self.init(label(), .value(value.map { AnyHashable($0) }))
  }

  @MainActor public func elements(_ context: _Context) -> [_Element] {
    var inner = context.entered("link")
    let isRow = context.environment.listLook != nil
    if !isRow {
      inner.environment.foreground = inner.environment.foreground ?? AnyShapeStyle(TintShapeStyle())
    }
    let (screens, host, target) = (context.environment.screens, context.host, target)
    let open: @MainActor () -> Void = {
      switch target {
      case .view(let view): screens?.push(view)
      case .value(let value): if let value { screens?.push(value, host) }
      }
    }
    if let isActive { opened(isActive, in: context, open) }
    let tapped: @MainActor () -> Void = { [isActive] in
      if let isActive { isActive.wrappedValue = true } else { open() }
    }
    let element = TappedElement(inner.element(label), isEnabled: context.environment.isEnabled, tapped)
    return [isRow ? TraitElement(element) { $0.row.isLink = true } : element]
  }

  /// Opens the screen after the layout in which its binding is true.
  @MainActor private func opened(
    _ isActive: Binding<Bool>, in context: Context, _ open: @escaping @MainActor () -> Void
  ) {
    let kept = context.host.storage(context.path + ".active") { StateCell(false, changed: {}) }
    let wanted = isActive.wrappedValue
    guard kept.value != wanted else { return }
    kept.value = wanted
    if wanted { context.host.afterLayout { open() } }
  }
}

extension NavigationLink where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(Text(titleKey), .view(destination()))
  }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination)
  {
    self.init(Text(title), .view(destination()))
  }
  public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>? = nil) {
    self.init(Text(titleKey), .view(destination), isActive)
  }
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, destination: Destination, isActive: Binding<Bool>? = nil
  ) { self.init(Text(title), .view(destination), isActive) }
}

extension NavigationLink where Label == Text, Destination == Never {
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(Text(titleKey), .value(value.map { AnyHashable($0) }))
  }
  @_disfavoredOverload public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(Text(title), .value(value.map { AnyHashable($0) }))
  }
}

extension Binding {
  /// A binding that is true while an optional value is a certain one.
  fileprivate func isEqual<V: Hashable>(to tag: V) -> Binding<Bool> where Value == V? {
    Binding<Bool>(
      get: { wrappedValue == tag },
      set: { isOn in if isOn { wrappedValue = tag } else if wrappedValue == tag { wrappedValue = nil } })
  }
}

extension View {
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    Modified(
      content: self, change: { context in context.environment.screens?.note(data) { destination($0) } })
  }
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    background(
      NavigationLink(isActive: isPresented, destination: destination) { EmptyView() })
  }
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    background(
      NavigationLink(
        isActive: item.isGiven(), destination: { item.wrappedValue.map(destination) }
      ) { EmptyView() })
  }
}
