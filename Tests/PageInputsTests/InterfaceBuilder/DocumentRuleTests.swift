import Foundation
import LayoutEngine
import PageTestSupport
import TestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageInputs
@testable import UIKitCore

/// Texts, constraints, variations and what documents are: each rule at both sides of its bounds.
@MainActor
@Suite struct DocumentRuleTests {
  private let red = ##"red="1" green="0" blue="0" alpha="1"/>"##

  private func label(_ attributes: String, _ content: String = "") throws -> UILabel {
    try BuiltViews("<label id=\"a\" \(attributes)>\(content)</label>").view()
  }

  // MARK: Texts

  @Test func `a label shrinks to the scale or size that it is given`() throws {
    let plain = try label("text=\"a\"")
    #expect(!plain.adjustsFontSizeToFitWidth && plain.preferredMaxLayoutWidth == 0 && plain.isEnabled)
    #expect(!plain.isHighlighted && plain.highlightedTextColor == nil && plain.shadowColor == nil)
    for (written, scale) in [("0.5", 0.5), ("-1", 0), ("1", 1), ("1.5", 1)] as [(String, CGFloat)] {
      let label = try label("minimumScaleFactor=\"\(written)\"")
      #expect(label.minimumScaleFactor == scale && label.adjustsFontSizeToFitWidth)
    }
    // Of 17 points.
    for (written, scale) in [("8.5", 0.5), ("34", 1), ("0.5", 0.5 / 17), ("0", plain.minimumScaleFactor)]
      as [(String, CGFloat)]
    {
      let label = try label("minimumFontSize=\"\(written)\"")
      #expect(label.minimumScaleFactor == scale && label.adjustsFontSizeToFitWidth)
    }
    #expect(try !label("minimumFontSize=\"9\" adjustsFontSizeToFit=\"NO\"").adjustsFontSizeToFitWidth)
    #expect(try label("preferredMaxLayoutWidth=\"0.5\"").preferredMaxLayoutWidth == 0.5)
    #expect(try label("preferredMaxLayoutWidth=\"-5\"").preferredMaxLayoutWidth == 0)
    #expect(try label("baselineAdjustment=\"none\"").baselineAdjustment == .none)
    #expect(try label("numberOfLines=\"0\"").numberOfLines == 0)
    #expect(try label("adjustsFontForContentSizeCategory=\"YES\"").adjustsFontForContentSizeCategory)
    #expect(!plain.adjustsFontForContentSizeCategory)
    #expect(try label("", #"<size key="shadowOffset"/>"#).shadowOffset == .zero)
    #expect(try label("", "<color key=\"textColor\" \(red)").textColor.dynamic == UIColor.red.dynamic)
    #expect(try label("", #"<color key="textColor"/>"#).textColor.dynamic == UIColor.label.dynamic)
  }

  @Test(
    arguments: [
      ("left", .left), ("center", .center), ("right", .right), ("justified", .justified), ("x", .natural),
    ] as [(String, NSTextAlignment)])
  func `text is aligned`(word: String, alignment: NSTextAlignment) throws {
    #expect(try label("textAlignment=\"\(word)\"").textAlignment == alignment)
    let view: UITextView = try BuiltViews("<textView id=\"a\" textAlignment=\"\(word)\"/>").view()
    #expect(view.textAlignment == alignment)
  }

  @Test(
    arguments: [
      ("wordWrap", .byWordWrapping), ("wordWrapping", .byWordWrapping), ("characterWrap", .byCharWrapping),
      ("charWrapping", .byCharWrapping), ("clip", .byClipping), ("clipping", .byClipping),
      ("headTruncation", .byTruncatingHead), ("truncatingHead", .byTruncatingHead),
      ("tailTruncation", .byTruncatingTail), ("truncatingTail", .byTruncatingTail),
      ("middleTruncation", .byTruncatingMiddle), ("truncatingMiddle", .byTruncatingMiddle),
      ("x", .byTruncatingTail),
    ] as [(String, NSLineBreakMode)])
  func `lines break`(word: String, mode: NSLineBreakMode) throws {
    #expect(try label("lineBreakMode=\"\(word)\"").lineBreakMode == mode)
  }

