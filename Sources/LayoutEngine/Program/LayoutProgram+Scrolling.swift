/// The solver's symbols and constraints for one scroll view's content rectangle.
struct ScrollContent {
  let item: Int
  /// The parameters of the content offset.
  let offset: (x: Symbol, y: Symbol)
  /// The indices of the solver's constraints that set the content's width and height to `contentSize`.
  /// `isMentioned` is true for a dimension that another constraint mentions.
  var fallbacks: (width: Int, height: Int) = (-1, -1)
  var isMentioned: (width: Bool, height: Bool) = (false, false)
}

extension LayoutProgram {
  /// The priority of fallback constraints: below that of all other constraints, above the 0.5 of the probes
  /// by which explanations test a solution.
  private static let fallbackPriority = 0.75

  /// The index of the box of a scroll view's content; `nil` for other items.
  func contentBox(of item: Int) -> Int? {
    guard item < scrollPlaces.count, scrollPlaces[item] >= 0 else { return nil }
    return input.items.count + scrollPlaces[item]
  }

  /// The index of the box that a guide is inset from: its view's, or the scrollable content for the margins
  /// and readable content guides of a scroll view.
  func surroundings(ofGuide item: Int) -> Int? {
    guard let parent = input.items[item].parent else { return nil }
    switch input.items[item].role {
    case .layoutMarginsGuide, .readableContentGuide: return contentBox(of: parent) ?? parent
    default: return parent
    }
  }

  // MARK: Attributes

  /// Appends the terms of an attribute in a constraint with another item: the edges of a scroll view are its
  /// content's if that item is its descendant.
  mutating func append(
    _ attribute: LayoutConstraint.Attribute, of index: Int, seenFrom other: Int, times factor: Double
  ) {
    guard let content = contentBox(of: index), isInside(other, index) else {
      return append(attribute, of: index, times: factor)
    }
    let (frame, box) = (boxes[index], boxes[content])
    var middle = box
    middle.width = frame.width
    middle.height = frame.height
    switch attribute.resolved(for: direction) {
    case .width, .height: append(attribute, of: index, times: factor)
    case .centerX:
      add(box.x, factor)
      add(frame.width, factor / 2)
    case .centerY:
      add(box.y, factor)
      add(frame.height, factor / 2)
    case .centerXWithinMargins, .centerYWithinMargins:
      append(attribute, insetBy: marginParameters(of: index), from: middle, times: factor)
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin:
      append(
        attribute.resolved(for: direction), insetBy: marginParameters(of: index), from: box, times: factor)
    default: append(attribute, of: content, times: factor)
    }
  }

  /// Returns true if an item is a view or its descendant; false for the guides that stacks make.
  private func isInside(_ item: Int, _ view: Int) -> Bool {
    guard item < input.items.count else { return false }
    var item = item
    while item > view {
      guard let parent = input.items[item].parent else { return false }
      item = parent
    }
    return item == view
  }

  // MARK: Constraints

  /// Emits a scroll view's content rectangle. Its origin is the scroll view's minus the content offset; its
  /// size is `contentSize` unless constraints give another.
  mutating func emitContent(of scroll: ScrollArrangement, item: Int) {
    guard let index = contentBox(of: item) else { return }
    let (frame, content) = (boxes[item], boxes[index])
    let place = scrollPlaces[item]
    let offset = scrolls[place].offset
    let origin = Provenance.contentOrigin(item)
    emitEquality([Term(content.x), Term(frame.x, -1), Term(offset.x)], origin: origin)
    emitEquality([Term(content.y), Term(frame.y, -1), Term(offset.y)], origin: origin)
    scrolls[place].fallbacks.width = solver.constraints.count
    emitFallback(content.width, max(0, scroll.contentSize.width), origin: .contentSize(item, .horizontal))
    scrolls[place].fallbacks.height = solver.constraints.count
    emitFallback(content.height, max(0, scroll.contentSize.height), origin: .contentSize(item, .vertical))
  }

  private mutating func emitFallback(_ size: Symbol, _ value: Double, origin: Provenance) {
    buffer.removeAll(keepingCapacity: true)
    add(size, 1)
    record(constant: -value, .equal, priority: Self.fallbackPriority, origin: origin)
  }

  /// Deactivates the `contentSize` of every dimension that another constraint mentions, and solves again.
  mutating func forgetContentSizes() {
    guard scrolls.contains(where: { $0.isMentioned.width || $0.isMentioned.height }) else { return }
    for scroll in scrolls {
      if scroll.isMentioned.width { solver.constraints[scroll.fallbacks.width].isActive = false }
      if scroll.isMentioned.height { solver.constraints[scroll.fallbacks.height].isActive = false }
    }
    let solved = solver
    solver.needsRebuild = true
    do throws(SolverError) {
      try solver.solve()
    } catch {
      // At the step limit, the solution that includes these sizes is used.
      solver = solved
    }
  }

  /// Notes the content dimensions that constraints mention, directly or through a margins or readable content
  /// guide of the content. The equations of such a guide itself do not count.
  mutating func noteContentMentions() {
    guard !scrolls.isEmpty else { return }
    var isMentioned = ContiguousArray(repeating: false, count: solver.values.count)
    for index in solver.constraints.indices {
      if case .contentSize = origins[index] { continue }
      if case .guide(let item) = origins[index], scroll(ofContentGuide: item) != nil { continue }
      let constraint = solver.constraints[index]
      for term in Int(constraint.firstTerm)..<Int(constraint.firstTerm + constraint.termCount) {
        isMentioned[Int(solver.terms[term].symbol)] = true
      }
    }
    for place in scrolls.indices {
      let box = boxes[input.items.count + place]
      scrolls[place].isMentioned = (isMentioned[Int(box.width)], isMentioned[Int(box.height)])
    }
    for item in input.items.indices {
      guard let place = scroll(ofContentGuide: item) else { continue }
      if isMentioned[Int(boxes[item].width)] { scrolls[place].isMentioned.width = true }
      if isMentioned[Int(boxes[item].height)] { scrolls[place].isMentioned.height = true }
    }
  }
}

extension LayoutProgram {
  /// The index in `scrolls` of the scroll view whose content a guide is inset from; `nil` for other items.
  private func scroll(ofContentGuide item: Int) -> Int? {
    let role = input.items[item].role
    guard role == .layoutMarginsGuide || role == .readableContentGuide, let parent = input.items[item].parent,
      parent < scrollPlaces.count, scrollPlaces[parent] >= 0
    else { return nil }
    return scrollPlaces[parent]
  }
}

extension LayoutItem {
  /// True for the content and frame layout guides of scroll views.
  var isScrollGuide: Bool { role == .contentLayoutGuide || role == .frameLayoutGuide }
}
