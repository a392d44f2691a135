/// Safe areas, layout margins and scroll offsets, which follow from frames.
extension LayoutRounds {
  func feedInsets(into program: inout LayoutProgram, from frames: Frames) -> Bool {
    var changed = false
    for index in input.items.indices {
      if let parameters = program.safeArea[index] {
        changed = suggest(parameters, safeArea(of: index, in: program, frames), to: &program) || changed
      }
      if let parameters = program.margins[index] {
        let insets = margins(of: index, in: program, frames)
        changed = suggest(parameters, insets, to: &program) || changed
      }
      if let parameters = program.readable[index] {
        let margins = margins(of: index, in: program, frames)
        let insets = environment.readableInsets(
          margins: margins, width: frame(of: index, in: program, frames).width)
        changed = suggest(parameters, insets, to: &program) || changed
      }
    }
    return changed
  }

  private func suggest(
    _ parameters: LayoutProgram.InsetParameters, _ insets: EdgeInsets, to program: inout LayoutProgram
  ) -> Bool {
    let top = suggest(parameters.top, insets.top, to: &program)
    let left = suggest(parameters.left, insets.left, to: &program)
    let bottom = suggest(parameters.bottom, insets.bottom, to: &program)
    let right = suggest(parameters.right, insets.right, to: &program)
    return top || left || bottom || right
  }

  // MARK: Safe area

  /// Returns a view's safe area insets: the part of the surrounding safe area that overlaps the view, plus
  /// the view's additional insets. The surrounding safe area is the environment's, or that of the nearest
  /// ancestor that changes it. A view that extends beyond a side has the whole inset of that side.
  private func safeArea(of index: Int, in program: LayoutProgram, _ frames: Frames) -> EdgeInsets {
    let own = frame(of: index, in: program, frames)
    let sources = program.safeAreaSources
    guard !sources.isEmpty else { return rootSafeArea(in: own) }
    var insets: EdgeInsets
    if let parent = input.items[index].parent, sources[parent] >= 0 {
      let source = sources[parent]
      insets = overlap(
        of: passedOnSafeArea(by: source, in: program, frames),
        around: frame(of: source, in: program, frames), with: own)
    } else {
      insets = rootSafeArea(in: own)
    }
    let added = input.items[index].additionalSafeArea
    insets.top = max(0, insets.top + added.top)
    insets.left = max(0, insets.left + added.left)
    insets.bottom = max(0, insets.bottom + added.bottom)
    insets.right = max(0, insets.right + added.right)
    return insets
  }

  private func rootSafeArea(in frame: Rect) -> EdgeInsets {
    overlap(
      of: environment.safeArea, around: Rect(origin: .zero, size: environment.size), with: frame)
  }

  /// Returns the safe area insets that a view passes on to its subviews. A scroll view passes on none of the
  /// insets that it has added to its content inset.
  private func passedOnSafeArea(
    by index: Int, in program: LayoutProgram, _ frames: Frames
  ) -> EdgeInsets {
    let insets = safeArea(of: index, in: program, frames)
    guard let layout = scrollLayout(of: index, safeArea: insets, in: program, frames) else { return insets }
    return insets.without(layout.adjustment)
  }

  private func overlap(of insets: EdgeInsets, around outer: Rect, with inner: Rect) -> EdgeInsets {
    EdgeInsets(
      top: max(0, insets.top - max(0, inner.minY - outer.minY)),
      left: max(0, insets.left - max(0, inner.minX - outer.minX)),
      bottom: max(0, insets.bottom - max(0, outer.maxY - inner.maxY)),
      right: max(0, insets.right - max(0, outer.maxX - inner.maxX)))
  }

  // MARK: Margins

