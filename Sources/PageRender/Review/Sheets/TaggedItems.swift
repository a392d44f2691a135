internal import LayoutEngine
internal import PageDrawing

/// The items of a sheet in drawing order, and the tables and lists that are open while their views are drawn.
///
/// Shapes in a table or list, which have no element, are drawn before it: an element has nothing but its parts.
struct TaggedItems {
  private(set) var items: [SceneItem] = []
  private var open: [(view: Int, tag: StructureTag, items: [SceneItem])] = []

  mutating func add(shapes: some Sequence<SceneItem>) { items += shapes }

  mutating func add(_ tag: StructureTag, _ content: [SceneItem], source: Int) {
    add(SceneItem(.tagged(tag, content), source: source))
  }

  /// Adds a drawing that is tagged itself.
  mutating func add(_ item: SceneItem) {
    if open.isEmpty { items.append(item) } else { open[open.count - 1].items.append(item) }
  }

  mutating func begin(_ tag: StructureTag, view: Int) { open.append((view, tag, [])) }

  /// Closes what is open but for the elements of a view and of those around it. A cell stays without content, so that all
  /// rows of a table have as many.
  mutating func close(outside isAround: (Int) -> Bool) {
    while let last = open.last, !isAround(last.view) {
      open.removeLast()
      if !last.items.isEmpty || last.tag == .cell || last.tag == .headerCell {
        add(last.tag, last.items, source: last.view)
      }
    }
  }
}
