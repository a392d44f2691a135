internal import LayoutEngine
internal import PageDrawing

/// Measures of a text's pixels that depend on its font, whatever its words: the height of its letters and the
/// thickness of its strokes.
///
/// On the system font at 13 to 22 pt and 2 pixels per point, the thickness varies by 3 % with the words. It
/// grows by 22, 18 and 15 % from regular to medium, semibold and bold.
struct TextInk {
  let lineCount: Int
  /// The cap height, from the tops of capitals or ascenders to the baseline, in pixels; the mean of the
  /// lines.
  let capHeight: Double
  /// The x-height, from the tops of lowercase letters to the baseline, in pixels; the mean of the lines.
  let xHeight: Double
  /// The thickness of strokes, in pixels: twice the ink's area divided by the length of its outline.
  let thickness: Double
  /// The length of the ink's outline, in pixels.
  let outline: Double

  /// Measures the text in an area; `nil` without lines of text on an even background.
  init?(_ picture: Lightness, in area: PixelRectangle) {
    let area = area.grown(by: 2).clipped(to: picture.size)
    guard area.width > 4, area.height > 4, let coverage = Coverage(picture, in: area) else { return nil }
    let lines = coverage.lines.compactMap { coverage.heights(of: $0) }
    guard !lines.isEmpty else { return nil }
    lineCount = lines.count
    capHeight = lines.reduce(0) { $0 + $1.cap } / Double(lines.count)
    xHeight = lines.reduce(0) { $0 + $1.x } / Double(lines.count)
    outline = coverage.outline
    guard outline > 0 else { return nil }
    thickness = 2 * coverage.area / outline
  }

  /// Returns the size of another text relative to this one; `nil` if cap height and x-height disagree.
  func growth(to other: TextInk) -> Double? {
    let (cap, x) = (other.capHeight / capHeight, other.xHeight / xHeight)
    guard cap.isFinite, x.isFinite, abs(cap / x - 1) < Self.agreement else { return nil }
    return (other.capHeight + other.xHeight) / (capHeight + xHeight)
  }

  private static let agreement = 0.12

  /// The share of each pixel that ink covers, 0…1.
  private struct Coverage {
    let width: Int
    let height: Int
    private var values: [Double] = []
    /// The sum of the pixels' coverage in each row.
    private var profile: [Double] = []
    private(set) var area = 0.0
    private(set) var outline = 0.0

    /// The coverage below which a pixel is noise of the background.
    private static let least = 0.08
    /// The least share of pixels along the area's edge that have to be background.
    private static let leastGround = 0.8

    init?(_ picture: Lightness, in area: PixelRectangle) {
      (width, height) = (area.width, area.height)
      var counts = [Int](repeating: 0, count: 256)
      func value(_ x: Int, _ y: Int) -> Int { Int(picture.values[y * picture.width + x]) }
      for x in area.x { for y in [area.y.lowerBound, area.y.upperBound - 1] { counts[value(x, y)] += 1 } }
      for y in area.y { for x in [area.x.lowerBound, area.x.upperBound - 1] { counts[value(x, y)] += 1 } }
      guard let ground = counts.indices.max(by: { (counts[$0], -$0) < (counts[$1], -$1) }) else { return nil }
      let same = counts[max(ground - 6, 0)...min(ground + 6, 255)].reduce(0, +)
      guard Double(same) >= Self.leastGround * Double(counts.reduce(0, +)) else { return nil }
      let (low, high) = area.y.reduce((255, 0)) { found, y in
        area.x.reduce(found) { (min($0.0, value($1, y)), max($0.1, value($1, y))) }
      }
      let ink = ground - low > high - ground ? low - ground : high - ground
      guard abs(ink) >= 16 else { return nil }
      for y in area.y {
        var row = 0.0
        for x in area.x {
          let share = min(max(Double(value(x, y) - ground) / Double(ink), 0), 1)
          values.append(share < Self.least ? 0 : share)
          row += values[values.count - 1]
        }
        profile.append(row)
      }
      self.area = profile.reduce(0, +)
      measureOutline()
    }

    /// Sums up the magnitudes of the coverage's gradient, which gives the length of the ink's outline.
    private mutating func measureOutline() {
      for y in 0..<height - 1 {
        for x in 0..<width - 1 {
          let place = y * width + x
          let (across, down) = (values[place + 1] - values[place], values[place + width] - values[place])
          if across != 0 || down != 0 { outline += (across * across + down * down).squareRoot() }
        }
      }
    }

    /// The rows of each line, without separate rows such as those of accents.
    var lines: [Range<Int>] {
      var lines: [Range<Int>] = []
      var start: Int?
      for y in 0...height {
        let isInk = y < height && profile[y] > 0.5
        if isInk, start == nil { start = y }
        if !isInk, let first = start {
          lines.append(first..<y)
          start = nil
        }
      }
      let highest = lines.map(\.count).max() ?? 0
      return lines.filter { $0.count * 2 > highest && $0.count > 3 }
    }

    /// Returns a line's cap height and x-height above the baseline, in pixels; `nil` if its rows show no
    /// baseline.
    func heights(of line: Range<Int>) -> (cap: Double, x: Double)? {
      func row(_ y: Int) -> Double { line.contains(y) ? profile[y] : 0 }
      let ends = line.map { (y: $0 + 1, step: row($0) - row($0 + 1)) }
      guard let end = ends.max(by: { $0.step < $1.step }) else { return nil }
      let starts = (line.lowerBound...max(line.lowerBound, end.y - 1)).map {
        (y: $0, step: row($0) - row($0 - 1))
      }
      guard let start = starts.max(by: { $0.step < $1.step }), start.y < end.y else { return nil }
      /// Returns the fractional row of an antialiased step: the centroid of the step over three rows.
      func place(_ y: Int, _ step: (Int) -> Double) -> Double {
        let steps = (y - 1...y + 1).map { (y: Double($0), size: max(step($0), 0)) }
        let sum = steps.reduce(0) { $0 + $1.size }
        return sum > 0 ? steps.reduce(0) { $0 + $1.y * $1.size } / sum : Double(y)
      }
      let base = place(end.y) { row($0 - 1) - row($0) }
      let top = place(start.y) { row($0) - row($0 - 1) }
      let first = row(line.lowerBound), next = row(line.lowerBound + 1)
      let highest = Double(line.lowerBound) + (next > first ? 1 - first / next : 0)
      return base > top ? (base - highest, base - top) : nil
    }
  }
}
