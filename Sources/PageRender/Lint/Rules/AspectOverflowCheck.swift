internal import LayoutEngine
internal import PageBase
internal import PageLayout

/// Finds views whose aspect ratio makes them exceed their superview or the screen, mostly in landscape.
struct AspectOverflowCheck {
  let page: DrawnPage

  /// The largest overflow that is ignored, in points.
  private static let tolerance = 1.0

  func findings() -> [LintFinding] {
    let layout = page.solved.page.tree.layout
    var found: [LintFinding] = []
    for constraint in layout.constraints where isAspect(constraint) {
      guard let view = page.solved.page.tree.views.firstIndex(where: { $0.item == constraint.first }),
        page.views[view].isSeen, !isLimited(constraint.first, in: layout),
        let overflow = overflow(of: view), !found.contains(where: { $0.viewIndices == [view] })
      else { continue }
      let ratio = constraint.firstAttribute == .width ? constraint.multiplier : 1 / constraint.multiplier
      var finding = LintFinding(
        .aspectOverflow, on: page, views: [view],
        fault:
          "keeps the ratio \(Wording.number((ratio * 100).rounded() / 100)):1 and so reaches "
          + "\(overflow.points.points) pt beyond \(overflow.what)",
        fix: overflow.axis == .vertical ? Self.fix("height", "width") : Self.fix("width", "height"),
        amount: overflow.points)
      finding.locate(at: constraint.source)
      found.append(finding)
    }
    return found
  }

  private static func fix(_ size: String, _ other: String) -> String {
    "add a \(size) ≤ its superview's, and lower the priority of the constraints that set its \(other)"
  }

  private func isAspect(_ constraint: LayoutConstraint) -> Bool {
    let sizes: Set<LayoutConstraint.Attribute> = [.width, .height]
    return constraint.second == constraint.first && constraint.relation == .equal && constraint.multiplier > 0
      && sizes.contains(constraint.firstAttribute) && sizes.contains(constraint.secondAttribute)
      && constraint.firstAttribute != constraint.secondAttribute
      && constraint.sizeClasses?.holds(in: page.environment.layoutEnvironment) ?? true
  }

  /// Returns true if an inequality limits the view's width or height.
  private func isLimited(_ item: Int, in layout: LayoutInput) -> Bool {
    layout.constraints.contains {
      $0.relation != .equal && $0.constant.isFinite
        && ($0.first == item && $0.relation == .lessThanOrEqual && $0.firstAttribute.isSize
          || $0.second == item && $0.relation == .greaterThanOrEqual && $0.secondAttribute.isSize)
        && $0.first != $0.second
    }
  }

  private func overflow(of view: Int) -> (points: Double, what: String, axis: Axis)? {
    let frame = page.views[view].frame
    var found: [(points: Double, what: String, axis: Axis)] = []
    func look(at outer: Rect, _ name: String) {
      let across = max(outer.minX - frame.minX, frame.maxX - outer.maxX)
      let down = max(outer.minY - frame.minY, frame.maxY - outer.maxY)
      if across > Self.tolerance { found.append((across, name, .horizontal)) }
      if down > Self.tolerance { found.append((down, name, .vertical)) }
    }
    if let parent = page.views[view].parent, page.views[view].scroller != parent {
      look(
        at: page.views[parent].frame, page.views[parent].parent == nil ? "the screen" : page.name(of: parent))
    }
    if found.isEmpty { look(at: page.screen, "the screen") }
    return found.filter { !page.isReachable(frame, of: view, $0.axis) }.max { $0.points < $1.points }
  }
}

extension LayoutConstraint.Attribute {
  fileprivate var isSize: Bool { self == .width || self == .height }
}
