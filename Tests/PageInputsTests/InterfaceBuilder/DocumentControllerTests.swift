import Foundation
import LayoutEngine
import PageTestSupport
import TestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageInputs

/// Controllers in containers, on an iPhone X (375 × 812 pt, safe area 44 and 34). Frames are worked by hand from the bars:
/// 44 for navigation, 52 more for a large title, 49 for tabs.
@MainActor
@Suite struct DocumentControllerTests {
  private func solve(_ text: String, _ scene: String? = nil) throws -> SolvedDocument {
    try SolvedDocument(
      text, size: Size(width: 375, height: 812), safeArea: EdgeInsets(top: 44, left: 0, bottom: 34, right: 0),
      scale: 3, scene: scene)
  }

  private func segue(_ to: String, _ kind: String, _ id: String) -> String {
    let relationship =
      kind == "rootViewController" || kind == "viewControllers"
      ? "kind=\"relationship\" relationship=\"\(kind)\"" : "kind=\"\(kind)\""
    return "<segue destination=\"\(to)\" \(relationship) id=\"\(id)\"/>"
  }

  private func container(_ name: String, _ id: String, _ children: [String], _ content: String = "") -> String
  {
    let kind = name == "tabBarController" ? "viewControllers" : "rootViewController"
    let segues = children.map { segue($0, kind, "r-\(id)-\($0)") }.joined()
    return "<\(name) id=\"\(id)\">\(content)<connections>\(segues)</connections></\(name)>"
  }

  private func connections(_ segues: String...) -> String {
    "<connections>\(segues.joined())</connections>"
  }

  @Test func `a controller alone has the whole safe area`() throws {
    let solved = try solve(Documents.storyboard(scenes: [Documents.controller("a")]))
    #expect(solved.frames["safe-a"] == Rect(x: 0, y: 44, width: 375, height: 734))
  }

  @Test func `a navigation controller puts a bar above its root, with the title of its item`() throws {
    let root = Documents.controller(
      "a", #"<navigationItem key="navigationItem" title="Lessons" id="item"/>"#, attributes: "title=\"Other\""
    )
    let solved = try solve(
      Documents.storyboard(scenes: [container("navigationController", "nav", ["a"]), root]))
    #expect(solved.frames["safe-a"] == Rect(x: 0, y: 88, width: 375, height: 690))
    #expect(solved.frames["navigationBar"] == Rect(x: 0, y: 44, width: 375, height: 44))
    #expect(texts(solved).contains("Lessons") && !texts(solved).contains("Other"))
    #expect(solved.diagnostics.isEmpty)
  }

  @Test func `large titles make the bar 52 taller, unless the controller wants none`() throws {
    let bar = #"<navigationBar key="navigationBar" largeTitles="YES" id="bar"/>"#
    func frame(_ mode: String) throws -> Rect? {
      let root = Documents.controller(
        "a", "<navigationItem key=\"navigationItem\" title=\"Lessons\" \(mode) id=\"item\"/>")
      return try solve(
        Documents.storyboard(scenes: [container("navigationController", "nav", ["a"], bar), root])
      ).frames["safe-a"]
    }
    #expect(try frame("") == Rect(x: 0, y: 140, width: 375, height: 638))
    #expect(try frame("largeTitleDisplayMode=\"never\"") == Rect(x: 0, y: 88, width: 375, height: 690))
  }

  @Test func `a hidden navigation bar takes no room`() throws {
    let text = Documents.storyboard(scenes: [
      container("navigationController", "nav", ["a"]).replacing(
        "id=\"nav\"", with: "id=\"nav\" navigationBarHidden=\"YES\""), Documents.controller("a"),
    ])
    #expect(try solve(text).frames["safe-a"]?.minY == 44)
  }

