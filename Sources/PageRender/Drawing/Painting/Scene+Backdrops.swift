internal import Glibc
internal import LayoutEngine

extension Scene {
  /// The scene for a document: a picture in place of each backdrop and filter. All else stays as
  /// shapes and text.
  func withPicturesOfBackdrops(_ text: TextEngine) throws -> Scene {
    guard let last = items.lastIndex(where: \.hasBackdrop), let extent = items.extentOfBackdrops,
      let area = extent.intersection(Rect(origin: .zero, size: size)), area.width > 0, area.height > 0
    else { return self }
    // Blurred pictures are smooth at few pixels a point.
    let finest = (Double(ShadowMask.areaLimit) / 2 / (area.width * area.height)).squareRoot()
    let scale = min(max(self.scale, 2), 3, finest)
    guard scale > 0, area.width * scale < 30_000, area.height * scale < 30_000 else { return self }
    let recorder = BackdropRecorder()
    let buffer = try PixelBuffer(
      width: Int((area.width * scale).rounded(.up)), height: Int((area.height * scale).rounded(.up)),
      pixelLimit: ShadowMask.areaLimit)
    try buffer.draw(scale: scale) { context in
      context.clear(to: background)
      var painter = ScenePainter(text: text)
      painter.recorder = recorder
      try context.transformed(by: Transform(x: -area.minX, y: -area.minY)) {
        for item in items[...last] { try painter.paint(item, in: context) }
      }
    }
    var scene = self
    let toScene = Transform(a: 1 / scale, b: 0, c: 0, d: 1 / scale, tx: area.minX, ty: area.minY)
    var pictures = recorder.pictures[...]
    scene.items = items.replacingBackdrops(by: &pictures, placed: toScene, in: .identity)
    return scene
  }
}

/// The pictures of backdrops in the order of painting; `nil` for a backdrop that changes nothing.
final class BackdropRecorder {
  var pictures: [BackdropPicture?] = []
}

extension SceneItem {
  fileprivate var hasBackdrop: Bool {
    switch kind {
    case .backdrop, .filtered: true
    case .clip(_, let items), .group(_, let items), .transform(_, let items), .tagged(_, let items),
      .mask(_, let items):
      items.contains(where: \.hasBackdrop)
    case .shape, .gradient, .stroke, .shadow, .shadowOf, .glyphs, .image: false
    }
  }

  fileprivate var extentOfBackdrops: Rect? {
    switch kind {
    case .backdrop, .filtered: extent
    case .clip(_, let items), .group(_, let items), .tagged(_, let items), .mask(_, let items):
      items.extentOfBackdrops
    case .transform(let transform, let items): items.extentOfBackdrops.map(transform.bounds)
    case .shape, .gradient, .stroke, .shadow, .shadowOf, .glyphs, .image: nil
    }
  }

  /// - Parameters:
  ///   - placed: The transform from the pictures' pixels to the scene.
  ///   - map: The transform from the item's coordinates to the scene.
  fileprivate func replacingBackdrops(
    by pictures: inout ArraySlice<BackdropPicture?>, placed: Transform, in map: Transform
  ) -> [SceneItem] {
    func inside(_ items: [SceneItem], _ map: Transform) -> [SceneItem] {
      items.replacingBackdrops(by: &pictures, placed: placed, in: map)
    }
    guard hasBackdrop else { return [self] }
    var item = self
    switch kind {
    case .backdrop, .filtered:
      guard let picture = pictures.popFirst() ?? nil, let image = picture.image, let back = map.inverse else {
        return []
      }
      let (width, height) = (Double(picture.size.width), Double(picture.size.height))
      let side = Double(picture.side)
      let frame = placed.bounds(
        of: Rect(
          x: Double(picture.left), y: Double(picture.top), width: width * side, height: height * side))
      let drawn = SceneItem(.image(SceneImage(image: image, frame: frame)), source: source)
      let isPlain = map == .identity
      let placed = isPlain ? [drawn] : [SceneItem(.transform(back, [drawn]), source: source)]
      guard case .backdrop(let shape, _) = kind else { return placed }
      item.kind = .clip(shape, placed)
    case .clip(let shape, let items): item.kind = .clip(shape, inside(items, map))
    case .group(let opacity, let items): item.kind = .group(opacity: opacity, inside(items, map))
    case .tagged(let tag, let items): item.kind = .tagged(tag, inside(items, map))
    case .mask(let stencil, let items): item.kind = .mask(stencil, inside(items, map))
    case .transform(let transform, let items):
      // The painter skips such a transform with all that is inside.
      guard transform.isDrawable else { return [] }
      item.kind = .transform(transform, inside(items, transform.followed(by: map)))
    case .shape, .gradient, .stroke, .shadow, .shadowOf, .glyphs, .image: break
    }
    return [item]
  }
}

extension [SceneItem] {
  fileprivate var extentOfBackdrops: Rect? { compactMap(\.extentOfBackdrops).union }

  fileprivate func replacingBackdrops(
    by pictures: inout ArraySlice<BackdropPicture?>, placed: Transform, in map: Transform
  ) -> [SceneItem] {
    var items: [SceneItem] = []
    for item in self { items += item.replacingBackdrops(by: &pictures, placed: placed, in: map) }
    return items
  }
}

extension BackdropPicture {
  /// The picture as an image; `nil` if memory is short.
  fileprivate var image: PixelImage? {
    guard let memory = malloc(4 * colors.count) else { return nil }
    colors.withUnsafeBytes { bytes in
      if let start = bytes.baseAddress { memory.copyMemory(from: start, byteCount: bytes.count) }
    }
    return PixelImage(
      width: size.width, height: size.height, bytesPerRow: 4 * size.width,
      isOpaque: colors.allSatisfy { $0 >> 24 == 255 }, owning: memory)
  }
}
