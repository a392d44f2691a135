internal import LayoutEngine
internal import PageBase
internal import PageDrawing
internal import PageLayout

/// Finds faults that the layout engine reports: contradictions, ambiguities, broken constraints and missing
/// glyphs.
struct LayoutCheck {
  let page: DrawnPage
  let system: LayoutSystem

  var input: LayoutInput { page.solved.page.tree.layout }
  private var views: [ViewNode] { page.solved.page.tree.views }

  func findings() -> [LintFinding] {
    let broken = system.brokenConstraints().filter { isTold($0) }
    let conflicts = page.solved.layout.conflicts
    let free = conflicts.isEmpty && broken.isEmpty ? nil : withoutCanvas()
    return unsettled() + contradictions(withRivals(free?.conflicts ?? conflicts)) + ofCanvas(conflicts, free)
      + ambiguities()
      + contentsWithoutSize()
      + brokenConstraints(broken.filter { free?.broken.contains($0.origin) ?? true }) + missingGlyphs()
  }

  /// A warning that names the views whose frames are not final; none for a layout that was solved.
  private func unsettled() -> [LintFinding] {
    let items = page.solved.layout.unsettled
    guard !items.isEmpty else { return [] }
    var finding = LintFinding(
      .layoutFailure, on: page, views: marked(views.indices.filter { items.contains(views[$0].item) }),
      subject: "", fault: ConflictWording(of: page.solved, in: "").sentence(forUnsettled: items),
      fix: "simplify them")
    finding.mostSevere = .warning
    return [finding]
  }

  // MARK: Contradictions

  private func contradictions(_ conflicts: [LayoutConflict]) -> [LintFinding] {
    guard !conflicts.isEmpty else { return [] }
    var words = ConflictWording(of: page.solved, in: "")
    return conflicts.enumerated().map { number, conflict in
      words.file = source(of: conflict.leftOut)?.file ?? ""
      var finding = LintFinding(
        .contradiction, on: page, views: marked(self.views(of: conflict.members)), subject: "",
        fault:
          "these constraints contradict each other, and iOS gives up the first: "
          + words.members(of: conflict, fitting: Self.longestMembers),
        fix: advice(on: conflict, number: number, words), topic: topic(of: conflict.leftOut))
      finding.locate(at: source(of: conflict.leftOut))
      finding.ground = ground(of: conflict)
      finding.mostSevere = mostSevere(of: conflict)
      return finding
    }
  }

  /// The errors that nobody sees, in points: up to a pixel of a screen with three a point, such as the rounded
  /// size of a PDF, and up to UIKit's standard spacing, a slightly shifted edge. Text that this cuts off has
  /// findings of its own.
  private static let (unseenError, slightError) = (1 / 3.0, 8.0)

  /// A contradiction that nobody sees is a line in Xcode's console: a warning, and below a pixel a note. Of 26
  /// in documents by others 12 were about hidden arranged views, and nine about eight points or less.
  private func mostSevere(of conflict: LayoutConflict) -> Diagnostic.Severity? {
    // A conflict that is joined of several has no error of its own.
    guard conflict.error != 0 else { return nil }
    if conflict.error.magnitude <= Self.unseenError { return .note }
    let concerned = views(of: [conflict.leftOut]).filter { $0 != 0 }
    let isHidden = !concerned.isEmpty && concerned.allSatisfy { !page.views[$0].isSeen || showsNothing($0) }
    return isHidden || conflict.error.magnitude <= Self.slightError ? .warning : nil
  }

  /// True for a text without letters, whatever its size is.
  private func showsNothing(_ view: Int) -> Bool {
    guard case .measured = input.items[views[view].item].content, views[view].children.isEmpty else {
      return false
    }
    return !page.marks.contains { $0.view == view }
  }

