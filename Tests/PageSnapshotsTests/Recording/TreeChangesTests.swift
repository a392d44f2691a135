import LayoutEngine
import TestSupport
import Testing

@testable import PageBase
@testable import PageSnapshots

/// What is said of a change, to the letter.
struct TreeChangesTests {
  private static let views: [(Int, String, String?)] = [
    (0, "UIView", "view"), (1, "UIStackView", "controls"), (2, "UIButton", "previous"),
    (2, "UIButton", "next"),
    (1, "UILabel", "title"), (1, "UILabel", nil),
  ]

  private func tree(_ properties: [Int: [String: String]] = [:], rules: [FrameTree.Rule] = []) -> FrameTree {
    FrameTree.of(Self.views, properties: properties, rules: rules)
  }

  private func sentences(_ old: [Int: [String: String]], _ new: [Int: [String: String]]) -> [String] {
    tree(new).sentences(since: tree(old))
  }

  private func rule(
    _ view: String, _ attribute: String, is relation: String = "=", to second: FrameTree.End? = nil,
    times multiplier: Double = 1, _ constant: Double = 0, at priority: Double = 1000
  ) -> FrameTree.Rule {
    FrameTree.Rule(
      first: .init(view: view, guide: nil, attribute: attribute), relation: relation, second: second,
      multiplier: multiplier, constant: constant, priority: priority, identifier: nil)
  }

  private func sentences(_ old: [FrameTree.Rule], _ new: [FrameTree.Rule]) -> [String] {
    tree(rules: new).sentences(since: tree(rules: old))
  }

  private let safeBottom = FrameTree.End(view: "view", guide: "safeArea", attribute: "bottom")

  // MARK: Properties

  @Test(
    arguments: [
      ("text", "A", "B", #"title: text changed: "A" → "B""#),
      ("text", nil, "B", #"title: text changed: nothing → "B""#),
      ("font.size", "18", "17", "title: font size 18 → 17"),
      ("font.weight", "400", "700", "title: font weight regular → bold"),
      ("font.weight", "650", nil, "title: font weight 650 → regular"),
      ("font.family", nil, "Noto Serif", "title: font family system → Noto Serif"),
      ("color", "#808080", "#888888", "title: colour #808080 → #888888"),
      ("backgroundColor", nil, "#FFFFFF", "title: background colour none → #FFFFFF"),
      ("isHidden", nil, "true", "title: hidden (was shown)"),
      ("isHidden", "true", nil, "title: shown (was hidden)"),
      ("alpha", nil, "0.5", "title: alpha 1 → 0.5"),
      ("clipsToBounds", nil, "true", "title: clips to bounds false → true"),
      ("hugging.horizontal", "251", nil, "title: horizontal hugging priority 251 → 250"),
      ("layer.borderWidth", "1", "2", "title: border width 1 → 2"),
      ("title.font.size", "14", "13", "title: font size 14 → 13"),
      (
        "image", "tutorial-1.png 600×600 0123456789abcdef", "tutorial-1.png 600×600 fedcba9876543210",
        "title: image tutorial-1.png changed"
      ),
      (
        "image", "tutorial-1.png 600×600 0123456789abcdef", "map.png 30×30 fedcba9876543210",
        "title: image tutorial-1.png → map.png"
      ),
      ("drawing", "0123456789abcdef", "fedcba9876543210", "title: drawing changed"),
    ] as [(String, String?, String?, String)])
  func `a property is told with its old value and its new`(
    name: String, old: String?, new: String?, sentence: String
  ) {
    #expect(sentences(old.map { [4: [name: $0]] } ?? [:], new.map { [4: [name: $0]] } ?? [:]) == [sentence])
  }

  @Test func `what is set first in code is told first`() {
    let card = ["clipsToBounds": "true", "layer.corners.radius": "12"]
    #expect(
      sentences([:], [4: card]) == ["title: corner radius 0 → 12", "title: clips to bounds false → true"])
    #expect(
      sentences([4: ["currentPage": "1", "pageCount": "3"]], [4: ["currentPage": "2", "pageCount": "4"]])
        == ["title: number of pages 3 → 4", "title: current page 1 → 2"])
  }

