internal import LayoutEngine
internal import PageBase
internal import PageLayout

extension LintFinding {
  /// The finding with its ground, unless its rule has given it one. In a scene that nothing shows, it is a
  /// note: the scene itself is the fault. So is one in a view that a controller's xib has beside its own.
  func withGround(on page: DrawnPage) -> LintFinding {
    var finding = self
    let faults = page.solved.page.tree.sceneFaults
    if rule != .unreachableScene && faults.contains(.unreachable) || faults.contains(.unconnected) {
      finding.mostSevere = .note
    }
    if ground == .proved { finding.ground = page.ground(of: self) }
    return finding
  }
}

extension LintFinding {
  /// The finding with the note of its document that leaves it out.
  func withNote(on page: DrawnPage) -> LintFinding {
    var finding = self
    guard let view = viewIndices.first else { return self }
    finding.ignored =
      sequence(first: view) { page.views[$0].parent }.lazy.compactMap {
        page.node($0).written?.ignored[rule.rawValue]
      }.first
    return finding
  }
}

extension DrawnPage {
  /// The ground of a finding by its rule's evidence.
  fileprivate func ground(of finding: LintFinding) -> LintGround {
    let views = finding.viewIndices
    switch finding.rule.evidence {
    case .statement: return .proved
    // The rule has looked for what may move the view.
    case .frames where finding.raised != nil: return .proved
    case .frames:
      return LintGround(dependingOn: dependencies(of: views, for: finding.rule.use) + sceneDependencies)
    case .edges:
      // A part has no edges of the screen.
      if solved.page.tree.shownAs == .part { return .ours }
      let isOfDesign =
        finding.rule == .offScreen && (views.contains(where: leavesDesign) || isBesideKnownScreen(finding))
      return LintGround(
        dependingOn: dependencies(of: views) + sceneDependencies + (isOfDesign ? [] : containerDependencies))
    case .textSpace:
      let held =
        dependencies(of: views, for: .room) + sceneDependencies
        + views.prefix(1).flatMap { stackDependencies(of: $0) + dependencies(beside: $0) }
      guard held.isEmpty, views.count == 1 else { return LintGround(dependingOn: held) }
      return LintGround(dependingOn: views.flatMap(priorityDependencies))
    case .colors:
      if isInUndeclaredAppearance { return .ours }
      return LintGround(
        dependingOn: dependencies(of: views, for: .colors) + backgroundDependencies(of: views)
          + sceneDependencies)
    case .statusBarColors:
      return isInUndeclaredAppearance ? .ours : LintGround(dependingOn: statusBarDependencies)
    // Code may give a view of its own another font, another picture or a label.
    case .oneView:
      return LintGround(dependingOn: dependencies(of: Array(views.prefix(1)), for: finding.rule.use))
    }
  }

  /// Returns true in an appearance that the app does not have, as it declares the other one alone.
  private var isInUndeclaredAppearance: Bool {
    solved.page.tree.declaredAppearance.map { $0 != environment.appearance } ?? false
  }

  /// Returns true for a finding that reaches beyond the sides of a phone's screen alone, in a scene as wide as
  /// the screen: bars and sheets of containers move it up and down, not aside.
  private func isBesideKnownScreen(_ finding: LintFinding) -> Bool {
    guard environment.device.idiom == .phone, solved.page.tree.hasKnownSize else { return false }
    return finding.areas.allSatisfy { $0.minY >= screen.minY && $0.maxY <= screen.maxY }
  }

  /// The device, for a page on one that the app is not for. The orientation, for a page in another one than
  /// the only one that the app declares; without a declaration, for a page in portrait that was designed in
  /// landscape.
  var sceneDependencies: [LintGround.Dependency] {
    let tree = solved.page.tree
    if let only = tree.declaredIdiom, only != environment.device.idiom {
      return [.init(.device, only == .pad ? "iPad" : "iPhone")]
    }
    let designed = tree.isDesignedInLandscape ? Orientation.landscape : nil
    guard let only = tree.declaredOrientations[environment.device.idiom] ?? designed,
      only != environment.orientation
    else { return [] }
    return [.init(.orientation, only.rawValue)]
  }

  /// Returns true if a view's saved frame leaves that of the root, so that the view is beyond the edges at the
  /// size that its author saw, too.
  private func leavesDesign(_ view: Int) -> Bool {
    guard var rect = node(view).written?.frame else { return false }
    for around in sequence(first: view, next: { views[$0].parent }).dropFirst() {
      guard let frame = node(around).written?.frame else { return false }
      if views[around].parent == nil {
        return !Rect(origin: .zero, size: frame.size).inset(by: -1).covers(rect)
      }
      rect = Rect(
        x: rect.minX + frame.minX, y: rect.minY + frame.minY, width: rect.width, height: rect.height)
    }
    return false
  }

  /// The code that may give a view more room in its stack: it may hide views beside it, or beside a stack
  /// around it.
  private func stackDependencies(of view: Int) -> [LintGround.Dependency] {
    sequence(first: view) { views[$0].parent }.flatMap { arranged -> [LintGround.Dependency] in
      guard let parent = views[arranged].parent,
        case .stack = solved.page.tree.layout.items[node(parent).item].arrangement
      else { return [] }
      return node(parent).children.filter { $0 != arranged && views[$0].isSeen }.flatMap {
        dependencies(ofView: $0)
      }
    }
  }

