extension LayoutInput {
  private static let countLimit = 1_000_000

  /// Throws an error for the first fault that makes the input meaningless. No later step checks the input
  /// again.
  func validate() throws(LayoutInputError) {
    guard !items.isEmpty else { throw .noItems }
    guard max(items.count, constraints.count) <= Self.countLimit else {
      throw .tooMany(count: max(items.count, constraints.count))
    }
    for index in items.indices {
      try validateParent(ofItem: index)
      try validateNumbers(ofItem: index)
      try validateArrangement(ofItem: index)
    }
    for index in constraints.indices { try validateConstraint(index) }
  }

  private func validateParent(ofItem index: Int) throws(LayoutInputError) {
    guard let parent = items[index].parent else {
      if index != 0 { throw .rootMisplaced(item: index) }
      return
    }
    guard index != 0 else { throw .rootMisplaced(item: 0) }
    guard parent >= 0, parent < index else { throw .parentNotBefore(item: index, parent: parent) }
    guard items[parent].role == .view else { throw .parentIsGuide(item: index) }
    if items[index].role == .contentLayoutGuide {
      guard case .scroll = items[parent].arrangement else { throw .guideWithoutContent(item: index) }
    }
  }

  private func validateNumbers(ofItem index: Int) throws(LayoutInputError) {
    let (hugging, compression) = (items[index].contentHugging, items[index].compressionResistance)
    for priority in [hugging.horizontal, hugging.vertical, compression.horizontal, compression.vertical]
    where !Self.isPriority(priority) {
      throw .contentPriorityOutOfRange(item: index, priority: priority)
    }
    let margins = items[index].margins
    var isFinite =
      Self.areFinite(margins.top, margins.leading, margins.bottom, margins.trailing)
      && Self.areFinite(items[index].alignmentRectInsets)
      && Self.areFinite(items[index].additionalSafeArea)
    switch items[index].placement {
    case .constraints: break
    case .autoresizing(let frame, _, let parentSize):
      isFinite =
        isFinite && Self.areFinite(frame.minX, frame.minY, frame.width, frame.height)
        && Self.areFinite(parentSize.width, parentSize.height)
    }
    switch items[index].content {
    case .none, .measured: break
    case .fixed(let width, let height):
      isFinite = isFinite && Self.areFinite(width, height)
    }
    guard isFinite else { throw .itemNotFinite(item: index) }
  }

  private func validateArrangement(ofItem index: Int) throws(LayoutInputError) {
    switch items[index].arrangement {
    case nil: break
    case .stack(let stack):
      guard Self.areFinite(stack.spacing), stack.customSpacing.allSatisfy({ Self.areFinite($0) }) else {
        throw .itemNotFinite(item: index)
      }
      try validateChildren(stack.arranged, ofItem: index)
    case .flow(let flow):
      guard Self.areFinite(flow.lineSpacing, flow.interitemSpacing), Self.areFinite(flow.sectionInsets) else {
        throw .itemNotFinite(item: index)
      }
      if case .points(let offset) = flow.contentOffset, !Self.areFinite(offset.x, offset.y) {
        throw .itemNotFinite(item: index)
      }
      if case .fixed(let size) = flow.itemSize {
        guard Self.areFinite(size.width, size.height) else { throw .itemNotFinite(item: index) }
        guard size.width >= 0, size.height >= 0 else { throw .badFlow(item: index) }
      }
      guard flow.itemCount >= 0, flow.itemCount <= Self.countLimit,
        flow.cells.allSatisfy({ $0.index >= 0 && $0.index < flow.itemCount })
      else { throw .badFlow(item: index) }
      try validateChildren(flow.cells.map(\.item), ofItem: index)
    case .scroll(let scroll):
      var isFinite =
        Self.areFinite(scroll.contentInset)
        && Self.areFinite(scroll.contentSize.width, scroll.contentSize.height)
      switch scroll.contentOffset {
      case .atRest: break
      case .points(let offset): isFinite = isFinite && Self.areFinite(offset.x, offset.y)
      case .page(let page, _): isFinite = isFinite && Self.areFinite(page)
      }
      guard isFinite else { throw .itemNotFinite(item: index) }
    }
  }

  private func validateChildren(_ children: [Int], ofItem index: Int) throws(LayoutInputError) {
    var sorted = children
    sorted.sort()
    for position in sorted.indices {
      let child = sorted[position]
      guard items.indices.contains(child), items[child].parent == index, items[child].role == .view,
        position == 0 || sorted[position - 1] != child
      else { throw .arrangedNotChild(item: index, arranged: child) }
    }
  }

  private func validateConstraint(_ index: Int) throws(LayoutInputError) {
    let constraint = constraints[index]
    guard items.indices.contains(constraint.first) else {
      throw .noSuchItem(constraint: index, item: constraint.first)
    }
    guard constraint.firstAttribute != .notAnAttribute else { throw .missingAttribute(constraint: index) }
    guard Self.areFinite(constraint.multiplier, constraint.constant) else {
      throw .constraintNotFinite(constraint: index)
    }
    guard Self.isPriority(constraint.priority) else {
      throw .priorityOutOfRange(constraint: index, priority: constraint.priority)
    }
    try validateMargins(constraint.firstAttribute, ofItem: constraint.first, constraint: index)
    guard let second = constraint.second else {
      if constraint.firstAttribute.kind != .size { throw .positionWithoutSecondItem(constraint: index) }
      return
    }
    guard items.indices.contains(second) else { throw .noSuchItem(constraint: index, item: second) }
    guard constraint.secondAttribute != .notAnAttribute else { throw .missingAttribute(constraint: index) }
    guard constraint.firstAttribute.kind == constraint.secondAttribute.kind else {
      throw .attributesOfDifferentKinds(constraint: index)
    }
    if constraint.firstAttribute.followsDirection && constraint.secondAttribute.isAbsolute
      || constraint.firstAttribute.isAbsolute && constraint.secondAttribute.followsDirection
    {
      throw .mixedDirections(constraint: index)
    }
    guard constraint.multiplier != 0 || constraint.firstAttribute.kind == .size else {
      throw .zeroMultiplier(constraint: index)
    }
    try validateMargins(constraint.secondAttribute, ofItem: second, constraint: index)
  }

  private func validateMargins(
    _ attribute: LayoutConstraint.Attribute, ofItem item: Int, constraint: Int
  ) throws(LayoutInputError) {
    if attribute.isMargin, items[item].role != .view { throw .marginOfGuide(constraint: constraint) }
  }

  static func isPriority(_ value: Double) -> Bool { value >= 1 && value <= LayoutConstraint.required }

  static func areFinite(_ values: Double?...) -> Bool {
    // NaN fails every comparison.
    for case let value? in values where !(value.magnitude <= LayoutInputError.limit) { return false }
    return true
  }

  static func areFinite(_ insets: EdgeInsets) -> Bool {
    areFinite(insets.top, insets.left, insets.bottom, insets.right)
  }
}

extension LayoutEnvironment {
  /// Throws `badEnvironment` if a length is NaN, negative or beyond the limit, or if the scale is not above 0
  /// and at most 100.
  func validate() throws(LayoutInputError) {
    let lengths = [
      size.width, size.height, safeArea.top, safeArea.left, safeArea.bottom, safeArea.right,
      rootMargins.leading, rootMargins.trailing,
    ]
    guard lengths.allSatisfy({ $0 >= 0 && $0 <= LayoutInputError.limit }), scale > 0, scale <= 100 else {
      throw .badEnvironment
    }
  }
}
