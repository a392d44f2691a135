import Foundation
import LayoutEngine
import PageTestSupport
import TestSupport
import Testing

@testable import PageBase
@testable import PageLayout
@testable import PageInputs
@testable import UIKitCore

/// Appearances, colours and badges of bars and their items, each in a colour of its own.
@MainActor
@Suite struct DocumentBarLookTests {
  /// The components of red, green and blue.
  private static let hues = [("1", "0", "0"), ("0", "1", "0"), ("0", "0", "1"), ("1", "1", "0")]
  private static let colors: [UIColor] = [.red, .green, .blue, .yellow]

  private func color(_ key: String, _ index: Int) -> String {
    let (red, green, blue) = Self.hues[index]
    return "<color key=\"\(key)\" red=\"\(red)\" green=\"\(green)\" blue=\"\(blue)\" alpha=\"1\"/>"
  }

  private func isColor(_ color: Any?, _ index: Int) -> Bool {
    (color as? UIColor)?.dynamic == Self.colors[index].dynamic
  }

  private func text(_ key: String, _ index: Int) -> String {
    "<textAttributes key=\"\(key)\">\(color("textColor", index))</textAttributes>"
  }

  private func bar(_ attributes: String, _ content: String = "") throws -> UINavigationBar {
    try BuiltViews("<navigationBar id=\"a\" \(attributes)>\(content)</navigationBar>").view()
  }

  // MARK: Appearances

  @Test func `each appearance of a navigation bar has its own colours and titles`() throws {
    for key in ["standardAppearance", "scrollEdgeAppearance"] {
      let written = """
        <navigationBarAppearance key="\(key)">\(color("backgroundColor", 0))\(color("shadowColor", 1))
        \(text("titleTextAttributes", 2))\(text("largeTitleTextAttributes", 3))</navigationBarAppearance>
        """
      let bar = try bar("", written)
      let isEdge = key == "scrollEdgeAppearance"
      let look = try #require(isEdge ? bar.scrollEdgeAppearance : bar.standardAppearance)
      #expect(isColor(look.backgroundColor, 0) && isColor(look.shadowColor, 1))
      #expect(look.ground == .opaque)
      #expect(isColor(look.titleTextAttributes[.foregroundColor], 2))
      #expect(isColor(look.largeTitleTextAttributes[.foregroundColor], 3))
      #expect(bar.hasAppearance != isEdge && (bar.scrollEdgeAppearance != nil) == isEdge)
    }
  }

