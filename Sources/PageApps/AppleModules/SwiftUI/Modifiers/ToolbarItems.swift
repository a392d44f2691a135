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

public typealias ToolbarItemGroup<Content: View> = ToolbarItem<(), Content>

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

/// Items in a row, as a builder writes them, each with its place.
public struct _ToolbarItems: ToolbarContent, PrimitiveToolbarContent {
  public typealias Body = Never
  let items: [(place: String, content: any ToolbarContent)]

  func entries(_ context: Context) -> [ToolbarEntry] {
    items.flatMap { context.entered($0.place).entries($0.content) }
  }
}

@resultBuilder @MainActor
public enum ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> _ToolbarItems {
    .init(items: [("0", content)])
  }
  public static func buildBlock(_ content: _ToolbarItems...) -> _ToolbarItems {
    .init(items: content.enumerated().map { (String($0), $1) })
  }
  public static func buildIf(_ content: _ToolbarItems?) -> _ToolbarItems { content ?? .init(items: []) }
  public static func buildEither(first: _ToolbarItems) -> _ToolbarItems { first }
  public static func buildEither(second: _ToolbarItems) -> _ToolbarItems {
    .init(items: [("else", second)])
  }
  public static func buildLimitedAvailability(_ content: _ToolbarItems) -> _ToolbarItems { content }
}

/// A view with items for the bar of its screen.
nonisolated struct Toolbared<Content: View, Items: ToolbarContent>: _PrimitiveView {
  let content: Content
  let items: Items

  @MainActor public func elements(_ context: _Context) -> [_Element] {
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
