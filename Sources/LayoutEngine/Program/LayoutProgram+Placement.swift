/// Equations for frames that no written constraint gives, and for intrinsic content sizes.
extension LayoutProgram {
  mutating func emitPlacement(of index: Int) {
    if case .scroll(let scroll) = input.items[index].arrangement { emitContent(of: scroll, item: index) }
    guard let parent = input.items[index].parent else {
      if let fitting { emitFitting(fitting) }
      return
    }
    switch input.items[index].role {
    case .view, .guide, .distanceGuide, .contentLayoutGuide, .frameLayoutGuide: break
    case .safeAreaGuide: emitGuide(index, insets: safeAreaParameters(of: parent))
    case .layoutMarginsGuide: emitGuide(index, insets: marginParameters(of: parent))
    case .readableContentGuide: emitGuide(index, insets: readableParameters(of: parent))
    }
    if case .autoresizing(let frame, let mask, let parentSize) = input.items[index].placement {
      emitAutoresizing(index, frame: frame, mask: mask, parentSize: parentSize)
    }
    if cellPositions[index] >= 0 { emitCell(index, flow: parent, position: cellPositions[index]) }
  }

  /// Emits the root's target size in a fitting measurement, at the fitting priorities.
  private mutating func emitFitting(_ priorities: AxisPriorities) {
    let insets = input.items[0].alignmentRectInsets
    let origin = Provenance.autoresizing(0)
    buffer = [Term(boxes[0].width), Term(rootWidth, -1)]
    record(constant: insets.left + insets.right, .equal, priority: priorities.horizontal, origin: origin)
    buffer = [Term(boxes[0].height), Term(rootHeight, -1)]
    record(constant: insets.top + insets.bottom, .equal, priority: priorities.vertical, origin: origin)
  }

  private mutating func emitGuide(_ index: Int, insets: InsetParameters) {
    guard let surroundings = surroundings(ofGuide: index) else { return }
    let guide = boxes[index]
    let view = boxes[surroundings]
    let origin = Provenance.guide(index)
    emitEquality([Term(guide.x), Term(view.x, -1), Term(insets.left, -1)], origin: origin)
    emitEquality([Term(guide.y), Term(view.y, -1), Term(insets.top, -1)], origin: origin)
    emitEquality(
      [Term(guide.width), Term(view.width, -1), Term(insets.left), Term(insets.right)], origin: origin)
    emitEquality(
      [Term(guide.height), Term(view.height, -1), Term(insets.top), Term(insets.bottom)], origin: origin)
  }

  private mutating func emitCell(_ index: Int, flow: Int, position: Int) {
    let cell = boxes[index]
    let parent = boxes[flow]
    let (x, y) = (solver.makeParameter(0), solver.makeParameter(0))
    let (width, height) = (solver.makeParameter(0), solver.makeParameter(0))
    cellFrames.append((index, flow, position, (x, y), (width, height)))
    let origin = Provenance.flowCell(index)
    emitEquality([Term(cell.width), Term(width, -1)], origin: origin)
    emitEquality([Term(cell.height), Term(height, -1)], origin: origin)
    emitEquality([Term(cell.x), Term(parent.x, -1), Term(x, -1)], origin: origin)
    emitEquality([Term(cell.y), Term(parent.y, -1), Term(y, -1)], origin: origin)
  }

  /// Emits a frame with an autoresizing mask. As in UIKit, the parent's growth since the frame was set goes
  /// to the flexible margins and dimensions in proportion to their sizes, or evenly if these are all 0.
  private mutating func emitAutoresizing(
    _ index: Int, frame: Rect, mask: AutoresizingMask, parentSize: Size
  ) {
    guard let parentIndex = input.items[index].parent else { return }
    var parent = boxes[parentIndex]
    // A scroll view's subviews move with its content and resize with its frame.
    if let content = contentBox(of: parentIndex) {
      parent.x = boxes[content].x
      parent.y = boxes[content].y
    }
    let box = boxes[index]
    let insets = input.items[index].alignmentRectInsets
    let horizontal = AutoresizingShares(
      before: frame.minX, size: frame.width, after: parentSize.width - frame.maxX,
      flexible: (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin)
      ))
    let vertical = AutoresizingShares(
      before: frame.minY, size: frame.height, after: parentSize.height - frame.maxY,
      flexible: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      ))
    let origin = Provenance.autoresizing(index)
    // Sizes come first: they are then known if an origin contradicts other constraints, so that the conflict
    // needs no rule against negative sizes.
    emitEquality(
      [Term(box.width), Term(parent.width, -horizontal.size)],
      constant: horizontal.size * parentSize.width - frame.width + insets.left + insets.right, origin: origin)
    emitEquality(
      [Term(box.height), Term(parent.height, -vertical.size)],
      constant: vertical.size * parentSize.height - frame.height + insets.top + insets.bottom, origin: origin)
    emitEquality(
      [Term(box.x), Term(parent.x, -1), Term(parent.width, -horizontal.before)],
      constant: horizontal.before * parentSize.width - frame.minX - insets.left, origin: origin)
    emitEquality(
      [Term(box.y), Term(parent.y, -1), Term(parent.height, -vertical.before)],
      constant: vertical.before * parentSize.height - frame.minY - insets.top, origin: origin)
  }

  mutating func emitEquality(_ terms: [Term], constant: Double = 0, origin: Provenance) {
    buffer.removeAll(keepingCapacity: true)
    for term in terms where term.coefficient != 0 { buffer.append(term) }
    record(constant: constant, .equal, priority: LayoutConstraint.required, origin: origin)
  }

  /// Emits an item's intrinsic size. Exceeding it costs at the content hugging priority, falling short at the
  /// compression resistance priority.
  mutating func emitContent(of index: Int) {
    if shapes[index].hasWidth {
      intrinsicWidth[index] = solver.makeParameter(0)
      emitIntrinsic(
        boxes[index].width, intrinsicWidth[index], hugging: input.items[index].contentHugging.horizontal,
        compression: input.items[index].compressionResistance.horizontal, origin: .content(index, .horizontal)
      )
    }
    if shapes[index].hasHeight {
      intrinsicHeight[index] = solver.makeParameter(0)
      emitIntrinsic(
        boxes[index].height, intrinsicHeight[index], hugging: input.items[index].contentHugging.vertical,
        compression: input.items[index].compressionResistance.vertical, origin: .content(index, .vertical))
    }
  }

  private mutating func emitIntrinsic(
    _ size: Symbol, _ wanted: Symbol, hugging: Double, compression: Double, origin: Provenance
  ) {
    buffer.removeAll(keepingCapacity: true)
    add(size, 1)
    add(wanted, -1)
    if (hugging == Solver.Price.forbidden) == (compression == Solver.Price.forbidden) {
      record(above: hugging, below: compression, origin: origin)
    } else {
      // Only one side is required: two constraints let a conflict give up the required side alone.
      record(above: hugging, below: Solver.Price.free, origin: origin)
      record(above: Solver.Price.free, below: compression, origin: origin)
    }
  }
}
