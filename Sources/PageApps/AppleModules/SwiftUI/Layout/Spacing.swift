internal import Foundation

/// The distances that a view wants to its neighbours, by kind.
///
/// Two neighbours lie as far apart as the largest distance of a kind that the facing edges of both have, or 8 points where they share
/// none. The kinds and lengths are those that OpenSwiftUI found in SwiftUI 6 (github.com/OpenSwiftUIProject/OpenSwiftUI at 069dd80:
/// Layout/Geometry/Spacing.swift, View/Text/Text/Text+Spacing.swift).
struct Spacing: Equatable {
  enum Kind: Hashable {
    case textToText, edgeAboveText, edgeBelowText, edgeLeftOfText, edgeRightOfText
    /// A distance of any kind.
    case any
  }

  struct Key: Hashable {
    var kind: Kind
    var edge: Edge
  }

  enum Length: Equatable {
    case points(CGFloat)
    /// A text whose lines have this leading, in points.
    case leading(CGFloat)

    /// The larger one of two that an edge has.
    func larger(_ other: Length) -> Length {
      switch (self, other) {
      case (.points(let a), .points(let b)): .points(max(a, b))
      case (.leading(let a), .leading(let b)): .leading(max(a, b))
      case (.leading, _): self
      case (_, .leading): other
      }
    }

    /// The distance of an upper edge of this length to a lower one: of two texts the lower one's leading.
    func distance(to other: Length) -> CGFloat {
      switch (self, other) {
      case (.points(let a), .points(let b)): a + b
      case (.points(let a), .leading), (.leading, .points(let a)): a
      case (.leading, .leading(let b)): b
      }
    }
  }

  var lengths: [Key: Length]

  static let standard: CGFloat = 8

  /// The wishes of a view that has no texts.
  init() {
    lengths = [:]
    reset(.all)
  }

  /// The wishes of room along an axis, which keeps no distance there.
  init(none axis: Axis?) {
    let edges: [Edge] =
      axis == .horizontal ? [.leading, .trailing] : axis == .vertical ? [.top, .bottom] : Edge.allCases
    lengths = Dictionary(uniqueKeysWithValues: edges.map { (Key(kind: .any, edge: $0), .points(0)) })
  }

  init(_ lengths: [Key: Length]) { self.lengths = lengths }

  /// The wishes of lines of text.
  init(_ metrics: TextMetrics) {
    lengths = [
      Key(kind: .textToText, edge: .top): .leading(metrics.leading),
      Key(kind: .textToText, edge: .bottom): .leading(metrics.leading),
      Key(kind: .edgeAboveText, edge: .top): .points(metrics.above),
      Key(kind: .edgeBelowText, edge: .bottom): .points(metrics.below),
    ]
  }

  /// Makes edges those of a view without texts.
  mutating func reset(_ edges: Edge.Set) {
    lengths = lengths.filter { !edges.contains(Edge.Set($0.key.edge)) }
    let kinds: [(Edge, Kind)] = [
      (.top, .edgeBelowText), (.leading, .edgeRightOfText), (.bottom, .edgeAboveText),
      (.trailing, .edgeLeftOfText),
    ]
    for (edge, kind) in kinds where edges.contains(Edge.Set(edge)) {
      lengths[Key(kind: kind, edge: edge)] = .points(0)
    }
  }

  /// Adds the wishes of some edges of another view; of two for one kind the larger one stays.
  mutating func add(_ edges: Edge.Set, of other: Spacing) {
    for (key, length) in other.lengths where edges.contains(Edge.Set(key.edge)) {
      lengths[key] = lengths[key].map { $0.larger(length) } ?? length
    }
  }

  /// The distance between two elements along an axis, in points.
  static func between(_ first: Spacing, _ second: Spacing, _ axis: Axis) -> CGFloat {
    let (one, two): (Edge, Edge) = axis == .vertical ? (.bottom, .top) : (.trailing, .leading)
    let shared = first.lengths.compactMap { key, length -> CGFloat? in
      guard key.edge == one, key.kind != .any, let other = second.lengths[Key(kind: key.kind, edge: two)]
      else {
        return nil
      }
      return length.distance(to: other)
    }
    if let largest = shared.max() { return largest }
    let any = [first.lengths[Key(kind: .any, edge: one)], second.lengths[Key(kind: .any, edge: two)]]
    return any.compactMap { if case .points(let points) = $0 { points } else { nil } }.max() ?? standard
  }
}

/// The metrics of a line of text that its neighbours keep away from, in points.
struct TextMetrics {
  var ascent: CGFloat
  var descent: CGFloat
  var capHeight: CGFloat
  var leading: CGFloat
  var pixel: CGFloat

  /// A tenth of the font's height, up to a pixel.
  private var usual: CGFloat { ((ascent + descent) * 0.1 / pixel - 1e-6).rounded(.up) * pixel }

  /// The distance of other views above the text.
  var above: CGFloat { descent + usual }
  /// The distance of other views below the text.
  var below: CGFloat { max(ascent + descent + usual - capHeight, usual + descent) }
}
