import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageLint
@testable import UIKitCore

/// Light areas of a screen of 375 × 812 in the dark, read in 9 columns and 16 rows: of its 144 points more than
/// half, 73, make it light.
@MainActor
struct LightInDarkRulesTests {
  private static let column = 375.0 / 9
  private static let row = 812.0 / 16

  private func found(
    _ areas: [Rect], grey level: Double = 1, appearance: Appearance = .dark,
    only: Set<LintRule>? = [.lightInDark],
    _ change: (inout ViewTree) -> Void = { _ in }
  ) async throws -> [LintFinding] {
    var environment = DrawnScreen.phone
    environment.appearance = appearance
    let page = try await DrawnScreen.page(in: environment, settings: LintSettings(only: only)) { root in
      root.addSubview(DrawnScreen.view("a", root.bounds))
    }
    let grey = Color(red: level, green: level, blue: level)
    let black = SceneItem.Kind.shape(.rectangle(page.screen), .black)
    let painted = try page.painted(
      [("a", black)] + areas.map { (view: "a", kind: SceneItem.Kind.shape(.rectangle($0), grey)) })
    return LightInDarkCheck(page: painted.with(change)).findings()
  }

  private static func area(columns: Double, rows: Double, belowRow: Double = 0) -> Rect {
    Rect(x: 0, y: belowRow * row, width: columns * column, height: rows * row)
  }

  @Test func `more than half of the points make a page light`() async throws {
    let half = Self.area(columns: 9, rows: 8)
    #expect(try await found([half]) == [])
    let more = try await found([half, Self.area(columns: 1, rows: 1, belowRow: 8)])
    #expect(
      more.map(\.numbers) == [
        "the page stays light in the dark appearance: give its background a colour for each appearance, 7300"
      ])
    #expect(more.map(\.topic) == ["dark"])
    #expect(try await found([Self.area(columns: 9, rows: 16)]).map(\.amount) == [144])
    #expect(try await found([]) == [])
  }

  @Test func `columns stand across and rows down, with a point in the middle of each`() async throws {
    // 4 columns are 64 points, 5 are 80.
    #expect(try await found([Self.area(columns: 4, rows: 16)]) == [])
    #expect(try await found([Self.area(columns: 5, rows: 16)]).map(\.amount) == [80])
    #expect(try await found([Self.area(columns: 4.4, rows: 16)]) == [])
    #expect(try await found([Self.area(columns: 4.6, rows: 16)]).map(\.amount) == [80])
    #expect(try await found([Self.area(columns: 9, rows: 8.4)]) == [])
    #expect(try await found([Self.area(columns: 9, rows: 8.6)]).map(\.amount) == [81])
  }

  /// (L + 0.05)² = 1.05 × 0.05 at L = 0.179: by WCAG's formula a grey of 0.4602. A grey of 0.465 has 0.183, and one
  /// of 0.455 has 0.174.
  @Test func `a colour is light if white is nearer to it than black`() async throws {
    let all = Self.area(columns: 9, rows: 16)
    #expect(try await found([all], grey: 0.455) == [])
    #expect(try await found([all], grey: 0.465).count == 1)
  }

  @Test func `only a page in the dark appearance is judged, where somebody asks, and no part of one`()
    async throws
  {
    let all = [Self.area(columns: 9, rows: 16)]
    #expect(try await found(all).count == 1)
    #expect(try await found(all, appearance: .light) == [])
    #expect(try await found(all, only: nil) == [])
    #expect(try await found(all, only: [.lowContrast]) == [])
    #expect(try await found(all) { $0.shownAs = .part } == [])
    #expect(try await found(all) { $0.shownAs = .unknown("Sheet") }.count == 1)
    #expect(try await found(all) { $0.shownAs = .picture }.count == 1)
  }
}
