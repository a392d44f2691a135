import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import UIKitCore

/// The texts of pages: where they are, where they come from, and what no font has.
@MainActor
struct PageTextTests {
  // MARK: Missing characters

  private func glyphs(_ text: String, _ characters: String, fonts: [String] = []) -> MissingGlyphs {
    MissingGlyphs(
      view: "title", text: text,
      characters: characters.unicodeScalars.map { MissingCharacter(scalar: $0, fonts: fonts) })
  }

  private func page(_ id: String = "page") -> PreparedPage {
    PreparedPage(
      id: id, tree: ViewTree(layout: LayoutInput(), views: [], diagnostics: []),
      position: SourcePosition(line: 3, column: 4))
  }

  @Test func `a character that no font has is named, with the fonts that were tried`() throws {
    let environment = PageEnvironment(
      device: try DeviceCatalog.builtin.device("iphone-x"), orientation: .landscape)
    let one = glyphs("a\u{1F9FF}b", "\u{1F9FF}", fonts: ["Inter", "Noto"])
    let warning = one.diagnostic(page: page(), file: "deck.json", in: environment)
    #expect(
      warning.message
        == "page \"page\": no font has U+1F9FF NAZAR AMULET in \"a\u{1F9FF}b\" in the view \"title\", so a box is drawn; "
        + "tried Inter, Noto; add a font that has it with --fonts DIR")
    #expect(warning.severity == .warning && warning.exitCode == nil)
    #expect(warning.position == SourcePosition(line: 3, column: 4) && warning.file == "deck.json")
    #expect(warning.environments == ["iphone-x landscape"])
    #expect(warning.topic == "missing glyph\0page\0a\u{1F9FF}b")
    let error = one.diagnostic(page: page(), file: "deck.json", in: environment, isError: true)
    #expect(error.severity == .error && error.exitCode == .badInput)
    #expect(one.fault == "shows \"a\u{1F9FF}b\", in which no font has U+1F9FF NAZAR AMULET")
  }

  @Test func `of many characters five are named, and the rest counted`() throws {
    let environment = PageEnvironment(device: try DeviceCatalog.builtin.device("iphone-x"))
    func message(_ characters: String) -> String {
      glyphs(characters, characters).diagnostic(page: page(), file: "a", in: environment).message
    }
    let five = message("ABCDE")
    #expect(five.contains("LATIN CAPITAL LETTER D, U+0045 LATIN CAPITAL LETTER E in "))
    #expect(five.contains("so boxes are drawn; add a font that has them with"))
    #expect(message("ABCDEF").contains("U+0045 LATIN CAPITAL LETTER E and 1 more in "))
    #expect(message("\u{10FFFF}").contains("no font has U+10FFFF <noncharacter-10FFFF> in "))
    #expect(message("\u{E000}").contains("no font has U+E000"))
  }

  /// 40 characters from 20 before the missing one on.
  @Test func `of a long line the part around the character is shown`() {
    func excerpt(_ before: Int, _ after: Int) -> String {
      let text =
        "other line\n" + String(repeating: "a", count: before) + "\u{10FFFF}"
        + String(repeating: "b", count: after)
      let fault = glyphs(text, "\u{10FFFF}").fault
      let parts = fault.split(separator: "\"")
      return String(parts[1]).replacing("\u{10FFFF}", with: "X")
    }
    func a(_ count: Int) -> String { String(repeating: "a", count: count) }
    func b(_ count: Int) -> String { String(repeating: "b", count: count) }
    #expect(excerpt(3, 3) == "aaaXbbb")
    #expect(excerpt(20, 19) == a(20) + "X" + b(19))
    #expect(excerpt(21, 19) == "…" + a(20) + "X" + b(19))
    #expect(excerpt(20, 20) == a(20) + "X" + b(19) + "…")
    #expect(excerpt(5, 60) == a(5) + "X" + b(34) + "…")
    #expect(glyphs("abc", "\u{10FFFF}").fault.hasPrefix("shows \"\", in which"))
  }

  // MARK: Places

  /// Labels of kana, 20 points from the left: one a line of 10 points, one with two parts.
  private func solved(_ change: (inout PreparedPage) -> Void = { _ in }) throws -> SolvedPage {
    let root = plain(.white)
    for (index, text) in ["あいう", "かき\nくけ", ""].enumerated() {
      let label = UILabel()
      label.attributedText = NSAttributedString(
        string: text, attributes: [.font: UIFont.systemFont(ofSize: 10), .kern: kanaKern])
      label.numberOfLines = 0
      label.accessibilityIdentifier = "label \(index)"
      label.frame = CGRect(x: 20, y: 100 * CGFloat(index), width: 200, height: 40)
      root.addSubview(label)
    }
    var page = PreparedPage(id: "page", tree: ViewTree(root: root))
    if case .text(var content) = page.tree.views[2].content {
      content.text.parts = [
        .init(name: "summary", utf16Length: 3), .init(name: "detail", utf16Length: 2),
      ]
      page.tree.views[2].content = .text(content)
    }
    change(&page)
    let environment = PageEnvironment(device: try DeviceCatalog.builtin.device("iphone-se-3"))
    return try PageRenderer(fonts: FontCatalog()).solve(page, in: environment)
  }

  /// A line of 11.93 in 40 points begins 14.033 below the top, on the grid of half points at 14; two at 8.066, so 8.
  @Test func `each part of a text has the frame of its lines`() throws {
    let line = 11.93359375
    let placed = try solved().placedTexts
    #expect(placed.map(\.string) == ["あいう", "かき", "くけ"] && placed.map(\.view) == [1, 2, 2])
    #expect(placed.allSatisfy { $0.source == nil })
    let frames = placed.map { $0.frame.map(DrawnFigures.frame) ?? [] }
    #expect(
      DrawnFigures.isNear(
        frames, [[20, 14, 30, line], [20, 108, 20, line], [20, 108 + line, 20, line]]))
  }

  @Test func `the lines of a text are those of its view, as a sheet shows them`() throws {
    let line = 11.93359375
    func frame(_ page: SolvedPage, _ view: Int, _ part: String?) -> [[Double]] {
      page.lines(ofText: view, part: part).map { [DrawnFigures.frame($0)] } ?? []
    }
    let page = try solved()
    #expect(DrawnFigures.isNear(frame(page, 1, nil), [[20, 14, 30, line]]))
    #expect(DrawnFigures.isNear(frame(page, 2, nil), [[20, 108, 20, 2 * line]]))
    #expect(DrawnFigures.isNear(frame(page, 2, "detail"), [[20, 108 + line, 20, line]]))
    #expect(page.lines(ofText: 3, part: nil) == nil)
    // Half as large about the label's corner, (20, 100).
    let sheet = try solved { $0.tree.views[2].behavior.sheetScale = 0.5 }
    #expect(DrawnFigures.isNear(frame(sheet, 2, nil), [[20, 104, 10, line]]))
  }

  private func text(
    _ string: String, part: String? = nil, line: Int? = nil
  ) -> PageText {
    PageText(
      string, in: "en", part: part,
      place: line.map { FilePlace(file: "a.xib", position: SourcePosition(line: $0, column: 1)) })
  }

  @Test func `a text comes from its view's place, or from an equal text of its part`() throws {
    func sources(_ texts: [PageText], place: Int? = nil) throws -> [String?] {
      let page = try solved { page in
        page.texts = texts
        page.tree.views[1].place = place.map {
          FilePlace(file: "a.xib", position: SourcePosition(line: $0, column: 1))
        }
      }
      return page.placedTexts.map {
        $0.source.map { "\($0.text) \($0.part ?? "-") \($0.place?.position.line ?? 0)" }
      }
    }
    #expect(try sources([text("あいう"), text("かき")]) == ["あいう - 0", nil, nil, "かき - 0"])
    #expect(
      try sources([text("かき", part: "detail"), text("かき", part: "summary")])
        == [nil, "かき summary 0", nil, "かき detail 0"])
    // An equal text comes before one whose placeholder is filled, and the view's place before others.
    #expect(try sources([text("%@いう"), text("あいう")]) == ["あいう - 0", nil, nil, "%@いう - 0"])
    #expect(try sources([text("%@いう")]) == ["%@いう - 0", nil, nil])
    #expect(
      try sources([text("あいう"), text("あいう", line: 7)], place: 7)
        == ["あいう - 7", nil, nil, "あいう - 0"])
    #expect(
      try sources([text("あいう", line: 8), text("else", line: 7)], place: 7)
        == ["あいう - 8", nil, nil, "else - 7"])
    #expect(try sources([text("else", line: 7)], place: 7) == ["else - 7", nil, nil])
    #expect(
      try sources([text("あ%@", line: 8), text("%@う", line: 7)], place: 7)
        == ["%@う - 7", nil, nil, "あ%@ - 8"])
    // Texts that no view shows come last, unless they are empty.
    #expect(try sources([text("label"), text("")]) == [nil, nil, nil, "label - 0"])
  }

  @Test func `a text is shown by the view at its place, or by one with the same text`() throws {
    let page = try solved {
      $0.tree.views[3].place = FilePlace(file: "a.xib", position: SourcePosition(line: 7, column: 1))
    }.page
    #expect(page.view(showing: text("あいう")) == 1)
    #expect(page.view(showing: text("else", line: 7)) == 3)
    #expect(page.view(showing: text("かき", line: 8)) == 2)
    #expect(page.view(showing: text("%@いう")) == 1)
    #expect(page.view(showing: text("")) == nil && page.view(showing: text("else")) == nil)
    let other = PreparedPage(id: "other", tree: ViewTree(root: plain(.white)))
    let shared = PreparedPage.sharing(
      [text("あいう"), text("else")], among: [other, page, page])
    #expect(shared.map { $0.texts.map(\.text) } == [["else"], ["あいう"], ["あいう"]])
  }

  @Test func `the strings of a view are those it shows, also in the parts of a control`() {
    func strings(_ content: ViewContent) -> [String] {
      ViewNode(className: "", item: 0, alpha: 1, isHidden: false, clipsToBounds: false, content: content)
        .strings
    }
    #expect(strings(.text(TextContent(line: kana("あ")))) == ["あ"])
    #expect(strings(.text(TextContent(line: AttributedText()))) == [])
    let back = BackButtonContent(title: kana("い"), shortTitle: AttributedText(), color: Color.Dynamic(.black))
    #expect(strings(.control(back)) == ["い"])
    #expect(strings(.hairline) == [])
    // Segments are in a list in the control: texts are three levels down.
    let segments = SegmentedContent(
      segments: [.init(title: kana("う"), widestTitle: kana("え"), width: 0)], cardColor: Color.Dynamic(.black),
      widthsFollowContent: false)
    #expect(strings(.control(segments)) == ["う", "え"])
  }
}