  @Test(arguments: [("1", "2"), (nil, "1"), ("4", "5")] as [(String?, String?)])
  func `pages behind one that was added have one cause`(old: String?, new: String?) {
    #expect(PropertyChange(name: "currentPage", old: old, new: new).pageShift == "current page 1 later")
    #expect(PropertyChange(name: "currentPage", old: new, new: old).pageShift == "current page 1 earlier")
  }

  @Test func `a view without an identifier is known by its text, unless that changed`() {
    #expect(
      sentences([5: ["text": "Welcome", "font.size": "18"]], [5: ["text": "Welcome", "font.size": "17"]])
        == [#"UILabel "Welcome": font size 18 → 17"#])
    #expect(
      sentences([5: ["text": "Welcome"]], [5: ["text": "Hello"]])
        == [#"UILabel in view: text changed: "Welcome" → "Hello""#])
    let long = "Down to the canal and back by the bakery"
    #expect(
      sentences([5: ["text": long]], [5: ["text": long, "alpha": "0.5"]])
        == [#"UILabel "Down to the canal and ba…": alpha 1 → 0.5"#])
  }

  @Test func `the part of a text that has a name is named`() {
    #expect(
      sentences([4: ["part summary.font.size": "18"]], [4: ["part summary.font.size": "17"]])
        == ["summary: font size 18 → 17"])
    #expect(
      sentences([4: ["part detail.text": "\n\n\nOld"]], [4: ["part detail.text": "\n\n\nNew"]])
        == [#"detail: text changed: "Old" → "New""#])
  }

  @Test func `another part of a text is known by how it begins`() {
    let old = ["text": "A\nB", "color": "#000000", "part 2.begins": "B", "part 2.color": "#808080"]
    #expect(
      sentences([4: old], [4: old.merging(["part 2.color": "#888888"]) { $1 }])
        == [#"title "B": colour #808080 → #888888"#])
    // The text says how its parts begin.
    #expect(
      sentences([4: old], [4: old.merging(["text": "A\nC", "part 2.begins": "C"]) { $1 }])
        == [#"title: text changed: "A\nB" → "A\nC""#])
    #expect(
      sentences([4: old], [4: ["text": "A\nB", "color": "#000000"]])
        == ["title: formatting of the text 2 looks → one look"])
  }

  @Test func `what follows from another property is not told beside it`() {
    let old = ["title.font.size": "14", "font.size": "14"]
    #expect(
      sentences([3: old], [3: ["title.font.size": "13", "font.size": "13"]]) == ["next: font size 14 → 13"])
  }

  @Test func `views with the same change share a sentence`() {
    let (old, new) = (["title.color": "#808080"], ["title.color": "#888888"])
    #expect(
      sentences([2: old, 3: old], [2: new, 3: new]) == ["previous, next: title colour #808080 → #888888"])
  }

  @Test func `the text comes before what it looks like`() {
    #expect(
      sentences([4: ["color": "#000000", "text": "A"]], [4: ["color": "#FF0000", "text": "B"]])
        == [#"title: text changed: "A" → "B""#, "title: colour #000000 → #FF0000"])
  }

  @Test func `of long texts the place where they differ is told`() {
    let text = String(repeating: "one two three ", count: 10)
    #expect(
      sentences([4: ["text": text + "four"]], [4: ["text": text + "five"]])
        == [#"title: text changed: "…one two three four" → "…one two three five""#])
  }

  // MARK: Constraints

  @Test func `a constraint is told with its old number, after the view that it moved`() {
    let old = tree(rules: [rule("controls", "bottom", to: safeBottom, -16)])
    var new = tree(rules: [rule("controls", "bottom", to: safeBottom, -12)])
    for index in 1...3 { new.nodes[index].frame = new.nodes[index].frame.offsetBy(x: 0, y: 4) }
    #expect(
      new.sentences(since: old) == [
        "controls moved 4 pt down: controls.bottom = safeArea.bottom − 12 (was − 16); 2 views follow"
      ])
  }

  @Test func `every number of a constraint is told`() {
    let width = FrameTree.End(view: "view", guide: nil, attribute: "width")
    #expect(
      sentences([rule("title", "width", 100)], [rule("title", "width", 90)]) == ["title.width = 90 (was 100)"]
    )
    #expect(
      sentences(
        [rule("title", "width", to: width, times: 0.5)], [rule("title", "width", to: width, times: 0.4)])
        == ["title.width = 0.4 × view.width (was 0.5 ×)"])
    #expect(
      sentences([rule("title", "width", 100)], [rule("title", "width", 100, at: 750)])
        == ["title.width = 100 @750 (was priority 1000)"])
    #expect(
      sentences([rule("title", "width", to: width)], [rule("title", "width", to: width, 8)])
        == ["title.width = view.width + 8 (was without a constant)"])
    #expect(
      sentences([rule("title", "width", is: "<=", 100)], [rule("title", "width", is: ">=", 100)])
        == ["title.width ≥ 100 (was title.width ≤ 100)"])
    let other = FrameTree.End(view: "controls", guide: nil, attribute: "width")
    #expect(
      sentences([rule("title", "width", to: width)], [rule("title", "width", to: other)])
        == ["title.width = controls.width (was title.width = view.width)"])
  }

  @Test func `constraints that came or went are told`() {
    #expect(sentences([], [rule("title", "width", 90)]) == ["title.width = 90 is new"])
    #expect(sentences([rule("title", "width", 90)], []) == ["title.width = 90 is gone"])
  }

  @Test func `equal constraints are counted`() {
    let width = rule("title", "width", 90)
    #expect(sentences([width, width], [width]) == ["title.width = 90 is gone"])
    #expect(sentences([width, width], [width, width]) == [])
  }

  // MARK: Views

  @Test func `views that came or went are told, without what is in them and their constraints`() {
    let card: [(Int, String, String?)] = [(1, "UIView", "card"), (2, "UILabel", "price")]
    let without = tree()
    let with = FrameTree.of(Self.views + card, rules: [rule("price", "width", 40)])
    #expect(with.sentences(since: without) == ["card is new (UIView)"])
    #expect(without.sentences(since: with) == ["card is gone (UIView)"])
  }

  @Test func `a view that is in another now is told with both`() {
    var new = tree()
    new.nodes[4].depth = 2
    #expect(new.sentences(since: tree()) == ["title is now in controls (was in view)"])
  }

  @Test func `views that changed places are told once`() {
    var new = tree()
    new.nodes.swapAt(2, 3)
    (new.nodes[2].frame, new.nodes[3].frame) = (new.nodes[3].frame, new.nodes[2].frame)
    #expect(new.sentences(since: tree()) == ["next is now before previous: order changed; 1 view follows"])
  }

  @Test func `the order of a stack is told, and not where a view came`() {
    #expect(
      sentences([1: ["arranged": "previous, next"]], [1: ["arranged": "next, previous"]])
        == ["next is now before previous: order changed"])
    var new = tree([1: ["arranged": "previous, dots, next"]])
    new.nodes.insert(
      .init(
        depth: 2, className: "UIPageControl", identifier: "dots", frame: new.nodes[3].frame, properties: []),
      at: 3)
    #expect(
      new.sentences(since: tree([1: ["arranged": "previous, next"]])) == ["dots is new (UIPageControl)"])
  }

  @Test func `where nothing else changed, views that moved are told`() {
    var new = tree()
    new.nodes[4].frame = Rect(x: 3, y: 45, width: 90, height: 10)
    #expect(
      new.sentences(since: tree()) == [
        "title moved 5 pt down and 3 pt to the right and became 10 pt narrower",
        "no property or constraint changed; measured sizes or layout code did",
      ])
  }

  @Test func `what somebody did to a view comes before a place that code gave to another`() {
    #expect(
      sentences([1: ["placed": "0 0 10 10"], 4: ["alpha": "0.5"]], [1: ["placed": "0 5 10 10"]])
        == ["title: alpha 0.5 → 1", "controls: frame 0 0 10 10 → 0 5 10 10"])
  }

  // MARK: Hostile trees

  @Test func `a sentence is one line, whatever views are called and say`() {
    let name = "a\nb\u{1B}[2J\u{202E}" + String(repeating: "x", count: 10_000)
    let end = FrameTree.End(view: name, guide: name, attribute: name)
    func tree(_ value: String) -> FrameTree {
      var rule = rule(name, name, is: name, to: end, 1)
      rule.constant = value == "1" ? 1 : 2
      return FrameTree.of(
        [(0, name, name), (1, name, nil)],
        properties: [0: [name: name + value, "text": name + value], 1: ["part \(name).text": name + value]],
        rules: [rule])
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
    old.rules = (0..<10_000).map { rule("label-\($0)", "width", Double($0)) }
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
