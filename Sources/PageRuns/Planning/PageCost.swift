/// What drawing a page costs a processor, in seconds: some for the page, and some for each pixel.
struct PageCost: Hashable {
  var base: Double
  var perPixel: Double

  static let none = PageCost(base: 0, perPixel: 0)
  /// Where nothing could be measured: pictures count alike.
  static let standard = PageCost(base: 1e-3, perPixel: 0)

  init(base: Double, perPixel: Double) {
    self.base = base
    self.perPixel = perPixel
  }

  /// A line through two measurements; `nil` where there is none.
  init?(_ samples: [(pixels: Double, seconds: Double)]) {
    guard let first = samples.first, let last = samples.last else { return nil }
    let isOne = last.pixels <= first.pixels
    perPixel = isOne ? 0 : max((last.seconds - first.seconds) / (last.pixels - first.pixels), 0)
    // The clock may say that nothing took no time.
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

/// Divides pictures, in their order, so that the costs of the parts are as near to each other as single pictures let them.
struct CostDivision {
  let shardCount: Int
  private var seconds: [Float] = []

  init(shardCount: Int) { self.shardCount = shardCount }

  mutating func add(_ more: [Double]) { seconds += more.map { Float($0) } }

  var parts: [DivisionPlan.Part] {
    let whole = seconds.reduce(0) { $0 + Double($1) }
    var parts = [DivisionPlan.Part(pictures: 0, seconds: 0)]
    var before = 0.0
    for cost in seconds {
      let cost = Double(cost)
      // A picture is in the part that its middle is in.
      let part = whole > 0 ? Int((before + cost / 2) / whole * Double(shardCount)) : 0
      while parts.count <= min(part, shardCount - 1) {
        parts.append(DivisionPlan.Part(pictures: 0, seconds: 0))
      }
      parts[parts.count - 1].pictures += 1
      parts[parts.count - 1].seconds += cost
      before += cost
    }
    while parts.count < shardCount { parts.append(DivisionPlan.Part(pictures: 0, seconds: 0)) }
    return parts
  }
}
