import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageLint
@testable import UIKitCore

/// Texts that do not fit, by their parts, by fractions of pixels and in rows.
@MainActor
struct TextPartsRulesTests {
  private func page(
    _ text: String, room: CGFloat, height: CGFloat = 80, lines: Int, size: CGFloat = 17, font: UIFont? = nil
  ) async throws -> DrawnPage {
    try await DrawnScreen.page { root in
      let label = LintPage.label(
        text, CGRect(x: 20, y: 100, width: room, height: height), size: size, lines: lines
      ).named("a")
      if let font { label.font = font }
      root.addSubview(label)
    }
  }

  /// The page with a text of two parts, of which the first has so many characters.
  private func parted(_ page: DrawnPage, at count: Int) -> DrawnPage {
    var solved = page.solved
    for index in solved.texts.indices {
      let length = solved.texts[index].text.content.text.string.utf16.count
      solved.texts[index].text.content.text.parts = [
        AttributedText.Part(name: "summary", utf16Length: count),
        AttributedText.Part(name: "detail", utf16Length: length - count),
      ]
    }
    return DrawnPage(
      solved, in: page.environment, settings: page.settings, ink: page.glyphs, measurer: page.measurer)
  }

  /// The second line begins with the fourth character.
  @Test func `a text is cut off in the part in which its last line begins`() async throws {
    let five = LintLabel.make("a", "HHHHH…").intrinsicContentSize.width + 1
    let own = LintLabel.make("a", "A title of one line").intrinsicContentSize.width
    let futura = try #require(UIFont(name: "Futura-CondensedMedium", size: 17) as UIFont?)
    let pages = [
      ("is cut off after", try await page("HH\nHHHHHHHHHH", room: five, lines: 2)),
      ("may be cut off: it needs", try await page("HH\nA title of one line", room: own / 1.02, lines: 2)),
      (
        "may be cut off: the font",
        try await page("HH\nA title of one line", room: 90, lines: 2, font: futura)
      ),
    ]
    for (fault, page) in pages {
      for (count, part) in [(4, "summary"), (3, "detail")] {
        let found = TextFitCheck(page: parted(page, at: count)).findings()
        #expect(found.map { $0.fault.hasPrefix(fault) } == [true], "\(found.map(\.fault))")
        #expect(found.map(\.text?.part) == [part], "\(fault)")
      }
    }
  }

  /// Of a text a little wider than so many half points, a pixel of half a point is enough for the greatest room
  /// that is too narrow, and not for the next one.
  @Test func `a narrow text may need a pixel more, and no more than one`() async throws {
    var tried = 0
    for text in ["HH", "HI", "AB", "NO", "EE", "VX"] {
      let whole = try await page(text, room: 100, lines: 1, size: 8)
      let width = try #require(whole.texts.first?.text.layout.lines.first?.width)
      let below = (width * 2).rounded(.down) / 2
      guard (0.05...0.45).contains(width - below), width < 16 else { continue }
      tried += 1
      let near = TextFitCheck(page: try await page(text, room: below, lines: 1, size: 8)).findings()
      #expect(near.map(\.ground) == [.ours], "\(text)")
      let far = TextFitCheck(page: try await page(text, room: below - 0.5, lines: 1, size: 8)).findings()
      #expect(far.map(\.ground) == [.proved], "\(text)")
    }
    #expect(tried > 0)
  }

  @Test(arguments: [(0, true), (0, false), (1, true)])
  func `a label of any number of lines gets its room from a row of a standard style`(
    lines: Int, isOfRow: Bool
  )
    async throws
  {
    let room = LintLabel.make("a", "HHHHH…").intrinsicContentSize.width + 1
    let page = try await page("HHHH HHHH HHHH", room: room, height: 30, lines: lines).with { tree in
      guard isOfRow, let label = tree.views.first(where: { $0.identifier == "a" }) else { return }
      var constraint = LayoutConstraint(
        first: label.item, .height, constant: 30, identifier: ViewTree.cellPartConstraint)
      constraint.isOfSystem = true
      tree.layout.constraints.append(constraint)
    }
    let found = TextFitCheck(page: page).findings()
    #expect(found.map(\.rule) == [.textTruncated])
    #expect(found.map(\.ground) == [lines == 0 && isOfRow ? .ours : .proved])
  }
}
