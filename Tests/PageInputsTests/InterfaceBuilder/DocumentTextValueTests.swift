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

/// Every attribute of texts and fonts at a value that is not the default, and the defaults.
@MainActor
@Suite struct DocumentTextValueTests {
  private let red = ##"red="1" green="0" blue="0" alpha="1"/>"##

  private func label(_ attributes: String, _ content: String = "") throws -> UILabel {
    try BuiltViews("<label id=\"a\" \(attributes)>\(content)</label>").view()
  }

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
    #expect(text.string == "OneTwo")
    // Elements that are not known are told, and change nothing else.
    #expect(views.diagnostics.map(\.severity) == [.warning, .warning, .warning])
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
}