  /// The code that may change the width of a text or a button right beside a view, which a constraint between
  /// their facing edges turns into room.
  private func dependencies(beside view: Int) -> [LintGround.Dependency] {
    let (layout, item) = (solved.page.tree.layout, node(view).item)
    let neighbours = layout.constraints.compactMap { constraint -> Int? in
      guard let second = constraint.second, constraint.first == item || second == item,
        constraint.firstAttribute.side.map({ $0 + (constraint.secondAttribute.side ?? 0) == 0 }) ?? false
      else { return nil }
      return constraint.first == item ? second : constraint.first
    }
    return views.indices.filter { other in
      guard views[other].parent == views[view].parent, neighbours.contains(node(other).item),
        case .measured = layout.items[node(other).item].content
      else { return false }
      return true
    }.flatMap { dependencies(ofView: $0) }
  }

  var containerDependencies: [LintGround.Dependency] {
    if case .unknown(let name) = solved.page.tree.shownAs { [.init(.container, name)] } else { [] }
  }

  /// The code that may change how views are drawn.
  ///
  /// Counted are outlets of a view itself, outlets of constraints on it or a superview, which decide its
  /// frame, and the app's classes of the view and its superviews. An outlet to a superview counts only if the
  /// superview has not all views of the finding: code that hides it takes the fault away by showing one of
  /// two panels, while a fault inside one panel shows whenever the panel does.
  func dependencies(of views: [Int], for use: CodeUse = .anything) -> [LintGround.Dependency] {
    let around = views.map { view in Array(sequence(first: view) { self.views[$0].parent }) }
    let shared = around.dropFirst().reduce(Set(around.first ?? [])) { $0.intersection($1) }
    let held = zip(views, around).map { view, around in
      around.flatMap { dependencies(ofView: $0, hasOutlets: $0 == view || !shared.contains($0), for: use) }
    }
    // A size of its own depends on no superview.
    let heldItems = use == .size ? views : Array(around.joined())
    let constraints =
      use.isOfContent ? [] : constraintDependencies(of: Set(heldItems.map { node($0).item }))
    // Each view's nearest first, so that words name one of each.
    let nearest = held.compactMap(\.first)
    return (nearest + held.flatMap { $0.dropFirst() } + constraints).withoutRepetitions
  }

  /// The code that may change a view's content, place or visibility.
  func dependencies(
    ofView view: Int, hasOutlets: Bool = true, for use: CodeUse = .anything
  ) -> [LintGround.Dependency] {
    guard let hold = node(view).hold else { return [] }
    let sources = solved.page.tree.sources
    let tags = (sources?.findTags ?? true ? [hold.tag] : []).compactMap(\.self).map {
      LintGround.Dependency(.tag, String($0), sources == nil ? .unread : .unknown)
    }
    let used = hold.outlets.compactMap { dependency(.outlet, $0, for: use) }
    let outlets = hasOutlets ? (used.first { $0.isRefuted } ?? used.first).map { [$0] + tags } ?? tags : []
    let ofClass = hold.customClass.flatMap { dependency(.customClass, $0, for: use) }
    // An outer class changes what is in it by outlets, which are asked for themselves.
    let classes = [ofClass].compactMap(\.self).filter { hasOutlets || !$0.isRefuted }
    let attributes = hold.attributes.filter { use.effect(of: SourceUse($0, .changes, at: "")) != .none }
    return outlets + classes
      + attributes.map { .init(.attribute, $0, sources == nil ? .unread : .unknown) }
  }

  /// The dependency on an outlet or a class, with the verdict of the sources; `nil` if they change nothing that
  /// matters.
  func dependency(
    _ kind: LintGround.Dependency.Kind, _ name: String, for use: CodeUse = .anything
  ) -> LintGround.Dependency? {
    guard let sources = solved.page.tree.sources else { return .init(kind, name) }
    switch sources.verdict(on: name, isClass: kind == .customClass, for: use) {
    // A name that no source has may be set by its name alone.
    case .unknown: return .init(kind, name, sources.lack(name) ? .unread : .unknown)
    case .none: return sources.areWhole ? nil : .init(kind, name)
    case .possible: return .init(kind, name, .unknown)
    case .certain(let first): return .init(kind, name, .refuted(place: first.place, member: first.member))
    }
  }

  /// The code that colours the ground of views: that of the nearest view around with a colour in the document, or
  /// of a page's root, which its controller may colour.
  private func backgroundDependencies(of views: [Int]) -> [LintGround.Dependency] {
    guard let sources = solved.page.tree.sources, let first = views.first else { return [] }
    var found: [LintGround.Dependency] = []
    for view in sequence(first: first, next: { self.views[$0].parent }).dropFirst() {
      let hold = node(view).hold
      let outlets = (hold?.outlets ?? []).map { ($0, sources.uses(ofOutlet: $0)) }
      var own = [hold?.customClass].compactMap(\.self)
      if self.views[view].parent == nil { own += solved.page.tree.controllerClasses.prefix(1) }
      for (name, uses) in outlets + own.map({ ($0, sources.members(ofClass: $0)) }) {
        if let use = uses?.first(where: \.changesGround) {
          found.append(.init(.outlet, name, .refuted(place: use.place, member: use.member)))
        }
      }
      if node(view).backgroundColor != nil { break }
    }
    return found
  }

