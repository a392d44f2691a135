import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageDrawing
@testable import PageLayout
@testable import UIKitCore

/// Where text stands in a scene. A line of size s is 1.193359375 s high, its baseline 0.9521484375 s below its
/// top; both are Apple's system font's.
@MainActor
struct SceneTextTests {
  /// The lines of one view that covers part of the screen of a device.
  private func lines(_ view: UIView, _ frame: CGRect, on stage: Stage = .sePortrait) throws -> [SceneTextLine]
  {
    let root = plain(.white)
    view.frame = frame
    root.addSubview(view)
    return try solve(root, on: stage).lines.map(\.line)
  }

  private func lines(of label: UILabel, width: CGFloat, height: CGFloat) throws -> [String] {
    try lines(label, CGRect(x: 0, y: 0, width: width, height: height)).map(\.text)
  }

  /// Kana are as wide as the font's size: five in a line of 50 pt at 10 pt.
  private func kana(_ string: String, lines: Int = 0) -> UILabel {
    let label = UILabel()
    label.attributedText = NSAttributedString(
      string: string, attributes: [.font: UIFont.systemFont(ofSize: 10), .kern: kanaKern])
    label.numberOfLines = lines
    return label
  }

  /// 17 pt: 20.287 high, baseline 16.1865. In 100 pt the text begins at 39.856…, at 2× on pixel 79.71, so 40 pt;
  /// 56.1865 is pixel 112.37, so 56 pt. At 3×: 119.57, so 40 pt; 168.56, so 169 px.
  @Test(arguments: [(Stage.sePortrait, 56), (.xPortrait, 169.0 / 3)] as [(Stage, Double)])
  func `a label's text is in its middle, its baseline on a whole pixel`(stage: Stage, baseline: Double) throws
  {
    let text = label("Middle", .systemFont(ofSize: 17))
    let found = try lines(text, CGRect(x: 10, y: 0, width: 200, height: 100), on: stage)
    #expect(found.map(\.text) == ["Middle"])
    #expect(abs(found[0].baseline - baseline) < 1e-9)
  }

  /// 13 pt: lines of 15.5137, baselines 12.3779, 27.8916, 43.4053 below the top, here 10 + 8: 30.3779 (pixel
  /// 60.76), 45.8916 (91.78), 61.4053 (122.81), so pixels 61, 92 and 123.
  @Test func `a text view's lines begin at its inset, each baseline on a whole pixel`() throws {
    let view = UITextView(frame: .zero)
    view.text = "One\nTwo\nThree"
    view.font = .systemFont(ofSize: 13)
    let found = try lines(view, CGRect(x: 0, y: 10, width: 200, height: 100))
    #expect(found.map(\.text) == ["One", "Two", "Three"])
    #expect(found.map(\.baseline) == [30.5, 46, 61.5])
  }

  /// Each line is 11.93 pt high: two are 23.87, three 35.8.
  @Test func `a label shows the lines that fit its height, the last with an ellipsis`() throws {
    let string = "あいうえおかきくけこさしすせそ"
    #expect(try lines(of: kana(string), width: 50, height: 36) == ["あいうえお", "かきくけこ", "さしすせそ"])
    #expect(try lines(of: kana(string), width: 50, height: 35) == ["あいうえお", "かきくけ…"])
    #expect(try lines(of: kana(string), width: 50, height: 24) == ["あいうえお", "かきくけ…"])
    #expect(try lines(of: kana(string), width: 50, height: 23) == ["あいうえ…"])
  }

  @Test func `a label of any height shows one line at least`() throws {
    #expect(try lines(of: kana("あいうえおかきくけこ"), width: 50, height: 3) == ["あいうえ…"])
    #expect(try lines(of: kana("あいう"), width: 50, height: 0) == ["あいう"])
  }

