internal import LayoutEngine
internal import PageDrawing
internal import PageLayout

/// Reads the backgrounds of texts: fills, gradients and pictures, one over the other.
///
/// An even background is sampled at one point. Gradients are sampled at a grid of points, of which the worst
/// counts. Pictures, and layers that end below the text, are sampled at a finer grid, of which the lowest
/// tenth is ignored. Lines thinner than 2 points, shadows and other texts are no background. Colours are
/// mixed as they are drawn, component by component; each item of a translucent group is mixed separately.
/// Below glass over content that scrolls may lie anything: black and white count too.
final class GroundReading {
  private let page: DrawnPage

  private struct Layer {
    var mark: Int
    var frame: Rect
  }

  init(_ page: DrawnPage) {
    self.page = page
  }

  /// Returns the contrast ratio between a text's colour and the layers below a mark.
  ///
  /// - Parameter area: The bounds of the text's ink, in points.
  func contrast(of color: Color, over area: Rect, below mark: Int) -> Double {
    let layers = layers.filter { $0.mark < mark && $0.frame.intersection(area) != nil }
    let shown = contrast(of: color, over: area, layers, page.solved.scene.background)
    guard let pane = page.panes.last(where: { $0.mark <= mark && $0.frame.covers(area) }),
      page.scrolls(below: pane, at: area)
    else { return shown }
    let above = layers.filter { $0.mark >= pane.mark }
    return min(
      shown, contrast(of: color, over: area, above, .white), contrast(of: color, over: area, above, .black))
  }

  private func contrast(of color: Color, over area: Rect, _ layers: [Layer], _ base: Color) -> Double {
    let needed = needed(of: layers, over: area)
    switch grain(of: needed, over: area) {
    case .even:
      let ground = ground(at: Point(x: area.midX, y: area.midY), needed, base)
      return color.over(ground).contrast(to: ground)
    case .smooth: return contrasts(color, area, needed, base, columns: 5, rows: 3)[0]
    case .rough:
      let sorted = contrasts(color, area, needed, base, columns: 24, rows: 8)
      return sorted[sorted.count / 10]
    }
  }

  // MARK: Layers

  /// All layers of the page that can be a background, from back to front.
  private lazy var layers: [Layer] = page.marks.indices.compactMap { index -> Layer? in
    let mark = page.marks[index]
    guard let visible = mark.visible, mark.isNoticed else { return nil }
    switch mark.kind {
    case .fill, .gradient, .image: break
    case .glyphs, .line: return nil
    }
    return min(visible.width, visible.height) > 2 ? Layer(mark: index, frame: visible) : nil
  }

  /// Returns the layers from the topmost one that covers the area opaquely; all layers if there is no such
  /// cover.
  private func needed(of layers: [Layer], over area: Rect) -> [Layer] {
    let start = layers.lastIndex { page.marks[$0.mark].cover?.covers(area) == true } ?? 0
    return Array(layers[start...])
  }

  private enum Grain { case even, smooth, rough }

  private func grain(of layers: [Layer], over area: Rect) -> Grain {
    var grain = Grain.even
    for layer in layers {
      switch page.marks[layer.mark].kind {
      case .image: return .rough
      case .gradient: grain = .smooth
      default: break
      }
      if !layer.frame.covers(area.inset(by: 1)) { return .rough }
    }
    return grain
  }

  // MARK: Places

  /// Returns the contrast ratios at a grid of points, in ascending order.
  private func contrasts(
    _ color: Color, _ area: Rect, _ layers: [Layer], _ base: Color, columns: Int, rows: Int
  ) -> [Double] {
    var found: [Double] = []
    for row in 0..<rows {
      for column in 0..<columns {
        let place = Point(
          x: area.minX + area.width * (Double(column) + 0.5) / Double(columns),
          y: area.minY + area.height * (Double(row) + 0.5) / Double(rows))
        let ground = ground(at: place, layers, base)
        found.append(color.over(ground).contrast(to: ground))
      }
    }
    return found.sorted()
  }

  private func ground(at place: Point, _ layers: [Layer], _ base: Color) -> Color {
    layers.reduce(base) { below, layer in
      let mark = page.marks[layer.mark]
      guard layer.frame.holds(place), var color = color(of: mark, at: place) else { return below }
      color.alpha *= mark.opacity
      return color.over(below)
    }
  }

  /// Returns the mark's colour at a point; `nil` if the mark does not paint the point.
  private func color(of mark: DrawnPage.Mark, at place: Point) -> Color? {
    switch mark.kind {
    case .fill(let shape, let color):
      return shape.contains(place.moved(from: mark.ink, to: shape.bounds)) ? color : nil
    case .gradient(let shape, let gradient):
      let place = place.moved(from: mark.ink, to: shape.bounds)
      return shape.contains(place) ? gradient.color(at: place) : nil
    case .image(let image): return image.color(at: place.moved(from: mark.ink, to: image.frame))
    case .glyphs, .line: return nil
    }
  }
}

extension Point {
  /// Returns the point at the same relative position in `other` as this one has in `own`. Ignores rotation.
  fileprivate func moved(from own: Rect, to other: Rect) -> Point {
    guard own != other else { return self }
    return Point(
      x: other.minX + (x - own.minX) / own.width * other.width,
      y: other.minY + (y - own.minY) / own.height * other.height)
  }
}
