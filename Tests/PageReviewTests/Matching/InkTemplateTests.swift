import LayoutEngine
import Testing

@testable import PageDrawing
@testable import PageReview

/// The correlation of a part of a picture with another picture.
struct InkTemplateTests {
  /// The correlation coefficient of the textbook, and the slope of a line through the pairs.
  private func correlation(_ pairs: [(Double, Double)]) -> (score: Double, slope: Double) {
    let count = Double(pairs.count)
    let (a, b) = (pairs.reduce(0) { $0 + $1.0 } / count, pairs.reduce(0) { $0 + $1.1 } / count)
    let own = pairs.reduce(0) { $0 + ($1.0 - a) * ($1.0 - a) }
    let other = pairs.reduce(0) { $0 + ($1.1 - b) * ($1.1 - b) }
    let both = pairs.reduce(0) { $0 + ($1.0 - a) * ($1.1 - b) }
    return (both / (own * other).squareRoot(), both / own)
  }

  private func picture(_ levels: [[Int]]) throws -> Lightness {
    try Painted.lightness(levels[0].count, levels.count) { levels[$1][$0] }
  }

  @Test(arguments: [(0, 0), (2, 1), (-3, 2), (4, -5)])
  func `the score is the correlation, the gain the slope, at any shift`(x: Int, y: Int) throws {
    let (own, other) = (Painted.noise(20, 16, seed: 1), Painted.noise(22, 18, seed: 2))
    let template = InkTemplate(try picture(own), in: Painted.box(5, 6, 8, 7))
    let pairs = (6..<13).flatMap { row in
      (5..<13).map { (Double(own[row][$0]), Double(other[row + y][$0 + x])) }
    }
    let wanted = correlation(pairs)
    let there = try picture(other)
    #expect(abs(try #require(template.score(in: there, x: x, y: y)) - wanted.score) < 1e-9)
    #expect(abs(template.gain(in: there, x: x, y: y) - wanted.slope) < 1e-9)
  }

  @Test func `equal shapes have the highest score whatever their lightness, inverted ones the lowest`() throws
  {
    let levels = Painted.noise(12, 9, seed: 3).map { $0.map { $0 / 3 } }
    let template = InkTemplate(try picture(levels), in: Painted.box(0, 0, 12, 9))
    #expect(template.score(in: try picture(levels), x: 0, y: 0) == 1)
    #expect(template.gain(in: try picture(levels), x: 0, y: 0) == 1)
    let lighter = try picture(levels.map { $0.map { 2 * $0 + 60 } })
    #expect(template.score(in: lighter, x: 0, y: 0) == 1 && template.gain(in: lighter, x: 0, y: 0) == 2)
    let inverted = try picture(levels.map { $0.map { 200 - $0 } })
    #expect(template.score(in: inverted, x: 0, y: 0) == -1 && template.gain(in: inverted, x: 0, y: 0) == -1)
  }

