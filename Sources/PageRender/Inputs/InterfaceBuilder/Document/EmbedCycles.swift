internal import PageBase

/// Embed segues that would put a controller into itself, one for each cycle.
struct EmbedCycles {
  private(set) var segues: [DocumentElement] = []

  /// An edge from a controller to one that its view shows: by an embed segue, or, without a segue, as a
  /// container's first child.
  private typealias Edge = (destination: String, segue: DocumentElement?)

  private struct Step {
    var id: String
    /// The edges of the controller that are not followed yet.
    var edges: ArraySlice<Edge>
    /// The segue that leads to the next step; `nil` if a container does.
    var taken: DocumentElement?
  }

  init(_ graph: ControllerGraph) {
    var finished: Set<String> = []
    for start in graph.order where !finished.contains(start) {
      // A depth-first search without recursion, since a hostile document may nest thousands of controllers.
      var path = [Step(id: start, edges: Self.edges(from: start, graph)[...])]
      var open: [String: Int] = [start: 0]
      while let last = path.indices.last {
        guard let edge = path[last].edges.popFirst() else {
          finished.insert(path[last].id)
          open[path[last].id] = nil
          path.removeLast()
          continue
        }
        if let first = open[edge.destination] {
          // The segue that closes the cycle; if a container closes it, the last segue before the container.
          let ways = path[first..<last].map(\.taken) + [edge.segue]
          if let segue = ways.compactMap(\.self).last { segues.append(segue) }
        } else if !finished.contains(edge.destination), graph.objects[edge.destination] != nil {
          open[edge.destination] = path.count
          path[last].taken = edge.segue
          path.append(Step(id: edge.destination, edges: Self.edges(from: edge.destination, graph)[...]))
        }
      }
    }
  }

  private static func edges(from id: String, _ graph: ControllerGraph) -> [Edge] {
    guard let object = graph.objects[id] else { return [] }
    if ControllerKind(element: object)?.isContainer == true {
      return graph.children(of: id).first.map { [($0, nil)] } ?? []
    }
    return (graph.segues[id] ?? []).filter { $0["kind"] == "embed" }.compactMap { segue in
      segue["destination"].map { ($0, segue) }
    }
  }
}
