internal import LayoutEngine

extension Scene {
  /// True if the whole picture has one colour: nothing but areas of that colour is drawn, or one covers the rest.
  package var isOneColor: Bool {
    var color = background
    var isOne = true
    Self.forEachDrawing(items) { kind in
      guard case .shape(let shape, let fill) = kind else { return isOne = false }
      guard fill.alpha > 0 else { return }
      if fill.alpha >= 1, covers(shape) {
        (color, isOne) = (fill, true)
      } else if fill != color {
        isOne = false
      }
    }
    return isOne
  }

  private func covers(_ shape: Shape) -> Bool {
    guard case .rectangle(let rect) = shape else { return false }
    return rect.minX <= 0 && rect.minY <= 0 && rect.maxX >= size.width && rect.maxY >= size.height
  }

  /// Calls `body` for each operation that draws, back to front, as if nothing were clipped.
  private static func forEachDrawing(_ items: [SceneItem], _ body: (SceneItem.Kind) -> Void) {
    for item in items {
      switch item.kind {
      case .clip(_, let inner), .tagged(_, let inner): forEachDrawing(inner, body)
      case .group(let opacity, let inner): if opacity > 0 { forEachDrawing(inner, body) }
      case .glyphs(let glyphs): if !glyphs.glyphs.isEmpty, glyphs.color.alpha > 0 { body(item.kind) }
      case .transform(_, let inner): forEachDrawing(inner, body)
      // What lies below has one colour, or the picture has several.
      case .backdrop: break
      default: body(item.kind)
      }
    }
  }
}
