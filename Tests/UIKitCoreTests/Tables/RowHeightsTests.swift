import Foundation
import TestSupport
import Testing

@testable import UIKitCore

struct RowHeightsTests {
  @Test func `what is known of rows moves those below, and nothing else`() {
    var heights = RowHeights(count: 5, estimates: .same(10))
    #expect(heights.total == 50)
    heights.learn(30, of: 3, isFixed: false)
    heights.learn(5, of: 1, isFixed: true)
    #expect((0...5).map { heights.start(of: $0) } == [0, 10, 15, 25, 55, 65])
    #expect(heights.knownHeight(of: 1) == 5 && heights.knownHeight(of: 2) == nil)
    #expect(heights.isFixed(1) && !heights.isFixed(3) && !heights.isFixed(0))
    heights.learn(7, of: 1, isFixed: true)
    #expect(heights.total == 67 && heights.height(of: 1) == 7)
  }

  @Test func `a place finds its row`() {
    var heights = RowHeights(count: 4, estimates: .init([10, 20, 0, 5]))
    #expect([-1, 0, 9.5, 10, 29, 30, 34, 35].map { heights.row(reaching: $0) } == [0, 0, 0, 1, 1, 3, 3, 4])
    heights.learn(100, of: 0, isFixed: false)
    #expect(heights.row(reaching: 99) == 0 && heights.row(reaching: 100) == 1)
  }

  /// Against heights in an array.
  @Test func `any order of learning gives the same places`() {
    var numbers = SplitMix64(seed: 1)
    var plain = [CGFloat](repeating: 44, count: 200)
    var heights = RowHeights(count: 200, estimates: .same(44))
    for _ in 0..<300 {
      let (row, height) = (
        Int.random(in: 0..<200, using: &numbers), CGFloat(Int.random(in: 0...90, using: &numbers))
      )
      plain[row] = height
      heights.learn(height, of: row, isFixed: false)
    }
    for row in 0...200 { #expect(heights.start(of: row) == plain[..<row].reduce(0, +)) }
  }
}
