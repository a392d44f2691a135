internal import LayoutEngine
internal import PageLayout

/// Edges and centres tied to views elsewhere in the tree: neither parent nor child nor sibling, nor a guide of a view
/// around. Such a constraint breaks when one of the views moves to another place.
///
/// Stack views do not count as levels: they only arrange. Nor does a cell's content view in a document, where Interface
/// Builder ties what is in it to the cell. Sizes may equal any other, as columns of rows do. What stands in a scroll view
/// may hold on to views outside of it, as headers that stretch do.
struct DistantConstraintCheck {
  let written: WrittenConstraints

  init(_ written: WrittenConstraints) { self.written = written }

  func habits() -> [Habit] {
    written.indices.compactMap { index in
      let constraint = written[index]
      guard let second = constraint.second, ![.width, .height].contains(constraint.firstAttribute),
        !isNear(constraint, second)
      else { return nil }
      let items = [constraint.first, second].filter { !isAround($0, constraint.first, second) }
      return Habit(
        rule: .distantConstraint, constraints: [index], items: items.isEmpty ? [constraint.first] : items,
        fault: "connects views that are far apart in the view hierarchy"
          + between(constraint.first, second),
        replacements: [],
        advice: advice(constraint.first, second))
    }
  }

  // MARK: What is near

  private func isNear(_ constraint: LayoutConstraint, _ second: Int) -> Bool {
    let (a, b) = (written.owner(of: constraint.first), written.owner(of: second))
    let isOfDocument = constraint.source != nil
    let (aroundA, aroundB) = (parent(of: a, isOfDocument), parent(of: b, isOfDocument))
    if a == b || aroundA == b || aroundB == a || aroundA == aroundB { return true }
    // The margins of a view around are a guide of it, however they are written.
    if written.isGuide(constraint.first) || constraint.firstAttribute.isMargin, written.isInside(b, of: a) {
      return true
    }
    if written.isGuide(second) || constraint.secondAttribute.isMargin, written.isInside(a, of: b) {
      return true
    }
    return scrollsBetween(a, b)
  }

  /// The view that an item stands in, those left out that do not count as levels.
  private func parent(of item: Int, _ isOfDocument: Bool) -> Int? {
    sequence(first: item) { written.container(of: $0) }.dropFirst().first {
      !written.isStack($0) && !isContentView($0, isOfDocument)
    }
  }

  /// The content view of an effect view, and, in a document, of a cell: nothing but another name for it.
  private func isContentView(_ item: Int, _ isOfDocument: Bool) -> Bool {
    guard let parent = written.container(of: item) else { return false }
    let name = written.page.views[written.view(of: parent)].className
    return name == "UIVisualEffectView" || isOfDocument && HabitWording.cells.contains(name)
  }

  /// Returns true if one of them is in a scroll view that the other is neither in nor is.
  private func scrollsBetween(_ a: Int, _ b: Int) -> Bool {
    func leaves(_ item: Int, _ other: Int) -> Bool {
      written.ancestry(of: item).dropFirst().contains {
        written.isScroller($0) && !written.ancestry(of: other).contains($0)
      }
    }
    return leaves(a, b) || leaves(b, a)
  }

  // MARK: Words

  private func isAround(_ item: Int, _ first: Int, _ second: Int) -> Bool {
    let other = item == first ? second : first
    return written.isInside(written.owner(of: other), of: written.owner(of: item))
  }

  /// `, with card between them`: the views between, from the first item's side; empty where only stacks are.
  private func between(_ first: Int, _ second: Int) -> String {
    let (a, b) = (written.owner(of: first), written.owner(of: second))
    let (inA, inB) = (Array(written.ancestry(of: a)), Array(written.ancestry(of: b)))
    let common = inA.first { inB.contains($0) } ?? 0
    let path =
      inA.dropFirst().prefix { $0 != common && a != common }
      + inB.dropFirst().prefix { $0 != common && b != common }.reversed()
    let layout = written.page.solved.legibleLayout()
    let names = path.filter { !written.isStack($0) }.map { layout.plainName(of: written.owner(of: $0)) }
    return names.isEmpty ? "" : ", with \(names.joined(separator: " and ")) between them"
  }

  private func advice(_ first: Int, _ second: Int) -> String {
    let (a, b) = (written.owner(of: first), written.owner(of: second))
    if let around = written.isInside(a, of: b) ? second : written.isInside(b, of: a) ? first : nil {
      let layout = written.page.solved.legibleLayout()
      return "constrain the inner view to its own superview, or to a layout guide of "
        + layout.plainName(of: written.owner(of: around))
    }
    return "constrain each to its superview or a sibling, or both to one layout guide, "
      + "or put both into one superview"
  }
}

extension LayoutConstraint.Attribute {
  fileprivate var isMargin: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      true
    default: false
    }
  }
}
