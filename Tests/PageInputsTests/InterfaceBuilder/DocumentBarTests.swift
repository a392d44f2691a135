import Foundation
import LayoutEngine
import PageTestSupport
import TestSupport
import Testing

@testable import PageBase
@testable import PageLayout
@testable import PageInputs
@testable import UIKitCore

/// Bars, their items, and what containers show of a controller.
@MainActor
@Suite struct DocumentBarTests {
  private let red = ##"red="1" green="0" blue="0" alpha="1"/>"##

  private func isRed(_ color: UIColor?) -> Bool { color?.dynamic == UIColor.red.dynamic }

  private func bar(_ attributes: String, _ content: String = "") throws -> UINavigationBar {
    try BuiltViews("<navigationBar id=\"a\" \(attributes)>\(content)</navigationBar>").view()
  }

  @Test func `a navigation bar has its colours, titles and items`() throws {
    let bar = try bar(
      "largeTitles=\"YES\"",
      """
      <color key="barTintColor" \(red)<color key="tintColor" \(red)
      <textAttributes key="titleTextAttributes"><color key="textColor" \(red)
      <fontDescription key="fontDescription" type="boldSystem" pointSize="21"/></textAttributes>
      <textAttributes key="largeTitleTextAttributes"><color key="textColor" \(red)</textAttributes>
      <items><navigationItem title="One" id="n1"/><navigationItem id="n2"/></items>
      """)
    #expect(isRed(bar.barTintColor) && isRed(bar.tintColor) && bar.prefersLargeTitles)
    #expect(bar.items?.map(\.title) == ["One", ""])
    let title = try #require(bar.titleTextAttributes)
    #expect(isRed(title[.foregroundColor] as? UIColor))
    #expect((title[.font] as? UIFont)?.descriptor == UIFont.boldSystemFont(ofSize: 21).descriptor)
    let large = try #require(bar.largeTitleTextAttributes)
    #expect(isRed(large[.foregroundColor] as? UIColor) && large[.font] == nil)
    let plain = try self.bar("")
    #expect(plain.barTintColor == nil && plain.titleTextAttributes == nil && !plain.prefersLargeTitles)
    #expect(plain.largeTitleTextAttributes == nil && plain.items?.isEmpty ?? true)
  }

  @Test(arguments: ["black", "blackOpaque", "blackTranslucent"])
  func `a black bar is black with white text, unless it has colours of its own`(style: String) throws {
    let black = try bar("barStyle=\"\(style)\"")
    #expect(black.barTintColor?.dynamic == UIColor.black.dynamic)
    #expect((black.titleTextAttributes?[.foregroundColor] as? UIColor)?.dynamic == UIColor.white.dynamic)
    let own = try bar(
      "barStyle=\"\(style)\"",
      "<color key=\"barTintColor\" \(red)<textAttributes key=\"titleTextAttributes\"><color key=\"textColor\" \(red)</textAttributes>"
    )
    #expect(isRed(own.barTintColor) && isRed(own.titleTextAttributes?[.foregroundColor] as? UIColor))
    #expect(try bar("barStyle=\"default\"").titleTextAttributes == nil)
  }

