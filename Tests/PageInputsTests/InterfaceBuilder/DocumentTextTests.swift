import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageInputs
@testable import UIKitCore

/// Labels, text views, attributed text and fonts, as documents write them.
@MainActor
@Suite struct DocumentTextTests {
  private func label(_ attributes: String, _ content: String = "") throws -> UILabel {
    try BuiltViews("<label id=\"a\" \(attributes)>\(content)</label>").view()
  }

  private func font(_ description: String) throws -> FontDescriptor {
    try label("", "<fontDescription key=\"fontDescription\" \(description)/>").font.descriptor
  }

  @Test func `a label has its text, lines, alignment and truncation`() throws {
    let label = try label(
      #"text="Hello" textAlignment="center" lineBreakMode="middleTruncation" numberOfLines="3""#)
    #expect(label.text == "Hello")
    #expect(label.textAlignment == .center)
    #expect(label.lineBreakMode == .byTruncatingMiddle)
    #expect(label.numberOfLines == 3)
  }

  @Test func `a label without attributes has one line of system 17 in the label colour`() throws {
    let label = try label("text=\"a\"")
    #expect(label.numberOfLines == 1)
    #expect(label.lineBreakMode == .byTruncatingTail)
    #expect(label.font.descriptor == UIFont.systemFont(ofSize: 17).descriptor)
    #expect(label.textColor.dynamic == UIColor.label.dynamic)
  }

  @Test(arguments: ["-3", "nan", "1e300", "many"])
  func `a number of lines that is none leaves a label usable`(lines: String) throws {
    #expect([0, 1].contains(try label("numberOfLines=\"\(lines)\"").numberOfLines))
  }

  @Test func `text with line breaks is a child, in base 64 where XML cannot hold it`() throws {
    #expect(try label("", "<string key=\"text\">One\nTwo</string>").text == "One\nTwo")
    #expect(try label("", "<mutableString key=\"text\">Three</mutableString>").text == "Three")
    // "A\u{2028}B" in UTF-8 is 41 E2 80 A8 42.
    #expect(
      try label("", "<string key=\"text\" base64-UTF8=\"YES\">\nQeKAqEI\n</string>").text == "A\u{2028}B")
    // Three bytes have four characters; of one or two bytes the padding is left out.
    for (characters, text) in [("QQ", "A"), ("QUI", "AB"), ("QUJD", "ABC"), ("QUJDRA", "ABCD")] {
      #expect(try label("", "<string key=\"text\" base64-UTF8=\"YES\">\(characters)</string>").text == text)
    }
  }

  @Test func `a text view has its font, colour, insets and switches`() throws {
    let views = try BuiltViews(
      """
      <textView id="a" scrollEnabled="NO" editable="NO" selectable="NO" textAlignment="right" text="T">
      <edgeInsets key="textContainerInset" top="1" left="2" bottom="3" right="4"/>
      <color key="textColor" white="0.5" alpha="1"/>
      <fontDescription key="fontDescription" type="boldSystem" pointSize="14"/></textView>
      """)
    let view: UITextView = try views.view()
    #expect(view.text == "T")
    #expect(!view.isScrollEnabled && !view.isEditable && !view.isSelectable)
    #expect(view.textAlignment == .right)
    #expect(view.textContainerInset == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(view.font?.descriptor == UIFont.boldSystemFont(ofSize: 14).descriptor)
    #expect(view.textColor?.dynamic.light == Color(red: 0.5, green: 0.5, blue: 0.5))
  }

