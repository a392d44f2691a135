internal import LayoutEngine

/// Resolves laid out views into a scene: what to draw, where, in which colours.
struct SceneBuilder {
  let tree: ViewTree
  let result: LayoutResult
  let measurer: ViewMeasurer
  let appearance: Appearance
  private var scene: Scene

  /// Text lines as drawn, by the index of their view.
  private(set) var lines: [(view: Int, line: SceneTextLine)] = []
  private(set) var missingGlyphs: [MissingGlyphs] = []

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
    var items: [SceneItem] = []
    if let color = view.backgroundColor?.resolved(in: appearance), color.alpha > 0 {
      items.append(SceneItem(.shape(.rectangle(frame), color), source: view.item))
    }
    var inside = drawing(of: view.content, in: frame, view: index)
    for child in view.children { inside += drawing(of: child) }
    let isClipped = view.clipsToBounds && !inside.allSatisfy { fits($0, in: frame) }
    items += isClipped ? [SceneItem(.clip(.rectangle(frame), inside), source: view.item)] : inside
    guard view.alpha < 1, !items.isEmpty else { return items }
    return [SceneItem(.group(opacity: view.alpha, items), source: view.item)]
  }

  private mutating func drawing(of content: ViewContent, in frame: Rect, view: Int) -> [SceneItem] {
    let source = tree.views[view].item
    switch content {
    case .none: return []
    case .image(let image):
      let placed = image.mode.frame(of: image.size, in: frame)
      return [SceneItem(.image(SceneImage(image: image.image, frame: placed)), source: source)]
    case .pageControl(let control):
      return dots(of: control, in: frame).map { SceneItem($0, source: source) }
    case .text(let text):
      return glyphs(of: text, in: frame, view: view).map { SceneItem(.glyphs($0), source: source) }
    }
  }

  private func dots(of control: PageControlContent, in frame: Rect) -> [SceneItem.Kind] {
    control.dots(in: frame, direction: measurer.direction).map { dot in
      let inset = (PageControlContent.slot - PageControlContent.dotDiameter * dot.scale) / 2
      let area = dot.slot.inset(by: EdgeInsets(top: inset, left: inset, bottom: inset, right: inset))
      let color = dot.page == control.currentPage ? control.currentColor : control.otherColor
      return .shape(.ellipse(area), color.resolved(in: appearance))
    }
  }

  private mutating func glyphs(of content: TextContent, in frame: Rect, view: Int) -> [SceneGlyphs] {
    guard !content.text.isEmpty else { return [] }
    let area = frame.inset(by: content.insets)
    let layout = fittedLayout(of: content, in: area)
    note(layout.missing, in: tree.views[view])
    var top = area.minY
    if content.verticalAlignment == .center {
      top = roundToPixel(area.minY + (area.height - layout.size.height) / 2)
    }
    var drawn: [SceneGlyphs] = []
    for line in layout.lines {
      // Lines stand on whole pixels, as on iOS; along the line a scene keeps each glyph's exact place.
      let baseline = roundToPixel(top + line.baseline)
      lines.append((view, SceneTextLine(text: line.text, baseline: baseline, width: line.width)))
      for run in line.runs {
        drawn.append(resolved(run, left: area.minX, raisedBy: baseline - line.baseline))
      }
    }
    return drawn
  }

  private mutating func note(_ missing: [Unicode.Scalar], in view: ViewNode) {
    var scalars: [Unicode.Scalar] = []
    for scalar in missing where !scalars.contains(scalar) { scalars.append(scalar) }
    guard !scalars.isEmpty else { return }
    missingGlyphs.append(MissingGlyphs(view: view.identifier ?? view.className, scalars: scalars))
  }

  private func resolved(_ run: GlyphRun, left: Double, raisedBy offset: Double) -> SceneGlyphs {
    var glyphs = run.glyphs
    for index in glyphs.indices {
      glyphs[index].x += left
      glyphs[index].y += offset
    }
    return SceneGlyphs(
      face: run.face, pointSize: run.pointSize, color: run.color.resolved(in: appearance), glyphs: glyphs,
      text: run.text)
  }

  /// The text in its area; a label or title that is too tall keeps the lines that fit, at least one.
  private func fittedLayout(of content: TextContent, in area: Rect) -> TextLayout {
    let layout = measurer.layout(content, width: area.width)
    guard content.role != .textView, layout.size.height > area.height + 0.01 else { return layout }
    let fitting = layout.lines.count { $0.baseline + $0.descent <= area.height + 0.01 }
    var shortened = content
    shortened.maximumLines = max(fitting, 1)
    return measurer.layout(shortened, width: area.width)
  }

  /// Whether an item certainly stays inside a rectangle, so that clipping to it changes nothing.
  private func fits(_ item: SceneItem, in bounds: Rect) -> Bool {
    func contains(_ rect: Rect) -> Bool {
      rect.minX >= bounds.minX && rect.minY >= bounds.minY && rect.maxX <= bounds.maxX
        && rect.maxY <= bounds.maxY
    }
    switch item.kind {
    case .shape(let shape, _): return contains(shape.bounds)
    case .image(let image): return contains(image.frame)
    case .clip(let shape, _): return contains(shape.bounds)
    case .group(_, let items): return items.allSatisfy { fits($0, in: bounds) }
    case .glyphs(let run):
      // Ink reaches at most 1.2 em above a glyph's origin, 0.4 below, 0.4 to the left and 1.6 to the right in
      // the fonts of the catalogue; marks that stand higher have origins that stand higher.
      let em = run.pointSize
      return run.glyphs.allSatisfy { glyph in
        contains(
          Rect(
            minX: glyph.x - 0.4 * em, minY: glyph.y - 1.2 * em, maxX: glyph.x + 1.6 * em,
            maxY: glyph.y + 0.4 * em))
      }
    }
  }

  private func roundToPixel(_ value: Double) -> Double {
    (value * measurer.scale + 0.5 + 1e-6).rounded(.down) / measurer.scale
  }
}

/// A line of text as it is drawn.
struct SceneTextLine: Sendable {
  var text: String
  /// From the top of the window, in points.
  var baseline: Double
  /// The sum of the advances, in points.
  var width: Double
}

extension Shape {
  /// The smallest rectangle around the shape.
  var bounds: Rect {
    switch self {
    case .rectangle(let rect), .ellipse(let rect), .roundedRectangle(let rect, _): rect
    }
  }
}