  /// The identity of a contradiction: what iOS gives up. Other devices may have further members. A stack that
  /// is too small gives up one rule for each of its views.
  private func topic(of leftOut: ConstraintOrigin) -> String {
    guard case .stack(let stack, _, _) = leftOut, let view = view(ofItem: stack) else {
      return input.wording(of: leftOut)
    }
    return page.topicName(of: view)
  }

  private func ground(of conflict: LayoutConflict) -> LintGround {
    if hasMissingPicture(conflict) { return .ours }
    let held = page.dependencies(of: conflict.members) + page.sceneDependencies
    let tree = page.solved.page.tree
    guard !tree.hasKnownSize, !areRivals(conflict.members), needsRootSize(conflict) else {
      return LintGround(dependingOn: held)
    }
    // A container gives the root of an embedded scene its size.
    return tree.shownAs == .part ? .ours : LintGround(dependingOn: held + page.containerDependencies)
  }

  /// Returns true if the size of a picture that was not found is a member: its box is PageRender's choice.
  private func hasMissingPicture(_ conflict: LayoutConflict) -> Bool {
    conflict.members.contains { member in
      guard case .intrinsicSize(let item, _) = member, let view = view(ofItem: item) else { return false }
      return views[view].behavior.missingImage != nil
    }
  }

  /// Returns the views to mark: all but the root, unless it is the only one.
  func marked(_ views: [Int]) -> [Int] {
    views.count > 1 ? views.filter { $0 != 0 } : views
  }

  /// The number of conflicts for which a finding says what each constraint would need. Finding the needs of a
  /// conflict takes as many solves as it has members.
  private static let neededConflicts = 5

  private func advice(on conflict: LayoutConflict, number: Int, _ words: ConflictWording) -> String {
    let advice = "change one or lower its priority"
    guard number < Self.neededConflicts,
      let needs = words.needs(of: conflict, fitting: Self.longestNeeds)
    else { return advice }
    return "\(advice); any one of these is enough: \(needs)"
  }

  /// The greatest length of the members' list, in characters: a finding with the words around it stays below
  /// 300.
  private static let longestMembers = 90
  private static let longestNeeds = 70

  // MARK: Ambiguity

  private func ambiguities() -> [LintFinding] {
    let judged = views.indices.filter { page.views[$0].isSeen }.map { views[$0].item }
    let found = system.ambiguities(ofItems: judged, proposalLimit: 0).filter { ambiguity in
      guard let view = view(ofItem: ambiguity.item), !isOfSystem(view) else { return false }
      return ambiguity.isOfContent
        ? !hasContentSize(ambiguity.item, along: ambiguity.axis) : !isOfCanvas(view)
    }
    guard !found.isEmpty else { return [] }
    let names = page.solved.legibleLayout()
    return found.compactMap { ambiguity in
      guard let view = view(ofItem: ambiguity.item) else { return nil }
      let open = Self.open(in: ambiguity)
      var finding = LintFinding(
        ambiguity.isOfContent ? .ambiguousContent : .ambiguousLayout, on: page, views: [view],
        subject: names.plainName(of: ambiguity.item),
        fault: LintFinding.words(forOpen: open, ofContent: ambiguity.isOfContent), fix: "add a constraint",
        amount: Double(open.count), topic: "\(page.topicName(of: view))\0\(ambiguity.axis)")
      finding.open = open
      finding.ground =
        isSizedByCode(view) ? .ours : LintGround(dependingOn: page.dependencies(of: [view]))
      return finding
    }
  }

  /// Returns true if a placeholder in Interface Builder says that code gives a view, or one in it, its size.
  private func isSizedByCode(_ view: Int) -> Bool {
    views[view].written?.isSizedByCode == true || views[view].children.contains(where: isSizedByCode)
  }

