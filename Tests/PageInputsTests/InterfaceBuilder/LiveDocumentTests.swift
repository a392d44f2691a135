import Foundation
import LayoutEngine
import PageTestSupport
import TestSupport
import Testing

@testable import PageBase
@testable import PageLayout
@testable import PageInputs
@testable import UIKitCore

/// Controllers and objects that code instantiates from documents, live.
@MainActor
@Suite struct LiveDocumentTests {
  init() {
    InterfaceClasses.register(HearingController.self, SilentController.self)
    InterfaceClasses.register(AwakeView.self, RefusingView.self, RefusingController.self)
    MemberRegistry.register(Helper.self, as: "LiveHelper") { Helper() }
    MemberRegistry.register(UITapGestureRecognizer.self, as: "LiveTap") { UITapGestureRecognizer() }
    MemberRegistry.register(members: SilentController.self) { table in
      table.method("tapped:") { owner, _ in owner.taps += 1 }
      table.property(
        "label", get: { $0.label }, set: { owner, arguments in owner.label = arguments.values[0] as? UILabel }
      )
      table.property(
        "all", get: { $0.all }, set: { owner, arguments in owner.all = arguments.values[0] as? [Any] ?? [] })
    }
  }

  private func document(_ scenes: [String], initial: String? = "c") throws -> InterfaceDocument {
    try #require(Documents.parse(Documents.storyboard(scenes: scenes, initial: initial)).document)
  }

