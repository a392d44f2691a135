package import LayoutEngine
public import PageBase

extension SolvedPage {
  /// A diagnostic of one line for each contradiction among the page's required constraints. It names the
  /// constraint that was broken, and its error in points. Another names the views whose frames are not final,
  /// because the solver reached its limit of steps. Contradictions too small to be seen, such as those that controls a third of a point
  /// higher in another iOS bring to each row of a form, share a line.
  ///
  /// - Parameter isError: True for errors, with exit codes 3 and 4; false for warnings.
  public func conflictDiagnostics(
    file: String, in environment: PageEnvironment, isError: Bool = false
  ) -> [Diagnostic] {
    guard !layout.conflicts.isEmpty || !layout.unsettled.isEmpty else { return [] }
    let words = ConflictWording(of: self, in: file)
    let small = layout.conflicts.filter(\.isSmall)
    let contradictions = (layout.conflicts.filter { !$0.isSmall } + small.prefix(1)).map { conflict in
      let others =
        conflict.isSmall && small.count > 1 ? "; \(small.count - 1) more of less than half a point" : ""
      var diagnostic = Diagnostic(
        isError ? .error : .warning, file: file, position: page.position,
        "page \(Wording.quoted(page.id)): \(words.sentence(for: conflict)); change one or lower its priority\(others)",
        exitCode: isError ? .badInput : nil)
      // The error differs from device to device, but the contradiction is one topic.
      diagnostic.topic = words.topic(of: conflict)
      diagnostic.environments = [environment.name]
      return diagnostic
    }
    guard !layout.unsettled.isEmpty else { return contradictions }
    var unsettled = Diagnostic(
      isError ? .error : .warning, file: file, position: page.position,
      "page \(Wording.quoted(page.id)): \(words.sentence(forUnsettled: layout.unsettled)); simplify them",
      exitCode: isError ? .limit : nil)
    unsettled.topic = "unsettled"
    unsettled.environments = [environment.name]
    return contradictions + [unsettled]
  }
}

extension LayoutConflict {
  /// True if the error is below half a point, less than a person sees.
  fileprivate var isSmall: Bool { error.magnitude < 0.5 }
}

