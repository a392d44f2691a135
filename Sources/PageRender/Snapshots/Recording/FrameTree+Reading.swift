internal import LayoutEngine
public import PageBase
internal import PageDrawing
public import PageLayout

extension SolvedPage {
  /// The page's frame tree, to be stored beside its picture.
  public func frameTree(in environment: PageEnvironment) -> FrameTree {
    let environment = page.shownIn ?? environment
    var tree = FrameTree(page: page.id, scale: environment.layoutEnvironment.scale)
    if let received = page.received {
      (tree.fonts, tree.nodes, tree.rules) =
        FrameTree(bytes: received.tree).map { ($0.fonts, $0.nodes, $0.rules) } ?? (nil, [], [])
      return tree
    }
    tree.fonts = Set(scene.fontFiles.map(FontCatalog.fileName)).sorted()
    let views = page.tree.views
    let items = page.tree.layout.items
    let reader = PropertyReader(traits: environment.imageTraits, appearance: environment.appearance)
    let order = page.tree.documentOrder
    let shown = order.map { views[$0.view] }
    tree.nodes = zip(order, shown).map { place, view in
      FrameTree.Node(
        depth: place.depth, className: view.className, identifier: view.identifier,
        frame: FrameTree.kept(layout.frames[view.item]), properties: [])
    }
    /// The names of the views, by layout item.
    var names = [String?](repeating: nil, count: items.count)
    for (view, name) in zip(shown, tree.names) { names[view.item] = name }
    for (index, view) in shown.enumerated() {
      var properties = reader.properties(of: view) + items[view.item].properties(names: names)
      // A view with content has a size that follows from it; only without content is the size a property.
      if case .none = view.content, case .fixed(let width, let height) = items[view.item].content {
        let size = [width, height].map(PropertyReader.words).joined(separator: " × ")
        properties.append(FrameTree.Property(name: "intrinsicContentSize", value: size))
      }
      // Names are unique in the file: a text field, for example, has a font of its own and that of its text.
      var seen: Set<String> = []
      tree.nodes[index].properties = properties.filter { seen.insert($0.name).inserted }
        .sorted { $0.name < $1.name }
    }
    let places = zip(names.indices, names).reduce(into: [:]) { $0[$1.1 ?? ""] = $1.0 }
    tree.rules = page.tree.layout.constraints
      // Constraints inside a table's cell were made by PageRender, not by the page's author.
      .filter { $0.identifier != ViewTree.cellPartConstraint }
      .filter { $0.sizeClasses?.holds(in: environment.layoutEnvironment) ?? true }
      .compactMap { FrameTree.Rule($0, items: items, names: names) }
      .map { (rule: $0, key: $0.sortKey(places)) }
      .sorted { $0.key.lexicographicallyPrecedes($1.key) }
      .map(\.rule)
    return tree
  }
}

extension ViewTree {
  /// The views of a frame tree in document order, each with its depth: 0 for the root.
  var documentOrder: [(view: Int, depth: Int)] {
    var order: [(view: Int, depth: Int)] = []
    func add(_ view: Int, depth: Int) {
      order.append((view, depth))
      for child in views[view].children { add(child, depth: depth + 1) }
    }
    if !views.isEmpty { add(0, depth: 0) }
    return order
  }
}

extension FrameTree.Rule {
  /// Makes the rule of a constraint; `nil` if the first item has no name in the tree, as PageRender added it.
  fileprivate init?(_ constraint: LayoutConstraint, items: [LayoutItem], names: [String?]) {
    guard
      let first = FrameTree.End(constraint.first, constraint.firstAttribute, items: items, names: names)
    else { return nil }
    self.init(
      first: first, relation: constraint.relation.sign, second: nil,
      multiplier: FrameTree.kept(constraint.multiplier),
      constant: FrameTree.kept(constraint.constant), priority: FrameTree.kept(constraint.priority),
      identifier: constraint.identifier)
    guard let item = constraint.second, constraint.secondAttribute != .notAnAttribute else { return }
    second = FrameTree.End(item, constraint.secondAttribute, items: items, names: names)
  }