  @Test func `a pushed controller has a back button with the title before it`() throws {
    let first = Documents.controller(
      "a",
      #"<navigationItem key="navigationItem" title="Lessons" id="i1"/>"#
        + connections(segue("b", "show", "push")))
    let second = Documents.controller("b", #"<navigationItem key="navigationItem" title="One" id="i2"/>"#)
    let solved = try solve(
      Documents.storyboard(scenes: [container("navigationController", "nav", ["a"]), first, second]), "b")
    #expect(solved.frames["safe-b"] == Rect(x: 0, y: 88, width: 375, height: 690))
    #expect(texts(solved).contains("One") && texts(solved).contains("Lessons"))
  }

  @Test func `a back button is in the bar of its own navigation controller alone`() throws {
    let first = Documents.controller(
      "a",
      #"<navigationItem key="navigationItem" title="Lessons" id="i1"/>"#
        + connections(segue("b", "show", "push")))
    let solved = try solve(
      Documents.storyboard(scenes: [
        container("navigationController", "outer", ["tabs"]), container("tabBarController", "tabs", ["nav"]),
        container("navigationController", "nav", ["a"]), first, Documents.controller("b"),
      ]), "b")
    #expect(texts(solved).count { $0 == "Lessons" } == 1)
  }

  @Test func `tabs show their items below the controller they hold`() throws {
    func tab(_ id: String, _ title: String) -> String {
      Documents.controller(id, "<tabBarItem key=\"tabBarItem\" title=\"\(title)\" id=\"t-\(id)\"/>")
    }
    let text = Documents.storyboard(scenes: [
      container("tabBarController", "tabs", ["a", "b"]), tab("a", "Now"), tab("b", "Later"),
    ])
    for id in ["a", "b"] {
      let solved = try solve(text, id)
      // 812 − 44 − 34 − 49
      #expect(solved.frames["safe-\(id)"] == Rect(x: 0, y: 44, width: 375, height: 685))
      #expect(solved.frames["tabBar"] == Rect(x: 0, y: 729, width: 375, height: 49))
      #expect(texts(solved).contains("Now") && texts(solved).contains("Later"))
    }
  }

  @Test func `hiding the bottom bar when pushed removes the tabs`() throws {
    let first = Documents.controller("a", connections(segue("b", "push", "p1"), segue("c", "show", "p2")))
    let text = Documents.storyboard(scenes: [
      container("tabBarController", "tabs", ["nav"]), container("navigationController", "nav", ["a"]), first,
      Documents.controller("b", attributes: "hidesBottomBarWhenPushed=\"YES\""), Documents.controller("c"),
    ])
    // From 44 + 44 to 812 − 34, and with tabs 49 less.
    #expect(try solve(text, "b").frames["safe-b"] == Rect(x: 0, y: 88, width: 375, height: 690))
    #expect(try solve(text, "c").frames["safe-c"] == Rect(x: 0, y: 88, width: 375, height: 641))
  }

  @Test(arguments: ["tableViewController", "collectionViewController"])
  func `a table or collection is the view of its controller`(name: String) throws {
    let view = name == "tableViewController" ? "tableView" : "collectionView"
    let solved = try solve(
      Documents.storyboard(scenes: [
        """
        <\(name) id="a"><\(view) key="view" id="list"><rect key="frame" x="0" y="0" width="375" height="812"/></\(view)>
        </\(name)>
        """
      ]))
    #expect(solved.frames["list"] == Rect(x: 0, y: 0, width: 375, height: 812))
  }

  @Test func `the initial scene is found through containers`() throws {
    let text = Documents.storyboard(
      scenes: [
        Documents.controller("other"), container("tabBarController", "tabs", ["nav"]),
        container("navigationController", "nav", ["a"]), Documents.controller("a"),
      ], initial: "tabs")
    #expect(Documents.parse(text).document?.initialScene?.object == "a")
  }

  // MARK: Embedded controllers

  /// A container view `box-ID` of 200 × 100 pt at (10, 300) that shows another controller.
  private func box(_ id: String, shows: String, x: Double = 10) -> String {
    """
    <containerView opaque="NO" id="box-\(id)"><rect key="frame" x="\(x)" y="300" width="200" height="100"/>
    \(connections(segue(shows, "embed", "e-\(id)")))</containerView>
    """
  }

  @Test func `an embed segue fills its container view`() throws {
    let solved = try solve(
      Documents.storyboard(scenes: [
        Documents.controller("a", views: box("1", shows: "b")), Documents.controller("b"),
      ]), "a")
    #expect(solved.frames["v-b"] == Rect(x: 10, y: 300, width: 200, height: 100))
    // The middle of the screen is safe.
    #expect(solved.frames["safe-b"] == Rect(x: 10, y: 300, width: 200, height: 100))
    #expect(solved.diagnostics.isEmpty)
  }

  @Test func `one controller may be embedded twice, each with constraints of its own`() throws {
    let solved = try solve(
      Documents.storyboard(scenes: [
        Documents.controller("a", views: box("1", shows: "b") + box("2", shows: "b", x: 150)),
        Documents.controller("b"),
      ]), "a")
    let places = solved.tree.views.indices.filter { solved.tree.views[$0].identifier == "safe-b" }
    #expect(places.count == 2)
    // The name's last view counts: the second box.
    #expect(solved.frames["safe-b"] == Rect(x: 150, y: 300, width: 200, height: 100))
    #expect(solved.conflicts.isEmpty)
  }

  @Test func `an embedded navigation controller shows its root`() throws {
    let solved = try solve(
      Documents.storyboard(scenes: [
        Documents.controller("a", views: box("1", shows: "nav")),
        container("navigationController", "nav", ["b"]), Documents.controller("b"),
      ]), "a")
    #expect(solved.frames["v-b"] == Rect(x: 10, y: 300, width: 200, height: 100))
  }

  @Test(arguments: [["a"], ["b", "a"], ["b", "nav", "a"]])
  func `a cycle of embed segues is one error, and the scene is built once around`(way: [String]) throws {
    // The last of the way is the scene itself.
    var scenes: [String] = []
    var from = "a"
    for id in way {
      if from == "nav" {
        scenes.append(container("navigationController", from, [id]))
      } else {
        scenes.append(Documents.controller(from, views: box(from, shows: id)))
      }
      from = id
    }
    let solved = try solve(Documents.storyboard(scenes: scenes), "a")
    #expect(
      solved.diagnostics.map(\.message) == [
        "the embed segue puts a controller into itself; embed another one, or remove the segue"
      ])
    #expect(solved.diagnostics.first?.exitCode == .badInput)
    #expect(solved.tree.views.count { $0.identifier == "v-a" } == 1)
  }

