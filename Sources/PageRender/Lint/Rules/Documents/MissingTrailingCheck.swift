internal import LayoutEngine
internal import PageBase
internal import PageDrawing
internal import PageLayout

/// Finds texts of a document of which constraints hold one side and nothing limits the width, so that a
/// longer text grows over what is beside it, or off the screen.
///
/// Any constraint on the other side, the width or the centre counts as a limit, also an inequality and an
/// optional one. Arranged views are exempt, as the stack limits them, and so are views right inside a scroll
/// view, whose content may be as wide as it wants.
struct MissingTrailingCheck {
  private let written: WrittenConstraints
  private var page: DrawnPage { written.page }

  init(page: DrawnPage) { written = WrittenConstraints(page) }

  private enum Side: Hashable {
    case start, end, middle, width

    init?(_ attribute: LayoutConstraint.Attribute) {
      switch attribute {
      case .leading, .left, .leadingMargin, .leftMargin: self = .start
      case .trailing, .right, .trailingMargin, .rightMargin: self = .end
      case .centerX, .centerXWithinMargins: self = .middle
      case .width: self = .width
      default: return nil
      }
    }
  }

  func findings() -> [LintFinding] {
    let sides = self.sides
    return page.views.indices.compactMap { view in
      let node = page.node(view)
      guard node.place != nil, page.views[view].isSeen, !isFree(view), !page.isPartOfCell(view),
        let text = page.shownText(of: view), text.string.contains(where: \.isLetter),
        let held = sides[node.item], held == [.start] || held == [.end]
      else { return nil }
      let edge = held == [.start] ? "trailing" : "leading"
      return LintFinding(
        .missingTrailing, on: page, views: [view],
        fault: "has no constraint at its \(edge) edge, so that a longer text grows over what is there",
        fix: "constrain its \(edge) edge too, with ≥ for a text that ends earlier",
        topic: "\(edge)\0\(page.topicName(of: view))")
    }
  }

  /// The sides of each item that written constraints hold.
  private var sides: [Int: Set<Side>] {
    var sides: [Int: Set<Side>] = [:]
    for index in written.indices where written[index].source != nil {
      let constraint = written[index]
      for (item, attribute) in [
        (constraint.first, constraint.firstAttribute), (constraint.second, constraint.secondAttribute),
      ] {
        guard let item, let side = Side(attribute) else { continue }
        sides[item, default: []].insert(side)
      }
    }
    return sides
  }

  /// Returns true for a view that something else limits: its stack, its frame, or the content that scrolls.
  private func isFree(_ view: Int) -> Bool {
    guard let parent = page.views[view].parent, !written.isStack(page.node(parent).item),
      !written.isScroller(page.node(parent).item)
    else { return true }
    if case .autoresizing = written.item(page.node(view).item).placement { return true }
    return false
  }
}
