import Foundation
import LayoutEngine
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageReview
@testable import PageSnapshots
@testable import UIKitCore

/// Changes are counted, numbered and told once, wherever a review speaks of them.
@MainActor
struct CountedChangesTests {
  private var reviewing: Reviewing {
    var reviewing = Reviewing()
    reviewing.settings.showsAll = false
    reviewing.settings.redlines = .none
    reviewing.devices = ["iphone-16-pro", "iphone-se-3"]
    return reviewing
  }

  private func change(_ causes: [String], alike: [[String]] = []) throws -> ScreenChange {
    let environment = try #require(try reviewing.environments().first)
    let screen = ReviewScreen(Reviewing.page("a", "A"), in: environment, source: 0)
    func change(_ causes: [String]) -> ScreenChange {
      var change = ScreenChange(
        screen: screen, before: .screen(screen), sentences: causes.map { "\($0)!" } + ["a remark"], areas: [])
      change.causes = causes
      return change
    }
    var all = change(causes)
    all.alike = alike.map { ScreenChange.Alike(name: "other", change: change($0)) }
    return all
  }

  @Test func `a cause is counted once on all its pages and screens`() throws {
    let pages = [
      CountedChanges.Page(
        title: "a", source: 0,
        changes: [(try change(["x", "y"], alike: [["x"], ["x", "y"]]), "a.changes")]),
      CountedChanges.Page(title: "b", source: 0, changes: [(try change(["z", "x"]), "b.changes")]),
      // Another source has other views, whatever they are called.
      CountedChanges.Page(title: "c", source: 1, changes: [(try change(["x"]), "c.changes")]),
    ]
    let counted = CountedChanges(
      pages, removed: [RemovedPage(name: "old", before: .nothing, size: .zero, source: 0)],
      words: ReviewWords())
    #expect(counted.entries.map(\.number) == [1, 2, 3, 4, 5])
    #expect(counted.entries.map(\.text) == ["x!", "y!", "z!", "x!", "Page “old” was removed."])
    // x: three screens of a and one of b; y: two of a.
    #expect(counted.entries.map(\.screenCount) == [4, 2, 1, 1, 0])
    #expect(counted.entries.map(\.pages) == [["a", "b"], ["a"], ["b"], ["c"], ["old"]])
    #expect(counted.entries.map(\.sheet) == ["a.changes", "a.changes", "b.changes", "c.changes", nil])
    #expect(counted.numbersOfPages == [[1, 2], [1, 3], [4]])
    #expect(counted.numbers(of: try change(["z", "x"])) == [3, 1])
  }

  @Test func `numbers of changes are written as ranges`() {
    let words = ReviewWords()
    #expect(words.ranges(of: [5, 1, 2, 7, 6, 9]) == "1, 2, 5–7, 9")
    #expect(words.changes([4]) == "Change 4" && words.changes([4, 5]) == "Changes 4, 5")
    #expect(words.changes([]) == "")
    #expect(words.changes(2, onPages: [(1, "changed"), (0, "new")]) == "2 changes on 1 page")
    #expect(
      words.changes(13, onPages: [(6, "changed"), (1, "new"), (1, "removed")])
        == "13 changes on 8 pages: 6 changed, 1 new, 1 removed")
  }

  /// A headline with a size and a colour, and a foot at the bottom of the safe area or of the screen.
  private func page(_ size: CGFloat, _ color: UIColor, isFootSafe: Bool) -> (PageEnvironment) -> PreparedPage?
  {
    { _ in
      let root = UIView()
      root.backgroundColor = .white
      let labels = ["headline", "foot"].map { name in
        let label = UILabel()
        label.accessibilityIdentifier = name
        label.text = "Text"
        label.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(label)
        label.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
        return label
      }
      labels[0].font = .systemFont(ofSize: size)
      labels[0].textColor = color
      labels[0].topAnchor.constraint(equalTo: root.topAnchor, constant: 200).isActive = true
      let bottom = isFootSafe ? root.safeAreaLayoutGuide.bottomAnchor : root.bottomAnchor
      labels[1].bottomAnchor.constraint(equalTo: bottom, constant: -8).isActive = true
      return PreparedPage(id: "a", tree: ViewTree(root: root))
    }
  }

  private func planner() async throws -> ReviewPlanner {
    var review = try reviewing.review(of: "a", page: page(20, .red, isFootSafe: false))
    review.sources[0].baseline = .pages(
      try reviewing.review(of: "a", page: page(17, .black, isFootSafe: true)).sources[0])
    return try await Reviewing.plan(review)
  }

  /// Size and colour changed on both phones. The iPhone SE has no home indicator, so that its foot stays where it is.
  @Test func `a change is told on the screens that it moved, and counted alike on all sheets`() async throws {
    let planner = try await planner()
    #expect(planner.sheets.count { $0.number.hasSuffix(".changes") } == 1)
    let sheet = try planner.sheet("a.iphone-16-pro.changes")
    #expect(sheet.subtitle == "Changes 1–3  ·  iPhone 16 Pro")
    let words = try Reviewing.words(on: sheet, of: planner)
    let foot = try #require(words.firstIndex { $0.contains("foot moved 34 pt down") }, "\(words)")
    #expect(words[foot + 1] == "On iPhone 16 Pro", "\(words)")
    let size = try #require(words.firstIndex { $0.contains("font size 17 → 20") }, "\(words)")
    #expect(words[size + 1] == "On all screens", "\(words)")
    #expect(try planner.sheet("changes").subtitle == "3 changes on 1 page")
    let list = try Reviewing.words(on: try planner.sheet("changes"), of: planner)
    // Each change has a line of its own.
    #expect(list.count { $0.hasPrefix("a:  ") } == 3 && !list.contains { $0.contains("more") }, "\(list)")
    #expect(list.contains("Changed  ·  2 screens") && list.contains("Changed  ·  1 screen"), "\(list)")
    let cover = try Reviewing.words(on: try planner.sheet("cover"), of: planner)
    #expect(cover.contains("3 changes on 1 page"), "\(cover)")
    #expect(cover.contains { $0.hasPrefix("Look at 3 changes (sheet ") }, "\(cover)")
    let signOff = try Reviewing.words(on: try planner.sheet("sign-off"), of: planner)
    #expect(signOff.contains("Changes 1–3"), "\(signOff)")
  }

  @Test func `sentences without room beside the pictures are on a sheet of their own`() throws {
    let causes = (1...60).map { "view\($0): font size 17 → 20" }
    let all = try change(causes)
    let counted = CountedChanges(
      [CountedChanges.Page(title: "a", source: 0, changes: [(all, "a.changes")])], words: ReviewWords())
    let text = SheetText(try PageRenderer(fonts: FontCatalog()), language: "en")
    let sheets = ChangesSheets(
      change: all, counted: counted, environments: [all.asked], words: ReviewWords(), text: text
    ).contents(room: Size(width: 770, height: 480))
    #expect(sheets.count > 1)
    let said = sheets.flatMap { sheet in
      ViewTree(root: sheet().view).views.compactMap { view -> String? in
        if case .text(let text) = view.content { text.text.string } else { nil }
      }
    }
    for (index, cause) in causes.enumerated() {
      #expect(said.count { $0 == "\(index + 1)   \(cause)!" } == 1)
    }
  }
}
