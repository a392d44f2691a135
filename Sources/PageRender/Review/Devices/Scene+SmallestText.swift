internal import LayoutEngine
internal import PageDrawing

extension Scene {
  /// The font size of the smallest text in the scene, in points after its transforms; `nil` without text.
  var smallestText: Double? { Self.smallestText(items, scale: 1) }

  private static func smallestText(_ items: [SceneItem], scale: Double) -> Double? {
    items.lazy.compactMap { item -> Double? in
      switch item.kind {
      case .glyphs(let glyphs): glyphs.fontSize * scale
      case .transform(let transform, let inner):
        smallestText(
          inner, scale: scale * abs(transform.a * transform.d - transform.b * transform.c).squareRoot())
      case .clip(_, let inner), .group(_, let inner), .tagged(_, let inner), .mask(let inner, _),
        .filtered(_, let inner):
        smallestText(inner, scale: scale)
      case .shape, .gradient, .stroke, .shadow, .shadowOf, .image, .backdrop: nil
      }
    }.min()
  }
}