  /// The class of a controller around the page that styles or hides the bar, or of which nobody tells, and code
  /// that colours what is behind the bar.
  private var statusBarDependencies: [LintGround.Dependency] {
    let tree = solved.page.tree
    guard let sources = tree.sources else { return [] }
    let system = ["UIViewController", "UINavigationController", "UITabBarController"]
    let ground = tree.controllerClasses.prefix(1).compactMap { name -> LintGround.Dependency? in
      let use = sources.members(ofClass: name)?.first(where: \.changesGround)
      return use.map { .init(.customClass, name, .refuted(place: $0.place, member: $0.member)) }
    }
    return ground
      + (tree.controllerClasses + system).compactMap { name -> LintGround.Dependency? in
        guard let members = sources.members(ofClass: name) else {
          return system.contains(name) ? nil : .init(.customClass, name, .unknown)
        }
        if let use = members.first(where: { $0.member.contains("StatusBar") }) {
          return .init(.customClass, name, .refuted(place: use.place, member: use.member))
        }
        return members.contains(.unseen) && !system.contains(name) ? .init(.customClass, name, .unknown) : nil
      }
  }

  /// The outlets of constraints that relate any of the items.
  private func constraintDependencies(of items: Set<Int>) -> [LintGround.Dependency] {
    solved.page.tree.layout.constraints.compactMap { constraint in
      guard let outlet = constraint.outlet,
        items.contains(constraint.first) || constraint.second.map(items.contains) ?? false
      else { return nil }
      return dependency(.constraint, outlet)
    }
  }

  /// The code that may take away a contradiction of required constraints.
  ///
  /// Counted are outlets of its constraints, and outlets and classes of views whose visibility, content or
  /// frame is itself a member: arranged views, required intrinsic sizes, autoresizing masks. A view that code
  /// hides or fills keeps all other constraints, so its outlet does not count. Nor does that of the only
  /// arranged view: a view that contradicts its stack alone does so whenever it is hidden, or shown, as it is in
  /// the document.
  func dependencies(
    of members: [ConstraintOrigin], for constraintUse: CodeUse = .anything
  ) -> [LintGround.Dependency] {
    let tree = solved.page.tree
    let arranged = members.compactMap { member -> Int? in
      guard case .stack(let stack, _, let view) = member, view != stack else { return nil }
      return view
    }
    let isOfOneView = Set(arranged).count == 1
    return members.flatMap { member -> [LintGround.Dependency] in
      if case .constraint(let index) = member {
        guard tree.layout.constraints.indices.contains(index),
          let outlet = tree.layout.constraints[index].outlet
        else { return [] }
        return [dependency(.constraint, outlet, for: constraintUse)].compactMap(\.self)
      }
      switch member {
      case .stack where isOfOneView: return []
      case .stack, .intrinsicSize, .autoresizing:
        let use = if case .intrinsicSize = member { CodeUse.contentSize } else { CodeUse.room }
        let items = tree.layout.items(of: member)
        return tree.views.indices.filter { items.contains(tree.views[$0].item) }.flatMap {
          dependencies(ofView: $0, for: use)
        }
      default: return []
      }
    }.withoutRepetitions
  }
}

extension LintGround.Dependency {
  fileprivate var isRefuted: Bool { if case .refuted = verdict { true } else { false } }
}

extension SourceUse {
  /// True for a change of what is behind a view's subviews: its colour, or a layer such as a gradient.
  fileprivate var changesGround: Bool {
    kind == .changes && (member == "backgroundColor" || member.hasSuffix("Sublayer"))
  }
}

extension CodeUse {
  /// True if no frame matters.
  fileprivate var isOfContent: Bool { [.colors, .font, .label].contains(self) }
}

extension LintRule {
  /// The changes by code that matter to a finding of the rule.
  fileprivate var use: CodeUse {
    switch self {
    case .dynamicType, .smallText: .font
    case .missingLabel: .label
    case .fixedTextHeight, .touchSize: .size
    case .coveredView, .textOverlap, .touchOverlap: .overlap
    default: .anything
    }
  }
}

extension LayoutConstraint.Attribute {
  /// −1 for the edge at which a line of text begins, 1 for that at which it ends; `nil` for others.
  fileprivate var side: Int? {
    switch self {
    case .leading, .left: -1
    case .trailing, .right: 1
    default: nil
    }
  }
}

extension [LintGround.Dependency] {
  /// The dependencies, each once, in order.
  fileprivate var withoutRepetitions: [LintGround.Dependency] {
    var seen: Set<LintGround.Dependency> = []
    return filter { seen.insert($0).inserted }
  }
}
