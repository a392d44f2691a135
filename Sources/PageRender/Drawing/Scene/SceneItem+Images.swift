extension [SceneItem] {
  /// The pictures of all items, in the order of drawing.
  package var images: [PixelImage] { flatMap(\.kind.images) }
}

extension SceneItem.Kind {
  fileprivate var images: [PixelImage] {
    switch self {
    case .image(let drawn): [drawn.image]
    case .clip(_, let items), .group(_, let items), .transform(_, let items), .tagged(_, let items),
      .shadowOf(let items, _), .filtered(_, let items):
      items.images
    case .mask(let stencil, let items): stencil.images + items.images
    case .shape, .stroke, .gradient, .shadow, .glyphs, .backdrop: []
    }
  }
}
