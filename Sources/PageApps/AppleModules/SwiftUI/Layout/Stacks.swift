internal import AppUIKit
public import Foundation

/// Views beneath one another.
nonisolated public struct VStack<Content: View>: _PrimitiveView {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// - Parameter spacing: The distance of neighbours in points; `nil` for what both want.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
  }

  @MainActor public func elements(_ context: _Context) -> [_Element] {
    [StackElement(.vertical, alignment.key, distance: spacing, context.children(content, axis: .vertical))]
  }
}

/// Views beside one another.
nonisolated public struct HStack<Content: View>: _PrimitiveView {
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
  }

  @MainActor public func elements(_ context: _Context) -> [_Element] {
    VerticalGuides.note(alignment)
    return [
      StackElement(
        .horizontal, alignment.key, distance: spacing, context.children(content, axis: .horizontal))
    ]
  }
}

/// Views over one another.
nonisolated public struct ZStack<Content: View>: _PrimitiveView {
  private let alignment: Alignment
  private let content: Content

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    (self.alignment, self.content) = (alignment, content())
  }

  @MainActor public func elements(_ context: _Context) -> [_Element] {
    [LayersElement(alignment, context.children(content, axis: nil))]
  }
}

extension Context {
  /// The elements of a container's content; those of a stack know its axis.
  func children(_ content: any View, axis: Axis?) -> [Element] {
    var inner = self
    inner.environment.stackAxis = axis
    return inner.elements(content)
  }

  /// One element for a view of any number: several lie over one another.
  func element(_ content: any View) -> Element {
    let all = children(content, axis: nil)
    if let only = all.first, all.count == 1 { return only }
    return LayersElement(.center, all)
  }
}

/// Elements over one another, aligned by their guides.
final class LayersElement: Element {
  override var name: String? { "ZStack" }
  private let alignment: Alignment
  private let children: [Element]

  init(_ alignment: Alignment, _ children: [Element]) {
    self.alignment = alignment
    self.children = children.enumerated().sorted { a, b in
      let (one, two) = (a.element.traits.zIndex, b.element.traits.zIndex)
      return one != two ? one < two : a.offset < b.offset
    }.map(\.element)
  }

  /// The union of the children, their guides upon one another, and the place of the guides in it.
  private func union(_ proposal: ProposedViewSize) -> (size: CGSize, guide: CGPoint) {
    var (low, high) = (CGPoint.zero, CGPoint.zero)
    for (index, child) in children.enumerated() {
      let own = child.dimensions(proposal)
      let (x, y) = (own[alignment.horizontal], own[alignment.vertical])
      low.x = index == 0 ? -x : min(low.x, -x)
      low.y = index == 0 ? -y : min(low.y, -y)
      high.x = index == 0 ? own.width - x : max(high.x, own.width - x)
      high.y = index == 0 ? own.height - y : max(high.y, own.height - y)
    }
    return (CGSize(width: high.x - low.x, height: high.y - low.y), CGPoint(x: -low.x, y: -low.y))
  }

  override var spacing: Spacing {
    var own = Spacing([:])
    for child in children { own.add(.all, of: child.spacing) }
    return own
  }

  override func measured(_ proposal: ProposedViewSize) -> CGSize {
    union(proposal).size
  }

  private func frames(in size: CGSize) -> [CGRect] {
    let guide = union(asked).guide
    return children.map { child in
      let own = child.dimensions(asked)
      return CGRect(
        x: guide.x - own[alignment.horizontal], y: guide.y - own[alignment.vertical], width: own.width,
        height: own.height)
    }
  }

  override func ownGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    StackElement.merged(
      key,
      zip(children, frames(in: size)).compactMap { child, frame in
        child.guide(key, in: frame.size).map { $0 + (StackElement.isVertical(key) ? frame.minY : frame.minX) }
      })
  }

  override func draw(_ frame: CGRect, on canvas: Canvas) {
    for (child, own) in zip(children, frames(in: frame.size)) {
      child.place(own.offsetBy(dx: frame.minX, dy: frame.minY), on: canvas)
    }
  }
}

/// Room that grows along the axis of the stack around, at least 8 points unless given.
nonisolated public struct Spacer: _PrimitiveView {
  public var minLength: CGFloat?

  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  @MainActor public func elements(_ context: _Context) -> [_Element] {
    [SpacerElement(context.environment.stackAxis, least: minLength)]
  }
}