  /// Returns the key that sorts constraints by the first view's position in the document, then by attribute,
  /// then by the rest.
  fileprivate func sortKey(_ order: [String: Int]) -> [String] {
    let place = String(100_000_000 + (order[first.view] ?? 0))
    return [
      place, first.key, relation, second?.key ?? "",
      "\(constant)", "\(multiplier)", "\(priority)", identifier ?? "",
    ]
  }
}

extension FrameTree.End {
  fileprivate init?(
    _ item: Int, _ attribute: LayoutConstraint.Attribute, items: [LayoutItem], names: [String?]
  ) {
    guard items.indices.contains(item) else { return nil }
    if let name = names[item] {
      self.init(view: name, guide: nil, attribute: "\(attribute)")
    } else if let parent = items[item].parent, let owner = names[parent] {
      let prefix = items[parent].name + "."
      let own = items[item].name
      let guide = own.hasPrefix(prefix) ? String(own.dropFirst(prefix.count)) : own
      self.init(view: owner, guide: guide, attribute: "\(attribute)")
    } else {
      return nil
    }
  }
}

extension FrameTree.End {
  fileprivate var key: String { "\(view).\(guide ?? "").\(attribute)" }
}

extension LayoutConstraint.Relation {
  fileprivate var sign: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "="
    case .greaterThanOrEqual: ">="
    }
  }
}

extension LayoutItem {
  /// Returns the view's properties that layout depends on, apart from its constraints.
  fileprivate func properties(names: [String?]) -> [FrameTree.Property] {
    var properties: [FrameTree.Property] = []
    func add(_ name: String, _ value: String) { properties.append(.init(name: name, value: value)) }
    func add(_ name: String, _ priorities: AxisPriorities, unless usual: AxisPriorities) {
      if priorities.horizontal != usual.horizontal {
        add("\(name).horizontal", JSONOutput.format(priorities.horizontal))
      }
      if priorities.vertical != usual.vertical {
        add("\(name).vertical", JSONOutput.format(priorities.vertical))
      }
    }
    add("hugging", contentHugging, unless: .hugging)
    add("compressionResistance", compressionResistance, unless: .compression)
    for (name, margin) in [
      ("top", margins.top), ("leading", margins.leading), ("bottom", margins.bottom),
      ("trailing", margins.trailing),
    ] {
      if let margin { add("margins.\(name)", JSONOutput.format(margin)) }
    }
    if additionalSafeArea != .zero { add("additionalSafeArea", PropertyReader.words(additionalSafeArea)) }
    if case .autoresizing(let frame, let mask, _) = placement {
      add("placed", PropertyReader.words(frame))
      if mask.rawValue != 0 { add("autoresizingMask", String(mask.rawValue)) }
    }
    switch arrangement {
    case .stack(let stack):
      add("axis", "\(stack.axis)")
      add("distribution", "\(stack.distribution)")
      add("alignment", "\(stack.alignment)")
      if stack.spacing != 0 { add("spacing", JSONOutput.format(stack.spacing)) }
      let custom = stack.customSpacing.map { $0.map(JSONOutput.format) ?? "-" }
      if custom.contains(where: { $0 != "-" }) { add("customSpacing", custom.joined(separator: " ")) }
      add("arranged", stack.arranged.map { names[$0] ?? "?" }.joined(separator: ", "))
    case .flow(let flow):
      add("itemCount", String(flow.itemCount))
      add("lineSpacing", JSONOutput.format(flow.lineSpacing))
      add("interitemSpacing", JSONOutput.format(flow.interitemSpacing))
      if flow.sectionInsets != .zero { add("sectionInsets", PropertyReader.words(flow.sectionInsets)) }
    case .scroll(let scroll):
      if case .points(let offset) = scroll.contentOffset {
        add("contentOffset", "\(JSONOutput.format(offset.x)) \(JSONOutput.format(offset.y))")
      }
      if scroll.contentInset != .zero { add("contentInset", PropertyReader.words(scroll.contentInset)) }
    case nil: break
    }
    return properties
  }
}
