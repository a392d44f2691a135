import TestSupport
import Testing

@testable import PageBase
@testable import PageInputs

/// The ways between controllers: containers, pushes and what is shown otherwise.
@Suite struct ControllerGraphTests {
  private func graph(_ objects: String...) throws -> ControllerGraph {
    let scenes = objects.map { "<scene><objects>\($0)</objects></scene>" }.joined()
    let text = "<document><scenes>\(scenes)</scenes></document>"
    return ControllerGraph(try DocumentReader.read(Array(text.utf8)))
  }

  private func object(_ id: String, _ name: String = "viewController", _ segues: (String, String)...)
    -> String
  {
    let written = segues.map { to, kind in
      "<segue destination=\"\(to)\" kind=\"\(kind)\" id=\"\(id)-\(to)\"/>"
    }
    return "<\(name) id=\"\(id)\"><connections>\(written.joined())</connections></\(name)>"
  }

  private func path(_ id: String, _ graph: ControllerGraph) -> [String] {
    graph.path(to: id).map { "\($0.parent) \($0.kind)" }
  }

  private func read() throws -> ControllerGraph {
    try graph(
      object("n", "navigationController", ("a", "relationship")),
      object("a", "viewController", ("b", "show"), ("e", "embed"), ("u", "unwind")),
      object("b", "viewController", ("c", "presentation"), ("a", "push")), object("c"), object("e"),
      object("u"))
  }

