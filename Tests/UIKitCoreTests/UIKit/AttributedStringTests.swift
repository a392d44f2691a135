import Foundation
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import UIKitCore

/// What an `NSAttributedString` becomes as a value.
struct AttributedStringTests {
  private let defaults = TextAttributes(font: FontDescriptor(pointSize: 17))

  private func value(_ string: NSAttributedString) -> AttributedText {
    AttributedText(string, defaults: defaults)
  }

  /// The stretches of text and their font sizes.
  private func sizes(_ text: AttributedText) -> [(String, Double)] {
    var rest = Array(text.string.utf16)[...]
    return text.runs.map { run in
      defer { rest = rest.dropFirst(run.utf16Length) }
      return (String(decoding: rest.prefix(run.utf16Length), as: UTF16.self), run.attributes.font.pointSize)
    }
  }

  private func expect(_ string: NSAttributedString, _ wanted: [(String, Double)]) {
    let found = sizes(value(string))
    #expect(found.map(\.0) == wanted.map(\.0))
    #expect(found.map(\.1) == wanted.map(\.1))
    #expect(value(string).runs.reduce(0) { $0 + $1.utf16Length } == value(string).string.utf16.count)
  }

  @Test func `text without attributes has the view's`() {
    let text = value(NSAttributedString(string: "Plain"))
    #expect(text == AttributedText("Plain", attributes: defaults))
    #expect(value(NSAttributedString(string: "")).isEmpty)
  }

  /// 10 over all, 20 over characters 2…5, 30 over 4…7: the later one wins where they overlap.
  @Test func `of overlapping ranges the one set last wins`() {
    let string = NSMutableAttributedString(string: "0123456789")
    for (size, range) in [(10, 0..<10), (20, 2..<6), (30, 4..<8)] {
      string.addAttribute(
        .font, value: UIFont.systemFont(ofSize: CGFloat(size)),
        range: NSRange(location: range.lowerBound, length: range.count))
    }
    expect(string, [("01", 10), ("23", 20), ("4567", 30), ("89", 10)])
  }

  /// CoreFoundation looks into attribute values; see `AttributeValueHeader`.
  @Test func `attributes of every kind can be set and replaced again and again`() {
    let string = NSMutableAttributedString(string: "abcdef")
    for pass in 1...20 {
      let range = NSRange(location: pass % 5, length: 2)
      string.addAttribute(.font, value: UIFont.systemFont(ofSize: CGFloat(pass)), range: range)
      string.addAttribute(.foregroundColor, value: UIColor(white: CGFloat(pass) / 30, alpha: 1), range: range)
      string.addAttributes([.paragraphStyle: NSMutableParagraphStyle(), .kern: pass], range: range)
    }
    // The last five passes: 16 on b and c, 17 on c and d, 18 on d and e, 19 on e and f, 20 on a and b.
    expect(string, [("ab", 20), ("c", 17), ("d", 18), ("ef", 19)])
  }

