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

/// Every attribute that any view may have, at a value that is not the default, and the defaults.
@MainActor
@Suite struct DocumentViewValueTests {
  private let red = ##"red="1" green="0" blue="0" alpha="1"/>"##

  private func isRed(_ color: UIColor?) -> Bool { color?.dynamic == UIColor.red.dynamic }

  private func view(_ attributes: String, _ content: String = "") throws -> UIView {
    try BuiltViews("<view id=\"a\" \(attributes)>\(content)</view>").view()
  }

  @Test(
    arguments: [
      ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
      ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
      ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
    ] as [(String, UIView.AutoresizingMask)])
  func `each flag of an autoresizing mask is its own`(flag: String, mask: UIView.AutoresizingMask) throws {
    let written = "<autoresizingMask key=\"autoresizingMask\" \(flag)=\"%\"/>"
    #expect(try view("", written.replacing("%", with: "YES")).autoresizingMask == mask)
    #expect(try view("", written.replacing("%", with: "NO")).autoresizingMask == [])
    #expect(try view("").autoresizingMask == [])
  }

  @Test func `a view keeps its saved frame where no constraints place it`() throws {
    let frame = #"<rect key="frame" x="1" y="2" width="3" height="4"/>"#
    for (attributes, translates) in [
      ("", true), (#"translatesAutoresizingMaskIntoConstraints="NO""#, false),
      (#"translatesAutoresizingMaskIntoConstraints="YES""#, true),
      (#"translatesAutoresizingMaskIntoConstraints="NO" fixedFrame="YES""#, true),
      (#"translatesAutoresizingMaskIntoConstraints="NO" fixedFrame="NO""#, false),
    ] {
      let view = try view(attributes, frame)
      #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
      #expect(view.translatesAutoresizingMaskIntoConstraints == translates)
    }
    let views = try BuiltViews(
      "<stackView id=\"s\"><subviews><view id=\"a\" fixedFrame=\"YES\"/></subviews></stackView>")
    #expect(try !views.view("a", as: UIView.self).translatesAutoresizingMaskIntoConstraints)
    #expect(try views.view("s", as: UIView.self).translatesAutoresizingMaskIntoConstraints)
  }

  @Test func `visibility, clipping, colours and direction are as written`() throws {
    let plain = try view("")
    #expect(!plain.isHidden && plain.alpha == 1 && plain.semanticContentAttribute == .unspecified)
    #expect(plain.backgroundColor == nil && !plain.clipsToBounds)
    let set = try view(
      #"hidden="YES" alpha="0.25" clipsSubviews="YES" semanticContentAttribute="forceRightToLeft""#,
      "<color key=\"backgroundColor\" \(red)<color key=\"tintColor\" \(red)")
    #expect(set.isHidden && set.alpha == 0.25 && set.clipsToBounds)
    #expect(isRed(set.backgroundColor) && isRed(set.tintColor))
    #expect(set.semanticContentAttribute == .forceRightToLeft)
    #expect(try view("hidden=\"NO\"").isHidden == false)
    #expect(try view("alpha=\"-1\"").alpha == 0 && view("alpha=\"1.5\"").alpha == 1)
    for (word, value) in [
      ("playback", UISemanticContentAttribute.playback), ("spatial", .spatial),
      ("forceLeftToRight", .forceLeftToRight), ("unheardOf", .unspecified),
    ] {
      #expect(try view("semanticContentAttribute=\"\(word)\"").semanticContentAttribute == value)
    }
    let image = "<imageView id=\"a\" %/>"
    for (clips, isClipping) in [("YES", true), ("NO", false)] {
      let view: UIView = try BuiltViews(image.replacing("%", with: "clipsSubviews=\"\(clips)\"")).view()
      #expect(view.clipsToBounds == isClipping)
    }
  }

  @Test(
    arguments: [
      ("scaleToFill", .scaleToFill), ("scaleAspectFit", .scaleAspectFit),
      ("scaleAspectFill", .scaleAspectFill), ("redraw", .redraw), ("center", .center), ("top", .top),
      ("bottom", .bottom), ("left", .left), ("right", .right), ("topLeft", .topLeft),
      ("topRight", .topRight), ("bottomLeft", .bottomLeft), ("bottomRight", .bottomRight),
      ("unheardOf", .scaleToFill),
    ] as [(String, UIView.ContentMode)])
  func `a view has its content mode`(word: String, mode: UIView.ContentMode) throws {
    #expect(try view("contentMode=\"\(word)\"").contentMode == mode)
  }

  @Test(arguments: [("251", 251), ("0", 1), ("1", 1), ("1000", 1000), ("1001", 1000)] as [(String, Float)])
  func `priorities are those of each axis, from 1 to 1000`(written: String, value: Float) throws {
    let plain = try view("")
    for name in [
      "horizontalHugging", "verticalHugging", "horizontalCompressionResistance",
      "verticalCompressionResistance",
    ] {
      let view = try view("\(name)Priority=\"\(written)\"")
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        let isAxis = name.hasPrefix(axis == .horizontal ? "horizontal" : "vertical")
        let hugging =
          isAxis && name.hasSuffix("Hugging") ? value : plain.contentHuggingPriority(for: axis).rawValue
        let resisting =
          isAxis && name.hasSuffix("Resistance")
          ? value : plain.contentCompressionResistancePriority(for: axis).rawValue
        #expect(view.contentHuggingPriority(for: axis).rawValue == hugging)
        #expect(view.contentCompressionResistancePriority(for: axis).rawValue == resisting)
      }
    }
  }

  @Test func `margins are as written, and directional ones have precedence`() throws {
    let directional =
      #"<directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2" bottom="3" trailing="4"/>"#
    let plain = #"<edgeInsets key="layoutMargins" top="5" left="6" bottom="7" right="8"/>"#
    let one = try view("", directional)
    #expect(
      one.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(try view("", plain).layoutMargins == UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8))
    #expect(try view("", plain + directional).directionalLayoutMargins == one.directionalLayoutMargins)
    let flags = try view(
      #"insetsLayoutMarginsFromSafeArea="NO" preservesSuperviewLayoutMargins="YES" layoutMarginsFollowReadableWidth="YES""#
    )
    #expect(!flags.insetsLayoutMarginsFromSafeArea && flags.preservesSuperviewLayoutMargins)
    #expect(flags.layoutMarginsFollowReadableWidth)
    let none = try view("")
    #expect(none.insetsLayoutMarginsFromSafeArea && !none.preservesSuperviewLayoutMargins)
    #expect(!none.layoutMarginsFollowReadableWidth)
  }

  @Test func `placeholder sizes are each axis's own, and are there on the canvas alone`() throws {
    func size(_ attributes: String, _ options: DocumentBuilder.Options) throws -> [Double?]? {
      let view: UIView = try BuiltViews("<view id=\"a\" \(attributes)/>", options: options).view()
      return view.placeholderIntrinsicSize.map { [$0.width, $0.height] }
    }
    let both = #"placeholderIntrinsicWidth="30" placeholderIntrinsicHeight="40""#
    #expect(try size(both, .canvas()) == [30, 40])
    #expect(try size(both, .phone) == nil)
    #expect(try size(#"placeholderIntrinsicWidth="30""#, .canvas()) == [30, nil])
    #expect(try size(#"placeholderIntrinsicHeight="40""#, .canvas()) == [nil, 40])
    #expect(try size("", .canvas()) == nil)
  }

  @Test func `a view is named after its place in the document`() throws {
    let views = try BuiltViews("<view id=\"a\"/>")
    let place = try #require(try views.view("a", as: UIView.self).documentPlace)
    #expect(place.file == "Main.storyboard" && place.position.column > 0)
  }

  @Test func `guides stand for the view's own`() throws {
    let keys = ["safeArea", "layoutMargins", "readableContent", "contentLayoutGuide", "frameLayoutGuide"]
    let guides = keys.map { "<viewLayoutGuide key=\"\($0)\" id=\"%-\($0)\"/>" }.joined()
    let views = try BuiltViews(
      """
      <view id="a">\(guides.replacing("%", with: "a"))<viewLayoutGuide id="a-nameless"/></view>
      <scrollView id="s">\(guides.replacing("%", with: "s"))</scrollView>
      """)
    let view: UIView = try views.view("a")
    #expect(try views.object("a-safeArea") === view.safeAreaLayoutGuide)
    #expect(try views.object("a-layoutMargins") === view.layoutMarginsGuide)
    #expect(try views.object("a-readableContent") === view.readableContentGuide)
    #expect(views.builder.objects["a-contentLayoutGuide"] == nil)
    #expect(views.builder.objects["a-frameLayoutGuide"] == nil)
    #expect(try views.object("a-nameless") === view.safeAreaLayoutGuide)
    let scroll: UIScrollView = try views.view("s")
    #expect(try views.object("s-contentLayoutGuide") === scroll.contentLayoutGuide)
    #expect(try views.object("s-frameLayoutGuide") === scroll.frameLayoutGuide)
    #expect(
      views.diagnostics.map(\.message)
        == [#"the layout guide "" is not supported; the safe area stands in for it"#])
  }

  @Test func `variations leave out subviews and constraints`() throws {
    let content = """
      <subviews><view id="x"/><view id="y"/><view/></subviews>
      <constraints><constraint firstAttribute="width" constant="5" id="k"/>
      <constraint firstAttribute="height" constant="6" id="m"/>
      <constraint firstItem="a" firstAttribute="top" constant="7" secondItem="x" secondAttribute="top"/></constraints>
      <variation key="default"><mask key="subviews"><exclude reference="y"/></mask>
      <mask key="constraints"><exclude reference="m"/></mask></variation>
      """
    let built = try BuiltViews("<view id=\"a\">\(content)</view>")
    #expect(try built.view("a", as: UIView.self).subviews.count == 2 && built.builder.objects["y"] == nil)
    #expect(built.builder.objects["k"] != nil && built.builder.objects["m"] == nil)
    // Code may activate a constraint that is not installed.
    var live = DocumentBuilder.Options.phone
    live.isLive = true
    let alive = try BuiltViews("<view id=\"a\">\(content)</view>", options: live)
    let installed: NSLayoutConstraint = try alive.object("k")
    let left: NSLayoutConstraint = try alive.object("m")
    #expect(installed.isActive && !left.isActive)
  }

  @Test func `a scene has at most 2,000 views, and says so once`() throws {
    let views = (0..<2_100).map { "<view id=\"x\($0)\"/>" }.joined()
    let built = try BuiltViews(views)
    // The root is a view too.
    #expect(built.root.subviews.count(where: { $0.accessibilityIdentifier != nil }) == 1_999)
    #expect(
      built.diagnostics.map(\.message) == ["the scene has more than 2000 views; the rest of it is left out"])
    #expect(built.diagnostics.map(\.exitCode) == [.limit])
    let most = try BuiltViews((0..<1_999).map { "<view id=\"x\($0)\"/>" }.joined())
    #expect(most.diagnostics.isEmpty && most.builder.objects["x1998"] != nil)
  }

  // MARK: Runtime attributes

  private func attribute(_ path: String, _ value: String, type: String = "number") -> String {
    """
    <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="\(type)" keyPath="\(path)" \(value)
    </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
    """
  }

  private func number(_ path: String, _ value: Double) throws -> UIView {
    try view("", attribute(path, "><real key=\"value\" value=\"\(value)\"/>"))
  }

  private func flag(_ path: String, _ value: String) throws -> UIView {
    try view("", attribute(path, "value=\"\(value)\">", type: "boolean"))
  }

  @Test func `numbers of a layer are in its bounds`() throws {
    for prefix in ["", "layer."] {
      #expect(try number(prefix + "borderWidth", 2).layer.borderWidth == 2)
      #expect(try number(prefix + "borderWidth", -2).layer.borderWidth == 0)
      #expect(try number(prefix + "cornerRadius", 3).layer.cornerRadius == 3)
      #expect(try number(prefix + "cornerRadius", -3).layer.cornerRadius == 0)
      #expect(try number(prefix + "cornerRadius", 3).clipsToBounds == prefix.isEmpty)
      #expect(try number(prefix + "shadowOpacity", 0.5).layer.shadowOpacity == 0.5)
      #expect(try number(prefix + "shadowOpacity", 2).layer.shadowOpacity == 1)
      #expect(try number(prefix + "shadowOpacity", -1).layer.shadowOpacity == 0)
      #expect(try number(prefix + "shadowRadius", 4).layer.shadowRadius == 4)
      #expect(try number(prefix + "shadowRadius", -4).layer.shadowRadius == 0)
      #expect(try number(prefix + "zPosition", -5).layer.zPosition == -5)
      for name in ["opacity", "alpha"] {
        #expect(try number(prefix + name, 0.5).alpha == 0.5)
        #expect(try number(prefix + name, 2).alpha == 1 && number(prefix + name, -2).alpha == 0)
      }
      #expect(try number(prefix + "maskedCorners", 15).layer.maskedCorners.rawValue == 15)
      #expect(try number(prefix + "maskedCorners", 0).layer.maskedCorners.rawValue == 0)
      #expect(try number(prefix + "maskedCorners", 5).layer.maskedCorners.rawValue == 5)
      let plain = try view("").layer.maskedCorners
      #expect(try number(prefix + "maskedCorners", 16).layer.maskedCorners == plain)
      #expect(try number(prefix + "maskedCorners", -1).layer.maskedCorners == plain)
    }
    // A number may be an attribute, too.
    #expect(try view("", attribute("borderWidth", "value=\"6\">")).layer.borderWidth == 6)
    let broken = try view("", attribute("cornerRadius", "value=\"x\">"))
    #expect(broken.layer.cornerRadius == 0 && !broken.clipsToBounds)
  }

  @Test func `flags and colours of a view are set`() throws {
    for name in ["masksToBounds", "clipsToBounds", "layer.masksToBounds"] {
      #expect(try flag(name, "YES").clipsToBounds && !flag(name, "NO").clipsToBounds)
    }
    for name in ["hidden", "isHidden"] {
      #expect(try flag(name, "YES").isHidden && !flag(name, "NO").isHidden)
    }
    func colored(_ path: String, _ name: String = "view") throws -> UIView {
      let written = attribute(path, "><color key=\"value\" \(red)", type: "color")
      return try BuiltViews("<\(name) id=\"a\">\(written)</\(name)>").view()
    }
    for name in ["borderColor", "borderUIColor"] {
      #expect(try colored(name).layer.borderColor?.dynamic == UIColor.red.dynamic)
    }
    for name in ["shadowColor", "shadowUIColor"] {
      #expect(try colored(name).layer.shadowColor?.dynamic == UIColor.red.dynamic)
    }
    #expect(isRed(try colored("backgroundColor").backgroundColor))
    #expect(isRed(try colored("tintColor").tintColor))
    #expect(isRed((try colored("textColor", "label") as? UILabel)?.textColor))
    #expect(isRed((try colored("textColor", "textField") as? UITextField)?.textColor))
    #expect(isRed((try colored("textColor", "textView") as? UITextView)?.textColor))
  }

  @Test func `a shadow's offset is a size or a point`() throws {
    let size = try view(
      "", attribute("shadowOffset", #"><size key="value" width="1" height="2"/>"#, type: "size"))
    #expect(size.layer.shadowOffset == CGSize(width: 1, height: 2))
    let point = try view("", attribute("shadowOffset", #"><point key="value" x="3" y="4"/>"#, type: "point"))
    #expect(point.layer.shadowOffset == CGSize(width: 3, height: 4))
    let plain = try view("").layer.shadowOffset
    let none = try view("", attribute("shadowOffset", #"><point key="value" x="3"/>"#, type: "point"))
    #expect(none.layer.shadowOffset == plain)
  }

  @Test func `keys that change no picture are accepted, and others are told`() throws {
    for key in ["shouldRasterize", "rasterizationScale", "allowsEdgeAntialiasing", "drawsAsynchronously"] {
      for prefix in ["", "layer."] {
        let views = try BuiltViews("<view id=\"a\">\(attribute(prefix + key, "value=\"1\">"))</view>")
        #expect(views.diagnostics.isEmpty)
      }
    }
    let views = try BuiltViews(
      "<view id=\"a\">\(attribute("layer.glow", "value=\"1\">"))</view><view id=\"b\">\(attribute("layer.glow", "value=\"1\">"))</view>"
    )
    #expect(
      views.diagnostics.map(\.message)
        == [#"the user-defined runtime attribute "layer.glow" is not supported and is ignored"#])
  }

  @Test func `values reach properties of an app's class in their types`() throws {
    InterfaceClasses.register(BoundView.self, MemberView.self)
    MemberRegistry.register(members: MemberView.self) { table in
      table.property("glow", get: { $0.glow }, set: { owner, arguments in owner.glow = arguments.values[0] })
    }
    let values: [(String, String, String)] = [
      ("number", #"><real key="value" value="2.5"/>"#, "2.5"), ("boolean", "value=\"YES\">", "true"),
      ("string", "value=\"word\">", "word"), ("string", #"><string key="value">a b</string>"#, "a b"),
      ("localizedString", "value=\"word\">", "word"),
      ("localizedString", #"><string key="value">a b</string>"#, "a b"),
      ("size", #"><size key="value" width="1" height="2"/>"#, "\(CGSize(width: 1, height: 2))"),
      ("point", #"><point key="value" x="1" y="2"/>"#, "\(CGPoint(x: 1, y: 2))"),
    ]
    for (type, value, shown) in values {
      let views = try BuiltViews(
        """
        <view id="a" customClass="BoundView">\(attribute("glow", value, type: type))</view>
        <view id="b" customClass="MemberView">\(attribute("glow", value, type: type))</view>
        """)
      let bound: BoundView = try views.view("a")
      #expect(bound.values.map { "\($0.0) \($0.1)" } == ["glow \(shown)"])
      let member: MemberView = try views.view("b")
      #expect(member.glow.map { "\($0)" } == shown)
      #expect(views.diagnostics.isEmpty)
    }
    // A key of every view is set as well, in a class of the app's own too.
    let views = try BuiltViews(
      """
      <view id="a" customClass="BoundView">\(attribute("cornerRadius", "value=\"4\">"))</view>
      <view id="b" customClass="MemberView">\(attribute("cornerRadius", "value=\"4\">"))</view>
      <view id="c" customClass="BoundView">\(attribute("odd", "value=\"4\">", type: "rect"))</view>
      <view id="d" customClass="MemberView">\(attribute("odd", "value=\"4\">"))</view>
      """)
    #expect(try views.view("a", as: UIView.self).layer.cornerRadius == 4)
    #expect(try views.view("b", as: UIView.self).layer.cornerRadius == 4)
    #expect(try views.view("c", as: BoundView.self).values.isEmpty)
    #expect(views.diagnostics.count == 1 && views.diagnostics[0].message.contains("\"odd\""))
    let color = "<color key=\"value\" \(red)"
    let tinted = try BuiltViews(
      "<view id=\"a\" customClass=\"BoundView\">\(attribute("glow", ">\(color)", type: "color"))</view>")
    #expect(isRed(try tinted.view("a", as: BoundView.self).values.first?.1 as? UIColor))
  }
}

private final class BoundView: UIView, OutletBinding {
  var values: [(String, Any)] = []
  func bind(outlet: String, to object: AnyObject) {}
  func bind(attribute: String, to value: Any) { values.append((attribute, value)) }
}

private final class MemberView: UIView {
  var glow: Any?
}
