import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageLint
@testable import UIKitCore

/// Of two lines of a text with one fault of one depth, the line that is drawn first is told.
@MainActor
struct EqualFindingsTests {
  /// Texts `a` and `b`, a view `card` and, if asked for, a bar in front of them from y 44 to 88.
  private func blank(hasBar: Bool = false) async throws -> DrawnPage {
    try await DrawnScreen.page { root in
      root.addSubview(LintLabel.make("a", "HHHH"))
      root.addSubview(LintLabel.make("b", "HHH", at: CGPoint(x: 200, y: 100)))
      root.addSubview(DrawnScreen.view("card", CGRect(x: 0, y: 300, width: 100, height: 100)))
      guard hasBar else { return }
      let bar = UINavigationBar().named("bar")
      bar.frame = CGRect(x: 0, y: 44, width: 375, height: 44)
      root.addSubview(bar)
    }
  }

  private typealias Item = (view: String, kind: SceneItem.Kind)

  private static func fill(_ frame: Rect) -> Item { ("card", .shape(.rectangle(frame), .white)) }

  /// The glyphs of a text at two places of one height.
  private func lines(
    _ page: DrawnPage, _ name: String = "a", _ places: [Double] = [100, 250], y: Double, color: Color = .black
  ) throws -> [Item] {
    try places.map { x in
      var run = try page.glyphs(of: name, at: Point(x: x, y: y))
      run.color = color
      return (name, .glyphs(run))
    }
  }

  private func isAt(_ findings: [LintFinding], _ x: Double) -> Bool {
    findings.count == 1 && findings[0].areas.first.map { abs($0.minX - x) < 1e-6 } == true
  }

  @Test func `a text that is covered twice`() async throws {
    let page = try await blank()
    let cover = Self.fill(Rect(x: 0, y: 198 + (try page.inkSize(of: "a").height), width: 375, height: 50))
    for places in [[100.0, 250], [250, 100]] {
      let painted = try page.painted(try lines(page, "a", places, y: 200) + [cover])
      #expect(isAt(CoveredTextCheck(page: painted).findings(), places[0]))
    }
  }

  @Test func `a text that reaches under a bar twice`() async throws {
    let page = try await blank(hasBar: true)
      .with("a") { $0.place = FilePlace(position: SourcePosition(line: 7, column: 1)) }
    for places in [[100.0, 250], [250, 100]] {
      let painted = try page.painted(try lines(page, "a", places, y: 86))
      #expect(isAt(UnderBarCheck(page: painted).findings(), places[0]))
    }
  }

  @Test func `a text that overlaps another one twice`() async throws {
    let page = try await blank()
    let y = 198 + (try page.inkSize(of: "a").height)
    for places in [[100.0, 250], [250, 100]] {
      let items = try lines(page, "a", places, y: 200) + lines(page, "b", places, y: y)
      #expect(isAt(TextOverlapCheck(page: try page.painted(items)).findings(), places[0]))
    }
  }

  @Test func `a text that is pale twice`() async throws {
    let page = try await blank()
    let pale = Color(red: 0.8, green: 0.8, blue: 0.8)
    for places in [[100.0, 250], [250, 100]] {
      let items = [Self.fill(page.screen)] + (try lines(page, "a", places, y: 200, color: pale))
      #expect(isAt(ContrastCheck(page: try page.painted(items)).findings(), places[0]))
    }
  }

  @Test func `a text that is cut off twice`() async throws {
    let page = try await DrawnScreen.page { root in
      let box = DrawnScreen.view("box", CGRect(x: 50, y: 200, width: 300, height: 100))
      box.clipsToBounds = true
      box.addSubview(LintLabel.make("a", "HH", at: .zero))
      root.addSubview(box)
    }
    for places in [[100.0, 250], [250, 100]] {
      let items = try lines(page, "a", places, y: 198).map { try page.item($0.view, $0.kind) }
      let clip = SceneItem.Kind.clip(.rectangle(Rect(x: 50, y: 200, width: 300, height: 100)), items)
      #expect(isAt(TextFitCheck(page: try page.painted([("box", clip)])).findings(), places[0]))
    }
  }
}
