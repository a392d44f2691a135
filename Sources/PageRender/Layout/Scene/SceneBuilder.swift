internal import LayoutEngine
internal import PageBase
internal import PageDrawing

/// Turns laid out views into a scene, with resolved frames and colours.
struct SceneBuilder {
  let tree: ViewTree
  let result: LayoutResult
  private var measurer: ViewMeasurer
  private(set) var appearance: Appearance
  private var scene: Scene

  /// Text lines as drawn, each with the index of its view.
  private(set) var lines: [(view: Int, line: SceneTextLine)] = []
  /// Texts as drawn, each with the index of its view.
  private(set) var texts: [(view: Int, text: DrawnText)] = []
  /// The frames in which views are drawn, by view index, before transforms; `nil` for a view that is not
  /// drawn.
  private(set) var frames: [Rect?]
  private(set) var missingGlyphs: [MissingGlyphs] = []
  private(set) var artworkFaults: [ArtworkFault] = []
  /// The offset of drawn views from their frames in `result`, because of translations of enclosing views.
  private var offset = Point.zero
  /// The corners of the layer whose contents are being drawn, and the nearest view around it with round
  /// corners.
  private var corners = Corners()
  private var container: CornerContainer?

  init(
    tree: ViewTree, result: LayoutResult, measurer: ViewMeasurer, appearance: Appearance, size: Size
  ) {
    self.tree = tree
    self.result = result
    self.measurer = measurer
    self.appearance = appearance
    frames = [Rect?](repeating: nil, count: tree.views.count)
    // A window without a background shows black.
    scene = Scene(size: size, scale: measurer.scale, background: .black)
  }

  /// The scene of the whole tree, from back to front.
  ///
  /// - Parameter environment: The environment whose system bars are drawn over the tree; `nil` for no bars.
  mutating func build(underBarsOf environment: PageEnvironment? = nil) -> Scene {
    guard !tree.views.isEmpty else { return scene }
    scene.items = items()
    absorbBackgrounds()
    if let environment {
      scene.items += canvasItems(of: SystemBars(of: tree, over: scene, in: environment))
    }
    return scene
  }

  /// The items of the whole tree, from back to front, without a background below them.
  mutating func items() -> [SceneItem] {
    var items: [SceneItem] = []
    if !tree.views.isEmpty { draw(0, over: &items) }
    return items
  }

  /// The items of the system bars, with the root view as their source. Texts of the bars are not recorded as
  /// the page's.
  private func canvasItems(of bars: SystemBars) -> [SceneItem] {
    var canvas = ControlCanvas(
      bounds: Rect(origin: .zero, size: scene.size), sceneSize: scene.size, measurer: measurer,
      appearance: bars.appearance, source: tree.views[0].item)
    bars.draw(on: &canvas)
    return canvas.items
  }

  /// Turns the opaque rectangles at the beginning of the list that cover the whole scene into its background;
  /// the last of them hides the others.
  private mutating func absorbBackgrounds() {
    while case .shape(.rectangle(let rect), let color) = scene.items.first?.kind, color.alpha >= 1,
      rect.minX <= 0, rect.minY <= 0, rect.maxX >= scene.size.width, rect.maxY >= scene.size.height
    {
      scene.background = color
      scene.items.removeFirst()
    }
  }

  /// Adds a view, with its subviews and layers, to `items`.
  private mutating func draw(_ index: Int, over items: inout [SceneItem]) {
    let view = tree.views[index]
    guard !view.isHidden, view.alpha > 0 else { return }
    let (around, aroundTraits) = (appearance, measurer.imageTraits)
    if let own = view.appearance {
      appearance = own
      measurer.imageTraits.appearance = own
    }
    defer { (appearance, measurer.imageTraits) = (around, aroundTraits) }
    let frame = result.frames[view.item].offsetBy(x: offset.x, y: offset.y)
    let style = view.layer?.resolved(in: frame, of: container) ?? LayerStyle()
    let (aroundCorners, aroundContainer) = (corners, container)
    defer { (corners, container) = (aroundCorners, aroundContainer) }
    corners = style.corners
    if corners.areRound { container = CornerContainer(frame: frame, radius: corners.radius) }
    let look = LayerLook(
      frame: frame,
      backgroundColor: view.backgroundColor, opacity: view.alpha, clips: view.clipsToBounds,
      style: style, view: index)
    draw(look, over: &items) { $0.drawInside(of: index, in: $1, over: &$2) }
  }

  /// Adds a view's own content, subviews and layers to `items`.
  private mutating func drawInside(of index: Int, in frame: Rect, over items: inout [SceneItem]) {
    let view = tree.views[index]
    frames[index] = frame
    let direction = measurer.direction
    if let own = view.direction { measurer.direction = own }
    if !view.drawing.isEmpty {
      items += canvasItems(in: frame, view: index) { $0.draw(view.drawing, at: frame.origin) }
    }
    if !view.isContentDrawn { draw(view.content, in: frame, view: index, over: &items) }
    measurer.direction = direction
    let style = view.layer ?? LayerStyle()
    let layers = style.sublayers
    guard !layers.isEmpty || hasDepths(view) else {
      for child in view.children { draw(child, over: &items) }
      return
    }
    var parts: [(depth: Double, drawn: Part)] = []
    for place in 0...view.children.count {
      let above = view.children.count - place
      for layer in layers where min(layer.viewsAbove, view.children.count) == above {
        parts.append((layer.style.zPosition, .layer(layer)))
      }
      guard place < view.children.count else { break }
      let child = view.children[place]
      parts.append((tree.views[child].layer?.zPosition ?? 0, .view(child)))
    }
    for part in byDepth(parts) {
      switch part {
      case .view(let child): draw(child, over: &items)
      case .layer(let layer): draw(layer, at: style.origin(in: frame), view: index, over: &items)
      }
    }
  }

