import LayoutEngine
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageReview

/// Dimension lines, the gaps between inks and their items. Each digit is 4 points wide and 5 high here.
struct DimensionLineTests {
  private func size(_ words: String) -> Size { Size(width: 4 * Double(words.count), height: 5) }

  private func line(
    _ axis: Axis, _ cuts: [Double], range: ClosedRange<Double> = 0...400, scale: Double = 2
  ) -> DimensionLine? {
    DimensionLine(axis: axis, place: 50, cuts: cuts, start: 10, scale: scale, range: range, size: size)
  }

  /// Cuts at 0, 20 and 100 of the screen are at 10, 50 and 210 of the sheet.
  @Test func `each part has its number in its middle`() throws {
    let level = try #require(line(.horizontal, [0, 20, 100]))
    #expect(level.labels.map(\.words) == ["20", "80"])
    #expect(level.labels.map(\.middle) == [30, 130] && level.labels.map(\.extent) == [40, 160])
    // 2.5 points below the line.
    #expect(
      level.labels.map(\.frame) == [
        Rect(x: 26, y: 52.5, width: 8, height: 5), Rect(x: 126, y: 52.5, width: 8, height: 5),
      ])
    let upright = try #require(line(.vertical, [0, 20, 100]))
    #expect(
      upright.labels.map(\.frame) == [
        Rect(x: 39.5, y: 27.5, width: 8, height: 5), Rect(x: 39.5, y: 127.5, width: 8, height: 5),
      ])
    #expect(DimensionLine.numbers(of: [0, 0.5, 33.337]) == ["0.5", "32.84"])
  }

  /// Three numbers of 4, 4 and 8 points have no room in 17 with gaps of a quarter point, but two of 8 have: the shortest part
  /// is merged with the next.
  @Test func `without room the shortest parts are merged`() throws {
    func numbers(_ cuts: [Double], _ room: Double) -> [String]? {
      line(.horizontal, cuts, range: 0...room)?.labels.map(\.words)
    }
    #expect(numbers([0, 5, 6, 30], 17) == ["5", "1", "24"])
    #expect(numbers([0, 5, 6, 30], 16.4) == ["5", "25"])
    #expect(numbers([0, 1, 6, 30], 16.4) == ["6", "24"])
    // The last part is merged with the one before it, as the cuts at the edges stay.
    #expect(numbers([0, 25, 29, 30], 16.4) == ["25", "5"])
    // Of equally short parts the first.
    #expect(numbers([0, 3, 6, 30], 16.4) == ["6", "24"])
    #expect(numbers([0, 5, 6, 30], 12) == ["30"])
    #expect(numbers([0, 5, 6, 30], 8) == ["30"] && numbers([0, 5, 6, 30], 7.9) == nil)
    #expect(numbers([0], 100) == nil && numbers([], 100) == nil)
  }

  private func lines(_ item: SceneItem) -> [[Point]] {
    guard case .stroke(.path(let path), _) = item.kind else { return [] }
    return path.elements.reduce(into: []) { lines, element in
      switch element {
      case .move(let point): lines.append([point])
      case .line(let point): lines[lines.count - 1].append(point)
      default: Issue.record("no line")
      }
    }
  }

  private func stroke(_ item: SceneItem) -> Stroke? {
    if case .stroke(_, let stroke) = item.kind { stroke } else { nil }
  }

  private func pair(_ x: Double, _ y: Double, _ otherX: Double, _ otherY: Double) -> [Point] {
    [Point(x: x, y: y), Point(x: otherX, y: otherY)]
  }

  /// A screen from (10, 5) to (210, 45), whose lower edge is 5 points above the line at 50.
  @Test func `a line has oblique ticks, and lines to the screen's edge`() throws {
    let screen = Rect(x: 10, y: 5, width: 200, height: 40)
    let items = try #require(line(.horizontal, [0, 20, 100])).items(from: screen)
    try #require(items.count == 3)
    #expect(
      lines(items[0]) == [10, 50, 210].map { pair($0, 46, $0, 51.5) })
    #expect(
      lines(items[1]) == [pair(10, 50, 210, 50)] + [10, 50, 210].map { pair($0 - 1.2, 51.2, $0 + 1.2, 48.8) })
    #expect(lines(items[2]).isEmpty)
    var quiet = SheetStyle.redline
    quiet.alpha = 0.35
    #expect(
      items.map { stroke($0) } == [
        Stroke(color: quiet, width: 0.25), Stroke(color: SheetStyle.redline, width: 0.4),
        Stroke(color: SheetStyle.redline, width: 0.25),
      ])
  }

  /// A screen whose left edge is at 70, 20 points right of the line.
  @Test func `an upright line is left of the screen`() throws {
    let screen = Rect(x: 70, y: 10, width: 100, height: 200)
    let items = try #require(line(.vertical, [0, 100])).items(from: screen)
    #expect(lines(items[0]) == [pair(69, 10, 48.5, 10), pair(69, 210, 48.5, 210)])
    #expect(
      lines(items[1])
        == [pair(50, 10, 50, 210)] + [10, 210].map { pair(51.2, $0 - 1.2, 48.8, $0 + 1.2) })
  }

  /// Parts of one point are 2 points of the sheet: numbers of 4 points that stand 2 apart are displaced.
  @Test func `a number that is displaced has a line to its part`() throws {
    let line = try #require(self.line(.horizontal, [0, 1, 2, 3, 100]))
    #expect(line.labels.map(\.words) == ["1", "1", "1", "97"])
    let screen = Rect(x: 10, y: 5, width: 200, height: 40)
    let leaders = lines(line.items(from: screen)[2])
    let moved = line.labels.filter { abs($0.frame.midX - $0.middle) > max(1, $0.extent / 2 - 1) }
    #expect(!moved.isEmpty && moved.count < 4)
    // From the part's middle on the line to 0.6 points above the number.
    #expect(leaders == moved.map { pair($0.middle, 50, $0.frame.midX, 51.9) })
    let upright = try #require(self.line(.vertical, [0, 1, 2, 3, 100]))
    let beside = lines(upright.items(from: Rect(x: 70, y: 10, width: 100, height: 200))[2])
    #expect(!beside.isEmpty && beside.allSatisfy { $0[0].x == 50 && abs($0[1].x - 48.1) < 1e-9 })
  }

  // MARK: Chains

  private func chain(
    _ spans: [(Double, Double)], across: ClosedRange<Double> = 0...10, limit: Int = 3
  ) -> [[Double]] {
    DimensionChain(
      along: .horizontal,
      of: spans.map { DimensionChain.Span(low: $0.0, high: $0.1, across: across) }, length: 100, limit: limit
    ).lines
  }

  /// Lengths and differences up to 0.16 points count for nothing.
  @Test func `lengths of less than half a pixel are left out`() {
    #expect(chain([(10, 10.15)]).isEmpty && chain([(10, 10.2)]) == [[0, 10, 10.2, 100]])
    #expect(chain([(0.1, 99.95)]).isEmpty && chain([(0, 99.8)]) == [[0, 99.8, 100]])
    #expect(chain([(0, 100)]).isEmpty && chain([(-5, 130)]).isEmpty && chain([]).isEmpty)
    #expect(chain([(10, 20), (10.1, 20.15)]) == [[0, 10, 20, 100]])
    #expect(chain([(10, 20), (10.2, 20)]) == [[0, 10, 20, 100], [0, 10.2, 20, 100]])
    #expect(chain([(10, 20), (10, 20.2)]).count == 2)
    // The last cut is the screen's edge.
    #expect(chain([(10, 99.9)]) == [[0, 10, 100]])
    #expect(chain([(0.1, 50)]) == [[0, 50, 100]])
  }

  @Test func `spans after each other share a line`() {
    #expect(chain([(10, 20), (20, 30)]) == [[0, 10, 20, 30, 100]])
    #expect(chain([(20, 30), (10, 20.1)]) == [[0, 10, 20, 30, 100]])
    #expect(chain([(10, 20), (19.5, 30)]) == [[0, 10, 20, 100], [0, 19.5, 30, 100]])
    #expect(chain([(10, 20), (15, 30), (18, 40)], limit: 2) == [[0, 10, 20, 100], [0, 15, 30, 100]])
    // The fourth has no line of its own, but room on the first.
    #expect(
      chain([(10, 20), (15, 30), (50, 60)], limit: 1) == [[0, 10, 20, 50, 60, 100]])
  }
}
