/// A part of a screen, told by its body.
@preconcurrency @MainActor
public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public var body: Never { self }
}

extension View where Body == Never {
  /// The body of a view that is drawn itself, which nothing asks for.
  public var body: Never { preconditionFailure("\(Self.self) is drawn itself and has no body") }
}

/// A view that is drawn itself or has its parts by other ways than a body.
@preconcurrency @MainActor
public protocol _PrimitiveView: View where Body == Never {
  /// The elements that stand for the view: several for views in a row, none for an empty view.
  func elements(_ context: _Context) -> [_Element]
}

/// A view of any type.
nonisolated public struct AnyView: _PrimitiveView {
  private let view: any View

  public init<V: View>(_ view: V) { self.view = view }
  public init<V: View>(erasing view: V) { self.view = view }

  @MainActor public func elements(_ context: _Context) -> [_Element] { context.elements(view) }
}

/// A view that shows nothing.
nonisolated public struct EmptyView: _PrimitiveView {
  public init() {}
  @MainActor public func elements(_ context: _Context) -> [_Element] { [] }
}

/// Views in a row without a layout of their own: modifiers change each.
public struct Group<Content> {
  let content: Content
}

extension Group: View, _PrimitiveView where Content: View {
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  @MainActor public func elements(_ context: _Context) -> [_Element] { context.elements(content) }
}

/// Views in a row, as a builder writes them.
nonisolated public struct TupleView<each Content: View>: _PrimitiveView {
  private let content: (repeat each Content)

  init(_ content: repeat each Content) { self.content = (repeat each content) }

  @MainActor public func elements(_ context: _Context) -> [_Element] {
    var (place, all) = (0, [Element]())
    for view in repeat each content {
      all += context.entered(String(place)).elements(view)
      place += 1
    }
    return all
  }
}

/// One of two views, as an `if` with an `else` writes it.
nonisolated public enum _ConditionalContent<TrueContent: View, FalseContent: View>: _PrimitiveView {
  case first(TrueContent)
  case second(FalseContent)

  @MainActor public func elements(_ context: _Context) -> [_Element] {
    switch self {
    case .first(let view): context.entered("if").elements(view)
    case .second(let view): context.entered("else").elements(view)
    }
  }
}

extension Optional: View, _PrimitiveView where Wrapped: View {
  @MainActor public func elements(_ context: _Context) -> [_Element] {
    map { context.entered("if").elements($0) } ?? []
  }
}

/// Puts the views of a body together.
@resultBuilder
public enum ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
    repeat each Content
  > {
    TupleView(repeat each content)
  }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<
    First, Second
  > {
    .first(first)
  }
  public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<
    First, Second
  > {
    .second(second)
  }
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
