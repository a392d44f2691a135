import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageSnapshots
@testable import UIKitCore

/// The views of a drawn screen as a recording has them.
@MainActor
struct DrawnViewsTests {
  private let device: Device
  /// A page of 375 × 667 pt with the views `outer`, in it `inner`, and `last`.
  private var page: SolvedPage
  private static let color = Color.Dynamic(light: Color(rgb: 0xFF0000), dark: Color(rgb: 0x0000FF))

  init() throws {
    device = try DeviceCatalog.builtin.device("iphone-se-3")
    let root = plain(.white)
    let views = ["outer", "inner", "last"].map { name in
      let view = UIView()
      view.accessibilityIdentifier = name
      return view
    }
    views[0].frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    views[1].frame = CGRect(x: 5, y: 6, width: 20, height: 10)
    views[2].frame = CGRect(x: 11, y: 200, width: 30, height: 40)
    root.addSubview(views[0])
    views[0].addSubview(views[1])
    root.addSubview(views[2])
    page = try solve(root, on: .sePortrait)
  }

  private func index(_ name: String) throws -> Int {
    try #require(page.page.tree.views.firstIndex { $0.identifier == name })
  }

  private func names(_ page: SolvedPage) -> [String] {
    page.truthViews(in: PageEnvironment(device: device)).map { $0.identifier ?? "page" }
  }

  @Test func `views come in document order with their depths and their frames in the window`() {
    let views = page.truthViews(in: PageEnvironment(device: device))
    #expect(views.map(\.identifier) == [nil, "outer", "inner", "last"])
    #expect(views.map(\.depth) == [0, 1, 2, 1])
    #expect(views.allSatisfy { $0.className == "UIView" && !$0.isPart })
    // 10 + 5 and 20 + 6.
    #expect(
      views.map(\.frame) == [
        Rect(x: 0, y: 0, width: 375, height: 667), Rect(x: 10, y: 20, width: 100, height: 50),
        Rect(x: 15, y: 26, width: 20, height: 10), Rect(x: 11, y: 200, width: 30, height: 40),
      ])
    #expect(views.map(\.colors.background) == ["#FFFFFF", nil, nil, nil])
    #expect(views.allSatisfy { $0.text == nil && $0.lines == nil && $0.colors.text == nil })
  }

  @Test func `hidden and clear views are left out with what is in them, and faint ones are not`() throws {
    var other = page
    other.page.tree.views[try index("outer")].isHidden = true
    #expect(names(other) == ["page", "last"])
    other = page
    other.page.tree.views[try index("outer")].alpha = 0
    #expect(names(other) == ["page", "last"])
    other.page.tree.views[try index("outer")].alpha = 0.01
    #expect(names(other) == ["page", "outer", "inner", "last"])
    other.page.tree.views = []
    #expect(names(other) == [])
  }

  @Test(
    arguments: [
      (.light, nil, nil, ["#FF0000", "#FF0000", "#FF0000", "#FF0000"]),
      (.dark, nil, nil, ["#0000FF", "#0000FF", "#0000FF", "#0000FF"]),
      // A view's own appearance holds for what is in it, and for no view beside it.
      (.light, .dark, nil, ["#FF0000", "#0000FF", "#0000FF", "#FF0000"]),
      (.dark, .light, nil, ["#0000FF", "#FF0000", "#FF0000", "#0000FF"]),
      // The environment that the page is shown in goes before the one that is asked for.
      (.light, nil, .dark, ["#0000FF", "#0000FF", "#0000FF", "#0000FF"]),
    ] as [(Appearance, Appearance?, Appearance?, [String])])
  func `a colour is that of the appearance`(
    asked: Appearance, own: Appearance?, shown: Appearance?, colors: [String]
  ) throws {
    var other = page
    for index in other.page.tree.views.indices {
      other.page.tree.views[index].backgroundColor = Self.color
    }
    other.page.tree.views[try index("outer")].appearance = own
    other.page.shownIn = shown.map { PageEnvironment(device: device, appearance: $0) }
    let views = other.truthViews(in: PageEnvironment(device: device, appearance: asked))
    #expect(views.map(\.colors.background) == colors)
  }

  /// A page with a label of any number of lines, and the label's index.
  private func labelled(_ text: String) throws -> (page: SolvedPage, label: Int) {
    let view = label(text, .systemFont(ofSize: 17))
    view.numberOfLines = 0
    let solved = try solve(PlacedView(view, width: 200).root, on: .sePortrait)
    return (solved, try #require(solved.page.tree.views.firstIndex { $0.identifier == "view" }))
  }

  @Test func `a label has its text, its lines and the colour of its beginning`() throws {
    let made = try labelled("One\nTwo")
    var page = made.page
    let label = made.label
    guard case .text(var content) = page.page.tree.views[label].content else {
      Issue.record("the label has no text")
      return
    }
    let attributes = try #require(content.text.runs.first?.attributes)
    var (first, second) = (attributes, attributes)
    first.color = Self.color
    second.color = Color.Dynamic(Color(rgb: 0x00FF00))
    content.text = AttributedText("One\n", attributes: first)
    content.text.append("Two", attributes: second)
    page.page.tree.views[label].content = .text(content)
    let views = page.truthViews(in: PageEnvironment(device: device))
    #expect(views[label].text == "One\nTwo" && views[label].className == "UILabel")
    #expect(views[label].lines?.map { $0.filter { $0 != "\n" } } == ["One", "Two"])
    #expect(views[label].colors == TruthView.Colors(text: "#FF0000"))
    page.page.tree.views[label].appearance = .dark
    #expect(page.truthViews(in: PageEnvironment(device: device))[label].colors.text == "#0000FF")
    content.text = AttributedText()
    page.page.tree.views[label].content = .text(content)
    page.texts = []
    let empty = page.truthViews(in: PageEnvironment(device: device))[label]
    #expect(empty.text == nil && empty.colors.text == nil && empty.lines == nil)
  }

  @Test func `what else draws one line has it as its text`() throws {
    func shown(_ text: String, times: Int) throws -> TruthView {
      let made = try labelled(text)
      var page = made.page
      let label = made.label
      page.page.tree.views[label].content = .none
      page.texts = Array(repeating: page.texts, count: times).flatMap(\.self)
      return page.truthViews(in: PageEnvironment(device: device))[label]
    }
    let one = try shown("Next", times: 1)
    #expect(one.text == "Next" && one.lines == ["Next"] && one.colors.text == nil)
    // Of several texts of a view the lines follow each other, and none is the view's text.
    let two = try shown("Next", times: 2)
    #expect(two.text == nil && two.lines == ["Next", "Next"])
    #expect(try shown("Next", times: 0).lines == nil)
  }
}