  private enum Part {
    case view(Int)
    case layer(LayerNode)
  }

  private func hasDepths(_ view: ViewNode) -> Bool {
    view.children.contains { (tree.views[$0].layer?.zPosition ?? 0) != 0 }
  }

  /// Runs `body` with all views offset by a distance from their frames.
  mutating func moved<Drawn>(by distance: Point, _ body: (inout SceneBuilder) -> Drawn) -> Drawn {
    let before = offset
    offset = Point(x: before.x + distance.x, y: before.y + distance.y)
    defer { offset = before }
    return body(&self)
  }

  /// The items that `draw` puts on a canvas with bounds `frame`.
  mutating func canvasItems(
    in frame: Rect, view: Int, _ draw: (inout ControlCanvas) -> Void
  ) -> [SceneItem] {
    var canvas = ControlCanvas(
      bounds: frame, sceneSize: scene.size, measurer: measurer, appearance: appearance,
      source: tree.views[view].item)
    canvas.corners = corners
    draw(&canvas)
    note(canvas.text, of: view)
    note(canvas.artworkFaults)
    return canvas.items
  }

  /// Adds a view's own content to `items`.
  private mutating func draw(
    _ content: ViewContent, in frame: Rect, view: Int, over items: inout [SceneItem]
  ) {
    let source = tree.views[view].item
    switch content {
    case .none, .hairline: return
    case .image(let image):
      for picture in pictures(of: image, in: frame) {
        items.append(SceneItem(.image(picture), source: source))
      }
    case .pageControl(let control):
      for dot in dots(of: control, in: frame) { items.append(SceneItem(dot, source: source)) }
    case .text(let text):
      var drawing = TextDrawing(measurer: measurer, appearance: appearance)
      let kinds = drawing.items(of: text, in: frame)
      note(drawing, of: view)
      // Clips only if lines are cut off, so that the ink of tall letters may overhang the frame.
      guard text.role == .label, text.lineBreakMode == .byClipping, drawing.isCutOff else {
        for kind in kinds { items.append(SceneItem(kind, source: source)) }
        return
      }
      let inside = kinds.map { SceneItem($0, source: source) }
      items.append(SceneItem(.clip(.rectangle(frame), inside), source: source))
    case .control(let control):
      items += canvasItems(in: frame, view: view) { control.draw(on: &$0) }
    }
  }

  /// The picture, whole or in slices that stretch differently; empty if it cannot be drawn.
  private mutating func pictures(of content: ImageContent, in frame: Rect) -> [SceneImage] {
    do throws(ArtworkFault) {
      let size = content.image.variant(for: measurer.imageTraits).size
      return try content.pictures(in: content.mode.frame(of: size, in: frame), measurer, appearance)
    } catch {
      note([error])
      return []
    }
  }

  private mutating func note(_ faults: [ArtworkFault]) {
    for fault in faults where !artworkFaults.contains(fault) { artworkFaults.append(fault) }
  }

  private mutating func dots(of control: PageControlContent, in frame: Rect) -> [SceneItem.Kind] {
    let dots = control.dots(in: frame, direction: measurer.direction, scale: measurer.scale)
    let area = control.platterArea(dots: dots.count, in: frame, scale: measurer.scale)
    let platter = control.platter.map {
      SceneItem.Kind.shape(
        .roundedRectangle(area, radius: min(area.width, area.height) / 2), $0.resolved(in: appearance))
    }
    return [platter].compactMap(\.self)
      + dots.flatMap { dot -> [SceneItem.Kind] in
        let color = dot.page == control.currentPage ? control.currentColor : control.otherColor
        if var image = control.image(of: dot.page) {
          image.tint = color
          return pictures(of: image, in: dot.slot).map { .image($0) }
        }
        let inset = (dot.slot.width - control.dotSize.diameter * dot.scale) / 2
        let area = dot.slot.inset(by: EdgeInsets(top: inset, left: inset, bottom: inset, right: inset))
        return [.shape(.ellipse(area), color.resolved(in: appearance))]
      }
  }

  private mutating func note(_ drawing: TextDrawing, of view: Int) {
    for line in drawing.lines { lines.append((view, line)) }
    for text in drawing.texts { texts.append((view, text)) }
    let node = tree.views[view]
    for (text, characters) in drawing.missing {
      // Each line of a view's text is recorded by itself, with the characters that it lacks.
      for line in text.split(whereSeparator: \.isNewline) {
        let lacking = characters.filter { line.unicodeScalars.contains($0.scalar) }
        guard !lacking.isEmpty else { continue }
        missingGlyphs.append(
          MissingGlyphs(view: node.identifier ?? node.className, text: String(line), characters: lacking))
      }
    }
  }
}
