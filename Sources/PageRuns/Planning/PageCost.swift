/// The processor time that a page takes to draw, in seconds: a base, and an amount for each pixel.
struct PageCost: Hashable {
  var base: Double
  var perPixel: Double

  static let none = PageCost(base: 0, perPixel: 0)
  /// The cost if nothing could be measured: all pictures cost the same.
  static let standard = PageCost(base: 1e-3, perPixel: 0)

  init(base: Double, perPixel: Double) {
    self.base = base
    self.perPixel = perPixel
  }

  /// Makes the line through the first and the last measurement; `nil` without measurements.
  init?(_ samples: [(pixels: Double, seconds: Double)]) {
    guard let first = samples.first, let last = samples.last else { return nil }
    let isOne = last.pixels <= first.pixels
    perPixel = isOne ? 0 : max((last.seconds - first.seconds) / (last.pixels - first.pixels), 0)
    // The clock may measure no time at all.
    base = max(first.seconds - perPixel * first.pixels, 1e-6)
  }

  init(averageOf costs: [PageCost]) {
    guard !costs.isEmpty else {
      self = .standard
      return
    }
    let sum = costs.reduce(.none, +)
    self.init(base: sum.base / Double(costs.count), perPixel: sum.perPixel / Double(costs.count))
  }

  func seconds(pixels: Double) -> Double { base + perPixel * pixels }

  static func + (a: PageCost, b: PageCost) -> PageCost {
    PageCost(base: a.base + b.base, perPixel: a.perPixel + b.perPixel)
  }
}
