internal import AppUIKit
internal import Foundation

/// Views of which one shows at a time: pages that are swiped, or tabs in a bar.
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: _PrimitiveView {
  private let selection: Binding<SelectionValue>?
  private let content: Content

  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    (self.selection, self.content) = (selection, content())
  }

  @MainActor public func elements(_ context: _Context) -> [_Element] {
    var inner = context.entered("tabs")
    let least = inner.environment.styles["tabs"] as? Int
    inner.environment.styles["tabs"] = nil
    let host = inner.host
    let own = host.storage(inner.path + ".page") { StateCell(0) { host.invalidateSoon() } }
    let pages = inner.children(content, axis: nil)
    let tags = pages.map { $0.traits.tag?.base as? SelectionValue }
    var current = min(own.value, max(pages.count - 1, 0))
    if let selection { current = tags.firstIndex(of: selection.wrappedValue) ?? 0 }
    let turn: @MainActor (Int) -> Void = { [selection] page in
      guard pages.indices.contains(page) else { return }
      if let selection {
        if let tag = tags[page], tag != selection.wrappedValue { selection.wrappedValue = tag }
      } else if own.value != page {
        own.value = page
        own.changed()
      }
    }
    let shown = ShownTabs(pages: pages, current: current, turn: turn, context: inner)
    return [least.map { PagesElement(shown, showsDots: pages.count >= $0) } ?? BarElement(shown)]
  }
}

extension TabView where SelectionValue == Int {
  public init(@ViewBuilder content: () -> Content) { (selection, self.content) = (nil, content()) }
}

/// The pages of a tab view and the one that shows.
@MainActor
private struct ShownTabs {
  let pages: [Element]
  let current: Int
  let turn: @MainActor (Int) -> Void
  let context: Context
}

// MARK: Pages

/// Pages side by side in a scroll view, and their dots.
private final class PagesElement: Element {
  override var name: String? { "TabView" }
  private let tabs: ShownTabs
  private let showsDots: Bool

  init(_ tabs: ShownTabs, showsDots: Bool) { (self.tabs, self.showsDots) = (tabs, showsDots) }