  @Test func `ranges of different attributes cut each other`() {
    let string = NSMutableAttributedString(string: "abcdef")
    string.addAttribute(
      .font, value: UIFont.systemFont(ofSize: 30), range: NSRange(location: 0, length: 4))
    string.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 2, length: 4))
    let runs = value(string).runs
    #expect(runs.map(\.utf16Length) == [2, 2, 2])
    #expect(runs.map(\.attributes.font.pointSize) == [30, 30, 17])
    let (black, red) = (Color.black, Color(red: 1, green: 0, blue: 0))
    #expect(runs.map(\.attributes.color.light) == [black, red, red])
  }

  @Test func `emoji are counted in UTF-16 units and stay whole`() {
    // 👍🏽 is two scalars and four units; 👨‍👩‍👧 three, two joiners, eight units.
    let string = NSMutableAttributedString(string: "a👍🏽b👨‍👩‍👧c")
    #expect(string.length == 15)
    string.addAttribute(
      .font, value: UIFont.systemFont(ofSize: 30), range: NSRange(location: 1, length: 4))
    string.addAttribute(
      .font, value: UIFont.systemFont(ofSize: 20), range: NSRange(location: 6, length: 8))
    expect(string, [("a", 17), ("👍🏽", 30), ("b", 17), ("👨‍👩‍👧", 20), ("c", 17)])
  }

  @Test func `a range that ends inside a surrogate pair gets the whole character`() {
    let string = NSMutableAttributedString(string: "a😀b")
    string.addAttribute(
      .font, value: UIFont.systemFont(ofSize: 30), range: NSRange(location: 0, length: 2))
    expect(string, [("a😀", 30), ("b", 17)])
    let inside = NSMutableAttributedString(string: "😀")
    inside.addAttribute(
      .font, value: UIFont.systemFont(ofSize: 30), range: NSRange(location: 1, length: 1))
    expect(inside, [("😀", 17)])
  }

  @Test func `equal attributes beside each other are one run`() {
    let string = NSMutableAttributedString(string: "")
    for part in ["One ", "two ", "three"] {
      string.append(NSAttributedString(string: part, attributes: [.font: UIFont.boldSystemFont(ofSize: 9)]))
    }
    #expect(value(string).runs.count == 1)
  }

  @Test(arguments: [CGFloat(1.5), Double(1.5), Float(1.5), NSNumber(value: 1.5)] as [any Sendable])
  func `kern is any kind of number`(kern: any Sendable) {
    let string = NSAttributedString(string: "ab", attributes: [.kern: kern])
    #expect(value(string).runs.map(\.attributes.kern) == [1.5])
  }

  @Test func `a kern of 0 is not the same as none`() {
    let string = NSAttributedString(string: "ab", attributes: [.kern: 0])
    #expect(value(string).runs[0].attributes.kern == 0)
    #expect(value(NSAttributedString(string: "ab")).runs[0].attributes.kern == nil)
  }

  @Test func `a paragraph style's values are those it has when the view is read`() {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineSpacing = 4
    style.paragraphSpacing = 7
    style.lineBreakMode = .byTruncatingHead
    let string = NSAttributedString(string: "ab", attributes: [.paragraphStyle: style])
    let paragraph = value(string).runs[0].attributes.paragraph
    style.alignment = .right
    #expect(paragraph.alignment == .center && paragraph.lineSpacing == 4 && paragraph.paragraphSpacing == 7)
    #expect(paragraph.lineBreakMode == .byTruncatingHead)
    #expect(value(string).runs[0].attributes.paragraph.alignment == .right)
  }

  @Test func `an attribute of another type is left aside`() {
    let string = NSAttributedString(
      string: "ab", attributes: [.font: "Helvetica", .foregroundColor: 3, .kern: "wide"])
    #expect(value(string) == AttributedText("ab", attributes: defaults))
  }

  @Test @MainActor func `plain text follows the appearance, attributed text is black`() throws {
    let view = UITextView(frame: .zero)
    func color() throws -> Color.Dynamic {
      guard case .text(let content) = view.content else { return Color.Dynamic(.clear) }
      return try #require(content.text.runs.first).attributes.color
    }
    view.text = "Plain"
    #expect(try color() == UIColor.label.dynamic)
    view.attributedText = NSAttributedString(string: "Attributed")
    #expect(try color() == Color.Dynamic(.black))
    view.textColor = .red
    #expect(try color() == UIColor.red.dynamic)
    #expect(view.text == "Attributed")
  }

  @Test func `an alignment that is given goes before the paragraph's own`() {
    let style = NSMutableParagraphStyle()
    style.alignment = .left
    let string = NSAttributedString(string: "a", attributes: [.paragraphStyle: style])
    let defaults = TextAttributes(
      font: UIFont.systemFont(ofSize: 12).descriptor, color: Color.Dynamic(.black))
    func alignments(_ alignment: TextAlignment?) -> [TextAlignment] {
      AttributedText(string, defaults: defaults, alignment: alignment).runs
        .map(\.attributes.paragraph.alignment)
    }
    #expect(alignments(nil) == [.left])
    #expect(alignments(.center) == [.center])
  }
}
