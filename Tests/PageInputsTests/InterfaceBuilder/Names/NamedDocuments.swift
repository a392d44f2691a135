@testable import PageInputs

/// The shortest documents that have an element of the table at a place where the table expects it.
struct NamedDocuments {
  let names: DocumentNames
  /// The way from the document's root to each element: names, with their keys.
  private(set) var paths: [String: [Step]] = ["document": []]

  struct Step {
    var name: String
    var key: String?
  }

  init(_ names: DocumentNames) {
    self.names = names
    var queue = ["document"]
    while !queue.isEmpty {
      let parent = queue.removeFirst()
      for step in steps(from: parent) where paths[step.name] == nil {
        paths[step.name] = (paths[parent] ?? []) + [step]
        queue.append(step.name)
      }
    }
  }

  /// The children that an element may have, in order of their names.
  func steps(from parent: String) -> [Step] {
    guard let entry = names.entries[parent] else { return [] }
    if parent == "variation" { return [Step(name: "mask")] }
    var found: [Step] = []
    for (key, children) in entry.keyed {
      found += children.flatMap(\.elements).flatMap(elements).map { Step(name: $0, key: key) }
    }
    for name in entry.members.keys { found += elements(of: name).map { Step(name: $0) } }
    return found.sorted { ($0.name, $0.key ?? "") < ($1.name, $1.key ?? "") }
  }

  private func elements(of name: String) -> [String] {
    guard name.hasPrefix("@") else { return [name] }
    return names.entries.filter { $0.value.groups.contains(name) && !$0.key.hasPrefix("@") }.map(\.key)
  }

  /// A document with elements in one another, and text inside the last one's start tag.
  static func text(_ path: [Step], tag: String = "", root: String = "document") -> String {
    let type = #"type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB""#
    let isRoot = path.isEmpty
    var open = "<\(root) \(type) \(isRoot ? tag : "")>"
    var close = "</\(root)>"
    for (index, step) in path.enumerated() {
      let key = step.key.map { " key=\"\($0)\"" } ?? ""
      open += "<\(step.name)\(key) \(index == path.count - 1 ? tag : "")>"
      close = "</\(step.name)>" + close
    }
    return open + close
  }
}