  override func measured(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  override func draw(_ frame: CGRect, on canvas: Canvas) {
    let (size, count) = (canvas.rounded(frame).size, tabs.pages.count)
    let kept = tabs.context.host.storage("\(tabs.context.path).\(size)") { KeptScroll() }
    let scroll = kept.view
    for child in scroll.subviews { child.removeFromSuperview() }
    scroll.isPagingEnabled = true
    canvas.add(scroll, frame)
    scroll.contentSize = CGSize(width: size.width * CGFloat(count), height: size.height)
    let isMirrored = canvas.mirrored != nil
    func place(of page: Int) -> CGFloat { CGFloat(isMirrored ? count - 1 - page : page) * size.width }
    // A page fills the frame, and its content keeps off what covers the screen's edges.
    let shown = canvas.safe.intersection(canvas.view.hostedSafeArea).intersection(frame)
    let safe = shown.isNull ? frame : shown
    for (index, page) in tabs.pages.enumerated() {
      let view = UIView(frame: CGRect(origin: CGPoint(x: place(of: index), y: 0), size: size))
      view.clipsToBounds = true
      scroll.addSubview(view)
      var inner = canvas
      inner.view = view
      inner.origin = CGPoint(x: canvas.origin.x + scroll.frame.minX, y: canvas.origin.y + scroll.frame.minY)
      (inner.bounds, inner.safe) = (frame, safe)
      inner.isAside = canvas.isAside || index != tabs.current
      page.place(in: safe, proposal: ProposedViewSize(safe.size), alignment: .center, on: inner)
    }
    let turn = tabs.turn
    kept.rests = { [weak kept] view in
      let place = (view.contentOffset.x / max(view.bounds.width, 1)).rounded().number(in: 0...1_000_000)
      kept?.page = isMirrored ? count - 1 - place : place
      turn(isMirrored ? count - 1 - place : place)
    }
    if kept.page != tabs.current { scroll.contentOffset = CGPoint(x: place(of: tabs.current), y: 0) }
    kept.page = tabs.current
    if showsDots { placeDots(safe, on: canvas) }
  }

  /// The dots end 12.67 points above the bottom of the page: bitwarden/authenticator-ios, TutorialViewTests, on iOS 18.1 at two
  /// sizes of text.
  private func placeDots(_ room: CGRect, on canvas: Canvas) {
    let control = UIPageControl()
    if tabs.context.environment.styles["dots"] != nil { control.backgroundStyle = .prominent }
    control.dotSize = tabs.context.environment.dynamicTypeSize.dotSize
    control.numberOfPages = tabs.pages.count
    control.currentPage = tabs.current
    let turn = tabs.turn
    UIControl.heard(control, .valueChanged) { turn($0.currentPage) }
    // A pixel less than its width would hide a dot.
    let size = CGSize(
      width: control.intrinsicContentSize.width + 2, height: control.intrinsicContentSize.height)
    canvas.add(
      control,
      CGRect(
        x: room.midX - size.width / 2, y: room.maxY - 12.67 - size.height, width: size.width,
        height: size.height))
  }
}

extension DynamicTypeSize {
  /// Measured at medium text (pitch 16.67, 7 points across) and at the largest (20 and 10), in the same pictures.
  fileprivate var dotSize: (side: Double, diameter: Double)? {
    if self <= .medium { return (8.66, 7) }
    return isAccessibilitySize ? (12, 10) : nil
  }
}

extension UIView {
  /// The part of the hosting view around that nothing covers.
  fileprivate var hostedSafeArea: CGRect {
    for view in sequence(first: self, next: \.superview) where view is HostingView || view is TabContent {
      return view.bounds.inset(by: view.safeAreaInsets)
    }
    return .infinite
  }
}

// MARK: Tabs

/// Tabs in the bar of a tab bar controller of UIKit.
private final class BarElement: Element {
  private let tabs: ShownTabs

  init(_ tabs: ShownTabs) { self.tabs = tabs }

  override func measured(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  override func draw(_ frame: CGRect, on canvas: Canvas) {
    let kept = tabs.context.host.storage(tabs.context.path) { KeptTabs() }
    if kept.parent == nil { canvas.controller?.addChild(kept) }
    kept.show(tabs, canvas)
    canvas.add(kept.view, frame.outset(by: canvas.safeArea(over: frame)))
  }
}

private final class KeptTabs: UITabBarController {
  private var turn: @MainActor (Int) -> Void = { _ in }
  private var isShowing = false

  // Flows and fingers select by the index.
  override var selectedIndex: Int {
    didSet { if !isShowing, selectedIndex != oldValue { turn(selectedIndex) } }
  }

  func show(_ tabs: ShownTabs, _ canvas: Canvas) {
    isShowing = true
    defer { isShowing = false }
    turn = tabs.turn
    let pages = (viewControllers ?? []).compactMap { $0 as? TabPage }
    let shown = tabs.pages.indices.map { pages.indices.contains($0) ? pages[$0] : TabPage() }
    for (page, element) in zip(shown, tabs.pages) {
      page.loadViewIfNeeded()
      (page.view as? TabContent)?.show(element, tabs.context.host, canvas)
      let label = element.traits.tab.map(\.drawn)
      page.tabBarItem.title = label.flatMap(\.texts).first
      page.tabBarItem.image = label.compactMap(\.picture).first?.filled
      page.tabBarItem.badgeValue = element.traits.badge
    }
    if shown.count != pages.count { viewControllers = shown }
    if selectedIndex != tabs.current { selectedIndex = tabs.current }
    tabBar.tintColor = tabs.context.tint
  }
}

extension UIImage {
  /// The symbol's filled form, which tab bars show.
  fileprivate var filled: UIImage {
    guard let symbolName, !symbolName.hasSuffix(".fill"),
      let filled = UIImage(systemName: symbolName + ".fill"), filled.isDrawn
    else { return self }
    return filled
  }
}

private final class TabPage: UIViewController {
  override func loadView() { view = TabContent() }
}

/// The view of a tab, in which its element is placed.
final class TabContent: UIView {
  private var content: (element: Element, host: ViewHost, isMirrored: Bool)?
  private var laidOut: [CGRect]?

