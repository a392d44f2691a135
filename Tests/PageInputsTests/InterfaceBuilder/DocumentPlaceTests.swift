import Foundation
import LayoutEngine
import PageTestSupport
import TestSupport
import Testing

@testable import PageBase
@testable import PageInputs
@testable import PageLayout

/// The place at which an app shows a scene, and the faults of scenes, as far as a document tells.
@Suite struct DocumentPlaceTests {
  private func document(_ scenes: [String], initial: String? = "a", _ change: (String) -> String = { $0 })
    throws -> InterfaceDocument
  {
    try #require(Documents.parse(change(Documents.storyboard(scenes: scenes, initial: initial))).document)
  }

  private func scene(_ object: String, _ document: InterfaceDocument) throws -> InterfaceDocument.Scene {
    try #require(document.scenes.first { $0.object == object })
  }

  private func place(_ object: String, _ document: InterfaceDocument) throws -> PagePlace {
    document.place(of: try scene(object, document))
  }

  private func connections(_ segues: String...) -> String {
    "<connections>\(segues.joined())</connections>"
  }

  private func segue(_ to: String, _ kind: String, _ more: String = "") -> String {
    "<segue destination=\"\(to)\" kind=\"\(kind)\" \(more) id=\"s-\(to)-\(kind)\"/>"
  }

  private func navigation(_ root: String) -> String {
    "<navigationController id=\"n\">\(connections(segue(root, "relationship")))</navigationController>"
  }

  private let launch = { (text: String) in
    text.replacing("<document ", with: "<document launchScreen=\"YES\" ")
  }

  // MARK: Storyboards

