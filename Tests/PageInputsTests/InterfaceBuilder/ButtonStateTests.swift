import Foundation
import LayoutEngine
import PageTestSupport
import TestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageInputs
@testable import PageLayout
@testable import UIKitCore

/// The look of a button in each of its states, and every word of `<buttonConfiguration>`.
@MainActor
@Suite struct ButtonStateTests {
  private func button(_ attributes: String, _ content: String = "") throws -> UIButton {
    try BuiltViews("<button id=\"a\" \(attributes)>\(content)</button>").view()
  }

  private let red = #"red="1" green="0" blue="0" alpha="1"/>"#

  @Test func `a state may have an attributed title, a shadow colour and a symbol's configuration`() throws {
    let states: [(String, UIControl.State)] = [
      ("normal", .normal), ("highlighted", .highlighted), ("disabled", .disabled), ("selected", .selected),
    ]
    for (word, state) in states {
      let button = try button(
        "",
        """
        <state key="\(word)"><attributedString key="attributedTitle"><fragment content="Go"/></attributedString>
        <color key="titleShadowColor" \(red)
        <preferredSymbolConfiguration key="preferredSymbolConfigurationForImage" pointSize="40"/></state>
        """)
      #expect(button.attributedTitle(for: state)?.string == "Go")
      #expect(button.titleShadowColor(for: state)?.dynamic == UIColor.red.dynamic)
      #expect(button.preferredSymbolConfigurationForImage(in: state)?.pointSize == 40)
      for (_, other) in states where other != state {
        #expect(button.attributedTitle(for: other) == nil && button.titleShadowColor(for: other) == nil)
        #expect(button.preferredSymbolConfigurationForImage(in: other) == nil)
      }
      #expect(button.title(for: state) == nil && button.image(for: state) == nil)
      #expect(button.backgroundImage(for: state) == nil)
    }
  }

  @Test func `an attributed title is left over as a plain one is`() throws {
    let state =
      #"<state key="normal"><attributedString key="attributedTitle"><fragment content="Old"/></attributedString></state>"#
    let picture = #"<buttonConfiguration key="configuration" style="plain" image="star" catalog="system"/>"#
    #expect(try button("", state).attributedTitle(for: .normal)?.string == "Old")
    #expect(try button("", state + picture).attributedTitle(for: .normal) == nil)
    // A title that is an element counts as one that is an attribute.
    for title in [
      #"<string key="title">New</string>"#,
      #"<attributedString key="attributedTitle"><fragment content="New"/></attributedString>"#,
    ] {
      let titled = picture.replacing("/>", with: ">\(title)</buttonConfiguration>")
      #expect(try button("", state + titled).attributedTitle(for: .normal)?.string == "Old")
      #expect(try button("", state + titled).configuration?.title == "New")
    }
  }

  @Test(
    arguments: [
      ("primary", .primary), ("cancel", .cancel), ("destructive", .destructive), ("normal", .normal),
      ("", .normal),
    ] as [(String, UIButton.Role)])
  func `a button has its role`(word: String, role: UIButton.Role) throws {
    #expect(try button("role=\"\(word)\"").role == role)
  }

