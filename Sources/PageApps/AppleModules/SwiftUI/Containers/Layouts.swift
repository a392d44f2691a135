public import Foundation

/// A rule by which an app places views itself.
public protocol Layout {
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews
  static var layoutProperties: LayoutProperties { get }
  func makeCache(subviews: Subviews) -> Cache
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LaidOut(layout: AnyLayout(self), content: content())
  }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

public struct LayoutProperties: Sendable {
  public var stackOrientation: Axis?
  public init() {}
}

/// The distances that a view wants to its neighbours.
public struct ViewSpacing: Sendable {
  nonisolated(unsafe) var spacing = Spacing()
  public static let zero = ViewSpacing(spacing: Spacing(none: nil))
  public init() {}
  init(spacing: Spacing) { self.spacing = spacing }
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    Spacing.between(spacing, next.spacing, axis)
  }
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    spacing.add(edges, of: other.spacing)
  }
}

/// A value that a view tells the layout around it.
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The views that a layout places.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
  let all: [LayoutSubview]
  public var layoutDirection = LayoutDirection.leftToRight
  public var startIndex: Int { 0 }
  public var endIndex: Int { all.count }
  public subscript(index: Int) -> LayoutSubview { all[index] }
}

/// A view that a layout places.
public struct LayoutSubview: Equatable {
  /// The place that the layout gave.
  final class Place {
    var given: (point: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize)?
  }
  let element: Element
  let given = Place()

  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.element === b.element }

  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    let id = ObjectIdentifier(key)
    return reading { $0.traits.values[id] }.map { $0 as? K.Value ?? K.defaultValue } ?? K.defaultValue
  }
  public var priority: Double { reading { $0.priority } }
  public var spacing: ViewSpacing { ViewSpacing(spacing: reading { $0.spacing }) }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { reading { $0.size(proposal) } }
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    reading { $0.dimensions(proposal) }
  }
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    given.given = (position, anchor, proposal)
  }

  // Layouts are asked on the main actor, though their functions are not bound to it.
  private func reading<Value>(_ read: @MainActor (Element) -> Value) -> Value {
    let element = element
    nonisolated(unsafe) var result: Value?
    MainActor.assumeIsolated { result = read(element) }
    return result!
  }
}

/// A layout of any type.
nonisolated public struct AnyLayout: Layout {
  public typealias Cache = Any
  private let make: (LayoutSubviews) -> Any
  private let size: (ProposedViewSize, LayoutSubviews, inout Any) -> CGSize
  private let place: (CGRect, ProposedViewSize, LayoutSubviews, inout Any) -> Void
  /// The stack that is meant.
  let stack: Stack?

  enum Stack {
    case line(Axis, AlignmentKey, CGFloat?)
    case layers(Alignment)
  }

  public init<L: Layout>(_ layout: L) {
    stack = (layout as? any StackLayout)?.stack ?? (layout as? AnyLayout)?.stack
    make = { layout.makeCache(subviews: $0) }
    size = { proposal, subviews, cache in
      var own = cache as? L.Cache ?? layout.makeCache(subviews: subviews)
      defer { cache = own }
      return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &own)
    }
    place = { bounds, proposal, subviews, cache in
      var own = cache as? L.Cache ?? layout.makeCache(subviews: subviews)
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &own)
      cache = own
    }
  }

  public func makeCache(subviews: Subviews) -> Any { make(subviews) }
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Any) -> CGSize {
    size(proposal, subviews, &cache)
  }
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Any
  ) { place(bounds, proposal, subviews, &cache) }
}

/// A layout that is one of the system's stacks.
protocol StackLayout: Layout where Cache == Void {
  var stack: AnyLayout.Stack { get }
}

extension StackLayout {
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    subviews.reduce(.zero) { size, each in
      let own = each.sizeThatFits(proposal)
      return CGSize(width: max(size.width, own.width), height: max(size.height, own.height))
    }
  }
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for each in subviews { each.place(at: bounds.origin, proposal: proposal) }
  }
}