  @Test func `an initial scene fills the screen, and one that only code shows may stand anywhere`() throws {
    let read = try document([Documents.controller("a"), Documents.controller("b")])
    #expect(try place("a", read) == .screen && place("b", read) == .unknown("b"))
    for object in ["a", "b"] { #expect(read.hasKnownSize(try scene(object, read))) }
    let launched = try document([Documents.controller("a"), Documents.controller("b")], launch)
    #expect(try place("b", launched) == .screen && launched.hasKnownSize(scene("b", launched)))
  }

  @Test func `an embedded scene, and what its containers hold, is a part`() throws {
    let read = try document([
      Documents.controller("a", connections(segue("n", "embed"))), navigation("b"), Documents.controller("b"),
    ])
    #expect(try place("b", read) == .part && !read.hasKnownSize(scene("b", read)))
    let launched = try document(
      [Documents.controller("a", connections(segue("b", "embed"))), Documents.controller("b")], launch)
    #expect(try place("b", launched) == .part && launched.hasKnownSize(scene("b", launched)))
  }

  @Test func `simulated bars stand for a container of code, unless the document has one`() throws {
    for (metrics, isScreen) in [
      (#"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics"/>"#, false),
      (#"<simulatedToolbarMetrics key="simulatedBottomBarMetrics"/>"#, false),
      (#"<nil key="simulatedTopBarMetrics"/>"#, true), (#"<nil key="simulatedBottomBarMetrics"/>"#, true),
      (#"<simulatedStatusBarMetrics key="simulatedStatusBarMetrics"/>"#, true), ("", true),
    ] {
      let own = try document([Documents.controller("a", metrics)])
      #expect(try place("a", own) == (isScreen ? .screen : .unknown("a")))
      #expect(own.hasKnownSize(try scene("a", own)))
      let held = try document([navigation("a"), Documents.controller("a", metrics)], initial: "n")
      #expect(try place("a", held) == .screen)
    }
  }

  @Test func `a scene of free size may stand anywhere, and has no known size`() throws {
    let metrics = #"<freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>"#
    let free = try document([Documents.controller("a", metrics)])
    #expect(try place("a", free) == .unknown("a") && !free.hasKnownSize(scene("a", free)))
    let size = #"<size key="freeformSize" width="300" height="200"/>"#
    let sized = try document([Documents.controller("a", size)])
    #expect(try place("a", sized) == .unknown("a") && !sized.hasKnownSize(scene("a", sized)))
  }

  // MARK: Xibs

  private func xib(_ view: String, owner: String = "", _ change: (String) -> String = { $0 }) throws
    -> InterfaceDocument
  {
    let place = """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" \(owner)><connections>
      <outlet property="view" destination="v" id="o"/></connections></placeholder>
      """
    return try #require(
      Documents.parse(change(Documents.xib(view, owner: owner.isEmpty ? "" : place))).document)
  }

  private func view(_ width: Int, _ height: Int) -> String {
    "<view id=\"v\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"\(width)\" height=\"\(height)\"/></view>"
  }

  /// The canvas has 375 × 667 points. No outlet of a controller leads to the view.
  @Test(arguments: [(375, 667), (374, 667), (375, 668), (0, 667), (1, 1)])
  func `a xib's view that no controller shows is a part`(width: Int, height: Int) throws {
    let read = try xib(view(width, height))
    #expect(try place("v", read) == .part)
    #expect(!read.hasKnownSize(try scene("v", read)))
    let launched = try xib(view(width, height), launch)
    #expect(try place("v", launched) == .screen && launched.hasKnownSize(scene("v", launched)))
  }

  @Test func `a controller's xib is named by its owner's class`() throws {
    #expect(
      try place("v", xib(view(100, 50), owner: "customClass=\"HomeController\""))
        == .unknown("HomeController"))
    #expect(try place("v", xib(view(100, 50), owner: "customClass=\"HomeVC\"")) == .unknown("HomeVC"))
    #expect(try place("v", xib(view(100, 50), owner: "customClass=\"HomeView\"")) == .part)
    #expect(try place("v", xib(view(375, 667), owner: "customClass=\"HomeView\"")) == .part)
    #expect(try place("v", xib("<view id=\"v\"/>")) == .part)
    let controller = #"<viewController id="k"><view key="view" id="v"/></viewController>"#
    #expect(try place("k", xib(controller)) == .unknown("k"))
  }

  // MARK: Faults

  private func faults(_ object: String, _ document: InterfaceDocument) throws -> [SceneFault] {
    document.faults(of: try scene(object, document))
  }

  @Test func `a scene that nothing shows and code cannot make is unreachable`() throws {
    let read = try document([
      Documents.controller("a", connections(segue("b", "show"), segue("u", "unwind"))),
      Documents.controller("b"), Documents.controller("c"),
      Documents.controller("d", attributes: "storyboardIdentifier=\"D\""),
      Documents.controller("e", attributes: "storyboardIdentifier=\"\""), Documents.controller("u"),
      navigation("r"), Documents.controller("r"),
    ])
    for (object, isUnreachable) in [
      ("a", false), ("b", false), ("c", true), ("d", false), ("e", true), ("u", true), ("r", false),
    ] {
      #expect(try faults(object, read) == (isUnreachable ? [.unreachable] : []), "\(object)")
    }
    let launched = try document([Documents.controller("a"), Documents.controller("c")], launch)
    #expect(try faults("c", launched) == [])
    #expect(try faults("v", xib(view(10, 10))) == [])
  }

  @Test func `a controller's class without a module is a fault where others have one`() throws {
    let other = Documents.controller(
      "b", attributes: #"customClass="Other" customModule="App" storyboardIdentifier="B""#)
    let read = try document([Documents.controller("a", attributes: "customClass=\"Home\""), other])
    #expect(try faults("a", read) == [.classWithoutModule("Home")] && faults("b", read) == [])
    let alone = try document([Documents.controller("a", attributes: "customClass=\"Home\"")])
    #expect(try faults("a", alone) == [])
  }

  private func pictures(_ item: String, _ outlets: String = "") throws -> [String] {
    let read = try document([
      Documents.controller(
        "a",
        "<navigationItem key=\"navigationItem\" id=\"ni\">\(item)</navigationItem>\(connections(outlets))",
        attributes: "customClass=\"Home\"")
    ])
    return try faults("a", read).map { fault in
      guard case .unnamedBarItem(let item) = fault else { return "?" }
      return "\(item.id) \(item.picture) \(item.outlets.joined(separator: ","))"
    }
  }

  private func item(_ attributes: String, _ content: String = "") -> String {
    "<barButtonItem key=\"rightBarButtonItem\" id=\"i\" \(attributes)>\(content)</barButtonItem>"
  }

  @Test func `an item of a bar with a picture and no words is a fault`() throws {
    #expect(try pictures(item("image=\"cart\"")) == ["i cart "])
    #expect(
      try pictures(item("image=\"cart\""), #"<outlet property="buy" destination="i" id="o"/>"#)
        == ["i cart buy"])
    for words in [
      item("image=\"cart\" title=\"Buy\""), item("image=\"cart\" systemItem=\"add\""),
      item("image=\"star\" catalog=\"system\""), item("image=\"\""), item(""),
      item("image=\"cart\"", "<string key=\"title\">Buy</string>"),
      item("image=\"cart\"", "<view key=\"customView\" id=\"cv\"/>"),
      item("image=\"cart\"", "<accessibility key=\"accessibilityConfiguration\" label=\"Buy\"/>"),
      item("", "<imageReference key=\"image\" image=\"star\" catalog=\"system\"/>"),
    ] {
      #expect(try pictures(words) == [], "\(words)")
    }
    #expect(try pictures(item("image=\"cart\" title=\"\"")) == ["i cart "])
    #expect(
      try pictures(item("", "<imageReference key=\"image\" image=\"bag\"/>")) == ["i bag "])
    #expect(
      try pictures(item("image=\"cart\"", "<accessibility key=\"accessibilityConfiguration\" hint=\"B\"/>"))
        == ["i cart "])
    for path in ["accessibilityLabel", "isAccessibilityElement", "glow"] {
      let attribute = """
        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="\(path)" value="x"/>
        </userDefinedRuntimeAttributes>
        """
      #expect(try pictures(item("image=\"cart\"", attribute)).count == (path == "glow" ? 1 : 0))
    }
  }

  @Test func `the items of the containers around a scene are its own, and buttons are not`() throws {
    let tabs = """
      <tabBarController id="t"><tabBarItem key="tabBarItem" image="house" id="ti"/>
      \(connections(segue("a", "relationship")))</tabBarController>
      """
    let read = try document([tabs, Documents.controller("a")], initial: "t")
    #expect(try faults("a", read).count == 1)
    let button = #"<button id="k"><state key="normal" image="cart"/></button>"#
    #expect(try faults("a", document([Documents.controller("a", views: button)])) == [])
  }
}
