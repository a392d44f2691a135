import Foundation
import Testing

@testable import SwiftUI

/// The wishes of neighbours, with the numbers of OpenSwiftUI's tests (Tests/OpenSwiftUICoreTests/Layout/Geometry/SpacingTests.swift at
/// 069dd80), which hold SwiftUI's own behaviour.
struct SpacingTests {
  private let spacing = Spacing([
    .init(kind: .any, edge: .top): .points(5), .init(kind: .any, edge: .leading): .points(10),
    .init(kind: .any, edge: .bottom): .points(15), .init(kind: .any, edge: .trailing): .points(20),
  ])

  @Test func `of two wishes of an edge the larger one stays`() {
    let other = Spacing([
      .init(kind: .any, edge: .top): .points(8), .init(kind: .any, edge: .leading): .points(3),
      .init(kind: .any, edge: .trailing): .points(15),
    ])
    var own = Spacing([
      .init(kind: .any, edge: .top): .points(5), .init(kind: .any, edge: .leading): .points(10),
    ])
    own.add(.all, of: other)
    #expect(
      own
        == Spacing([
          .init(kind: .any, edge: .top): .points(8), .init(kind: .any, edge: .leading): .points(10),
          .init(kind: .any, edge: .trailing): .points(15),
        ]))
    var part = Spacing([.init(kind: .any, edge: .top): .points(5)])
    part.add(.leading, of: other)
    #expect(
      part
        == Spacing([.init(kind: .any, edge: .top): .points(5), .init(kind: .any, edge: .leading): .points(3)])
    )
  }

  @Test func `an edge that is reset wants what a view without texts wants`() {
    var own = spacing
    own.reset(.vertical)
    #expect(
      own
        == Spacing([
          .init(kind: .edgeBelowText, edge: .top): .points(0), .init(kind: .any, edge: .leading): .points(10),
          .init(kind: .edgeAboveText, edge: .bottom): .points(0),
          .init(kind: .any, edge: .trailing): .points(20),
        ]))
  }

  @Test func `two lengths are added, and a text's leading counts between texts only`() {
    #expect(Spacing.Length.points(10).distance(to: .points(15)) == 25)
    #expect(Spacing.Length.points(10).distance(to: .leading(5)) == 10)
    #expect(Spacing.Length.leading(5).distance(to: .leading(17)) == 17)
  }

  @Test func `neighbours without a kind in common are 8 points apart, or as far as one wants`() {
    #expect(Spacing.between(Spacing(), Spacing(), .vertical) == 8)
    #expect(Spacing.between(spacing, Spacing(), .vertical) == 15)
    #expect(Spacing.between(Spacing(), spacing, .horizontal) == 10)
    #expect(Spacing.between(Spacing(none: .vertical), Spacing(), .vertical) == 0)
  }

  @Test func `a text keeps a line's distance to what is not text`() {
    // A font of 16 up, 4 down and capitals of 12 at three pixels a point: a tenth of 20 is 2. Above it 20 + 2 - 16, below it the
    // larger one of 20 + 2 - 12 and 2 + 4 (Text+Spacing.swift).
    let text = Spacing(TextMetrics(ascent: 16, descent: 4, capHeight: 12, leading: 0, pixel: 1 / 3))
    #expect(abs(Spacing.between(Spacing(), text, .vertical) - 6) < 1e-9)
    #expect(abs(Spacing.between(text, Spacing(), .vertical) - 10) < 1e-9)
    #expect(Spacing.between(text, text, .vertical) == 0)
    #expect(Spacing.between(text, text, .horizontal) == 8)
  }
}
