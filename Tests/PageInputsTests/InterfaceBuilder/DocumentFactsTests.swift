import Foundation
import LayoutEngine
import PageTestSupport
import TestSupport
import Testing

@testable import PageBase
@testable import PageInputs
@testable import PageLayout
@testable import UIKitCore

/// Facts of a document about a view that no picture shows: those that lint reads, and the code that may change the view.
@MainActor
@Suite struct DocumentFactsTests {
  private func facts(_ view: String, resources: String = "") throws -> WrittenView {
    try #require(try BuiltViews(view, resources: resources).view("a", as: UIView.self).documentFacts)
  }

  // MARK: Texts

  @Test(
    arguments: [
      (#"<label id="a" text="T"/>"#, "a.text"), (#"<label id="a" text=""/>"#, nil),
      (#"<label id="a"/>"#, nil),
      (#"<label id="a"><string key="text">T</string></label>"#, "a.text"),
      (#"<textView id="a" text="T"/>"#, "a.text"), (#"<textView id="a"/>"#, nil),
      (#"<textField id="a" text="T" placeholder="P"/>"#, "a.text"),
      (#"<textField id="a" text="" placeholder="P"/>"#, "a.placeholder"), (#"<textField id="a"/>"#, nil),
      (#"<button id="a"><state key="normal" title="T"/></button>"#, "a.normalTitle"),
      (#"<button id="a"><state key="selected" title="T"/></button>"#, nil),
      (#"<button id="a"><state key="normal" title=""/></button>"#, nil), (#"<button id="a"/>"#, nil),
      (
        #"<button id="a"><state key="normal" title="T"/>"#
          + #"<buttonConfiguration key="configuration" title="C"/></button>"#,
        "a.configuration.title"
      ),
      (
        #"<button id="a"><state key="normal" title="T"/><buttonConfiguration key="configuration"/></button>"#,
        "a.normalTitle"
      ),
      (#"<view id="a" text="T"/>"#, nil),
    ] as [(String, String?)])
  func `a view has the key of its text`(view: String, key: String?) throws {
    #expect(try facts(view).textKey == key)
  }

  @Test func `a view without an id has no key, and neither frame nor flags unless they are written`() throws {
    let plain = try facts(#"<view id="a"/>"#)
    #expect(plain.frame == nil && !plain.isMisplaced && !plain.isFixedFrame && !plain.lacksReuseIdentifier)
    let written = try facts(
      #"<view id="a" misplaced="YES" fixedFrame="YES"><rect key="frame" x="1" y="2" width="3" height="4"/></view>"#
    )
    #expect(written.frame == Rect(x: 1, y: 2, width: 3, height: 4))
    #expect(written.isMisplaced && written.isFixedFrame)
    let opposite = try facts(#"<view id="a" misplaced="NO" fixedFrame="NO"/>"#)
    #expect(!opposite.isMisplaced && !opposite.isFixedFrame)
    let nameless = try BuiltViews(#"<label text="T"/>"#).root.subviews.compactMap(\.documentFacts)
    #expect(nameless.map(\.textKey) == [nil])
  }

  // MARK: Fonts

  private nonisolated static let system =
    #"<fontDescription key="fontDescription" type="system" pointSize="12"/>"#
  private nonisolated static let styled =
    #"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>"#

  @Test(
    arguments: [
      ("label", "", .fixed), ("label", system, .fixed), ("label", styled, nil), ("textView", system, .fixed),
      ("textField", system, .fixed), ("textField", styled, nil), ("button", system, .fixed),
      ("button", styled, nil), ("button", #"<buttonConfiguration key="configuration"/>"#, nil),
      ("view", system, nil), ("switch", "", nil),
      ("label", #"<attributedString key="attributedText"><fragment content="T"/></attributedString>"#, nil),
    ] as [(String, String, WrittenView.TextSize?)])
  func `a font of points does not follow the text size`(
    name: String, content: String, size: WrittenView.TextSize?
  ) throws {
    #expect(try facts("<\(name) id=\"a\">\(content)</\(name)>").textSize == size)
    let adjusted = try facts(
      "<\(name) id=\"a\" adjustsFontForContentSizeCategory=\"YES\">\(content)</\(name)>")
    #expect(adjusted.textSize == (size == nil ? nil : .fixedThoughAdjusted))
    let not = try facts("<\(name) id=\"a\" adjustsFontForContentSizeCategory=\"NO\">\(content)</\(name)>")
    #expect(not.textSize == size)
  }

  // MARK: Pictures without names

  private func accessibility(_ attributes: String, _ content: String = "") -> String {
    "<accessibility key=\"accessibilityConfiguration\" \(attributes)>\(content)</accessibility>"
  }

  private func isElement(_ word: String) -> String {
    accessibility("", "<bool key=\"isElement\" value=\"\(word)\"/>")
  }

  private func picture(_ content: String, _ name: String = "button", image: String = "cart") throws -> String?
  {
    let own = name == "imageView" ? "image=\"\(image)\"" : ""
    return try facts("<\(name) id=\"a\" \(own)>\(content)</\(name)>").unnamedPicture
  }

  @Test func `a button with a picture alone has no name, unless it is given one`() throws {
    let state = #"<state key="normal" image="cart"/>"#
    #expect(try picture(state) == "cart")
    #expect(try picture(state + accessibility("label=\"Buy\"")) == nil)
    #expect(try picture(state + accessibility("label=\"\"")) == "cart")
    #expect(try picture(state + accessibility("hint=\"Buys\"")) == "cart")
    #expect(try picture(state + accessibility("", #"<string key="label">Buy</string>"#)) == nil)
    #expect(try picture(state + isElement("NO")) == nil && picture(state + isElement("YES")) == "cart")
    for path in ["accessibilityLabel", "isAccessibilityElement", "cornerRadius"] {
      let attribute = """
        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="\(path)" value="x"/>
        </userDefinedRuntimeAttributes>
        """
      #expect(try picture(state + attribute) == (path == "cornerRadius" ? "cart" : nil))
    }
  }

  @Test func `a title in any state is a button's name, and a background is a picture`() throws {
    #expect(try picture(#"<state key="normal" image="cart"/><state key="selected" title="Sold"/>"#) == nil)
    #expect(try picture(#"<state key="normal" image="cart"/><state key="selected" title=""/>"#) == "cart")
    let styled =
      #"<state key="selected"><attributedString key="attributedTitle"><fragment content="S"/></attributedString></state>"#
    #expect(try picture(#"<state key="normal" image="cart"/>"# + styled) == nil)
    #expect(try picture(#"<state key="normal" backgroundImage="plate"/>"#) == "plate")
    #expect(try picture(#"<state key="normal" image="cart" backgroundImage="plate"/>"#) == "cart")
    #expect(try picture(#"<state key="highlighted" image="cart"/>"#) == nil && picture("") == nil)
    #expect(try picture(#"<state key="normal" image=""/>"#) == nil)
  }

  @Test func `a configuration's picture comes before those of states, and its title is a name`() throws {
    let state = #"<state key="normal" image="cart"/>"#
    func configuration(_ attributes: String) -> String {
      "<buttonConfiguration key=\"configuration\" \(attributes)/>"
    }
    #expect(try picture(state + configuration("image=\"bag\"")) == "bag")
    #expect(try picture(state + configuration("")) == "cart")
    #expect(try picture(state + configuration("title=\"Buy\" image=\"bag\"")) == nil)
  }

  @Test func `a system symbol has a name of its own`() throws {
    for attributes in ["image=\"star\" catalog=\"system\"", "image=\"known\""] {
      let view = "<button id=\"a\"><state key=\"normal\" \(attributes)/></button>"
      #expect(
        try facts(view, resources: #"<image name="known" catalog="system" width="1" height="1"/>"#)
          .unnamedPicture == nil)
    }
    let reference = #"<imageReference key="image" image="star" catalog="system"/>"#
    #expect(try picture("<state key=\"normal\">\(reference)</state>") == nil)
    let own = reference.replacing(#" catalog="system""#, with: "")
    #expect(try picture("<state key=\"normal\">\(own)</state>") == "star")
  }

  @Test func `a picture needs a name where the document makes it an element`() throws {
    #expect(try picture(isElement("YES"), "imageView") == "cart")
    #expect(try picture(isElement("NO"), "imageView") == nil && picture("", "imageView") == nil)
    let named = accessibility("label=\"Cart\"", #"<bool key="isElement" value="YES"/>"#)
    #expect(try picture(named, "imageView") == nil)
    #expect(try picture(isElement("YES"), "imageView", image: "") == nil)
    #expect(try picture(isElement("YES"), "view") == nil)
  }

  // MARK: Conventions

  private func conventions(_ text: String) throws -> DocumentConventions {
    DocumentConventions(try DocumentReader.read(Array(text.utf8)))
  }

  @Test func `prototypes of tables and collections need an identifier, static rows do not`() throws {
    let found = try conventions(
      """
      <d><tableView><prototypes><tableViewCell id="p1" reuseIdentifier="P"/><tableViewCell id="p2"/>
      <tableViewCell id="p3" reuseIdentifier=""/><tableViewCell/></prototypes>
      <sections><tableViewSection><cells><tableViewCell id="s1"/></cells></tableViewSection></sections></tableView>
      <collectionView><cells><collectionViewCell id="c1"/><collectionViewCell id="c2" reuseIdentifier="C"/></cells>
      <collectionReusableView key="sectionHeaderView" id="h1"/><view id="v1"/></collectionView></d>
      """)
    #expect(found.namelessPrototypes == ["p2", "p3", "c1", "h1"])
    #expect(found.staticCells == ["s1"] && !found.namesModules)
  }

  /// A prefix of three capitals is two and the name's own first letter.
  @Test(
    arguments: [
      ("Badge", true), ("WPTable", false), ("WPtable", true), ("ABBadge", false), ("B", false), ("Bo", true),
      ("_Badge", false), ("App.Badge", false), ("badge", true),
    ])
  func `a class without a module is one of Swift by its name`(name: String, isOfSwift: Bool) throws {
    let place = SourcePosition(line: 1, column: 1)
    func element(_ attributes: [String: String]) -> DocumentElement {
      DocumentElement(name: "view", attributes: attributes, position: place)
    }
    for named in [#"customModule="App""#, #"customModuleProvider="target""#] {
      let found = try conventions("<d><view customClass=\"Other\" \(named)/></d>")
      #expect(found.namesModules)
      #expect(found.classWithoutModule(of: element(["customClass": name])) == (isOfSwift ? name : nil))
      #expect(found.classWithoutModule(of: element(["customClass": name, "customModule": "App"])) == nil)
      #expect(
        found.classWithoutModule(of: element(["customClass": name, "customModule": ""]))
          == (isOfSwift ? name : nil))
      #expect(
        found.classWithoutModule(of: element(["customClass": name, "customModuleProvider": "target"])) == nil)
      #expect(found.classWithoutModule(of: element([:])) == nil)
    }
    for none in ["customModule=\"\"", "customModuleProvider=\"other\"", ""] {
      let found = try conventions("<d><view customClass=\"Other\" \(none)/></d>")
      #expect(!found.namesModules)
      #expect(found.classWithoutModule(of: element(["customClass": name])) == nil)
    }
    #expect(try !conventions(#"<d><view customModule="App"/></d>"#).namesModules)
  }

  // MARK: Code

  private func options(_ change: (inout DocumentBuilder.Options) -> Void) -> DocumentBuilder.Options {
    var options = DocumentBuilder.Options.phone
    change(&options)
    return options
  }

  /// The hold on view `a`, to which the controller's connections lead.
  private func hold(
    _ view: String, _ connections: String = "", owner: String = "WelcomeController",
    options: DocumentBuilder.Options = .phone
  ) throws -> CodeHold? {
    let text = Documents.storyboard(subviews: view).replacing(
      "</viewController>", with: "<connections>\(connections)</connections></viewController>"
    ).replacing("WelcomeController", with: owner)
    return try BuiltViews(document: text, options: options).view("a", as: UIView.self).codeHold
  }

  private func outlet(_ name: String, to: String = "a", _ kind: String = "outlet") -> String {
    "<\(kind) property=\"\(name)\" destination=\"\(to)\" id=\"o-\(name)-\(to)\"/>"
  }

  @Test func `outlets of the app's objects hold a view, each name once`() throws {
    #expect(try hold(#"<view id="a"/>"#) == nil)
    #expect(
      try hold(#"<view id="a"/>"#, outlet("card") + outlet("boxes", "outletCollection"))?.outlets
        == ["card", "boxes"])
    #expect(
      try hold(#"<view id="a"/>"#, outlet("card") + outlet("card", "outletCollection"))?.outlets == ["card"])
    #expect(try hold(#"<view id="a"/>"#, outlet("card", to: "root")) == nil)
    #expect(try hold(#"<view id="a"/>"#, outlet("card"), options: options { $0.isFilled = true }) == nil)
    // An action leads to no view, and an object without a class has no code.
    #expect(try hold(#"<view id="a"/>"#, #"<action selector="go:" destination="a" id="x"/>"#) == nil)
    let holder = "<view id=\"b\"><connections>\(outlet("card"))</connections></view>"
    #expect(try hold("<view id=\"a\"/>" + holder) == nil)
    #expect(
      try hold("<view id=\"a\"/>" + holder.replacing("id=\"b\"", with: "id=\"b\" customClass=\"Box\""))?
        .outlets == ["card"])
  }

  /// Outlets of UIKit's own classes, through which they place or ask objects.
  @Test(arguments: [
    "accessoryView", "backgroundView", "dataSource", "delegate", "dragDelegate", "dropDelegate",
    "editingAccessoryView", "gestureRecognizers", "inputAccessoryView", "inputView", "prefetchDataSource",
    "selectedBackgroundView", "tableFooterView", "tableHeaderView", "view",
  ])
  func `UIKit's own outlets are no code`(name: String) throws {
    #expect(try hold(#"<view id="a"/>"#, outlet(name)) == nil)
    #expect(try hold(#"<view id="a"/>"#, outlet(name + "s"))?.outlets == [name + "s"])
  }

  @Test func `in a window outlets of known classes are set`() throws {
    InterfaceClasses.register(KnownController.self)
    let live = options { $0.isLive = true }
    #expect(try hold(#"<view id="a"/>"#, outlet("card"), owner: "KnownController", options: live) == nil)
    #expect(
      try hold(#"<view id="a"/>"#, outlet("card"), owner: "UnheardController", options: live)?.outlets == [
        "card"
      ])
    #expect(try hold(#"<view id="a"/>"#, outlet("card"), owner: "KnownController")?.outlets == ["card"])
  }

  @Test func `a class that is not compiled in holds its view`() throws {
    InterfaceClasses.register(KnownView.self)
    for (name, held) in [
      ("Unheard", "Unheard"), ("KnownView", nil), ("UIControl", nil), ("UIStackView", nil),
      ("UITableViewCell", nil), ("UIToolbar", nil),
    ] as [(String, String?)] {
      #expect(try hold("<view id=\"a\" customClass=\"\(name)\"/>")?.customClass == held)
    }
  }

  @Test func `code may find a view by its tag, but a control's tag tells actions apart`() throws {
    for (tag, found) in [("7", 7), ("0", nil), ("-1", -1), ("", nil)] as [(String, Int?)] {
      #expect(try hold("<view id=\"a\" tag=\"\(tag)\"/>")?.tag == found)
      #expect(try hold("<view id=\"a\" tag=\"\(tag)\"/>", options: options { $0.isLive = true }) == nil)
    }
    for name in [
      "button", "segmentedControl", "slider", "stepper", "switch", "textField", "pageControl", "datePicker",
    ] {
      #expect(try hold("<\(name) id=\"a\" tag=\"7\"/>") == nil)
    }
    for name in ["label", "imageView", "textView", "progressView"] {
      #expect(try hold("<\(name) id=\"a\" tag=\"7\"/>")?.tag == 7)
    }
  }

  @Test func `an attribute of an unknown property holds its view, but not the root`() throws {
    let attribute = """
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="glow" value="1"/>
      <userDefinedRuntimeAttribute type="number" keyPath="shine" value="1"/></userDefinedRuntimeAttributes>
      """
    let view = "<view id=\"a\" tag=\"3\">\(attribute)</view>"
    let held = try #require(try hold(view))
    #expect(held.attributes == ["glow", "shine"] && held.tag == 3)
    #expect(try hold(view, options: options { $0.isFilled = true }) == nil)
    let root = try BuiltViews(document: Documents.storyboard(subviews: "", root: attribute)).root
    #expect(root.codeHold == nil)
    let outlets = outlet("card", to: "root")
    let text = Documents.storyboard(subviews: "").replacing(
      "</viewController>", with: "<connections>\(outlets)</connections></viewController>")
    #expect(try BuiltViews(document: text).root.codeHold == nil)
  }

  /// A prototype's row has its texts from code; a static row's are the document's.
  @Test func `the labels of a standard cell are held in prototypes`() throws {
    func labels(_ list: String, _ options: DocumentBuilder.Options = .phone) throws -> [[String]?] {
      let cell = """
        <tableViewCell style="IBUITableViewCellStyleValue1" textLabel="l" detailTextLabel="d" id="c">
        <tableViewCellContentView key="contentView" id="cc"><subviews><label id="l" text="T"/>
        <label id="d" text="D"/></subviews></tableViewCellContentView></tableViewCell>
        """
      let views = try BuiltViews(
        "<tableView id=\"t\">\(list.replacing("%", with: cell))</tableView>", options: options)
      let made: UITableViewCell = try views.view("c")
      return [made.textLabel?.codeHold?.outlets, made.detailTextLabel?.codeHold?.outlets]
    }
    let prototypes = "<prototypes>%</prototypes>"
    let rows = "<sections><tableViewSection id=\"s\"><cells>%</cells></tableViewSection></sections>"
    #expect(try labels(prototypes) == [["textLabel"], ["detailTextLabel"]])
    #expect(try labels(rows) == [nil, nil])
    #expect(try labels(prototypes, options { $0.isFilled = true }) == [nil, nil])
  }

  @Test func `a constraint tells the first outlet that leads to it`() throws {
    let view =
      #"<view id="a"><constraints><constraint firstAttribute="width" constant="5" id="k"/></constraints></view>"#
    let text = Documents.storyboard(subviews: view).replacing(
      "</viewController>",
      with:
        "<connections>\(outlet("wide", to: "k"))\(outlet("other", to: "k"))</connections></viewController>")
    #expect(try BuiltViews(document: text).object("k", as: NSLayoutConstraint.self).outlet == "wide")
    #expect(try BuiltViews(view).object("k", as: NSLayoutConstraint.self).outlet == nil)
  }
}

private final class KnownController: UIViewController {}

private final class KnownView: UIView {}
