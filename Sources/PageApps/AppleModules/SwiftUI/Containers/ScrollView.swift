internal import AppUIKit
public import Foundation

/// A view that shows a part of its content.
nonisolated public struct ScrollView<Content: View>: _PrimitiveView {
  public var content: Content
  public var axes: Axis.Set
  public var showsIndicators: Bool

  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) { (self.axes, self.showsIndicators, self.content) = (axes, showsIndicators, content()) }

  @MainActor public func elements(_ context: _Context) -> [_Element] {
    var inner = context.entered("scroll")
    let settings = inner.environment[ScrollSettings.self]
    inner.environment[ScrollSettings.self].position = nil
    let content = content
    let axis: Axis = axes == .horizontal ? .horizontal : .vertical
    let frozen = inner
    return [
      ScrollElement(axes, settings, kept: inner.host.storage(inner.path) { KeptScroll() }) { room in
        var within = frozen
        within.environment[ContainerRoom.self] = room
        let all = within.children(content, axis: axis)
        guard all.count != 1 else { return all[0] }
        return StackElement(
          axis, axis == .vertical ? HorizontalAlignment.center.key : VerticalAlignment.center.key,
          distance: nil, all)
      }
    ]
  }
}

/// Changes that the views around make to scroll views.
struct ScrollSettings: EnvironmentKey {
  var isEnabled = true
  var isPaging = false
  var clips = true
  var anchor: UnitPoint?
  /// The place of content that is shorter than the room; `nil` for the anchor.
  var alignment: UnitPoint?
  /// Reads and sets the tag of the page that shows.
  var position: (get: () -> AnyHashable?, set: (AnyHashable?) -> Void)?

  static var defaultValue: ScrollSettings { ScrollSettings() }
}

/// The room of the scroll view around, for views that take a part of it.
final class ContainerRoom: EnvironmentKey {
  let size: CGSize
  /// True if a view has asked for it, whose length then depends on it.
  var isUsed = false

  init(_ size: CGSize) { self.size = size }

  static var defaultValue: ContainerRoom? { nil }
}

/// The scroll view that stays at its place of the tree, with its offset.
final class KeptScroll: NSObject, UIScrollViewDelegate {
  let view = UIScrollView()
  /// The page that was shown last; `nil` before the first layout.
  var page: Int?
  /// Called when a swipe ends.
  var rests: (UIScrollView) -> Void = { _ in }

  override init() {
    super.init()
    view.delegate = self
    view.contentInsetAdjustmentBehavior = .never
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { rests(scrollView) }
}

private final class ScrollElement: Element {
  override var name: String? { "ScrollView" }
  private let axes: Axis.Set
  private let settings: ScrollSettings
  private let kept: KeptScroll
  private let make: (ContainerRoom) -> Element
  private var made: (room: ContainerRoom, content: Element)?

  init(
    _ axes: Axis.Set, _ settings: ScrollSettings, kept: KeptScroll,
    _ make: @escaping (ContainerRoom) -> Element
  ) { (self.axes, self.settings, self.kept, self.make) = (axes, settings, kept, make) }

  /// The content in a room; it is made anew only if something in it takes a part of the room.
  private func content(_ proposal: ProposedViewSize) -> Element {
    let size = proposal.replacingUnspecifiedDimensions()
    // Making the content anew takes as long as thousands of questions.
    if let made, !made.room.isUsed || made.room.size == size || !LayoutBudget.spend(5000) {
      return made.content
    }
    let room = ContainerRoom(size)
    let content = make(room)
    made = (room, content)
    return content
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  override func measured(_ proposal: ProposedViewSize) -> CGSize {
    let own = content(proposal).size(inner(proposal))
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? own.width : own.width,
      height: axes.contains(.vertical) ? proposal.height ?? own.height : own.height)
  }

  override func draw(_ frame: CGRect, on canvas: Canvas) {
    let content = content(ProposedViewSize(frame.size))
    let own = content.size(inner(ProposedViewSize(frame.size)))
    // Content goes on below what covers the screen's edges, and rests beside it.
    var edges: Edge.Set = axes.contains(.vertical) ? .vertical : []
    if axes.contains(.horizontal) { edges.formUnion(.horizontal) }
    let covered = canvas.safeArea(over: frame).only(edges)
    let scroll = kept.view
    for child in scroll.subviews { child.removeFromSuperview() }
    scroll.contentInset = UIEdgeInsets(
      top: covered.top, left: canvas.mirrored == nil ? covered.leading : covered.trailing,
      bottom: covered.bottom, right: canvas.mirrored == nil ? covered.trailing : covered.leading)
    scroll.isScrollEnabled = settings.isEnabled
    scroll.isPagingEnabled = settings.isPaging
    scroll.clipsToBounds = settings.clips
    canvas.add(scroll, frame.outset(by: covered))
    if !canvas.isAside, covered.top + covered.bottom > 0 { canvas.controller?.barContent = scroll }

    let anchor = settings.alignment ?? settings.anchor ?? .topLeading
    func start(_ axis: Axis, _ origin: CGFloat, _ whole: CGFloat, _ part: CGFloat, _ anchor: CGFloat)
      -> CGFloat
    {
      axes.contains(axis == .horizontal ? .horizontal : .vertical)
        ? origin + max(whole - part, 0) * anchor : origin + (whole - part) / 2
    }
    let place = CGRect(
      x: start(.horizontal, frame.minX, frame.width, own.width, anchor.x),
      y: start(.vertical, frame.minY, frame.height, own.height, anchor.y), width: own.width,
      height: own.height)
    // The content's rectangle begins where the frame does.
    var whole = frame
    if axes.contains(.horizontal) { whole.size.width = max(own.width, frame.width) }
    if axes.contains(.vertical) { whole.size.height = max(own.height, frame.height) }
    let shown = canvas.rounded(whole)
    var inside = canvas
    inside.view = scroll
    inside.origin = CGPoint(x: canvas.origin.x + shown.minX, y: canvas.origin.y + shown.minY)
    (inside.bounds, inside.safe) = (whole, whole)
    content.place(place, on: inside)
    scroll.contentSize = CGSize(
      width: axes.contains(.horizontal) ? max(own.width, 0) : shown.width,
      height: axes.contains(.vertical) ? max(own.height, 0) : shown.height)
    settle(scroll, content, isMirrored: canvas.mirrored != nil)
  }

