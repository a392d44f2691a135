@preconcurrency internal import Glibc
internal import LayoutEngine
internal import PageDrawing
internal import PageLayout

/// What lies behind texts: fills, gradients and pictures, one over the other.
///
/// Where all that lies behind a text is even, one place is looked at. Of gradients it is a grid of places, and the worst of
/// them counts; of pictures, and of areas that end below the text, a finer grid, and the contrast that nine tenths of the
/// places have. Lines thinner than 2 points, shadows and other texts are no ground. Colours are mixed as they are drawn,
/// component by component; groups that are translucent as a whole are taken apart.
final class GroundReading {
  private let page: DrawnPage
  /// Of the text looked at last: its lines mostly have the same.
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
  /// - Parameter area: Where its ink is, in points.
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

  /// Without what is hidden behind something opaque.
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

  /// In ascending order.
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
      guard layer.frame.contains(place), var color = color(of: mark, at: place) else { return below }
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

extension Rect {
  fileprivate func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
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

extension Shape {
  /// Of paths their rectangle counts.
  fileprivate func contains(_ point: Point) -> Bool {
    switch self {
    case .rectangle(let frame): return frame.contains(point)
    case .roundedRectangle(let frame, let radius):
      guard frame.contains(point) else { return false }
      let x = max(frame.minX + radius - point.x, point.x - frame.maxX + radius, 0)
      let y = max(frame.minY + radius - point.y, point.y - frame.maxY + radius, 0)
      return x * x + y * y <= radius * radius
    case .ellipse(let frame):
      guard frame.width > 0, frame.height > 0 else { return false }
      let x = 2 * (point.x - frame.midX) / frame.width
      let y = 2 * (point.y - frame.midY) / frame.height
      return x * x + y * y <= 1
    case .path(let path): return path.bounds.contains(point)
    }
  }
}

extension Gradient {
  fileprivate func color(at point: Point) -> Color {
    guard frame.width > 0, frame.height > 0 else { return stops.last?.color ?? .clear }
    let unit = Point(x: (point.x - frame.minX) / frame.width, y: (point.y - frame.minY) / frame.height)
    switch form {
    case .axial(let from, let to):
      let (dx, dy) = (to.x - from.x, to.y - from.y)
      let length = dx * dx + dy * dy
      guard length > 0 else { return color(at: 1.0) }
      return color(at: ((unit.x - from.x) * dx + (unit.y - from.y) * dy) / length)
    case .radial(let center, let radii):
      guard radii.width != 0, radii.height != 0 else { return color(at: 1.0) }
      return color(at: hypot((unit.x - center.x) / radii.width, (unit.y - center.y) / radii.height))
    case .conic(let center, let towards):
      let own = atan2(unit.y - center.y, unit.x - center.x)
      let first = atan2(towards.y - center.y, towards.x - center.x)
      let part = (own - first) / (2 * .pi)
      return color(at: part - part.rounded(.down))
    }
  }
}

extension SceneImage {
  /// The picture's pixel at a place, or its tint; `nil` where it is not.
  fileprivate func color(at place: Point) -> Color? {
    guard frame.width > 0, frame.height > 0, image.width > 0, image.height > 0 else { return nil }
    var x = (place.x - frame.minX) / frame.width
    var y = (place.y - frame.minY) / frame.height
    if let tile, tile.width > 0, tile.height > 0 {
      x = (place.x - frame.minX) / tile.width
      y = (place.y - frame.minY) / tile.height
      (x, y) = (x - x.rounded(.down), y - y.rounded(.down))
    }
    let part = part ?? Rect(x: 0, y: 0, width: Double(image.width), height: Double(image.height))
    let column = min(max(part.minX + x * part.width, 0), Double(image.width - 1))
    let row = min(max(part.minY + y * part.height, 0), Double(image.height - 1))
    let pixel = image.withRows { $0.pixel(Int(column), Int(row)) }
    let alpha = image.isOpaque ? 1 : Double(pixel >> 24) / 255
    guard alpha > 0 else { return nil }
    if var tint {
      tint.alpha *= alpha
      return tint
    }
    return Color(
      red: Double(pixel >> 16 & 255) / 255 / alpha, green: Double(pixel >> 8 & 255) / 255 / alpha,
      blue: Double(pixel & 255) / 255 / alpha, alpha: alpha)
  }
}