  @Test func `a path leads up through pushes to the container`() throws {
    let graph = try read()
    #expect(path("a", graph) == ["n contained"] && path("b", graph) == ["a pushed", "n contained"])
    for id in ["c", "e", "u", "n", "nowhere"] { #expect(path(id, graph) == [], "\(id)") }
    #expect(graph.order == ["n", "a", "b", "c", "e", "u"])
    #expect(graph.contained == ["a"] && graph.embedded == ["e"] && graph.children(of: "n") == ["a"])
    #expect(graph.bars["b"]?.hasNavigationBar == true && graph.bars["c"] == nil)
  }

  @Test func `a controller is shown where a segue leads to it, but for an unwinding one`() throws {
    let graph = try read()
    #expect(["a", "b", "c", "e"].allSatisfy(graph.isShown) && !graph.isShown("u") && !graph.isShown("n"))
  }

  @Test(arguments: [
    ("show", true), ("push", true), ("showDetail", false), ("presentation", false), ("custom", false),
    ("embed", false), ("unwind", false), ("relationship", false),
  ])
  func `shows and pushes pass the bars on, from a controller on a stack`(kind: String, isPassed: Bool) throws
  {
    let stack = object("n", "navigationController", ("a", "relationship"))
    let inside = try graph(stack, object("a", "viewController", ("b", kind)), object("b"))
    #expect((inside.bars["b"]?.hasNavigationBar == true) == isPassed)
    #expect(path("b", inside) == (isPassed ? ["a pushed", "n contained"] : []))
    // A push that begins outside any navigation controller is a presentation.
    let outside = try graph(object("a", "viewController", ("b", kind)), object("b"))
    #expect(outside.bars["b"] == nil && path("b", outside) == [])
  }

  // Saved in mscandian/xcode_projects, Main.storyboard: two controllers that show each other have no bar, though one is a navigation
  // controller's root.
  @Test func `the segue that is noted as a tie breaker decides the bars`() throws {
    let scenes = [
      object("n", "navigationController", ("a", "relationship")),
      object("a", "viewController", ("b", "show")),
      object("b", "viewController", ("a", "show")),
    ].map { "<scene><objects>\($0)</objects></scene>" }.joined()
    func graph(_ noted: String...) throws -> ControllerGraph {
      let breakers = noted.map { "<segue reference=\"\($0)\"/>" }.joined()
      let text =
        "<document><scenes>\(scenes)</scenes><inferredMetricsTieBreakers>\(breakers)</inferredMetricsTieBreakers></document>"
      return ControllerGraph(try DocumentReader.read(Array(text.utf8)))
    }
    #expect(try graph("n-a").bars["b"]?.hasNavigationBar == true)
    let alone = try graph("b-a", "a-b")
    #expect(alone.bars["a"] == nil && alone.bars["b"] == nil)
    // Drawn on a device, it is in its container.
    #expect(path("a", alone) == ["n contained"])
  }

  @Test func `a controller of full-screen style is presented, at compact height one of any`() throws {
    let graph = try graph(
      object("a", "viewController", ("p", "presentation"), ("q", "presentation")),
      #"<viewController id="p" modalPresentationStyle="fullScreen"/>"#, object("q"))
    #expect(graph.isPresented("p", atCompactHeight: false) && !graph.isPresented("q", atCompactHeight: false))
    #expect(graph.isPresented("q", atCompactHeight: true) && !graph.isPresented("a", atCompactHeight: true))
  }

  @Test func `bars of containers in one another add up, and those of a controller inside an element too`()
    throws
  {
    let graph = try graph(
      object("t", "tabBarController", ("n", "relationship"), ("s", "relationship")),
      object("n", "navigationController", ("a", "relationship")), object("a"),
      object("s", "splitViewController", ("d", "relationship")), object("d"))
    #expect(
      path("a", graph) == ["n contained", "t contained"]
        && path("d", graph) == ["s contained", "t contained"])
    #expect(graph.bars["a"]?.hasTabBar == true && graph.bars["a"]?.hasNavigationBar == true)
    #expect(graph.bars["d"]?.hasTabBar == true && graph.bars["d"]?.hasNavigationBar == false)
    #expect(graph.contained == ["n", "s", "a", "d"])
  }

  @Test func `a navigation controller that is shown is presented, and has no bars of the one below`() throws {
    // Interface Builder saved the roots of shown navigation controllers with their own bar alone. UIKit cannot push them.
    let graph = try graph(
      object("t", "tabBarController", ("n", "relationship")),
      object("n", "navigationController", ("a", "relationship")),
      object("a", "viewController", ("m", "show")),
      object("m", "navigationController", ("b", "relationship")), object("b"))
    #expect(path("b", graph) == ["m contained"] && path("m", graph) == [])
    #expect(graph.bars["b"] == ControllerBars(hasNavigationBar: true) && graph.bars["m"] == nil)
  }

  @Test func `a push over a tab bar controller covers its bar, and without a stack it is a presentation`()
    throws
  {
    let tabs = [
      object("t", "tabBarController", ("a", "relationship")), object("a", "viewController", ("b", "show")),
      object("b"),
    ]
    let outside = object("n", "navigationController", ("t", "relationship"))
    let stacked = try graph(outside, tabs[0], tabs[1], tabs[2])
    #expect(stacked.bars["b"] == ControllerBars(hasNavigationBar: true))
    #expect(stacked.bars["a"] == ControllerBars(hasNavigationBar: true, hasTabBar: true))
    let plain = try graph(tabs[0], tabs[1], tabs[2])
    #expect(plain.bars["b"] == nil && path("b", plain) == [])
  }

  @Test func `a navigation controller's simulated tab bar holds for all of its stack`() throws {
    let graph = try graph(
      #"<navigationController id="n"><simulatedTabBarMetrics key="simulatedBottomBarMetrics"/><connections>"#
        + #"<segue destination="a" kind="relationship" id="1"/></connections></navigationController>"#,
      object("a", "viewController", ("b", "show")), object("b"))
    #expect(graph.bars["a"] == ControllerBars(hasNavigationBar: true, hasTabBar: true))
    #expect(graph.bars["b"] == graph.bars["a"])
  }

  @Test func `a container's element may hold its controllers, and the first of two with one id counts`()
    throws
  {
    let graph = try graph(
      """
      <navigationController id="m"><viewControllers><viewController id="k"/><viewController/></viewControllers>
      </navigationController>
      """, #"<viewController id="k" title="second"/>"#)
    #expect(graph.children(of: "m") == ["k"] && graph.order == ["m", "k"] && graph.contained == ["k"])
    #expect(path("k", graph) == ["m contained"] && graph.isShown("k") && graph.objects["k"]?["title"] == nil)
    #expect(graph.bars["k"]?.hasNavigationBar == true)
  }

  /// Pages of a page view controller are its children, but stand in no bars.
  @Test func `a page view controller passes no bars on`() throws {
    let graph = try graph(
      object("n", "navigationController", ("p", "relationship")),
      object("p", "pageViewController", ("a", "relationship")), object("a"))
    #expect(graph.children(of: "p") == ["a"] && graph.bars["a"] == nil && path("a", graph) == [])
  }
}
