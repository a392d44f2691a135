internal import LayoutEngine
internal import PageBase
internal import PageDrawing
internal import PageLayout
internal import UIKitCore

/// A sheet with its views, ready to be laid out and drawn off the main actor.
struct SheetPage: Sendable {
  let page: PreparedPage
  let environment: PageEnvironment
  private let drawings: [String: SheetDrawing]
  /// The roles of views, by layout item; other views with text are paragraphs of the tagged structure.
  private let roles: [Int: SheetRole]

  /// The pixels per point of sheets on paper. Positions are rounded to eighths of a point, finer than
  /// printers show.
  static let scale = 8.0

  /// - Parameters:
  ///   - size: The size of the paper, in points.
  ///   - pixelsPerPoint: The number of pixels per point on sheets that become pictures; `nil` for paper.
  @MainActor
  init(_ content: SheetContent, size: Size, language: String, pixelsPerPoint: Double? = nil) {
    let tree = ViewTree(root: content.view)
    page = PreparedPage(id: "sheet", tree: tree)
    let device = Device(
      id: "sheet", name: "sheet", idiom: .pad, size: size, scale: pixelsPerPoint ?? Self.scale)
    environment = PageEnvironment(device: device, locale: language, direction: .leftToRight)
    drawings = Dictionary(content.drawings.map { ($0.place, $0) }, uniquingKeysWith: { first, _ in first })
    roles = Dictionary(
      tree.views.compactMap { node in
        node.identifier.flatMap(SheetRole.init).map { (node.item, $0) }
      }, uniquingKeysWith: { first, _ in first })
  }

  /// The scene of the sheet with its drawings, everything tagged. A drawing that fails is replaced by its
  /// fault in words.
  ///
  /// - Parameter shouldStop: Returns true to leave out the remaining drawings.
  func scene(
    by renderers: SheetRenderers, shouldStop: () -> Bool = { false }
  ) throws(PageError) -> (scene: Scene, errors: [PageError]) {
    var errors: [PageError] = []
    let solved = try renderers.own.solve(page, in: environment)
    var scene = solved.scene
    var tagged = TaggedItems()
    var drawn = solved.scene.items[...]
    // Views draw in document order, which is the reading order of the tagged structure.
    for node in page.tree.views {
      let own = drawn.prefix { $0.source == node.item }
      drawn = drawn.dropFirst(own.count)
      let frame = solved.layout.frames[node.item]
      begin(node.item, &tagged)
      switch roles[node.item] {
      case .place(let name):
        tagged.add(shapes: own)
        guard let drawing = drawings[name], !shouldStop() else { continue }
        do throws(PageError) {
          for item in try drawing.items(frame, renderers[drawing.source]) { tagged.add(item) }
        } catch {
          errors.append(error)
          for item in Self.items(saying: error.diagnostic.message, in: frame, renderers.own) {
            tagged.add(item)
          }
        }
      case .heading(let level): add(own, .heading(level: level), source: node.item, &tagged)
      case .link(let destination):
        add(own, .link(to: destination, area: frame), source: node.item, &tagged)
      case .field(let field):
        // The view's own drawing stays untagged: a form element contains nothing but its field (ISO 32000-1,
        // table 333).
        tagged.add(shapes: own)
        tagged.add(.field(field, area: frame), [], source: node.item)
      case .table, .row, .list, nil:
        if own.contains(where: \.isText) {
          add(own, .paragraph, source: node.item, &tagged)
        } else {
          tagged.add(shapes: own)
        }
      }
    }
    tagged.close { _ in false }
    scene.items = tagged.items + drawn
    return (scene, errors)
  }

  /// The items of a fault in words, in place of a drawing.
  private static func items(saying words: String, in frame: Rect, _ renderer: PageRenderer) -> [SceneItem] {
    let text = SheetText(renderer, language: "en")
    let kinds =
      [.shape(.rectangle(frame), SheetStyle.panel)]
      + text.items(words, .caption, color: SheetStyle.redline, in: frame.inset(by: 6))
    return [SceneItem(.tagged(.paragraph, kinds.map { SceneItem($0, source: 0) }), source: 0)]
  }

  private func add(
    _ items: ArraySlice<SceneItem>, _ tag: StructureTag, source: Int, _ all: inout TaggedItems
  ) {
    if !items.isEmpty { all.add(tag, Array(items), source: source) }
  }

  /// Closes the elements that a view is not in, and opens those that it begins: an item or cell of its superview, and its own.
  private func begin(_ view: Int, _ all: inout TaggedItems) {
    func parent(of view: Int) -> Int? { page.tree.layout.items[view].parent }
    all.close { element in sequence(first: view, next: parent(of:)).contains(element) }
    if let part = parent(of: view).flatMap({ roles[$0]?.part }) { all.begin(part, view: view) }
    if let container = roles[view]?.container { all.begin(container, view: view) }
  }
}

/// The renderers of sheets and of the screens on them. Not thread-safe: one task uses them.
final class SheetRenderers {
  /// The renderer of the sheets' own words.
  let own: PageRenderer
  private let ofSources: [PageRenderer]

  /// - Parameter fonts: The font catalogue of each source.
  init(own: FontCatalog, fonts: [FontCatalog]) throws(PageError) {
    let renderer = try PageRenderer(fonts: own)
    self.own = renderer
    ofSources = try fonts.map { (catalog) throws(PageError) in
      let renderer = try PageRenderer(fonts: catalog)
      renderer.drawsSystemBars = true
      return renderer
    }
  }

  /// The renderer of a source's pages; for an unknown source, that of the sheets.
  subscript(source: Int) -> PageRenderer { ofSources.indices.contains(source) ? ofSources[source] : own }
}

extension SceneItem {
  fileprivate var isText: Bool {
    switch kind {
    case .glyphs: true
    case .clip(_, let items): items.contains(where: \.isText)
    default: false
    }
  }
}
