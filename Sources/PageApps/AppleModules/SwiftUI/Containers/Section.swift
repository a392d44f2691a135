internal import Foundation

/// A part of a list, a form or a grid, with a header and a footer.
nonisolated public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
}

extension Section: View, _PrimitiveView where Parent: View, Content: View, Footer: View {

  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent = { EmptyView() },
    @ViewBuilder footer: () -> Footer = { EmptyView() }
  ) { self.init(header: header(), content: content(), footer: footer()) }
  @_disfavoredOverload public init(
    header: Parent = EmptyView(), footer: Footer = EmptyView(), @ViewBuilder content: () -> Content
  ) { self.init(header: header, content: content(), footer: footer) }

  @MainActor public func elements(_ context: _Context) -> [_Element] {
    let look = context.environment.listLook
    var edge = context.entered("header")
    look?.prepareHeader(&edge.environment)
    let header = edge.elements(header)
    let rows = context.entered("rows").elements(content)
    edge = context.entered("footer")
    look?.prepareFooter(&edge.environment)
    let footer = edge.elements(footer)
    guard context.environment.collectsSections else { return header + rows + footer }
    return [SectionElement(ListSection(header: header, rows: rows, footer: footer))]
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}

/// The elements of a section.
struct ListSection {
  var header: [Element] = []
  var rows: [Element] = []
  var footer: [Element] = []
}

/// A section for the container around; elsewhere its elements beneath one another.
final class SectionElement: WrappingElement {
  let section: ListSection

  init(_ section: ListSection) {
    self.section = section
    super.init(
      StackElement(
        .vertical, HorizontalAlignment.leading.key, distance: nil,
        section.header + section.rows + section.footer))
  }

  override var traits: Traits { Traits() }
}

extension Context {
  /// The sections of a container's content; elements between sections are sections of their own.
  func sections(_ content: any View) -> [ListSection] {
    var inner = self
    inner.environment.collectsSections = true
    var sections: [ListSection] = []
    var isOpen = false
    for element in inner.children(content, axis: .vertical) {
      var core = element
      while !(core is SectionElement), let wrapping = core as? WrappingElement { core = wrapping.content }
      guard let own = core as? SectionElement else {
        if !isOpen { sections.append(ListSection()) }
        sections[sections.count - 1].rows.append(element)
        isOpen = true
        continue
      }
      // What a modifier tells of a section holds for each of its rows.
      let outer = element.traits.values
      let rows = own.section.rows.map { row in
        outer.isEmpty ? row : TraitElement(row) { $0.values.merge(outer) { own, _ in own } }
      }
      sections.append(ListSection(header: own.section.header, rows: rows, footer: own.section.footer))
      isOpen = false
    }
    return sections
  }
}