/// A line of one pixel across the axis of the stack around; of a point at accessibility's text sizes.
nonisolated public struct Divider: _PrimitiveView {

  public init() {}

  @MainActor public func elements(_ context: _Context) -> [_Element] { [DividerElement(context.environment)] }
}

private final class DividerElement: Element {
  private let isUpright: Bool
  private let thickness: CGFloat

  init(_ environment: EnvironmentValues) {
    isUpright = environment.stackAxis == .horizontal
    thickness = environment.dynamicTypeSize.isAccessibilitySize ? 1 : environment.pixelLength
  }

  override func measured(_ proposal: ProposedViewSize) -> CGSize {
    let whole = proposal.replacingUnspecifiedDimensions()
    return isUpright
      ? CGSize(width: thickness, height: whole.height) : CGSize(width: whole.width, height: thickness)
  }

  override func draw(_ frame: CGRect, on canvas: Canvas) {
    let line = UIView()
    line.backgroundColor = .separator
    canvas.add(line, frame)
  }
}

/// A view whose content is made for the room that it has. It takes all of it, or 10 points, and lays the content at its top left.
nonisolated public struct GeometryReader<Content: View>: _PrimitiveView {
  public var content: (GeometryProxy) -> Content

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  @MainActor public func elements(_ context: _Context) -> [_Element] {
    context.host.readsRoom = true
    return [GeometryElement { proxy in context.entered("geometry").children(content(proxy), axis: nil) }]
  }
}

/// The room of a geometry reader.
public struct GeometryProxy {
  /// The room, in points.
  public let size: CGSize
  let frame: CGRect
  public let safeAreaInsets: EdgeInsets

  let spaces: [AnyHashable: CGPoint]

  public func frame(in space: CoordinateSpace) -> CGRect {
    switch space {
    case .local: return CGRect(origin: .zero, size: size)
    case .global: return frame
    case .named(let name):
      let origin = spaces[name] ?? .zero
      return frame.offsetBy(dx: -origin.x, dy: -origin.y)
    }
  }
  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect { frame(in: space.coordinateSpace) }
}

/// A view's own coordinates, those of the screen, or those of a view around with a name.
public enum CoordinateSpace: Hashable {
  case global, local
  case named(AnyHashable)
}

public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  public let coordinateSpace: CoordinateSpace
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static var global: NamedCoordinateSpace { NamedCoordinateSpace(coordinateSpace: .global) }
  public static var local: NamedCoordinateSpace { NamedCoordinateSpace(coordinateSpace: .local) }
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)))
  }
}

extension View {
  public func coordinateSpace<T: Hashable>(name: T) -> some View {
    wrapped { element, _ in SpaceElement(element, AnyHashable(name)) }
  }
  public func coordinateSpace(_ space: NamedCoordinateSpace) -> some View {
    wrapped { element, _ in
      if case .named(let name) = space.coordinateSpace { SpaceElement(element, name) } else { element }
    }
  }
  /// Calls a function after the layout in which a value of the view's geometry changes.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T) -> Void
  ) -> some View {
    background(GeometryReader { Color.clear.onChange(of: transform($0), initial: true) { action($1) } })
  }
}

/// An element whose top left is the origin of a space with a name.
private final class SpaceElement: WrappingElement {
  private let space: AnyHashable

  init(_ content: Element, _ space: AnyHashable) {
    self.space = space
    super.init(content)
  }

  override func draw(_ frame: CGRect, on canvas: Canvas) {
    var inner = canvas
    inner.spaces[space] = frame.origin
    content.place(frame, on: inner)
  }
}

private final class GeometryElement: Element {
  override var name: String? { "GeometryReader" }
  private let content: (GeometryProxy) -> [Element]

  init(_ content: @escaping (GeometryProxy) -> [Element]) { self.content = content }

  override func measured(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  override func draw(_ frame: CGRect, on canvas: Canvas) {
    let proxy = GeometryProxy(
      size: frame.size, frame: frame, safeAreaInsets: canvas.safeArea(over: frame), spaces: canvas.spaces)
    for child in content(proxy) {
      child.place(
        in: frame, proposal: ProposedViewSize(frame.size), alignment: .topLeading, on: canvas)
    }
  }
}
