/// The processor time that a page takes to draw, in seconds: a base, and an amount for each pixel.
struct PageCost: Hashable {
  var base: Double
  var perPixel: Double

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
    func average(_ values: [Double]) -> Double { values.reduce(0, +) / Double(values.count) }
    self.init(base: average(costs.map(\.base)), perPixel: average(costs.map(\.perPixel)))
  }

  func seconds(pixels: Double) -> Double { base + perPixel * pixels }
}
