/// The values of one solve that depend on solved frames, such as text heights and insets, and the resulting
/// frames.
struct LayoutRounds {
  let environment: LayoutEnvironment
  let input: LayoutInput
  private let sizes: ContiguousArray<IntrinsicSize>
  /// True in a fitting measurement: the root then has the default margins of any view.
  let isFitting: Bool
  /// The width at which each item's content was last measured, in points; `nil` if it was not measured yet.
  private var measuredWidths: ContiguousArray<Double?>

  init(program: LayoutProgram, environment: LayoutEnvironment, sizes: ContiguousArray<IntrinsicSize>) {
    self.environment = environment
    self.sizes = sizes
    input = program.input
    isFitting = program.fitting != nil
    measuredWidths = ContiguousArray(repeating: nil, count: sizes.count)
  }

  /// Suggests to the solver the environment's size, the content sizes, and first guesses for values that
  /// depend on frames, as if every view covered the root. The guesses do not depend on earlier solves, so
  /// neither do the resulting frames.
  func start(_ program: inout LayoutProgram) {
    program.solver.suggest(program.rootWidth, environment.size.width)
    program.solver.suggest(program.rootHeight, environment.size.height)
    for index in sizes.indices {
      if let width = sizes[index].width {
        program.solver.suggest(program.intrinsicWidth[index], max(0, width))
      }
      if let height = sizes[index].height {
        program.solver.suggest(program.intrinsicHeight[index], max(0, height))
      }
      if program.firstBaseline[index] >= 0 {
        program.solver.suggest(program.firstBaseline[index], 0)
        program.solver.suggest(program.lastBaseline[index], 0)
      }
    }
    _ = feedCells(into: &program, from: .guess)
    if !program.scrolls.isEmpty { _ = feedScrolls(into: &program, from: .guess) }
    if program.hasInsets { _ = feedInsets(into: &program, from: .guess) }
  }

  /// The frames from which cells, insets and content offsets are computed.
  enum Frames {
    /// Every view covers the root.
    case guess
    case outcome
  }

  /// Suggests to the solver the values that follow from the solved frames.
  /// - Returns: True if a value changed, so that the layout has to be solved again.
  mutating func feedBack(
    into program: inout LayoutProgram, measuring measurer: some ContentMeasuring
  ) throws(LayoutError) -> Bool {
    var changed = feedCells(into: &program, from: .outcome)
    if !program.scrolls.isEmpty { changed = feedScrolls(into: &program, from: .outcome) || changed }
    if program.hasInsets { changed = feedInsets(into: &program, from: .outcome) || changed }
    for index in input.items.indices where program.hasMeasuredContent {
      guard case .measured(let heightFollowsWidth) = input.items[index].content else { continue }
      if heightFollowsWidth {
        changed = try feedHeight(of: index, into: &program, measuring: measurer) || changed
      }
      changed = try feedBaselines(of: index, into: &program, measuring: measurer) || changed
    }
    return changed || program.raiseCollapsed(flatness: LayoutSystem.settledEpsilon)
  }

  func suggest(_ symbol: Symbol, _ value: Double, to program: inout LayoutProgram) -> Bool {
    guard symbol >= 0, (program.solver.value(symbol) - value).magnitude > LayoutSystem.settledEpsilon else {
      return false
    }
    program.solver.suggest(symbol, value)
    return true
  }

  // MARK: Cells

  private func feedCells(into program: inout LayoutProgram, from frames: Frames) -> Bool {
    var changed = false
    var layout: (flow: Int, value: FlowLayout)?
    for cell in program.cellFrames {
      if layout?.flow != cell.flow {
        let bounds = frames == .guess ? environment.size : bounds(of: cell.flow, in: program)
        layout = flowLayout(of: cell.flow, bounds: bounds, direction: program.direction)
          .map { (cell.flow, $0) }
      }
      guard let frame = layout?.value.frame(ofItem: cell.index) else { continue }
      changed = suggest(cell.origin.0, frame.minX, to: &program) || changed
      changed = suggest(cell.origin.1, frame.minY, to: &program) || changed
      changed = suggest(cell.size.0, frame.width, to: &program) || changed
      changed = suggest(cell.size.1, frame.height, to: &program) || changed
    }
    return changed
  }

  private func flowLayout(of index: Int, bounds: Size, direction: LayoutDirection) -> FlowLayout? {
    guard case .flow(let flow) = input.items[index].arrangement else { return nil }
    return FlowLayout(flow, bounds: bounds, direction: input.items[index].direction ?? direction)
  }

