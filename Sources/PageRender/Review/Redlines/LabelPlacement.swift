internal import LayoutEngine

/// Places labels along a line without overlaps, each as near to its wish as possible.
struct LabelPlacement {
  struct Label: Sendable {
    /// The preferred coordinate of the label's middle, in points along the line.
    var wish: Double
    /// The label's length, in points along the line.
    var extent: Double
  }

  /// The gaps between labels that are tried, in points: the first at which all labels fit is used.
  static let gaps = [2.0, 1.0, 0.25]

  /// The middles of labels without overlaps; `nil` if not all of them fit.
  ///
  /// The layout engine solves it. Required constraints keep labels apart, and optional ones keep them at
  /// their wishes, so that the sum of the distances from the wishes is minimal.
  ///
  /// - Parameters:
  ///   - labels: The labels in any order; of equal wishes, the earlier label comes first.
  ///   - range: The range of the labels, in points along the line.
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

  /// The largest gap at which all labels fit; `nil` if they fit at none.
  private static func gap(for labels: [Label], in range: ClosedRange<Double>) -> Double? {
    let needed = labels.reduce(0) { $0 + $1.extent }
    let room = range.upperBound - range.lowerBound
    return gaps.first { needed + Double(max(labels.count - 1, 0)) * $0 <= room }
  }

  /// The wishes themselves if the labels do not overlap there; else `nil`.
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
        // The constraints are on left edges, not on centres, so that the constants are exact.
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
