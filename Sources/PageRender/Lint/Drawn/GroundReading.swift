internal import LayoutEngine
internal import PageDrawing
internal import PageLayout

/// Reads the grounds of texts: fills, gradients and pictures, one over the other.
///
/// Where all that lies behind a text is even, one place is looked at. Of gradients it is a grid of places, and the worst of
/// them counts; of pictures, and of areas that end below the text, a finer grid, and the contrast that nine tenths of the
/// places have. Lines thinner than 2 points, shadows and other texts are no ground. Colours are mixed as they are drawn,
/// component by component; groups that are translucent as a whole are taken apart.
final class GroundReading {
  private let page: DrawnPage
  /// The cached layers below the text of the last query, as the lines of a text mostly share theirs.
  private var current: (view: Int, layers: [Layer])?

  private struct Layer {
    var mark: Int
    var frame: Rect
  }

  init(_ page: DrawnPage) {
    self.page = page
  }

  /// The contrast that a text's colour has to what lies below a mark.
  ///
  /// - Parameter area: The bounds of the text's ink, in points.
  func contrast(of color: Color, over area: Rect, below mark: Int, view: Int) -> Double {
    let layers = layers(below: mark, view: view).filter {
      $0.mark < mark && $0.frame.intersection(area) != nil
    }
    let needed = needed(of: layers, over: area)
    switch grain(of: needed, over: area) {
    case .even:
      let ground = ground(at: Point(x: area.midX, y: area.midY), needed)
      return color.over(ground).contrast(to: ground)
    case .smooth: return contrasts(color, area, needed, columns: 5, rows: 3).first ?? 21
    case .rough:
      let sorted = contrasts(color, area, needed, columns: 24, rows: 8)
      return sorted.isEmpty ? 21 : sorted[sorted.count / 10]
    }
  }

  // MARK: Layers

  /// All that can be behind a view's text, from back to front.
  private func layers(below mark: Int, view: Int) -> [Layer] {
    if let current, current.view == view { return current.layers }
    let layers = page.marks.indices.compactMap { index -> Layer? in
      let mark = page.marks[index]
      guard let visible = mark.visible, mark.isNoticed else { return nil }
      switch mark.kind {
      case .fill, .gradient, .image: break
      case .glyphs, .line: return nil
      }
      return min(visible.width, visible.height) > 2 ? Layer(mark: index, frame: visible) : nil
    }
    current = (view, layers)
    return layers
  }

  /// Returns the layers from the topmost opaque cover of the area on; all without one.
  private func needed(of layers: [Layer], over area: Rect) -> [Layer] {
    let start = layers.lastIndex { page.marks[$0.mark].cover?.covers(area) == true } ?? 0
    return Array(layers[start...])
  }

  private enum Grain {
    case even, smooth, rough
  }

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

  /// Returns the contrasts at a grid of places, in ascending order.
  private func contrasts(_ color: Color, _ area: Rect, _ layers: [Layer], columns: Int, rows: Int) -> [Double]
  {
    var found: [Double] = []
    for row in 0..<rows {
      for column in 0..<columns {
        let place = Point(
          x: area.minX + area.width * (Double(column) + 0.5) / Double(columns),
          y: area.minY + area.height * (Double(row) + 0.5) / Double(rows))
        let ground = ground(at: place, layers)
        found.append(color.over(ground).contrast(to: ground))
      }
    }
    return found.sorted()
  }

  private func ground(at place: Point, _ layers: [Layer]) -> Color {
    layers.reduce(page.solved.scene.background) { below, layer in
      let mark = page.marks[layer.mark]
      guard layer.frame.holds(place), var color = color(of: mark, at: place) else { return below }
      color.alpha *= mark.opacity
      return color.over(below)
    }
  }

  /// `nil` where the mark leaves the place free.
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
  /// The point that is as far along one rectangle as this one is along another: what turns neither.
  fileprivate func moved(from own: Rect, to other: Rect) -> Point {
    guard own != other, own.width > 0, own.height > 0 else { return self }
    return Point(
      x: other.minX + (x - own.minX) / own.width * other.width,
      y: other.minY + (y - own.minY) / own.height * other.height)
  }
}