  @Test func `a button's title breaks and casts its shadow as written`() throws {
    let plain = try button("")
    #expect(plain.titleLabel?.shadowOffset == .zero && plain.adjustsImageWhenDisabled)
    let moved = try button("", #"<size key="titleShadowOffset" width="2" height="3"/>"#)
    #expect(moved.titleLabel?.shadowOffset == CGSize(width: 2, height: 3))
    #expect(
      try button("lineBreakMode=\"wordWrap\"").titleLabel?.lineBreakMode == .byWordWrapping)
    #expect(
      try button("lineBreakMode=\"unheardOf\"").titleLabel?.lineBreakMode == plain.titleLabel?.lineBreakMode)
    #expect(try !button("adjustsImageWhenDisabled=\"NO\"").adjustsImageWhenDisabled)
    #expect(try button("adjustsImageWhenDisabled=\"YES\"").adjustsImageWhenDisabled)
  }

  @Test func `each inset of a button is its own`() throws {
    func insets(_ key: String) -> String {
      "<inset key=\"\(key)\" minX=\"1\" minY=\"2\" maxX=\"3\" maxY=\"4\"/>"
    }
    let expected = UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3)
    let content = try button("", insets("contentEdgeInsets"))
    #expect(content.contentEdgeInsets == expected && content.titleEdgeInsets == .zero)
    let title = try button("", insets("titleEdgeInsets"))
    #expect(title.titleEdgeInsets == expected && title.imageEdgeInsets == .zero)
    let image = try button("", insets("imageEdgeInsets"))
    #expect(image.imageEdgeInsets == expected)
    #expect(try image.contentEdgeInsets == button("").contentEdgeInsets)
  }

  // MARK: Configurations

  private func configuration(_ attributes: String, _ content: String = "") throws -> UIButton.Configuration {
    try #require(
      try button(
        "",
        "<buttonConfiguration key=\"configuration\" \(attributes)>\(content)</buttonConfiguration>"
      ).configuration)
  }

  private func style(_ configuration: UIButton.Configuration) throws -> String {
    String(describing: try #require(Mirror(reflecting: configuration).descendant("style")))
  }

  @Test(
    arguments: [
      ("filled", "filled"), ("gray", "gray"), ("tinted", "tinted"), ("bordered", "bordered"),
      ("borderedProminent", "borderedProminent"), ("borderless", "borderless"), ("plain", "plain"),
      ("unheardOf", "plain"),
    ])
  func `a configuration has the style of its word`(word: String, name: String) throws {
    #expect(try style(configuration("style=\"\(word)\"")) == name)
  }

  @Test func `a bordered and tinted configuration is UIKit's`() throws {
    #expect(try style(configuration("style=\"borderedTinted\"")) == style(.borderedTinted()))
    #expect(try style(configuration("style=\"borderedTinted\"")) != style(.plain()))
  }

  @Test(
    arguments: [
      ("leading", .leading), ("center", .center), ("trailing", .trailing), ("automatic", .automatic),
    ] as [(String, UIButton.Configuration.TitleAlignment)])
  func `titles are aligned`(word: String, alignment: UIButton.Configuration.TitleAlignment) throws {
    #expect(try configuration("titleAlignment=\"\(word)\"").titleAlignment == alignment)
  }

  @Test(
    arguments: [
      ("trailing", .trailing), ("top", .top), ("bottom", .bottom), ("all", .all), ("leading", .leading),
      ("unheardOf", .leading),
    ] as [(String, NSDirectionalRectEdge)])
  func `the image stands at its edge`(word: String, edge: NSDirectionalRectEdge) throws {
    #expect(try configuration("imagePlacement=\"\(word)\"").imagePlacement == edge)
  }

  @Test(
    arguments: [("mini", .mini), ("small", .small), ("medium", .medium), ("large", .large), ("x", .medium)]
      as [(String, UIButton.Configuration.Size)])
  func `a button has its size`(word: String, size: UIButton.Configuration.Size) throws {
    #expect(try configuration("buttonSize=\"\(word)\"").buttonSize == size)
  }

  @Test(
    arguments: [
      ("fixed", .fixed), ("small", .small), ("medium", .medium), ("large", .large), ("capsule", .capsule),
      ("dynamic", .dynamic), ("x", .dynamic),
    ] as [(String, UIButton.Configuration.CornerStyle)])
  func `corners have their style`(word: String, corners: UIButton.Configuration.CornerStyle) throws {
    #expect(try configuration("cornerStyle=\"\(word)\"").cornerStyle == corners)
  }

  @Test func `a configuration without attributes has UIKit's values`() throws {
    let (made, plain) = (try configuration(""), UIButton.Configuration.plain())
    #expect(made.title == nil && made.subtitle == nil && made.image == nil)
    #expect(made.titlePadding == plain.titlePadding && made.imagePadding == plain.imagePadding)
    #expect(made.titleLineBreakMode == plain.titleLineBreakMode)
    #expect(made.titleTextAttributesTransformer == nil && made.subtitleTextAttributesTransformer == nil)
    #expect(made.preferredSymbolConfigurationForImage == nil && made.contentInsets == plain.contentInsets)
    #expect(made.baseForegroundColor == nil && made.baseBackgroundColor == nil)
    #expect(made.background.cornerRadius == plain.background.cornerRadius)
    #expect(made.background.backgroundColor?.dynamic == plain.background.backgroundColor?.dynamic)
  }

  @Test func `a subtitle has its font and its attributes`() throws {
    let font = #"<fontDescription key="subtitleFontDescription" type="boldSystem" pointSize="9"/>"#
    let made = try configuration(
      #"subtitle="plain" imagePadding="3" titleLineBreakMode="clip""#,
      font
        + #"<attributedString key="attributedSubtitle"><fragment content="styled"/></attributedString>"#)
    #expect(made.subtitle == "styled" && made.imagePadding == 3 && made.titleLineBreakMode == .byClipping)
    #expect(made.subtitleTextAttributesTransformer?(AttributeContainer()).font?.pointSize == 9)
    #expect(made.titleTextAttributesTransformer == nil)
    #expect(try configuration(#"subtitle="plain""#).subtitle == "plain")
  }

  @Test func `a background's radius and line are not below 0`() throws {
    func background(_ attributes: String) throws -> UIBackgroundConfiguration {
      try configuration("", "<backgroundConfiguration key=\"background\" \(attributes)/>").background
    }
    #expect(try background(#"cornerRadius="-2""#).cornerRadius == 0)
    #expect(try background(#"cornerRadius="0.5""#).cornerRadius == 0.5)
    #expect(try background(#"strokeWidth="-2""#).strokeWidth == 0)
    #expect(try background(#"strokeWidth="0.5""#).strokeWidth == 0.5)
    let empty = try background("")
    #expect(empty.backgroundColor == nil && empty.strokeColor == nil)
  }
}