  @Test func `an appearance without colours has the bar's own ground and line`() throws {
    let bar = try bar("", #"<navigationBarAppearance key="standardAppearance"/>"#)
    let (look, plain) = (bar.standardAppearance, UINavigationBarAppearance())
    #expect(bar.hasAppearance && look.ground == .standard && look.backgroundColor == nil)
    #expect(look.shadowColor?.dynamic == plain.shadowColor?.dynamic)
    #expect(look.titleTextAttributes.isEmpty && look.largeTitleTextAttributes.isEmpty)
    let other = try self.bar("")
    #expect(!other.hasAppearance && other.scrollEdgeAppearance == nil)
  }

  @Test(arguments: ["navigationBar", "toolbar", "tabBar"])
  func `a bar is translucent unless it says otherwise`(name: String) throws {
    func isTranslucent(_ attributes: String) throws -> Bool? {
      let view: UIView = try BuiltViews("<\(name) id=\"a\" \(attributes)/>").view()
      return (view as? UINavigationBar)?.isTranslucent ?? (view as? UIToolbar)?.isTranslucent
        ?? (view as? UITabBar)?.isTranslucent
    }
    #expect(try isTranslucent("") == true && isTranslucent("translucent=\"YES\"") == true)
    #expect(try isTranslucent("translucent=\"NO\"") == false)
  }

  @Test(arguments: ["black", "blackOpaque", "blackTranslucent", "default", ""])
  func `toolbars and tab bars are black where their style is`(style: String) throws {
    let views = try BuiltViews(
      "<toolbar id=\"t\" barStyle=\"\(style)\"/><tabBar id=\"b\" barStyle=\"\(style)\"/>")
    let expected: UIBarStyle = style.hasPrefix("black") ? .black : .default
    #expect(try views.view("t", as: UIToolbar.self).barStyle == expected)
    #expect(try views.view("b", as: UITabBar.self).barStyle == expected)
  }

  @Test func `toolbars and tab bars have their colours`() throws {
    let views = try BuiltViews(
      """
      <toolbar id="t">\(color("barTintColor", 0))</toolbar>
      <tabBar id="b">\(color("barTintColor", 1))\(color("tintColor", 2))\(color("unselectedItemTintColor", 3))</tabBar>
      <toolbar id="u"/><tabBar id="c"/><tabBar id="d">\(color("selectedImageTintColor", 3))</tabBar>
      """)
    #expect(isColor(try views.view("t", as: UIToolbar.self).barTintColor, 0))
    let tabs: UITabBar = try views.view("b")
    #expect(isColor(tabs.barTintColor, 1) && isColor(tabs.tintColor, 2))
    #expect(isColor(tabs.unselectedItemTintColor, 3))
    #expect(try views.view("u", as: UIToolbar.self).barTintColor == nil)
    #expect(isColor(try views.view("d", as: UITabBar.self).tintColor, 3))
    let plain: UITabBar = try views.view("c")
    #expect(plain.barTintColor == nil && plain.unselectedItemTintColor == nil)
  }

  @Test func `the tint of a tab bar controller's bar is that of its element`() throws {
    let tabs = UITabBarController()
    let document = try #require(Documents.parse(Documents.storyboard(subviews: "")).document)
    let builder = DocumentBuilder(document: document, options: .phone)
    let written =
      "<tabBarController><tabBar key=\"tabBar\">\(color("tintColor", 1))</tabBar></tabBarController>"
    builder.configureTabBar(of: tabs, try DocumentReader.read(Array(written.utf8)))
    #expect(isColor(tabs.tabBar.tintColor, 1))
  }

  // MARK: Items

  private func navigationItem(_ attributes: String, _ content: String = "") throws -> UINavigationItem {
    let item = "<items><navigationItem id=\"n\" \(attributes)>\(content)</navigationItem></items>"
    return try #require(try bar("", item).items?.first)
  }

  @Test func `a navigation item says what its back buttons are`() throws {
    let plain = try navigationItem("")
    #expect(!plain.hidesBackButton && !plain.leftItemsSupplementBackButton && plain.prompt == nil)
    #expect(plain.backButtonTitle == nil && plain.backBarButtonItem == nil)
    #expect(try navigationItem("hidesBackButton=\"YES\"").hidesBackButton)
    #expect(try !navigationItem("hidesBackButton=\"NO\"").hidesBackButton)
    #expect(
      try navigationItem("leftItemsSupplementBackButton=\"YES\"").leftItemsSupplementBackButton)
    #expect(
      try !navigationItem("leftItemsSupplementBackButton=\"NO\"").leftItemsSupplementBackButton)
    let full = try navigationItem(
      #"prompt="Say" backButtonTitle="Out""#,
      #"<barButtonItem key="backBarButtonItem" title="Home" id="b"/>"#)
    #expect(full.prompt == "Say" && full.backButtonTitle == "Out")
    #expect(full.backBarButtonItem?.title == "Home")
  }

