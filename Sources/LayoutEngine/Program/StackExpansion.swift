/// UIKit's identifiers of the constraints a stack view makes, with their priorities in `StackPriority`.
///
/// Constraints that contradict each other are given up in this order: the tie breakers at 25 to 51; equal centering (149); a
/// text's share (its resistance + 10); proportions (999, 998 …); edges of a spacer (999.5); then of the required ones spacing, equal
/// filling and alignment, before what somebody wrote. A hidden view's own size yields to `UISV-hiding`, and on the canvas
/// `UISV-hiding` to it (saved frames of 1,133 public documents).
enum StackRule: String, Sendable {
  case canvasConnection = "UISV-canvas-connection"
  case spacing = "UISV-spacing"
  case hiding = "UISV-hiding"
  case fillEqually = "UISV-fill-equally"
  case fillProportionally = "UISV-fill-proportionally"
  case distributingEdge = "UISV-distributing-edge"
  case canvasFit = "UISV-canvas-fit"
  case alignment = "UISV-alignment"
  case spanningBoundary = "UISV-spanning-boundary"
  case spanningFit = "UISV-spanning-fit"
  case ambiguitySuppression = "UISV-ambiguity-suppression"
  case textWidthDisambiguation = "UISV-text-width-disambiguation"

  /// True for the rules that are given up before anything that somebody wrote.
  var yields: Bool {
    switch self {
    case .spacing, .fillEqually, .alignment: true
    case .canvasConnection, .hiding, .fillProportionally, .distributingEdge, .canvasFit, .spanningBoundary,
      .spanningFit, .ambiguitySuppression, .textWidthDisambiguation:
      false
    }
  }
}

/// The priorities of a stack view's optional constraints (kean/Arranged, whose tests compare every
/// constraint with those of `UIStackView`).
enum StackPriority {
  static let boundary = 999.5
  static let firstProportion = 999.0
  static let equalCentering = 149.0
  static let spanningFit = 51.0
  static let canvasFit = 49.0
  static let ambiguitySuppression = 25.0

  /// The priority of a text's share of a stack: 10 above its own resistance, so that it decides between texts.
  static func textWidth(resistance: Double) -> Double { min(999, resistance + 10) }
}

extension LayoutProgram {
  /// Emits the constraints that `UIStackView` would make for its arranged views.
  mutating func emitStack(_ stack: StackArrangement, item: Int) {
    var expansion = StackExpansion(stack: stack, item: item, items: input.items)
    guard !expansion.all.isEmpty else { return }
    expansion.connectAlongAxis(in: &self)
    expansion.space(in: &self)
    expansion.distribute(in: &self)
    expansion.align(in: &self)
  }
}

/// Emits the constraints of one stack.
struct StackExpansion {
  typealias Attribute = LayoutConstraint.Attribute

  let stack: StackArrangement
  let item: Int
  /// All arranged items in order and (`visible`) the ones that are not hidden.
  let all: [Int]
  let visible: [Int]
  private let isHidden: [Bool]
  private var spacer = -1

  init(stack: StackArrangement, item: Int, items: [LayoutItem]) {
    self.stack = stack
    self.item = item
    all = stack.arranged
    isHidden = stack.arranged.map { items[$0].isHidden }
    visible = stack.arranged.filter { !items[$0].isHidden }
  }

  private var isHorizontal: Bool { stack.axis == .horizontal }
  private var start: Attribute { isHorizontal ? .leading : .top }
  private var end: Attribute { isHorizontal ? .trailing : .bottom }
  private var middle: Attribute { isHorizontal ? .centerX : .centerY }
  private var length: Attribute { isHorizontal ? .width : .height }
  private var crossStart: Attribute { isHorizontal ? .top : .leading }
  private var crossEnd: Attribute { isHorizontal ? .bottom : .trailing }
  private var crossMiddle: Attribute { isHorizontal ? .centerY : .centerX }
  private var crossLength: Attribute { isHorizontal ? .height : .width }

  private func emit(
    _ rule: StackRule, _ first: Int, _ firstAttribute: Attribute,
    _ relation: LayoutConstraint.Relation = .equal, _ second: Int? = nil,
    _ secondAttribute: Attribute = .notAnAttribute, times multiplier: Double = 1, plus constant: Double = 0,
    priority: Double = LayoutConstraint.required, about: Int, in program: inout LayoutProgram
  ) {
    program.emit(
      LayoutConstraint(
        first: first, firstAttribute, relation, second: second, secondAttribute, multiplier: multiplier,
        constant: constant, priority: priority),
      origin: .stack(item: item, rule: rule, about: about))
  }

  // MARK: Along the axis

