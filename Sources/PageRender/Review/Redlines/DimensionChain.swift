internal import LayoutEngine

/// Dimension lines along one side of a screen: each from one edge of the screen to the other, cut where measured views begin
/// and end, as in engineering drawings.
struct DimensionChain: Sendable {
  let axis: Axis
  /// The lines, the one next to the screen first; each the places of its cuts in points of the screen, in order.
  private(set) var lines: [[Double]] = []

  /// A measured span: its ends along the axis, and its place across it, in points.
  struct Span: Sendable {
    var low: Double
    var high: Double
    var across: ClosedRange<Double>
  }

  /// - Parameters:
  ///   - spans: The most important first. Those that share a line stand beside each other on the screen too.
  ///   - length: Of the screen along the axis.
  ///   - limit: Of lines. What has no room on them is left to the list beside the drawing.
  init(along axis: Axis, of spans: [Span], length: Double, limit: Int) {
    self.axis = axis
    var taken: [[Span]] = []
    for span in spans {
      let span = Span(low: max(0, span.low), high: min(length, span.high), across: span.across)
      guard span.high - span.low > Self.least, span.high - span.low < length - Self.least,
        !taken.joined().contains(where: { Self.isSame($0, span) })
      else { continue }
      if let line = taken.firstIndex(where: { $0.allSatisfy { Self.areApart($0, span) } }) {
        taken[line].append(span)
      } else if taken.count < limit {
        taken.append([span])
      }
    }
    for line in taken {
      let cuts = ([0, length] + line.flatMap { [$0.low, $0.high] }).sorted()
      var kept: [Double] = []
      for cut in cuts where kept.last.map({ cut - $0 > Self.least }) ?? true { kept.append(cut) }
      // The screen's own edge, where a view ends a rounding error before it.
      if let last = kept.indices.last, kept.count > 1 { kept[last] = length }
      if !lines.contains(kept) { lines.append(kept) }
    }
  }

  private static func isSame(_ a: Span, _ b: Span) -> Bool {
    abs(a.low - b.low) <= least && abs(a.high - b.high) <= least
  }

  /// Returns true if two are one after the other, and level with each other.
  private static func areApart(_ a: Span, _ b: Span) -> Bool {
    (a.high <= b.low + least || a.low >= b.high - least) && a.across.overlaps(b.across)
  }

  /// Shorter parts are not told, in points: less than half a pixel of any device.
  private static let least = 0.16
}
