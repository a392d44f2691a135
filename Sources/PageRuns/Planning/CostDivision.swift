/// Divides pictures, in their order, so that the costs of the parts are as equal as single pictures allow.
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
      // A picture belongs to the part that contains the middle of its cost.
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
