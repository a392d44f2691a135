internal import LayoutEngine
internal import PageDrawing

/// The appearance of a view's own layer, or of a layer without a view.
struct LayerLook {
  /// The frame in the scene, in points.
  var frame: Rect
  var backgroundColor: Color.Dynamic?
  /// The opacity, 0…1.
  var opacity: Double
  var clips: Bool
  var style: LayerStyle
  /// The index in the tree of the view that the layer belongs to.
  var view: Int
}

extension SceneBuilder {
  /// Adds a layer to `items`. `origin` is the origin, in the scene, of the coordinates of its superlayer.
  mutating func draw(_ layer: LayerNode, at origin: Point, view: Int, over items: inout [SceneItem]) {
    let frame = layer.frame.offsetBy(x: origin.x, y: origin.y)
    let look = LayerLook(
      frame: frame, backgroundColor: layer.backgroundColor, opacity: layer.opacity,
      clips: layer.masksToBounds, style: layer.style, view: view)
    draw(look, over: &items) { builder, frame, items in
      let inner = layer.style.origin(in: frame)
      for sublayer in byDepth(layer.style.sublayers.map { ($0.style.zPosition, $0) }) {
        builder.draw(sublayer, at: inner, view: view, over: &items)
      }
    }
  }

  /// Adds the contents of a layer, whose frame in the scene is given, to the items.
  typealias Inside = (inout SceneBuilder, Rect, inout [SceneItem]) -> Void

  /// Adds a layer from back to front: shadow, background, own content, sublayers or subviews, border. Mask,
  /// opacity and transform apply to all of these.
  mutating func draw(_ look: LayerLook, over items: inout [SceneItem], inside: Inside) {
    let source = tree.views[look.view].item
    let style = look.style
    if style.transform == .identity { return drawUntransformed(look, source: source, over: &items, inside) }
    if style.transform.isTranslation {
      // A translation only moves the frames, so that no pixels are resampled.
      let offset = Point(x: style.transform.tx, y: style.transform.ty)
      return moved(by: offset) { builder in
        var look = look
        look.frame = look.frame.offsetBy(x: offset.x, y: offset.y)
        builder.drawUntransformed(look, source: source, over: &items, inside)
      }
    }
    guard style.transform.isDrawable else { return }
    var own: [SceneItem] = []
    drawUntransformed(look, source: source, over: &own, inside)
    guard !own.isEmpty else { return }
    let anchor = Point(
      x: look.frame.minX + look.frame.width * style.anchor.x,
      y: look.frame.minY + look.frame.height * style.anchor.y)
    items.append(SceneItem(.transform(style.transform.around(anchor), own), source: source))
  }

  private mutating func drawUntransformed(
    _ look: LayerLook, source: Int, over items: inout [SceneItem], _ inside: Inside
  ) {
    let hasEffects =
      look.style.shadow != nil || !look.style.mask.isEmpty || look.opacity < 1
      || !look.style.filters.isEmpty
    // Most layers have no effects, and append to `items` directly, without a copy at each level of nesting.
    guard hasEffects else {
      drawUnbordered(look, source: source, over: &items, inside)
      return items += border(of: look.style, frame: look.frame, source: source)
    }
    var own: [SceneItem] = []
    drawUnbordered(look, source: source, over: &own, inside)
    if let shadow = shadow(of: look, shown: own) { own.insert(shadow, at: 0) }
    own += border(of: look.style, frame: look.frame, source: source)
    own = masked(own, look, look.style.corners, source: source)
    for filter in look.style.filters where !own.isEmpty {
      let isGroup = filter == .blend(.normal)
      if case .blur(_, isOpaque: true) = filter {
        // The outermost pixels are those of the layer, and not of letters that overhang it.
        own = [SceneItem(.clip(.rectangle(look.frame), own), source: source)]
      }
      own = [SceneItem(isGroup ? .group(opacity: 1, own) : .filtered(filter, own), source: source)]
    }
    guard look.opacity < 1, !own.isEmpty else { return items += own }
    guard !look.style.fadesApart else { return items += own.map { $0.faded(look.opacity) } }
    items.append(SceneItem(.group(opacity: look.opacity, own), source: source))
  }

  private mutating func drawUnbordered(
    _ look: LayerLook, source: Int, over items: inout [SceneItem], _ inside: Inside
  ) {
    items += background(of: look, source: source)
    items += ownContent(of: look)
    guard look.clips else { return inside(&self, look.frame, &items) }
    var shown: [SceneItem] = []
    inside(&self, look.frame, &shown)
    items += clipped(shown, look, source: source)
  }

  /// The items of the layer's own content.
  private mutating func ownContent(of look: LayerLook) -> [SceneItem] {
    guard let content = look.style.content else { return [] }
    let ink = content.ink(in: look.frame.size, corners: look.style.corners)
    return canvasItems(in: look.frame, view: look.view) {
      $0.draw(ink, at: look.style.origin(in: look.frame))
    }
  }

