/// The pairs of views that are the same in two trees: by identifier if it is unique, else by class, looks and
/// position among the subviews of one superview, else by class and likeness (`ViewLikeness`) anywhere.
struct TreeMatching {
  /// The index in the new tree, by the index in the old tree; `nil` for a removed view.
  private(set) var newIndex: [Int?]
  /// The index in the old tree, by the index in the new tree; `nil` for an added view.
  private(set) var oldIndex: [Int?]
  private let old: FrameTree
  private let new: FrameTree
  private let looks: (old: [Looks], new: [Looks])

  init(_ old: FrameTree, _ new: FrameTree) {
    self.old = old
    self.new = new
    var table = LooksTable()
    looks = (table.looks(of: old), table.looks(of: new))
    newIndex = [Int?](repeating: nil, count: old.nodes.count)
    oldIndex = [Int?](repeating: nil, count: new.nodes.count)
    let unique = (old: Self.unique(old), new: Self.unique(new))
    for (identifier, index) in unique.old {
      if let other = unique.new[identifier] { pair(index, other) }
    }
    if !old.nodes.isEmpty, !new.nodes.isEmpty, newIndex[0] == nil, oldIndex[0] == nil { pair(0, 0) }
    let children = (old: old.children, new: new.children)
    func pairAllChildren() {
      for index in old.nodes.indices {
        guard let other = newIndex[index] else { continue }
        pairChildren(children.old[index], children.new[other])
      }
    }
    pairAllChildren()
    for (index, other) in ViewLikeness.pairs(
      of: old, without: newIndex, in: new, without: oldIndex)
    {
      pair(index, other)
    }
    pairAllChildren()
  }

  private mutating func pair(_ old: Int, _ new: Int) {
    newIndex[old] = new
    oldIndex[new] = old
  }

  /// Pairs those subviews of a pair of views that have no partner yet.
  private mutating func pairChildren(_ olds: [Int], _ news: [Int]) {
    var olds = olds.filter { newIndex[$0] == nil }
    var news = news.filter { oldIndex[$0] == nil }
    guard !olds.isEmpty, !news.isEmpty else { return }
    let (old, new, looks) = (old, new, looks)
    // First, views whose whole subtrees look alike: in their old order, then in any order.
    for (a, b) in Self.commonSequence(olds.map { looks.old[$0].deep }, news.map { looks.new[$0].deep }) {
      pair(olds[a], news[b])
    }
    pairRest(&olds, &news, oldKeys: { [looks.old[$0].deep] }, newKeys: { [looks.new[$0].deep] })
    pairRest(&olds, &news, oldKeys: { [looks.old[$0].own] }, newKeys: { [looks.new[$0].own] })
    // Then views whose looks changed: with equal class and identifier, else with equal class if one has no
    // identifier.
    pairRest(&olds, &news, oldKeys: { Self.names(old.nodes[$0]) }, newKeys: { Self.names(new.nodes[$0]) })
    pairRest(
      &olds, &news, oldKeys: { [old.nodes[$0].className] }, newKeys: { [new.nodes[$0].className] },
      unless: { old.nodes[$0].identifier != nil && new.nodes[$1].identifier != nil })
  }

  private static func names(_ node: FrameTree.Node) -> [String] { [node.className, node.identifier ?? ""] }

  /// Pairs the remaining views with equal keys, in order.
  private mutating func pairRest<Key: Hashable>(
    _ olds: inout [Int], _ news: inout [Int], oldKeys: (Int) -> Key, newKeys: (Int) -> Key,
    unless isOther: (Int, Int) -> Bool = { _, _ in false }
  ) {
    olds.removeAll { newIndex[$0] != nil }
    news.removeAll { oldIndex[$0] != nil }
    var waiting: [Key: [Int]] = [:]
    for index in news.reversed() { waiting[newKeys(index), default: []].append(index) }
    for index in olds {
      let key = oldKeys(index)
      guard let other = waiting[key]?.last, !isOther(index, other) else { continue }
      waiting[key]?.removeLast()
      pair(index, other)
    }
    olds.removeAll { newIndex[$0] != nil }
    news.removeAll { oldIndex[$0] != nil }
  }

