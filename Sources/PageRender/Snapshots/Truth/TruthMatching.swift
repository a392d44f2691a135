internal import LayoutEngine
internal import PageBase

/// The pairs of views that are the same in a recording and on a drawn screen.
///
/// Views with unique identifiers are paired first. Below each pair, subviews are aligned in their order, by class
/// and text; what is left is aligned once more with its own subviews, since UIKit has containers that PageRender
/// lacks. Frames only decide between views that are alike.
struct TruthMatching {
  /// The index of the drawn view, by the index of the recorded one; `nil` for a view that is not drawn.
  private(set) var drawn: [Int?]
  private var recorded: [Int?]
  private let views: (recorded: [TruthView], drawn: [TruthView])
  private let children: (recorded: [[Int]], drawn: [[Int]])

  /// The longest lists that are aligned, as the time grows with their product; longer ones are cut.
  private static let longestList = 1500

  init(_ recording: [TruthView], _ drawing: [TruthView]) {
    views = (recording, drawing)
    children = (Self.children(of: recording), Self.children(of: drawing))
    drawn = [Int?](repeating: nil, count: recording.count)
    recorded = [Int?](repeating: nil, count: drawing.count)
    let unique = (recorded: Self.unique(recording), drawn: Self.unique(drawing))
    for (identifier, index) in unique.recorded {
      if let other = unique.drawn[identifier] { pair(index, other) }
    }
    align(Self.roots(of: recording), Self.roots(of: drawing))
    for index in recording.indices {
      // The views below a pair of identifiers, which may lie anywhere.
      if let other = drawn[index] { align(children.recorded[index], children.drawn[other]) }
    }
  }

  private mutating func pair(_ index: Int, _ other: Int) {
    drawn[index] = other
    recorded[other] = index
  }

  /// Pairs views of two lists and what lies below them.
  private mutating func align(_ left: [Int], _ right: [Int]) {
    let known = pairInOrder(left, right)
    let rest = (left.filter { drawn[$0] == nil }, right.filter { recorded[$0] == nil })
    if !rest.0.isEmpty || !rest.1.isEmpty {
      // Containers of one side only: their subviews stand in their place.
      let deep = (
        left.flatMap { drawn[$0] == nil ? unpaired(below: $0, children.recorded, drawn) : [] },
        right.flatMap { recorded[$0] == nil ? unpaired(below: $0, children.drawn, recorded) : [] }
      )
      for (index, other) in pairInOrder(deep.0, deep.1) {
        align(children.recorded[index], children.drawn[other])
      }
    }
    for (index, other) in known { align(children.recorded[index], children.drawn[other]) }
  }

  /// Returns a view and the unpaired views below it in document order.
  private func unpaired(below index: Int, _ children: [[Int]], _ partners: [Int?]) -> [Int] {
    [index]
      + children[index].flatMap { partners[$0] == nil ? unpaired(below: $0, children, partners) : [] }
  }

  /// Pairs views of two lists in their order so that the sum of likenesses is greatest.
  private mutating func pairInOrder(_ left: [Int], _ right: [Int]) -> [(Int, Int)] {
    let left = left.filter { drawn[$0] == nil }.prefix(Self.longestList).map { $0 }
    let right = right.filter { recorded[$0] == nil }.prefix(Self.longestList).map { $0 }
    guard !left.isEmpty, !right.isEmpty else { return [] }
    let width = right.count + 1
    var best = [Int](repeating: 0, count: (left.count + 1) * width)
    for i in left.indices.reversed() {
      for j in right.indices.reversed() {
        let likeness = likeness(left[i], right[j])
        let skipped = max(best[(i + 1) * width + j], best[i * width + j + 1])
        best[i * width + j] = likeness > 0 ? max(skipped, likeness + best[(i + 1) * width + j + 1]) : skipped
      }
    }
    var pairs: [(Int, Int)] = []
    var (i, j) = (0, 0)
    while i < left.count, j < right.count {
      let likeness = likeness(left[i], right[j])
      if likeness > 0, best[i * width + j] == likeness + best[(i + 1) * width + j + 1] {
        pair(left[i], right[j])
        pairs.append((left[i], right[j]))
        (i, j) = (i + 1, j + 1)
      } else if best[(i + 1) * width + j] >= best[i * width + j + 1] {
        i += 1
      } else {
        j += 1
      }
    }
    return pairs
  }

  /// Returns how alike two views are: 0 for two classes or two identifiers, 4 for one class, 4 more for one text,
  /// 1 more for frames within half a point.
  private func likeness(_ index: Int, _ other: Int) -> Int {
    let (view, drawn) = (views.recorded[index], views.drawn[other])
    guard view.className == drawn.className else { return 0 }
    if let own = view.identifier, let its = drawn.identifier, own != its { return 0 }
    // A part of a control is known by its text or not at all.
    let hasText = view.text != nil && view.text == drawn.text
    if view.isPart, !hasText { return 0 }
    return 4 + (hasText ? 4 : 0) + (TruthComparison.isNear(view.frame, drawn.frame) ? 1 : 0)
  }

  private static func unique(_ views: [TruthView]) -> [String: Int] {
    var places: [String: [Int]] = [:]
    for (index, view) in views.enumerated() {
      if let identifier = view.identifier { places[identifier, default: []].append(index) }
    }
    return places.compactMapValues(\.only)
  }

  private static func roots(of views: [TruthView]) -> [Int] { views.indices.filter { views[$0].depth == 0 } }

  private static func children(of views: [TruthView]) -> [[Int]] {
    var children = [[Int]](repeating: [], count: views.count)
    var path: [Int] = []
    for (index, view) in views.enumerated() {
      while path.count > view.depth { path.removeLast() }
      if let parent = path.last { children[parent].append(index) }
      path.append(index)
    }
    return children
  }
}
