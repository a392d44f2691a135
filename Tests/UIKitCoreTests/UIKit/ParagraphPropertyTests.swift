import Foundation
import Testing

@testable import PageDrawing
@testable import UIKitCore

/// Properties of `NSParagraphStyle` and its mutable subclass, and UIKit's raw values of alignments and line breaks.
@MainActor
struct ParagraphPropertyTests {
  @Test func `lengths are 0 at first, and keep what they are set to`() {
    let lengths: [ReferenceWritableKeyPath<NSMutableParagraphStyle, CGFloat>] = [
      \.lineSpacing, \.paragraphSpacing, \.paragraphSpacingBefore, \.lineHeightMultiple, \.minimumLineHeight,
      \.maximumLineHeight, \.firstLineHeadIndent, \.headIndent, \.tailIndent, \.defaultTabInterval,
    ]
    let style = NSMutableParagraphStyle()
    for (index, length) in lengths.enumerated() {
      #expect(style[keyPath: length] == 0)
      style[keyPath: length] = CGFloat(index + 1)
    }
    #expect(lengths.map { style[keyPath: $0] } == (1...10).map { CGFloat($0) })
    #expect(style.hyphenationFactor == 0)
  }

  @Test(
    arguments: [
      (.left, 0, .left), (.center, 1, .center), (.right, 2, .right), (.justified, 3, .justified),
      (.natural, 4, .natural),
    ] as [(NSTextAlignment, Int, TextAlignment)])
  func `an alignment has UIKit's raw value`(
    alignment: NSTextAlignment, value: Int, shown: TextAlignment
  ) {
    let style = NSMutableParagraphStyle()
    #expect(style.alignment == .natural)
    style.alignment = alignment
    #expect(alignment.rawValue == value && style.alignment == alignment && style.style.alignment == shown)
  }

  @Test(
    arguments: [
      (.byWordWrapping, 0, .byWordWrapping), (.byCharWrapping, 1, .byCharWrapping),
      (.byClipping, 2, .byClipping), (.byTruncatingHead, 3, .byTruncatingHead),
      (.byTruncatingTail, 4, .byTruncatingTail), (.byTruncatingMiddle, 5, .byTruncatingMiddle),
    ] as [(NSLineBreakMode, Int, LineBreakMode)])
  func `a line break mode has UIKit's raw value`(mode: NSLineBreakMode, value: Int, shown: LineBreakMode) {
    let style = NSMutableParagraphStyle()
    #expect(style.lineBreakMode == .byWordWrapping)
    style.lineBreakMode = mode
    #expect(mode.rawValue == value && style.lineBreakMode == mode && style.style.lineBreakMode == shown)
  }

  @Test(
    arguments: [
      (.natural, -1, .natural), (.leftToRight, 0, .leftToRight), (.rightToLeft, 1, .rightToLeft),
    ] as [(NSWritingDirection, Int, WritingDirection)])
  func `a writing direction has UIKit's raw value`(
    direction: NSWritingDirection, value: Int, shown: WritingDirection
  ) {
    let style = NSMutableParagraphStyle()
    #expect(style.baseWritingDirection == .natural)
    style.baseWritingDirection = direction
    #expect(direction.rawValue == value && style.baseWritingDirection == direction)
    #expect(style.style.baseWritingDirection == shown)
  }

  @Test func `a copy has every property`() throws {
    let style = NSMutableParagraphStyle()
    (style.alignment, style.lineBreakMode, style.baseWritingDirection) = (.right, .byClipping, .rightToLeft)
    (style.hyphenationFactor, style.headIndent) = (0.5, 3)
    style.lineBreakStrategy = .hangulWordPriority
    style.tabStops = [NSTextTab(textAlignment: .center, location: 50)]
    for copy in [style.copy(), style.mutableCopy()] {
      let copy = try #require(copy as? NSParagraphStyle)
      #expect(copy.alignment == .right && copy.lineBreakMode == .byClipping)
      #expect(copy.baseWritingDirection == .rightToLeft && copy.hyphenationFactor == 0.5)
      #expect(copy.headIndent == 3 && copy.lineBreakStrategy == .hangulWordPriority)
      #expect(copy.tabStops.map(\.location) == [50])
      #expect(copy.isEqual(style) && copy.hash == style.hash)
    }
    let other = NSMutableParagraphStyle()
    other.setParagraphStyle(style)
    other.hyphenationFactor = 0
    #expect(!other.isEqual(style) && !style.isEqual("style"))
  }

  @Test func `tab stops are equal if their places and alignments are`() {
    let tab = NSTextTab(textAlignment: .center, location: 50)
    #expect(tab.isEqual(NSTextTab(textAlignment: .center, location: 50)))
    #expect(!tab.isEqual(NSTextTab(textAlignment: .left, location: 50)))
    #expect(!tab.isEqual(NSTextTab(textAlignment: .center, location: 51)) && !tab.isEqual("tab"))
  }
}
