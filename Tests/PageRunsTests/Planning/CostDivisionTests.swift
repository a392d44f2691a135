import LayoutEngine
import PageRender
import Testing

@testable import PageRuns

struct CostDivisionTests {
  private func parts(_ count: Int, _ costs: [Double]) -> [DivisionPlan.Part] {
    var division = CostDivision(shardCount: count)
    for cost in costs { division.add([cost]) }
    return division.parts
  }

  /// A picture belongs to the part with the middle of its cost.
  @Test(
    arguments: [
      (2, [1, 1, 1, 1], [2, 2], [2, 2]), (2, [3, 1, 1, 1], [1, 3], [3, 3]), (3, [1], [0, 1, 0], [0, 1, 0]),
      (2, [0.125, 0.125], [1, 1], [0.125, 0.125]), (4, [1, 6, 1], [1, 0, 1, 1], [1, 0, 6, 1]),
      (2, [0, 0], [2, 0], [0, 0]), (3, [], [0, 0, 0], [0, 0, 0]), (1, [1, 2], [2], [3]),
    ] as [(Int, [Double], [Int], [Double])])
  func `parts take about the same time`(count: Int, costs: [Double], pictures: [Int], seconds: [Double]) {
    let parts = parts(count, costs)
    #expect(parts.map(\.pictures) == pictures)
    #expect(parts.map(\.seconds) == seconds)
  }

  @Test func `a page's cost is the line through the smallest and the largest picture`() throws {
    let cost = try #require(PageCost([(100, 1), (200, 9), (300, 2)]))
    #expect(cost == PageCost(base: 0.5, perPixel: 0.005))
    #expect(cost.seconds(pixels: 500) == 3)
    #expect(PageCost([(100, 1)]) == PageCost(base: 1, perPixel: 0))
    // A larger picture that took less time costs as much, and no time is the least.
    #expect(PageCost([(100, 2), (300, 1)]) == PageCost(base: 2, perPixel: 0))
    #expect(PageCost([(100, 0)]) == PageCost(base: 1e-6, perPixel: 0))
    #expect(PageCost([]) == nil)
  }

  @Test func `the average cost is that of each part of it`() {
    let average = PageCost(averageOf: [PageCost(base: 1, perPixel: 2), PageCost(base: 3, perPixel: 8)])
    #expect(average == PageCost(base: 2, perPixel: 5))
    #expect(PageCost(averageOf: []) == PageCost(base: 1e-3, perPixel: 0))
  }

  /// An iPhone X has 375 × 812 points at 3×, an iPhone SE 375 × 667 at 2×.
  @Test func `a device costs as the nearest scale that was measured`() throws {
    let (three, two) = (
      try DeviceCatalog.builtin.device("iphone-x"), try DeviceCatalog.builtin.device("iphone-se-3")
    )
    #expect(three.pixelCount == 1125 * 2436 && two.pixelCount == 750 * 1334)
    let both = try #require(DeviceCosts([.init(device: three, seconds: 3), .init(device: two, seconds: 2)]))
    #expect(both.seconds(on: three) == 3 && both.seconds(on: two) == 2)
    let one = try #require(DeviceCosts([.init(device: three, seconds: 3)]))
    #expect(one.seconds(on: two) == 3)
    var between = two
    between.scale = 2.5
    #expect(both.seconds(on: between) == 2)
    let average = DeviceCosts(averageOf: [both, one])
    #expect(average.seconds(on: three) == 3 && average.seconds(on: two) == 2)
    #expect(DeviceCosts([]) == nil)
    #expect(DeviceCosts(averageOf: []).seconds(on: two) == 1e-3)
  }
}
