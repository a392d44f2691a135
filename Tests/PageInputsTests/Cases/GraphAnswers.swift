import Foundation
import LayoutEngine
import PageTestSupport
import TestSupport
import Testing

@testable import PageBase
@testable import PageInputs
@testable import PageLayout

/// Questions about a document's scenes: the ways between controllers, where an app shows them, and names that are not drawn.
@MainActor
enum GraphAnswers {
  static let all: [String: @MainActor (Question) async throws -> String] = [
    "graph": { question in
      let graph = try graph(question)
      return try question.asked.map { try told($0, graph) }.joined(separator: ", ")
    },
    "scene": { question in
      let file = question["file"] ?? "Main.storyboard"
      let text = try CaseDocument(question).text
      let document = try #require(InterfaceDocument.parse(Array(text.utf8), file: file).document)
      return try question.asked.map { asked in
        let parts = asked.split(separator: ":").map(String.init)
        if parts.count == 1 { return try told(parts[0], document) }
        let scene = try #require(document.scenes.first { $0.object == parts[1] }, "no scene \(asked)")
        return try told(parts[0], of: scene, in: document)
      }.joined(separator: ", ")
    },
    "account": { question in
      let root = try DocumentReader.read(
        Array("<document>\(Question.repeated(question.text))</document>".utf8))
      let account = DocumentAccount(root, outlets: ["b1": "first"], names: DocumentNames(table))
      return Say.list(account.documentWarnings(in: "D.xib").map(\.message).sorted())
    },
    "variation": { Say.yes(Variations.isKnown($0.texts.first)) },
    "applied": { question in
      let element = try DocumentReader.read(Array(question.lines.map(\.text).joined().utf8))
      func size(_ name: String) -> SizeClass? {
        question[name].flatMap { $0 == "compact" ? .compact : $0 == "regular" ? .regular : nil }
      }
      let variations = Variations(horizontal: size("across"), vertical: size("down"))
      let made = variations.applied(to: element)
      return question.asked.map { name in
        if name.hasPrefix("excluded:") {
          let names = variations.excluded(String(name.dropFirst(9)), of: element)
          return names.isEmpty ? "none" : names.sorted().joined(separator: "/")
        }
        if name == "children" { return made.children.map(\.name).joined(separator: "/") }
        let parts = name.split(separator: ".").map(String.init)
        return (parts.count > 1 ? made.child(key: parts[0])?[parts[1]] : made[name]) ?? "none"
      }.joined(separator: ", ")
    },
  ]

  // MARK: Ways

  /// `a viewController b:show`: an object with segues, or elements as they are written.
  private static func graph(_ question: Question) throws -> ControllerGraph {
    var (scenes, noted) = ("", "")
    for line in question.lines {
      if line.words[0] == "noted" {
        noted += line.words.dropFirst().map { "<segue reference=\"\($0)\"/>" }.joined()
        continue
      }
      var object = line.text
      if !object.hasPrefix("<") {
        let segues = line.words.dropFirst(2).map { word -> String in
          let parts = word.split(separator: ":").map(String.init)
          return
            "<segue destination=\"\(parts[0])\" kind=\"\(parts[1])\" id=\"\(line.words[0])-\(parts[0])\"/>"
        }
        let name = line.words.count > 1 ? line.words[1] : "viewController"
        object = "<\(name) id=\"\(line.words[0])\"><connections>\(segues.joined())</connections></\(name)>"
      }
      scenes += "<scene><objects>\(object)</objects></scene>"
    }
    if !noted.isEmpty { noted = "<inferredMetricsTieBreakers>\(noted)</inferredMetricsTieBreakers>" }
    let text = "<document><scenes>\(scenes)</scenes>\(noted)</document>"
    return ControllerGraph(try DocumentReader.read(Array(text.utf8)))
  }

  private static func told(_ asked: String, _ graph: ControllerGraph) throws -> String {
    let parts = asked.split(separator: ":").map(String.init)
    func list(_ names: [String]) -> String { names.isEmpty ? "none" : names.joined(separator: "/") }
    switch parts[0] {
    case "path": return list(graph.path(to: parts[1]).map { "\($0.parent) \($0.kind)" })
    case "order": return list(graph.order)
    case "contained": return list(graph.contained.sorted())
    case "embedded": return list(graph.embedded.sorted())
    case "children": return list(graph.children(of: parts[1]))
    case "bars": return graph.bars[parts[1]].map(CanvasAnswers.told) ?? "-"
    case "shown": return list(parts[1].split(separator: "+").map(String.init).filter(graph.isShown))
    case "presented": return Say.yes(graph.isPresented(parts[1], atCompactHeight: false))
    case "lowPresented": return Say.yes(graph.isPresented(parts[1], atCompactHeight: true))
    case "title": return graph.objects[parts[1]]?["title"] ?? "none"
    default: throw CaseError("no answer \(asked)")
    }
  }

  // MARK: Scenes

  private static func told(_ name: String, _ document: InterfaceDocument) throws -> String {
    switch name {
    case "ids": document.scenes.map(\.id).joined(separator: "/")
    case "objects": document.scenes.map(\.object).joined(separator: "/")
    case "names": document.scenes.map { $0.names.joined(separator: "+") }.joined(separator: "/")
    case "tools": "\(document.toolsVersion)"
    case "pads": Say.yes(document.isForPads)
    case "target": document.deploymentTarget.map { "\($0)" } ?? "none"
    case "outlets":
      document.outletNames.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: "/")
    default: throw CaseError("no answer \(name)")
    }
  }

  private static func told(_ name: String, of scene: InterfaceDocument.Scene, in document: InterfaceDocument)
    throws -> String
  {
    switch name {
    case "place":
      switch document.place(of: scene) {
      case .unknown(let name): return "unknown \(name)"
      case let place: return "\(place)"
      }
    case "known": return Say.yes(document.hasKnownSize(scene))
    case "below": return Say.yes(document.isBelowStatusBar(scene))
    case "faults":
      return Say.list(
        document.faults(of: scene).map { fault in
          guard case .unnamedBarItem(let item) = fault else { return "\(fault)" }
          return "item \(item.id) \(item.picture) \(item.outlets.joined(separator: ","))"
            .trimmingCharacters(in: .whitespaces)
        })
    case "bar":
      var wishes = SystemBarWishes()
      wishes.isOfScreen = true
      let found = document.systemBars(of: scene, wishes: wishes)
      return "\(Say.yes(found.isOfScreen)) \(found.statusBarContent.map { "\($0)" } ?? "none")"
    default: throw CaseError("no answer \(name)")
    }
  }

  /// A box with names of each treatment, in a group, and boxes in it.
  private static let table = """
    # A comment is no line of the table.
    @any
      - id key
    @lid
      + turn?
    @view
      - id

    document: @any
      + <box> <list>
    box,crate: @any
      + word size# flag? side=left|right
      + side=top
      * code=one
      - idle
      ! map=plain
      ! dark
      + tint<color> <box,@lid>
      + <ghost>
      ! glow<color>
      - note<color>
    lid: @lid
      + word
    list: @any
      + <@view>
    view: @view
    !blur: @view
    !ghost: @any
    nil: @any
    color: @any
      + red#
    """
}
