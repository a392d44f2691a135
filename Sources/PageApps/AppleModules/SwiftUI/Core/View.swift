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
@MainActor
protocol PrimitiveView {
  /// The elements that stand for the view: several for views in a row, none for an empty view.
  func elements(_ context: Context) -> [Element]
}

/// A view of any type.
nonisolated public struct AnyView: View, PrimitiveView {
  public typealias Body = Never
  private let view: any View

  public init<V: View>(_ view: V) { self.view = view }
  public init<V: View>(erasing view: V) { self.view = view }

  @MainActor func elements(_ context: Context) -> [Element] { context.elements(view) }
}

/// A view that shows nothing.
nonisolated public struct EmptyView: View, PrimitiveView {
  public typealias Body = Never
  public init() {}
  @MainActor func elements(_ context: Context) -> [Element] { [] }
}

/// Views in a row without a layout of their own: modifiers change each.
public struct Group<Content> {
  let content: Content
}

extension Group: View, PrimitiveView where Content: View {
  public typealias Body = Never
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  @MainActor func elements(_ context: Context) -> [Element] { context.elements(content) }
}

/// Views in a row, as a builder writes them.
nonisolated public struct TupleView<each Content: View>: View, PrimitiveView {
  public typealias Body = Never
  private let content: (repeat each Content)

  init(_ content: repeat each Content) { self.content = (repeat each content) }

  @MainActor func elements(_ context: Context) -> [Element] {
    var (place, all) = (0, [Element]())
    for view in repeat each content {
      all += context.entered(String(place)).elements(view)
      place += 1
    }
    return all
  }
}

/// One of two views, as an `if` with an `else` writes it.
nonisolated public enum _ConditionalContent<TrueContent: View, FalseContent: View>: View, PrimitiveView {
  case first(TrueContent)
  case second(FalseContent)

  public typealias Body = Never

  @MainActor func elements(_ context: Context) -> [Element] {
    switch self {
    case .first(let view): context.entered("if").elements(view)
    case .second(let view): context.entered("else").elements(view)
    }
  }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
  @MainActor func elements(_ context: Context) -> [Element] {
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