  @Test func `scenes that embed the next one twice stop at a limit, with one error for each segue at most`()
    throws
  {
    let scenes = (0..<30).map { index in
      Documents.controller(
        "c\(index)",
        views: box("\(index)x", shows: "c\(index + 1)") + box("\(index)y", shows: "c\(index + 1)"))
    }
    let solved = try solve(Documents.storyboard(scenes: scenes + [Documents.controller("c30")]), "c0")
    #expect(!solved.diagnostics.isEmpty && solved.diagnostics.count <= 60)
    #expect(solved.diagnostics.allSatisfy { $0.exitCode == .limit })
    #expect(solved.tree.views.count < 1000)
  }

  @Test func `two thousand controllers in one another are no cycle and end soon`() throws {
    let scenes = (0..<2000).map {
      Documents.controller("c\($0)", views: box("\($0)", shows: "c\($0 + 1)"))
    }
    let (document, diagnostics) = Documents.parse(
      Documents.storyboard(scenes: scenes + [Documents.controller("c2000")]))
    #expect(document?.scenes.count == 2001)
    #expect(diagnostics.isEmpty)
  }

  private func texts(_ solved: SolvedDocument) -> [String] {
    solved.tree.views.flatMap { view -> [String] in
      switch view.content {
      case .text(let content): [content.text.string]
      case .control(let content as TabBarContent): content.tabs.map(\.title.string)
      case .control(let content as BackButtonContent): [content.title.string]
      default: []
      }
    }
  }
}
