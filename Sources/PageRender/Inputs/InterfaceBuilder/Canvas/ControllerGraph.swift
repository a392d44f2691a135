internal import PageBase

/// The controllers of a document, and the segues and containers that connect them, which decide the bars
/// around each.
struct ControllerGraph: Sendable {
  /// The top-level objects of scenes or of a xib, and the controllers nested in containers, by id.
  private(set) var objects: [String: DocumentElement] = [:]
  /// The segues that start at a controller, or at an object inside its element, by the controller's id.
  private(set) var segues: [String: [DocumentElement]] = [:]
  /// The bars around each controller, by id; a controller in no container has none.
  private(set) var bars: [String: ControllerBars] = [:]

  /// The step up from each controller that a container or a push shows, by id; of several steps the first in
  /// the document.
  private var above: [String: Step] = [:]
  /// The segue from which the canvas infers the bars of a controller with several, by the controller's id.
  private var deciding: [String: String] = [:]
  /// The controllers inside a container's element, as in xibs, by the container's id.
  private var nested: [String: [String]] = [:]
  /// The ids of the controllers that container views show.
  private(set) var embedded: Set<String> = []
  /// The ids of all objects, in document order; `contained` has the ids of those that containers show.
  private(set) var order: [String] = []
  private(set) var contained: [String] = []

  init(_ root: DocumentElement) {
    for scene in root.members(of: "scenes") {
      for object in scene.members(of: "objects") { add(object) }
    }
    for object in root.members(of: "objects") { add(object) }
    for id in order { startWalk(at: id) }
    decide(root)
    var children: Set<String> = []
    for id in order {
      for child in self.children(of: id) where children.insert(child).inserted { contained.append(child) }
    }
  }

  /// Infers the bars of controllers with several segues from the ones that Interface Builder notes as tie breakers.
  private mutating func decide(_ root: DocumentElement) {
    let noted = root.child("inferredMetricsTieBreakers")?.children.compactMap { $0["reference"] } ?? []
    for segue in segues.values.joined() {
      if let id = segue.id, noted.contains(id), let target = segue["destination"] { deciding[target] = id }
    }
    guard !deciding.isEmpty else { return }
    bars = [:]
    for id in order { startWalk(at: id) }
  }

  private mutating func add(_ object: DocumentElement) {
    guard let id = object.id else { return }
    // Of two objects with one id, which `DocumentChecker` reports, the first counts.
    guard objects[id] == nil else { return }
    objects[id] = object
    order.append(id)
    var found: [DocumentElement] = []
    object.forEach { if $0.name == "segue" { found.append($0) } }
    segues[id] = found
    for segue in found where segue["kind"] == "embed" {
      if let destination = segue["destination"] { embedded.insert(destination) }
    }
    for child in object.members(of: "viewControllers") {
      add(child)
      if let child = child.id { nested[id, default: []].append(child) }
    }
  }

  /// Returns true if a segue leads to a controller, or a container contains it.
  func isShown(_ id: String) -> Bool {
    nested.values.contains { $0.contains(id) }
      || segues.values.joined().contains { $0["destination"] == id && $0["kind"] != "unwind" }
  }

  /// The ids of the controllers in a container, in order.
  func children(of id: String) -> [String] {
    (segues[id] ?? []).filter { $0["kind"] == "relationship" }.compactMap { $0["destination"] }
      + (nested[id] ?? [])
  }

  /// A step from a controller towards the container that shows it.
  struct Step: Sendable {
    var parent: String
    var kind: Kind

    enum Kind: Sendable {
      /// The controller is pushed: the parent is below it on a navigation controller's stack.
      case pushed
      /// The controller is a child of the parent, a container.
      case contained
    }
  }

  /// The steps from a controller up through the pushes and containers that show it; no controller occurs
  /// twice.
  func path(to id: String) -> [Step] {
    var path: [Step] = []
    var seen: Set<String> = [id]
    var current = id
    while let step = above[current], seen.insert(step.parent).inserted {
      path.append(step)
      current = step.parent
    }
    // A push that begins outside any navigation controller is a presentation.
    while path.last?.kind == .pushed { path.removeLast() }
    return path
  }