  /// The numbers of a frame, or of a content, that an ambiguity leaves open.
  private static func open(in ambiguity: LayoutAmbiguity) -> [LintFinding.OpenNumber] {
    let isHorizontal = ambiguity.axis == .horizontal
    let size: LintFinding.OpenNumber = isHorizontal ? .width : .height
    if ambiguity.isOfContent || !ambiguity.isPositionFree { return [size] }
    let position: LintFinding.OpenNumber = isHorizontal ? .x : .y
    return ambiguity.isSizeFree ? [position, size] : [position]
  }

  /// Findings about scroll views whose content is pinned at some edges, but not at those that would define
  /// its size: nothing scrolls.
  private func contentsWithoutSize() -> [LintFinding] {
    views.indices.flatMap { view -> [LintFinding] in
      guard page.views[view].isSeen, page.views[view].className == "UIScrollView" else { return [] }
      return system.axesWithoutContentSize(ofItem: views[view].item).compactMap { axis in
        guard !hasContentSize(views[view].item, along: axis) else { return nil }
        let edge = axis == .horizontal ? "trailing edge" : "bottom"
        return LintFinding(
          .ambiguousContent, on: page, views: [view], subject: "",
          fault:
            "\(page.name(of: view)): no constraint says how \(axis == .horizontal ? "wide" : "high") its content is",
          fix: "pin what is inside to the content's \(edge) too",
          topic: "\(page.topicName(of: view))\0\(axis)")
      }
    }
  }

  /// Returns true for a view that iOS places: one that a document's standalone view makes itself, and the
  /// labels and the picture of a cell of a standard style.
  private func isOfSystem(_ view: Int) -> Bool {
    page.solved.page.tree.shownAs == .part && views[view].place == nil || page.isPartOfCell(view)
  }

  /// Returns true if Interface Builder's canvas, and in an app the superview, gives a view its size: for the
  /// page's root, and for a standalone view of a document.
  private func isOfCanvas(_ view: Int) -> Bool {
    guard page.views[view].parent != nil else { return true }
    return input.constraints.contains { $0.first == views[view].item && $0.isDesignSize }
  }

  /// Returns true if code sets the content size, as a collection view's layout does, so that constraints need
  /// not.
  private func hasContentSize(_ item: Int, along axis: Axis) -> Bool {
    guard case .scroll(let scroll) = input.items[item].arrangement else { return false }
    return (axis == .horizontal ? scroll.contentSize.width : scroll.contentSize.height) > 0
  }

  /// Returns the finding with a fix that names the shortest constraints that resolve the ambiguity.
  func withProposal(_ finding: LintFinding) -> LintFinding {
    guard let view = finding.viewIndices.first, views.indices.contains(view) else { return finding }
    let item = views[view].item
    let isOfContent = finding.rule == .ambiguousContent
    let axes = system.ambiguities(ofItems: [item], proposalLimit: 2).filter { ambiguity in
      ambiguity.isOfContent == isOfContent && Self.open(in: ambiguity).contains(where: finding.open.contains)
    }
    guard !axes.isEmpty, axes.allSatisfy({ !$0.proposals.isEmpty }) else { return finding }
    let proposals = axes.flatMap(\.proposals)
    var finding = finding
    let names = page.solved.legibleLayout()
    finding.fix = "add " + proposals.map { names.legibleWording(of: $0) }.joined(separator: " and ")
    return finding
  }

  // MARK: Broken constraints

  /// The lowest priority at which a constraint is meant to hold. Below `defaultHigh` it is optional on
  /// purpose; content sizes are left to the rules about text.
  private static let meantPriority = 750.0

