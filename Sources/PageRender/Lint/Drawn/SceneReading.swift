internal import LayoutEngine
package import PageBase
package import PageDrawing
package import PageLayout

/// Collects the painted items of a scene as marks, with the transforms, clips and opacities around them.
package struct SceneReading {
  private let ink: GlyphInk
  /// The view of each layout item; `nil` for guides.
  private let viewOfItem: [Int?]
  package private(set) var marks: [DrawnPage.Mark] = []
  private(set) var panes: [DrawnPage.Pane] = []
  /// The transform of each view; `nil` for a view without a transform, or without painted items of its own.
  private(set) var transforms: [Transform?]
  private let screen: Rect
  /// A distance from the screen beyond which nothing is drawn, in points.
  private static let beyond = 1e6

  package init(_ solved: SolvedPage, ink: GlyphInk) {
    self.ink = ink
    var views = [Int?](repeating: nil, count: solved.page.tree.layout.items.count)
    let nodes = solved.page.tree.views
    // By index, as a loop over nodes copies each.
    for index in nodes.indices { views[nodes[index].item] = index }
    viewOfItem = views
    transforms = [Transform?](repeating: nil, count: solved.page.tree.views.count)
    screen = Rect(origin: .zero, size: solved.scene.size)
    let everything = Surroundings(transform: nil, clip: screen.inset(by: -Self.beyond), opacity: 1)
    read(solved.scene.items, in: everything)
  }

  /// The transform, clip and alpha that hold for everything inside a group.
  private struct Surroundings {
    /// The transform of the groups; `nil` is the identity.
    var transform: Transform?
    /// The intersection of the clips and masks around, in points of the window; `nil` if it is empty, so that
    /// nothing inside is visible. The screen's edge is no clip.
    var clip: Rect?
    var opacity: Double
  }

  private mutating func read(_ items: [SceneItem], in around: Surroundings) {
    for item in items { read(item, in: around) }
  }

  private mutating func read(_ item: SceneItem, in around: Surroundings) {
    guard let view = viewOfItem.indices.contains(item.source) ? viewOfItem[item.source] : nil else { return }
    if let transform = around.transform { transforms[view] = transform }
    switch item.kind {
    case .shape(let shape, let color):
      add(.fill(shape, color), shape.bounds, view, around)
    case .gradient(let shape, let gradient):
      add(.gradient(shape, gradient), shape.bounds, view, around)
    case .stroke(let shape, let stroke):
      add(.line(shape, stroke), shape.bounds.inset(by: -stroke.width / 2), view, around)
    case .glyphs(let run):
      // A text's shadow repeats its glyphs with an empty text; only the text itself is judged.
      guard !run.text.isEmpty, let box = ink.box(of: run) else { return }
      add(.glyphs(run), box, view, around)
    case .image(let image): add(.image(image), image.frame, view, around)
    case .backdrop(let shape, _):
      let frame = around.transform?.bounds(of: shape.bounds) ?? shape.bounds
      panes.append(DrawnPage.Pane(mark: marks.count, view: view, frame: frame))
    case .shadow, .shadowOf: return
    case .clip(let shape, let items):
      var inside = around
      let bounds = around.transform?.bounds(of: shape.bounds) ?? shape.bounds
      inside.clip = around.clip?.intersection(opened(bounds))
      read(items, in: inside)
    case .group(let opacity, let items):
      var inside = around
      inside.opacity *= opacity
      read(items, in: inside)
    case .mask(let mask, let items):
      var inside = around
      inside.clip = mask.extent.flatMap { extent in
        around.clip?.intersection(opened(around.transform?.bounds(of: extent) ?? extent))
      }
      read(items, in: inside)
    case .tagged(_, let items), .filtered(_, let items): read(items, in: around)
    case .transform(let transform, let items):
      var inside = around
      inside.transform = around.transform.map { transform.followed(by: $0) } ?? transform
      read(items, in: inside)
    }
  }

  private mutating func add(_ kind: DrawnPage.Mark.Kind, _ box: Rect, _ view: Int, _ around: Surroundings) {
    let ink = around.transform?.bounds(of: box) ?? box
    let isTurned = around.transform.map { $0.b != 0 || $0.c != 0 } ?? false
    let shown = around.clip?.intersection(ink)
    let scale = around.transform.map { abs($0.determinant).squareRoot() } ?? 1
    marks.append(
      DrawnPage.Mark(
        kind: kind, view: view, ink: ink, shown: shown, visible: shown?.intersection(screen),
        opacity: around.opacity, scale: scale, isTurned: isTurned))
  }

  /// A clip without its edges at the screen's edges: content beyond the screen is off-screen, not clipped.
  private func opened(_ clip: Rect) -> Rect {
    Rect(
      minX: clip.minX <= screen.minX + 0.01 ? -Self.beyond : clip.minX,
      minY: clip.minY <= screen.minY + 0.01 ? -Self.beyond : clip.minY,
      maxX: clip.maxX >= screen.maxX - 0.01 ? Self.beyond : clip.maxX,
      maxY: clip.maxY >= screen.maxY - 0.01 ? Self.beyond : clip.maxY)
  }
}

extension DrawnPage {
  package init(
    _ solved: SolvedPage, in environment: PageEnvironment, settings: LintSettings, ink: GlyphInk,
    measurer: ViewMeasurer
  ) {
    let reading = SceneReading(solved, ink: ink)
    let screen = Rect(origin: .zero, size: solved.scene.size)
    let views = Self.views(of: solved, transforms: reading.transforms, screen: screen)
    self.init(
      solved: solved, environment: environment, settings: settings, views: views, marks: reading.marks,
      panes: reading.panes, screen: screen, controls: Self.controls(views, marks: reading.marks), glyphs: ink,
      measurer: measurer, facts: Facts(of: solved.page.tree.views))
  }

  private static func views(
    of solved: SolvedPage, transforms: [Transform?], screen: Rect
  ) -> [DrawnView] {
    let nodes = solved.page.tree.views
    let items = solved.page.tree.layout.items
    var views: [DrawnView] = []
    views.reserveCapacity(nodes.count)
    var parents = [Int?](repeating: nil, count: nodes.count)
    for index in nodes.indices {
      for child in nodes[index].children { parents[child] = index }
    }
    /// A view without painted items of its own has its superview's transform.
    var turned = transforms
    for index in nodes.indices {
      let parent = parents[index]
      if turned[index] == nil, let parent { turned[index] = turned[parent] }
      let plain = solved.drawnFrames[index] ?? solved.layout.frames[nodes[index].item]
      let frame = turned[index]?.bounds(of: plain) ?? plain
      let around = parent.map { views[$0] }
      var visible = around.map { $0.visible } ?? screen
      if let parent, nodes[parent].clipsToBounds {
        visible = visible.flatMap { $0.intersection(views[parent].frame) }
      }
      let scrolls = parent.map { parent in
        if case .scroll = items[nodes[parent].item].arrangement { return true }
        if case .flow = items[nodes[parent].item].arrangement { return true }
        return false
      }
      views.append(
        DrawnView(
          identifier: nodes[index].identifier, className: nodes[index].className, parent: parent,
          frame: frame,
          visible: visible.flatMap { around == nil ? $0 : $0.intersection(frame) },
          isSeen: !nodes[index].isHidden && nodes[index].alpha > 0.01 && !nodes[index].behavior.isBehindSheet
            && (around?.isSeen ?? true),
          scroller: scrolls == true ? parent : around?.scroller,
          isTouchable: nodes[index].isTouchable,
          sheetScale: nodes[index].behavior.sheetScale * (around?.sheetScale ?? 1)))
    }
    return views
  }
}
