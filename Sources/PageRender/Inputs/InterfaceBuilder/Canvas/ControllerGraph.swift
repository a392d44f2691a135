internal import PageBase

/// The controllers of a document and what leads from one to another, which decides the bars around each.
struct ControllerGraph: Sendable {
  /// The objects with an id at the top level of scenes, and of a xib.
  private(set) var objects: [String: DocumentElement] = [:]
  /// The segues that start at each controller, or at a view inside its scene.
  private(set) var segues: [String: [DocumentElement]] = [:]
  /// The bars around each controller; none for a controller that is in no container.
  private(set) var bars: [String: ControllerBars] = [:]

  /// The step up from each controller that a container or a push shows; of several the first in the document.
  private var above: [String: Step] = [:]
  /// The controllers that stand inside a container's element, as in xibs.
  private var nested: [String: [String]] = [:]
  /// The controllers that container views show.
  private(set) var embedded: Set<String> = []
  /// The ids of the objects at the top level, and of those that containers show, in document order.
  private(set) var order: [String] = []
  private(set) var contained: [String] = []

  init(_ root: DocumentElement) {
    for scene in root.members(of: "scenes") {
      for object in scene.members(of: "objects") { add(object) }
    }
    for object in root.members(of: "objects") { add(object) }
    for id in order { startWalk(at: id) }
    var children: Set<String> = []
    for id in order {
      for child in self.children(of: id) where children.insert(child).inserted { contained.append(child) }
    }
  }

  private mutating func add(_ object: DocumentElement) {
    guard let id = object.id else { return }
    // Where two objects share an id, which is reported elsewhere, the first counts.
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

  /// The controllers in a container, in order.
  func children(of id: String) -> [String] {
    (segues[id] ?? []).filter { $0["kind"] == "relationship" }.compactMap { $0["destination"] }
      + (nested[id] ?? [])
  }

  /// A step from a controller towards the container that shows it.
  struct Step: Sendable {
    var parent: String
    var kind: Kind

    enum Kind: Sendable {
      /// Shown by a push, so that the parent is below it on a navigation controller's stack.
      case pushed
      /// A navigation or tab bar controller's own.
      case contained
    }
  }

  /// The way from a controller up through the pushes and containers that show it; no controller is on it twice.
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

  // MARK: Bars

  /// Bars begin at navigation and tab bar controllers.
  private mutating func startWalk(at id: String) {
    guard let object = objects[id] else { return }
    switch ControllerKind(element: object) {
    case .navigationController, .tabBarController: walk(from: id, bars: ControllerBars())
    default: break
    }
  }

  /// Passes bars on along relationships and pushes. What is presented stands alone.
  private mutating func walk(from start: String, bars initial: ControllerBars) {
    var pending = [(id: start, bars: initial)]
    // Bars only grow along a path and there are few kinds, so a controller is visited a few times at most.
    while let (id, inherited) = pending.popLast() {
      guard let object = objects[id] else { continue }
      let inner = inherited.adding(object)
      for (destination, kind) in links(from: id, object) {
        guard let target = objects[destination] else { continue }
        if above[destination] == nil, destination != start {
          above[destination] = Step(parent: id, kind: kind)
        }
        let before = bars[destination] ?? ControllerBars()
        let after = before.union(inner.seen(by: target))
        if after != before {
          bars[destination] = after
          pending.append((destination, inner))
        }
      }
    }
  }

  /// The controllers that a controller passes its bars on to.
  private func links(from id: String, _ object: DocumentElement) -> [(destination: String, kind: Step.Kind)] {
    let segues = (segues[id] ?? []).filter { leadsOn($0, from: object) }.compactMap { segue in
      segue["destination"].map { ($0, segue["kind"] == "relationship" ? Step.Kind.contained : .pushed) }
    }
    return segues + (nested[id] ?? []).map { ($0, .contained) }
  }

  private func leadsOn(_ segue: DocumentElement, from object: DocumentElement) -> Bool {
    switch segue["kind"] {
    case "relationship":
      switch ControllerKind(element: object) {
      // What a split view shows has the bars around it.
      case .navigationController, .tabBarController, .splitViewController: true
      default: false
      }
    case "show", "push": true
    default: false
    }
  }
}