  /// Returns true if segues show a controller, or its outermost container, only over the whole of another: by presentations of that
  /// style, at compact height of any, or by pushes outside any navigation controller, which are presentations.
  func isPresented(_ id: String, atCompactHeight isCompact: Bool) -> Bool {
    let outer = path(to: id).last?.parent ?? id
    let shown = segues.values.joined().filter { $0["destination"] == outer && $0["kind"] != "unwind" }
    let own = objects[outer]?["modalPresentationStyle"] ?? ""
    return !shown.isEmpty
      && shown.allSatisfy {
        ["presentation", "modal", "show", "push"].contains($0["kind"] ?? "")
          && (isCompact || ["fullScreen", "overFullScreen"].contains($0["modalPresentationStyle"] ?? own))
      }
  }

  // MARK: Bars

  /// Starts to pass bars on from an object that is a navigation or tab bar controller.
  private mutating func startWalk(at id: String) {
    guard let object = objects[id] else { return }
    switch ControllerKind(element: object) {
    case .navigationController, .tabBarController: walk(from: id)
    default: break
    }
  }

  /// A controller on a walk, with the bars around it and around what it pushes.
  private struct Visit {
    var id: String
    var bars = ControllerBars()
    /// The bars of the innermost navigation controller's stack; `nil` outside any, where a push is a presentation.
    var pushed: ControllerBars?

    /// The controllers inside a container. A push out of a tab covers the tab bar that lies in the stack.
    func entering(_ object: DocumentElement) -> Visit {
      let bars = bars.adding(object)
      return Visit(
        id: id, bars: bars, pushed: ControllerKind(element: object) == .navigationController ? bars : pushed)
    }
  }

  /// Passes bars on along relationships and pushes; presented controllers get none.
  private mutating func walk(from start: String) {
    var pending = [Visit(id: start)]
    // Bars only grow along a path and there are few kinds, so a controller is visited a few times at most.
    while let visit = pending.popLast() {
      guard let object = objects[visit.id] else { continue }
      let inner = visit.entering(object)
      for (destination, kind) in links(from: visit.id, object) {
        guard let target = objects[destination],
          let passed = kind == .pushed ? inner.pushed : inner.bars
        else { continue }
        if above[destination] == nil, destination != start {
          above[destination] = Step(parent: visit.id, kind: kind)
        }
        let before = bars[destination] ?? ControllerBars()
        let after = before.union(passed.seen(by: target))
        if after != before {
          bars[destination] = after
          pending.append(Visit(id: destination, bars: passed, pushed: inner.pushed))
        }
      }
    }
  }

  /// The controllers that a controller passes its bars on to.
  private func links(from id: String, _ object: DocumentElement) -> [(destination: String, kind: Step.Kind)] {
    let segues = (segues[id] ?? []).filter { segue in
      let decides = segue["destination"].flatMap { deciding[$0] }.map { $0 == segue.id } ?? true
      return decides && leadsOn(segue, from: object)
    }.compactMap { segue in
      segue["destination"].map { ($0, segue["kind"] == "relationship" ? Step.Kind.contained : .pushed) }
    }
    return segues + (nested[id] ?? []).map { ($0, .contained) }
  }

  private func leadsOn(_ segue: DocumentElement, from object: DocumentElement) -> Bool {
    switch segue["kind"] {
    case "relationship":
      switch ControllerKind(element: object) {
      // The children of a split view controller have the bars around it.
      case .navigationController, .tabBarController, .splitViewController: true
      default: false
      }
    // A navigation controller cannot be pushed: showing one presents it.
    case "show", "push":
      objects[segue["destination"] ?? ""].map { ControllerKind(element: $0) != .navigationController } ?? true
    default: false
    }
  }
}