  private func clipped(_ inside: [SceneItem], _ look: LayerLook, source: Int) -> [SceneItem] {
    guard !inside.isEmpty else { return inside }
    let corners = look.style.corners
    // Items that keep a corner radius away from the edges touch no rounded corner.
    let safe = corners.areRound ? look.frame.inset(by: corners.largestRadius) : look.frame
    guard !inside.allSatisfy({ $0.fits(in: safe) }) else { return inside }
    return [SceneItem(.clip(corners.shape(of: look.frame), inside), source: source)]
  }

  private func background(of look: LayerLook, source: Int) -> [SceneItem] {
    let color = look.backgroundColor?.resolved(in: appearance) ?? .clear
    guard color.alpha > 0 else { return [] }
    return [SceneItem(.shape(look.style.corners.shape(of: look.frame), color), source: source)]
  }

  /// The layer's shadow: of its shadow path; else of its background; else, without a background, of the items
  /// shown. A layer that clips also clips its shadow away, as on iOS.
  private func shadow(of look: LayerLook, shown: [SceneItem]) -> SceneItem? {
    guard let style = look.style.shadow, !look.clips else { return nil }
    let source = tree.views[look.view].item
    var shadow = style.shadow(appearance)
    shadow.isCoarse = tree.shownAs == .picture
    guard shadow.color.alpha > 0 else { return nil }
    if let path = style.path {
      return SceneItem(
        .shadow(Shape.path(path).offsetBy(look.style.origin(in: look.frame)), shadow), source: source)
    }
    let background = look.backgroundColor?.resolved(in: appearance) ?? .clear
    guard background.alpha > 0 else {
      return shown.isEmpty ? nil : SceneItem(.shadowOf(shown, shadow), source: source)
    }
    shadow.color.alpha *= background.alpha
    return SceneItem(.shadow(look.style.corners.shape(of: look.frame), shadow), source: source)
  }

  /// The border, which lies inside the layer's edges and above its contents.
  private func border(of layer: LayerStyle, frame: Rect, source: Int) -> [SceneItem] {
    let color = layer.borderColor.resolved(in: appearance)
    let width = min(layer.borderWidth, frame.width / 2, frame.height / 2)
    guard width > 0, color.alpha > 0 else { return [] }
    let line = layer.corners.inset(by: width / 2).shape(of: frame.inset(by: width / 2))
    return [SceneItem(.stroke(line, Stroke(color: color, width: width)), source: source)]
  }

  private mutating func masked(
    _ items: [SceneItem], _ look: LayerLook, _ corners: Corners, source: Int
  ) -> [SceneItem] {
    guard let mask = look.style.mask.first, !items.isEmpty else { return items }
    let origin = look.style.origin(in: look.frame)
    if let outline = mask.plainOutline {
      return [SceneItem(.clip(Shape.path(outline).offsetBy(origin), items), source: source)]
    }
    var stencil: [SceneItem] = []
    draw(mask, at: origin, view: look.view, over: &stencil)
    return [SceneItem(.mask(stencil, items), source: source)]
  }
}

extension SceneItem {
  /// The item with each item in it faded for itself, but for those of a group.
  fileprivate func faded(_ opacity: Double) -> SceneItem {
    func inside(_ items: [SceneItem]) -> [SceneItem] { items.map { $0.faded(opacity) } }
    var faded = self
    switch kind {
    case .clip(let shape, let items): faded.kind = .clip(shape, inside(items))
    case .transform(let transform, let items): faded.kind = .transform(transform, inside(items))
    case .tagged(let tag, let items): faded.kind = .tagged(tag, inside(items))
    case .group(let own, let items): faded.kind = .group(opacity: own * opacity, items)
    default: faded.kind = .group(opacity: opacity, [self])
    }
    return faded
  }
}

extension LayerStyle {
  /// The origin of the layer's own coordinates when it is drawn in a frame.
  func origin(in frame: Rect) -> Point {
    Point(x: frame.minX - boundsOrigin.x, y: frame.minY - boundsOrigin.y)
  }
}

extension LayerNode {
  /// The layer's outline in its superlayer's coordinates; `nil` unless the layer is just that outline,
  /// filled.
  fileprivate var plainOutline: Path? {
    guard opacity == 1, (backgroundColor?.light.alpha ?? 0) == 0, (backgroundColor?.dark.alpha ?? 0) == 0,
      style.borderWidth == 0, style.shadow == nil, style.sublayers.isEmpty, style.mask.isEmpty,
      style.transform == .identity, !masksToBounds, let outline = style.content?.opaqueOutline
    else { return nil }
    let origin = style.origin(in: frame)
    return outline.transformed(by: Transform(x: origin.x, y: origin.y))
  }
}

/// Sorts drawings by depth (`zPosition`), the smallest first; drawings of one depth keep their order.
func byDepth<Drawn>(_ items: [(depth: Double, drawn: Drawn)]) -> [Drawn] {
  guard items.contains(where: { $0.depth != 0 }) else { return items.map(\.drawn) }
  return items.enumerated().sorted {
    ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset)
  }.map(\.element.drawn)
}
