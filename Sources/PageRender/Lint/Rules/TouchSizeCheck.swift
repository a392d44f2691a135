internal import LayoutEngine
internal import PageBase
internal import PageLayout

/// Finds controls that are too small to touch.
///
/// A UIKit control with a standard size is judged by its intrinsic size, and a system button may have its
/// own. The whole frame counts, because scrolling shows all of it.
struct TouchSizeCheck {
  let page: DrawnPage

  private static let tolerance = 0.01
  /// The side of a control that nobody sees, in points: AutoFill and focus need such fields.
  private static let unseen = 2.0
  private static let bars: Set<String> = [
    "UINavigationBar", "UIToolbar", "UITabBar", "UISearchBar", "UIDatePicker", "_UIContextMenuListView",
  ]
  private static let standard: Set<String> = [
    "UISwitch", "UISlider", "UIStepper", "UISegmentedControl", "UIPageControl", "UITextField", "UIDatePicker",
    "UISearchTextField", "UIRefreshControl", "UIColorWell",
  ]

  func findings() -> [LintFinding] {
    page.controls.compactMap { control in
      if let finding = outOfReach(control.view) { return finding }
      let frame = size(of: control.view)
      let limit = page.threshold(.touchSize, of: control.view)
      guard min(frame.width, frame.height) < limit - Self.tolerance,
        max(frame.width, frame.height) > Self.unseen, !isBarItem(control.view)
      else { return nil }
      let (width, height) = needed(of: control.view, limit)
      guard frame.width < width - Self.tolerance || frame.height < height - Self.tolerance else { return nil }
      if hasOwnSize(control.view, limit) { return nil }
      let wanted = isStandard(control.view) ? (width, height) : (limit, limit)
      return LintFinding(
        .touchSize, on: page, views: [control.view],
        fault: "is \(frame.width.hundredths) × \(frame.height.hundredths) pt to touch",
        fix: "make it at least \(wanted.0.hundredths) × \(wanted.1.hundredths) pt",
        amount: max(width - frame.width, height - frame.height))
    }
  }

  // MARK: Reach

  /// The share of a control inside its superviews below which it counts as out of reach.
  private static let reached = 0.5

  /// A finding about a document's control more than half of which lies outside of a superview: UIKit looks for
  /// the view at a touch only in views that have the touch inside. The screen, and the ends of what scrolls, are
  /// told by `off-screen`.
  private func outOfReach(_ view: Int) -> LintFinding? {
    guard page.isOfDocument, !isBarItem(view) else { return nil }
    let frame = page.views[view].frame
    var inner = view
    while let around = page.views[inner].parent, page.views[around].parent != nil,
      page.views[inner].scroller != around, !isOfCell(around)
    {
      let outer = page.views[around].frame
      let part = frame.intersection(outer)
      let inside = part?.area ?? 0
      if inside < Self.reached * frame.area, min(outer.width, outer.height) >= 1 {
        var finding = LintFinding(
          .touchSize, on: page, views: [view],
          fault: Self.words(part, page.name(of: around)),
          fix: "move it inside, or make \(page.name(of: around)) larger", amount: frame.area - inside,
          areas: [frame, outer])
        if inside == 0 { finding.raised = .error }
        finding.ground = LintGround(
          dependingOn: page.dependencies(of: [view, around], for: .place) + page.sceneDependencies)
        return finding
      }
      inner = around
    }
    return nil
  }

  /// - Parameter part: The part of a control inside its superview; `nil` for none.
  private static func words(_ part: Rect?, _ superview: String) -> String {
    guard let part, part.area > 0 else { return "lies outside of \(superview), where no touch reaches it" }
    return "reaches beyond \(superview): only \(part.width.hundredths) × \(part.height.hundredths) pt of it "
      + "take touches"
  }

  /// Returns true for a cell and its content, whose size a table or a layout decides.
  private func isOfCell(_ view: Int) -> Bool {
    [view, page.views[view].parent].compactMap(\.self).contains { page.views[$0].className.hasSuffix("Cell") }
  }

  // MARK: Size

  /// The size of a control in points of its screen, or of its sheet.
  private func size(of view: Int) -> Size {
    let (frame, scale) = (page.views[view].frame, page.views[view].sheetScale)
    return Size(width: frame.width / scale, height: frame.height / scale)
  }

  private func isBarItem(_ view: Int) -> Bool {
    page.views[view].parent.map { page.isInside($0, ofClass: Self.bars) } ?? false
  }

  /// The share of its intrinsic size to which a full stack may compress a system button before it counts as
  /// small.
  private static let squeezed = 0.9

  private func isStandard(_ view: Int) -> Bool { Self.standard.contains(page.views[view].className) }

  /// The height of switches and sliders in iOS 16, which documents and code keep on systems where they are higher.
  private static let keptHeight = 31.0

  /// The required size, in points.
  private func needed(of view: Int, _ limit: Double) -> (width: Double, height: Double) {
    guard isStandard(view) else { return (limit, limit) }
    let own = ownSize(of: view)
    return (min(own.width ?? 0, limit), min(own.height ?? 0, limit, Self.keptHeight))
  }

  private func ownSize(of view: Int) -> (width: Double?, height: Double?) {
    let item = page.node(view).item
    switch page.solved.page.tree.layout.items[item].content {
    case .none: return (nil, nil)
    case .fixed(let width, let height): return (width, height)
    case .measured:
      let size = page.measurer.intrinsicSize(ofItem: item, fittingWidth: nil)
      return (size.width, size.height)
    }
  }

  /// Returns true if a system button is small only along axes on which its intrinsic size is small.
  private func hasOwnSize(_ view: Int, _ limit: Double) -> Bool {
    guard page.node(view).behavior.isSystemButton else { return false }
    let (frame, own) = (size(of: view), ownSize(of: view))
    func isOwn(_ length: Double, _ own: Double?) -> Bool {
      guard length < limit - Self.tolerance, let own else { return length >= limit - Self.tolerance }
      return length >= Self.squeezed * own
    }
    return isOwn(frame.width, own.width) && isOwn(frame.height, own.height)
  }
}
