internal import LayoutEngine
internal import PageDrawing

/// Finds a part of one picture in another by comparing it at shifts, from the coarsest level to the finest.
struct InkMatching {
  let page: ComparedPicture
  let design: ComparedPicture
  /// The number of pixels per point at the finest level.
  let scale: Double
  /// The artboard's size minus the screen's, in points, by which the search reaches further.
  let excess: Size

  /// The largest shift that is searched, in points.
  static let reach = 40.0
  /// The number of shifts at the coarsest level that are refined at finer levels.
  private static let candidates = 6
  /// The score subtracted for each point of distance, so that the nearest of several equal matches wins.
  private static let distanceCost = 0.0008

  /// The shift at which a part of the page was found in the artboard.
  struct Match {
    /// The shift from the page to the artboard, in fractional pixels of the finest level.
    var x: Double
    var y: Double
    /// The correlation; 1 for equal shapes.
    var score: Double

    /// The shift, rounded to whole pixels.
    var shift: (x: Int, y: Int) { (Int(x.rounded()), Int(y.rounded())) }
  }

  /// Returns the best match of an area of the page; `nil` if the area is blank or is not found.
  ///
  /// - Parameters:
  ///   - area: The area, in pixels of the finest level.
  ///   - hints: The shifts at which other elements were found.
  ///   - share: The approximate share of the area that is not left out.
  ///   - isLeftOut: Returns true for a pixel of the finest level that belongs to another element.
  func match(
    _ area: PixelRectangle, hints: [(x: Int, y: Int)] = [], share: Double = 1,
    leavingOut isLeftOut: @escaping (Int, Int) -> Bool = { _, _ in false }
  ) -> Match? {
    let last = min(page.levels.count, design.levels.count) - 1
    guard last >= 0 else { return nil }
    let templates = (0...last).map { level in
      let factor = 1 << level
      let scaled = PixelRectangle(
        x: area.x.lowerBound / factor..<(area.x.upperBound + factor - 1) / factor,
        y: area.y.lowerBound / factor..<(area.y.upperBound + factor - 1) / factor)
      return InkTemplate(page.levels[level], in: scaled, share: share) { isLeftOut($0 * factor, $1 * factor) }
    }
    guard templates[0].isVisible else { return nil }
    var found: [Match] = []
    for place in starts(templates[last], level: last) {
      var (x, y) = place
      for level in stride(from: last - 1, through: 0, by: -1) {
        let finer = templates[level].bestPlace(
          in: design.levels[level], around: (2 * x, 2 * y), reach: (2, 2))
        guard let finer else { break }
        (x, y) = (finer.x, finer.y)
      }
      if let match = refined(templates[0], at: (x, y)) { found.append(match) }
    }
    for hint in hints + [(0, 0)] {
      if let match = match(templates[0], near: hint, reach: (1, 1)) { found.append(match) }
    }
    return found.max { worth($0) < worth($1) }
  }

  /// Returns the best match near a shift, at the finest level.
  func match(
    _ template: InkTemplate, near place: (x: Int, y: Int), reach: (x: Int, y: Int)
  ) -> Match? {
    template.bestPlace(in: design.levels[0], around: place, reach: reach).flatMap {
      refined(template, at: ($0.x, $0.y))
    }
  }

  private func worth(_ match: Match) -> Double {
    match.score - Self.distanceCost * (match.x * match.x + match.y * match.y).squareRoot() / scale
  }

  /// Returns the shifts with the highest scores at the coarsest level, in its pixels.
  private func starts(_ template: InkTemplate, level: Int) -> [(x: Int, y: Int)] {
    let pixelsPerPoint = scale / Double(1 << level)
    func range(_ low: Double, _ high: Double) -> ClosedRange<Int> {
      let start = Int(((low - Self.reach) * pixelsPerPoint).rounded(.down))
      return start...max(start, Int(((high + Self.reach) * pixelsPerPoint).rounded(.up)))
    }
    let columns = range(-abs(excess.width) / 2, abs(excess.width) / 2)
    let rows = range(min(excess.height, 0), max(excess.height, 0))
    var scores: [(x: Int, y: Int, worth: Double)] = []
    scores.reserveCapacity(columns.count * rows.count)
    for y in rows {
      for x in columns {
        guard let score = template.score(in: design.levels[level], x: x, y: y) else { continue }
        let distance = Double(x * x + y * y).squareRoot() / pixelsPerPoint
        scores.append((x, y, score - Self.distanceCost * distance))
      }
    }
    var starts: [(x: Int, y: Int)] = []
    while starts.count < Self.candidates, let best = scores.indices.max(by: { worse($0, $1) }) {
      let (x, y) = (scores[best].x, scores[best].y)
      starts.append((x, y))
      scores.removeAll { abs($0.x - x) <= 1 && abs($0.y - y) <= 1 }
    }
    return starts

    /// Returns true if shift `a` is worse than `b`; of equal scores, the later shift is worse.
    func worse(_ a: Int, _ b: Int) -> Bool { (scores[a].worth, -a) < (scores[b].worth, -b) }
  }

  /// Refines a shift to a fraction of a pixel: the vertex of a parabola through the neighbouring scores.
  private func refined(_ template: InkTemplate, at place: (x: Int, y: Int)) -> Match? {
    func score(_ x: Int, _ y: Int) -> Double? {
      template.score(in: design.levels[0], x: place.x + x, y: place.y + y)
    }
    guard let middle = score(0, 0) else { return nil }
    func top(_ before: Double?, _ after: Double?) -> Double {
      guard middle < 0.9995, let before, let after, before + after < 2 * middle else { return 0 }
      return min(max((before - after) / (2 * (before + after - 2 * middle)), -0.5), 0.5)
    }
    return Match(
      x: Double(place.x) + top(score(-1, 0), score(1, 0)),
      y: Double(place.y) + top(score(0, -1), score(0, 1)), score: middle)
  }
}

extension InkTemplate {
  /// Returns the shift near `place` with the highest score; `nil` if too few points are inside the picture at
  /// every shift.
  func bestPlace(
    in picture: Lightness, around place: (x: Int, y: Int), reach: (x: Int, y: Int)
  ) -> (x: Int, y: Int, score: Double)? {
    var best: (x: Int, y: Int, score: Double)?
    for y in place.y - reach.y...place.y + reach.y {
      for x in place.x - reach.x...place.x + reach.x {
        guard let score = score(in: picture, x: x, y: y) else { continue }
        if best.map({ score > $0.score }) ?? true { best = (x, y, score) }
      }
    }
    return best
  }
}
