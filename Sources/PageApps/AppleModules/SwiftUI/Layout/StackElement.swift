internal import Foundation

/// Elements side by side along an axis.
final class StackElement: Element {
  override var name: String? { axis == .vertical ? "VStack" : "HStack" }
  let axis: Axis
  let alignment: AlignmentKey
  /// The distance of neighbours in points; `nil` for what they want.
  let distance: CGFloat?
  let children: [Element]

  init(_ axis: Axis, _ alignment: AlignmentKey, distance: CGFloat?, _ children: [Element]) {
    (self.axis, self.alignment, self.distance, self.children) = (axis, alignment, distance, children)
  }

  private struct Arrangement {
    var size = CGSize.zero
    /// The children's frames from the stack's top left.
    var frames: [CGRect] = []
    var proposals: [ProposedViewSize] = []
  }

  private var arrangements: [ProposedViewSize: Arrangement] = [:]

  private lazy var gaps: [CGFloat] = zip(children, children.dropFirst()).map { first, second in
    if let distance { return distance }
    return Spacing.between(first.spacing, second.spacing, axis)
  }

  override var spacing: Spacing {
    guard !children.isEmpty else { return Spacing(none: axis) }
    var own = Spacing([:])
    for (index, child) in children.enumerated() {
      var edges: Edge.Set = axis == .horizontal ? .vertical : .horizontal
      if index == 0 { edges.insert(axis == .horizontal ? .leading : .top) }
      if index == children.count - 1 { edges.insert(axis == .horizontal ? .trailing : .bottom) }
      own.add(edges, of: child.spacing)
    }
    return own
  }

  override func measured(_ proposal: ProposedViewSize) -> CGSize { arranged(proposal).size }

  /// The children's frames from the stack's top left.
  func frames(_ proposal: ProposedViewSize) -> [CGRect] { arranged(proposal).frames }

  override func draw(_ frame: CGRect, on canvas: Canvas) {
    for (index, child) in children.enumerated() {
      let arrangement = arranged(asked)
      _ = child.size(arrangement.proposals[index])
      child.place(arrangement.frames[index].offsetBy(dx: frame.minX, dy: frame.minY), on: canvas)
    }
  }

  override func ownGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    let arrangement = arranged(asked)
    return Self.merged(
      key,
      children.indices.compactMap { index in
        let (child, frame) = (children[index], arrangement.frames[index])
        _ = child.size(arrangement.proposals[index])
        return child.guide(key, in: frame.size).map { $0 + (Self.isVertical(key) ? frame.minY : frame.minX) }
      })
  }

  /// The place of a guide of several elements: the first or the last baseline, or the middle of other guides.
  static func merged(_ key: AlignmentKey, _ places: [CGFloat]) -> CGFloat? {
    guard !places.isEmpty else { return nil }
    if key == VerticalAlignment.firstTextBaseline.key { return places.min() }
    if key == VerticalAlignment.lastTextBaseline.key { return places.max() }
    return places.reduce(0, +) / CGFloat(places.count)
  }

  static func isVertical(_ key: AlignmentKey) -> Bool { VerticalGuides.contains(key) }

  // MARK: Arranging

  private func arranged(_ proposal: ProposedViewSize) -> Arrangement {
    if let known = arrangements[proposal] { return known }
    var arrangement = Arrangement()
    let (sizes, proposals) = lengths(proposal)
    arrangement.proposals = proposals
    let minor = axis.other
    let guides = zip(children, sizes).map { child, size in child.dimensions(in: size)[alignment] }
    let before = guides.max() ?? 0
    let after = zip(guides, sizes).map { guide, size in size[minor] - guide }.max() ?? 0
    var place: CGFloat = 0
    for (index, size) in sizes.enumerated() {
      var origin = CGPoint.zero
      origin[axis] = place
      origin[minor] = before - guides[index]
      arrangement.frames.append(CGRect(origin: origin, size: size))
      place += size[axis] + (index < gaps.count ? gaps[index] : 0)
    }
    arrangement.size[axis] = place
    arrangement.size[minor] = max(before + after, 0)
    arrangements[proposal] = arrangement
    return arrangement
  }

  /// The sizes of the children: those of a higher priority first, the least flexible among equals first, each asked with its part
  /// of what is left (WWDC 2019, session 237).
  private func lengths(_ proposal: ProposedViewSize) -> ([CGSize], [ProposedViewSize]) {
    var sizes = [CGSize](repeating: .zero, count: children.count)
    var proposals = [ProposedViewSize](repeating: proposal, count: children.count)
    let minor = proposal[axis.other]
    func proposed(_ length: CGFloat?) -> ProposedViewSize {
      var offered = ProposedViewSize.unspecified
      offered[axis] = length
      offered[axis.other] = minor
      return offered
    }
    guard let whole = proposal[axis], whole.isFinite else {
      for (index, child) in children.enumerated() {
        proposals[index] = proposed(proposal[axis])
        sizes[index] = child.size(proposals[index])
      }
      return (sizes, proposals)
    }
    var left = max(whole - gaps.reduce(0, +), 0)
    let least = children.map { $0.size(proposed(0))[axis] }
    let most = children.map { $0.size(proposed(.infinity))[axis] }
    let groups = Dictionary(grouping: children.indices) { children[$0].priority }.sorted { $0.key > $1.key }
    var reserved = least.reduce(0, +)
    for (_, group) in groups {
      reserved -= group.map { least[$0] }.reduce(0, +)
      let order = group.sorted { a, b in
        let (one, two) = (most[a] - least[a], most[b] - least[b])
        if one == .infinity, two == .infinity { return least[a] != least[b] ? least[a] > least[b] : a < b }
        return one != two ? one < two : a < b
      }
      for (number, index) in order.enumerated() {
        let part = max(left - reserved, 0) / CGFloat(order.count - number)
        proposals[index] = proposed(part)
        sizes[index] = children[index].size(proposals[index])
        left -= sizes[index][axis]
      }
    }
    return (sizes, proposals)
  }
}

/// The alignments that run from top to bottom, by use.
@MainActor
enum VerticalGuides {
  private static var keys: Set<AlignmentKey> = [
    VerticalAlignment.top.key, VerticalAlignment.center.key, VerticalAlignment.bottom.key,
    VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key,
  ]

  static func contains(_ key: AlignmentKey) -> Bool { keys.contains(key) }
  static func note(_ alignment: VerticalAlignment) { keys.insert(alignment.key) }
}

/// Room that grows along a stack's axis.
final class SpacerElement: Element {
  private let axis: Axis?
  private let least: CGFloat

  /// - Parameter axis: That of the stack around; `nil` for both.
  init(_ axis: Axis?, least: CGFloat?) {
    self.axis = axis
    self.least = least ?? Spacing.standard
  }

  override var priority: Double { -.infinity }
  override var spacing: Spacing { Spacing(none: axis) }

  override func measured(_ proposal: ProposedViewSize) -> CGSize {
    var size = CGSize.zero
    for each in Axis.allCases where axis == nil || axis == each {
      size[each] = max(proposal[each] ?? least, least)
    }
    return size
  }
}
