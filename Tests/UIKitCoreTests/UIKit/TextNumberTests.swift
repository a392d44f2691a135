import Foundation
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import UIKitCore

/// Numbers, lines and links among the attributes of text.
struct TextNumberTests {
  private func attributes(
    _ values: [NSAttributedString.Key: Any], links: LinkLook? = nil,
    _ change: (inout TextAttributes) -> Void = { _ in }
  ) throws -> TextAttributes {
    var defaults = TextAttributes(font: FontDescriptor(pointSize: 17))
    change(&defaults)
    let text = AttributedText(
      NSAttributedString(string: "ab", attributes: values), defaults: defaults, links: links)
    return try #require(text.runs.first).attributes
  }

  @Test(
    arguments: [
      CGFloat(3), Double(3), Float(3), Int(3), Int8(3), UInt16(3), NSNumber(value: 3),
    ] as [any Sendable])
  func `a number may be of any type`(number: any Sendable) throws {
    let value = try attributes([
      .kern: number, .tracking: number, .baselineOffset: number, .ligature: number,
    ])
    #expect(value.kern == 3 && value.tracking == 3 && value.baselineOffset == 3 && value.ligates)
    let zero = try attributes([.ligature: 0])
    #expect(!zero.ligates)
  }

  @Test func `a length is at most the longest of text, either way`() throws {
    let longest = ParagraphStyle.longest
    func kept(_ number: Double) throws -> Double { try attributes([.baselineOffset: number]).baselineOffset }
    for number in [longest, longest + 1, 1e300] { #expect(try kept(number) == longest) }
    for number in [-longest, -longest - 1, -1e300] { #expect(try kept(number) == -longest) }
    for number in [longest - 1, 0.5, -0.5] { #expect(try kept(number) == number) }
    for number in [Double.nan, .infinity, -.infinity] { #expect(try kept(number) == 0) }
  }

  @Test func `what an attribute does not say is the view's`() throws {
    let own = try attributes([:]) {
      ($0.kern, $0.tracking, $0.baselineOffset, $0.ligates) = (1, 2, 3, false)
      $0.backgroundColor = UIColor.red.dynamic
      $0.underline = TextStroke(.double)
      $0.strikethrough = TextStroke(.thick)
    }
    #expect(own.kern == 1 && own.tracking == 2 && own.baselineOffset == 3 && !own.ligates)
    #expect(own.backgroundColor == UIColor.red.dynamic)
    #expect(own.underline == TextStroke(.double) && own.strikethrough == TextStroke(.thick))
  }

  @Test func `a line is a style or its number, in its own colour`() throws {
    let value = try attributes([
      .underlineStyle: NSUnderlineStyle.single, .underlineColor: UIColor.red,
      .strikethroughStyle: 9, .strikethroughColor: UIColor.blue,
    ])
    #expect(value.underline == TextStroke(.single, color: UIColor.red.dynamic))
    #expect(value.strikethrough == TextStroke(.double, color: UIColor.blue.dynamic))
    // A style of 0 takes the view's line away.
    let none = try attributes([.underlineStyle: 0]) { $0.underline = TextStroke(.single) }
    #expect(none.underline == nil)
  }

  /// NSUnderlineStyle's weights are the lowest four bits, its patterns the three from the ninth on.
  @Test(
    arguments: [
      (.single, TextStroke(.single)), (.thick, TextStroke(.thick)), (.double, TextStroke(.double)),
      (NSUnderlineStyle([.single, .patternDot]), TextStroke(.single, pattern: .dot)),
      (NSUnderlineStyle([.single, .patternDash]), TextStroke(.single, pattern: .dash)),
      (NSUnderlineStyle([.thick, .patternDashDot]), TextStroke(.thick, pattern: .dashDot)),
      (NSUnderlineStyle([.thick, .patternDashDotDot]), TextStroke(.thick, pattern: .dashDotDot)),
      (NSUnderlineStyle([.single, .byWord]), TextStroke(.single, isByWord: true)),
      (.patternDash, nil), (.byWord, nil), (NSUnderlineStyle(rawValue: 3), nil),
    ] as [(NSUnderlineStyle, TextStroke?)])
  func `a style has a weight, a pattern and gaps between words`(
    style: NSUnderlineStyle, stroke: TextStroke?
  ) {
    #expect(style.stroke(color: nil) == stroke)
  }

  @Test func `styles have UIKit's raw values`() {
    #expect(
      [NSUnderlineStyle.single, .thick, .double, .byWord].map(\.rawValue) == [0x01, 0x02, 0x09, 0x8000])
    #expect(
      [NSUnderlineStyle.patternDot, .patternDash, .patternDashDot, .patternDashDotDot].map(\.rawValue)
        == [0x100, 0x200, 0x300, 0x400])
  }

  @Test func `text with a link has the colour of links, and a line unless it has one`() throws {
    let look = LinkLook(color: .blue, isUnderlined: true)
    let link = try attributes([.link: "https://example.org", .foregroundColor: UIColor.red], links: look)
    #expect(link.color == UIColor.blue.dynamic && link.underline == TextStroke(.single))
    let lined = try attributes([.link: "https://example.org", .underlineStyle: 2], links: look)
    #expect(lined.underline == TextStroke(.thick))
    let plain = try attributes(
      [.link: "https://example.org", .foregroundColor: UIColor.red],
      links: LinkLook(color: nil, isUnderlined: false))
    #expect(plain.color == UIColor.red.dynamic && plain.underline == nil)
    #expect(try attributes([.foregroundColor: UIColor.red], links: look).underline == nil)
    #expect(try attributes([.link: "https://example.org"]).underline == nil)
  }

  @Test func `a shadow has its colour and offset`() throws {
    let shadow = NSShadow()
    #expect(shadow.shadowOffset == .zero && shadow.shadowBlurRadius == 0)
    #expect((shadow.shadowColor as? UIColor)?.dynamic == UIColor(white: 0, alpha: 1.0 / 3).dynamic)
    shadow.shadowColor = UIColor.red
    shadow.shadowOffset = CGSize(width: 2, height: -3)
    #expect(
      try attributes([.shadow: shadow]).shadow == TextShadow(color: UIColor.red.dynamic, x: 2, y: -3))
    shadow.shadowColor = nil
    #expect(try attributes([.shadow: shadow]).shadow == nil)
  }

  @Test func `an alignment that is given is that of all paragraphs`() {
    let style = NSMutableParagraphStyle()
    (style.alignment, style.lineSpacing) = (.right, 4)
    let string = NSAttributedString(string: "ab", attributes: [.paragraphStyle: style])
    let defaults = TextAttributes(font: FontDescriptor(pointSize: 17))
    let own = AttributedText(string, defaults: defaults).runs[0].attributes.paragraph
    let given = AttributedText(string, defaults: defaults, alignment: .center).runs[0].attributes.paragraph
    #expect(own.alignment == .right && own.lineSpacing == 4)
    #expect(given.alignment == .center && given.lineSpacing == 4)
  }

  // MARK: Warnings

  private func warnings(_ values: [NSAttributedString.Key: Any]) -> [String] {
    NSAttributedString(string: "ab", attributes: values).shortcomings.map(\.message)
  }

  @Test func `each attribute that is not drawn is one warning`() {
    let string = NSMutableAttributedString(string: "abcd")
    for (key, range) in [(.obliqueness, 0), (.strokeWidth, 1), (.obliqueness, 3)]
      as [(NSAttributedString.Key, Int)]
    {
      string.addAttribute(key, value: 1, range: NSRange(location: range, length: 1))
    }
    #expect(
      string.shortcomings.map(\.message) == [
        "the attribute obliqueness of text is not drawn", "the attribute strokeWidth of text is not drawn",
      ])
    for (key, name) in [
      (.strokeWidth, "strokeWidth"), (.attachment, "attachment"), (.obliqueness, "obliqueness"),
      (.expansion, "expansion"), (.textEffect, "textEffect"), (.writingDirection, "writingDirection"),
    ] as [(NSAttributedString.Key, String)] {
      #expect(warnings([key: 1]) == ["the attribute \(name) of text is not drawn"])
    }
    #expect(warnings([.kern: 1, .strokeColor: UIColor.red]) == [])
  }

  @Test func `hyphenation and blurred shadows are warned of, and those without none`() {
    let (style, shadow) = (NSMutableParagraphStyle(), NSShadow())
    #expect(warnings([.paragraphStyle: style, .shadow: shadow]) == [])
    (style.hyphenationFactor, shadow.shadowBlurRadius) = (0.5, 0.5)
    #expect(
      warnings([.paragraphStyle: style, .shadow: shadow]) == [
        "text with a hyphenationFactor is not hyphenated; soft hyphens (U+00AD) say where it may be",
        "the shadow of text is drawn without its blur",
      ])
  }
}