  /// The longest lists that are compared in full; of longer ones only the ends are, as the time grows with
  /// the square.
  private static let longestComparison = 400

  /// Returns the longest common subsequence, as pairs of indices in the two lists.
  private static func commonSequence(_ left: [Int], _ right: [Int]) -> [(Int, Int)] {
    let start = zip(left, right).prefix { $0 == $1 }.count
    let rest = min(left.count, right.count) - start
    let end = zip(left.reversed(), right.reversed()).prefix(rest).prefix { $0 == $1 }.count
    let middle = commonMiddle(
      Array(left[start..<left.count - end]), Array(right[start..<right.count - end]))
    return (0..<start).map { ($0, $0) } + middle.map { ($0 + start, $1 + start) }
      + (0..<end).map { (left.count - end + $0, right.count - end + $0) }
  }

  private static func commonMiddle(_ left: [Int], _ right: [Int]) -> [(Int, Int)] {
    guard left.count <= longestComparison, right.count <= longestComparison else { return [] }
    var lengths = [[Int]](repeating: [Int](repeating: 0, count: right.count + 1), count: left.count + 1)
    for i in left.indices.reversed() {
      for j in right.indices.reversed() {
        lengths[i][j] =
          left[i] == right[j] ? lengths[i + 1][j + 1] + 1 : max(lengths[i + 1][j], lengths[i][j + 1])
      }
    }
    var (i, j) = (0, 0)
    var pairs: [(Int, Int)] = []
    while i < left.count, j < right.count {
      if left[i] == right[j] {
        pairs.append((i, j))
        (i, j) = (i + 1, j + 1)
      } else if lengths[i + 1][j] >= lengths[i][j + 1] {
        i += 1
      } else {
        j += 1
      }
    }
    return pairs
  }

  /// Returns the indices of the nodes whose identifiers occur once, by identifier.
  private static func unique(_ tree: FrameTree) -> [String: Int] {
    var counts: [String: (count: Int, index: Int)] = [:]
    for (index, node) in tree.nodes.enumerated() {
      guard let identifier = node.identifier else { continue }
      counts[identifier] = ((counts[identifier]?.count ?? 0) + 1, index)
    }
    return counts.filter { $0.value.count == 1 }.mapValues(\.index)
  }
}

/// Numbers that are equal for views that look alike, whatever their identifiers and positions.
private struct Looks {
  /// The number of the view's own look.
  var own: Int
  /// The number of the look of the view with all its subviews.
  var deep: Int
}

private struct LooksTable {
  private struct Own: Hashable {
    var className: String
    var properties: [FrameTree.Property]
  }

  private struct Deep: Hashable {
    var own: Int
    var children: [Int]
  }

  /// The properties that tell a view's position or its arranged subviews, and do not count as looks.
  private static let places: Set<String> = ["placed", "arranged"]

  private var own: [Own: Int] = [:]
  private var deep: [Deep: Int] = [:]

  mutating func looks(of tree: FrameTree) -> [Looks] {
    var looks: [Looks] = tree.nodes.map { node in
      let key = Own(
        className: node.className, properties: node.properties.filter { !Self.places.contains($0.name) })
      let number = own[key] ?? own.count
      own[key] = number
      return Looks(own: number, deep: 0)
    }
    let children = tree.children
    // Subviews come after their superview, so the reversed order visits them first.
    for index in looks.indices.reversed() {
      let key = Deep(own: looks[index].own, children: children[index].map { looks[$0].deep })
      let number = deep[key] ?? deep.count
      deep[key] = number
      looks[index].deep = number
    }
    return looks
  }
}
