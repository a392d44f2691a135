import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageInputs
@testable import PageLayout
@testable import UIKitCore

/// `<buttonConfiguration>`: every word of it is the property of this name.
@MainActor
@Suite struct ButtonConfigurationTests {
  private func configuration(_ attributes: String, _ content: String = "") throws -> UIButton.Configuration {
    let views = try BuiltViews(
      "<button id=\"a\"><buttonConfiguration key=\"configuration\" \(attributes)>\(content)</buttonConfiguration></button>"
    )
    #expect(views.diagnostics == [])
    return try #require(try views.view("a", as: UIButton.self).configuration)
  }

  @Test func `texts, their distance, alignment and fonts`() throws {
    let made = try configuration(
      #"style="filled" title="Buy" subtitle="now" titlePadding="4" titleAlignment="trailing""#,
      #"<fontDescription key="titleFontDescription" type="boldSystem" pointSize="21"/>"#)
    #expect(made.title == "Buy" && made.subtitle == "now")
    #expect(made.titlePadding == 4 && made.titleAlignment == .trailing)
    let font = made.titleTextAttributesTransformer?(AttributeContainer()).font
    #expect(font?.pointSize == 21 && font?.descriptor.weight == .semibold)
    #expect(made.subtitleTextAttributesTransformer == nil)
  }

  @Test func `a title with attributes is that of its fragments`() throws {
    let made = try configuration(
      "",
      #"""
      <attributedString key="attributedTitle"><fragment content="Big"><attributes>
      <font key="NSFont" type="system" pointSize="30"/><integer key="NSUnderline" value="1"/></attributes></fragment>
      <fragment content=" small"/></attributedString>
      """#)
    #expect(made.title == "Big small")
    let runs = try #require(made.attributedTitle).runs
    #expect(runs.first?.font?.pointSize == 30 && runs.first?.underlineStyle == .single)
  }

  @Test func `the image, its side, distance and size`() throws {
    let made = try configuration(
      #"imagePlacement="bottom" imagePadding="9""#,
      #"""
      <imageReference key="image" image="star" catalog="system"/>
      <preferredSymbolConfiguration key="preferredSymbolConfigurationForImage" pointSize="40"/>
      """#)
    #expect(made.image?.symbolName == "star")
    #expect(made.imagePlacement == .bottom && made.imagePadding == 9)
    #expect(made.preferredSymbolConfigurationForImage?.pointSize == 40)
  }

  @Test func `size, insets, corners and colours`() throws {
    let made = try configuration(
      #"buttonSize="large" cornerStyle="fixed""#,
      #"""
      <color key="baseForegroundColor" red="1" green="0" blue="0" alpha="1"/>
      <color key="baseBackgroundColor" red="0" green="1" blue="0" alpha="1"/>
      <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>
      <backgroundConfiguration key="background" cornerRadius="13" strokeWidth="2">
      <color key="backgroundColor" red="0" green="0" blue="1" alpha="1"/>
      <color key="strokeColor" red="1" green="1" blue="0" alpha="1"/></backgroundConfiguration>
      """#)
    #expect(made.buttonSize == .large && made.cornerStyle == .fixed)
    #expect(made.contentInsets == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(made.baseForegroundColor?.dynamic == UIColor.red.dynamic)
    #expect(made.baseBackgroundColor?.dynamic == UIColor.green.dynamic)
    #expect(made.background.cornerRadius == 13 && made.background.strokeWidth == 2)
    #expect(made.background.backgroundColor?.dynamic == UIColor.blue.dynamic)
    #expect(made.background.strokeColor?.dynamic == UIColor.yellow.dynamic)
  }

  /// At 2 pixels per point a line of 17 pt is 20.5 pt high, and the insets above and below are 7 pt each.
  @Test func `a title that is too long for its button takes more lines, unless it is to be cut off`() throws {
    func height(_ attributes: String) throws -> Double? {
      let button = Documents.view(
        "a",
        "<buttonConfiguration key=\"configuration\" style=\"filled\" title=\"One word or another of many\" \(attributes)/>",
        name: "button")
      let constraints = """
        <constraint firstItem="a" firstAttribute="width" constant="150" id="k1"/>
        <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="k2"/>
        """
      return try SolvedDocument(Documents.storyboard(subviews: button, constraints: constraints)).frames["a"]?
        .height
    }
    let one = try #require(try height(#"titleLineBreakMode="tailTruncation""#))
    let two = try #require(try height(""))
    #expect(one == 34.5)
    #expect(two - 14 >= 2 * 20)
  }
}
