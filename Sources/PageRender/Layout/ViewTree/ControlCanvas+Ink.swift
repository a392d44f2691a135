internal import LayoutEngine
internal import PageBase
internal import PageDrawing

extension ControlCanvas {
  /// Draws ink whose coordinate origin is at a point of the scene.
  mutating func draw(_ ink: [Ink], at origin: Point) {
    for item in ink { draw(item, at: origin) }
  }

  private mutating func draw(_ ink: Ink, at origin: Point) {
    switch ink {
    case .fill(let shape, let color): fill(shape.offsetBy(origin), color)
    case .stroke(let shape, let line, let color):
      let color = color.resolved(in: appearance)
      guard color.alpha > 0, line.width > 0 else { return }
      add(.stroke(shape.offsetBy(origin), line.stroke(color)))
    case .gradient(let shape, let gradient):
      add(.gradient(shape.offsetBy(origin), gradient.gradient(appearance, offsetBy: origin)))
    case .shadow(let shape, let shadow):
      add(.shadow(shape.offsetBy(origin), shadow.shadow(appearance)))
    case .image(let image, let frame): draw(image, in: frame.offsetBy(x: origin.x, y: origin.y))
    case .text(let content, let frame): draw(content, in: frame.offsetBy(x: origin.x, y: origin.y))
    case .clip(let shape, let ink):
      clipped(to: shape.offsetBy(origin)) { $0.draw(ink, at: origin) }
    case .group(let opacity, let ink):
      gathered({ $0.draw(ink, at: origin) }) { .group(opacity: opacity, $0) }
    case .transform(let transform, let ink):
      if transform.isTranslation {
        // A translation only moves the origin, so that no pixels are resampled.
        return draw(ink, at: Point(x: origin.x + transform.tx, y: origin.y + transform.ty))
      }
      let placed = transform.followed(by: Transform(x: origin.x, y: origin.y))
      gathered({ $0.draw(ink, at: .zero) }) { .transform(placed, $0) }
    case .mask(let stencil, let ink):
      let mask = items(of: stencil, at: origin)
      gathered({ $0.draw(ink, at: origin) }) { .mask(mask, $0) }
    case .views(let picture): draw(picture, at: origin)
    case .shadowOf(let ink, let shadow):
      let shadow = shadow.shadow(appearance)
      gathered({ $0.draw(ink, at: origin) }) { .shadowOf($0, shadow) }
    }
  }

  /// The ink as items, which are not added to the canvas.
  private mutating func items(of ink: [Ink], at origin: Point) -> [SceneItem] {
    gather { $0.draw(ink, at: origin) }
  }

  /// Adds the items that `body` draws to the canvas as one item; adds nothing if there are none.
  private mutating func gathered(
    _ body: (inout ControlCanvas) -> Void, as kind: ([SceneItem]) -> SceneItem.Kind
  ) {
    let items = gather(body)
    if !items.isEmpty { add(kind(items)) }
  }
}

extension LayerStyle.ShadowStyle {
  func shadow(_ appearance: Appearance) -> Shadow {
    var color = color.resolved(in: appearance)
    color.alpha *= opacity
    return Shadow(color: color, offset: offset, radius: radius)
  }
}