  @Test func `a text view is editable, selectable and scrolls unless it says otherwise`() throws {
    let views = try BuiltViews(
      """
      <textView id="a" text="T"/><textView id="b" editable="YES" selectable="YES" scrollEnabled="YES"
      adjustsFontForContentSizeCategory="YES"><attributedString key="attributedText"><fragment content="One"/>
      </attributedString></textView>
      """)
    for id in ["a", "b"] {
      let view: UITextView = try views.view(id)
      #expect(view.isEditable && view.isSelectable && view.isScrollEnabled)
      #expect(view.adjustsFontForContentSizeCategory == (id == "b"))
    }
    #expect(try views.view("b", as: UITextView.self).attributedText?.string == "One")
  }

  /// "A" in UTF-8 is 41, "AB" 41 42, "ABC" 41 42 43: QQ, QUI and QUJD without their padding.
  @Test(arguments: [("QQ", "A"), ("QUI", "AB"), ("QUJD", "ABC"), ("QUJDRA", "ABCD")])
  func `base 64 is read without its padding`(written: String, text: String) throws {
    let string = "<string key=\"text\" base64-UTF8=\"YES\">\n\(written)\n</string>"
    #expect(try label("", string).text == text)
    #expect(try label("", string.replacing("YES", with: "NO")).text == "\n\(written)\n")
    #expect(try label("text=\"own\"", "<number key=\"text\">x</number>").text == "own")
  }

  @Test(
    arguments: [
      ("metaFont=\"smallSystem\"", 12), ("metaFont=\"menu\"", 17), ("metaFont=\"label\"", 17),
      ("metaFont=\"system\"", 14), ("", 14), ("pointSize=\"0.5\"", 1), ("size=\"20\"", 20),
      ("pointSize=\"21\" size=\"20\"", 21), ("pointSize=\"2001\"", 2000),
    ] as [(String, CGFloat)])
  func `a font has a size, or that of its role`(attributes: String, size: CGFloat) throws {
    let font = try label("", "<fontDescription key=\"fontDescription\" type=\"system\" \(attributes)/>").font
    #expect(font?.pointSize == size)
  }

  @Test func `text has a shadow, a line break mode and hyphens`() throws {
    let views = try BuiltViews(
      """
      <label id="a"><attributedString key="attributedText"><fragment content="One"><attributes>
      <shadow key="NSShadow" blurRadius="4"><color key="color" \(red)<size key="offset" width="2" height="3"/></shadow>
      <paragraphStyle key="NSParagraphStyle" lineBreakMode="charWrapping" baseWritingDirection="leftToRight"
      hyphenationFactor="0.5"><tabStops><textTab location="5"/><textTab alignment="center" location="9"/><other/>
      <textTab/></tabStops></paragraphStyle><font key="NSOriginalFont" size="3"/><nothing/>
      </attributes></fragment><fragment/><other content="x"/><fragment content="Two"><attributes>
      <shadow key="NSShadow"><size key="offset"/></shadow><paragraphStyle key="NSParagraphStyle"/>
      <integer key="NSKern" value="x"/></attributes></fragment></attributedString></label>
      """)
    let text = try #require(try views.view("a", as: UILabel.self).attributedText)
    #expect(text.string == "OneTwo" && views.diagnostics.isEmpty)
    let first = text.attributes(at: 0, effectiveRange: nil)
    let shadow = try #require(first[.shadow] as? NSShadow)
    #expect(shadow.shadowOffset == CGSize(width: 2, height: 3) && shadow.shadowBlurRadius == 4)
    #expect((shadow.shadowColor as? UIColor)?.dynamic == UIColor.red.dynamic)
    let style = try #require(first[.paragraphStyle] as? NSParagraphStyle)
    #expect(style.lineBreakMode == .byCharWrapping && style.baseWritingDirection == .leftToRight)
    #expect(style.hyphenationFactor == 0.5 && style.tabStops.map(\.location) == [5, 9])
    #expect(style.tabStops.map(\.alignment) == [.natural, .center])
    let second = text.attributes(at: 3, effectiveRange: nil)
    let other = try #require(second[.shadow] as? NSShadow)
    #expect(other.shadowOffset == .zero && other.shadowBlurRadius == 0 && second[.kern] == nil)
    let plain = try #require(second[.paragraphStyle] as? NSParagraphStyle)
    #expect(plain.alignment == .natural && plain.lineSpacing == 0 && plain.hyphenationFactor == 0)
    #expect(plain.lineBreakMode == NSParagraphStyle().lineBreakMode)
    #expect(plain.tabStops == NSParagraphStyle().tabStops)
  }

