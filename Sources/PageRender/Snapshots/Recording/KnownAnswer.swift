internal import LayoutEngine
internal import PageBase
internal import PageDrawing
internal import PageLayout

/// A small test picture of everything that libraries and processors may compute differently: curves, a dashed
/// line, a gradient, a shadow, a rotated group, an enlarged picture, and text.
enum KnownAnswer {
  private static let side = 64.0

  /// Returns the hash of the picture's pixels, which is equal on machines that draw pages equally; `nil` if
  /// it cannot be drawn.
  ///
  /// - Parameter fonts: The fonts; the picture's text is set in their system font.
  static func number(fonts: FontCatalog) -> String? {
    guard let renderer = try? PageRenderer(fonts: fonts),
      let hash = try? renderer.pictureHash(of: scene(renderer))
    else { return nil }
    return hash.shortText
  }

  private static func scene(_ renderer: PageRenderer) -> Scene {
    let area = Rect(x: 0, y: 0, width: side, height: side)
    let blue = Color(rgb: 0x0A84FF)
    let circle = Shape.ellipse(Rect(x: 6.3, y: 5.7, width: 21.4, height: 17.9))
    let card = Shape.roundedRectangle(Rect(x: 34.5, y: 6.5, width: 23, height: 19), radius: 4.5)
    var kinds: [SceneItem.Kind] = [
      .gradient(
        .rectangle(area),
        Gradient(
          .axial(from: Point(x: 0, y: 0), to: Point(x: 1, y: 0.7)),
          stops: [.init(0, Color(rgb: 0xFFE0D0)), .init(1, Color(rgb: 0x40A0C0))], frame: area)),
      .shadow(card, Shadow(color: Color(rgb: 0, alpha: 0.4), offset: Point(x: 1, y: 2), radius: 2.5)),
      .shape(card, .white), .shape(circle, Color(rgb: 0xFF9500, alpha: 0.7)),
      .stroke(
        circle,
        Stroke(color: blue, width: 1.3, cap: .round, join: .round, dashes: [3.1, 2.2], dashPhase: 0.5)),
    ]
    if let dots = checkerboard {
      kinds.append(.image(SceneImage(image: dots, frame: Rect(x: 37.2, y: 9.1, width: 17.3, height: 13.6))))
    }
    let turned = Transform(a: 0.96, b: 0.28, c: -0.28, d: 0.96, tx: 9, ty: 30)
    let inner = SceneItem(
      .shape(.rectangle(Rect(x: 0.4, y: 0.6, width: 14, height: 9)), blue), source: 0)
    kinds.append(.group(opacity: 0.6, [SceneItem(.transform(turned, [inner]), source: 0)]))
    return Scene(
      size: area.size, scale: 2, background: .white,
      items: kinds.map { SceneItem($0, source: 0) } + text(by: renderer.text, in: area))
  }

  private static func text(by engine: TextEngine, in area: Rect) -> [SceneItem] {
    let measurer = ViewMeasurer(
      contents: [], text: engine, scale: 2, direction: .leftToRight, language: "en")
    var canvas = ControlCanvas(
      bounds: area, sceneSize: area.size, measurer: measurer, appearance: .light, source: 0)
    let words = AttributedText(
      "Ag\u{00E9}&8", font: FontDescriptor(pointSize: 15), color: Color.Dynamic(.black))
    canvas.draw(TextContent(line: words), in: Rect(x: 22, y: 38, width: 40, height: 22))
    return canvas.items
  }

  private static var checkerboard: PixelImage? {
    guard let buffer = try? PixelBuffer(width: 3, height: 3, pixelLimit: 9) else { return nil }
    for index in 0..<9 {
      buffer.pixels.storeBytes(
        of: index % 2 == 0 ? 0xFF20_2020 : 0xFFE0_C040, toByteOffset: 4 * index, as: UInt32.self)
    }
    return buffer.image(isOpaque: true)
  }
}
