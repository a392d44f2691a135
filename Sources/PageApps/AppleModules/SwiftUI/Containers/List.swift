internal import AppUIKit
public import Foundation

/// Rows beneath one another that scroll.
nonisolated public struct List<SelectionValue: Hashable, Content: View>: View, PrimitiveView {
  public typealias Body = Never
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

  @MainActor func elements(_ context: Context) -> [Element] {
    let kind = context.environment.styles["List"] as? ListKind ?? .insetGrouped
    return [ListElement(content, kind, context.entered("List"))]
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
nonisolated public struct Form<Content: View>: View, PrimitiveView {
  public typealias Body = Never
  private let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor func elements(_ context: Context) -> [Element] {
    [ListElement(content, .insetGrouped, context.entered("Form"))]
  }
}

// MARK: Styles

/// The look of a list.
enum ListKind { case plain, grouped, insetGrouped }

public protocol ListStyle {}
/// A style of the system.
protocol KnownListStyle: ListStyle {
  var kind: ListKind { get }
}

public struct DefaultListStyle: KnownListStyle {
  let kind = ListKind.insetGrouped
  public init() {}
}
public struct PlainListStyle: KnownListStyle {
  let kind = ListKind.plain
  public init() {}
}
public struct GroupedListStyle: KnownListStyle {
  let kind = ListKind.grouped
  public init() {}
}
public struct InsetGroupedListStyle: KnownListStyle {
  let kind = ListKind.insetGrouped
  public init() {}
}
public struct InsetListStyle: KnownListStyle {
  let kind = ListKind.plain
  public init() {}
}
public struct SidebarListStyle: KnownListStyle {
  let kind = ListKind.insetGrouped
  public init() {}
}

extension ListStyle where Self == DefaultListStyle { public static var automatic: Self { Self() } }
extension ListStyle where Self == PlainListStyle { public static var plain: Self { Self() } }
extension ListStyle where Self == GroupedListStyle { public static var grouped: Self { Self() } }
extension ListStyle where Self == InsetGroupedListStyle { public static var insetGrouped: Self { Self() } }
extension ListStyle where Self == InsetListStyle { public static var inset: Self { Self() } }
extension ListStyle where Self == SidebarListStyle { public static var sidebar: Self { Self() } }

public protocol FormStyle {}
public struct AutomaticFormStyle: FormStyle { public init() {} }
public struct GroupedFormStyle: FormStyle { public init() {} }
public struct ColumnsFormStyle: FormStyle { public init() {} }
extension FormStyle where Self == AutomaticFormStyle { public static var automatic: Self { Self() } }
extension FormStyle where Self == GroupedFormStyle { public static var grouped: Self { Self() } }
extension FormStyle where Self == ColumnsFormStyle { public static var columns: Self { Self() } }

public enum Prominence: Sendable { case standard, increased }
public struct ListSectionSpacing: Sendable {
  let length: CGFloat?
  public static let `default` = ListSectionSpacing(length: nil)
  public static let compact = ListSectionSpacing(length: 10)
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(length: spacing) }
}

extension View {
  public func listStyle<S: ListStyle>(_ style: S) -> some View {
    changing { $0.styles["List"] = (style as? any KnownListStyle)?.kind }
  }
  public func formStyle<S: FormStyle>(_ style: S) -> some View { self }
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
  public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { self }
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
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View { self }
  public func deleteDisabled(_ isDisabled: Bool) -> some View { self }
  public func moveDisabled(_ isDisabled: Bool) -> some View { self }
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { self }

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

extension ForEach {
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> Self { self }
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self { self }
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

extension EnvironmentValues {
  private struct LookKey: EnvironmentKey { static var defaultValue: ListLook? { nil } }
  /// The look of the list around; `nil` outside of lists.
  var listLook: ListLook? {
    get { self[LookKey.self] }
    set { self[LookKey.self] = newValue }
  }
  private struct ProminenceKey: EnvironmentKey { static var defaultValue: Bool { false } }
  var isHeaderProminent: Bool {
    get { self[ProminenceKey.self] }
    set { self[ProminenceKey.self] = newValue }
  }
  /// The list has no ground of its own: `scrollContentBackground(_:)` says so.
  var hidesListBackground: Bool { styles["scrollGround"] as? Bool == false }
  private struct RowSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
  var listRowSpacing: CGFloat {
    get { self[RowSpacingKey.self] }
    set { self[RowSpacingKey.self] = newValue }
  }
  private struct SectionSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
  var listSectionSpacing: CGFloat? {
    get { self[SectionSpacingKey.self] }
    set { self[SectionSpacingKey.self] = newValue }
  }
}
