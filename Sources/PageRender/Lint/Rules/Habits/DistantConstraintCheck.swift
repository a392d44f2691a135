internal import LayoutEngine
internal import PageLayout

/// Finds edges and centres tied to a distant view: neither superview, subview nor sibling, nor a guide of an
/// ancestor. Such a constraint breaks when one of its views moves in the hierarchy.
///
/// Stack views do not count as levels, because they only arrange. Nor does a cell's content view in a
/// document, because Interface Builder ties the content to the cell. Sizes may equal those of any view, as
/// columns of rows do. Views in a scroll view may be tied to views outside of it, as stretching headers are.
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
    // The margins of an ancestor count as its guide, whichever way the constraint names them.
    if written.isGuide(constraint.first) || constraint.firstAttribute.isMargin, written.isInside(b, of: a) {
      return true
    }
    if written.isGuide(second) || constraint.secondAttribute.isMargin, written.isInside(a, of: b) {
      return true
    }
    return scrollsBetween(a, b)
  }

  /// Returns the nearest ancestor of an item that counts as a level.
  private func parent(of item: Int, _ isOfDocument: Bool) -> Int? {
    sequence(first: item) { written.container(of: $0) }.dropFirst().first {
      !written.isStack($0) && !isContentView($0, isOfDocument)
    }
  }

  /// Returns true for the content view of an effect view and, in a document, of a cell; it does not count as
  /// a level.
  private func isContentView(_ item: Int, _ isOfDocument: Bool) -> Bool {
    guard let parent = written.container(of: item) else { return false }
    let name = written.page.views[written.view(of: parent)].className
    return name == "UIVisualEffectView" || isOfDocument && HabitWording.cells.contains(name)
  }

  /// Returns true if one of two items is inside a scroll view that does not contain the other.
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

  /// The views between two items, from the first item's side: `, with card between them`; empty if only
  /// stacks are between.
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
