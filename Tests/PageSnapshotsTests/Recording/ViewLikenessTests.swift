import LayoutEngine
import Testing

@testable import PageSnapshots

/// Views without a partner of their name and superview, which are the same by their texts or places.
struct ViewLikenessTests {
  private typealias View = (name: String?, text: String, frame: Rect)

  private func node(_ view: View, class name: String = "UILabel") -> FrameTree.Node {
    FrameTree.Node(
      depth: 1, className: name, identifier: view.name, frame: view.frame,
      properties: view.text.isEmpty ? [] : [FrameTree.Property(name: "text", value: view.text)])
  }

  private func areAlike(_ old: View, _ new: View) -> Bool { ViewLikeness(node(old), node(new)) != nil }

  private let here = Rect(x: 0, y: 0, width: 100, height: 20)
  private let elsewhere = Rect(x: 0, y: 300, width: 100, height: 20)

  @Test func `texts are alike if they share three of five words`() {
    // Three words in both, five in all: 3/5. Two of six: 1/3.
    #expect(areAlike((nil, "Version 4 Terms apply", here), (nil, "Version 5 Terms apply", elsewhere)))
    #expect(!areAlike((nil, "One two three four", here), (nil, "One two five six", elsewhere)))
    // A single word has pairs of letters: Be, eg, gi, in and four of Begins, 4/5.
    #expect(areAlike((nil, "Begin", here), (nil, "Begins", elsewhere)))
    // Ne, ex, xt and Te, ex, xt: 2/4.
    #expect(!areAlike((nil, "Next", here), (nil, "Text", elsewhere)))
  }

  @Test func `places are alike if both frames share half of what they cover`() {
    // 100 × 14 of 100 × 26, and 100 × 13 of 100 × 27.
    let (near, far) = (here.offsetBy(x: 0, y: 6), here.offsetBy(x: 0, y: 7))
    #expect(areAlike((nil, "Now", here), (nil, "Later", near)))
    #expect(!areAlike((nil, "Now", here), (nil, "Later", far)))
    #expect(ViewLikeness(node((nil, "", here)), node((nil, "", here), class: "UIButton")) == nil)
  }

  @Test func `views that the author calls otherwise are alike by their texts only`() {
    #expect(!areAlike(("title", "Now", here), ("price", "Later", here)))
    #expect(areAlike(("title", "Now or never", here), ("price", "Now or never", elsewhere)))
    // Interface Builder's own identifiers are no names.
    #expect(areAlike(("8bC-Xf-vdC", "Now", here), ("x1Y-2z-W3v", "Later", here)))
  }

  @Test func `a text that stands in another container is told as moved, not as gone and new`() {
    let text = ["text": "Version 4 Terms apply"]
    let old = FrameTree.of(
      [(0, "UIView", "page"), (1, "UIView", "card"), (2, "UILabel", nil), (1, "UIView", "foot")],
      properties: [2: text])
    let new = FrameTree.of(
      [(0, "UIView", "page"), (1, "UIView", "card"), (1, "UIView", "foot"), (2, "UILabel", nil)],
      properties: [3: text])
    #expect(TreeMatching(old, new).newIndex == [0, 1, 3, 2])
    let told = new.sentences(since: old)
    #expect(told.contains { $0.contains("is now in foot (was in card)") }, "\(told)")
    #expect(!told.contains { $0.contains("is new") || $0.contains("is gone") }, "\(told)")
  }

  // MARK: Constraints

  private func bottom(_ view: String, guide: String? = nil) -> FrameTree.End {
    FrameTree.End(view: view, guide: guide, attribute: "bottom")
  }

  private func rule(
    _ first: FrameTree.End, _ relation: String, _ second: FrameTree.End, _ constant: Double
  ) -> FrameTree.Rule {
    FrameTree.Rule(
      first: first, relation: relation, second: second, multiplier: 1, constant: constant, priority: 1000,
      identifier: nil)
  }

  private func tree(_ rule: FrameTree.Rule) -> FrameTree {
    FrameTree.of([(0, "UIView", "page"), (1, "UILabel", "foot")], rules: [rule])
  }

  @Test func `a constraint written from the other side is one that changed`() {
    let old = tree(rule(bottom("foot"), "=", bottom("page", guide: "safeArea"), -8))
    let new = tree(rule(bottom("page"), "=", bottom("foot"), 8))
    #expect(
      new.sentences(since: old) == ["foot.bottom = page.bottom − 8 (was foot.bottom = safeArea.bottom − 8)"])
    #expect(
      old.sentences(since: new) == ["foot.bottom = safeArea.bottom − 8 (was foot.bottom = page.bottom − 8)"])
    // ≥ is ≤ from the other side.
    let least = tree(rule(bottom("page"), ">=", bottom("foot"), 8))
    #expect(
      least.sentences(since: old) == ["foot.bottom ≤ page.bottom − 8 (was foot.bottom = safeArea.bottom − 8)"]
    )
  }

  @Test func `a constraint whose views kept their frames does not show`() {
    let safe = bottom("page", guide: "safeArea")
    let old = tree(rule(bottom("foot"), "=", safe, -8))
    var new = tree(rule(bottom("foot"), "=", safe, -12))
    #expect(ChangeWording(TreeChanges(from: old, to: new)).told.causes.map(\.isVisible) == [false])
    new.nodes[1].frame = new.nodes[1].frame.offsetBy(x: 0, y: -4)
    #expect(ChangeWording(TreeChanges(from: old, to: new)).told.causes.map(\.isVisible) == [true])
  }

  @Test func `for paper a sentence names all its views`() {
    let views: [(depth: Int, className: String, identifier: String?)] = (0..<7).map {
      (1, "UILabel", "label\($0)")
    }
    func tree(_ color: String) -> FrameTree {
      FrameTree.of(
        [(0, "UIView", "page")] + views,
        properties: Dictionary(uniqueKeysWithValues: (1...7).map { ($0, ["color": color]) }))
    }
    let changes = TreeChanges(from: tree("#000000"), to: tree("#FF0000"))
    #expect(ChangeWording(changes).told.causes.first?.text.contains("and 3 more") == true)
    #expect(
      ChangeWording(changes, namedViews: .max).told.causes.map(\.text) == [
        "label0, label1, label2, label3, label4, label5, label6: colour #000000 → #FF0000"
      ])
  }
}
