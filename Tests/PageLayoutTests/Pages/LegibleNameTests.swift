import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import UIKitCore

/// Names of views, and constraints in words.
@MainActor
struct LegibleNameTests {
  private let root = plain(.white)

  private func add(_ view: UIView, _ name: String? = nil, to parent: UIView? = nil) {
    view.accessibilityIdentifier = name
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
    (parent ?? root).addSubview(view)
  }

  private func solved(_ change: (inout PreparedPage) -> Void = { _ in }) throws -> SolvedPage {
    var page = PreparedPage(id: "page", tree: ViewTree(root: root))
    change(&page)
    let environment = PageEnvironment(device: try DeviceCatalog.builtin.device("iphone-x"))
    return try PageRenderer(fonts: FontCatalog()).solve(page, in: environment)
  }

  /// The names of the views below the root, in document order.
  private func names(_ change: (inout PreparedPage) -> Void = { _ in }) throws -> [String] {
    let page = try solved(change)
    let input = page.legibleLayout()
    return page.page.tree.views.map { input.items[$0.item].name }
  }

  // MARK: Names

  @Test func `numbers have the endings of English`() throws {
    for _ in 0..<23 { add(plain(.red), "dot") }
    let found = try names().dropFirst().map { String($0.dropLast(" dot".count)) }
    #expect(
      found == [
        "1st", "2nd", "3rd", "4th", "5th", "6th", "7th", "8th", "9th", "10th", "11th", "12th", "13th", "14th",
        "15th",
        "16th", "17th", "18th", "19th", "20th", "21st", "22nd", "23rd",
      ])
  }

  @Test func `of several texts of a view the first counts`() throws {
    add(UISegmentedControl(items: ["One", "Two"]))
    #expect(try names().last == #"UISegmentedControl "One""#)
  }

  @Test func `a view without a text is called by its accessibility label`() throws {
    let image = UIImageView()
    image.accessibilityLabel = "Hills"
    add(image)
    #expect(try names().last == #"UIImageView "Hills""#)
  }

  @Test func `a guide is called after its view`() throws {
    let card = plain(.red)
    add(card)
    let inner = plain(.blue)
    inner.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(inner)
    inner.topAnchor.constraint(equalTo: card.safeAreaLayoutGuide.topAnchor).isActive = true
    let input = try solved().legibleLayout()
    let guides = input.items.filter { $0.role != .view }.map(\.name)
    #expect(!guides.isEmpty)
    #expect(guides.contains { $0.hasPrefix("(UIView of screen).") })
    #expect(guides.allSatisfy { $0.hasPrefix("screen.") || $0.hasPrefix("(UIView of ") })
  }

  @Test func `a name without its brackets is plain`() throws {
    add(plain(.red), "one of two")
    let input = try solved().legibleLayout()
    #expect(input.plainName(of: 0) == "screen" && input.plainName(of: input.items.count - 1) == "one of two")
  }

  // MARK: Constraints in words

  private func constraint(_ identifier: String? = nil, priority: Double = 1000) -> LayoutConstraint {
    LayoutConstraint(
      first: 0, .width, constant: 200, priority: priority, identifier: identifier,
      source: LayoutConstraint.Source(file: "a.xib", line: 3, column: 4))
  }

  @Test func `a constraint has its priority and its name, unless they say nothing`() {
    let input = LayoutInput(items: [LayoutItem(name: "title", parent: nil)])
    #expect(input.bareWording(of: constraint("narrow")) == "title.width = 200")
    #expect(input.bareWording(of: constraint(priority: 750)) == "title.width = 200 @750")
    #expect(input.legibleWording(of: constraint("narrow")) == "title.width = 200 'narrow'")
    #expect(
      input.legibleWording(of: constraint("narrow", priority: 750)) == "title.width = 200 @750 'narrow'")
    for identifier in [nil, "8bC-Xf-vdC", "27"] {
      #expect(input.legibleWording(of: constraint(identifier)) == "title.width = 200")
    }
  }

  // MARK: Contradictions

  /// A page with the views `bar`, `stack` and `card`, items 0 to 2.
  private func wording(_ constraints: [LayoutConstraint] = []) throws -> ConflictWording {
    var page = try solved()
    page.page.tree.layout = LayoutInput(
      items: ["bar", "stack", "card"].enumerated().map { LayoutItem(name: $1, parent: $0 == 0 ? nil : 0) },
      constraints: constraints)
    page.page.tree.views = []
    return ConflictWording(of: page, in: "Main.storyboard")
  }

  private func height(_ constant: Double, in file: String? = nil) -> LayoutConstraint {
    LayoutConstraint(
      first: 0, .height, constant: constant,
      source: file.map { LayoutConstraint.Source(file: $0, line: 9, column: 3) })
  }

  @Test(
    arguments: [
      ("Main.storyboard", "bar.height = 44 (line 9)"),
      ("Cell.xib", "bar.height = 44 (Cell.xib line 9)"),
      ("a/b/Cell.xib", "bar.height = 44 (Cell.xib line 9)"),
      ("C:x.xib", "bar.height = 44 (C:x.xib line 9)"),
      (nil, "bar.height = 44"),
    ] as [(String?, String)])
  func `a constraint is named with its line, and its file if it is another`(file: String?, words: String)
    throws
  {
    #expect(try wording([height(44, in: file)]).wording(of: .constraint(0)) == words)
  }

  @Test func `a contradiction names what was broken first, by how much`() throws {
    let words = try wording([height(44, in: "Main.storyboard"), height(54), height(64)])
    var conflict = LayoutConflict(
      members: [.constraint(0), .constraint(1), .constraint(2)], leftOut: .constraint(1))
    conflict.error = -9.996
    #expect(
      words.sentence(for: conflict)
        == "these constraints contradict each other: bar.height = 54, broken: 10 pt less than it asks for; "
        + "bar.height = 44 (line 9); bar.height = 64")
    conflict.error = 0.126
    #expect(words.sentence(for: conflict).contains("broken: 0.13 pt more than it asks for;"))
    #expect(words.topic(of: conflict) == "bar.height = 44 (line 9)\0bar.height = 54\0bar.height = 64")
    let all = "bar.height = 54; bar.height = 44 (line 9); bar.height = 64"
    #expect(words.members(of: conflict, fitting: all.count) == all)
    #expect(
      words.members(of: conflict, fitting: all.count - 1)
        == "bar.height = 54; bar.height = 44 (line 9); and 1 more")
    #expect(words.members(of: conflict, fitting: 20) == "bar.height = 54; and 2 more")
    #expect(words.members(of: conflict, fitting: 5) == "bar.h; and 2 more")
  }

  /// A hundred characters fit into a line beside what is broken; 140 are the most.
  @Test func `a long list of constraints ends with a number`() throws {
    let words = try wording((0..<9).map { height(Double($0) + 10_000_000) })
    let conflict = LayoutConflict(members: (0..<9).map { .constraint($0) }, leftOut: .constraint(0))
    let sentence = words.sentence(for: conflict)
    // 60 characters of the first, and 23 of each other with its semicolon: three more are 129, four 152.
    #expect(sentence.hasSuffix("; bar.height = 10000003; and 5 more"))
  }

  @Test func `what a stack view does is told without UIKit's names`() throws {
    let words = try wording()
    #expect(
      words.wording(of: .stack(item: 1, identifier: "UISV-spacing", about: 2))
        == "stack arranges card (UISV-spacing)")
    func size(_ axis: Axis) -> String {
      words.members(
        of: LayoutConflict(members: [], leftOut: .intrinsicSize(item: 2, axis: axis)), fitting: 99)
    }
    #expect(size(.horizontal) == "card.width = width of its content")
    #expect(size(.vertical) == "card.height = height of its content")
  }

  /// Of a width of 100, 40 and 70 points leave none right: the constants that would are 30, 60 and 110.
  @Test func `a contradiction says what would have to be otherwise`() throws {
    let outer = plain(.red)
    let (left, right) = (plain(.red), plain(.blue))
    _ = outer.added(to: root, as: "outer")
    _ = left.added(to: outer, as: "left")
    _ = right.added(to: outer, as: "right")
    NSLayoutConstraint.activate([
      outer.widthAnchor.constraint(equalToConstant: 100),
      left.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      left.widthAnchor.constraint(equalToConstant: 40),
      right.leadingAnchor.constraint(equalTo: left.trailingAnchor),
      right.widthAnchor.constraint(equalToConstant: 70),
      right.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
    ])
    let page = try solved()
    let conflict = try #require(page.layout.conflicts.first)
    let needs = try #require(ConflictWording(of: page, in: "").needs(of: conflict, fitting: 400))
    for words in ["outer.width = 110", "left.width = 30", "right.width = 60"] {
      #expect(needs.contains(words), "\(needs)")
    }
    let short = try #require(ConflictWording(of: page, in: "").needs(of: conflict, fitting: 18))
    #expect(short.contains("; or ") && short.hasSuffix(" more"))
    let none = LayoutConflict(members: [], leftOut: .constraint(0))
    #expect(ConflictWording(of: page, in: "").needs(of: none, fitting: 400) == nil)
    let diagnostics = page.conflictDiagnostics(
      file: "Main.storyboard", in: PageEnvironment(device: try DeviceCatalog.builtin.device("iphone-x")))
    let warning = try #require(diagnostics.first)
    #expect(warning.severity == .warning && warning.exitCode == nil && warning.environments == ["iphone-x"])
    #expect(warning.message.hasPrefix(#"page "page": these constraints contradict each other: "#))
    #expect(warning.topic?.isEmpty == false && warning.topic != warning.message)
    let error = page.conflictDiagnostics(
      file: "Main.storyboard", in: PageEnvironment(device: try DeviceCatalog.builtin.device("iphone-x")),
      isError: true)
    #expect(error.map(\.severity) == [.error] && error.map(\.exitCode) == [.badInput])
  }

  /// Three kana of 10 points need 30, and have 20.
  @Test func `a contradiction with a content says how far its size would have to differ`() throws {
    let text = UILabel()
    text.attributedText = NSAttributedString(
      string: "あいう", attributes: [.font: UIFont.systemFont(ofSize: 10), .kern: kanaKern])
    _ = text.added(to: root, as: "text")
    text.setContentCompressionResistancePriority(.required, for: .horizontal)
    text.widthAnchor.constraint(equalToConstant: 20).isActive = true
    let page = try solved()
    let conflict = try #require(page.layout.conflicts.first)
    let needs = try #require(ConflictWording(of: page, in: "").needs(of: conflict, fitting: 400))
    #expect(
      needs.contains("text.width = 30") && needs.contains("text.width 10 pt less than its content"),
      "\(needs)")
  }

  @Test
  func `views that the solver could not settle are named, in an error of the limit if faults are errors`()
    throws
  {
    for name in ["first", "second"] { add(plain(.red), name) }
    var page = try solved()
    page.layout.unsettled = page.page.tree.views.dropFirst().map(\.item)
    let environment = PageEnvironment(device: try DeviceCatalog.builtin.device("iphone-x"))
    let warning = try #require(page.conflictDiagnostics(file: "a.xib", in: environment).first)
    #expect(warning.severity == .warning && warning.exitCode == nil && warning.environments == ["iphone-x"])
    #expect(
      warning.message
        == #"page "page": the constraints of first; second take too many steps to solve, so the picture may differ "#
        + "from a device's; simplify them")
    let error = page.conflictDiagnostics(file: "a.xib", in: environment, isError: true)
    #expect(error.map(\.severity) == [.error] && error.map(\.exitCode) == [.limit])
  }

  /// Rows of 44 that hold controls of 44 and a third, and one that misses 4.
  @Test func `contradictions that nobody sees share a line`() throws {
    for (name, height) in [("a", 44.33), ("b", 44.33), ("c", 48), ("d", 44.33)] as [(String, CGFloat)] {
      let row = UIView().added(to: root, as: name)
      row.heightAnchor.constraint(equalToConstant: 44).isActive = true
      row.heightAnchor.constraint(equalToConstant: height).isActive = true
    }
    let environment = PageEnvironment(device: try DeviceCatalog.builtin.device("iphone-x"))
    let told = try solved().conflictDiagnostics(file: "a", in: environment).map(\.message)
    #expect(told.count == 2)
    #expect(told.first?.contains("c.height") == true && told.first?.hasSuffix("lower its priority") == true)
    #expect(told.last?.hasSuffix("lower its priority; 2 more of less than half a point") == true)
  }

  @Test func `a page without contradictions has no diagnostic`() throws {
    let environment = PageEnvironment(device: try DeviceCatalog.builtin.device("iphone-x"))
    #expect(try solved().conflictDiagnostics(file: "a", in: environment).isEmpty)
  }

  @Test func `the items of a constraint are those it relates`() {
    let input = LayoutInput(
      items: [LayoutItem(name: "a", parent: nil)],
      constraints: [
        LayoutConstraint(first: 3, .width, constant: 1),
        LayoutConstraint(first: 4, .width, second: 5, .width),
      ])
    #expect(input.items(of: .constraint(0)) == [3] && input.items(of: .constraint(1)) == [4, 5])
    #expect(input.items(of: .constraint(2)) == [])
    #expect(input.items(of: .stack(item: 1, identifier: "", about: 2)) == [1, 2])
    #expect(input.items(of: .guide(item: 7)) == [7])
  }
}
