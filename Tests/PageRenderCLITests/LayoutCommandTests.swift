import Foundation
import TestSupport
import Testing

struct LayoutCommandTests {
  private struct Environment: Decodable {
    var deck: String
    var device: String
    var orientation: String
    var scale: Double
    var size: [String: Double]
    var safeArea: [String: Double]
    var pages: [Page]
  }

  private struct Page: Decodable {
    var page: String
    var root: Node
  }

  private struct Node: Decodable {
    var `class`: String
    var id: String?
    var frame: [String: Double]
    var lines: [Line]?
    var children: [Node]

    /// This node and all below it, parents first.
    var all: [Node] { [self] + children.flatMap(\.all) }
  }

  private struct Line: Decodable {
    var text: String
    var baseline: Double
    var width: Double
  }

  private func layout(_ words: String...) throws -> [Environment] {
    let work = try Workspace()
    let outcome = try Renderpages.run(["layout", "deck"] + words, in: work.folder)
    try #require(outcome.status == 0, "\(outcome)")
    return try JSONDecoder().decode([Environment].self, from: Data(outcome.output.utf8))
  }

  @Test func `layout prints an element for each environment, with every page`() throws {
    let environments = try layout("-d", "iphone-x,ipad-10", "--orientation", "all")
    #expect(
      environments.map { "\($0.device) \($0.orientation)" } == [
        "iphone-x portrait", "iphone-x landscape", "ipad-10 portrait", "ipad-10 landscape",
      ])
    #expect(environments.allSatisfy { $0.pages.map(\.page) == ["welcome", "every-device"] })
    #expect(environments[0].deck == "deck/deck.json")
    #expect(environments[0].scale == 3)
    #expect(environments[0].size == ["width": 375, "height": 812])
    #expect(environments[0].safeArea == ["top": 44, "left": 0, "bottom": 34, "right": 0])
  }

  @Test func `a node has its class, id, frame and children`() throws {
    let root = try layout("-d", "iphone-x")[0].pages[0].root
    let nodes = root.all
    #expect(root.class == "UIView")
    let expected: [(String, String)] = [
      ("imageContainer", "UIView"), ("image", "UIImageView"), ("text", "UITextView"),
      ("controls", "UIStackView"),
      ("previous", "UIButton"), ("pageControl", "UIPageControl"), ("next", "UIButton"),
    ]
    for (id, kind) in expected { #expect(nodes.first { $0.id == id }?.class == kind, "\(id)") }
    let container = nodes.first { $0.id == "imageContainer" }
    #expect(container?.frame == ["x": 0, "y": 0, "width": 375, "height": 406])
    #expect(container?.children.map(\.id) == ["image"])
  }

  @Test func `the second page is solved as it is shown, its cell at the window's origin`() throws {
    let cell = try layout("-d", "iphone-x", "--page", "2")[0].pages[0].root.all.first { $0.id == "cell" }
    #expect(cell?.frame == ["x": 0, "y": 0, "width": 375, "height": 812])
  }

  @Test func `text views list their lines`() throws {
    let text = try layout("-d", "iphone-x")[0].pages[0].root.all.first { $0.id == "text" }
    let lines = try #require(text?.lines)
    #expect(
      lines.map(\.text) == [
        "Welcome", "", "", "This page comes from deck.json.", "Change its words and its picture.",
      ])
    // Worked by hand: the text begins at 304⅔ + 8; a baseline stands 0.9521484375 em below its line's top and
    // lines are 1.193359375 em high; those of Footnote are 18 pt high, with what they have more of it above the
    // letters of 13 pt; baselines stand on whole pixels.
    let first = 304.0 + 2.0 / 3 + 8
    let bottom = first + 18 * 1.193359375 + 3 * 18
    let expected = [first + 18 * 0.9521484375, bottom - 13 * (1.193359375 - 0.9521484375)].map {
      ($0 * 3 + 0.5).rounded(.down) / 3
    }
    #expect(abs(lines[0].baseline - expected[0]) < 1e-4)
    #expect(abs(lines[3].baseline - expected[1]) < 1e-4)
  }

  /// docs/layout.md describes the members.
  @Test func `each page lists its texts with their keys, files and places`() throws {
    let work = try Workspace()
    let unit = #"{"stringUnit": {"state": "translated", "value": "Willkommen"}}"#
    try work.write(
      Array(
        #"{"sourceLanguage": "en", "version": "1.0", "strings": {"hello": {"localizations": {"de": \#(unit)}}}}"#
          .utf8),
      to: "deck/Localizable.xcstrings")
    try work.edit(#""title": "Tutorial","#, #""title": "Tutorial", "strings": "Localizable.xcstrings","#)
    try work.edit(#""summary": "Welcome""#, #""summary": {"key": "hello"}"#)
    let outcome = try work.run("layout", "deck", "-d", "iphone-x", "--page", "1", "--locale", "de")
    let environments = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]])
    let pages = try #require(environments.first?["pages"] as? [[String: Any]])
    let texts = try #require(pages.first?["texts"] as? [[String: Any]])
    let summary = try #require(texts.first)
    let expected = [
      "text": "Willkommen", "part": "summary", "key": "hello", "table": "Localizable",
      "file": "deck/Localizable.xcstrings", "language": "de", "status": "translated", "class": "UITextView",
      "view": "text",
    ]
    for (name, value) in expected { #expect(summary[name] as? String == value, "\(name): \(summary)") }
    #expect(summary["line"] as? Int == 1 && Set(summary.keys) == Set(expected.keys).union(["line", "frame"]))
    let frame = try #require(summary["frame"] as? [String: Double])
    // On whole pixels at 3×.
    #expect(frame.values.allSatisfy { abs(($0 * 3).rounded() - $0 * 3) < 0.01 } && frame.count == 4)
    #expect(texts.compactMap { $0["part"] as? String } == ["summary", "detail", "previous", "next", "alt"])
    let guide = try String(contentsOfFile: Project.path("docs/layout.md"), encoding: .utf8)
    let members = Set(texts.flatMap(\.keys))
    #expect(members.allSatisfy { guide.contains("`\($0)`") }, "\(members)")
  }
}
