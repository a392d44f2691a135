internal import LayoutEngine
internal import PageBase

extension FrameTree {
  /// Describes the changes from a stored tree to this one, a sentence each, the most telling first. A
  /// sentence names the view and the property or constraint. Empty if the trees are equal.
  public func sentences(since old: FrameTree) -> [String] {
    guard old != self else { return [] }
    return ChangeWording(TreeChanges(from: old, to: self)).told.sentences
  }
}

/// The words for the changes of a tree.
struct ChangeWording {
  private let changes: TreeChanges
  /// The views' names in sentences, by their names in the old and in the new tree.
  private let shown: (old: [String: String], new: [String: String])
  /// The names of the new tree's views without their texts.
  private let spoken: [String]
  private let places: [String: Int]
  private let moved: Set<Int>

  /// The number of views that a sentence names; it counts the rest.
  private let namedViews: Int
  /// The default of `namedViews`: as many as fit on a line of a terminal.
  static let namedViews = 4

  init(_ changes: TreeChanges, namedViews: Int = Self.namedViews) {
    self.changes = changes
    self.namedViews = namedViews
    let (old, new) = (changes.old, changes.new)
    spoken = new.spokenNames
    shown = (
      Self.shown(old, changes.names.old, old.spokenNames), Self.shown(new, changes.names.new, spoken)
    )
    places = Dictionary(zip(changes.names.new, new.nodes.indices), uniquingKeysWith: { first, _ in first })
    moved = Set(changes.moved)
  }

  var told: PictureChanges {
    let groups = grouped
    guard !groups.isEmpty else { return movements }
    var causes: [ChangeCause] = []
    var told: Set<Int> = []
    for (place, group) in groups.enumerated() {
      var (cause, views) = wording(of: group)
      cause.places = places(of: views)
      if case .removed(let index) = group[0] { cause.places = [changes.old.nodes[index].frame] }
      causes.append(cause)
      if place < PictureChanges.mostSentences { told.formUnion(views) }
    }
    let following = moved.subtracting(told).count
    if following > 0 {
      // A constraint moves other views before a colour or a view that is gone does.
      let mover = groups.prefix(PictureChanges.mostSentences).firstIndex {
        if case .rule = $0[0] { true } else { false }
      }
      causes[mover ?? 0].sentence += "; \(Wording.count(following, "view follows", "views follow"))"
    }
    return PictureChanges(causes: causes)
  }

  // MARK: Views

  /// The frames of views before and after, by their indices in the new tree.
  private func places(of views: [Int]) -> [Rect] {
    views.flatMap { view in
      [changes.new.nodes[view].frame]
        + (changes.matching.oldIndex[view].map { [changes.old.nodes[$0].frame] } ?? [])
    }
  }

  private static func shown(_ tree: FrameTree, _ names: [String], _ spoken: [String]) -> [String: String] {
    let shown = zip(spoken, tree.nodes).map { name, node in
      guard node.givenIdentifier == nil, let text = node.ownText else { return PropertyWording.short(name) }
      return "\(PropertyWording.short(node.className)) \(PropertyWording.excerpt(text))"
    }
    return Dictionary(zip(names, shown), uniquingKeysWith: { first, _ in first })
  }

  private func name(_ index: Int) -> String { shown.new[changes.names.new[index]] ?? "" }

  private func nameBefore(_ index: Int) -> String { shown.old[changes.names.old[index]] ?? "" }

  private func list(_ names: [String]) -> String {
    let shown = names.prefix(namedViews).joined(separator: ", ")
    let rest = names.count - namedViews
    return rest > 0 ? "\(shown) and \(rest) more" : shown
  }

  // MARK: Causes

  /// The causes in groups, one sentence each: equal changes of a property are grouped for all their views.
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