  /// Connects the first and last visible views to the stack's edges or margins; a placeholder if no view is
  /// visible.
  mutating func connectAlongAxis(in program: inout LayoutProgram) {
    let ends: (first: Int, last: Int)
    if let first = visible.first, let last = visible.last {
      ends = (first, last)
    } else {
      let placeholder = program.makeBox()
      ends = (placeholder, placeholder)
    }
    connect(ends.first, start, in: &program)
    connect(ends.last, end, in: &program)
  }

  private func connect(
    _ child: Int, _ attribute: Attribute, _ relation: LayoutConstraint.Relation = .equal,
    priority: Double = LayoutConstraint.required, in program: inout LayoutProgram
  ) {
    let canvas = stack.isMarginsRelative ? Self.margin(of: attribute) : attribute
    let about = child < program.input.items.count ? child : item
    // `relation` is from the stack to the child. The emitted constraint (`child.leading = stack.leading`) has
    // the child first, so the relation is reversed.
    let turned = LayoutConstraint.Relation(rawValue: -relation.rawValue) ?? .equal
    emit(
      .canvasConnection, child, attribute, turned, item, canvas, priority: priority, about: about,
      in: &program)
  }

  private static func margin(of attribute: Attribute) -> Attribute {
    switch attribute {
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .centerX: .centerXWithinMargins
    case .centerY: .centerYWithinMargins
    default: attribute
    }
  }

  private var measuresBaselines: Bool { stack.isBaselineRelative && !isHorizontal }

  /// Keeps the spacing between neighbouring visible views, whatever hidden views lie between them. A hidden
  /// view follows the view before it, or ends where the first visible view begins; no view follows it, so
  /// that it pushes none, even if it keeps a size of its own. On the canvas hidden neighbours stay where they were.
  func space(in program: inout LayoutProgram) {
    let first = all.indices.first { !isHidden[$0] }
    for position in all.indices {
      guard isHidden[position] else {
        if let opening = lastVisible(before: position) { space(position, after: opening, in: &program) }
        continue
      }
      if stack.keepsHiddenSizes, isBesideHidden(position) { continue }
      if let first, position < first {
        let next = all[position + 1]
        emit(.spacing, all[position], end, .equal, next, start, about: all[position], in: &program)
      } else if position > 0 {
        emit(
          .spacing, all[position], start, .equal, all[position - 1], end,
          plus: spacing(beforeHidden: position), about: all[position], in: &program)
      }
    }
    for position in all.indices where isHidden[position] {
      emit(.hiding, all[position], length, about: all[position], in: &program)
    }
  }

  private func space(_ position: Int, after opening: Int, in program: inout LayoutProgram) {
    let isLoose = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    emit(
      .spacing, all[position], measuresBaselines ? .firstBaseline : start,
      isLoose ? .greaterThanOrEqual : .equal, all[opening], measuresBaselines ? .lastBaseline : end,
      plus: spacing(after: opening), about: all[position], in: &program)
  }

  private func isBesideHidden(_ position: Int) -> Bool {
    position > 0 && isHidden[position - 1] || position + 1 < all.count && isHidden[position + 1]
  }

  private func lastVisible(before position: Int) -> Int? {
    all.indices.last { $0 < position && !isHidden[$0] }
  }

  private func spacing(after position: Int) -> Double {
    (position < stack.customSpacing.count ? stack.customSpacing[position] : nil) ?? stack.spacing
  }

  /// The spacing before a hidden item, in points: half of that between its visible neighbours. There is none
  /// between hidden items, nor at the stack's ends.
  private func spacing(beforeHidden position: Int) -> Double {
    let isBetween = all.indices.contains { $0 > position && !isHidden[$0] }
    return isBetween && !isHidden[position - 1] ? spacing(after: position - 1) / 2 : 0
  }

  func distribute(in program: inout LayoutProgram) {
    switch stack.distribution {
    case .fill: shareWidth(in: &program)
    case .fillEqually: match(visible, priority: LayoutConstraint.required, in: &program)
    case .fillProportionally: fillProportionally(in: &program)
    case .equalSpacing: spreadGaps(priority: LayoutConstraint.required, betweenCentres: false, in: &program)
    case .equalCentering:
      spreadGaps(priority: StackPriority.equalCentering, betweenCentres: true, in: &program)
    }
  }