  @Test func `attributed text is made of fragments, and an attribute that is not known is a warning`() throws
  {
    let views = try BuiltViews(
      """
      <label id="a"><attributedString key="attributedText">
      <fragment content="One "><attributes>
      <font key="NSFont" size="20" name="HelveticaNeue-Bold" family="Helvetica Neue"/>
      <color key="NSColor" red="1" green="0" blue="0" alpha="1"/>
      <real key="NSKern" value="2"/>
      </attributes></fragment>
      <fragment><string key="content">two
      three</string><attributes>
      <paragraphStyle key="NSParagraphStyle" alignment="center" lineSpacing="5" paragraphSpacing="7"/>
      <url key="NSLink" string="x"/>
      </attributes></fragment>
      </attributedString></label>
      """)
    let label: UILabel = try views.view()
    let text = try #require(label.attributedText)
    #expect(text.string == "One two\nthree")
    let first = text.attributes(at: 0, effectiveRange: nil)
    #expect((first[.font] as? UIFont)?.descriptor.weight == .bold)
    #expect((first[.font] as? UIFont)?.pointSize == 20)
    #expect((first[.foregroundColor] as? UIColor)?.dynamic == UIColor.red.dynamic)
    #expect(first[.kern] as? CGFloat == 2)
    let style = text.attributes(at: 5, effectiveRange: nil)[.paragraphStyle] as? NSParagraphStyle
    #expect(style?.alignment == .center)
    #expect(style?.lineSpacing == 5)
    #expect(style?.paragraphSpacing == 7)
    let document = views.builder.document
    #expect(
      document.unread(in: document.scenes).map(\.message) == ["<attributes>: NSLink is not drawn (in a)"])
  }

  @Test func `attributed text has strokes, spacing and every length of its paragraphs`() throws {
    let views = try BuiltViews(
      """
      <label id="a"><attributedString key="attributedText"><fragment content="One"><attributes>
      <integer key="NSUnderline" value="1"/>
      <integer key="NSStrikethrough" value="2"/>
      <color key="NSUnderlineColor" red="1" green="0" blue="0" alpha="1"/>
      <color key="NSBackgroundColor" red="1" green="0" blue="0" alpha="1"/>
      <real key="NSBaselineOffset" value="3"/>
      <integer key="NSLigature" value="0"/>
      <paragraphStyle key="NSParagraphStyle" alignment="justified" baseWritingDirection="rightToLeft"
       lineHeightMultiple="1.5" minimumLineHeight="2" maximumLineHeight="30" paragraphSpacingBefore="4"
       firstLineHeadIndent="5" headIndent="6" tailIndent="-7" defaultTabInterval="8">
      <tabStops><textTab alignment="right" location="100"/></tabStops></paragraphStyle>
      </attributes></fragment></attributedString></label>
      """)
    let label: UILabel = try views.view()
    guard case .text(let content) = label.content else {
      Issue.record("no text")
      return
    }
    let attributes = try #require(content.text.runs.first).attributes
    let red = UIColor.red.dynamic
    #expect(attributes.underline == TextStroke(color: red) && attributes.strikethrough == TextStroke(.thick))
    #expect(attributes.backgroundColor == red && attributes.baselineOffset == 3 && !attributes.ligates)
    let style = attributes.paragraph
    #expect(style.alignment == .justified && style.baseWritingDirection == .rightToLeft)
    #expect([style.lineHeightMultiple, style.minimumLineHeight, style.maximumLineHeight] == [1.5, 2, 30])
    #expect([style.firstLineHeadIndent, style.headIndent, style.tailIndent] == [5, 6, -7])
    #expect(style.paragraphSpacingBefore == 4 && style.defaultTabInterval == 8)
    #expect(style.tabStops == [TabStop(.trailing, at: 100)])
    #expect(views.diagnostics.isEmpty)
  }

  @Test func `a label shrinks and has a preferred width, a shadow and its states`() throws {
    let label = try label(
      #"text="a" adjustsFontSizeToFit="YES" minimumScaleFactor="0.5" baselineAdjustment="alignCenters" "#
        + #"preferredMaxLayoutWidth="120" enabled="NO" highlighted="YES""#,
      """
      <color key="highlightedColor" red="1" green="0" blue="0" alpha="1"/>
      <color key="shadowColor" red="1" green="0" blue="0" alpha="1"/>
      <size key="shadowOffset" width="2" height="3"/>
      """)
    #expect(label.adjustsFontSizeToFitWidth && label.minimumScaleFactor == 0.5)
    #expect(label.baselineAdjustment == .alignCenters && label.preferredMaxLayoutWidth == 120)
    #expect(!label.isEnabled && label.isHighlighted)
    #expect(label.highlightedTextColor?.dynamic == UIColor.red.dynamic)
    #expect(label.shadowColor?.dynamic == UIColor.red.dynamic)
    #expect(label.shadowOffset == CGSize(width: 2, height: 3))
  }

  /// 9 of the 18 pt that the label has.
  @Test func `a minimum font size is a scale of the font`() throws {
    let label = try label(
      "text=\"a\" adjustsFontSizeToFit=\"YES\" minimumFontSize=\"9\"",
      "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"18\"/>")
    #expect(label.minimumScaleFactor == 0.5)
  }

  // MARK: Fonts

  @Test(
    arguments: [
      ("type=\"system\" pointSize=\"12\"", 12, .regular),
      ("type=\"boldSystem\" pointSize=\"13\"", 13, .semibold),
      ("type=\"system\" weight=\"semibold\" pointSize=\"14\"", 14, .semibold),
      ("type=\"system\" weight=\"ultraLight\" pointSize=\"14\"", 14, .ultraLight),
      ("type=\"system\" weight=\"black\" pointSize=\"14\"", 14, .black),
      // The sizes of the text styles at Large (Apple's Human Interface Guidelines).
      ("style=\"UICTFontTextStyleTitle0\"", 34, .regular),
      ("style=\"UICTFontTextStyleTitle1\"", 28, .regular),
      ("style=\"UICTFontTextStyleHeadline\"", 17, .semibold),
      ("style=\"UICTFontTextStyleFootnote\"", 13, .regular),
      ("style=\"UICTFontTextStyleCaption2\"", 11, .regular),
      ("type=\"system\" pointSize=\"-5\"", 1, .regular),
      ("type=\"system\" pointSize=\"1e6\"", 2000, .regular),
    ] as [(String, Double, FontWeight)])
  func `the system font comes by size, weight and text style`(
    description: String, size: Double, weight: FontWeight
  ) throws {
    let font = try font(description)
    #expect(font.family == .system)
    #expect(font.pointSize == size)
    #expect(font.weight == weight)
    #expect(!font.isItalic)
  }

  @Test func `the italic system font is italic`() throws {
    #expect(try font("type=\"italicSystem\" pointSize=\"12\"").isItalic)
  }

  @Test(
    arguments: [
      ("HelveticaNeue", .regular, false), ("HelveticaNeue-UltraLight", .ultraLight, false),
      ("HelveticaNeue-MediumItalic", .medium, true), ("Courier-BoldOblique", .bold, true),
      ("AvenirNext-DemiBold", .semibold, false), ("Gilroy-ExtraBold", .heavy, false),
    ] as [(String, FontWeight, Bool)])
  func `the style of a font is read from its PostScript name`(
    name: String, weight: FontWeight, isItalic: Bool
  ) throws {
    let font = try font("name=\"\(name)\" family=\"Some Family\" pointSize=\"15\"")
    #expect(font.family == .preferred("Some Family"))
    #expect(font.weight == weight)
    #expect(font.isItalic == isItalic)
    #expect(font.pointSize == 15)
  }

  @Test func `an unknown text style is a warning, and Body stands in for it`() throws {
    let views = try BuiltViews(
      "<label id=\"a\"><fontDescription key=\"fontDescription\" style=\"Shouting\"/></label>")
    #expect(try views.view(as: UILabel.self).font.pointSize == 17)
    #expect(views.diagnostics.map(\.severity) == [.warning])
  }
}
