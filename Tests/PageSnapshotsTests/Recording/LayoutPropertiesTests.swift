import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageLayout
@testable import PageSnapshots
@testable import UIKitCore

/// The properties and constraints of layout that a frame tree has.
@MainActor
struct LayoutPropertiesTests {
  private let environment: PageEnvironment
  /// A page of one view, 20 × 10 pt.
  private let solved: SolvedPage

  init() throws {
    environment = PageEnvironment(device: try DeviceCatalog.builtin.device("iphone-se-3"))
    solved = try solve(PlacedView(UIView(), width: 20, height: 10).root, on: .sePortrait)
  }

  private var item: Int { solved.page.tree.views[1].item }

  /// The view's properties after a change of its layout item.
  private func words(_ change: (inout LayoutItem) -> Void) -> [String] {
    var page = solved
    change(&page.page.tree.layout.items[item])
    return page.frameTree(in: environment).nodes[1].properties.map { "\($0.name): \($0.value)" }
  }

  /// The first constraint after a change, and the number of all.
  private func rule(_ change: (inout LayoutConstraint) -> Void) throws -> (FrameTree.Rule?, count: Int) {
    var page = solved
    let place = try #require(
      page.page.tree.layout.constraints.firstIndex { $0.firstAttribute == .height && $0.first == item })
    change(&page.page.tree.layout.constraints[place])
    let rules = page.frameTree(in: environment).rules
    return (rules.first, rules.count)
  }

  @Test func `usual settings are left out`() {
    #expect(words { _ in } == [])
    #expect(words { $0.isHidden = true } == [])
  }

  @Test func `priorities other than 250 and 750 are told by axis`() {
    #expect(words { $0.contentHugging.horizontal = 251 } == ["hugging.horizontal: 251"])
    #expect(words { $0.contentHugging.vertical = 249.5 } == ["hugging.vertical: 249.5"])
    #expect(words { $0.compressionResistance.horizontal = 1 } == ["compressionResistance.horizontal: 1"])
    #expect(words { $0.compressionResistance.vertical = 749 } == ["compressionResistance.vertical: 749"])
  }

  @Test func `margins and a larger safe area are told by side`() {
    #expect(words { $0.margins.top = 0 } == ["margins.top: 0"])
    #expect(words { $0.margins.leading = 8 } == ["margins.leading: 8"])
    #expect(words { $0.margins.bottom = 1.5 } == ["margins.bottom: 1.5"])
    #expect(words { $0.margins.trailing = 2 } == ["margins.trailing: 2"])
    let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(words { $0.additionalSafeArea = insets } == ["additionalSafeArea: 1 2 3 4"])
  }

  @Test func `a frame that code set is told with its mask`() {
    func placed(_ mask: AutoresizingMask) -> [String] {
      words {
        $0.placement = .autoresizing(
          frame: Rect(x: 1, y: 2, width: 3, height: 4), mask: mask, parentSize: Size(width: 9, height: 9))
      }
    }
    #expect(placed([]) == ["placed: 1 2 3 4"])
    #expect(placed(.flexibleWidth) == ["autoresizingMask: 2", "placed: 1 2 3 4"])
  }

  @Test func `a size of its own is told of a view without content`() throws {
    #expect(words { $0.content = .fixed(width: 5, height: nil) } == ["intrinsicContentSize: 5 × none"])
    #expect(words { $0.content = .measured(heightFollowsWidth: true) } == [])
    var page = solved
    page.page.tree.layout.items[item].content = .fixed(width: 5, height: 6)
    page.page.tree.views[1].content = .hairline
    #expect(
      page.frameTree(in: environment).nodes[1].properties.map(\.name) == ["content"])
  }

  @Test func `a stack tells its views in order and the spacing after each`() {
    func stack(_ spacing: Double, _ custom: [Double?], _ arranged: [Int]) -> [String] {
      words {
        $0.arrangement = .stack(
          StackArrangement(
            axis: .vertical, distribution: .equalSpacing, alignment: .center, spacing: spacing,
            arranged: arranged, customSpacing: custom))
      }
    }
    let own = ["alignment: center", "arranged: view", "axis: vertical"]
    #expect(stack(0, [], [item]) == own + ["distribution: equalSpacing"])
    #expect(stack(0, [nil, nil], [item]) == own + ["distribution: equalSpacing"])
    #expect(
      stack(4, [nil, 3], [item]) == own + ["customSpacing: - 3", "distribution: equalSpacing", "spacing: 4"])
    let root = solved.page.tree.views[0].item
    #expect(stack(0, [], [item, root])[1] == "arranged: view, UIView")
  }

  @Test func `lists and scroll views tell what is set`() {
    let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    func flow(_ insets: EdgeInsets) -> [String] {
      words {
        $0.arrangement = .flow(
          FlowArrangement(
            scrollAxis: .vertical, itemCount: 3, itemSize: .bounds, lineSpacing: 5, interitemSpacing: 6,
            sectionInsets: insets, cells: []))
      }
    }
    #expect(flow(.zero) == ["interitemSpacing: 6", "itemCount: 3", "lineSpacing: 5"])
    #expect(flow(insets).last == "sectionInsets: 1 2 3 4")
    func scroll(_ scroll: ScrollArrangement) -> [String] { words { $0.arrangement = .scroll(scroll) } }
    #expect(scroll(ScrollArrangement()) == [])
    #expect(scroll(ScrollArrangement(contentOffset: .page(1, .horizontal))) == [])
    #expect(scroll(ScrollArrangement(contentOffset: .points(Point(x: 1, y: 2)))) == ["contentOffset: 1 2"])
    #expect(scroll(ScrollArrangement(contentInset: insets)) == ["contentInset: 1 2 3 4"])
  }

  // MARK: Constraints

  @Test func `a constraint is told with all its numbers`() throws {
    let (plain, count) = try rule { _ in }
    let end = FrameTree.End(view: "view", guide: nil, attribute: "height")
    #expect(count == 4)
    #expect(
      plain
        == FrameTree.Rule(
          first: end, relation: "=", second: nil, multiplier: 1, constant: 10, priority: 1000,
          identifier: nil))
    #expect(try rule { $0.relation = .lessThanOrEqual }.0?.relation == "<=")
    #expect(try rule { $0.relation = .greaterThanOrEqual }.0?.relation == ">=")
    #expect(try rule { $0.multiplier = 0.333_333 }.0?.multiplier == 0.3333)
    #expect(try rule { $0.priority = 250 }.0?.priority == 250)
    #expect(try rule { $0.identifier = "mine" }.0?.identifier == "mine")
    let root = solved.page.tree.views[0].item
    #expect(
      try rule {
        $0.second = root
        $0.secondAttribute = .width
      }.0?.second == FrameTree.End(view: "UIView", guide: nil, attribute: "width"))
    #expect(
      try rule {
        $0.second = root
        $0.secondAttribute = .notAnAttribute
      }.0?.second == nil)
  }

  @Test func `constraints of a table's cell and of other size classes are left out`() throws {
    #expect(try rule { $0.identifier = ViewTree.cellPartConstraint }.count == 3)
    #expect(try rule { $0.first = 10_000 }.count == 3)
    // The iPhone SE is compact in width in portrait, and regular in height.
    #expect(try rule { $0.sizeClasses = SizeClassCondition(horizontal: .regular) }.count == 3)
    #expect(
      try rule { $0.sizeClasses = SizeClassCondition(horizontal: .compact, vertical: .regular) }.count == 4)
  }
}