public struct HStackLayout: StackLayout {
  let stack: AnyLayout.Stack
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    stack = .line(.horizontal, alignment.key, spacing)
  }
}

public struct VStackLayout: StackLayout {
  let stack: AnyLayout.Stack
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    stack = .line(.vertical, alignment.key, spacing)
  }
}

public struct ZStackLayout: StackLayout {
  let stack: AnyLayout.Stack
  public init(alignment: Alignment = .center) { stack = .layers(alignment) }
}

/// Views that a layout places.
nonisolated private struct LaidOut<Content: View>: _PrimitiveView {
  let layout: AnyLayout
  let content: Content

  @MainActor public func elements(_ context: _Context) -> [_Element] {
    switch layout.stack {
    case .line(let axis, let alignment, let spacing):
      [StackElement(axis, alignment, distance: spacing, context.children(content, axis: axis))]
    case .layers(let alignment): [LayersElement(alignment, context.children(content, axis: nil))]
    case nil:
      [LayoutElement(layout, context.children(content, axis: nil), context.environment.layoutDirection)]
    }
  }
}

private final class LayoutElement: Element {
  private let layout: AnyLayout
  private let subviews: LayoutSubviews
  private lazy var cache = layout.makeCache(subviews: subviews)

  init(_ layout: AnyLayout, _ children: [Element], _ direction: LayoutDirection) {
    self.layout = layout
    subviews = LayoutSubviews(all: children.map { LayoutSubview(element: $0) }, layoutDirection: direction)
  }

  override func measured(_ proposal: ProposedViewSize) -> CGSize {
    layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  override func draw(_ frame: CGRect, on canvas: Canvas) {
    let proposal = asked
    layout.placeSubviews(in: frame, proposal: proposal, subviews: subviews, cache: &cache)
    for each in subviews {
      // What a layout leaves out lies in the middle.
      let place = each.given.given ?? (CGPoint(x: frame.midX, y: frame.midY), .center, proposal)
      let size = each.element.size(place.proposal)
      each.element.place(
        CGRect(
          x: place.point.x - place.anchor.x * size.width, y: place.point.y - place.anchor.y * size.height,
          width: size.width, height: size.height), on: canvas)
    }
  }
}

/// The first of several views whose ideal size fits the room, else the last one.
nonisolated public struct ViewThatFits<Content: View>: _PrimitiveView {
  private let axes: Axis.Set
  private let content: Content

  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    (self.axes, self.content) = (axes, content())
  }

  @MainActor public func elements(_ context: _Context) -> [_Element] {
    [FittingElement(axes, context.children(content, axis: nil))]
  }
}

private final class FittingElement: Element {
  private let axes: Axis.Set
  private let children: [Element]

  init(_ axes: Axis.Set, _ children: [Element]) { (self.axes, self.children) = (axes, children) }

  private func chosen(_ proposal: ProposedViewSize) -> Element? {
    children.first { child in
      let ideal = child.size(.unspecified)
      let fits = (
        ideal.width <= (proposal.width ?? .infinity) + 0.01,
        ideal.height <= (proposal.height ?? .infinity) + 0.01
      )
      return (fits.0 || !axes.contains(.horizontal)) && (fits.1 || !axes.contains(.vertical))
    } ?? children.last
  }

  override var spacing: Spacing { chosen(asked)?.spacing ?? Spacing() }
  override func measured(_ proposal: ProposedViewSize) -> CGSize { chosen(proposal)?.size(proposal) ?? .zero }
  override func ownGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    chosen(asked)?.guide(key, in: size)
  }
  override func draw(_ frame: CGRect, on canvas: Canvas) {
    let child = chosen(asked)
    _ = child?.size(asked)
    child?.place(frame, on: canvas)
  }
}

extension View {
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    valued(ObjectIdentifier(key), value)
  }

  /// The elements of the view with a value for the containers around.
  func valued(_ key: ObjectIdentifier, _ value: Any) -> some View {
    wrapped { element, _ in TraitElement(element) { $0.values[key] = value } }
  }
}