  func show(_ element: Element, _ host: ViewHost, _ canvas: Canvas) {
    content = (element, host, canvas.mirrored != nil)
    laidOut = nil
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // Placing views makes UIKit lay the view out once more.
    guard let content, laidOut != [bounds, bounds.inset(by: safeAreaInsets)] else { return }
    laidOut = [bounds, bounds.inset(by: safeAreaInsets)]
    for child in subviews { child.removeFromSuperview() }
    owningController?.barContent = nil
    content.host.isApart = true
    defer { content.host.isApart = false }
    content.element.fill(self, isMirrored: content.isMirrored)
    _ = content.host.settle()
  }
}

/// A tab with its label and content.
nonisolated public struct Tab<Value: Hashable, Content: View, Label: View>: _PrimitiveView {
  private let value: Value?
  private let content: Content
  private let label: Label

  public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.value, self.content, self.label) = (value, content(), label())
  }

  private init(_ value: Value?, _ label: Label, _ content: Content) {
    (self.value, self.content, self.label) = (value, content, label)
  }

  @MainActor public func elements(_ context: _Context) -> [_Element] {
    let inner = context.entered("tab")
    let labels = inner.entered("label").children(label, axis: nil)
    return [
      TraitElement(inner.element(content)) {
        if let value { $0.tag = AnyHashable(value) }
        $0.tab = labels
      }
    ]
  }
}

extension Tab where Label == SwiftUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) { self.init(value, SwiftUI.Label(titleKey, systemImage: systemImage), content()) }
}

extension Tab where Value == Never, Label == SwiftUI.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(nil, SwiftUI.Label(titleKey, systemImage: systemImage), content())
  }
}

// MARK: Styles

/// How a tab view shows its views: as pages, or with a bar where there is no least number of pages for dots.
public protocol TabViewStyle { var _least: Int? { get } }

public struct DefaultTabViewStyle: TabViewStyle {
  public init() {}
  public var _least: Int? { nil }
}

public struct PageTabViewStyle: TabViewStyle {
  public enum IndexDisplayMode: Sendable { case automatic, always, never }
  private let mode: IndexDisplayMode

  public init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }
  public var _least: Int? { mode == .automatic ? 2 : mode == .always ? 1 : .max }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: Self { Self() }
  public static var tabBarOnly: Self { Self() }
  public static var sidebarAdaptable: Self { Self() }
}
extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: Self { Self() }
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> Self {
    Self(indexDisplayMode: indexDisplayMode)
  }
}

/// The ground behind the dots of pages. Only one that always shows is seen at rest.
public struct PageIndexViewStyle: Sendable {
  public enum BackgroundDisplayMode: Sendable { case automatic, always, interactive, never }
  fileprivate let mode: BackgroundDisplayMode

  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) { mode = backgroundDisplayMode }
  public static let page = Self()
  public static func page(backgroundDisplayMode: BackgroundDisplayMode) -> Self {
    Self(backgroundDisplayMode: backgroundDisplayMode)
  }
}

extension View {
  public func indexViewStyle(_ style: PageIndexViewStyle) -> some View {
    changing { $0.styles["dots"] = style.mode == .always ? true : nil }
  }
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    changing { $0.styles["tabs"] = style._least }
  }
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    let label = label()
    return wrapped { element, context in
      let labels = context.entered("tabItem").children(label, axis: nil)
      return TraitElement(element) { $0.tab = labels }
    }
  }
  public func badge(_ count: Int) -> some View {
    wrapped { element, _ in TraitElement(element) { $0.badge = count == 0 ? nil : String(count) } }
  }
  public func badge(_ key: LocalizedStringKey?) -> some View {
    wrapped { element, _ in TraitElement(element) { $0.badge = key.map { Text($0).plain } } }
  }
}
