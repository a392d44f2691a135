internal import LayoutEngine

/// Labels along a line, each as near to what it names as the others let it.
struct LabelPlacement {
  struct Label: Sendable {
    /// The best place of its middle, in points along the line.
    var wish: Double
    /// How much of the line it takes, in points.
    var extent: Double
  }

  /// Distances between labels, in points: the first at which all have room counts.
  static let gaps = [2.0, 1.0, 0.25]

  /// The middles of labels, none of which covers another; `nil` where there is no room for all of them.
  ///
  /// The layout engine settles it: keeping apart is required, being at one's wish is wished for, and the sum of the
  /// distances from the wishes is the smallest there is.
  /// - Parameters:
  ///   - labels: In any order; of equal wishes the first comes first.
  ///   - range: Where they may be, in points along the line.
  static func middles(of labels: [Label], in range: ClosedRange<Double>) -> [Double]? {
    let order = labels.indices.sorted { (labels[$0].wish, $0) < (labels[$1].wish, $1) }
    let sorted = order.map { labels[$0] }
    guard let gap = gap(for: sorted, in: range) else { return nil }
    let places = wishes(sorted, gap: gap, in: range) ?? solved(sorted, gap: gap, in: range)
    guard let places else { return nil }
    var middles = [Double](repeating: 0, count: labels.count)
    for (index, place) in zip(order, places) { middles[index] = place }
    return middles
  }

  /// The largest distance that leaves room for all.
  private static func gap(for labels: [Label], in range: ClosedRange<Double>) -> Double? {
    let needed = labels.reduce(0) { $0 + $1.extent }
    let room = range.upperBound - range.lowerBound
    return gaps.first { needed + Double(max(labels.count - 1, 0)) * $0 <= room }
  }

  /// The wishes themselves, where they are in nobody's way.
  private static func wishes(
    _ labels: [Label], gap: Double, in range: ClosedRange<Double>
  ) -> [Double]? {
    var end = range.lowerBound - gap
    for label in labels {
      guard label.wish - label.extent / 2 >= end + gap else { return nil }
      end = label.wish + label.extent / 2
    }
    return end <= range.upperBound ? labels.map(\.wish) : nil
  }

  private static func solved(
    _ labels: [Label], gap: Double, in range: ClosedRange<Double>
  ) -> [Double]? {
    var input = LayoutInput(items: [LayoutItem(name: "line", parent: nil)])
    for (index, label) in labels.enumerated() {
      let item = index + 1
      input.items.append(LayoutItem(name: "label", parent: 0))
      input.constraints += [
        LayoutConstraint(first: item, .width, constant: label.extent),
        LayoutConstraint(first: item, .top, second: 0, .top),
        LayoutConstraint(first: item, .height, constant: 1),
        // Leading edges, and not middles, so that all numbers are as they were given.
        LayoutConstraint(
          first: item, .left, second: 0, .left,
          constant: label.wish - label.extent / 2 - range.lowerBound, priority: 500),
        index == 0
          ? LayoutConstraint(first: item, .left, .greaterThanOrEqual, second: 0, .left)
          : LayoutConstraint(
            first: item, .left, .greaterThanOrEqual, second: index, .right, constant: gap),
      ]
    }
    input.constraints.append(
      LayoutConstraint(first: labels.count, .right, .lessThanOrEqual, second: 0, .right))
    let size = Size(width: range.upperBound - range.lowerBound, height: 1)
    do {
      var system = try LayoutSystem(input)
      let result = try system.solve(in: LayoutEnvironment(size: size, scale: 1), measuring: NoContent())
      guard result.conflicts.isEmpty else { return nil }
      return result.exactFrames.dropFirst().map { range.lowerBound + $0.midX }
    } catch {
      return nil
    }
  }
}
