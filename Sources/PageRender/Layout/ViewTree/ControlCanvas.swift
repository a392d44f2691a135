package import LayoutEngine
package import PageBase
package import PageDrawing

/// The canvas that a control draws on. Coordinates are the scene's, in points.
package struct ControlCanvas {
  /// The control's frame in the scene.
  let bounds: Rect
  /// The whole scene's size.
  let sceneSize: Size
  let appearance: Appearance
  /// The corners of the view's layer.
  var corners = Corners()
  /// The layout item of the control's view.
  let source: Int
  package private(set) var items: [SceneItem] = []
  private(set) var text: TextDrawing
  /// Pictures that cannot be drawn.
  private(set) var artworkFaults: [ArtworkFault] = []

  var measurer: ViewMeasurer { text.measurer }
  var isRightToLeft: Bool { measurer.direction == .rightToLeft }
  /// One device pixel, in points.
  var pixel: Double { 1 / measurer.scale }

  package init(bounds: Rect, sceneSize: Size, measurer: ViewMeasurer, appearance: Appearance, source: Int) {
    self.bounds = bounds
    self.sceneSize = sceneSize
    self.appearance = appearance
    self.source = source
    text = TextDrawing(measurer: measurer, appearance: appearance, slack: 1 / measurer.scale)
  }

  mutating func fill(_ shape: Shape, _ color: Color.Dynamic) {
    let color = color.resolved(in: appearance)
    guard color.alpha > 0 else { return }
    add(.shape(shape, color))
  }

  mutating func stroke(_ shape: Shape, _ color: Color.Dynamic, width: Double, hasRoundEnds: Bool = true) {
    let color = color.resolved(in: appearance)
    guard color.alpha > 0, width > 0 else { return }
    add(.stroke(shape, Stroke(color: color, width: width, hasRoundEnds: hasRoundEnds)))
  }

  /// Draws a black shadow, offset straight down by `down` points.
  mutating func shadow(of shape: Shape, opacity: Double, down: Double, radius: Double) {
    let color = Color(red: 0, green: 0, blue: 0, alpha: opacity)
    add(.shadow(shape, Shadow(color: color, offset: Point(x: 0, y: down), radius: radius)))
  }

  /// Draws an image in a rectangle.
  mutating func draw(_ image: ImageContent, in frame: Rect, opacity: Double = 1) {
    do throws(ArtworkFault) {
      let drawn = try image.pictures(in: frame, measurer, appearance).map {
        SceneItem(.image($0), source: source)
      }
      guard opacity < 1 else { return items += drawn }
      if !drawn.isEmpty { add(.group(opacity: opacity, drawn)) }
    } catch {
      artworkFaults.append(error)
    }
  }

  /// Draws one line of text, centred vertically in a rectangle and truncated if it does not fit.
  mutating func draw(
    _ line: AttributedText, in frame: Rect, lineBreakMode: LineBreakMode = .byTruncatingTail
  ) {
    draw(TextContent(line: line, lineBreakMode: lineBreakMode), in: frame)
  }

  package mutating func draw(_ content: TextContent, in frame: Rect) {
    for item in text.items(of: content, in: frame) { add(item) }
  }

  /// Draws `body` clipped to the shape.
  mutating func clipped(to shape: Shape, _ body: (inout ControlCanvas) -> Void) {
    let inside = gather(body)
    if !inside.isEmpty { add(.clip(shape, inside)) }
  }

  /// Returns the items that `body` draws, which are not added to the canvas.
  mutating func gather(_ body: (inout ControlCanvas) -> Void) -> [SceneItem] {
    let outside = items
    items = []
    body(&self)
    defer { items = outside }
    return items
  }

  /// The rectangle, mirrored inside the control's bounds in right-to-left layout.
  func directed(_ rect: Rect) -> Rect {
    guard isRightToLeft else { return rect }
    return Rect(
      x: bounds.minX + bounds.maxX - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// A rectangle of a size, centred in another, with its origin on the pixel grid.
  func centred(_ size: Size, in rect: Rect) -> Rect {
    Rect(
      x: measurer.roundToPixel(rect.midX - size.width / 2),
      y: measurer.roundToPixel(rect.midY - size.height / 2), width: size.width, height: size.height)
  }

  mutating func note(_ fault: ArtworkFault) { artworkFaults.append(fault) }

  mutating func add(_ kind: SceneItem.Kind) {
    items.append(SceneItem(kind, source: source))
  }
}

extension ImageContent {
  /// The image as items of a scene, in a frame: whole, or in slices that stretch differently.
  func pictures(
    in frame: Rect, _ measurer: ViewMeasurer, _ appearance: Appearance
  ) throws(ArtworkFault) -> [SceneImage] {
    guard frame.width > 0, frame.height > 0 else { return [] }
    let variant = image.variant(for: measurer.imageTraits)
    let isRedrawn = image.keepsShapes && variant.slices == nil
    var pixels = try variant.pixels(
      drawnSize: isRedrawn ? frame.size : nil, scale: measurer.scale
    ) { picture, scale throws(ArtworkFault) in
      guard let drawn = picture as? DrawnPicture else {
        throw picture.fault(.corrupt("no drawing of a view's"))
      }
      return try drawn.pixels(scale: scale, measurer, appearance)
    }
    let isOfOtherDirection = image.loneDirection.map { $0 != measurer.direction } ?? false
    if isOfOtherDirection || isFlippedForRightToLeft && measurer.direction == .rightToLeft {
      // If memory is short for a mirrored copy, the image is drawn unmirrored.
      pixels = (try? pixels.mirrored()) ?? pixels
    }
    let tint = tint?.resolved(in: appearance)
    let whole = SceneImage(image: pixels, frame: frame, tint: tint, keepsPixels: keepsPixels)
    guard let slices = variant.slices, frame.size != variant.size else { return [whole] }
    let parts = slices.parts(
      pixels: (pixels.width, pixels.height), size: variant.size, in: frame, scale: measurer.scale)
    return parts.map {
      var piece = whole
      (piece.frame, piece.part, piece.tile) = ($0.target, $0.source, $0.tile)
      return piece
    }
  }
}