  /// Limits several wrapping texts in a row to equal shares of the stack less its spacing. Up to iOS 14 UIKit made any such text
  /// equal to a share among all arranged views, which also stretched a switch beside it (rdar://39275811, rdar://41192642). Since iOS 15
  /// a text beside a switch keeps the rest of the row (useyourloaf.com, "Stack View Changes In iOS 15").
  private func shareWidth(in program: inout LayoutProgram) {
    let items = program.input.items
    let texts = visible.filter { items[$0].content == .measured(heightFollowsWidth: true) }
    guard isHorizontal, texts.count > 1 else { return }
    let count = Double(texts.count)
    let margins = items[item].margins
    let sides = stack.isMarginsRelative ? (margins.leading ?? 0) + (margins.trailing ?? 0) : 0
    for text in texts {
      emit(
        .textWidthDisambiguation, text, .width, .lessThanOrEqual, item, .width, times: 1 / count,
        plus: -(sides + stack.spacing * (count - 1)) / count,
        priority: StackPriority.textWidth(resistance: items[text].compressionResistance.horizontal),
        about: text,
        in: &program)
    }
  }

  private func match(_ boxes: [Int], priority: Double, in program: inout LayoutProgram) {
    guard let first = boxes.first else { return }
    for other in boxes.dropFirst() {
      let about = other < program.input.items.count ? other : item
      emit(.fillEqually, other, length, .equal, first, length, priority: priority, about: about, in: &program)
    }
  }

  private func spreadGaps(priority: Double, betweenCentres: Bool, in program: inout LayoutProgram) {
    var gaps: [Int] = []
    for (previous, next) in zip(visible, visible.dropFirst()) {
      let gap = program.makeBox()
      gaps.append(gap)
      let from = betweenCentres ? middle : measuresBaselines ? .lastBaseline : end
      let to = betweenCentres ? middle : measuresBaselines ? .firstBaseline : start
      emit(.distributingEdge, gap, start, .equal, previous, from, about: previous, in: &program)
      emit(.distributingEdge, gap, end, .equal, next, to, about: next, in: &program)
    }
    match(gaps, priority: priority, in: &program)
    emit(.canvasFit, item, length, priority: StackPriority.canvasFit, about: item, in: &program)
  }

  private func fillProportionally(in program: inout LayoutProgram) {
    let sizes = program.shapes[item].proportions
    let shown = all.indices.filter { !isHidden[$0] }
    let measured = shown.filter { sizes[$0] > 0 }
    // Views without content are alike, but for those that have a width or height of their own. The canvas leaves them as they were.
    guard !measured.isEmpty else {
      if stack.keepsHiddenSizes { return }
      return match(visible, priority: StackPriority.firstProportion, in: &program)
    }
    let gaps = shown.dropLast().map { spacing(after: $0) }
    let total = measured.reduce(gaps.reduce(0, +)) { $0 + sizes[$1] }
    guard total > 0 else { return match(visible, priority: StackPriority.firstProportion, in: &program) }
    let isExact = measured.count == 1 && (shown.count == 1 || stack.spacing == 0)
    var priority = isExact ? LayoutConstraint.required : StackPriority.firstProportion
    for position in shown {
      if sizes[position] > 0 {
        emit(
          .fillProportionally, all[position], length, .equal, item, length, times: sizes[position] / total,
          priority: priority, about: all[position], in: &program)
      } else {
        emit(
          .fillProportionally, all[position], length, priority: priority, about: all[position], in: &program)
      }
      if !isExact { priority = max(1, priority - 1) }
    }
  }

  // MARK: Across the axis

  /// Aligns the views across the axis. Hidden views are aligned too, but do not affect the stack's size.
  mutating func align(in program: inout LayoutProgram) {
    guard let first = visible.first else {
      connectHidden(in: &program)
      emit(.canvasFit, item, crossLength, priority: StackPriority.canvasFit, about: item, in: &program)
      return suppressAmbiguity(of: all, in: &program)
    }
    let hidden = all.indices.filter { isHidden[$0] }.map { all[$0] }
    alignHidden(hidden, with: first, in: &program)
    switch alignment {
    case .fill:
      connect(first, crossStart, in: &program)
      connect(first, crossEnd, in: &program)
      alignAll(crossStart, in: &program)
      alignAll(crossEnd, in: &program)
      return suppressAmbiguity(of: hidden, in: &program)
    case .leading:
      connect(first, crossStart, in: &program)
      span(crossEnd, equalStart: true, in: &program)
      alignAll(crossStart, in: &program)
    case .trailing:
      connect(first, crossEnd, in: &program)
      span(crossStart, equalEnd: true, in: &program)
      alignAll(crossEnd, in: &program)
    case .center:
      connect(first, crossMiddle, in: &program)
      span(nil, in: &program)
      alignAll(crossMiddle, in: &program)
    case .firstBaseline:
      alignBaselines(.firstBaseline, looseEdge: crossStart, tightEdge: crossEnd, in: &program)
    case .lastBaseline:
      alignBaselines(.lastBaseline, looseEdge: crossEnd, tightEdge: crossStart, in: &program)
    }
    suppressAmbiguity(of: all, in: &program)
  }

