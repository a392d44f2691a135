internal import AppUIKit
public import Foundation

/// Rows beneath one another that scroll.
nonisolated public struct List<SelectionValue: Hashable, Content: View>: _PrimitiveView {
  private let content: Content

  init(rows: Content) { content = rows }

  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    content = ForEach(data, content: rowContent)
  }
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    content = ForEach(data, content: rowContent)
  }
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> { content = ForEach(data, id: id, content: rowContent) }

  @MainActor public func elements(_ context: _Context) -> [_Element] {
    let style = context.environment.styles["List"] as? any ListStyle ?? DefaultListStyle()
    return [ListElement(content, style._kind, context.entered("List"))]
  }
}

extension List where SelectionValue == Never {
  public init(@ViewBuilder content: () -> Content) { self.init(rows: content()) }
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(rows: ForEach(data, content: rowContent))
  }
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> { self.init(rows: ForEach(data, id: id, content: rowContent)) }
  public init<Row: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row)
  where Content == ForEach<Range<Int>, Int, Row> { self.init(rows: ForEach(data, content: rowContent)) }
  public init<C: RandomAccessCollection & MutableCollection, Row: View>(
    _ data: Binding<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
  )
  where
    C.Element: Identifiable, C.Index: Hashable,
    Content == ForEach<LazyMapSequence<C.Indices, (C.Index, C.Element.ID)>, C.Element.ID, Row>
  { self.init(rows: ForEach(data, content: rowContent)) }
}

/// Rows with controls, in grouped sections.
nonisolated public struct Form<Content: View>: _PrimitiveView {
  private let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public func elements(_ context: _Context) -> [_Element] {
    [ListElement(content, .insetGrouped, context.entered("Form"))]
  }
}

// MARK: Styles

/// The look of a list.
public enum _ListKind: Sendable { case plain, grouped, insetGrouped }

public protocol ListStyle { var _kind: _ListKind { get } }

extension ListStyle {
  public var _kind: _ListKind { self is PlainListStyle || self is InsetListStyle ? .plain : .insetGrouped }
}

public struct DefaultListStyle: ListStyle { public init() {} }
public struct PlainListStyle: ListStyle { public init() {} }
public struct InsetGroupedListStyle: ListStyle { public init() {} }
public struct InsetListStyle: ListStyle { public init() {} }
public struct SidebarListStyle: ListStyle { public init() {} }
public struct GroupedListStyle: ListStyle {
  public init() {}
  public var _kind: _ListKind { .grouped }
}

extension ListStyle where Self == DefaultListStyle { public static var automatic: Self { Self() } }
extension ListStyle where Self == PlainListStyle { public static var plain: Self { Self() } }
extension ListStyle where Self == GroupedListStyle { public static var grouped: Self { Self() } }
extension ListStyle where Self == InsetGroupedListStyle { public static var insetGrouped: Self { Self() } }
extension ListStyle where Self == InsetListStyle { public static var inset: Self { Self() } }
extension ListStyle where Self == SidebarListStyle { public static var sidebar: Self { Self() } }

public enum Prominence: Sendable { case standard, increased }
public struct ListSectionSpacing: Sendable {
  let length: CGFloat?
  public static let `default` = ListSectionSpacing(length: nil)
  public static let compact = ListSectionSpacing(length: 10)
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(length: spacing) }
}

extension View {
  public func listStyle<S: ListStyle>(_ style: S) -> some View { styled("List", style) }
  public func headerProminence(_ prominence: Prominence) -> some View {
    changing { $0.isHeaderProminent = prominence == .increased }
  }
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { row { $0.insets = insets } }
  public func listRowBackground<V: View>(_ view: V?) -> some View {
    wrapped { element, context in
      let own = view.map { context.entered("row").element($0) }
      return TraitElement(element) { traits in
        var row = traits.row
        row.background = row.background ?? own
        traits.row = row
      }
    }
  }
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    row { row in
      if edges.contains(.top) { row.top = visibility }
      if edges.contains(.bottom) { row.bottom = visibility }
    }
  }
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    row { $0.tint = color }
  }
  public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    row { $0.sectionLine = visibility }
  }
  public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    changing { $0.listRowSpacing = spacing ?? 0 }
  }
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    changing { $0.listSectionSpacing = spacing.length }
  }
  public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    changing { $0.listSectionSpacing = spacing }
  }
  public func listItemTint(_ tint: Color?) -> some View { self.tint(tint) }

  private func row(_ change: @escaping (inout RowTraits) -> Void) -> some View {
    wrapped { element, _ in
      TraitElement(element) { traits in
        // What the row itself says comes first.
        var outer = RowTraits()
        change(&outer)
        traits.row = traits.row.or(outer)
      }
    }
  }
}

extension VerticalEdge {
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let top = Set(rawValue: 1)
    public static let bottom = Set(rawValue: 2)
    public static let all: Set = [.top, .bottom]
  }
}

/// Wishes of a row, for its list.
struct RowTraits {
  var insets: EdgeInsets?
  var background: Element?
  var top: Visibility?
  var bottom: Visibility?
  var tint: Color?
  var sectionLine: Visibility?
  /// The row opens another screen.
  var isLink = false

  func or(_ outer: RowTraits) -> RowTraits {
    RowTraits(
      insets: insets ?? outer.insets, background: background ?? outer.background, top: top ?? outer.top,
      bottom: bottom ?? outer.bottom, tint: tint ?? outer.tint, sectionLine: sectionLine ?? outer.sectionLine,
      isLink: isLink || outer.isLink)
  }
}

extension Traits {
  var row: RowTraits {
    get { values[ObjectIdentifier(RowTraits.self)] as? RowTraits ?? RowTraits() }
    set { values[ObjectIdentifier(RowTraits.self)] = newValue }
  }
}