  /// Of ten columns seven are inside at a shift by three.
  @Test func `seven tenths of the points have to be inside the other picture`() throws {
    let levels = Painted.noise(10, 6, seed: 4)
    let all = try picture(levels)
    let template = InkTemplate(all, in: Painted.box(0, 0, 10, 6))
    for (x, y) in [(3, 0), (-3, 0), (0, 1), (0, -1)] { #expect(template.score(in: all, x: x, y: y) != nil) }
    for (x, y) in [(4, 0), (-4, 0), (0, 2), (0, -2), (50, 0)] {
      #expect(template.score(in: all, x: x, y: y) == nil, "\(x), \(y)")
    }
    // Points outside are no pairs: the first seven columns with the last seven.
    let pairs = (0..<6).flatMap { y in (0..<7).map { (Double(levels[y][$0]), Double(levels[y][$0 + 3])) } }
    let score = try #require(template.score(in: all, x: 3, y: 0))
    #expect(abs(score - correlation(pairs).score) < 1e-9)
  }

  /// Levels of 0 and 4 in turn have a variance of 4, of 0 and 5 one of 6.25.
  @Test func `eight points that vary by more than a variance of 4 are visible`() throws {
    func isVisible(_ width: Int, _ step: Int) throws -> Bool {
      InkTemplate(try Painted.lightness(width, 1) { x, _ in x % 2 * step }, in: Painted.box(0, 0, width, 1))
        .isVisible
    }
    #expect(try isVisible(8, 5) && !isVisible(8, 4) && !isVisible(7, 200))
    #expect(!InkTemplate(try picture([[0, 200]]), in: Painted.box(5, 5, 3, 3)).isVisible)
  }

  @Test func `a plain area has no score`() throws {
    let (plain, own) = (try picture(Array(repeating: Array(repeating: 9, count: 8), count: 4)), 8)
    let levels = Painted.noise(8, 4, seed: 5)
    #expect(InkTemplate(try picture(levels), in: Painted.box(0, 0, own, 4)).score(in: plain, x: 0, y: 0) == 0)
    let template = InkTemplate(plain, in: Painted.box(0, 0, own, 4))
    #expect(template.score(in: try picture(levels), x: 0, y: 0) == 0)
    #expect(template.gain(in: try picture(levels), x: 0, y: 0) == 0)
  }

  @Test func `pixels of other elements are left out`() throws {
    let levels = Painted.noise(12, 8, seed: 6)
    // The other picture is the same in its left half only.
    let other = levels.map { row in row.enumerated().map { $0.offset < 6 ? $0.element : 255 - $0.element } }
    let all = InkTemplate(try picture(levels), in: Painted.box(0, 0, 12, 8))
    let half = InkTemplate(try picture(levels), in: Painted.box(0, 0, 12, 8)) { x, _ in x >= 6 }
    #expect(half.score(in: try picture(other), x: 0, y: 0) == 1)
    #expect(try #require(all.score(in: try picture(other), x: 0, y: 0)) < 0.5)
    #expect(!InkTemplate(try picture(levels), in: Painted.box(0, 0, 12, 8)) { _, _ in true }.isVisible)
  }

  /// 61 · 61 pixels are 3721: every fourth is 931 of them, every second 1861.
  @Test func `of a large area 900 points are enough, of one mostly left out more`() throws {
    var (visited, more) = (0, 0)
    let plain = try Painted.lightness(61, 61) { x, y in (x * y) % 256 }
    _ = InkTemplate(plain, in: Painted.box(0, 0, 61, 61)) { _, _ in
      visited += 1
      return false
    }
    _ = InkTemplate(plain, in: Painted.box(0, 0, 61, 61), share: 0.5) { _, _ in
      more += 1
      return false
    }
    #expect(visited == 931 && more == 1861)
  }

  @Test func `the best place near another is that of the highest score, of equal ones the first`() throws {
    let levels = Painted.noise(30, 24, seed: 9)
    let template = InkTemplate(try picture(levels), in: Painted.box(10, 8, 9, 7))
    // The same, three to the right and two up.
    let moved = (0..<24).map { y -> [Int] in
      (0..<30).map { x -> Int in x >= 3 && y < 22 ? levels[y + 2][x - 3] : 0 }
    }
    let there = try picture(moved)
    for near in [(x: 3, y: -2), (x: 5, y: -4), (x: 1, y: 0)] {
      let found = try #require(template.bestPlace(in: there, around: near, reach: (2, 2)))
      #expect(found.x == 3 && found.y == -2 && found.score == 1)
    }
    #expect(try #require(template.bestPlace(in: there, around: (0, -2), reach: (2, 2))).score < 0.9)
    #expect(try #require(template.bestPlace(in: there, around: (3, 1), reach: (2, 2))).score < 0.9)
    #expect(try #require(template.bestPlace(in: there, around: (5, -2), reach: (1, 9))).score < 0.9)
    #expect(template.bestPlace(in: there, around: (90, 0), reach: (2, 2)) == nil)
    // Every second column is the same: shifts by −2, 0 and 2 are as good as each other.
    let stripes = try Painted.lightness(30, 24) { x, _ in x % 2 * 200 }
    let first = try #require(
      InkTemplate(stripes, in: Painted.box(10, 8, 9, 7)).bestPlace(in: stripes, around: (0, 0), reach: (2, 1))
    )
    #expect(first.x == -2 && first.y == -1)
  }
}