  /// Aligns hidden views with the first, which follows the stack unless somebody placed one of them.
  private func connectHidden(in program: inout LayoutProgram) {
    guard let first = all.first else { return }
    alignHidden(Array(all.dropFirst()), with: first, in: &program)
    for edge in stack.keepsHiddenSizes && alignment == .fill ? [crossStart, crossEnd] : [crossStart] {
      connect(first, edge, priority: StackPriority.boundary, in: &program)
    }
  }

  private func suppressAmbiguity(of children: [Int], in program: inout LayoutProgram) {
    for child in children {
      emit(
        .ambiguitySuppression, child, crossLength, priority: StackPriority.ambiguitySuppression, about: child,
        in: &program)
    }
  }

  /// Aligns one edge, the centre or a baseline of the hidden views with that of the first visible view; on the canvas
  /// both edges, as far as their own constraints allow.
  private func alignHidden(_ hidden: [Int], with first: Int, in program: inout LayoutProgram) {
    let attribute: Attribute =
      switch alignment {
      case .center: crossMiddle
      case .trailing: crossEnd
      case .fill, .leading: crossStart
      case .firstBaseline: .firstBaseline
      case .lastBaseline: .lastBaseline
      }
    for child in hidden {
      emit(.alignment, child, attribute, .equal, first, attribute, about: child, in: &program)
      guard stack.keepsHiddenSizes, alignment == .fill else { continue }
      emit(
        .alignment, child, crossEnd, .equal, first, crossEnd, priority: StackPriority.boundary, about: child,
        in: &program)
    }
  }

  /// The effective alignment: in a vertical stack, where baselines cannot line up, `leading` replaces the
  /// baseline alignments.
  private var alignment: StackArrangement.Alignment {
    switch stack.alignment {
    case .firstBaseline, .lastBaseline: isHorizontal ? stack.alignment : .leading
    case .fill, .leading, .center, .trailing: stack.alignment
    }
  }

  private func alignAll(_ attribute: Attribute, in program: inout LayoutProgram) {
    for other in visible.dropFirst() {
      emit(.alignment, other, attribute, .equal, visible[0], attribute, about: other, in: &program)
    }
  }

  /// Keeps the views inside the stack: a single view by inequalities, several by a spacer that spans them.
  private mutating func span(
    _ edge: Attribute?, equalStart: Bool = false, equalEnd: Bool = false, in program: inout LayoutProgram
  ) {
    let edges = edge.map { [$0] } ?? [crossStart, crossEnd]
    guard visible.count > 1 else {
      for edge in edges {
        connect(visible[0], edge, edge == crossStart ? .lessThanOrEqual : .greaterThanOrEqual, in: &program)
      }
      emit(.canvasFit, item, crossLength, priority: StackPriority.canvasFit, about: item, in: &program)
      return
    }
    makeSpacer(equalStart: equalStart, equalEnd: equalEnd, in: &program)
    for edge in edges { connect(spacer, edge, in: &program) }
  }

  private mutating func makeSpacer(equalStart: Bool, equalEnd: Bool, in program: inout LayoutProgram) {
    spacer = program.makeBox()
    for child in visible {
      emit(
        .spanningBoundary, spacer, crossStart, equalStart ? .equal : .lessThanOrEqual, child, crossStart,
        priority: equalStart ? StackPriority.boundary : LayoutConstraint.required, about: child, in: &program)
      emit(
        .spanningBoundary, spacer, crossEnd, equalEnd ? .equal : .greaterThanOrEqual, child, crossEnd,
        priority: equalEnd ? StackPriority.boundary : LayoutConstraint.required, about: child, in: &program)
    }
    emit(.spanningFit, spacer, crossLength, priority: StackPriority.spanningFit, about: item, in: &program)
  }

  private mutating func alignBaselines(
    _ baseline: Attribute, looseEdge: Attribute, tightEdge: Attribute, in program: inout LayoutProgram
  ) {
    makeSpacer(equalStart: false, equalEnd: false, in: &program)
    connect(spacer, tightEdge, in: &program)
    for child in visible {
      connect(
        child, looseEdge, looseEdge == crossStart ? .lessThanOrEqual : .greaterThanOrEqual, in: &program)
    }
    alignAll(baseline, in: &program)
    emit(.canvasFit, item, crossLength, priority: StackPriority.canvasFit, about: item, in: &program)
  }
}
