import Foundation
import LayoutEngine
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageReview

/// Numbered discs beside a screen from (100, 50) to (300, 450), with lines to a view from (180, 200) to (240, 240).
struct CalloutMarkerTests {
  private static let screen = Rect(x: 100, y: 50, width: 200, height: 400)
  private static let view = Rect(x: 180, y: 200, width: 60, height: 40)

  private func marker(_ side: CalloutMarker.Side, _ content: [Rect] = []) -> CalloutMarker {
    let route = CalloutRoute(
      to: Self.view, side: side, wish: 220, on: Self.screen,
      avoiding: CalloutRoute.Obstacles(content: content, outlines: [Self.screen]))
    return CalloutMarker(
      number: 3, route: route, screen: Self.screen, middle: 220, interruptedBy: content)
  }

  /// The centre is 10.5 points beside the screen, and the disc 10 points wide.
  @Test(arguments: [(CalloutMarker.Side.left, 84.5, 94.5, 180.0), (.right, 305.5, 305.5, 240)])
  func `a disc stands beside the screen, and its line begins at its edge`(
    side: CalloutMarker.Side, left: Double, start: Double, end: Double
  ) throws {
    let marker = marker(side)
    #expect(marker.frame == Rect(x: left, y: 215, width: 10, height: 10))
    #expect(marker.path.first == Point(x: start, y: 220))
    #expect(marker.path.last == Point(x: end, y: 220))
    #expect(marker.parts == [Path(lines: marker.path)])
  }

  @Test func `a line ends in a dot of 1.8 points`() throws {
    let marker = marker(.left)
    let leader = marker.leader.map(\.kind)
    try #require(leader.count == 2)
    guard case .stroke(.path(let line), let stroke) = leader[0] else {
      Issue.record("no line")
      return
    }
    #expect(line == Path(lines: marker.path))
    #expect(stroke == Stroke(color: SheetStyle.redline, width: 0.35))
    guard case .shape(.ellipse(let dot), let color) = leader[1] else {
      Issue.record("no dot")
      return
    }
    let wanted = Rect(x: 179.1, y: 219.1, width: 1.8, height: 1.8)
    #expect(dot.reach(beyond: wanted) < 1e-9 && wanted.reach(beyond: dot) < 1e-9)
    #expect(color == SheetStyle.redline)
  }

  @Test @MainActor func `a disc has a rim of 0.7 points and its number`() throws {
    let renderer = try PageRenderer(fonts: FontCatalog())
    let items = marker(.left).items(RedlineLettering(renderer, language: .english)).map(\.kind)
    try #require(items.count >= 3)
    for (item, wanted, color) in [
      (items[0], Rect(x: 83.8, y: 214.3, width: 11.4, height: 11.4), SheetStyle.ground),
      (items[1], Rect(x: 84.5, y: 215, width: 10, height: 10), SheetStyle.redline),
    ] {
      guard case .shape(.ellipse(let disc), let found) = item else {
        Issue.record("no disc")
        continue
      }
      #expect(disc.reach(beyond: wanted) < 1e-9 && wanted.reach(beyond: disc) < 1e-9 && found == color)
    }
    guard case .glyphs(let run) = items[2] else {
      Issue.record("no number")
      return
    }
    #expect(run.text == "3" && run.pointSize == 7 && run.color == SheetStyle.ground)
  }

  /// A strip over the whole height from x 120 to 125: the line keeps 0.75 points from it.
  @Test func `content that there is no way around interrupts the line`() throws {
    let strip = Rect(x: 120, y: 50, width: 5, height: 400)
    let marker = marker(.left, [strip])
    try #require(Set(marker.path.map(\.y)) == [220])
    let ends = marker.parts.map { part in
      part.elements.compactMap { element -> Double? in
        switch element {
        case .move(let point), .line(let point): point.x
        default: nil
        }
      }
    }
    #expect(ends.flatMap(\.self).sorted().first == 94.5)
    #expect(ends.contains { $0.contains(119.25) } && ends.contains { $0.contains(125.75) })
    #expect(!ends.contains { $0.contains(119.25) && $0.contains(125.75) })
    #expect(ends.flatMap(\.self).max() == 180)
  }
}
