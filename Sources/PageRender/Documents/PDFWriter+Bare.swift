internal import LayoutEngine

extension PDFWriter {
  /// Draws scenes on cairo's PDF surface and nothing more, for timing: no structure, no links, glyphs without their text, and no
  /// finishing pass.
  ///
  /// - Returns: How many bytes that makes.
  package static func drawBare(_ scenes: [Scene]) throws -> Int {
    let text = try TextEngine(catalog: FontCatalog())
    let surface = try PDFSurface()
    let drawing = VectorDrawing(isPDF: false)
    for scene in scenes {
      try surface.addPage(size(of: scene), drawing: drawing) { context in
        try ScenePainter(text: text).paint(scene, in: context)
      }
      drawing.endPage()
    }
    return try surface.finish().count
  }
}

extension Scene {
  /// The scene with glyphs that stand for no text.
  package var withoutTexts: Scene {
    var scene = self
    scene.items = scene.items.map(\.withoutTexts)
    return scene
  }
}

extension SceneItem {
  fileprivate var withoutTexts: SceneItem {
    var item = self
    switch kind {
    case .glyphs(var run):
      run.text = ""
      for index in run.glyphs.indices { run.glyphs[index].cluster = 0 }
      item.kind = .glyphs(run)
    case .clip(let shape, let items): item.kind = .clip(shape, items.map(\.withoutTexts))
    case .group(let opacity, let items): item.kind = .group(opacity: opacity, items.map(\.withoutTexts))
    case .transform(let transform, let items):
      item.kind = .transform(transform, items.map(\.withoutTexts))
    case .tagged(let tag, let items): item.kind = .tagged(tag, items.map(\.withoutTexts))
    case .mask(let mask, let items): item.kind = .mask(mask.map(\.withoutTexts), items.map(\.withoutTexts))
    case .shape, .gradient, .stroke, .shadow, .image, .shadowOf: break
    }
    return item
  }
}
