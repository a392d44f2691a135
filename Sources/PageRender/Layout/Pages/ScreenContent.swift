internal import LayoutEngine
package import PageBase
package import PageDrawing

/// A page of a deck as a screen inside another page, with its status bar at 9:41, scaled to the view's width.
package struct ScreenContent: ControlContent {
  private let page: PreparedPage
  private let environment: PageEnvironment

  /// - Throws: `PageError` if the page's layout has faults.
  package init(_ page: PreparedPage, in environment: PageEnvironment) throws(PageError) {
    do throws(LayoutInputError) {
      _ = try LayoutSystem(page.tree.layout)
    } catch {
      throw .layout(.input(error))
    }
    (self.page, self.environment) = (page, environment)
  }

  package func draw(on canvas: inout ControlCanvas) {
    var measurer = ViewMeasurer(
      contents: page.contents, text: canvas.measurer.text, scale: environment.device.scale,
      direction: environment.direction, language: environment.locale, adjustments: page.adjustments)
    measurer.imageTraits = environment.imageTraits
    let size = environment.layoutEnvironment.size
    guard size.width > 0, var system = try? LayoutSystem(page.tree.layout),
      let layout = try? system.solve(in: environment.layoutEnvironment, measuring: measurer)
    else { return }
    var builder = SceneBuilder(
      tree: page.tree, result: layout, measurer: measurer, appearance: environment.appearance, size: size)
    let scene = builder.build(underBarsOf: environment)
    if let failure = measurer.failures.first {
      canvas.measurer.failures.first = canvas.measurer.failures.first ?? failure
    }
    for fault in builder.artworkFaults { canvas.note(fault) }
    let (scale, frame) = (canvas.bounds.width / size.width, canvas.bounds)
    let place = Transform(a: scale, b: 0, c: 0, d: scale, tx: frame.minX, ty: frame.minY)
    let ground = SceneItem(.shape(.rectangle(Rect(origin: .zero, size: size)), scene.background), source: 0)
    canvas.addPicture(place, [ground] + scene.items)
  }
}

extension ControlCanvas {
  /// Adds transformed items of another scene as parts of a picture: they belong to the canvas's view, and
  /// their texts are not the page's.
  fileprivate mutating func addPicture(_ transform: Transform, _ items: [SceneItem]) {
    add(.transform(transform, items.map { $0.pictured(source: source) }))
  }
}

extension SceneItem {
  fileprivate func pictured(source: Int) -> SceneItem {
    func inside(_ items: [SceneItem]) -> [SceneItem] { items.map { $0.pictured(source: source) } }
    var kind = kind
    switch kind {
    case .shape, .gradient, .stroke, .shadow, .backdrop, .image: break
    case .glyphs(var glyphs):
      glyphs.text = ""
      kind = .glyphs(glyphs)
    case .clip(let shape, let items): kind = .clip(shape, inside(items))
    case .filtered(let filter, let items): kind = .filtered(filter, inside(items))
    case .group(let opacity, let items): kind = .group(opacity: opacity, inside(items))
    case .transform(let transform, let items): kind = .transform(transform, inside(items))
    case .mask(let mask, let items): kind = .mask(inside(mask), inside(items))
    case .shadowOf(let items, let shadow): kind = .shadowOf(inside(items), shadow)
    case .tagged(let tag, let items): kind = .tagged(tag, inside(items))
    }
    return SceneItem(kind, source: source)
  }
}
