internal import LayoutEngine
internal import PageDrawing
internal import PageLayout

/// Selects the views of a laid-out page that are measured.
struct RedlineSelection {
  let solved: SolvedPage
  private let nodes: [ViewNode]
  private let parents: [Int?]
  /// The views' frames as drawn, in points of the screen: a floating sheet scales those in it.
  let frames: [Rect]
  /// The scale at which a sheet draws each view.
  let scales: [Double]
  /// The visible part of each view, clipped to its ancestors and to the screen; `nil` if there is none.
  let visible: [Rect?]
  private let drawn: Set<Int>

  init(_ solved: SolvedPage) {
    self.solved = solved
    nodes = solved.page.tree.views
    var parents = [Int?](repeating: nil, count: nodes.count)
    for (index, node) in nodes.enumerated() {
      for child in node.children { parents[child] = index }
    }
    self.parents = parents
    frames = solved.shownFrames
    var scales = nodes.map(\.behavior.sheetScale)
    for (index, node) in nodes.enumerated() { for child in node.children { scales[child] *= scales[index] } }
    self.scales = scales
    visible = Self.visible(nodes, parents, frames, on: solved.scene.size)
    drawn = Set(solved.texts.map(\.view))
  }

  private static func visible(
    _ nodes: [ViewNode], _ parents: [Int?], _ frames: [Rect], on size: Size
  ) -> [Rect?] {
    let screen = Rect(origin: .zero, size: size)
    // The area in which each view can be visible; `nil` if it is hidden.
    var rooms = [Rect?](repeating: nil, count: nodes.count)
    for (index, node) in nodes.enumerated() {
      guard !node.isHidden, node.alpha > 0.01, !node.behavior.isBehindSheet else { continue }
      guard let parent = parents[index] else {
        rooms[index] = screen
        continue
      }
      rooms[index] =
        nodes[parent].clipsToBounds ? rooms[parent]?.intersection(frames[parent]) : rooms[parent]
    }
    return zip(frames, rooms).map { frame, room in room?.intersection(frame) }
  }

  /// The visible views of a scope, in document order, without the screen itself and the parts of bars.
  ///
  /// - Parameter named: Returns the layout items that the rules of a view refer to.
  func views(in scope: RedlineLevel, named: (Int) -> [Int]) -> [Int] {
    switch scope {
    case .none: return []
    case .all: return everything
    case .key: break
    }
    let contents = nodes.indices.filter { isMeasured($0) && hasContent($0) }
    // Without any content, all visible views are measured.
    guard !contents.isEmpty else { return everything }
    var isNamed = [Bool](repeating: false, count: solved.page.tree.layout.items.count)
    for view in contents { for item in named(view) { isNamed[item] = true } }
    let isContent = Set(contents)
    return nodes.indices.filter {
      isContent.contains($0) || isNamed[nodes[$0].item] && isMeasured($0) && isConstrained($0) && !fills($0)
    }
  }

  private var everything: [Int] {
    nodes.indices.filter { isMeasured($0) && (isSeen($0) || isConstrained($0)) }
  }

  private func isMeasured(_ view: Int) -> Bool {
    view > 0 && visible[view] != nil && !isPartOfBar(view) && !isOfCell(view)
  }

  /// Returns true for texts, pictures, controls and views with custom drawing.
  private func hasContent(_ view: Int) -> Bool {
    let node = nodes[view]
    switch node.content {
    case .text: return drawn.contains(view)
    case .image, .pageControl: return true
    case .control: return !isDecoration(node)
    case .none, .hairline: return !node.drawing.isEmpty || node.isTouchable
    }
  }

  private func isDecoration(_ node: ViewNode) -> Bool {
    guard case .control(let content) = node.content else { return false }
    return content is BarBackgroundContent || content is FillContent || content is MaterialContent
      || content is DisclosureContent || content is CheckmarkContent
  }

  private func isSeen(_ view: Int) -> Bool {
    let node = nodes[view]
    if hasContent(view) { return true }
    if let color = node.backgroundColor, color.light.alpha > 0 || color.dark.alpha > 0 { return true }
    return node.layer.map { !$0.isPlain } ?? false
  }

  /// Returns true if constraints or a stack determine the view's frame.
  private func isConstrained(_ view: Int) -> Bool {
    if case .constraints = solved.page.tree.layout.items[nodes[view].item].placement { return true }
    return false
  }

  /// Returns true if the view is as large as the screen or its superview.
  private func fills(_ view: Int) -> Bool {
    let frame = solved.layout.frames[nodes[view].item]
    if frame == solved.layout.frames[nodes[0].item] { return true }
    return parents[view].map { solved.layout.frames[nodes[$0].item] == frame } ?? false
  }

  /// Returns true if the view is inside a bar, whose parts the system lays out.
  private func isPartOfBar(_ view: Int) -> Bool {
    sequence(first: view) { parents[$0] }.dropFirst().contains { place in
      ["UINavigationBar", "UITabBar", "UIToolbar", "UISearchBar"].contains(nodes[place].className)
    }
  }

  /// Returns true for a table view cell's own parts: its content view, its separator and its accessory.
  private func isOfCell(_ view: Int) -> Bool {
    guard let parent = parents[view], nodes[parent].className == "UITableViewCell" else { return false }
    return nodes[view].className == "UIView" && nodes[view].spokenIdentifier == nil
  }

  // MARK: Distances

  /// Returns the distances from a view to its nearest siblings, else to the edges of its room, in points of
  /// the layout, which a floating sheet scales.
  func distances(of view: Int, safeArea: EdgeInsets, direction: LayoutDirection) -> RedlineDistances {
    let frame = solved.layout.frames[nodes[view].item]
    let room = room(around: view, safeArea: safeArea)
    var (left, right) = (frame.minX - room.minX, room.maxX - frame.maxX)
    var (above, below) = (frame.minY - room.minY, room.maxY - frame.maxY)
    let neighbours = parents[view].map { nodes[$0].children } ?? []
    for neighbour in neighbours where neighbour != view && visible[neighbour] != nil {
      let other = solved.layout.frames[nodes[neighbour].item]
      if other.minY < frame.maxY, other.maxY > frame.minY {
        if other.maxX <= frame.minX { left = min(left, frame.minX - other.maxX) }
        if other.minX >= frame.maxX { right = min(right, other.minX - frame.maxX) }
      }
      if other.minX < frame.maxX, other.maxX > frame.minX {
        if other.maxY <= frame.minY { above = min(above, frame.minY - other.maxY) }
        if other.minY >= frame.maxY { below = min(below, other.minY - frame.maxY) }
      }
    }
    let isReversed = direction == .rightToLeft
    return RedlineDistances(
      leading: isReversed ? right : left, trailing: isReversed ? left : right, above: above, below: below)
  }

  /// The room around a view: its superview; if that fills the screen, the safe area on the sides on which the
  /// view is inside it.
  private func room(around view: Int, safeArea: EdgeInsets) -> Rect {
    let screen = solved.layout.frames[nodes[0].item]
    guard let parent = parents[view] else { return screen }
    let around = solved.layout.frames[nodes[parent].item]
    guard around == screen else { return around }
    let (frame, safe) = (solved.layout.frames[nodes[view].item], screen.inset(by: safeArea))
    return Rect(
      minX: frame.minX >= safe.minX ? safe.minX : screen.minX,
      minY: frame.minY >= safe.minY ? safe.minY : screen.minY,
      maxX: frame.maxX <= safe.maxX ? safe.maxX : screen.maxX,
      maxY: frame.maxY <= safe.maxY ? safe.maxY : screen.maxY)
  }
}
