internal import LayoutEngine
internal import PageBase

extension FrameTree {
  /// What changed from a stored tree to this one, a line each, the most telling sentence first: it names the view and
  /// the property or constraint. Empty where the trees are equal.
  public func sentences(since old: FrameTree) -> [String] {
    guard old != self else { return [] }
    return ChangeWording(TreeChanges(from: old, to: self)).sentences
  }
}

/// Changes of a tree in words.
package struct ChangeWording {
  private let changes: TreeChanges
  /// What the views are called in sentences, by their names in the trees.
  private let shown: (old: [String: String], new: [String: String])
  private let places: [String: Int]
  private let moved: Set<Int>

  /// Longer lists of views end in a number.
  private static let namedViews = 4
  /// As many sentences as anybody reads; the last says how many there would be.
  package static let mostSentences = 20

  init(_ changes: TreeChanges) {
    self.changes = changes
    let (old, new) = (changes.old, changes.new)
    shown = (Self.shown(old, changes.names.old), Self.shown(new, changes.names.new))
    places = Dictionary(zip(changes.names.new, new.nodes.indices), uniquingKeysWith: { first, _ in first })
    moved = Set(changes.moved)
  }

  var sentences: [String] {
    let groups = grouped
    guard !groups.isEmpty else { return movements }
    var sentences: [String] = []
    var told: Set<Int> = []
    for group in groups.prefix(Self.mostSentences) {
      let (text, views) = wording(of: group)
      sentences.append(text)
      told.formUnion(views)
    }
    let following = moved.subtracting(told).count
    if following > 0 { sentences[0] += "; \(following) \(following == 1 ? "view follows" : "views follow")" }
    let rest = groups.count - sentences.count
    if rest > 0 { sentences.append("\(rest) more \(rest == 1 ? "change" : "changes")") }
    return sentences
  }

  // MARK: Views

  private static func shown(_ tree: FrameTree, _ names: [String]) -> [String: String] {
    Dictionary(zip(names, zip(names, tree.nodes).map(shown)), uniquingKeysWith: { first, _ in first })
  }

  /// The name, or for a view without an identifier its class and its text: `UILabel "Welcome"`.
  private static func shown(_ name: String, _ node: FrameTree.Node) -> String {
    guard node.identifier == nil, let text = node.ownText else { return PropertyWording.short(name) }
    return "\(PropertyWording.short(node.className)) \(PropertyWording.excerpt(text))"
  }

  private func name(_ index: Int) -> String { shown.new[changes.names.new[index]] ?? "" }

  private func nameBefore(_ index: Int) -> String { shown.old[changes.names.old[index]] ?? "" }

  private func list(_ names: [String]) -> String {
    let shown = names.prefix(Self.namedViews).joined(separator: ", ")
    let rest = names.count - Self.namedViews
    return rest > 0 ? "\(shown) and \(rest) more" : shown
  }

  // MARK: Causes

  /// Causes that are alike are told once, for all their views.
  private var grouped: [[TreeChanges.Cause]] {
    var groups: [[TreeChanges.Cause]] = []
    var places: [PropertyChange: Int] = [:]
    for cause in changes.causes {
      guard case .property(_, let name, let old, let new) = cause else {
        groups.append([cause])
        continue
      }
      let change = PropertyChange(name: name, old: old, new: new)
      if let place = places[change] {
        groups[place].append(cause)
      } else {
        places[change] = groups.count
        groups.append([cause])
      }
    }
    return groups
  }

  /// The sentence, and the views it is about (in the new tree).
  private func wording(of group: [TreeChanges.Cause]) -> (text: String, views: [Int]) {
    let (old, new) = (changes.old, changes.new)
    switch group[0] {
    case .added(let index):
      return ("\(name(index)) is new\(kind(new.nodes[index]))", [index])
    case .removed(let index):
      return ("\(nameBefore(index)) is gone\(kind(old.nodes[index]))", [])
    case .reparented(let index):
      let outer = changes.parents.new[index].map { name($0) } ?? "the page"
      let before = changes.matching.oldIndex[index].flatMap { changes.parents.old[$0] }.map { nameBefore($0) }
      return ("\(name(index)) is now in \(outer) (was in \(before ?? "the page"))", [index])
    case .reordered(let index, let isInFront, let other):
      return (
        "\(name(index)) is now \(isInFront ? "after" : "before") \(name(other)): order changed", [index]
      )
    case .property(let first, let property, let before, let after):
      let views = group.compactMap { cause in
        if case .property(let index, _, _, _) = cause { index } else { nil }
      }
      let change = PropertyChange(name: property, old: before, new: after)
      let (subject, told) = (subject(of: change, first, views), PropertyWording.change(change))
      // A view called image has an image: its name need not be said twice.
      let isSaid = told.hasPrefix(subject + " ") && told.hasSuffix(" changed")
      return (isSaid ? told : "\(subject): \(told)", views)
    case .rule(let before, let after):
      return wording(of: before, after)
    }
  }

  /// The class, where the name does not begin with it.
  private func kind(_ node: FrameTree.Node) -> String {
    node.identifier == nil ? "" : " (\(PropertyWording.short(node.className)))"
  }

  /// The views, or the part of a text that has a name of its own, such as `summary`.
  private func subject(of change: PropertyChange, _ first: Int, _ views: [Int]) -> String {
    let node = changes.new.nodes[first]
    guard let part = PropertyWording.split(change.name).part else {
      // A text that changed cannot be what its view is known by.
      let isText = change.old == node.ownText || change.new == node.ownText
      return list(views.map { isText ? PropertyWording.short(changes.names.new[$0]) : name($0) })
    }
    if Int(part) == nil {
      let part = PropertyWording.short(part)
      return places[part] == nil ? part : "\(list(views.map(name))), \(part)"
    }
    let begins = node.properties.first {
      let split = PropertyWording.split($0.name)
      return split.part == part && split.name.hasSuffix("begins")
    }
    return list(views.map(name)) + " " + PropertyWording.excerpt(begins?.value ?? "part \(part)")
  }

  // MARK: Constraints

  /// Such as `next moved 4 pt down: controls.bottom = safeArea.bottom − 12 (was − 16)`.
  private func wording(of before: FrameTree.Rule?, _ after: FrameTree.Rule?) -> (text: String, views: [Int]) {
    let ends = [after, before].compactMap(\.self).flatMap { [$0.first.view, $0.second?.view] }
    let index = ends.lazy.compactMap { $0 }.compactMap { places[$0] }.first { moved.contains($0) }
    let movement = index.flatMap { self.movement(of: $0) }.map { $0 + ": " } ?? ""
    let words = RuleWording(root: changes.names.new.first, shown: shown.new)
    return (movement + words.change(from: before, to: after), index.map { [$0] } ?? [])
  }

  // MARK: Frames

  /// Where no property and no constraint changed: the outermost views that moved in what they are in.
  private var movements: [String] {
    let own = changes.moved.filter { index in
      guard let before = changes.matching.oldIndex[index], let a = changes.parents.old[before],
        let b = changes.parents.new[index]
      else { return true }
      return relative(changes.old, before, a) != relative(changes.new, index, b)
    }
    guard !own.isEmpty else { return [] }
    let shown = own.prefix(Self.namedViews).compactMap { movement(of: $0) }
    let rest = own.count - shown.count
    let others = rest > 0 ? ["\(rest) more \(rest == 1 ? "view" : "views") moved"] : []
    return shown + others + ["no property or constraint changed; measured sizes or layout code did"]
  }

  private func relative(_ tree: FrameTree, _ index: Int, _ parent: Int) -> Rect {
    let (frame, outer) = (tree.nodes[index].frame, tree.nodes[parent].frame)
    return FrameTree.kept(frame.offsetBy(x: -outer.minX, y: -outer.minY))
  }

  /// Such as `next moved 4 pt down`; `nil` where the view kept its frame.
  private func movement(of index: Int) -> String? {
    guard let before = changes.matching.oldIndex[index] else { return nil }
    let (a, b) = (changes.old.nodes[before].frame, changes.new.nodes[index].frame)
    func add(_ amount: Double, _ more: String, _ less: String) -> String? {
      let points = JSONOutput.format((abs(amount) * 100).rounded() / 100)
      return points == "0" ? nil : "\(points) pt \(amount > 0 ? more : less)"
    }
    let moves = [
      add(b.minY - a.minY, "down", "up"), add(b.minX - a.minX, "to the right", "to the left"),
    ].compactMap(\.self)
    let sizes = [
      add(b.width - a.width, "wider", "narrower"), add(b.height - a.height, "taller", "shorter"),
    ].compactMap(\.self)
    var words: [String] = []
    if !moves.isEmpty { words.append("moved " + moves.joined(separator: " and ")) }
    if !sizes.isEmpty { words.append("became " + sizes.joined(separator: " and ")) }
    return words.isEmpty ? nil : "\(name(index)) " + words.joined(separator: " and ")
  }
}

extension FrameTree.Node {
  /// What it says, where that is one text.
  fileprivate var ownText: String? {
    for name in ["text", "title"] {
      if let text = properties.first(where: { $0.name == name })?.value { return text }
    }
    return nil
  }
}