  private func item(_ id: String, _ attributes: String, key: String = "") -> String {
    "<barButtonItem \(key.isEmpty ? "" : "key=\"\(key)\"") id=\"\(id)\" \(attributes)/>"
  }

  @Test func `items are one of a side or a list`() throws {
    func items(_ content: String) throws -> [[String?]?] {
      let bar = try bar("", "<items><navigationItem id=\"n\">\(content)</navigationItem></items>")
      let item = try #require(bar.items?.first)
      return [item.leftBarButtonItems?.map(\.title), item.rightBarButtonItems?.map(\.title)]
    }
    #expect(try items("") == [nil, nil])
    #expect(
      try items(
        item("l", "title=\"L\"", key: "leftBarButtonItem")
          + item("r", "title=\"R\"", key: "rightBarButtonItem"))
        == [["L"], ["R"]])
    let list = "\(item("x", "title=\"X\""))<other/>\(item("y", "title=\"Y\""))"
    #expect(
      try items("<leftBarButtonItems key=\"leftBarButtonItems\">\(list)</leftBarButtonItems>") == [
        ["X", "Y"], nil,
      ])
    #expect(
      try items("<rightBarButtonItems key=\"rightBarButtonItems\">\(list)</rightBarButtonItems>")
        == [nil, ["X", "Y"]])
  }

  @Test func `a bar button item is the system's, or has title, image and style`() throws {
    let views = try BuiltViews(
      """
      <toolbar id="a"><items>\(item("s", "systemItem=\"add\" title=\"No\""))<other/>
      \(item("t", "title=\"Go\" style=\"done\" image=\"star\" catalog=\"system\""))
      \(item("u", "systemItem=\"unheardOf\" title=\"U\" style=\"plain\""))</items></toolbar>
      """)
    let items = try #require(try views.view("a", as: UIToolbar.self).items)
    #expect(items.map(\.systemItem) == [.add, nil, nil])
    #expect(items[1].title == "Go" && items[1].style == .done && items[1].image != nil)
    #expect(items[2].title == "U" && items[2].style == .plain && items[2].image == nil)
    for (id, item) in zip(["s", "t", "u"], items) { #expect(try views.object(id) === item) }
  }

  @Test(
    arguments: [
      ("done", .done), ("cancel", .cancel), ("edit", .edit), ("save", .save), ("add", .add),
      ("flexibleSpace", .flexibleSpace), ("fixedSpace", .fixedSpace), ("compose", .compose),
      ("reply", .reply), ("action", .action), ("organize", .organize), ("bookmarks", .bookmarks),
      ("search", .search), ("refresh", .refresh), ("stop", .stop), ("camera", .camera), ("trash", .trash),
      ("play", .play), ("pause", .pause), ("rewind", .rewind), ("fastForward", .fastForward),
      ("undo", .undo), ("redo", .redo), ("close", .close),
    ] as [(String, UIBarButtonItem.SystemItem)])
  func `a system item is known by its word`(word: String, system: UIBarButtonItem.SystemItem) throws {
    let views = try BuiltViews(
      "<toolbar id=\"a\"><items>\(item("s", "systemItem=\"\(word)\""))</items></toolbar>")
    #expect(try views.object("s", as: UIBarButtonItem.self).systemItem == system)
  }

  @Test func `a tab bar has its items, and nothing else`() throws {
    let bar: UITabBar = try BuiltViews(
      """
      <tabBar id="a"><items><tabBarItem title="One" image="star" catalog="system" id="1"/><other id="2"/>
      <tabBarItem title="Two" id="3"/></items></tabBar>
      """
    ).view()
    #expect(
      bar.items?.map(\.title) == ["One", "Two"] && bar.items?.map { $0.image != nil } == [true, false])
    #expect(bar.items?.map(\.tag) == [0, 0])
  }

  // MARK: Controllers

  private func described(_ content: String, _ attributes: String = "") throws -> UIViewController {
    let text = Documents.storyboard(
      scenes: [Documents.controller("c", content, attributes: attributes)], initial: "c")
    let document = try #require(Documents.parse(text).document)
    let builder = DocumentBuilder(document: document, options: .phone)
    let controller = UIViewController()
    builder.describe(controller, try #require(document.controller(identifier: nil)))
    return controller
  }

  @Test func `a controller has the title, prompt, items and view of its navigation item`() throws {
    let plain = try described("", "title=\"Own\"")
    #expect(plain.title == "Own" && !plain.hidesBottomBarWhenPushed && plain.toolbarItems ?? [] == [])
    #expect(plain.automaticallyAdjustsScrollViewInsets)
    let item = """
      <navigationItem key="navigationItem" title="Item" prompt="Say" id="n">
      \(item("l", "title=\"L\"", key: "leftBarButtonItem"))\(item("r", "title=\"R\"", key: "rightBarButtonItem"))
      <label key="titleView" id="t" text="View"/></navigationItem>
      """
    let full = try described(item, "title=\"Own\"")
    #expect(full.title == "Own" && full.navigationItem.title == "Item" && full.navigationItem.prompt == "Say")
    #expect(full.navigationItem.leftBarButtonItems?.map(\.title) == ["L"])
    #expect(full.navigationItem.rightBarButtonItems?.map(\.title) == ["R"])
    #expect((full.navigationItem.titleView as? UILabel)?.text == "View")
    let empty = try described("<navigationItem key=\"navigationItem\" id=\"n\"/>", "title=\"Own\"")
    #expect(empty.navigationItem.title == "Own" && empty.navigationItem.titleView == nil)
    let odd = try described(
      "<navigationItem key=\"navigationItem\" id=\"n\"><hologram key=\"titleView\" id=\"t\"/></navigationItem>"
    )
    #expect(odd.navigationItem.titleView == nil)
  }

  @Test(
    arguments: [("never", .never), ("always", .always), ("automatic", .automatic), ("", .automatic)]
      as [(String, UINavigationItem.LargeTitleDisplayMode)])
  func `a large title is shown as the item says`(
    word: String, mode: UINavigationItem.LargeTitleDisplayMode
  ) throws {
    let controller = try described(
      "<navigationItem key=\"navigationItem\" largeTitleDisplayMode=\"\(word)\" id=\"n\"/>")
    #expect(controller.navigationItem.largeTitleDisplayMode == mode)
  }

  @Test func `a controller has its tab, its toolbar's items and its flags`() throws {
    let controller = try described(
      """
      <tabBarItem key="tabBarItem" title="Tab" id="t"/>
      <toolbarItems>\(item("x", "title=\"X\""))<other/></toolbarItems>
      """, "hidesBottomBarWhenPushed=\"YES\" automaticallyAdjustsScrollViewInsets=\"NO\"")
    #expect(controller.tabBarItem.title == "Tab" && controller.toolbarItems?.map(\.title) == ["X"])
    #expect(controller.hidesBottomBarWhenPushed && !controller.automaticallyAdjustsScrollViewInsets)
    let opposite = try described(
      "", "hidesBottomBarWhenPushed=\"NO\" automaticallyAdjustsScrollViewInsets=\"YES\"")
    #expect(!opposite.hidesBottomBarWhenPushed && opposite.automaticallyAdjustsScrollViewInsets)
  }

  // MARK: Xibs

  private func root(_ view: String, owner: String = "", _ options: DocumentBuilder.Options = .phone) throws
    -> UIView
  {
    try BuiltViews(document: Documents.xib(view, owner: owner), options: options).root
  }

  /// The canvas has 375 × 667 points.
  @Test(arguments: [
    (375.0, 667.0, false), (374, 667, true), (375, 666, true), (0, 100, false), (100, 0, false), (1, 1, true),
  ])
  func `a xib's view stands in a host unless it fills the canvas or has no size`(
    width: Double, height: Double, isHosted: Bool
  ) throws {
    let view =
      "<view id=\"v\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"\(width)\" height=\"\(height)\"/></view>"
    let root = try root(view)
    #expect((root.accessibilityIdentifier != "v") == isHosted && root.standsForScreen)
    #expect((root.backgroundColor?.dynamic == UIColor.systemBackground.dynamic) == isHosted)
    #expect(try self.root(view, .canvas(isRecording: true)).accessibilityIdentifier == "v")
    var bare = DocumentBuilder.Options.phone
    bare.isBare = true
    #expect(try self.root(view, bare).accessibilityIdentifier == "v")
    if isHosted {
      let inner = try #require(root.subviews.first)
      #expect(inner.standsForScreen && !inner.translatesAutoresizingMaskIntoConstraints)
      let launch = Documents.xib(view).replacing("toolsVersion", with: "launchScreen=\"YES\" toolsVersion")
      #expect(try BuiltViews(document: launch).root.accessibilityIdentifier == "v")
    }
  }

  @Test func `a xib without a device has a canvas of 600 points`() throws {
    for (side, isHosted) in [(600.0, false), (601, true), (599, true)] {
      let text = Documents.xib(
        "<view id=\"v\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"\(side)\" height=\"600\"/></view>"
      ).replacing(#"<device id="retina4_7" orientation="portrait"/>"#, with: "")
      #expect((try BuiltViews(document: text).root.accessibilityIdentifier != "v") == isHosted)
    }
  }

  @Test(
    arguments: [
      ("", "v", "view", false), ("customClass=\"PageViewController\"", "v", "view", false),
      ("customClass=\"PageVC\"", "v", "view", false), ("customClass=\"PageView\"", "v", "view", true),
      ("", "other", "view", true), ("", "v", "cover", true),
    ])
  func `a xib's view is its owner's where that is a controller`(
    owner: String, destination: String, property: String, isHosted: Bool
  ) throws {
    let place = """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" \(owner)><connections>
      <outlet property="\(property)" destination="\(destination)" id="o"/></connections></placeholder>
      """
    let view = """
      <view id="v"><rect key="frame" x="0" y="0" width="100" height="50"/></view><view id="other"/>
      """
    #expect((try root(view, owner: place).accessibilityIdentifier != "v") == isHosted)
    let first = place.replacing("IBFilesOwner", with: "IBFirstResponder")
    #expect(try root(view, owner: first).accessibilityIdentifier != "v")
  }

  @Test func `a hosted view is centred, as large as it was saved, and no wider than the screen`() throws {
    let text = Documents.xib(
      "<view id=\"v\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"300\" height=\"50\"/></view>")
    let wide = try SolvedDocument(text, size: Size(width: 400, height: 800))
    #expect(wide.frames["v"] == Rect(x: 50, y: 375, width: 300, height: 50))
    let narrow = try SolvedDocument(text, size: Size(width: 200, height: 800))
    #expect(narrow.frames["v"] == Rect(x: 0, y: 375, width: 200, height: 50))
    #expect(narrow.conflicts.isEmpty)
    let names = wide.tree.layout.constraints.filter { $0.constant == 300 || $0.constant == 50 }
    #expect(names.count >= 2)
  }
}
