internal import LayoutEngine

/// Compares a part of the page, stretched, with a part of the artboard.
struct ScaledInk {
  /// How alike they are, -1…1.
  private(set) var score = 0.0
  /// How much more ink the artboard's part has, each measured by its darkest against its ground.
  private(set) var massRatio = 1.0

  private static let mostPoints = 3000

  init(_ pictures: DesignPictures, from own: PixelRectangle, to target: PixelRectangle) {
    let (page, design) = (pictures.page.levels[0], pictures.design.levels[0])
    guard own.width > 1, own.height > 1, target.width > 1, target.height > 1 else { return }
    var step = max(1, target.width * target.height / Self.mostPoints)
    if step > 1, target.width % step == 0 { step += 1 }
    var pairs: [(Double, Double)] = []
    let wide = Double(own.width) / Double(target.width)
    let high = Double(own.height) / Double(target.height)
    for index in stride(from: 0, to: target.width * target.height, by: step) {
      let (x, y) = (index % target.width, index / target.width)
      let value = page.value(
        Double(own.x.lowerBound) + (Double(x) + 0.5) * wide - 0.5,
        Double(own.y.lowerBound) + (Double(y) + 0.5) * high - 0.5)
      let there = design.value(Double(target.x.lowerBound + x), Double(target.y.lowerBound + y))
      pairs.append((value, there))
    }
    score = Self.correlation(pairs)
    let (here, there) = (Self.mass(pairs.map(\.0)), Self.mass(pairs.map(\.1)))
    if here > 0 { massRatio = there / here / (wide * high) }
  }

  private static func correlation(_ pairs: [(Double, Double)]) -> Double {
    let count = Double(pairs.count)
    guard count > 8 else { return 0 }
    let (a, b) = (pairs.reduce(0) { $0 + $1.0 } / count, pairs.reduce(0) { $0 + $1.1 } / count)
    var (aa, bb, ab) = (0.0, 0.0, 0.0)
    for pair in pairs {
      aa += (pair.0 - a) * (pair.0 - a)
      bb += (pair.1 - b) * (pair.1 - b)
      ab += (pair.0 - a) * (pair.1 - b)
    }
    return aa > count && bb > count ? ab / (aa * bb).squareRoot() : 0
  }

  /// The share of the area that ink covers.
  private static func mass(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    guard let low = sorted.first, let high = sorted.last, high - low > 8 else { return 0 }
    let middle = sorted[sorted.count / 2]
    let isDark = middle - low > high - middle
    let ground = isDark ? sorted[sorted.count * 9 / 10] : sorted[sorted.count / 10]
    let ink = isDark ? low : high
    guard abs(ink - ground) > 4 else { return 0 }
    let sum = values.reduce(0) { $0 + min(max(($1 - ground) / (ink - ground), 0), 1) }
    return sum / Double(values.count)
  }
}

extension Lightness {
  /// Between pixels, bilinear; beyond the edges what is at them.
  func value(_ x: Double, _ y: Double) -> Double {
    let (column, row) = (min(max(x, 0), Double(width - 1)), min(max(y, 0), Double(height - 1)))
    let (left, top) = (Int(column), Int(row))
    let (right, bottom) = (min(left + 1, width - 1), min(top + 1, height - 1))
    let (fx, fy) = (column - Double(left), row - Double(top))
    func at(_ x: Int, _ y: Int) -> Double { Double(values[y * width + x]) }
    return (at(left, top) * (1 - fx) + at(right, top) * fx) * (1 - fy)
      + (at(left, bottom) * (1 - fx) + at(right, bottom) * fx) * fy
  }
}

/// Finds the size of a text that breaks into other lines in the artboard: by the beginning, middle or end of its first line.
struct LineScale {
  /// Times the page's size; `nil` where no size shows the same letters, or the same size does.
  private(set) var times: Double?

  private static let leastScore = 0.8

  init(_ pictures: DesignPictures, _ element: DesignElement, own: PixelRectangle, target: PixelRectangle) {
    guard let line = element.lines.first else { return }
    let first = pictures.pixels(line, beyond: 0)
    guard first.width > 8, first.height > 3 else { return }
    var best: (times: Double, score: Double) = (1, 0)
    for percent in stride(from: 70, through: 145, by: 2) {
      let times = Double(percent) / 100
      for part in Self.parts(of: first, anchoredIn: own, to: target, times) {
        let area = PixelSize(width: pictures.design.image.width, height: pictures.design.image.height)
        guard part.to.clipped(to: area) == part.to else { continue }
        for y in -1...1 {
          for x in -1...1 {
            let score = ScaledInk(pictures, from: part.from, to: part.to.moved(x: x, y: y)).score
            if score > best.score { best = (times, score) }
          }
        }
      }
    }
    if best.score >= Self.leastScore, abs(best.times - 1) > 0.035 { times = best.times }
  }

  /// The first two fifths of the line at the left edge, and the last at the right edge.
  private static func parts(
    of line: PixelRectangle, anchoredIn own: PixelRectangle, to target: PixelRectangle, _ times: Double
  ) -> [(from: PixelRectangle, to: PixelRectangle)] {
    let width = max(8, line.width * 2 / 5)
    func scaled(_ value: Int) -> Int { Int((Double(value) * times).rounded()) }
    let top = target.y.lowerBound + scaled(line.y.lowerBound - own.y.lowerBound)
    let rows = top..<top + max(scaled(line.height), 2)
    let left = target.x.lowerBound + scaled(line.x.lowerBound - own.x.lowerBound)
    let right = target.x.upperBound - scaled(own.x.upperBound - line.x.upperBound)
    return [
      (
        PixelRectangle(x: line.x.lowerBound..<line.x.lowerBound + width, y: line.y),
        PixelRectangle(x: left..<left + scaled(width), y: rows)
      ),
      (
        PixelRectangle(x: line.x.upperBound - width..<line.x.upperBound, y: line.y),
        PixelRectangle(x: right - scaled(width)..<right, y: rows)
      ),
    ]
  }
}
