internal import LayoutEngine
internal import PageDrawing

/// Finds the point size of a text that wraps differently in the artboard, by the beginning or the end of its
/// first line.
struct LineScale {
  /// The artboard's size relative to the page's; `nil` if no size shows the same letters, or if the sizes are
  /// equal.
  private(set) var times: Double?

  private static let leastScore = 0.8
  /// The sizes that are tried, in percent of the page's size.
  private static let percentages = stride(from: 70, through: 145, by: 2)
  /// The number of best sizes that are compared closely.
  private static let candidates = 6

  private typealias Part = (from: PixelRectangle, to: PixelRectangle)

  init(_ pictures: DesignPictures, _ element: DesignElement, own: PixelRectangle, target: PixelRectangle) {
    guard let line = element.lines.first else { return }
    let first = pictures.pixels(line)
    guard first.width > 8, first.height > 3 else { return }
    let size = pictures.design.levels[0].size
    var tried: [(times: Double, part: Part, score: Double)] = []
    for percent in Self.percentages {
      let times = Double(percent) / 100
      for part in Self.parts(of: first, anchoredIn: own, to: target, times)
      where part.to.clipped(to: size) == part.to {
        let score = ScaledInk(pictures, from: part.from, to: part.to, most: 300).score
        tried.append((times, part, score))
      }
    }
    var best: (times: Double, score: Double) = (1, 0)
    for (times, part, _) in tried.sorted(by: { $0.score > $1.score }).prefix(Self.candidates) {
      for y in -1...1 {
        for x in -1...1 {
          let score = ScaledInk(pictures, from: part.from, to: part.to.moved(x: x, y: y), most: 1500).score
          if score > best.score { best = (times, score) }
        }
      }
    }
    if best.score >= Self.leastScore, abs(best.times - 1) > 0.035 { times = best.times }
  }

  /// The first two fifths of the line, scaled at the left edge, and its last two fifths, scaled at the right
  /// edge.
  private static func parts(
    of line: PixelRectangle, anchoredIn own: PixelRectangle, to target: PixelRectangle, _ times: Double
  ) -> [Part] {
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
