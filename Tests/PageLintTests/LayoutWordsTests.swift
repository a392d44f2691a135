import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageLayout
@testable import PageLint
@testable import UIKitCore

/// The words of findings about the layout itself, and the constraints that it does not tell.
@MainActor
struct LayoutWordsTests {
  private func found(
    settings: LintSettings = LintSettings(), _ fill: @escaping @MainActor (UIView) -> Void
  ) async throws -> [LintFinding] {
    let (page, system) = try await DrawnScreen.solved(settings: settings, fill)
    return LayoutCheck(page: page, system: system).findings()
  }

  private static func box(_ name: String = "box", in view: UIView) -> UIView {
    let box = UIView().named(name)
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    return box
  }

  // MARK: Ambiguity

  private enum Held: String, CaseIterable {
    case all, left, width, across, top, height, down

    /// The words for what the box lacks; `nil` for nothing.
    var words: String? {
      switch self {
      case .all: nil
      case .left: "needs a constraint for its x position"
      case .width: "needs a constraint for its width"
      case .across: "needs constraints for its x position and width"
      case .top: "needs a constraint for its y position"
      case .height: "needs a constraint for its height"
      case .down: "needs constraints for its y position and height"
      }
    }
  }

  /// Without a width nothing says where its edges are, so that a position or a size is open.
  @Test(arguments: Held.allCases)
  private func `what a box lacks is told by its axis`(lacking: Held) async throws {
    let told = try await found { root in
      let box = Self.box(in: root)
      let constraints: [(NSLayoutConstraint, [Held])] = [
        (box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 24), [.left, .across]),
        (box.widthAnchor.constraint(equalToConstant: 100), [.width, .across]),
        (box.topAnchor.constraint(equalTo: root.topAnchor, constant: 100), [.top, .down]),
        (box.heightAnchor.constraint(equalToConstant: 50), [.height, .down]),
      ]
      NSLayoutConstraint.activate(constraints.filter { !$0.1.contains(lacking) }.map(\.0))
    }
    #expect(told.map(\.fault) == [lacking.words].compactMap(\.self))
    #expect(told.allSatisfy { $0.subject == "box" && $0.views == ["box"] && $0.fix == "add a constraint" })
    let axis = [.left, .width, .across].contains(lacking) ? "horizontal" : "vertical"
    #expect(told.allSatisfy { $0.topic == "box\0\(axis)" })
  }

  @Test func `a hidden box needs no constraint, and a scroll view's content its size`() async throws {
    #expect(try await found { Self.box(in: $0).isHidden = true } == [])
    #expect(try await found { _ = Self.box(in: $0) }.count == 2)
    for (size, faults) in [
      (
        CGSize.zero,
        ["needs constraints for the width of its content", "needs constraints for the height of its content"]
      ),
      (CGSize(width: 400, height: 0), ["needs constraints for the height of its content"]),
      (CGSize(width: 0, height: 400), ["needs constraints for the width of its content"]),
      (CGSize(width: 400, height: 400), []),
    ] {
      let told = try await found { root in
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 300)).named("scroll")
        scroll.contentSize = size
        root.addSubview(scroll)
        let box = Self.box(in: scroll)
        NSLayoutConstraint.activate([
          box.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
          box.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
          box.trailingAnchor.constraint(lessThanOrEqualTo: scroll.contentLayoutGuide.trailingAnchor),
          box.bottomAnchor.constraint(lessThanOrEqualTo: scroll.contentLayoutGuide.bottomAnchor),
          box.widthAnchor.constraint(equalToConstant: 50), box.heightAnchor.constraint(equalToConstant: 50),
        ])
      }.filter { $0.rule == .ambiguousContent && $0.subject == "scroll" }
      #expect(told.map(\.fault) == faults)
    }
  }

  // MARK: Contradictions

  /// The needs of a contradiction take as many solves as it has members; they are told of five contradictions.
  @Test func `each contradiction names its constraints, and five say what would be enough`() async throws {
    let told = try await found { root in
      for number in 0..<6 {
        let box = Self.box("box\(number)", in: root)
        NSLayoutConstraint.activate([
          box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
          box.topAnchor.constraint(equalTo: root.topAnchor), box.heightAnchor.constraint(equalToConstant: 50),
          box.widthAnchor.constraint(equalToConstant: 100), box.widthAnchor.constraint(equalToConstant: 120),
        ])
      }
    }.filter { $0.rule == .contradiction }
    #expect(told.map(\.views) == (0..<6).map { ["box\($0)"] })
    let enough = "change one or lower its priority; any one of these is enough: "
    #expect(told.prefix(5).allSatisfy { $0.fix.hasPrefix(enough) && $0.fix.count > enough.count })
    #expect(told.last?.fix == "change one or lower its priority")
    for (number, finding) in told.enumerated() {
      #expect(
        finding.fault.hasPrefix("these constraints contradict each other, and iOS gives up the first: "))
      for width in [100, 120] { #expect(finding.fault.contains("box\(number).width = \(width)")) }
      #expect(finding.ground == .proved)
    }
  }

  @Test func `views that the solver could not settle are one warning`() async throws {
    let (page, system) = try await DrawnScreen.solved { root in _ = Self.box(in: root) }
    var solved = page.solved
    let box = try #require(solved.page.tree.views.first { $0.identifier == "box" })
    solved.layout.unsettled = [box.item]
    let limited = DrawnPage(
      solved, in: page.environment, settings: page.settings, ink: page.glyphs, measurer: page.measurer)
    let told = LayoutCheck(page: limited, system: system).findings().filter { $0.rule == .layoutFailure }
    #expect(told.map(\.mostSevere) == [.warning] && told.map(\.views) == [["box"]])
    #expect(told.first?.fault.hasPrefix("the constraints of box take too many steps to solve") == true)
  }

  @Test func `a contradiction marks its views but the root, unless that is the only one`() async throws {
    let (page, system) = try await DrawnScreen.solved { root in _ = Self.box(in: root) }
    let check = LayoutCheck(page: page, system: system)
    #expect(
      check.marked([0, 1, 2]) == [1, 2] && check.marked([1, 2]) == [1, 2] && check.marked([0]) == [0])
  }

  // MARK: Wishes

  /// The box is 100 points wide, whatever is wished.
  private func wish(
    _ width: CGFloat = 140, priority: Float = 750, settings: LintSettings = LintSettings(),
    _ more: @escaping @MainActor (_ box: UIView, _ root: UIView) -> [NSLayoutConstraint] = { _, _ in [] }
  ) async throws -> [LintFinding] {
    try await found(settings: settings) { root in
      let box = Self.box(in: root)
      let wish = box.widthAnchor.constraint(equalToConstant: width)
      wish.priority = UILayoutPriority(priority)
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        box.topAnchor.constraint(equalTo: root.topAnchor), box.heightAnchor.constraint(equalToConstant: 50),
        box.trailingAnchor.constraint(equalTo: root.leadingAnchor, constant: 100), wish,
      ])
      NSLayoutConstraint.activate(more(box, root))
    }
  }

  @Test func `a wish of 750 or more is told by how much it fails`() async throws {
    let told = try await wish()
    #expect(
      told.map(\.fault) == [
        "the optional constraint box.width = 140 @750 does not hold (40 pt less than it asks for)"
      ])
    #expect(told.map(\.amount) == [40] && told.map(\.views) == [["box"]])
    #expect(told.map(\.fix) == ["the command layout --explain box says what is stronger"])
    #expect(
      try await wish(60).map(\.fault)
        == ["the optional constraint box.width = 60 @750 does not hold (40 pt more than it asks for)"])
    #expect(try await wish(priority: 749) == [])
    #expect(try await wish(priority: 999).count == 1)
    #expect(try await wish(101) == [])
    #expect(try await wish(101.5).count == 1)
  }

  @Test func `a rule's threshold for a view is how much a wish may fail there`() async throws {
    func count(_ threshold: Double, view: String? = nil) async throws -> Int {
      let exception = LintException(.brokenConstraint, view: view, .threshold(threshold))
      return try await wish(settings: LintSettings(exceptions: [exception])).count
    }
    #expect(try await count(39.5) == 1)
    #expect(try await count(40) == 0)
    #expect(try await count(40, view: "box") == 0)
    #expect(try await count(40, view: "other") == 1)
  }

  @Test func `a wish for a size that a stronger inequality limits is meant to fail`() async throws {
    func isTold(
      _ priority: Float = 1000,
      _ make: @escaping @MainActor (_ box: UIView, _ root: UIView) -> NSLayoutConstraint
    ) async throws -> Bool {
      try await !wish { box, root in
        let limit = make(box, root)
        limit.priority = UILayoutPriority(priority)
        return [limit]
      }.isEmpty
    }
    #expect(try await !isTold { box, _ in box.widthAnchor.constraint(lessThanOrEqualToConstant: 120) })
    #expect(
      try await !isTold { box, root in root.widthAnchor.constraint(greaterThanOrEqualTo: box.widthAnchor) })
    #expect(try await !isTold(751) { box, _ in box.widthAnchor.constraint(lessThanOrEqualToConstant: 120) })
    #expect(try await isTold(750) { box, _ in box.widthAnchor.constraint(lessThanOrEqualToConstant: 120) })
    #expect(try await isTold { box, _ in box.heightAnchor.constraint(lessThanOrEqualToConstant: 120) })
    #expect(
      try await isTold { box, root in box.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor) })
    #expect(try await isTold { _, root in root.widthAnchor.constraint(lessThanOrEqualToConstant: 999) })
  }

  @Test func `a wish of a hidden view, or for a place, is another matter`() async throws {
    #expect(
      try await wish { box, _ in
        box.isHidden = true
        return []
      } == [])
    // An inequality limits sizes alone.
    let told = try await wish(100) { box, root in
      let middle = box.centerXAnchor.constraint(equalTo: root.centerXAnchor)
      middle.priority = .defaultHigh
      return [middle, box.centerXAnchor.constraint(lessThanOrEqualTo: root.centerXAnchor)]
    }
    #expect(told.map(\.rule) == [.brokenConstraint])
  }

  // MARK: Places

  @Test func `a constraint's place is its file, line and column`() async throws {
    let page = try await DrawnScreen.page { _ in }
    func place(_ source: LayoutConstraint.Source?) -> String {
      var finding = LintFinding(.contradiction, on: page, views: [], fault: "", fix: "")
      (finding.file, finding.position) = ("own", nil)
      finding.locate(at: source)
      return "\(finding.file ?? "") \(finding.position.map { "\($0.line) \($0.column)" } ?? "none")"
    }
    for file in ["Main.storyboard", "C:/a:b/Main.storyboard"] {
      let source = LayoutConstraint.Source(file: file, line: 41, column: 7)
      #expect(place(source) == "\(file) 41 7")
    }
    #expect(place(nil) == "own none")
  }
}
