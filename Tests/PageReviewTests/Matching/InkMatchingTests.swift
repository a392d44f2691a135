import LayoutEngine
import Testing

@testable import PageDrawing
@testable import PageReview

/// Parts of a page found in an artboard, at shifts that were drawn.
struct InkMatchingTests {
  /// Levels of a patch of 10 × 8 pixels.
  private static let patch = Painted.noise(10, 8, seed: 30)

  /// A picture of 90 × 70 pixels with the patch at some places.
  private func picture(
    _ places: [(x: Int, y: Int)], levels: Int = 1, also: (Int, Int) -> Int? = { _, _ in nil }
  ) throws -> ComparedPicture {
    let image = try Painted.image(90, 70) { x, y in
      for place in places {
        if (0..<10).contains(x - place.x), (0..<8).contains(y - place.y) {
          return Painted.gray(Self.patch[y - place.y][x - place.x])
        }
      }
      return Painted.gray(also(x, y) ?? 255)
    }
    return ComparedPicture(image, levelCount: levels, isSoft: false)
  }

  private let area = Painted.box(38, 28, 14, 12)

  private func matching(
    _ page: ComparedPicture, _ design: ComparedPicture, scale: Double = 0.25, excess: Size = .zero
  ) -> InkMatching {
    InkMatching(page: page, design: design, scale: scale, excess: excess)
  }

  /// At a quarter of a pixel per point 40 points are ten pixels.
  @Test(arguments: [(0, 0), (3, 2), (-7, 5), (10, -10), (-10, 10)])
  func `a part is found where it moved, as far as 40 points`(x: Int, y: Int) throws {
    let found = try #require(
      matching(try picture([(40, 30)]), try picture([(40 + x, 30 + y)])).match(area))
    #expect(found.shift == (x, y) && found.score == 1 && found.x == Double(x) && found.y == Double(y))
  }

  @Test(arguments: [(12, 0), (0, 12), (-12, 0), (0, -12)])
  func `farther away nothing is found`(x: Int, y: Int) throws {
    let (page, design) = (try picture([(40, 30)]), try picture([(40 + x, 30 + y)]))
    #expect((matching(page, design).match(area)?.score ?? 0) < 0.9)
    // An artboard that is 32 points wider begins four pixels to the left, and one that is higher or lower by 16
    // may have everything four pixels lower or higher.
    let excess = Size(width: x == 0 ? 0 : 32, height: y == 0 ? 0 : y > 0 ? 16 : -16)
    #expect(try #require(matching(page, design, excess: excess).match(area)).shift == (x, y))
    let other = Size(width: x == 0 ? 32 : 0, height: y == 0 ? 16 : y > 0 ? -16 : 16)
    #expect((matching(page, design, excess: other).match(area)?.score ?? 0) < 0.9)
  }

  /// At half the size it is looked for first, and then nearby at the full size.
  @Test(arguments: [(7, 4), (-9, 6), (16, -12)])
  func `a part is found from the coarse to the fine`(x: Int, y: Int) throws {
    let page = try picture([(40, 30)], levels: 3)
    let design = try picture([(40 + x, 30 + y)], levels: 3)
    let found = try #require(matching(page, design, scale: 0.5).match(area))
    #expect(found.shift == (x, y) && found.score == 1)
  }

  @Test func `of equal matches the nearest wins`() throws {
    let found = matching(try picture([(40, 30)]), try picture([(30, 30), (44, 31)])).match(area)
    #expect(try #require(found).shift == (4, 1))
  }

  @Test func `a hint leads to a match that is too far to be searched for`() throws {
    let (page, design) = (try picture([(40, 30)]), try picture([(60, 45)]))
    #expect((matching(page, design).match(area)?.score ?? 0) < 0.9)
    #expect(try #require(matching(page, design).match(area, hints: [(-5, -5), (21, 14)])).shift == (20, 15))
  }

  @Test func `a blank area is not looked for`() throws {
    let page = try picture([(40, 30)])
    #expect(matching(page, page).match(Painted.box(5, 5, 12, 10)) == nil)
    #expect(matching(page, page).match(area) { _, _ in true } == nil)
  }

  /// A dark bar beside the patch stays where it is, while the patch moves.
  @Test func `what belongs to another element is left out`() throws {
    func bar(_ x: Int, _ y: Int) -> Int? { (50..<52).contains(x) ? 0 : nil }
    let (page, design) = (try picture([(40, 30)], also: bar), try picture([(34, 30)], also: bar))
    let found = try #require(matching(page, design).match(area) { x, _ in x >= 50 })
    #expect(found.shift == (-6, 0) && found.score == 1)
    #expect((matching(page, design).match(area)?.score ?? 0) < 1)
  }

  /// The vertex of the parabola through three scores: half of their difference over twice their curvature.
  @Test func `a shift is refined to a fraction of a pixel`() throws {
    // A soft spot, and the same a third to the right and a quarter up.
    func spot(_ left: Double, _ top: Double) throws -> ComparedPicture {
      let image = try Painted.image(90, 70) { x, y in
        let (dx, dy) = (Double(x) - left, Double(y) - top)
        return Painted.gray(Int((240 / (1 + (dx * dx + dy * dy) / 9)).rounded()))
      }
      return ComparedPicture(image, levelCount: 1, isSoft: false)
    }
    let (page, design) = (try spot(45, 34), try spot(47.33, 32.75))
    let matching = matching(page, design)
    let template = InkTemplate(page.levels[0], in: area)
    func score(_ x: Int, _ y: Int) throws -> Double {
      try #require(template.score(in: design.levels[0], x: x, y: y))
    }
    func vertex(_ before: Double, _ middle: Double, _ after: Double) -> Double {
      0.5 * (before - after) / (before - 2 * middle + after)
    }
    let found = try #require(matching.match(template, near: (2, -1), reach: (1, 1)))
    let middle = try score(2, -1)
    #expect(middle < 0.9995 && found.score == middle)
    #expect(abs(found.x - (2 + vertex(try score(1, -1), middle, try score(3, -1)))) < 1e-9)
    #expect(abs(found.y - (-1 + vertex(try score(2, -2), middle, try score(2, 0)))) < 1e-9)
    #expect(abs(found.x - 2.33) < 0.15 && abs(found.y + 1.25) < 0.15 && found.shift == (2, -1))
    // A perfect match is not refined.
    let same = try #require(self.matching(page, page).match(template, near: (0, 0), reach: (1, 1)))
    #expect(same.x == 0 && same.y == 0)
  }
}
