internal import LayoutEngine
internal import PageBase
internal import PageLayout

/// Finds views whose saved frames are not those that constraints give: Interface Builder's canvas shows them
/// elsewhere than the app does.
///
/// No layout is solved, so that neither fonts nor devices matter: required constraints between siblings, or
/// between a view and its superview, are checked on the saved frames themselves. Margins and the safe area
/// above and below depend on more than a document says, and do not count.
struct MisplacedFrameCheck {
  private let written: WrittenConstraints
  private var page: DrawnPage { written.page }

  init(page: DrawnPage) { written = WrittenConstraints(page) }

  /// The largest deviation that is ignored, in points: saved frames are rounded to pixels or whole points.
  private static let tolerance = 2.0

  func findings() -> [LintFinding] {
    let flagged = page.views.indices.filter { page.node($0).written?.isMisplaced == true }
    return (flagged.map { ($0, nil) } + deviations(except: Set(flagged))).sorted { $0.0 < $1.0 }
      .map { finding($0.0, $0.1) }
  }

  private func finding(_ view: Int, _ constraint: Int?) -> LintFinding {
    let reason = constraint.map { written.page.solved.legibleLayout().legibleWording(of: written[$0]) }
    return LintFinding(
      .misplacedFrame, on: page, views: [view],
      fault: "is drawn elsewhere in Interface Builder than in the app"
        + (reason.map { ": its saved frame does not fulfil \($0)" } ?? ""),
      fix: "update its frame in Interface Builder", topic: "misplaced\0\(page.topicName(of: view))")
  }

  // MARK: Deviations

  /// The views with the first constraint that their frames do not fulfil. Of constraints between siblings only
  /// those count neither of whose views deviates from the superview, which explains them.
  private func deviations(except flagged: Set<Int>) -> [(Int, Int?)] {
    guard page.solved.layout.conflicts.isEmpty, !page.solved.page.tree.isOfOtherSizeClasses else { return [] }
    var (found, seen): ([(Int, Int?)], Set<Int>) = ([], flagged)
    let broken = written.indices.compactMap { index in self.views(ofBroken: index).map { (index, $0) } }
    for (index, views) in broken where views.count == 1 {
      if seen.insert(views[0]).inserted { found.append((views[0], index)) }
    }
    for (index, views) in broken where views.count == 2 && seen.isDisjoint(with: views) {
      seen.insert(views[0])
      found.append((views[0], index))
    }
    return found
  }

  /// The views whose frames do not fulfil a constraint: one beside its superview, or two siblings; `nil` if
  /// they do, or if the document does not tell.
  private func views(ofBroken index: Int) -> [Int]? {
    let constraint = written[index]
    guard constraint.source != nil, constraint.priority >= LayoutConstraint.required,
      !constraint.isStandardSpacing, constraint.outlet == nil, constraint.sizeClasses == nil
    else { return nil }
    let views = ([constraint.first] + [constraint.second].compactMap(\.self)).map(written.view)
    guard let space = space(of: views), isPlain(space),
      let one = value(constraint.firstAttribute, of: constraint.first, in: space)
    else { return nil }
    var other = constraint.constant
    if let second = constraint.second {
      guard let value = value(constraint.secondAttribute, of: second, in: space) else { return nil }
      other += constraint.multiplier * value
    }
    let excess = one - other
    let isBroken =
      switch constraint.relation {
      case .equal: abs(excess) > Self.tolerance
      case .lessThanOrEqual: excess > Self.tolerance
      case .greaterThanOrEqual: excess < -Self.tolerance
      }
    let own = views.reduce(into: [Int]()) { if $1 != space, !$0.contains($1) { $0.append($1) } }
    return isBroken && !own.isEmpty ? own : nil
  }

  /// The view in whose coordinates all frames are: the common superview, or one view that is the superview of
  /// the other.
  private func space(of views: [Int]) -> Int? {
    let parents = views.map { page.views[$0].parent }
    guard let first = parents.first else { return nil }
    if let first, parents.allSatisfy({ $0 == first }) { return first }
    return views.first { view in zip(views, parents).allSatisfy { $0 == view || $1 == view } }
  }

  /// Returns true for a superview whose coordinates start at its corner, and that does not arrange its
  /// subviews itself.
  private func isPlain(_ view: Int) -> Bool {
    let item = page.node(view).item
    return !written.isStack(item) && !written.isScroller(item)
  }

  private func value(
    _ attribute: LayoutConstraint.Attribute, of item: Int, in space: Int
  ) -> Double? {
    let view = written.view(of: item)
    guard let frame = page.node(view).written?.frame, !page.node(view).isHidden else { return nil }
    let isHorizontal = [.left, .leading, .right, .trailing, .centerX, .width].contains(attribute)
    switch written.item(item).role {
    case .view: break
    // In portrait the safe area has no sides.
    case .safeAreaGuide where isHorizontal && !page.solved.page.tree.isDesignedInLandscape: break
    default: return nil
    }
    let rect = view == space ? Rect(origin: .zero, size: frame.size) : frame
    switch attribute {
    case .left, .leading: return rect.minX
    case .right, .trailing: return rect.maxX
    case .top: return rect.minY
    case .bottom: return rect.maxY
    case .centerX: return rect.midX
    case .centerY: return rect.midY
    case .width: return rect.width
    case .height: return rect.height
    default: return nil
    }
  }
}
