import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageLayout
@testable import PageSnapshots

/// Questions about frame trees: lines `both 1 UILabel title text=A` are views of both trees, by depth, class and identifier, `old` and
/// `new` those of one; each is 10 pt below the one before. `_` in a property's name is a blank. `was` and `is` are constraints.
enum TreeAnswers {
  static let all: [String: @MainActor (Question) async throws -> String] = [
    "changes": { question in
      let (old, new) = (try tree("old", question), try tree("new", question))
      return Say.list(new.sentences(since: old))
    },
    "paper": { question in
      let changes = TreeChanges(from: try tree("old", question), to: try tree("new", question))
      let wording = question.has("all") ? ChangeWording(changes, namedViews: .max) : ChangeWording(changes)
      return Say.list(wording.told.causes.map { "\($0.text)\($0.isVisible ? "" : " (not seen)")" })
    },
    "matched": { question in
      let matching = TreeMatching(try tree("old", question), try tree("new", question))
      func told(_ indices: [Int?]) -> String {
        indices.map { $0.map { "\($0)" } ?? "-" }.joined(separator: " ")
      }
      return told(matching.newIndex) + (question.has("back") ? " and \(told(matching.oldIndex))" : "")
    },
    "letters": { question in
      let lists = question.texts.filter { $0 != "order" }.map { $0 == "-" ? [] : $0.map(String.init) }
      if question.has("order") {
        let pages = lists.map { page($0, identified: true) }
        return Say.list(pages[1].sentences(since: pages[0]).map { $0.replacing(": order changed", with: "") })
      }
      let found = TreeMatching(page(lists[0]), page(lists[1])).newIndex.dropFirst()
      return found.isEmpty ? "none" : found.map { $0.map { "\($0 - 1)" } ?? "-" }.joined(separator: " ")
    },
    "alike": { question in
      let nodes = try question.lines.map { line in
        FrameTree.Node(
          depth: 1, className: line["class"] ?? "UILabel", identifier: line["id"],
          frame: try line.rect("at", Rect(x: 0, y: 0, width: 100, height: 20)),
          properties: line.texts.first.map { [FrameTree.Property(name: "text", value: $0)] } ?? [])
      }
      return Say.yes(ViewLikeness(nodes[0], nodes[1]) != nil)
    },
    "property": { question in
      func value(_ name: String) -> String? { question[name] }
      let change = PropertyChange(name: question["name"] ?? "", old: value("old"), new: value("new"))
      return question.has("shift") ? change.pageShift ?? "none" : PropertyWording.change(change)
    },
    "properties": { question in
      func list(_ kind: String) -> [FrameTree.Property] {
        question.lines.filter { $0.words[0] == kind }.flatMap(properties).sorted { $0.name < $1.name }
      }
      return Say.list(
        PropertyChange.between(list("old"), list("new")).map {
          "\($0.name) \($0.old ?? "-") \($0.new ?? "-")"
        })
    },
    "excerpt": { PropertyWording.excerpt($0.texts[0]) },
    "part": { question in
      if question.has("split") {
        let (part, rest) = PropertyWording.split(question.texts[0])
        return "\(part ?? "-") of \(rest)"
      }
      return PropertyWording.part(question.texts[0], number: Int(try question.number("number")))
    },
    "names": { Say.list(try tree("new", $0).names) },
    "place": { question in
      let tree = FrameTree.of([(0, "UIView", "page")] + ["a", "b", "c", "d", "e"].map { (1, "UIView", $0) })
      return tree.place(of: try question.rects("regions").map(\.box))
    },
  ]

  private static func properties(_ line: Question) -> [FrameTree.Property] {
    line.words.dropFirst().compactMap { word in
      guard let equals = word.firstIndex(of: "="), !word.hasPrefix("\"") else { return nil }
      let name = String(word[..<equals])
      return FrameTree.Property(name: name.replacing("_", with: " "), value: line[name] ?? "")
    }
  }

  private static func tree(_ kind: String, _ question: Question) throws -> FrameTree {
    let lines = question.lines.filter { ["both", kind].contains($0.words[0]) }
    var tree = FrameTree.of(
      lines.map { (Int($0.texts[0]) ?? 0, $0.texts[1], $0.texts.count > 2 ? $0.texts[2] : nil) })
    for (index, line) in lines.enumerated() {
      tree.nodes[index].properties = properties(line).filter { $0.name != "at" }.sorted { $0.name < $1.name }
      if line["at"] != nil { tree.nodes[index].frame = try line.rect("at") }
      // What a view of both trees has in one of them, as `title text=A`.
      for own in question.lines
      where own.words[0] == "\(kind):" && own.texts.first == tree.nodes[index].identifier ?? "-" {
        tree.nodes[index].properties += properties(own).filter { $0.name != "at" }
        tree.nodes[index].properties.sort { $0.name < $1.name }
        if own["at"] != nil { tree.nodes[index].frame = try own.rect("at") }
      }
    }
    let rules = question.lines.filter { $0.words[0] == (kind == "old" ? "was" : "is") }
    tree.rules = rules.map { rule(Array($0.words.dropFirst())) }
    return tree
  }

  /// `title.width <= 0.5 * view.safeArea.width + 8 @750`
  private static func rule(_ words: [String]) -> FrameTree.Rule {
    func end(_ text: String) -> FrameTree.End {
      let parts = text.split(separator: ".").map(String.init)
      return FrameTree.End(
        view: parts[0], guide: parts.count > 2 ? parts[1] : nil, attribute: parts[parts.count - 1])
    }
    var rule = FrameTree.Rule(
      first: end(words[0]), relation: words[1], second: nil, multiplier: 1, constant: 0, priority: 1000,
      identifier: nil)
    for (index, word) in words.enumerated().dropFirst(2) {
      if word.hasPrefix("@") {
        rule.priority = Double(word.dropFirst()) ?? 0
      } else if let number = Double(word) {
        if words.count > index + 1, words[index + 1] == "*" {
          rule.multiplier = number
        } else {
          rule.constant = words[index - 1] == "-" ? -number : number
        }
      } else if word.contains(".") {
        rule.second = end(word)
      }
    }
    return rule
  }

  /// A page with a view for each letter, whose class it is. All have one frame.
  private static func page(_ letters: [String], identified: Bool = false) -> FrameTree {
    var tree = FrameTree.of([(0, "UIView", "page")] + letters.map { (1, $0, identified ? $0 : nil) })
    for index in tree.nodes.indices { tree.nodes[index].frame = .zero }
    return tree
  }
}
