internal import Glibc
internal import LayoutEngine
internal import PageDrawing

/// The pixels in which an artboard differs from the page, except for antialiased edges.
struct DifferenceMap {
  let width: Int
  let height: Int
  private var isDifferent: [Bool]

  /// The background colours of both pictures; pixels that show the two backgrounds are no difference.
  struct Grounds {
    var page: SampledColor
    var design: SampledColor
  }

  /// - Parameter reach: The largest shift of an antialiased edge that counts as equal, in pixels.
  init(page: PixelImage, design: PixelImage, grounds: Grounds, tolerance: Int, reach: Int) {
    (width, height) = (page.width, page.height)
    var found = [Bool](repeating: false, count: page.width * page.height)
    let size = PixelSize(width: width, height: height)
    page.withRows { own in
      design.withRows { other in
        let judge = Judge(
          own: own, other: other, size: size, grounds: grounds, tolerance: tolerance, reach: reach)
        for y in 0..<size.height where memcmp(own.row(y), other.row(y), 4 * size.width) != 0 {
          for x in 0..<size.width where judge.isDifferent(x, y) { found[y * size.width + x] = true }
        }
      }
    }
    isDifferent = found
  }

  /// True if a pixel differs; false outside of the pictures.
  subscript(x: Int, y: Int) -> Bool {
    x >= 0 && y >= 0 && x < width && y < height && isDifferent[y * width + x]
  }

  /// Returns true if any pixel of an area differs.
  func differs(in area: PixelRectangle) -> Bool {
    let area = area.clipped(to: PixelSize(width: width, height: height))
    return area.y.contains { y in
      isDifferent[y * width + area.x.lowerBound..<y * width + area.x.upperBound].contains(true)
    }
  }

  /// Marks the differences in an area as explained, except in the `kept` rectangles.
  mutating func clear(_ area: PixelRectangle, keeping kept: [PixelRectangle] = []) {
    let area = area.clipped(to: PixelSize(width: width, height: height))
    for y in area.y {
      for x in area.x where isDifferent[y * width + x] && !kept.contains(where: { $0.contains(x, y) }) {
        isDifferent[y * width + x] = false
      }
    }
  }

  /// Groups differing pixels that are near each other, through adjacent squares of a grid; in the order of
  /// reading.
  func components(side: Int) -> [Component] {
    let (columns, rows) = (width / side + 3, height / side + 3)
    var cells = [Component?](repeating: nil, count: columns * rows)
    for y in 0..<height {
      for x in 0..<width where isDifferent[y * width + x] {
        let cell = (y / side + 1) * columns + x / side + 1
        let pixel = Component(bounds: PixelRectangle(x: x..<x + 1, y: y..<y + 1), count: 1)
        cells[cell] = cells[cell]?.joined(pixel) ?? pixel
      }
    }
    let around = [-columns - 1, -columns, -columns + 1, -1, 1, columns - 1, columns, columns + 1]
    var components: [Component] = []
    for start in cells.indices {
      guard var component = cells[start] else { continue }
      cells[start] = nil
      var pending = [start]
      while let place = pending.popLast() {
        for neighbour in around.map({ place + $0 }) {
          guard let cell = cells[neighbour] else { continue }
          component = component.joined(cell)
          cells[neighbour] = nil
          pending.append(neighbour)
        }
      }
      components.append(component)
    }
    return components
  }

  struct Component {
    var bounds: PixelRectangle
    var count: Int

    func joined(_ other: Component) -> Component {
      Component(bounds: bounds.union(other.bounds), count: count + other.count)
    }
  }
}

extension DifferenceMap {
  private struct Judge {
    let own: PixelRows
    let other: PixelRows
    let size: PixelSize
    let grounds: Grounds
    let tolerance: Int
    let reach: Int

    func isDifferent(_ x: Int, _ y: Int) -> Bool {
      let (a, b) = (own.pixel(x, y), other.pixel(x, y))
      guard a != b else { return false }
      let (here, there) = (SampledColor(a), SampledColor(b))
      guard here.distance(to: there) > tolerance else { return false }
      if here.distance(to: grounds.page) <= tolerance, there.distance(to: grounds.design) <= tolerance {
        return false
      }
      return !isNear(there, in: own, x, y) || !isNear(here, in: other, x, y)
    }

    /// Returns true if a pixel nearby has about the colour, as edges have with other antialiasing.
    private func isNear(_ color: SampledColor, in rows: PixelRows, _ x: Int, _ y: Int) -> Bool {
      for row in max(y - reach, 0)...min(y + reach, size.height - 1) {
        for column in max(x - reach, 0)...min(x + reach, size.width - 1)
        where SampledColor(rows.pixel(column, row)).distance(to: color) <= 2 * tolerance {
          return true
        }
      }
      return false
    }
  }
}
