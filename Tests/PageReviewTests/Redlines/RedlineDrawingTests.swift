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

  @Test func `dashed lines are interrupted by what they would run across`() {
    #expect(RedlineDrawing.parts(of: 0...100, without: []) == [0...100])
    #expect(
      RedlineDrawing.parts(of: 0...100, without: [60...70, 10...30, 20...40]) == [0...10, 40...60, 70...100])
    #expect(RedlineDrawing.parts(of: 0...100, without: [-10...20, 90...120, 200...210]) == [20...90])
    #expect(RedlineDrawing.parts(of: 0...100, without: [-10...120]).isEmpty)
  }

  // MARK: What is measured

  @Test func `a line beside the screen tells what is above, in and below a view`() throws {
    let drawing = drawing(
      Self.redlines([Rect(x: 10, y: 20, width: 60, height: 50)]),
      in: Rect(x: 0, y: 0, width: 200, height: 300))
    let beside = try #require(drawing.dimensions.first { $0.axis == .vertical })
    #expect(beside.labels.map(\.words) == ["20", "50", "130"])
    let below = try #require(drawing.dimensions.first { $0.axis == .horizontal })
    #expect(below.labels.map(\.words) == ["10", "60", "30"])
  }

  @Test func `views beside each other share a line, and one that overlaps them has the next`() {
    let chain = DimensionChain(
      along: .horizontal, of: [span(0, 40), span(60, 100), span(30, 70)], length: 100, limit: 3)
    #expect(chain.lines == [[0, 40, 60, 100], [0, 30, 70, 100]])
  }

  @Test func `views that are not level with each other share no line`() {
    let chain = DimensionChain(
      along: .horizontal, of: [span(0, 40), span(60, 100, across: 20...30)], length: 100, limit: 3)
    #expect(chain.lines == [[0, 40, 100], [0, 60, 100]])
  }

  private func span(
    _ low: Double, _ high: Double, across: ClosedRange<Double> = 0...10
  ) -> DimensionChain.Span {
    DimensionChain.Span(low: low, high: high, across: across)
  }

  @Test func `what is measured twice is told once, and beyond the limit of lines nothing is told`() {
    let chain = DimensionChain(
      along: .vertical, of: [span(10, 20), span(10, 20), span(15, 30), span(12, 18)], length: 100, limit: 2)
    #expect(chain.lines == [[0, 10, 20, 100], [0, 15, 30, 100]])
  }

  @Test func `what reaches over the screen's edge is measured as far as the screen goes`() {
    let chain = DimensionChain(along: .vertical, of: [span(-30, 40), span(90, 140)], length: 100, limit: 2)
    #expect(chain.lines == [[0, 40, 90, 100]])
  }

  @Test func `numbers are whole or have two decimals at most`() {
    #expect(
      [50, 87.666_666, 0.5, -12, 0.004].map(RedlineWords.number) == ["50", "87.67", "0.5", "−12", "0"])
  }

  // MARK: Where labels go

  @Test func `a label that is in nobody's way stands where it wants to`() {
    let labels = [10.0, 30, 50].map { LabelPlacement.Label(wish: $0, extent: 10) }
    #expect(LabelPlacement.middles(of: labels, in: 0...60) == [10, 30, 50])
  }

  /// Three labels of 10 pt that all want to be at 30, 2 pt between them: the middle one may be there, the others are 12 pt
  /// from it.
  @Test func `labels that want the same place stand around it, in order`() throws {
    let labels = (0..<3).map { _ in LabelPlacement.Label(wish: 30, extent: 10) }
    let middles = try #require(LabelPlacement.middles(of: labels, in: 0...60))
    #expect(middles.map { ($0 * 1e6).rounded() / 1e6 } == [18, 30, 42])
  }

  @Test func `labels move closer before they give up`() throws {
    let labels = (0..<4).map { _ in LabelPlacement.Label(wish: 5, extent: 10) }
    // 40 pt of labels and three gaps of 1 pt are 43; gaps of 2 pt would take 46.
    let middles = try #require(LabelPlacement.middles(of: labels, in: 0...44))
    #expect(middles.map { ($0 * 1e6).rounded() / 1e6 } == [5, 16, 27, 38])
    #expect(LabelPlacement.middles(of: labels, in: 0...39) == nil)
  }

  @Test func `parts too short for their number have it beside them`() throws {
    // Five views of 1 pt with gaps of 1 pt, on a screen that is drawn at less than its size.
    let frames = (0..<5).map { Rect(x: 10, y: 50 + 2 * Double($0), width: 50, height: 1) }
    let rect = Rect(x: 0, y: 0, width: 160, height: 150)
    let drawing = drawing(Self.redlines(frames), in: rect)
    #expect(Self.faults(of: drawing, in: rect) == [])
    let beside = try #require(drawing.dimensions.first { $0.axis == .vertical })
    #expect(beside.labels.map(\.words) == ["50"] + Array(repeating: "1", count: 9) + ["141"])
  }

  // MARK: Lines to views

  /// A row of three views, each with a text in its middle: a level line to the middle one would run across the left or the
  /// right text, above the texts it does not.
  @Test func `a line to a view crosses no text where there is another way`() throws {
    let frames = [10.0, 40, 70].map { Rect(x: $0, y: 100, width: 20, height: 30) }
    let texts = frames.map { $0.inset(x: 2, y: 8) }
    let redlines = Self.redlines(frames)
    let drawing = RedlineDrawing(
      of: redlines, callouts: redlines.callouts, in: Rect(x: 0, y: 0, width: 200, height: 300),
      avoiding: texts, lettering: lettering)
    #expect(Self.crossings(drawing, texts) == [])
  }

  /// The first and the last view are buttons, whose grounds are as large as they are: the line to the one in the middle
  /// goes above or below them.
  @Test func `a line to a view crosses no control`() throws {
    let frames = [10.0, 40, 70].map { Rect(x: $0, y: 100, width: 20, height: 30) }
    let redlines = Self.redlines(frames)
    let drawing = RedlineDrawing(
      of: redlines, callouts: redlines.callouts, in: Rect(x: 0, y: 0, width: 200, height: 300),
      controls: [frames[0], frames[2]], lettering: lettering)
    #expect(Self.crossings(drawing, [frames[0], frames[2]]) == [])
    // To a text in a button there is no way but across the button's ground: it is not interrupted there.
    let inside = Self.redlines([frames[1].inset(x: 5, y: 10)])
    let line = RedlineDrawing(
      of: inside, callouts: inside.callouts, in: Rect(x: 0, y: 0, width: 200, height: 300),
      controls: [frames[1]], lettering: lettering)
    #expect(try #require(line.markers.first).parts.count == 1)
  }

  /// The texts are as high as their views: only above or below the row is there a way.
  @Test func `a line goes above what is as high as its view, and then down`() throws {
    let frames = [10.0, 40, 70].map { Rect(x: $0, y: 100, width: 20, height: 30) }
    let redlines = Self.redlines(frames)
    let drawing = RedlineDrawing(
      of: redlines, callouts: redlines.callouts, in: Rect(x: 0, y: 0, width: 200, height: 300),
      avoiding: frames, lettering: lettering)
    #expect(Self.crossings(drawing, frames) == [])
    let middle = try #require(drawing.markers.first { $0.number == 2 })
    // From the disc to the edge, along the row, and to the view.
    #expect(middle.path.count == 4)
  }

  /// Three buttons as wide as the screen, their texts in their middles. Level with the middle of its button the line to the
  /// second one would run across the first text, and along the upper edge of the row it would be taken for the edge.
  @Test(arguments: [30.0, 50]) func `a line to a view runs along no edge`(height: Double) throws {
    let frames = (0..<3).map { Rect(x: Double($0) * 100 / 3, y: 120, width: 100 / 3, height: height) }
    let texts = frames.map { $0.inset(x: 5, y: height / 2 - 5) }
    let redlines = Self.redlines(frames)
    let drawing = RedlineDrawing(
      of: redlines, callouts: redlines.callouts, in: Rect(x: 0, y: 0, width: 200, height: 300),
      avoiding: texts, lettering: lettering)
    #expect(Self.crossings(drawing, texts) == [])
    #expect(Self.hidden(drawing) == [])
    // A level line between the edge and the text.
    let middle = try #require(drawing.markers.first { $0.number == 2 })
    #expect(middle.path.count == 3)
  }

  /// A view between walls. Above it, between the roof, which ends at 65, and the right wall, which begins at 72, is the only
  /// way in.
  @Test func `a line to a view finds the one way around letters`() throws {
    let walls = [
      Rect(x: 20, y: 60, width: 8, height: 100), Rect(x: 72, y: 60, width: 8, height: 100),
      Rect(x: 20, y: 60, width: 45, height: 8), Rect(x: 20, y: 150, width: 60, height: 10),
    ]
    let redlines = Self.redlines([Rect(x: 40, y: 90, width: 20, height: 20)])
    let drawing = RedlineDrawing(
      of: redlines, callouts: redlines.callouts, in: Rect(x: 0, y: 0, width: 200, height: 300),
      avoiding: walls, lettering: lettering)
    #expect(Self.crossings(drawing, walls) == [])
    let marker = try #require(drawing.markers.first)
    let end = try #require(marker.path.last)
    // At the view's right side or its upper one.
    let (x, y) = (
      (end.x - drawing.screen.minX) / drawing.scale, (end.y - drawing.screen.minY) / drawing.scale
    )
    #expect(abs(x - 60) < 0.1 || abs(y - 90) < 0.1, "\(x), \(y)")
  }

  @Test func `a line that cannot but run across letters is interrupted there`() throws {
    let walls = [
      Rect(x: 20, y: 60, width: 8, height: 100), Rect(x: 72, y: 60, width: 8, height: 100),
      Rect(x: 20, y: 60, width: 60, height: 8), Rect(x: 20, y: 150, width: 60, height: 10),
    ]
    let redlines = Self.redlines([Rect(x: 40, y: 90, width: 20, height: 20)])
    let drawing = RedlineDrawing(
      of: redlines, callouts: redlines.callouts, in: Rect(x: 0, y: 0, width: 200, height: 300),
      avoiding: walls, lettering: lettering)
    let marker = try #require(drawing.markers.first)
    #expect(marker.parts.count > 1)
    for part in marker.parts {
      for wall in walls {
        let box = Rect(
          x: drawing.screen.minX + wall.minX * drawing.scale,
          y: drawing.screen.minY + wall.minY * drawing.scale,
          width: wall.width * drawing.scale, height: wall.height * drawing.scale)
        #expect(part.bounds.intersection(box) == nil)
      }
    }
  }

  /// Lines that run along an edge of an outline or of the screen for more than 4 pt, less than 2 pt from it.
  static func hidden(_ drawing: RedlineDrawing) -> [String] {
    drawing.markers.flatMap { marker in
      // From the disc to the screen's edge there are no views.
      zip(marker.path.dropFirst(), marker.path.dropFirst(2)).compactMap { start, end -> String? in
        guard start.y == end.y else { return nil }
        let boxes = drawing.outlines.map(\.frame) + [drawing.screen]
        let isHidden = boxes.contains { box in
          let common = min(max(start.x, end.x), box.maxX) - max(min(start.x, end.x), box.minX)
          return common > 4 && min(abs(box.minY - start.y), abs(box.maxY - start.y)) < 2
        }
        return isHidden ? "\(marker.number) runs along an edge at \(start.y)" : nil
      }
    }
  }

  /// Which lines run across which texts other than their own, in points of the screen.
  private static func crossings(_ drawing: RedlineDrawing, _ texts: [Rect]) -> [String] {
    drawing.markers.flatMap { marker -> [String] in
      zip(marker.path, marker.path.dropFirst()).flatMap { start, end -> [String] in
        // 99 places of each stretch.
        (1..<100).compactMap { step in
          let part = Double(step) / 100
          let x = (start.x + (end.x - start.x) * part - drawing.screen.minX) / drawing.scale
          let y = (start.y + (end.y - start.y) * part - drawing.screen.minY) / drawing.scale
          guard x > 0, x < 100 else { return nil }
          let crossed = texts.firstIndex { $0.minX < x && $0.maxX > x && $0.minY < y && $0.maxY > y }
          return crossed.map { "\(marker.number) runs across \($0 + 1) at \(x), \(y)" }
        }
      }
    }
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
}
