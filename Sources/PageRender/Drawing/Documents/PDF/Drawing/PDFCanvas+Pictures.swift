internal import LayoutEngine

extension PDFCanvas {
  /// Draws an image, or a part of it, into its frame; with a tint, the image is a stencil for that colour.
  mutating func draw(_ drawn: SceneImage) {
    let (image, frame) = (drawn.image, drawn.frame)
    guard let placement = drawn.placement else { return }
    let (part, size) = (placement.part, placement.size)
    if let tint = drawn.tint, image.isOpaque { return fill(.rectangle(frame), with: tint) }
    if drawn.tile != nil { return fill(frame, with: drawn, part: part, tile: size) }
    let embedded = drawn.keepsPixels ? image : pictures.image(image, density: density(of: part, over: size))
    let picture = pictures.picture(of: embedded, tint: drawn.tint, keepsPixels: drawn.keepsPixels)
    mark()
    saving {
      let (width, height) = (Double(image.width), Double(image.height))
      if part.width != width || part.height != height { $0.clip(to: .rectangle(frame)) }
      // The document holds the whole picture once; clips show parts of it.
      let (horizontal, vertical) = (size.width / part.width, size.height / part.height)
      let area = Rect(
        x: frame.minX - part.minX * horizontal, y: frame.minY - part.minY * vertical,
        width: width * horizontal, height: height * vertical)
      $0.draw(picture, over: area, alpha: drawn.tint?.alpha ?? 1)
    }
  }

  /// The pixels per point of the page of an image whose part covers a size, along the axis with fewer.
  private func density(of part: Rect, over size: Size) -> Double {
    let map = state.transform
    let (across, down) = (
      size.width * (map.a * map.a + map.b * map.b).squareRoot(),
      size.height * (map.c * map.c + map.d * map.d).squareRoot()
    )
    guard across > 0, down > 0 else { return 0 }
    return min(part.width / across, part.height / down)
  }

  /// Draws a picture into a rectangle of current user space.
  mutating func draw(_ picture: PDFPicture, over area: Rect, alpha: Double) {
    guard alpha > 0, area.width > 0, area.height > 0 else { return }
    mark()
    saving {
      $0.setAlpha(alpha)
      // An image is one unit wide and high, and its y axis points up.
      $0.concatenate(Transform(a: area.width, b: 0, c: 0, d: -area.height, tx: area.minX, ty: area.maxY))
      $0.operators.add($0.resources.picture(picture))
      $0.operators.add("Do")
    }
  }

  /// Fills a rectangle with a part of a picture, repeated from the rectangle's upper left corner.
  private mutating func fill(_ frame: Rect, with drawn: SceneImage, part: Rect, tile: Size) {
    guard let left = Int(exactly: part.minX), let top = Int(exactly: part.minY),
      let right = Int(exactly: part.maxX), let bottom = Int(exactly: part.maxY)
    else { return }
    let isWhole = part.width == Double(drawn.image.width) && part.height == Double(drawn.image.height)
    let picture = pictures.picture(
      of: drawn.image, part: isWhole ? nil : PixelRectangle(x: left..<right, y: top..<bottom),
      tint: drawn.tint, keepsPixels: drawn.keepsPixels)
    var content = PDFOperators()
    content.concatenate(
      Transform(a: tile.width, b: 0, c: 0, d: -tile.height, tx: 0, ty: tile.height), places: 6)
    content.add(resources.picture(picture))
    content.add("Do")
    // A pattern's matrix maps to the initial coordinates of its stream (ISO 32000-1, 8.7.3.1). A page's have
    // a y axis that points up.
    let base = isOnPage ? Self.upwards(size) : stream.base.inverse ?? .identity
    let map = Transform(x: frame.minX, y: frame.minY).followed(by: state.transform).followed(by: base)
    let box = PDFValue.array([.integer(0), .integer(0), .fine(tile.width), .fine(tile.height)])
    let pattern = resources.pattern(
      .drawing(
        [
          ("Type", .name("Pattern")), ("PatternType", .integer(1)), ("PaintType", .integer(1)),
          ("TilingType", .integer(1)), ("BBox", box), ("XStep", .fine(tile.width)),
          ("YStep", .fine(tile.height)),
          ("Matrix", .array([map.a, map.b, map.c, map.d, map.tx, map.ty].map { .fine($0) })),
        ], contents: content.bytes))
    mark()
    saving {
      $0.setAlpha(drawn.tint?.alpha ?? 1)
      $0.operators.add(bytes: "/Pattern cs ".utf8)
      $0.operators.add(pattern)
      $0.operators.add("scn")
      $0.state.fill = nil
      $0.addPath(of: .rectangle(frame))
      $0.operators.add("f")
    }
  }
}
