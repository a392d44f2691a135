import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import PageDrawing
@testable import PageLayout
@testable import PageReview

/// Where numbers and markers stand in drawings: never over each other, never over a view that is measured.
struct RedlineDrawingTests {
  private let renderer: PageRenderer
  private let lettering: RedlineLettering

  init() throws {
    renderer = try PageRenderer(fonts: FontCatalog())
    lettering = RedlineLettering(renderer, language: .english)
  }

  /// What is wrong with a drawing's labels.
  static func faults(of drawing: RedlineDrawing, in rect: Rect) -> [String] {
    var faults: [String] = []
    let labels = drawing.labels
    for (index, label) in labels.enumerated() {
      for other in labels[(index + 1)...] {
        if let common = label.intersection(other), min(common.width, common.height) > 1e-6 {
          faults.append("\(label) covers \(other)")
        }
      }
      for outline in drawing.outlines {
        if let common = label.intersection(outline.frame), min(common.width, common.height) > 1e-6 {
          faults.append("\(label) covers the view at \(outline.frame)")
        }
      }
      if !rect.inset(by: -1e-6).covers(label) { faults.append("\(label) is outside \(rect)") }
    }
    if !rect.covers(drawing.screen) { faults.append("the screen \(drawing.screen) is outside \(rect)") }
    return faults
  }

  private static func callout(_ number: Int, _ frame: Rect, isContainer: Bool = false) -> RedlineCallout {
    RedlineCallout(
      number: number, view: number, name: "view \(number)", frame: frame, places: [frame],
      isContainer: isContainer, measures: [],
      distances: RedlineDistances(leading: 0, trailing: 0, above: 0, below: 0), look: RedlineLook())
  }

  /// On a screen of 100 × 200 pt.
  private static func redlines(_ frames: [Rect], size: Size = Size(width: 100, height: 200)) -> Redlines {
    Redlines(
      size: size, safeArea: .zero, callouts: frames.enumerated().map { callout($0.offset + 1, $0.element) })
  }

  private func drawing(_ redlines: Redlines, in rect: Rect) -> RedlineDrawing {
    RedlineDrawing(of: redlines, callouts: redlines.callouts, in: rect, lettering: lettering)
  }

  // MARK: All places

  private struct Case: CustomTestStringConvertible, Sendable {
    var seed: UInt64
    var testDescription: String { "seed \(seed)" }
  }

  /// Frames of every awkward kind: hairlines, points, gaps of a fraction, what reaches over the screen's edges.
  private static func frames(count: Int, on size: Size, _ random: inout SplitMix64) -> [Rect] {
    (0..<count).map { _ in
      let width =
        [1, 0.34, 40, Double.random(in: 1...size.width, using: &random)].randomElement(using: &random) ?? 1
      let height =
        [1, 0.34, 10, Double.random(in: 1...size.height / 2, using: &random)]
        .randomElement(using: &random) ?? 1
      return Rect(
        x: (Double.random(in: -60...size.width, using: &random) * 3).rounded() / 3,
        y: (Double.random(in: -60...size.height, using: &random) * 3).rounded() / 3, width: width,
        height: height)
    }
  }

  @Test(arguments: (0..<150).map { Case(seed: 0x5EED + $0) })
  private func `random views never have their labels over each other`(_ example: Case) {
    var random = SplitMix64(seed: example.seed)
    let sizes = [(320.0, 568.0), (402, 874), (874, 402), (1366, 1024), (1024, 1366)]
    let (width, height) = sizes.randomElement(using: &random) ?? sizes[0]
    let size = Size(width: width, height: height)
    let count = [1, 5, 24, 40].randomElement(using: &random) ?? 1
    let redlines = Self.redlines(Self.frames(count: count, on: size, &random), size: size)
    let rects = [(300.0, 480.0), (430, 480), (340, 290), (160, 240), (640, 730)]
    let (room, tall) = rects.randomElement(using: &random) ?? rects[0]
    let rect = Rect(x: 36, y: 80, width: room, height: tall)
    let shown = Array(redlines.callouts.prefix(RedlineDrawing.capacity(height: tall)))
    let drawing = RedlineDrawing(of: redlines, callouts: shown, in: rect, lettering: lettering)
    #expect(Self.faults(of: drawing, in: rect) == [])
    // Every view that is seen has its marker.
    let screen = Rect(origin: .zero, size: size)
    #expect(drawing.markers.count == shown.count { $0.frame.intersection(screen) != nil })
  }

  @Test func `numbers are centred by their digits`() throws {
    // The cap height of Inter is 0.727 of its size.
    let frame = Rect(x: 10, y: 20, width: 40, height: 10)
    let size = lettering.size(of: "128", 8, weight: .semibold)
    #expect(abs(size.height - 5.816) < 1e-9 && size.width > 8 && size.width < 18)
    let items = lettering.glyphs("128", 8, weight: .semibold, color: .black, in: frame)
    guard items.count == 1, case .glyphs(let run) = items[0].kind else {
      Issue.record("no run")
      return
    }
    #expect(run.text == "128" && run.pointSize == 8 && run.color == .black && run.glyphs.count == 3)
    #expect(run.glyphs.allSatisfy { abs($0.y - (25 + 2.908)) < 1e-6 })
    #expect(abs(run.glyphs[0].x - (30 - size.width / 2)) < 1e-6)
    #expect(lettering.size(of: "1", 8).width < lettering.size(of: "12", 8).width)
    #expect(lettering.size(of: "8888", 8).width < lettering.size(of: "8888", 8, weight: .bold).width)
  }
}