/// Describes contradictions in words that fit a line.
package struct ConflictWording {
  private let input: LayoutInput
  /// The file whose constraints are named by line number alone.
  package var file: String

  /// The most characters of a list of constraints, which keeps the whole message below 300.
  private static let longestList = 140

  package init(of page: SolvedPage, in file: String) {
    input = page.legibleLayout()
    self.file = file
  }

  /// The contradiction in words: `these constraints contradict each other: bar.height = 44 (line 9), broken:
  /// 10 pt less than it asks for; bar.top = …`.
  package func sentence(for conflict: LayoutConflict) -> String {
    let distance = JSONOutput.format((conflict.error.magnitude * 100).rounded() / 100)
    let givenUp =
      "\(words(for: conflict.leftOut)), broken: \(distance) pt \(conflict.error < 0 ? "less" : "more") "
      + "than it asks for"
    let others = conflict.members.filter { $0 != conflict.leftOut }.map { words(for: $0) }
    return "these constraints contradict each other: " + Self.list([givenUp] + others, Self.longestList)
  }

  /// The views whose frames are not final, in words: `the constraints of icon and title take too many steps to
  /// solve, so their places may differ on a device`.
  package func sentence(forUnsettled items: [Int]) -> String {
    let views = items.filter { input.items[$0].role == .view }
    let names = (views.isEmpty ? [0] : views).map { input.plainName(of: $0) }
    return "the constraints of \(Self.list(names, Self.longestList)) take too many steps to solve, "
      + "so the picture may differ from a device's"
  }

  /// The contradiction's constraints in words, the one that was given up first, as many as fit into `length`
  /// characters.
  package func members(of conflict: LayoutConflict, fitting length: Int) -> String {
    let others = conflict.members.filter { $0 != conflict.leftOut }
    return Self.list(([conflict.leftOut] + others).map { words(for: $0) }, length)
  }

  /// The constraints, each as it would have to read for the others to hold, as many as fit into `length`
  /// characters; `nil` if unknown.
  package func needs(of conflict: LayoutConflict, fitting length: Int) -> String? {
    let needs = conflict.needs.map { need -> String in
      guard case .constraint(let index) = need.member, input.constraints.indices.contains(index) else {
        let change = JSONOutput.format((need.change.magnitude * 100).rounded() / 100)
        let difference = "\(change) pt \(need.change < 0 ? "less" : "more")"
        if case .intrinsicSize(let item, let axis) = need.member {
          return "\(name(item)).\(Self.size(axis)) \(difference) than its content"
        }
        return "\(words(for: need.member)), \(difference)"
      }
      var constraint = input.constraints[index]
      constraint.constant = ((constraint.constant + need.change) * 100).rounded() / 100 + 0
      return input.bareWording(of: constraint)
    }
    return needs.isEmpty ? nil : Self.list(needs, length, rest: "or")
  }

  /// A text that identifies the contradiction in all environments.
  package func topic(of conflict: LayoutConflict) -> String {
    conflict.members.map { wording(of: $0) }.joined(separator: "\0")
  }

  /// A constraint and its source position: `bar.height = 44 (line 9)`.
  package func wording(of origin: ConstraintOrigin) -> String {
    switch origin {
    case .constraint(let index) where input.constraints.indices.contains(index):
      let words = input.bareWording(of: input.constraints[index])
      return input.constraints[index].source.map { "\(words) (\($0.wording(in: file)))" } ?? words
    case .stack(let stack, let identifier, let about):
      return "\(name(stack)) arranges \(name(about)) (\(identifier))"
    default: return input.wording(of: origin)
    }
  }

  /// `wording(of:)` for people: it describes how a stack view arranges views, without UIKit's identifiers,
  /// and names intrinsic sizes.
  private func words(for origin: ConstraintOrigin) -> String {
    switch origin {
    case .stack(let stack, let identifier, let about):
      let (stackView, view) = ("stack view \(name(stack))", stack == about ? "its views" : name(about))
      switch identifier {
      case "UISV-canvas-connection": return "\(stackView) holds \(view) at its edge"
      case "UISV-fill-equally" where stack == about, "UISV-distributing-edge":
        return "\(stackView) spaces \(view) equally"
      case "UISV-spacing": return "the spacing of \(stackView) before \(view)"
      case "UISV-fill-equally", "UISV-fill-proportionally": return "\(stackView) gives \(view) its share"
      case "UISV-hiding": return "\(view) is hidden in \(stackView)"
      case "UISV-alignment", "UISV-spanning-boundary": return "\(stackView) aligns \(view)"
      default: return "\(stackView) arranges \(view)"
      }
    case .intrinsicSize(let item, let axis):
      return "\(name(item)).\(Self.size(axis)) = \(Self.size(axis)) of its content"
    default: return wording(of: origin)
    }
  }

  private static func size(_ axis: Axis) -> String { axis == .horizontal ? "width" : "height" }

  private func name(_ item: Int) -> String {
    input.items.indices.contains(item) ? input.items[item].name : "a stack"
  }

  /// The words joined by semicolons, within `length` characters: at least the first, which is cut if it is
  /// longer.
  private static func list(_ words: [String], _ length: Int, rest: String = "and") -> String {
    var text = String((words.first ?? "").prefix(length))
    for (index, word) in words.enumerated().dropFirst() {
      let next = "\(text); \(word)"
      guard next.count <= length else { return "\(text); \(rest) \(words.count - index) more" }
      text = next
    }
    return text
  }
}

extension LayoutInput {
  /// The layout items that a constraint relates.
  package func items(of origin: ConstraintOrigin) -> [Int] {
    switch origin {
    case .constraint(let index):
      guard constraints.indices.contains(index) else { return [] }
      return [constraints[index].first] + [constraints[index].second].compactMap(\.self)
    case .stack(let item, _, let about): return [item, about]
    case .autoresizing(let item), .flowCell(let item), .guide(let item), .intrinsicSize(let item, _),
      .nonNegativeSize(let item, _), .nonNegativeContentSize(let item, _), .contentOrigin(let item),
      .contentSize(let item, _):
      return [item]
    }
  }
}
