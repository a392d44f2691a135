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
}
