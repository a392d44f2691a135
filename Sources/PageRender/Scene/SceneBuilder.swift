internal import LayoutEngine

/// Resolves laid out views into a scene: what to draw, where, in which colours.
struct SceneBuilder {
  let tree: ViewTree
  let result: LayoutResult
  private var measurer: ViewMeasurer
  let appearance: Appearance
  private var scene: Scene

  /// Text lines as drawn, by the index of their view.
  private(set) var lines: [(view: Int, line: SceneTextLine)] = []
  private(set) var missingGlyphs: [MissingGlyphs] = []
  private(set) var artworkFaults: [ArtworkFault] = []

  init(
    tree: ViewTree, result: LayoutResult, measurer: ViewMeasurer, appearance: Appearance, size: Size
  ) {
    self.tree = tree
    self.result = result
    self.measurer = measurer
    self.appearance = appearance
    // A window without a background shows black.
    scene = Scene(size: size, scale: measurer.scale, background: .black)
  }

  /// The scene of the whole tree, from back to front.
  mutating func build() -> Scene {
    guard !tree.views.isEmpty else { return scene }
    let items = drawing(of: 0)
    scene.items += items
    absorbBackgrounds()
    return scene
  }

  /// Opaque rectangles that cover the whole scene hide what is below them: the last of them, at the
  /// beginning of the list, is the background.
  private mutating func absorbBackgrounds() {
    while case .shape(.rectangle(let rect), let color) = scene.items.first?.kind, color.alpha >= 1,
      rect.minX <= 0, rect.minY <= 0, rect.maxX >= scene.size.width, rect.maxY >= scene.size.height
    {
      scene.background = color
      scene.items.removeFirst()
    }
  }

  private mutating func drawing(of index: Int) -> [SceneItem] {
    let view = tree.views[index]
    guard !view.isHidden, view.alpha > 0 else { return [] }
    let frame = result.frames[view.item]
    let corners = view.layer?.corners ?? Corners()
    var items = layerBelow(view, frame: frame, corners: corners)
    let direction = measurer.direction
    if let own = view.direction { measurer.direction = own }
    var inside = drawing(of: view.content, in: frame, view: index)
    measurer.direction = direction
    for child in view.children { inside += drawing(of: child) }
    // What stays a corner's radius away from the edges is in no corner.
    let safe = corners.areRound ? frame.inset(by: corners.radius) : frame
    let isClipped = view.clipsToBounds && !inside.allSatisfy { $0.fits(in: safe) }
    items += isClipped ? [SceneItem(.clip(corners.shape(of: frame), inside), source: view.item)] : inside
    if let layer = view.layer { items += border(of: layer, frame: frame, source: view.item) }
    guard view.alpha < 1, !items.isEmpty else { return items }
    return [SceneItem(.group(opacity: view.alpha, items), source: view.item)]
  }

  /// The shadow and the background.
  private func layerBelow(_ view: ViewNode, frame: Rect, corners: Corners) -> [SceneItem] {
    var items: [SceneItem] = []
    let background = view.backgroundColor?.resolved(in: appearance) ?? .clear
    // A shadow is that of what the layer shows; one that clips clips its shadow away, as on iOS.
    if let shadow = view.layer?.shadow, background.alpha > 0, !view.clipsToBounds {
      var color = shadow.color.resolved(in: appearance)
      color.alpha *= shadow.opacity * background.alpha
      items.append(
        SceneItem(
          .shadow(
            corners.shape(of: frame), Shadow(color: color, offset: shadow.offset, radius: shadow.radius)),
          source: view.item))
    }
    if background.alpha > 0 {
      items.append(SceneItem(.shape(corners.shape(of: frame), background), source: view.item))
    }
    return items
  }

  /// The border, which lies inside the view's edges and above what is in the view.
  private func border(of layer: LayerStyle, frame: Rect, source: Int) -> [SceneItem] {
    let color = layer.borderColor.resolved(in: appearance)
    let width = min(layer.borderWidth, frame.width / 2, frame.height / 2)
    guard width > 0, color.alpha > 0 else { return [] }
    let line = layer.corners.inset(by: width / 2).shape(of: frame.inset(by: width / 2))
    return [SceneItem(.stroke(line, Stroke(color: color, width: width)), source: source)]
  }

  private mutating func drawing(of content: ViewContent, in frame: Rect, view: Int) -> [SceneItem] {
    let source = tree.views[view].item
    switch content {
    case .none, .hairline: return []
    case .image(let image):
      return pictures(of: image, in: frame).map { SceneItem(.image($0), source: source) }
    case .pageControl(let control):
      return dots(of: control, in: frame).map { SceneItem($0, source: source) }
    case .text(let text):
      var drawing = TextDrawing(measurer: measurer, appearance: appearance)
      let items = drawing.items(of: text, in: frame).map { SceneItem($0, source: source) }
      note(drawing, of: view)
      // What a label's last line is cut off, not what its lines reach beyond it: tall letters stay whole.
      guard text.role == .label, text.lineBreakMode == .byClipping, drawing.isCutOff else { return items }
      return [SceneItem(.clip(.rectangle(frame), items), source: source)]
    case .control(let control):
      var canvas = ControlCanvas(
        bounds: frame, sceneSize: scene.size, measurer: measurer, appearance: appearance, source: source)
      control.draw(on: &canvas)
      note(canvas.text, of: view)
      note(canvas.artworkFaults)
      return canvas.items
    }
  }

  /// The picture, in one piece or in parts that grow differently; none where it cannot be drawn.
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

  private func dots(of control: PageControlContent, in frame: Rect) -> [SceneItem.Kind] {
    control.dots(in: frame, direction: measurer.direction).map { dot in
      let inset = (PageControlContent.slot - PageControlContent.dotDiameter * dot.scale) / 2
      let area = dot.slot.inset(by: EdgeInsets(top: inset, left: inset, bottom: inset, right: inset))
      let color = dot.page == control.currentPage ? control.currentColor : control.otherColor
      return .shape(.ellipse(area), color.resolved(in: appearance))
    }
  }

  private mutating func note(_ drawing: TextDrawing, of view: Int) {
    lines += drawing.lines.map { (view, $0) }
    let node = tree.views[view]
    for (text, characters) in drawing.missing {
      // A view's text may be several to a reader; each is named with what it lacks.
      for line in text.split(whereSeparator: \.isNewline) {
        let lacking = characters.filter { line.unicodeScalars.contains($0.scalar) }
        guard !lacking.isEmpty else { continue }
        missingGlyphs.append(
          MissingGlyphs(view: node.identifier ?? node.className, text: String(line), characters: lacking))
      }
    }
  }
}