  private func instantiate(_ scenes: [String], initial: String? = "c") throws -> UIViewController {
    try #require(
      AppDocument(document: try document(scenes, initial: initial)).controller(
        withIdentifier: nil, creator: nil))
  }

  private func segue(_ to: String, _ kind: String, _ more: String = "") -> String {
    "<segue destination=\"\(to)\" kind=\"\(kind)\" \(more) id=\"s-\(to)-\(kind)\"/>"
  }

  private func container(
    _ name: String, _ children: [String], _ content: String = "", _ attributes: String = ""
  )
    -> String
  {
    let segues = children.map { segue($0, "relationship") }.joined()
    return "<\(name) id=\"c\" \(attributes)>\(content)<connections>\(segues)</connections></\(name)>"
  }

  /// A controller `c` of a class, with views and connections.
  private func scene(_ className: String, _ views: String, _ connections: String = "") -> String {
    Documents.controller(
      "c", "<connections>\(connections)</connections>", attributes: "customClass=\"\(className)\"",
      views: views)
  }

  // MARK: Kinds

  @Test func `each kind of controller is made`() throws {
    #expect(try instantiate([container("navigationController", [])]) is UINavigationController)
    #expect(try instantiate([container("tabBarController", [])]) is UITabBarController)
    #expect(try instantiate([container("splitViewController", [])]) is UISplitViewController)
    #expect(try instantiate([container("pageViewController", [])]) is UIPageViewController)
    #expect(try instantiate([container("tableViewController", [])]) is UITableViewController)
    #expect(try instantiate([container("collectionViewController", [])]) is UICollectionViewController)
    #expect(type(of: try instantiate([container("viewController", [])])) == UIViewController.self)
    #expect(type(of: try instantiate([container("hostingController", [])])) == UIViewController.self)
  }

  @Test func `a page view controller has its style and orientation`() throws {
    func pages(_ attributes: String) throws -> UIPageViewController {
      try #require(
        try instantiate([container("pageViewController", [], "", attributes)]) as? UIPageViewController)
    }
    let plain = try pages("")
    #expect(plain.transitionStyle == .pageCurl && plain.navigationOrientation == .horizontal)
    let set = try pages("transitionStyle=\"scroll\" navigationOrientation=\"vertical\"")
    #expect(set.transitionStyle == .scroll && set.navigationOrientation == .vertical)
  }

  @Test func `a container has its children, as many as it can show`() throws {
    let children = (0..<22).map { "v\($0)" }
    let scenes = children.map { "<viewController id=\"\($0)\" title=\"\($0)\"/>" }
    let navigation = try instantiate([container("navigationController", children)] + scenes)
    #expect((navigation as? UINavigationController)?.viewControllers.map(\.title) == ["v0"])
    let tabs = try instantiate([container("tabBarController", children)] + scenes)
    #expect((tabs as? UITabBarController)?.viewControllers?.map(\.title) == children.prefix(20).map { $0 })
    let split = try instantiate([container("splitViewController", children)] + scenes)
    #expect((split as? UISplitViewController)?.viewControllers.map(\.title) == ["v0", "v1"])
  }

  @Test func `bars are as the document has them`() throws {
    let red = ##"red="1" green="0" blue="0" alpha="1"/>"##
    let bar = "<navigationBar key=\"navigationBar\"><color key=\"tintColor\" \(red)</navigationBar>"
    let item = "<tabBarItem key=\"tabBarItem\" title=\"Tab\" id=\"t\"/>"
    let set = try #require(
      try instantiate([
        container(
          "navigationController", [], bar + item, "navigationBarHidden=\"YES\" toolbarHidden=\"NO\"")
      ]) as? UINavigationController)
    #expect(set.isNavigationBarHidden && !set.isToolbarHidden && set.tabBarItem.title == "Tab")
    #expect(set.navigationBar.tintColor?.dynamic == UIColor.red.dynamic)
    let plain = try #require(
      try instantiate([container("navigationController", [])]) as? UINavigationController)
    #expect(!plain.isNavigationBarHidden && plain.isToolbarHidden)
    let tabs = try #require(
      try instantiate([
        container(
          "tabBarController", [],
          "<tabBar key=\"tabBar\"><color key=\"tintColor\" \(red)<color key=\"barTintColor\" \(red)</tabBar>")
      ]) as? UITabBarController)
    #expect(tabs.tabBar.tintColor?.dynamic == UIColor.red.dynamic)
    #expect(tabs.tabBar.barTintColor?.dynamic == UIColor.red.dynamic)
  }

  // MARK: Classes

  @Test func `a controller is of its class, told by creators, and a wrong class is named`() throws {
    let named = try document([scene("HearingController", "")])
    let app = AppDocument(document: named)
    #expect(app.controller(withIdentifier: nil, creator: nil) is HearingController)
    let own = SilentController()
    #expect(app.controller(withIdentifier: nil, creator: { _ in own }) === own)
    #expect(app.controller(withIdentifier: nil, creator: { _ in nil }) is HearingController)
    for (name, problem) in [
      ("AwakeView", "the custom class AwakeView of this <viewController> is not a UIViewController"),
      ("RefusingController", "RefusingController.init(coder:) returned nil"),
    ] {
      let document = try document([scene(name, "")])
      let builder = DocumentBuilder.forApp(document)
      let controller = builder.instantiate(try #require(document.controller(identifier: nil)))
      #expect(try #require(controller).isMember(of: UIViewController.self))
      #expect(
        builder.diagnostics.map(\.message) == [problem + "; a plain UIViewController is drawn in its place"])
    }
    let unknown = try instantiate([scene("NobodyKnows", "")])
    #expect(unknown.isMember(of: UIViewController.self))
  }

  @Test func `only the first controller is the creator's`() throws {
    let document = try document([container("navigationController", ["v"]), "<viewController id=\"v\"/>"])
    let own = UINavigationController()
    let made = AppDocument(document: document).controller(withIdentifier: nil, creator: { _ in own })
    #expect(made === own && own.viewControllers.count == 1)
    #expect(own.viewControllers.allSatisfy { $0 !== own })
  }

  @Test func `a view is of its class, awake once, and a wrong class is named`() throws {
    let controller = try instantiate([
      scene(
        "HearingController",
        Documents.view("a", attributes: "customClass=\"AwakeView\"")
          + Documents.view("b", attributes: "customClass=\"RefusingView\"")
          + Documents.view("l", name: "label", attributes: "customClass=\"AwakeView\""))
    ])
    let views = controller.view.subviews
    #expect((views[1] as? AwakeView)?.events == ["coder", "awake"])
    #expect(views[2].isMember(of: UIView.self) && views[3].isMember(of: UILabel.self))
    #expect(
      controller.view.faults.map(\.message) == [
        "RefusingView.init(coder:) returned nil; a plain UIView is drawn in its place",
        "the custom class AwakeView of this <label> is not a UILabel; a plain UILabel is drawn in its place",
      ])
  }

  @Test func `the canvas runs no code of an app`() throws {
    let view = "<view id=\"a\" customClass=\"AwakeView\"/>"
    #expect(try BuiltViews(view).view("a", as: UIView.self) is AwakeView)
    #expect(try BuiltViews(view, options: .canvas()).view("a", as: UIView.self).isMember(of: UIView.self))
    var recording = DocumentBuilder.Options.phone
    recording.isRecording = true
    #expect(try BuiltViews(view, options: recording).view("a", as: UIView.self).isMember(of: UIView.self))
  }

  // MARK: Outlets

  private func outlet(_ property: String, _ to: String = "c", name: String = "outlet") -> String {
    "<connections><\(name) property=\"\(property)\" destination=\"\(to)\" id=\"o\"/></connections>"
  }

  @Test func `data sources and delegates are connected`() throws {
    func connections(_ names: [String]) -> String {
      let outlets = names.map { "<outlet property=\"\($0)\" destination=\"c\" id=\"o-\($0)\"/>" }
      return "<connections>\(outlets.joined())</connections>"
    }
    let both = connections(["dataSource", "delegate"])
    let one = connections(["delegate"])
    let controller = try #require(
      try instantiate([
        scene(
          "HearingController",
          Documents.view("t", both, name: "tableView") + Documents.view("l", both, name: "collectionView")
            + Documents.view("s", one, name: "scrollView") + Documents.view("f", one, name: "textField")
            + Documents.view("b", one, name: "searchBar") + Documents.view("x", one, name: "textView"))
      ]) as? HearingController)
    let views = controller.view.subviews
    let table = try #require(views[1] as? UITableView)
    #expect(table.dataSource === controller && table.delegate === controller)
    let list = try #require(views[2] as? UICollectionView)
    #expect(list.dataSource === controller && list.delegate === controller)
    #expect((views[3] as? UIScrollView)?.scrollDelegate === controller)
    #expect((views[4] as? UITextField)?.delegate === controller)
    #expect((views[5] as? UISearchBar)?.delegate === controller)
    #expect((views[6] as? UITextView)?.delegate === controller)
    #expect(controller.outlets == [])
  }

  @Test func `outlets reach a controller by its binding or its members, objects beside it too`() throws {
    let label = Documents.view("l", name: "label")
    let outlets = """
      <outlet property="label" destination="l" id="o1"/><outlet property="view" destination="v-c" id="o2"/>
      <outlet property="helper" destination="h" id="o3"/><outlet property="lost" destination="nowhere" id="o4"/>
      <outletCollection property="all" destination="l" id="o5"/>
      <outletCollection property="all" destination="v-c" id="o6"/><outlet destination="l" id="o7"/>
      """
    let beside = #"<customObject id="h" customClass="LiveHelper"/><label id="beside" text="b"/>"#
    let hearing = try #require(
      try instantiate([scene("HearingController", label, outlets) + beside]) as? HearingController)
    _ = hearing.view
    #expect(hearing.outlets == ["label UILabel", "helper Helper", "all UILabel", "all UIView"])
    let silent = try #require(
      try instantiate([scene("SilentController", label, outlets) + beside]) as? SilentController)
    _ = silent.view
    #expect(silent.label === silent.view.subviews[1] && silent.all.count == 2)
  }

  @Test func `recognizers are objects beside the controller`() throws {
    let controller = try #require(
      try instantiate([
        scene(
          "SilentController",
          Documents.view("a", outlet("gestureRecognizers", "tap", name: "outletCollection")))
            + """
            <customObject id="tap" customClass="LiveTap"><connections>
            <action selector="tapped:" destination="c" id="x"/></connections></customObject>
            """
      ]) as? SilentController)
    let recognizers = controller.view.subviews[1].gestureRecognizers ?? []
    #expect(recognizers.count == 1)
    (recognizers.first as? UITapGestureRecognizer)?.recognize()
    #expect(controller.taps == 1)
  }

  @Test(
    arguments: [
      ("eventType=\"touchUpInside\"", UIControl.Event.touchUpInside), ("eventType=\"touchDown\"", .touchDown),
      ("eventType=\"valueChanged\"", .valueChanged), ("", .primaryActionTriggered),
      ("eventType=\"unheardOf\"", .primaryActionTriggered),
    ])
  func `a control's action is sent at its event`(written: String, event: UIControl.Event) throws {
    for name in ["HearingController", "SilentController"] {
      let action = "<action selector=\"tapped:\" destination=\"c\" \(written) id=\"x\"/>"
      let controller = try instantiate([
        scene(name, Documents.view("b", "<connections>\(action)</connections>", name: "button"))
      ])
      let button = try #require(controller.view.subviews[1] as? UIButton)
      func taps() -> Int {
        (controller as? HearingController)?.actions.count ?? (controller as? SilentController)?.taps ?? -1
      }
      for other in [UIControl.Event.touchUpInside, .touchDown, .valueChanged, .primaryActionTriggered]
      where other != event {
        button.sendActions(for: other)
      }
      #expect(taps() == 0)
      button.sendActions(for: event)
      #expect(taps() == 1)
      if let hearing = controller as? HearingController {
        #expect(hearing.actions == ["tapped:"] && hearing.senders.first === button)
      }
    }
  }

  @Test func `a bar button item has its target and action`() throws {
    let item = """
      <navigationItem key="navigationItem" id="n"><barButtonItem key="rightBarButtonItem" title="Go" id="i">
      <connections><action selector="tapped:" destination="c" id="x"/><action destination="c" id="y"/></connections>
      </barButtonItem></navigationItem>
      """
    let text = Documents.controller("c", item, attributes: "customClass=\"SilentController\"")
    let controller = try instantiate([text])
    _ = controller.view
    let button = try #require(controller.navigationItem.rightBarButtonItems?.first)
    #expect(button.target === controller && button.action == Selector("tapped:"))
  }

  // MARK: Segues

  private func window(_ controller: UIViewController) throws -> UIWindow {
    let device = try DeviceCatalog.builtin.device("iphone-se-3")
    let window = UIWindow(environment: PageEnvironment(device: device))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  private func button(_ segue: String) -> String {
    Documents.view("b", "<connections>\(segue)</connections>", name: "button")
  }

  private func press(_ controller: UIViewController?) throws {
    let root = try #require(controller?.view)
    try #require(root.subviews.last as? UIButton).sendActions(for: .touchUpInside)
  }

  @Test(arguments: [
    ("show", true), ("push", true), ("showDetail", true), ("presentation", false), ("modal", false),
  ])
  func `a segue pushes or presents its destination, which its source prepares`(kind: String, isPushed: Bool)
    throws
  {
    let scenes = [
      container("navigationController", ["a"]),
      Documents.controller(
        "a", attributes: "customClass=\"HearingController\"",
        views: button(segue("d", kind, "identifier=\"next\""))),
      "<viewController id=\"d\" title=\"Next\"/>",
    ]
    let navigation = try #require(try instantiate(scenes) as? UINavigationController)
    let window = try window(navigation)
    let source = try #require(navigation.topViewController as? HearingController)
    source.isWilling = false
    try press(source)
    #expect(navigation.viewControllers.count == 1 && source.prepared == [] && source.asked == ["next"])
    source.isWilling = true
    try press(source)
    #expect(source.prepared == ["next"])
    #expect(navigation.viewControllers.count == (isPushed ? 2 : 1))
    let presented = navigation.presentedViewController ?? source.presentedViewController
    #expect((presented != nil) != isPushed)
    #expect((isPushed ? navigation.topViewController : presented)?.title == "Next")
    withExtendedLifetime(window) {}
  }

  @Test func `an embed segue of a control does nothing, nor does one without a destination`() throws {
    for segue in [segue("d", "embed"), #"<segue kind="show" id="s"/>"#, segue("gone", "show")] {
      let navigation = try #require(
        try instantiate([
          container("navigationController", ["a"]),
          Documents.controller("a", attributes: "customClass=\"HearingController\"", views: button(segue)),
          "<viewController id=\"d\"/>",
        ]) as? UINavigationController)
      let window = try window(navigation)
      try press(navigation.topViewController)
      #expect(navigation.viewControllers.count == 1 && navigation.presentedViewController == nil)
      #expect((navigation.topViewController as? HearingController)?.prepared == [])
      withExtendedLifetime(window) {}
    }
  }

  @Test(
    arguments: [
      ("fullScreen", .fullScreen), ("formSheet", .formSheet), ("popover", .popover),
      ("overFullScreen", .overFullScreen), ("pageSheet", .pageSheet), ("currentContext", .currentContext),
      ("overCurrentContext", .overCurrentContext),
    ] as [(String, UIModalPresentationStyle)])
  func `a presentation has its style`(word: String, style: UIModalPresentationStyle) throws {
    let source = try instantiate([
      Documents.controller(
        "c",
        "<connections>\(segue("d", "presentation", "identifier=\"x\" modalPresentationStyle=\"\(word)\""))</connections>"
      ), "<viewController id=\"d\"/>",
    ])
    let window = try window(source)
    source.performSegue(withIdentifier: "x", sender: nil)
    #expect(source.presentedViewController?.modalPresentationStyle == style)
    withExtendedLifetime(window) {}
  }

  @Test func `a segue is known by its identifier, and an unwind segue goes back`() throws {
    let navigation = try #require(
      try instantiate([
        container("navigationController", ["a"]),
        Documents.controller("a", "<connections>\(segue("d", "show", "identifier=\"on\""))</connections>"),
        Documents.controller(
          "d",
          "<connections>\(segue("d", "unwind", "identifier=\"back\" unwindAction=\"back:\""))</connections>"),
      ]) as? UINavigationController)
    let window = try window(navigation)
    let first = try #require(navigation.topViewController)
    let scene = try #require(first.documentScene)
    #expect(!scene.performSegue(withIdentifier: "off", sender: nil))
    #expect(navigation.viewControllers.count == 1)
    #expect(scene.performSegue(withIdentifier: "on", sender: nil))
    let second = try #require(navigation.topViewController)
    #expect(second !== first && navigation.viewControllers.count == 2)
    #expect(second.documentScene?.performSegue(withIdentifier: "back", sender: nil) == true)
    #expect(navigation.topViewController === first && navigation.viewControllers.count == 1)
    withExtendedLifetime(window) {}
  }

  // MARK: Views of controllers

  @Test func `a controller's view is loaded with its guides, and a document without one has none`() throws {
    let table = try instantiate([
      "<collectionViewController id=\"c\"><collectionView key=\"view\" id=\"v\"/></collectionViewController>"
    ])
    let list = try #require(table as? UICollectionViewController)
    #expect(list.view === list.collectionView)
    let bare = try document(["<viewController id=\"c\"/>"])
    let builder = DocumentBuilder.forApp(bare)
    let object = try #require(bare.controller(identifier: nil))
    #expect(!builder.loadView(of: UIViewController(), object))
    let full = try document([Documents.controller("c")])
    let controller = UIViewController()
    #expect(
      DocumentBuilder.forApp(full).loadView(of: controller, try #require(full.controller(identifier: nil))))
    #expect(controller.view.subviews.count == 1)
  }

  @Test func `an embedded controller is a child, which its parent prepares`() throws {
    let box = """
      <containerView id="box"><rect key="frame" x="0" y="0" width="100" height="50"/>
      <connections>\(segue("d", "embed", "identifier=\"inner\""))</connections></containerView>
      """
    let parent = try #require(
      try instantiate([
        scene("HearingController", box), Documents.controller("d", attributes: "title=\"Inner\""),
      ])
        as? HearingController)
    let view = try #require(parent.view)
    #expect(parent.prepared == ["inner"] && parent.children.map(\.title) == ["Inner"])
    #expect(parent.children.first?.view.superview === view.subviews[1])
    // Of a container the container itself is embedded.
    let other = try #require(
      try instantiate([
        scene("HearingController", box),
        container("navigationController", ["x"]).replacing("id=\"c\"", with: "id=\"d\""),
        Documents.controller("x"),
      ]) as? HearingController)
    _ = other.view
    #expect(other.children.count == 1 && other.children.first is UINavigationController)
  }

  @Test func `controllers that contain too many others are an error`() throws {
    let tabs = (0..<7).map { t in
      "<tabBarController id=\"t\(t)\"><connections>"
        + (0..<20).map { segue("v\(t)-\($0)", "relationship") }.joined() + "</connections></tabBarController>"
    }
    let views = (0..<7).flatMap { t in (0..<20).map { "<viewController id=\"v\(t)-\($0)\"/>" } }
    let document = try document([container("tabBarController", (0..<7).map { "t\($0)" })] + tabs + views)
    let builder = DocumentBuilder.forApp(document)
    let made = builder.instantiate(try #require(document.controller(identifier: nil)))
    let inner = (made as? UITabBarController)?.viewControllers ?? []
    let all = inner.flatMap { ($0 as? UITabBarController)?.viewControllers ?? [] }
    // Of 101 that may be begun one is the outer, five have 20 each and the fifth four fewer than that.
    #expect(1 + inner.count + all.count == 101)
  }

  @Test func `controllers in one another are at most nine`() throws {
    let scenes = (0..<12).map { n in
      "<navigationController id=\"\(n == 0 ? "c" : "n\(n)")\"><connections>\(segue("n\(n + 1)", "relationship"))"
        + "</connections></navigationController>"
    }
    var depth = 0
    var current: UIViewController? = try instantiate(scenes + ["<viewController id=\"n12\"/>"])
    while let next = current {
      depth += 1
      current = (next as? UINavigationController)?.viewControllers.first
    }
    #expect(depth == 9)
  }

  // MARK: Cells

  @Test func `prototypes make the data source's cells, each with objects of its own`() throws {
    func cell(_ id: String, _ more: String) -> String {
      """
      <tableViewCell id="\(id)" \(more)><tableViewCellContentView key="contentView" id="\(id)c">
      <rect key="frame" x="0" y="0" width="375" height="44"/></tableViewCellContentView></tableViewCell>
      """
    }
    let table = """
      <tableView id="t" rowHeight="50"><rect key="frame" x="0" y="0" width="375" height="667"/><prototypes>
      \(cell("p", "reuseIdentifier=\"P\" rowHeight=\"80\""))\(cell("q", "reuseIdentifier=\"Q\""))\(cell("r", ""))
      </prototypes></tableView>
      """
    let controller = try instantiate([scene("HearingController", table)])
    let made = try #require(controller.view.subviews[1] as? UITableView)
    #expect(made.staticSections.isEmpty)
    let (one, two) = (
      made.dequeueReusableCell(withIdentifier: "P"), made.dequeueReusableCell(withIdentifier: "P")
    )
    #expect(one != nil && two != nil && one !== two)
    #expect(one?.staticHeight == 80 && made.dequeueReusableCell(withIdentifier: "Q")?.staticHeight == nil)
    #expect(made.dequeueReusableCell(withIdentifier: "R") == nil)
  }

  // MARK: Xibs

  @Test func `a xib's objects are its views and controllers, and its owner gets what outlets lead to`() throws
  {
    let owner = """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="HearingController"><connections>
      <outlet property="view" destination="v" id="o1"/><outlet property="note" destination="n" id="o2"/></connections>
      </placeholder>
      """
    let text = Documents.xib(
      #"<view id="v"/><label id="n" text="Note"/><viewController id="k"/><customObject id="x"/>"#,
      owner: owner)
    let document = AppDocument(document: try #require(Documents.parse(text).document))
    #expect(document.hasViewOfOwner && !document.hasInitialController)
    let hearing = HearingController()
    let objects = document.objects(owner: hearing)
    #expect(
      objects.count == 3 && objects[0] is UIView && objects[1] is UILabel && objects[2] is UIViewController)
    #expect(hearing.viewIfLoaded === objects[0] as? UIView && hearing.outlets == ["note UILabel"])
    #expect(document.objects(owner: nil).count == 3)
    for other in [
      owner.replacing("property=\"view\"", with: "property=\"cover\""),
      owner.replacing("IBFilesOwner", with: "IBFirstResponder"), "",
    ] {
      let text = Documents.xib("<view id=\"v\"/>", owner: other)
      #expect(!AppDocument(document: try #require(Documents.parse(text).document)).hasViewOfOwner)
    }
  }

  @Test func `a document in a window has the variations and texts of its page`() throws {
    let text = Documents.storyboard(
      subviews: """
        <label id="a" text="any"><variation key="widthClass=regular" text="wide"/>
        <variation key="heightClass=compact" text="low"/></label>
        """)
    let document = try #require(Documents.parse(text).document)
    for (horizontal, vertical, words) in [
      (UIUserInterfaceSizeClass.compact, UIUserInterfaceSizeClass.regular, "any"),
      (.regular, .regular, "wide"), (.compact, .compact, "low"),
    ] {
      let traits = UITraitCollection(traitsFrom: [
        UITraitCollection(horizontalSizeClass: horizontal), UITraitCollection(verticalSizeClass: vertical),
      ])
      try UITraitCollection.withCurrent(traits) {
        let builder = DocumentBuilder.forApp(document)
        let controller = builder.instantiate(try #require(document.controllers.objects["c-1"]))
        #expect((controller?.view.subviews.first as? UILabel)?.text == words)
      }
    }
  }
}

/// Hears of outlets, actions and segues.
private final class HearingController: UIViewController, OutletBinding, UITableViewDataSource,
  UITableViewDelegate,
  UICollectionViewDataSource, UICollectionViewDelegate, UITextFieldDelegate, UISearchBarDelegate,
  UITextViewDelegate
{
  var outlets: [String] = []
  var actions: [String] = []
  var senders: [AnyObject] = []
  var prepared: [String] = []
  var asked: [String] = []
  var isWilling = true

  func bind(outlet: String, to object: AnyObject) { outlets.append("\(outlet) \(type(of: object))") }

  func perform(action: String, sender: AnyObject) {
    actions.append(action)
    senders.append(sender)
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    asked.append(identifier)
    return isWilling
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    prepared.append(segue.identifier ?? "")
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    UICollectionViewCell()
  }
}

/// Has members by name, as the classes of a translated app have.
private final class SilentController: UIViewController {
  var taps = 0
  var label: UILabel?
  var all: [Any] = []
}

private final class Helper {}

private final class AwakeView: UIView {
  var events: [String] = []
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    events.append("coder")
  }
  override func awakeFromNib() {
    super.awakeFromNib()
    events.append("awake")
  }
}

private final class RefusingView: UIView {
  required init?(coder: NSCoder) { nil }
}

private final class RefusingController: UIViewController {
  required init?(coder: NSCoder) { nil }
}