  /// Shows the page that a binding names, or the end at which the content begins.
  private func settle(_ scroll: UIScrollView, _ content: Element, isMirrored: Bool) {
    let axis: Axis = axes.contains(.horizontal) ? .horizontal : .vertical
    let room = scroll.frame.size[axis]
    let most = max(scroll.contentSize[axis] - room, 0)
    func show(at place: CGFloat) {
      var offset = CGPoint(x: -scroll.contentInset.left, y: -scroll.contentInset.top)
      offset[axis] += isMirrored && axis == .horizontal ? most - place : place
      scroll.contentOffset = offset
    }
    let first = kept.page == nil
    kept.page = kept.page ?? 0
    if let position = settings.position, settings.isPaging, room > 0 {
      let tags = content.pages.map(\.traits.tag)
      kept.rests = { [weak kept] view in
        let offset = view.contentOffset[axis]
        let place = (isMirrored && axis == .horizontal ? most - offset : offset) / room
        let page = place.rounded().number(in: 0...1_000_000)
        kept?.page = page
        if tags.indices.contains(page) { position.set(tags[page]) }
      }
      if let page = position.get(), let index = tags.firstIndex(of: page), first || index != kept.page {
        kept.page = index
        return show(at: min(CGFloat(index) * room, most))
      }
    }
    guard first else { return }
    let anchor = settings.anchor.map { axis == .horizontal ? $0.x : $0.y } ?? 0
    if anchor > 0 || (isMirrored && axis == .horizontal && most > 0) { show(at: most * anchor) }
  }
}

extension Element {
  /// The elements of a stack that is scrolled by pages.
  fileprivate var pages: [Element] {
    switch self {
    case let stack as StackElement: stack.children
    case let wrapping as WrappingElement: wrapping.content.pages
    default: []
    }
  }
}

// MARK: Modifiers

/// The rule by which a scroll view comes to rest.
public enum ScrollTargetBehaviorValue: Sendable {
  case paging, viewAligned
  public enum LimitBehavior: Sendable { case automatic, always, alwaysByFew, alwaysByOne, never }
  public static func viewAligned(limitBehavior: LimitBehavior) -> Self { .viewAligned }
}

extension View {
  private func scrolling(_ change: @escaping @MainActor (inout ScrollSettings) -> Void) -> some View {
    changing { change(&$0[ScrollSettings.self]) }
  }
  public func scrollTargetBehavior(_ behavior: ScrollTargetBehaviorValue) -> some View {
    scrolling { $0.isPaging = behavior == .paging }
  }
  public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
    scrolling {
      $0.position = (
        { id.wrappedValue.map { AnyHashable($0) } },
        { new in
          let value = new?.base as? ID
          if value != id.wrappedValue { id.wrappedValue = value }
        }
      )
    }
  }
  public func scrollDisabled(_ disabled: Bool) -> some View { scrolling { $0.isEnabled = !disabled } }
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View { scrolling { $0.clips = !disabled } }
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { scrolling { $0.anchor = anchor } }
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    scrolling {
      switch role {
      case .initialOffset: $0.anchor = anchor
      case .alignment: $0.alignment = anchor
      case .sizeChanges: break
      }
    }
  }
  // Indicators do not show at rest.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    styled("scrollGround", visibility != .hidden)
  }

  /// A view as long as the scroll view around, or a part of it.
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let one = (length - spacing * CGFloat(count - 1)) / CGFloat(max(count, 1))
      return one * CGFloat(span) + spacing * CGFloat(span - 1)
    }
  }
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    wrapped { element, context in
      guard let room = context.environment[ContainerRoom.self] else {
        return FlexibleFrameElement(
          element, width: .init(most: axes.contains(.horizontal) ? .infinity : nil),
          height: .init(most: axes.contains(.vertical) ? .infinity : nil), alignment: alignment)
      }
      room.isUsed = true
      context.host.readsRoom = true
      return FixedFrameElement(
        element, width: axes.contains(.horizontal) ? max(length(room.size.width, .horizontal), 0) : nil,
        height: axes.contains(.vertical) ? max(length(room.size.height, .vertical), 0) : nil,
        alignment: alignment)
    }
  }
}

/// A view whose content may ask to scroll.
nonisolated public struct ScrollViewReader<Content: View>: _PrimitiveView {
  public var content: (ScrollViewProxy) -> Content

  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

  @MainActor public func elements(_ context: _Context) -> [_Element] {
    context.entered("reader").elements(content(ScrollViewProxy()))
  }
}

/// The way to ask for a place; a picture shows the content's beginning.
public struct ScrollViewProxy {
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

/// The part of scrolling that an anchor is for.
public enum ScrollAnchorRole: Hashable, Sendable { case initialOffset, sizeChanges, alignment }