  func bounds(of index: Int, in program: LayoutProgram) -> Size {
    let box = program.boxes[index]
    return Size(width: program.solver.value(box.width), height: program.solver.value(box.height))
  }

  // MARK: Text

  private mutating func feedHeight(
    of index: Int, into program: inout LayoutProgram, measuring measurer: some ContentMeasuring
  ) throws(LayoutError) -> Bool {
    let width = Self.steady(program.solver.value(program.boxes[index].width))
    if measuredWidths[index] == width { return false }
    measuredWidths[index] = width
    let height = measurer.intrinsicSize(ofItem: index, fittingWidth: width).height ?? 0
    guard LayoutInput.areFinite(height) else { throw .input(.badMeasurement(item: index)) }
    return suggest(program.intrinsicHeight[index], max(0, height), to: &program)
  }

  private func feedBaselines(
    of index: Int, into program: inout LayoutProgram, measuring measurer: some ContentMeasuring
  ) throws(LayoutError) -> Bool {
    guard program.firstBaseline[index] >= 0 else { return false }
    let box = program.boxes[index]
    let size = Size(
      width: Self.steady(program.solver.value(box.width)),
      height: Self.steady(program.solver.value(box.height)))
    guard let baselines = measurer.baselines(ofItem: index, in: size) else { return false }
    guard LayoutInput.areFinite(baselines.firstFromTop, baselines.lastFromBottom) else {
      throw .input(.badMeasurement(item: index))
    }
    var (first, last) = (baselines.firstFromTop, baselines.lastFromBottom)
    if program.shapes[index].hasCentredBaselines {
      (first, last) = (first - size.height / 2, size.height / 2 - last)
      // A single line has one baseline: rounding errors must not make it two.
      if (last - first).magnitude <= LayoutSystem.settledEpsilon { last = first }
    }
    let isFirstNew = suggest(program.firstBaseline[index], first, to: &program)
    let isLastNew = suggest(program.lastBaseline[index], last, to: &program)
    return isFirstNew || isLastNew
  }

  /// Returns a length rounded to 2⁻²⁰ points, without the rounding errors of earlier solves: a line must not
  /// break differently at 326.99999999 points.
  private static func steady(_ length: Double) -> Double {
    (length * 1_048_576).nearestWhole / 1_048_576
  }

  // MARK: Frames

  func frame(of index: Int, in program: LayoutProgram, _ frames: Frames) -> Rect {
    frames == .guess ? Rect(origin: .zero, size: environment.size) : frame(of: index, in: program)
  }

  private func frame(of index: Int, in program: LayoutProgram) -> Rect {
    let box = program.boxes[index]
    let insets = input.items[index].alignmentRectInsets
    let x = program.solver.value(box.x)
    let y = program.solver.value(box.y)
    return Rect(
      x: x - insets.left, y: y - insets.top,
      width: program.solver.value(box.width) + insets.left + insets.right,
      height: program.solver.value(box.height) + insets.top + insets.bottom)
  }

  func result(of program: LayoutProgram, conflicts: [LayoutConflict]) -> LayoutResult {
    let grid = PixelGrid(scale: environment.scale)
    var exact: [Rect] = []
    var frames: [Rect] = []
    exact.reserveCapacity(input.items.count)
    frames.reserveCapacity(input.items.count)
    for index in input.items.indices {
      let frame = frame(of: index, in: program)
      exact.append(frame)
      frames.append(grid.round(frame))
    }
    var offsets = [Point](repeating: .zero, count: exact.count)
    var contentSizes = [Size](repeating: .zero, count: exact.count)
    var insets = [EdgeInsets](repeating: .zero, count: exact.count)
    for index in exact.indices where program.hasFlows {
      let bounds = bounds(of: index, in: program)
      guard let layout = flowLayout(of: index, bounds: bounds, direction: program.direction) else { continue }
      offsets[index] = layout.contentOffset
      contentSizes[index] = layout.contentSize
    }
    for scroll in program.scrolls {
      guard let content = program.contentBox(of: scroll.item) else { continue }
      offsets[scroll.item] = Point(
        x: program.solver.value(scroll.offset.x), y: program.solver.value(scroll.offset.y))
      contentSizes[scroll.item] = bounds(of: content, in: program)
      insets[scroll.item] = adjustedContentInset(of: scroll.item, in: program)
    }
    return LayoutResult(
      frames: frames, exactFrames: exact, contentOffsets: offsets, contentSizes: contentSizes,
      adjustedContentInsets: insets, conflicts: conflicts)
  }
}
