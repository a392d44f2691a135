import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageLint
@testable import UIKitCore

/// The line of a view's texts that glyphs are on, and numbers in messages.
@MainActor
struct LineOfGlyphsTests {
  /// A label `a` of three lines "HHH", as a text from x 20 to 320.
  private func blank() async throws -> DrawnPage {
    try await DrawnScreen.page { root in
      root.addSubview(
        LintPage.label(LintPage.lines(3), CGRect(x: 20, y: 100, width: 300, height: 100), lines: 0).named("a")
      )
    }
  }

  /// The page with its text twice, in the areas from left to right.
  private func page(areas: [Rect]) async throws -> DrawnPage {
    let page = try await blank()
    var solved = page.solved
    let text = try #require(solved.texts.first)
    solved.texts = areas.map { area in
      var copy = text
      copy.text.area = area
      return copy
    }
    return DrawnPage(
      solved, in: page.environment, settings: page.settings, ink: page.glyphs, measurer: page.measurer)
  }

  /// The glyphs with the first of them at a place, and the last one elsewhere.
  private func run(_ page: DrawnPage, _ x: Double, _ y: Double, lastX: Double? = nil) throws -> SceneGlyphs {
    var run = try page.glyphs(of: "a")
    let first = try #require(run.glyphs.first)
    run = run.moved(x: x - first.x, y: y - first.y)
    if let lastX { run.glyphs[run.glyphs.count - 1].x = lastX }
    return run
  }

  @Test func `glyphs are on the line with the nearest baseline`() async throws {
    let page = try await blank()
    let view = try page.view("a")
    let text = try #require(page.texts.first?.text)
    let baselines = text.layout.lines.map { text.top + $0.baseline }
    try #require(baselines.count == 3 && baselines[1] - baselines[0] > 15)
    for (line, baseline) in baselines.enumerated() {
      for step in [-7.0, 0, 7] {
        let found = page.line(of: try run(page, 30, baseline + step), in: view)?.line.baseline
        #expect(found == text.layout.lines[line].baseline)
      }
    }
    #expect(page.line(of: try run(page, 30, 100), in: 0)?.line.baseline == nil)
    var empty = try run(page, 30, 100)
    empty.glyphs = []
    #expect(page.line(of: empty, in: view)?.line.baseline == nil)
  }

  /// Two texts side by side, from x 20 to 120 and from 120 to 220.
  @Test func `of texts side by side the one counts in which the first glyph is, or which is nearer`()
    async throws
  {
    let page = try await page(areas: [20, 120].map { Rect(x: $0, y: 100, width: 100, height: 100) })
    let view = try page.view("a")
    let baseline = try #require(page.texts.first.map { $0.text.top + $0.text.layout.lines[0].baseline })
    func area(_ x: Double, lastX: Double? = nil) throws -> Double? {
      page.line(of: try run(page, x, baseline, lastX: lastX), in: view)?.text.area.minX
    }
    #expect(try area(30) == 20)
    #expect(try area(130) == 120)
    #expect(try area(30, lastX: 200) == 20)
    #expect(try area(130, lastX: 40) == 120)
    // Less than a point beyond the first text, and beside both.
    #expect(try area(120.4) == 120)
    #expect(try area(119.6) == 20)
    #expect(try area(10) == 20)
    #expect(try area(230) == 120)
  }

  // MARK: Numbers

  @Test(
    arguments: [
      (0, "0"), (0.04, "0"), (0.05, "0.1"), (1.24, "1.2"), (1.25, "1.3"), (9.94, "9.9"), (9.96, "10"),
      (10.4, "10"),
      (10.5, "11"), (123.4, "123"), (-1.26, "-1.3"), (-12.4, "-12"),
    ] as [(Double, String)])
  func `points are whole from ten on, and have a tenth below`(points: Double, words: String) {
    #expect(points.points == words)
  }

  @Test func `sizes beside a least size have hundredths`() {
    #expect(43.996.hundredths == "44" && 43.994.hundredths == "43.99" && 10.5.hundredths == "10.5")
    #expect(0.124.hundredths == "0.12" && 0.126.hundredths == "0.13")
  }
}