  private func margins(of index: Int, in program: LayoutProgram, _ frames: Frames) -> EdgeInsets {
    let isReversed = program.direction == .rightToLeft
    let own = input.items[index].margins
    let isInWindow = !isFitting || environment.rootMargins != (0, 0)
    let isScreen = isInWindow && (index == 0 && !isFitting || input.items[index].isScreenRoot)
    // Safe area insets that a scroll view has added to its content inset are not added to its margins again.
    let safe = own.includesSafeArea ? passedOnSafeArea(by: index, in: program, frames) : .zero
    let isTurned = own.isAbsolute && isReversed
    var usual = 8.0
    if case .stack = input.items[index].arrangement { usual = 0 }
    let sides =
      isScreen
      ? environment.minimumMargins(ofRow: input.items[index].isRow) : (leading: usual, trailing: usual)
    let ends = isScreen ? 0 : usual
    let leading = (isTurned ? own.trailing : own.leading) ?? sides.leading
    let trailing = (isTurned ? own.leading : own.trailing) ?? sides.trailing
    var insets = EdgeInsets(
      top: (own.top ?? ends) + safe.top, left: (isReversed ? trailing : leading) + safe.left,
      bottom: (own.bottom ?? ends) + safe.bottom, right: (isReversed ? leading : trailing) + safe.right)
    if own.preservesParent, let parent = input.items[index].parent {
      let inherited = overlap(
        of: margins(of: parent, in: program, frames), around: frame(of: parent, in: program, frames),
        with: frame(of: index, in: program, frames))
      insets = EdgeInsets(
        top: max(insets.top, inherited.top), left: max(insets.left, inherited.left),
        bottom: max(insets.bottom, inherited.bottom), right: max(insets.right, inherited.right))
    }
    guard own.followsReadableWidth else { return insets }
    return environment.readableInsets(margins: insets, width: frame(of: index, in: program, frames).width)
  }

  // MARK: Scroll views

  func feedScrolls(into program: inout LayoutProgram, from frames: Frames) -> Bool {
    var changed = false
    for scroll in program.scrolls {
      let safeArea = safeArea(of: scroll.item, in: program, frames)
      guard let layout = scrollLayout(of: scroll.item, safeArea: safeArea, in: program, frames) else {
        continue
      }
      changed = suggest(scroll.offset.x, layout.contentOffset.x, to: &program) || changed
      changed = suggest(scroll.offset.y, layout.contentOffset.y, to: &program) || changed
    }
    return changed
  }

  func adjustedContentInset(of item: Int, in program: LayoutProgram) -> EdgeInsets {
    let safeArea = safeArea(of: item, in: program, .outcome)
    return scrollLayout(of: item, safeArea: safeArea, in: program, .outcome)?.adjustedInset ?? .zero
  }

  /// Returns the insets and offset of a scroll view; `nil` for other items. In the first guess, the frame and
  /// the content have the environment's size.
  private func scrollLayout(
    of index: Int, safeArea: EdgeInsets, in program: LayoutProgram, _ frames: Frames
  ) -> ScrollLayout? {
    guard let content = program.contentBox(of: index),
      case .scroll(let scroll) = input.items[index].arrangement
    else { return nil }
    let isGuess = frames == .guess
    return ScrollLayout(
      scroll, bounds: isGuess ? environment.size : bounds(of: index, in: program),
      content: isGuess ? environment.size : bounds(of: content, in: program), safeArea: safeArea,
      direction: program.direction)
  }
}

extension EdgeInsets {
  fileprivate func without(_ other: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: max(0, top - other.top), left: max(0, left - other.left), bottom: max(0, bottom - other.bottom),
      right: max(0, right - other.right))
  }
}

extension LayoutEnvironment {
  /// The system's minimum margins, less the safe area insets at the sides, in points.
  fileprivate func minimumMargins(ofRow isRow: Bool) -> (leading: Double, trailing: Double) {
    let isReversed = direction == .rightToLeft
    let least = isRow ? rowMargin : 0
    return (
      max(least, rootMargins.leading - (isReversed ? safeArea.right : safeArea.left)),
      max(least, rootMargins.trailing - (isReversed ? safeArea.left : safeArea.right))
    )
  }
}