  @Test func `a controller's item takes over all of its navigation item`() throws {
    let text = Documents.storyboard(
      scenes: [
        Documents.controller(
          "c",
          """
          <navigationItem key="navigationItem" title="T" hidesBackButton="YES" backButtonTitle="Out"
          leftItemsSupplementBackButton="YES" id="n">
          <barButtonItem key="backBarButtonItem" title="Home" id="b"/></navigationItem>
          """)
      ], initial: "c")
    let document = try #require(Documents.parse(text).document)
    let controller = UIViewController()
    DocumentBuilder(document: document, options: .phone).describe(
      controller, try #require(document.controller(identifier: nil)))
    let item = controller.navigationItem
    #expect(item.hidesBackButton && item.leftItemsSupplementBackButton)
    #expect(item.backButtonTitle == "Out" && item.backBarButtonItem?.title == "Home")
  }

  private func button(_ attributes: String, _ content: String = "") throws -> UIBarButtonItem {
    try BuiltViews(
      "<toolbar id=\"a\"><items><barButtonItem id=\"i\" \(attributes)>\(content)</barButtonItem></items></toolbar>"
    ).object("i")
  }

  @Test func `a bar button item has its style, state, width, tag and colour`() throws {
    let plain = try button("title=\"T\"")
    #expect(plain.style == .plain && plain.isEnabled && plain.width == 0 && plain.tag == 0)
    #expect(plain.tintColor == nil && plain.customView == nil)
    for (word, style) in [("done", UIBarButtonItem.Style.done), ("prominent", .done), ("plain", .plain)] {
      #expect(try button("style=\"\(word)\"").style == style)
    }
    #expect(try !button("enabled=\"NO\"").isEnabled && button("enabled=\"YES\"").isEnabled)
    #expect(try button("width=\"30\"").width == 30 && button("tag=\"7\"").tag == 7)
    #expect(isColor(try button("", color("tintColor", 1)).tintColor, 1))
    let custom = try button("", #"<label key="customView" text="Own" id="l"/>"#)
    #expect((custom.customView as? UILabel)?.text == "Own")
    #expect(try button("", #"<hologram key="customView" id="l"/>"#).customView == nil)
  }

  private func tab(_ attributes: String, _ content: String = "") throws -> UITabBarItem {
    let bar: UITabBar = try BuiltViews(
      "<tabBar id=\"a\"><items><tabBarItem id=\"i\" \(attributes)>\(content)</tabBarItem></items></tabBar>"
    ).view()
    return try #require(bar.items?.first)
  }

  /// Titles of `UITabBarItem.SystemItem`, in English.
  @Test(
    arguments: [
      ("more", "More"), ("favorites", "Favorites"), ("featured", "Featured"), ("topRated", "Top Rated"),
      ("recents", "Recents"), ("contacts", "Contacts"), ("history", "History"), ("bookmarks", "Bookmarks"),
      ("search", "Search"), ("downloads", "Downloads"), ("mostRecent", "Most Recent"),
      ("mostViewed", "Most Viewed"), ("unheardOf", "Own"),
    ])
  func `a tab is the system's or has a title of its own`(word: String, title: String) throws {
    let tab = try tab("systemItem=\"\(word)\" title=\"Own\" tag=\"3\"")
    #expect(tab.title == title && tab.tag == 3)
    #expect((tab.image != nil) == (word != "unheardOf"))
  }

  @Test func `a tab has its pictures, its badge and its state`() throws {
    let plain = try tab("title=\"T\"")
    #expect(plain.isEnabled && plain.tag == 0 && plain.badgeValue == nil && plain.badgeColor == nil)
    #expect(plain.image == nil && plain.selectedImage == nil)
    let full = try tab(
      #"title="T" image="star" selectedImage="heart" catalog="system" badgeValue="9" enabled="NO""#,
      color("badgeColor", 2))
    #expect(full.image?.symbolName == "star" && full.selectedImage?.symbolName == "heart")
    #expect(full.badgeValue == "9" && isColor(full.badgeColor, 2) && !full.isEnabled)
    #expect(try tab("enabled=\"YES\"").isEnabled)
  }

  // MARK: Controllers

  private func described(_ attributes: String, _ content: String = "") throws -> UIViewController {
    let controller = UIViewController()
    let document = try #require(Documents.parse(Documents.storyboard(subviews: "")).document)
    let written = "<viewController \(attributes)>\(content)</viewController>"
    DocumentBuilder(document: document, options: .phone).describe(
      controller, try DocumentReader.read(Array(written.utf8)))
    return controller
  }

  @Test(
    arguments: [("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right)]
      as [(String, UIRectEdge)])
  func `a view extends below bars at the edges that are written`(word: String, edge: UIRectEdge) throws {
    func edges(_ attributes: String) throws -> UIRectEdge {
      try described("", "<extendedEdge key=\"edgesForExtendedLayout\" \(attributes)/>").edgesForExtendedLayout
    }
    #expect(try edges("\(word)=\"YES\"") == edge)
    #expect(try edges("\(word)=\"NO\"") == [] && edges("") == [])
    #expect(try described("").edgesForExtendedLayout == .all)
  }

  @Test func `a view extends below opaque bars only if it says so`() throws {
    #expect(try !described("").extendedLayoutIncludesOpaqueBars)
    #expect(try !described("extendedLayoutIncludesOpaqueBars=\"NO\"").extendedLayoutIncludesOpaqueBars)
    #expect(try described("extendedLayoutIncludesOpaqueBars=\"YES\"").extendedLayoutIncludesOpaqueBars)
  }

  /// The document's tint reaches the root, unless the controller's view has a tint of its own.
  @Test func `the tint of a document is that of its outermost view`() throws {
    func root(_ own: String) throws -> UIView {
      let text = Documents.storyboard(subviews: "", root: own).replacing(
        "</scenes>", with: "</scenes>" + color("tintColor", 1))
      return try BuiltViews(document: text).root
    }
    #expect(isColor(try root("").tintColor, 1))
    #expect(isColor(try root(color("tintColor", 2)).tintColor, 2))
    #expect(try BuiltViews("").root.tintColor.dynamic == UIView().tintColor.dynamic)
  }
}