  @Test func `the number of lines limits a label before its height does`() throws {
    let string = "あいうえおかきくけこさしすせそ"
    #expect(try lines(of: kana(string, lines: 2), width: 50, height: 100) == ["あいうえお", "かきくけ…"])
    #expect(try lines(of: kana(string, lines: 1), width: 50, height: 100) == ["あいうえ…"])
  }

  @Test func `a text view shows all its lines and clips what sticks out`() throws {
    let view = UITextView(frame: .zero)
    view.text = "One\nTwo\nThree"
    view.textContainerInset = .zero
    let root = plain(.white)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    root.addSubview(view)
    let solved = try solve(root, on: .sePortrait)
    #expect(solved.lines.map(\.line.text) == ["One", "Two", "Three"])
    let drawing = try Drawing(of: solved.scene, text: makeEngine())
    #expect(drawing.ink(in: [0, 0, 200, 40], on: 0xFFFFFF) != nil)
    #expect(drawing.ink(in: [0, 40, 750, 1334], on: 0xFFFFFF) == nil)
  }

  @Test(arguments: ["", "\n", " "]) func `a label without visible characters draws nothing`(text: String)
    throws
  {
    let root = plain(.white)
    let empty = label(text, .systemFont(ofSize: 17))
    empty.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    root.addSubview(empty)
    let solved = try solve(root, on: .sePortrait)
    #expect(try Drawing(of: solved.scene, text: makeEngine()).count(of: 0xFFFFFF) == 750 * 1334)
  }

  @Test(arguments: [(NSTextAlignment.left, 0.0), (.center, 0.5), (.right, 1), (.natural, 0)])
  func `text is aligned in its view`(alignment: NSTextAlignment, share: Double) throws {
    let text = label("Aligned", .systemFont(ofSize: 20))
    text.textAlignment = alignment
    text.frame = CGRect(x: 50, y: 0, width: 200, height: 30)
    let root = plain(.white)
    root.addSubview(text)
    let solved = try solve(root, on: .sePortrait)
    let line = try #require(solved.lines.first?.line)
    guard case .glyphs(let run)? = solved.scene.items.first?.kind else {
      Issue.record("no glyphs")
      return
    }
    #expect(abs(run.glyphs[0].x - (50 + (200 - line.width) * share)) < 1e-6)
  }

  @Test func `characters no font has are reported with their view`() throws {
    let text = label("a\u{10FFFF}b\u{10FFFF}", .systemFont(ofSize: 20))
    text.accessibilityIdentifier = "odd"
    text.frame = CGRect(x: 0, y: 0, width: 200, height: 30)
    let root = plain(.white)
    root.addSubview(text)
    let solved = try solve(root, on: .sePortrait)
    let missing = try #require(solved.missingGlyphs.first)
    #expect(solved.missingGlyphs.count == 1 && missing.view == "odd")
    #expect(missing.text == "a\u{10FFFF}b\u{10FFFF}" && missing.characters.map(\.scalar) == ["\u{10FFFF}"])
  }

  /// SF's cap height is 1443 of 2048, so that of 20 pt text is 14.09 pt; the baseline of a 30 pt view's centred
  /// line of 23.87 pt is at 3.07 + 19.04, on a pixel 22. The line is 0.055 em wide, half of it inside.
  @Test func `a box as high as a capital stands for what no font has, in the text's colour`() throws {
    let text = label("\u{10FFFF}", .systemFont(ofSize: 20))
    text.textColor = .red
    text.frame = CGRect(x: 0, y: 0, width: 200, height: 30)
    let root = plain(.white)
    root.addSubview(text)
    let solved = try solve(root, on: .sePortrait)
    #expect(solved.scene.items.count == 1)
    guard case .stroke(.rectangle(let box), let stroke)? = solved.scene.items.first?.kind else {
      Issue.record("no box")
      return
    }
    #expect(abs(stroke.width - 1.1) < 1e-9 && stroke.color.red == 1)
    #expect(abs(box.height + stroke.width - 20 * 1443 / 2048) < 1e-9)
    #expect(abs(box.maxY + stroke.width / 2 - 22) < 0.51)
  }
}