  @Test func `display P3 is wider than sRGB, and white needs no colours`() throws {
    let view: UIView = try BuiltViews(
      ##"<view id="a"><color key="backgroundColor" red="0" green="0.5" blue="0" customColorSpace="displayP3"/></view>"##
    ).view()
    #expect(view.backgroundColor?.dynamic == UIColor(displayP3Red: 0, green: 0.5, blue: 0, alpha: 1).dynamic)
    #expect(view.backgroundColor?.dynamic != UIColor(red: 0, green: 0.5, blue: 0, alpha: 1).dynamic)
  }

  // MARK: Constraints

  private func constraint(_ attributes: String) throws -> (NSLayoutConstraint?, BuiltViews) {
    let built = try BuiltViews(
      """
      <view id="a"><subviews><view id="b"/></subviews><constraints><constraint \(attributes) id="k"/></constraints>
      <viewLayoutGuide key="safeArea" id="s"/><viewLayoutGuide key="layoutMargins" id="m"/></view>
      """)
    return (built.builder.objects["k"] as? NSLayoutConstraint, built)
  }

  @Test(
    arguments: [
      ("left", .left), ("right", .right), ("top", .top), ("bottom", .bottom), ("leading", .leading),
      ("trailing", .trailing), ("width", .width), ("height", .height), ("centerX", .centerX),
      ("centerY", .centerY), ("baseline", .lastBaseline), ("lastBaseline", .lastBaseline),
      ("firstBaseline", .firstBaseline), ("leftMargin", .leftMargin), ("rightMargin", .rightMargin),
      ("topMargin", .topMargin), ("bottomMargin", .bottomMargin), ("leadingMargin", .leadingMargin),
      ("trailingMargin", .trailingMargin), ("centerXWithinMargins", .centerXWithinMargins),
      ("centerYWithinMargins", .centerYWithinMargins),
    ] as [(String, NSLayoutConstraint.Attribute)])
  func `a constraint relates attributes of items`(word: String, attribute: NSLayoutConstraint.Attribute)
    throws
  {
    let (made, built) = try constraint(
      "firstItem=\"b\" firstAttribute=\"\(word)\" secondItem=\"a\" secondAttribute=\"\(word)\" constant=\"3\" symbolic=\"NO\""
    )
    let constraint = try #require(made)
    #expect(constraint.firstAttribute == attribute && constraint.secondAttribute == attribute)
    #expect(constraint.firstItem === built.builder.objects["b"])
    #expect(constraint.secondItem === built.builder.objects["a"])
    #expect(constraint.constant == 3 && constraint.multiplier == 1 && constraint.relation == .equal)
    #expect(
      constraint.priority.rawValue == 1000 && constraint.identifier == "k" && !constraint.isStandardSpacing)
    #expect(constraint.isActive && built.diagnostics.isEmpty)
  }

  @Test func `a constraint without items is about the view that holds it`() throws {
    let (one, built) = try constraint("firstAttribute=\"width\" constant=\"7\" identifier=\"wide\"")
    #expect(one?.firstItem === built.builder.objects["a"] && one?.secondItem == nil)
    #expect(one?.secondAttribute == .notAnAttribute && one?.constant == 7 && one?.identifier == "wide")
    let (two, other) = try constraint("firstItem=\"b\" firstAttribute=\"width\" secondAttribute=\"height\"")
    #expect(two?.secondItem === other.builder.objects["a"] && two?.constant == 0)
    for gone in [
      "firstItem=\"x\" firstAttribute=\"width\"",
      "firstItem=\"b\" firstAttribute=\"width\" secondItem=\"x\" secondAttribute=\"width\"",
    ] {
      #expect(try constraint(gone).0 == nil)
    }
  }

  @Test(
    arguments: [
      ("priority=\"1\"", true), ("priority=\"0.5\"", false), ("priority=\"1000\"", true),
      ("priority=\"1001\"", false), ("priority=\"x\"", false), ("constant=\"x\"", false),
      ("multiplier=\"0\"", false), ("multiplier=\"x\"", false), ("multiplier=\"1:0\"", false),
      ("multiplier=\"0:1\"", false), ("multiplier=\"1:2:3\"", false), ("multiplier=\"x:2\"", false),
      ("multiplier=\"2:x\"", false), ("multiplier=\"-2\"", true), ("relation=\"equal\"", true),
      ("relation=\"about\"", false), ("secondAttribute=\"middle\"", false),
    ])
  func `numbers of a constraint are usable or an error`(attribute: String, isUsable: Bool) throws {
    let (made, built) = try constraint("firstItem=\"b\" firstAttribute=\"width\" \(attribute)")
    #expect((made != nil) == isUsable)
    #expect(built.diagnostics.map(\.severity) == (isUsable ? [] : [.error]))
    #expect(built.diagnostics.allSatisfy { $0.exitCode == .badInput })
  }

  @Test func `multipliers, priorities and relations are as written`() throws {
    #expect(
      try constraint("firstAttribute=\"width\" secondItem=\"b\" secondAttribute=\"width\" multiplier=\"3/4\"")
        .0?.multiplier == 0.75)
    #expect(
      try constraint("firstAttribute=\"width\" secondItem=\"b\" secondAttribute=\"width\" multiplier=\"3:4\"")
        .0?.multiplier == 0.75)
    #expect(try constraint("firstAttribute=\"width\" priority=\"250.5\"").0?.priority.rawValue == 250.5)
    #expect(
      try constraint("firstAttribute=\"width\" relation=\"greaterThanOrEqual\"").0?.relation
        == .greaterThanOrEqual)
    #expect(
      try constraint("firstAttribute=\"width\" relation=\"lessThanOrEqual\"").0?.relation == .lessThanOrEqual)
  }

  /// 0 to the safe area, 8 to the guides of iOS 10 and before, whatever number the document has.
  @Test func `standard spacing to a guide is UIKit's`() throws {
    func spacing(_ first: String, _ second: String, _ symbolic: String = "YES") throws -> (CGFloat?, Bool?) {
      let made = try constraint(
        "firstItem=\"\(first)\" firstAttribute=\"top\" secondItem=\"\(second)\" secondAttribute=\"top\" constant=\"5\" symbolic=\"\(symbolic)\""
      ).0
      return (made?.constant, made?.isStandardSpacing)
    }
    #expect(try spacing("b", "s") == (0, true) && spacing("s", "b") == (0, true))
    #expect(try spacing("b", "s", "NO") == (5, false))
    #expect(try spacing("b", "a") == (5, true) && spacing("b", "m") == (5, true))
    for type in ["top", "bottom"] {
      let text = Documents.storyboard(
        subviews: Documents.view("b"),
        constraints:
          #"<constraint firstItem="b" firstAttribute="top" secondItem="g" secondAttribute="top" constant="5" symbolic="YES" id="k"/>"#
      ).replacing(
        "<view key=\"view\"",
        with:
          "<layoutGuides><viewControllerLayoutGuide type=\"\(type)\" id=\"g\"/></layoutGuides><view key=\"view\""
      )
      let made: NSLayoutConstraint = try BuiltViews(document: text).object("k")
      #expect(made.constant == 8)
    }
  }

  // MARK: Variations

  private func element(_ text: String) throws -> DocumentElement { try DocumentReader.read(Array(text.utf8)) }

  @Test func `variations change what the element has, the more exact ones last`() throws {
    let written = try element(
      """
      <v a="0" b="0" c="0"><x key="k" n="0"/><y/><variation key="heightClass=regular-widthClass=compact" a="3" c="3"/>
      <variation key="widthClass=compact" a="2" b="2"><x key="k" n="2"/><z key="new"/><w/><mask key="subviews"/></variation>
      <variation key="default" a="1" b="1"/><variation key="widthClass=huge" a="9"/>
      <variation key="heightClass=regular" b="4"/></v>
      """)
    let compact = Variations(horizontal: .compact, vertical: .regular).applied(to: written)
    #expect(["a", "b", "c", "key"].map { compact[$0] } == ["3", "4", "3", nil])
    #expect(
      compact.child(key: "k")?["n"] == "2" && compact.child(key: "new") != nil && compact.child("w") != nil)
    #expect(compact.child("mask") == nil && compact.children.count { $0["key"] == "k" } == 1)
    let wide = Variations(horizontal: .regular, vertical: .compact).applied(to: written)
    #expect(["a", "b", "c"].map { wide[$0] } == ["1", "1", "0"] && wide.child(key: "k")?["n"] == "0")
    let any = Variations(horizontal: nil, vertical: nil).applied(to: written)
    #expect(["a", "b", "c"].map { any[$0] } == ["1", "1", "0"])
    let plain = try element("<v a=\"0\"><x/></v>")
    #expect(Variations(horizontal: .compact, vertical: nil).applied(to: plain).children.count == 1)
  }

  @Test(
    arguments: [
      ("widthClass=compact", .compact, nil), ("widthClass=regular", .regular, nil),
      ("heightClass=compact", nil, .compact), ("heightClass=regular", nil, .regular),
    ] as [(String, SizeClass?, SizeClass?)])
  func `a variation is for one class of one axis`(key: String, horizontal: SizeClass?, vertical: SizeClass?)
    throws
  {
    let written = try element("<v><variation key=\"\(key)\" a=\"1\"/></v>")
    for h in [SizeClass.compact, .regular] {
      for v in [SizeClass.compact, .regular] {
        let fits = horizontal.map { $0 == h } ?? vertical.map { $0 == v } ?? false
        #expect((Variations(horizontal: h, vertical: v).applied(to: written)["a"] == "1") == fits)
      }
    }
  }

  @Test func `a mask excludes and includes by list`() throws {
    let written = try element(
      """
      <v><variation key="default"><mask key="subviews"><exclude reference="a"/><exclude reference="b"/><exclude/>
      <other reference="c"/></mask><mask key="constraints"><exclude reference="k"/></mask><wrong key="subviews">
      <exclude reference="d"/></wrong></variation>
      <variation key="widthClass=compact"><mask key="subviews"><include reference="a"/></mask></variation></v>
      """)
    let compact = Variations(horizontal: .compact, vertical: .regular)
    #expect(compact.excluded("subviews", of: written) == ["b"])
    #expect(compact.excluded("constraints", of: written) == ["k"])
    #expect(
      Variations(horizontal: .regular, vertical: .regular).excluded("subviews", of: written) == ["a", "b"])
  }

  // MARK: Documents

  private func message(_ text: String) -> String? { Documents.parse(text).diagnostics.first?.message }

  @Test func `a file that is no document says what it is`() {
    #expect(message("<archive/>") != message("<plist/>"))
    #expect(message("<plist/>")?.contains("an XML file of <plist>") == true)
    #expect(message("<document type=\"x\"/>")?.contains("a document of type \"x\"") == true)
    #expect(message("<document/>")?.contains("a document of type \"\"") == true)
    for type in [
      "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB",
      "com.apple.InterfaceBuilder3.CocoaTouch.iPad.Storyboard.XIB",
      "com.apple.InterfaceBuilder.AppleTV.Storyboard",
    ] {
      #expect(Documents.parse("<document type=\"\(type)\"/>").document?.isStoryboard == true)
    }
    for type in [
      "com.apple.InterfaceBuilder3.CocoaTouch.XIB", "com.apple.InterfaceBuilder3.CocoaTouch.iPad.XIB",
      "com.apple.InterfaceBuilder.AppleTV.XIB",
    ] {
      #expect(Documents.parse("<document type=\"\(type)\"/>").document?.isStoryboard == false)
    }
  }

  @Test func `a device that is not known is as large as the first root view`() throws {
    func canvas(_ frame: String) -> CanvasDevice? {
      Documents.parse(Documents.storyboard(subviews: "", device: "retina9_9", rootSize: frame)).document?
        .canvas
    }
    #expect(canvas(#"width="410" height="890""#)?.size == Size(width: 410, height: 890))
    #expect(canvas(#"width="410" height="890""#)?.id == "retina9_9")
    for frame in [#"width="0" height="890""#, #"width="410" height="0""#] { #expect(canvas(frame) == nil) }
    #expect(canvas(#"width="1" height="1""#)?.size == Size(width: 1, height: 1))
  }

  @Test func `scenes have names for files, each once`() throws {
    let scenes = [
      Documents.controller("a", attributes: #"storyboardIdentifier="Wel come/1" customClass="C""#),
      Documents.controller("b", attributes: #"customClass="C""#),
      Documents.controller("c-9", attributes: #"customClass="c""#), Documents.controller("d"),
      Documents.controller("a"), "<viewController id=\"none\"/>", "<view id=\"v\"/>",
    ]
    let document = try #require(Documents.parse(Documents.storyboard(scenes: scenes)).document)
    #expect(document.scenes.map(\.id) == ["Wel-come-1", "C", "c-c-9", "d"])
    #expect(document.scenes[0].names == ["Wel come/1", "C", "a"] && document.scenes[3].names == ["d"])
    #expect(document.scenes.map(\.object) == ["a", "b", "c-9", "d"])
    #expect(document.toolsVersion == 22505)
  }

  @Test func `an outlet names its object, unless it is one that every view has`() throws {
    let outlets = ["delegate", "dataSource", "view", "first", "second"].map {
      "<outlet property=\"\($0)\" destination=\"v-a\" id=\"o-\($0)\"/>"
    }
    let text = Documents.storyboard(scenes: [
      Documents.controller("a", "<connections>\(outlets.joined())</connections>")
    ])
    #expect(Documents.parse(text).document?.outletNames == ["v-a": "first"])
  }

  @Test(
    arguments: [
      ("targetRuntime=\"iOS.CocoaTouch.iPad\"", "retina4_7", true), ("", "retina4_7", false),
      ("", "ipad9_7", true), ("useTraitCollections=\"YES\"", "ipad9_7", false),
      ("useTraitCollections=\"YES\"", "retina4_7", false),
    ])
  func `a document is for iPads alone where it says so or is old`(
    attribute: String, device: String, isForPads: Bool
  )
    throws
  {
    let text = Documents.storyboard(scenes: [Documents.controller("a")]).replacing("retina5_9", with: device)
      .replacing("version=\"3.0\"", with: attribute)
    #expect(Documents.parse(text).document?.isForPads == isForPads)
  }

  @Test(
    arguments: [("256", 1), ("255", nil), ("25600", 100), ("25856", nil), ("x", nil)] as [(String, Int?)])
  func `a deployment target is a version from 1 to 100`(version: String, target: Int?) {
    let text = Documents.storyboard(scenes: []).replacing(
      "<scenes>", with: "<dependencies><deployment version=\"\(version)\"/></dependencies><scenes>")
    #expect(Documents.parse(text).document?.deploymentTarget == target)
  }

  // MARK: Status bars

  private func wishes(
    _ scene: String, _ scenes: [String], initial: String? = "a", _ change: (String) -> String = { $0 }
  ) throws -> SystemBarWishes {
    let text = change(Documents.storyboard(scenes: scenes, initial: initial))
    let document = try #require(Documents.parse(text).document)
    var wishes = SystemBarWishes()
    wishes.isOfScreen = true
    return document.systemBars(of: try #require(document.scenes.first { $0.object == scene }), wishes: wishes)
  }

  private func link(_ kind: String, _ more: String = "", to: String = "b") -> String {
    "<connections><segue destination=\"\(to)\" kind=\"\(kind)\" \(more) id=\"s\"/></connections>"
  }

  @Test(
    arguments: [
      ("show", "", true), ("presentation", "", false), ("modal", "", false),
      ("presentation", "modalPresentationStyle=\"fullScreen\"", true),
      ("modal", "modalPresentationStyle=\"overFullScreen\"", true),
      ("presentation", "modalPresentationStyle=\"pageSheet\"", false), ("popoverPresentation", "", false),
      ("popover", "", false), ("embed", "", false), ("unwind", "", false), ("relationship", "", false),
      ("custom", "", true),
    ])
  func `a scene is below the status bar where a segue shows it on the whole screen`(
    kind: String, more: String, isBelow: Bool
  ) throws {
    let scenes = [
      Documents.controller("a", link(kind, more)), Documents.controller("b"), Documents.controller("c"),
    ]
    #expect(try wishes("b", scenes).isOfScreen == isBelow)
    #expect(try wishes("a", scenes).isOfScreen)
    // Nothing leads to it.
    #expect(try !wishes("c", scenes).isOfScreen)
    #expect(
      try !wishes("a", scenes) { $0.replacing("<document ", with: "<document launchScreen=\"YES\" ") }
        .isOfScreen)
  }

  @Test func `a destination has a style of its own where the segue has none`() throws {
    let scenes = [
      Documents.controller("a", link("presentation")),
      Documents.controller("b", attributes: "modalPresentationStyle=\"fullScreen\""),
    ]
    #expect(try wishes("b", scenes).isOfScreen)
    #expect(
      try !wishes(
        "b",
        [Documents.controller("a", link("presentation", "modalPresentationStyle=\"formSheet\"")), scenes[1]]
      ).isOfScreen)
  }

  @Test(arguments: [("black", true), ("blackOpaque", true), ("blackTranslucent", true), ("default", false)])
  func `a black navigation bar makes the status bar light`(style: String, isLight: Bool) throws {
    let navigation = """
      <navigationController id="n"><navigationBar key="navigationBar" barStyle="\(style)"/>
      \(link("relationship", to: "a"))</navigationController>
      """
    let scenes = [navigation, Documents.controller("a")]
    #expect(try wishes("a", scenes, initial: "n").statusBarContent == (isLight ? .light : nil))
    #expect(try wishes("a", scenes, initial: "n").isOfScreen)
    let simulated = { (word: String) in
      Documents.controller(
        "a", "<simulatedStatusBarMetrics key=\"simulatedStatusBarMetrics\" statusBarStyle=\"\(word)\"/>")
    }
    #expect(try wishes("a", [simulated("lightContent")]).statusBarContent == .light)
    #expect(try wishes("a", [simulated("default")]).statusBarContent == nil)
    #expect(
      try wishes("a", [navigation, simulated("lightContent")], initial: "n").statusBarContent
        == (isLight ? .light : nil))
  }

  // MARK: Files

  @Test func `documents are found in folders two deep, and lists of scenes name their lines`() throws {
    let fixture = try DeckFixture()
    try fixture.makeFolder("one/two/three")
    try fixture.makeFolder(".hidden")
    let text = Documents.storyboard(scenes: [Documents.controller("a")], initial: "a")
    try fixture.write("one/two/Deep\(fixture.hash).storyboard", text)
    try fixture.write("one/two/three/Deeper\(fixture.hash).storyboard", text)
    try fixture.write(".hidden/Hidden\(fixture.hash).storyboard", text)
    try fixture.write("Bad\(fixture.hash).storyboard", "<plist/>")
    let before = InterfaceFiles.folders
    InterfaceFiles.folders = [fixture.folder]
    defer { InterfaceFiles.folders = before }
    func find(_ name: String, _ ending: String = "storyboard") -> InterfaceDocument? {
      try? InterfaceFiles.document(named: name, ending: ending, near: "").get()
    }
    #expect(find("Deep\(fixture.hash)")?.file == "Deep\(fixture.hash).storyboard")
    #expect(find("Deeper\(fixture.hash)") == nil && find("Hidden\(fixture.hash)") == nil)
    #expect(find("Deep\(fixture.hash)", "xib") == nil && find("Bad\(fixture.hash)") == nil)
    for name in ["", "one/two/Deep\(fixture.hash)", "Deep\(fixture.hash)\0"] { #expect(find(name) == nil) }
    InterfaceFiles.folders = []
    // Near a source: its folder, two below it, three above it.
    func near(_ path: String) -> Bool {
      (try? InterfaceFiles.document(
        named: "Deep\(fixture.hash)", ending: "storyboard", near: fixture.folder + path
      ).get()) != nil
    }
    #expect(near("/Source.swift") && near("/one/two/three/Source.swift") && near("/x/y/z/Source.swift"))
    #expect(!near("/x/y/z/u/Source.swift"))
    try fixture.makeFolder("p/q")
    try fixture.write("p/Package.swift", "")
    #expect(!near("/p/q/Source.swift"))
    let path = fixture.folder + "/one/two/Deep\(fixture.hash).storyboard"
    let scenes = InterfaceFiles.scenes(of: path)
    // The controllers begin in the sixth line of the test's document.
    #expect(scenes.map(\.id) == ["a"] && scenes.map(\.object) == ["a"] && scenes.map(\.names) == [["a"]])
    #expect(scenes.map(\.line) == [5])
    #expect(InterfaceFiles.controller(ofScene: "a", in: path) != nil)
    #expect(InterfaceFiles.controller(ofScene: "b", in: path) == nil)
    try fixture.write(
      "one/two/Deep\(fixture.hash).storyboard",
      text.replacing("<document ", with: "<document launchScreen=\"YES\" "))
    #expect(InterfaceFiles.scenes(of: path).isEmpty)
    try fixture.write("V.xib", Documents.xib("<view id=\"v\"/>"))
    #expect(InterfaceFiles.scenes(of: fixture.folder + "/V.xib").isEmpty)
  }
}

extension DeckFixture {
  /// A part of names that no other test's files have.
  fileprivate var hash: String { folder.suffix(8).lowercased() }
}
