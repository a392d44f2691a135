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

  private func change(_ causes: [String]) throws -> ScreenChange {
    let environment = try #require(try reviewing.environments().first)
    let screen = ReviewScreen(Reviewing.page("a", "A"), in: environment, source: 0)
    var change = ScreenChange(
      screen: screen, before: .screen(screen), sentences: causes.map { "\($0)!" } + ["a remark"], areas: [])
    change.causes = causes
    return change
  }

  @Test func `a cause is counted once on all its pages and screens`() throws {
    let pages = [
      CountedChanges.Page(
        title: "a", source: 0, changes: [try change(["x", "y"]), try change(["x"]), try change(["x", "y"])]),
      CountedChanges.Page(title: "b", source: 0, changes: [try change(["z", "w", "x"])]),
      // Another source has other views, whatever they are called.
      CountedChanges.Page(title: "c", source: 1, changes: [try change(["x"])]),
    ]
    let counted = CountedChanges(
      pages, removed: [RemovedPage(name: "old", before: .nothing, size: .zero, source: 0)],
      words: ReviewWords())
    #expect(counted.entries.map(\.number) == [1, 2, 3, 4, 5, 6])
    #expect(counted.entries.map(\.text) == ["x!", "y!", "z!", "w!", "x!", "Page “old” was removed."])
    // x: three screens of a and one of b; y: two of a.
    #expect(counted.entries.map(\.screens.count) == [4, 2, 1, 1, 1, 0])
    #expect(counted.entries.map(\.pages) == [["a", "b"], ["a"], ["b"], ["b"], ["c"], ["old"]])
    // z and w changed one and the same screen.
    #expect(counted.groups == [[0], [1], [2, 3], [4]])
    #expect(counted.numbersOfPages == [[1, 2], [1, 3, 4], [5]])
    #expect(counted.numbers(of: try change(["z", "x"])) == [3, 1])
  }

  /// Of three areas one is each cause's own, and one is of a view that follows.
  @Test func `a part of a change has the sentences and the areas of its causes`() throws {
    var both = try change(["x", "y"])
    let areas = [0.0, 100, 200].map { Rect(x: $0, y: 0, width: 10, height: 10) }
    (both.areas, both.areasOfCauses) = (areas, [[areas[0], areas[2]], [areas[1], areas[2]]])
    let part = both.only(["y"])
    #expect(part.causes == ["y"] && part.sentences == ["y!"] && part.areas == [areas[1], areas[2]])
    let whole = both.only(["x", "y"])
    #expect(whole.sentences == ["x!", "y!", "a remark"] && whole.areas == areas)
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
    // Size and colour changed the same screens, the foot fewer: two sheets.
    #expect(
      planner.sheets.map(\.number).filter { $0.contains(".changes") }
        == ["a.iphone-16-pro.changes", "a.iphone-16-pro.changes.2"])
    let sheets = try ["", ".2"].map { try planner.sheet("a.iphone-16-pro.changes" + $0) }
    let told = try sheets.map { try Reviewing.words(on: $0, of: planner) }
    let foot = try #require(
      told.firstIndex { $0.contains { $0.contains("foot moved 34 pt down") } }, "\(told)")
    #expect(told[foot].contains("On iPhone 16 Pro") && sheets[foot].subtitle.hasSuffix("  ·  iPhone 16 Pro"))
    let other = told[1 - foot]
    #expect(
      other.contains { $0.contains("font size 17 → 20") } && other.contains("On all screens"), "\(other)")
    #expect(other.contains("Also on 1 screen") && !other.contains { $0.contains("foot moved") }, "\(other)")
    #expect(try planner.sheet("changes").subtitle == "3 changes on 1 page")
    let list = try Reviewing.words(on: try planner.sheet("changes"), of: planner)
    // Each change has a line of its own, by the page's largest text.
    #expect(list.count { $0.hasPrefix("Text:  ") } == 3 && !list.contains { $0.contains("more") }, "\(list)")
    #expect(list.contains("Changed  ·  2 screens") && list.contains("Changed  ·  1 screen"), "\(list)")
    let cover = try Reviewing.words(on: try planner.sheet("cover"), of: planner)
    #expect(cover.contains("3 changes on 1 page"), "\(cover)")
    #expect(cover.contains { $0.hasPrefix("Look at 3 changes (sheet ") }, "\(cover)")
    let signOff = try Reviewing.words(on: try planner.sheet("sign-off"), of: planner)
    #expect(signOff.contains("Changes 1–3"), "\(signOff)")
  }
}
