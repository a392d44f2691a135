internal import Foundation

/// A view for each of some data.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
}

extension ForEach: View, _PrimitiveView where Content: View {

  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }

  public func elements(_ context: _Context) -> [_Element] {
    data.flatMap { each -> [Element] in
      let id = id(each)
      return context.entered("\(id)").elements(content(each)).map { element in
        // What is not tagged is known by the identity of its data.
        TraitElement(element) { if $0.tag == nil { $0.tag = AnyHashable(id) } }
      }
    }
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID, Content: View {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, id: { $0.id })
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, id: { $0 })
  }
}

extension ForEach where Content: View {
  public init<C: RandomAccessCollection & MutableCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable, C.Element.ID == ID,
    C.Index: Hashable
  {
    let values = data.wrappedValue
    self.init(
      data: values.indices.lazy.map { ($0, values[$0].id) }, content: { content(data[$0.0]) }, id: { $0.1 })
  }
}
