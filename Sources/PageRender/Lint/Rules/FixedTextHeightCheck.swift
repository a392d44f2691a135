internal import LayoutEngine
internal import PageBase
internal import PageLayout

/// Finds texts that exceed a height fixed by a constraint, at text sizes above the default.
struct FixedTextHeightCheck {
  let page: DrawnPage

  /// The largest overflow that is ignored, in points.
  private static let tolerance = 1.0

  func findings() -> [LintFinding] {
    let isLarge = isLarge
    return page.texts.compactMap { view, text in
      guard page.views[view].isSeen, let finding = outgrown(text, view) else { return nil }
      let isJudged = isLarge && page.node(view).behavior.followsContentSize
      return finding.ground == .ours || isJudged ? finding : nil
    }
  }

  private var isLarge: Bool {
    let sizes = ContentSize.allCases
    guard let own = sizes.firstIndex(of: page.environment.contentSize),
      let base = sizes.firstIndex(of: .large)
    else { return false }
    return own > base
  }

  private func outgrown(_ text: DrawnText, _ view: Int) -> LintFinding? {
    guard !page.node(view).behavior.scrollsText else { return nil }
    // The text may need more height than its view has, or its ink may leave the view.
    var lack = 0.0
    if case .text = page.node(view).content { lack = text.neededHeight - text.area.height }
    let inks = page.marks.filter { $0.view == view && $0.isNoticed && $0.isGlyphs }.map(\.ink)
    for around in sequence(first: view, next: { page.views[$0].parent }) {
      if around != view, isScroller(around) { return nil }
      let frame = page.views[around].frame
      let reach = max(lack, beyond(inks, frame))
      guard reach > Self.tolerance else { continue }
      if let index = fixedHeight(of: around) {
        return finding(view, around, index, needed: frame.height + reach, has: frame.height)
      }
    }
    return nil
  }

  private func isScroller(_ view: Int) -> Bool {
    switch page.solved.page.tree.layout.items[page.node(view).item].arrangement {
    case .scroll, .flow: true
    default: false
    }
  }

  private func beyond(_ inks: [Rect], _ frame: Rect) -> Double {
    inks.map { max(frame.minY - $0.minY, 0) + max($0.maxY - frame.maxY, 0) }.max() ?? 0
  }

  /// Returns the index of the required constraint that fixes a view's height, or its maximum height, in
  /// points.
  private func fixedHeight(of view: Int) -> Int? {
    let layout = page.solved.page.tree.layout
    let item = page.node(view).item
    return layout.constraints.firstIndex {
      $0.first == item && $0.firstAttribute == .height && $0.second == nil
        && $0.relation != .greaterThanOrEqual && $0.priority >= LayoutConstraint.required
        && $0.constant <= page.views[view].frame.height + 0.5
        && $0.sizeClasses?.holds(in: page.environment.layoutEnvironment) ?? true
    }
  }

  private func finding(_ view: Int, _ around: Int, _ index: Int, needed: Double, has: Double) -> LintFinding {
    let layout = page.solved.legibleLayout()
    let constraint = layout.constraints[index]
    let place = around == view ? "it has" : "\(layout.plainName(of: page.node(around).item)) has"
    let enough = constraint.replaced { $0.relation = .greaterThanOrEqual }
    let fix =
      constraint.isRowHeight
      ? "let UITableView.automaticDimension set the row's height"
      : "write \(layout.legibleWording(of: enough))"
    var finding = LintFinding(
      .fixedTextHeight, on: page, text: view, part: nil,
      fault: "needs \(needed.points) pt of height, and \(place) \(has.points)",
      fix: FittingLength.fix(fix),
      amount: needed - has, areas: [page.views[around].frame])
    finding.locate(at: constraint.source)
    if page.isOfCanvas(constraint) { finding.ground = .ours }
    return finding
  }
}

extension DrawnPage.Mark {
  var isGlyphs: Bool {
    if case .glyphs = kind { return true }
    return false
  }
}