  private func brokenConstraints(_ told: [BrokenConstraint]) -> [LintFinding] {
    guard !told.isEmpty else { return [] }
    let names = page.solved.legibleLayout()
    return told.compactMap { broken in
      guard case .constraint(let index) = broken.origin,
        let view = view(ofItem: input.constraints[index].first)
      else { return nil }
      let constraint = input.constraints[index]
      let difference = "\(abs(broken.error).points) pt \(broken.error < 0 ? "less" : "more")"
      let command = explaining(
        names.plainName(of: constraint.first), in: constraint.source?.file)
      var finding = LintFinding(
        .brokenConstraint, on: page, views: [view], subject: "",
        fault: "the optional constraint \(names.legibleWording(of: constraint)) does not hold "
          + "(\(difference) than it asks for)",
        fix: "\(command) says what is stronger", amount: abs(broken.error),
        topic: input.wording(of: constraint))
      finding.locate(at: constraint.source)
      finding.ground = LintGround(dependingOn: page.dependencies(of: [broken.origin]))
      return finding
    }
  }

  /// The command that explains a view. It names the page's document if the constraint is written there. The
  /// names of decks and programs are unknown, as are a view's words if a file of texts translates them.
  private func explaining(_ name: String, in file: String?) -> String {
    let isWhole = page.solved.page.texts.isEmpty || !name.contains("\"")
    guard let file, file == views.first?.place?.file, isWhole else {
      return "the command layout --explain \(Wording.shellWord(name))"
    }
    return "renderpages layout \(Wording.shellWord(file)) --explain \(Wording.shellWord(name))"
  }

  private func isTold(_ broken: BrokenConstraint) -> Bool {
    guard case .constraint(let index) = broken.origin, input.constraints.indices.contains(index),
      !input.constraints[index].isOfSystem, broken.priority >= Self.meantPriority,
      let view = view(ofItem: input.constraints[index].first), page.views[view].isSeen
    else { return false }
    return abs(broken.error) > page.threshold(.brokenConstraint, of: view) && !isLimited(index)
  }

  /// Returns true if a stronger inequality limits the size that a constraint sets, so that the constraint is
  /// meant to give way.
  private func isLimited(_ index: Int) -> Bool {
    let constraint = input.constraints[index]
    let sizes: Set<LayoutConstraint.Attribute> = [.width, .height]
    guard sizes.contains(constraint.firstAttribute) else { return false }
    return input.constraints.contains {
      $0.relation != .equal && $0.priority > constraint.priority
        && ($0.first == constraint.first && $0.firstAttribute == constraint.firstAttribute
          || $0.second == constraint.first && $0.secondAttribute == constraint.firstAttribute)
    }
  }

  // MARK: Glyphs

  private func missingGlyphs() -> [LintFinding] {
    page.solved.missingGlyphs.map { missing in
      let diagnostic = missing.diagnostic(page: page.solved.page, file: "", in: page.environment)
      let view = page.views.indices.first { page.views[$0].identifier == missing.view }
      var finding = LintFinding(
        .missingGlyph, on: page, views: view.map { [$0] } ?? [], subject: missing.view,
        fault: missing.fault, fix: missing.advice, amount: Double(missing.characters.count),
        topic: diagnostic.topic)
      if let view { finding.text = LintFinding.TextPlace(view: view) }
      // A private character belongs to one font of its own, which the app has.
      if missing.characters.allSatisfy({ $0.scalar.properties.generalCategory == .privateUse }) {
        finding.mostSevere = .note
      }
      return finding
    }
  }

  // MARK: Views

  private func view(ofItem item: Int) -> Int? { views.indices.first { views[$0].item == item } }

  /// Returns the views that constraints refer to, each once, in document order.
  func views(of members: [ConstraintOrigin]) -> [Int] {
    let items = Set(members.flatMap { input.items(of: $0) })
    return views.indices.filter { items.contains(views[$0].item) }
  }

  private func source(of origin: ConstraintOrigin) -> LayoutConstraint.Source? {
    guard case .constraint(let index) = origin, input.constraints.indices.contains(index) else { return nil }
    return input.constraints[index].source
  }
}

extension LintFinding {
  /// Sets the file and position to those of a constraint; `nil` changes nothing.
  mutating func locate(at source: LayoutConstraint.Source?) {
    if let source { (file, position) = (source.file, source.position) }
  }
}
