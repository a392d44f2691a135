internal import AppUIKit
public import Foundation

/// A title and a value at the other end of a row.
nonisolated public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
}

extension LabeledContent: View where Label: View, Content: View {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }
  @MainActor public var body: some View {
    HStack {
      label
      Spacer()
      content.foregroundStyle(.secondary).multilineTextAlignment(.trailing)
    }
  }
}

extension LabeledContent where Label == Text, Content: View {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(label: Text(titleKey), content: Text(value))
  }
  @_disfavoredOverload public init<A: StringProtocol, B: StringProtocol>(_ title: A, value: B) {
    self.init(label: Text(title), content: Text(value))
  }
  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleKey), content: Text(value, format: format))
  }
}

/// A card with a title.
nonisolated public struct GroupBox<Label, Content> {
  let label: Label
  let content: Content
}

extension GroupBox: View where Label: View, Content: View {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label = { EmptyView() }) {
    self.init(label: label(), content: content())
  }
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(label: label, content: content())
  }
  // The card's colour, its corners of 8 pt and its padding are from knowledge.
  @MainActor public var body: some View {
    VStack(alignment: .leading) {
      label.font(.headline)
      VStack { content }.frame(maxWidth: .infinity)
    }
    .padding()
    .background(Color(UIColor.secondarySystemBackground), in: RoundedRectangle(cornerRadius: 8))
  }
}

extension GroupBox where Label == Text, Content: View {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
}

/// A title that shows or hides what is below it.
nonisolated public struct DisclosureGroup<Label: View, Content: View>: _PrimitiveView {
  private let label: Label
  private let content: () -> Content
  private let isExpanded: Binding<Bool>?

  public init(
    isExpanded: Binding<Bool>? = nil, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) { (self.label, self.content, self.isExpanded) = (label(), content, isExpanded) }

  @MainActor public func elements(_ context: _Context) -> [_Element] {
    let host = context.host
    let kept = host.storage(context.path + ".expanded") {
      StateCell(false, changed: { MainActor.assumeIsolated { host.invalidate() } })
    }
    let isOpen = isExpanded?.wrappedValue ?? kept.value
    let mark = Image(systemName: isOpen ? "chevron.down" : "chevron.right").font(.footnote.weight(.semibold))
      .imageScale(.medium)
      .foregroundStyle(TintShapeStyle())
    let isRow = context.environment.listLook != nil
    let title = HStack {
      label
      Spacer()
      mark
    }.foregroundStyle(isRow ? AnyShapeStyle(HierarchicalShapeStyle.primary) : AnyShapeStyle(TintShapeStyle()))
    let line = TappedElement(
      context.entered("label").element(title), isEnabled: context.environment.isEnabled
    ) {
      [isExpanded] in
      guard let isExpanded else {
        kept.value.toggle()
        return kept.changed()
      }
      isExpanded.wrappedValue.toggle()
    }
    let rows = isOpen ? context.entered("content").elements(content()) : []
    // In a list the content are rows of their own.
    guard !isRow else { return [line] + rows }
    return [StackElement(.vertical, HorizontalAlignment.center.key, distance: nil, [line] + rows)]
  }
}

extension DisclosureGroup where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) { self.init(isExpanded: isExpanded, content: content) { Text(titleKey) } }
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>? = nil, @ViewBuilder content: @escaping () -> Content
  ) { self.init(isExpanded: isExpanded, content: content) { Text(title) } }
}
