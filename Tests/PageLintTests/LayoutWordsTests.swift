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
