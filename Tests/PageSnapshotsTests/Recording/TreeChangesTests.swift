import LayoutEngine
import TestSupport
import Testing

@testable import PageBase
@testable import PageSnapshots

/// Changes of trees that are hostile or large.
struct TreeChangesTests {
  private func rule(
    _ view: String, _ attribute: String, is relation: String = "=", to second: FrameTree.End?,
    _ constant: Double
  )
    -> FrameTree.Rule
  {
    FrameTree.Rule(
      first: .init(view: view, guide: nil, attribute: attribute), relation: relation, second: second,
      multiplier: 1, constant: constant, priority: 1000, identifier: nil)
  }

  @Test func `a sentence is one line, whatever views are called and say`() {
    let name = "a\nb\u{1B}[2J\u{202E}" + String(repeating: "x", count: 10_000)
    let end = FrameTree.End(view: name, guide: name, attribute: name)
    func tree(_ value: String) -> FrameTree {
      FrameTree.of(
        [(0, name, name), (1, name, nil)],
        properties: [0: [name: name + value, "text": name + value], 1: ["part \(name).text": name + value]],
        rules: [rule(name, name, is: name, to: end, value == "1" ? 1 : 2)])
    }
    let sentences = tree("1").sentences(since: tree("2"))
    #expect(sentences.count >= 3)
    for sentence in sentences {
      #expect(!sentence.unicodeScalars.contains { $0.isControl || $0 == "\u{202E}" }, "\(sentence)")
      #expect(sentence.count < 2_000)
    }
  }

  @Test(.tags(.limits), .long) func `a file of five megabytes is read and compared`() throws {
    var old = FrameTree.of(
      [(0, "UIView", "page")]
        + (0..<10_000).map { (1 + $0 % 40, "UILabel", $0 % 3 == 0 ? "label-\($0)" : nil) },
      properties: Dictionary(
        uniqueKeysWithValues: (0...10_000).map { ($0, ["text": String(repeating: "word \($0) ", count: 40)]) }
      ))
    old.rules = (0..<10_000).map { rule("label-\($0)", "width", to: nil, Double($0)) }
    let text = old.text
    #expect(text.utf8.count > 5_000_000)
    let read = try #require(FrameTree(bytes: Array(text.utf8)))
    #expect(read == old)
    var new = old
    new.nodes[5000].properties = [.init(name: "text", value: "Hello")]
    for index in new.rules.indices { new.rules[index].constant += 1 }
    let sentences = new.sentences(since: read)
    #expect(sentences.count == PictureChanges.mostSentences + 1)
    #expect(sentences.first?.hasSuffix(#"→ "Hello""#) == true)
  }
}
