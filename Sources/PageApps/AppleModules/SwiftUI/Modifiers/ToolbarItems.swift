internal import AppUIKit
internal import Foundation

/// An item of a bar.
nonisolated public struct ToolbarItem<ID, Content: View>: CustomizableToolbarContent, PrimitiveToolbarContent
{
  public typealias Body = Never
  let placement: ToolbarItemPlacement
  let content: Content

  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
  where ID == () {
    (self.placement, self.content) = (placement, content())
  }
  public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
  where ID == String { (self.placement, self.content) = (placement, content()) }

  @MainActor func entries(_ context: Context) -> [ToolbarEntry] {
    context.entry(placement, content)
  }
}

nonisolated public struct ToolbarItemGroup<Content: View>: ToolbarContent, PrimitiveToolbarContent {
  public typealias Body = Never
  let placement: ToolbarItemPlacement
  let content: Content

  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    (self.placement, self.content) = (placement, content())
  }

  @MainActor func entries(_ context: Context) -> [ToolbarEntry] {
    context.entry(placement, content)
  }
}

public struct SpacerSizing: Sendable {
  public static let flexible = SpacerSizing()
  public static let fixed = SpacerSizing()
}

nonisolated public struct ToolbarSpacer: ToolbarContent, PrimitiveToolbarContent {
  public typealias Body = Never
  let placement: ToolbarItemPlacement
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.placement = placement
  }
  @MainActor func entries(_ context: Context) -> [ToolbarEntry] {
    context.entry(placement, Spacer())
  }
}

extension Context {
  func entry(_ placement: ToolbarItemPlacement, _ content: any View) -> [ToolbarEntry] {
    let inner = entered("item")
    return [ToolbarEntry(placement: placement, elements: inner.children(content, axis: .horizontal))]
  }
}

/// Items in a row, as a builder writes them.
nonisolated public struct TupleToolbarContent<each Content: ToolbarContent>: ToolbarContent,
  PrimitiveToolbarContent
{
  public typealias Body = Never
  let content: (repeat each Content)
  init(_ content: repeat each Content) { self.content = (repeat each content) }

  @MainActor func entries(_ context: Context) -> [ToolbarEntry] {
    var (place, all) = (0, [ToolbarEntry]())
    for item in repeat each content {
      all += context.entered(String(place)).entries(item)
      place += 1
    }
    return all
  }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {}
extension Optional: PrimitiveToolbarContent where Wrapped: ToolbarContent {
  @MainActor func entries(_ context: Context) -> [ToolbarEntry] {
    map { context.entries($0) } ?? []
  }
}

nonisolated public enum _ConditionalToolbarContent<First: ToolbarContent, Second: ToolbarContent>:
  ToolbarContent,
  PrimitiveToolbarContent
{
  case first(First)
  case second(Second)
  public typealias Body = Never

  @MainActor func entries(_ context: Context) -> [ToolbarEntry] {
    switch self {
    case .first(let items): context.entries(items)
    case .second(let items): context.entries(items)
    }
  }
}

@resultBuilder
public enum ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> TupleToolbarContent<repeat each Content> { TupleToolbarContent(repeat each content) }
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }
  public static func buildEither<A: ToolbarContent, B: ToolbarContent>(
    first: A
  ) -> _ConditionalToolbarContent<A, B> { .first(first) }
  public static func buildEither<A: ToolbarContent, B: ToolbarContent>(
    second: B
  ) -> _ConditionalToolbarContent<A, B> { .second(second) }
  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }
}

/// A view with items for the bar of its screen.
nonisolated struct Toolbared<Content: View, Items: ToolbarContent>: View, PrimitiveView {
  typealias Body = Never
  let content: Content
  let items: Items

  @MainActor func elements(_ context: Context) -> [Element] {
    var inner = context
    inner.preferences = context.preferences.entered()
    // The bar's own font is used, and what the content tints or styles does not reach the items.
    var own = context.entered("toolbar")
    own.preferences = Preferences()
    own.environment.listLook = nil
    own.environment.font = nil
    let entries = own.entries(items)
    inner.preferences.change(BarKey.self) { $0.items += entries }
    return inner.elements(content)
  }
}
