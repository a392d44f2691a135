internal import LayoutEngine

/// Dimension lines along one side of a screen. Each runs from one edge of the screen to the other, with cuts
/// at the edges of measured views and, between these, of the safe area, as in engineering drawings.
struct DimensionChain: Sendable {
  let axis: Axis
  /// The cuts of each line, in ascending order, in points of the screen; the line next to the screen comes
  /// first.
  private(set) var lines: [[Double]] = []

  /// A measured span: its ends along the axis, and its range across the axis, in points of the screen.
  struct Span: Sendable {
    var low: Double
    var high: Double
    var across: ClosedRange<Double>
  }

  /// - Parameters:
  ///   - spans: The spans, the most important first. Spans on one line are side by side on the screen, too.
  ///   - length: The screen's length along the axis, in points.
  ///   - limit: The maximum number of lines. Spans without room are left to the list beside the drawing.
  ///   - edges: The edges of the safe area, in points of the screen.
  init(along axis: Axis, of spans: [Span], length: Double, limit: Int, edges: [Double] = []) {
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
      let free = edges.filter { edge in !line.contains { $0.low < edge && edge < $0.high } }
      let cuts = ([0, length] + free + line.flatMap { [$0.low, $0.high] }).sorted()
      var kept: [Double] = []
      for cut in cuts where kept.last.map({ cut - $0 > Self.least }) ?? true { kept.append(cut) }
      // The last cut is the screen's edge exactly, even if a view ends a rounding error before it.
      if let last = kept.indices.last, kept.count > 1 { kept[last] = length }
      if !lines.contains(kept) { lines.append(kept) }
    }
  }

  private static func isSame(_ a: Span, _ b: Span) -> Bool {
    abs(a.low - b.low) <= least && abs(a.high - b.high) <= least
  }

  /// Returns true if one span is after the other, and they overlap across the axis.
  private static func areApart(_ a: Span, _ b: Span) -> Bool {
    (a.high <= b.low + least || a.low >= b.high - least) && a.across.overlaps(b.across)
  }

  /// The length up to which a part is left out, in points: less than half a pixel of any device.
  private static let least = 0.16
}
