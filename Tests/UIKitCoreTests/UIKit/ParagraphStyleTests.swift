import Foundation
import PageTestSupport
import Testing

@testable import PageDrawing
@testable import UIKitCore

/// `NSParagraphStyle`, `NSTextTab` and the attributes of text, as an app sets them.
struct ParagraphStyleTests {
  private func attributes(_ values: [NSAttributedString.Key: Any]) throws -> TextAttributes {
    let text = AttributedText(
      NSAttributedString(string: "ab", attributes: values),
      defaults: TextAttributes(font: FontDescriptor(pointSize: 17)))
    return try #require(text.runs.first).attributes
  }

  @Test func `every length of a style reaches the text`() throws {
    let style = NSMutableParagraphStyle()
    style.paragraphSpacingBefore = 1
    style.lineHeightMultiple = 2
    style.minimumLineHeight = 3
    style.maximumLineHeight = 4
    style.firstLineHeadIndent = 5
    style.headIndent = 6
    style.tailIndent = -7
    style.defaultTabInterval = 8
    style.baseWritingDirection = .rightToLeft
    let value = try attributes([.paragraphStyle: style]).paragraph
    #expect(
      [
        value.paragraphSpacingBefore, value.lineHeightMultiple, value.minimumLineHeight,
        value.maximumLineHeight, value.firstLineHeadIndent, value.headIndent, value.tailIndent,
        value.defaultTabInterval,
      ] == [1, 2, 3, 4, 5, 6, -7, 8])
    #expect(value.baseWritingDirection == .rightToLeft)
    #expect(style.tailIndent == -7 && style.baseWritingDirection == .rightToLeft)
  }

  @Test func `a copy is as its original was`() throws {
    let style = NSMutableParagraphStyle()
    style.headIndent = 6
    style.alignment = .center
    let copy = try #require(style.mutableCopy() as? NSMutableParagraphStyle)
    style.headIndent = 9
    #expect(copy.headIndent == 6 && copy.alignment == .center)
    let fixed = try #require(style.copy() as? NSParagraphStyle)
    #expect(fixed.headIndent == 9 && !(fixed is NSMutableParagraphStyle))
    let other = NSMutableParagraphStyle()
    other.setParagraphStyle(fixed)
    #expect(other.isEqual(style) && !other.isEqual(copy))
    #expect(NSParagraphStyle.default.mutableCopy() is NSMutableParagraphStyle)
  }

  /// UIKit's default: twelve, every 28 pt.
  @Test func `tab stops are added in order and removed`() throws {
    let style = NSMutableParagraphStyle()
    #expect(style.tabStops.map(\.location) == (1...12).map { CGFloat(28 * $0) })
    style.tabStops = [NSTextTab(textAlignment: .right, location: 100)]
    style.addTabStop(NSTextTab(textAlignment: .center, location: 50))
    #expect(
      try attributes([.paragraphStyle: style]).paragraph.tabStops
        == [TabStop(.center, at: 50), TabStop(.trailing, at: 100)])
    style.removeTabStop(NSTextTab(textAlignment: .center, location: 50))
    #expect(style.tabStops.map(\.location) == [100])
  }

  @Test func `underlines have a weight, a pattern and a colour`() throws {
    let style: NSUnderlineStyle = [.double, .patternDashDot, .byWord]
    let value = try attributes([
      .underlineStyle: style.rawValue, .underlineColor: UIColor.red,
      .strikethroughStyle: NSNumber(value: 2),
    ])
    #expect(
      value.underline
        == TextStroke(.double, pattern: .dashDot, isByWord: true, color: UIColor.red.dynamic))
    #expect(value.strikethrough == TextStroke(.thick))
    #expect(try attributes([.underlineStyle: 0]).underline == nil)
    #expect(try attributes([.underlineStyle: Double.nan]).underline == nil)
    // A pattern alone draws nothing, as in UIKit.
    #expect(try attributes([.underlineStyle: 0x0100]).underline == nil)
  }

  @Test func `offset, tracking, ligatures and background reach the text`() throws {
    let value = try attributes([
      .baselineOffset: 3, .tracking: 1.5, .ligature: 0, .backgroundColor: UIColor.red,
    ])
    #expect(value.baselineOffset == 3 && value.tracking == 1.5 && !value.ligates)
    #expect(value.backgroundColor == UIColor.red.dynamic)
    let plain = try attributes([:])
    #expect(plain.ligates && plain.tracking == 0 && plain.backgroundColor == nil)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `numbers that are none are nothing`(number: Double) throws {
    let value = try attributes([.baselineOffset: number, .kern: number, .tracking: number])
    #expect(value.baselineOffset == 0 && value.kern == 0 && value.tracking == 0)
  }

  /// Three glyphs, each 2 pt farther; tracking adds to the font's own spacing, which a kern replaces.
  @Test func `tracking adds to the font's spacing`() throws {
    let engine = try makeEngine()
    let own = try engine.width(systemText("abc"))
    let tracked = try engine.width(systemText("abc").changed { $0.tracking = 2 })
    #expect(abs(tracked - own - 6) < 1e-9)
  }
}