  /// Returns the words for a group of causes, and the indices of its views in the new tree.
  private func wording(of group: [TreeChanges.Cause]) -> (cause: ChangeCause, views: [Int]) {
    let (old, new) = (changes.old, changes.new)
    switch group[0] {
    case .added(let index):
      return (ChangeCause("\(name(index)) is new\(kind(new.nodes[index]))"), [index])
    case .removed(let index):
      return (ChangeCause("\(nameBefore(index)) is gone\(kind(old.nodes[index]))"), [])
    case .reparented(let index):
      let outer = changes.parents.new[index].map { name($0) } ?? "the page"
      let before = changes.matching.oldIndex[index].flatMap { changes.parents.old[$0] }.map { nameBefore($0) }
      return (ChangeCause("\(name(index)) is now in \(outer) (was in \(before ?? "the page"))"), [index])
    case .reordered(let index, let isInFront, let other):
      let place = isInFront ? "after" : "before"
      return (ChangeCause("\(name(index)) is now \(place) \(name(other)): order changed"), [index])
    case .property(let first, let property, let before, let after):
      let views = group.compactMap { cause in
        if case .property(let index, _, _, _) = cause { index } else { nil }
      }
      let change = PropertyChange(name: property, old: before, new: after)
      let (subject, told) = (subject(of: change, first, views), PropertyWording.change(change))
      // A view called image has an image: the name is not repeated.
      let rest = told.hasPrefix(subject + " ") ? told.dropFirst(subject.count + 1) : told[...]
      let sentence = "\(subject): \(rest)"
      return (
        ChangeCause(change.pageShift.map { "\(subject): \($0)" } ?? sentence, sentence: sentence), views
      )
    case .rule(let before, let after):
      return wording(of: before, after)
    }
  }

  /// Returns the view's class in parentheses; empty if the view's name begins with it.
  private func kind(_ node: FrameTree.Node) -> String {
    node.givenIdentifier == nil ? "" : " (\(PropertyWording.short(node.className)))"
  }

  /// Returns the views of a change, or the named part of a text that it is about, such as `summary`.
  private func subject(of change: PropertyChange, _ first: Int, _ views: [Int]) -> String {
    let node = changes.new.nodes[first]
    guard let part = PropertyWording.split(change.name).part else {
      // A text that changed cannot identify its view.
      let isText = change.old == node.ownText || change.new == node.ownText
      return list(views.map { isText ? PropertyWording.short(spoken[$0]) : name($0) })
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

  /// Describes a constraint's change, such as `next moved 4 pt down: controls.bottom = safeArea.bottom − 12
  /// (was − 16)`.
  private func wording(
    of before: FrameTree.Rule?, _ after: FrameTree.Rule?
  ) -> (cause: ChangeCause, views: [Int]) {
    let ends = [after, before].compactMap(\.self).flatMap { [$0.first.view, $0.second?.view] }
    let index = ends.lazy.compactMap { $0 }.compactMap { places[$0] }.first { moved.contains($0) }
    let movement = index.flatMap { self.movement(of: $0) }.map { $0 + ": " } ?? ""
    let words = RuleWording(root: changes.names.new.first, shown: shown.new)
    let change = words.change(from: before, to: after)
    var cause = ChangeCause(change, sentence: movement + change)
    // A layout guide of a view may have moved although the view did not.
    let hasGuide = [after, before].compactMap(\.self).flatMap { [$0.first, $0.second] }.contains {
      $0?.guide.map { !RuleWording.pageGuides.contains($0) } ?? false
    }
    cause.isVisible = index != nil || hasGuide && !moved.isEmpty
    return (cause, index.map { [$0] } ?? [])
  }

  // MARK: Frames

  /// The outermost views that moved in their superviews, for trees in which no property and no constraint changed.
  private var movements: PictureChanges {
    let own = changes.moved.filter { index in
      guard let before = changes.matching.oldIndex[index], let a = changes.parents.old[before],
        let b = changes.parents.new[index]
      else { return true }
      return relative(changes.old, before, a) != relative(changes.new, index, b)
    }
    guard !own.isEmpty else { return PictureChanges() }
    let shown = own.prefix(namedViews).compactMap { movement(of: $0) }
    let rest = own.count - shown.count
    let others = rest > 0 ? ["\(Wording.count(rest, "more view")) moved"] : []
    return PictureChanges(
      causes: shown.map { ChangeCause($0) },
      remarks: others + ["no property or constraint changed; measured sizes or layout code did"])
  }

  private func relative(_ tree: FrameTree, _ index: Int, _ parent: Int) -> Rect {
    let (frame, outer) = (tree.nodes[index].frame, tree.nodes[parent].frame)
    return FrameTree.kept(frame.offsetBy(x: -outer.minX, y: -outer.minY))
  }

  /// Describes a view's movement, such as `next moved 4 pt down`; `nil` if the view kept its frame.
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
  /// The view's text; `nil` if it has no text, or one with named parts.
  var ownText: String? {
    for name in ["text", "title"] {
      if let text = properties.first(where: { $0.name == name })?.value { return text }
    }
    return nil
  }
}
