import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageLint
@testable import UIKitCore

/// Texts that end with a lone word, with every number of the finding. Other rules about texts are judged in
/// `Tests/Cases/PageLint/Texts.txt`.
@MainActor
struct TextRulesTests {
  private func told(_ findings: [LintFinding]) -> [String] {
    findings.map { "\($0.subject) \($0.fault): \($0.fix), \(Int(($0.amount * 100).rounded()))" }
  }

  private func page(
    settings: LintSettings = LintSettings(), _ fill: @escaping @MainActor (UIView) -> Void
  ) async throws -> DrawnPage {
    try await DrawnScreen.page(settings: settings, fill)
  }

  private func width(_ text: String, size: CGFloat = 17) -> CGFloat {
    LintLabel.make("a", text, size: size).intrinsicContentSize.width
  }

  // MARK: Lone words

  private func orphans(
    _ text: String, room: String = LintPage.letters(10), lines: Int = 0, inControl: Bool = false
  ) async throws -> [LintFinding] {
    let width = width(room) + 2
    return OrphanWordCheck(
      page: try await page { root in
        let label = LintPage.label(text, CGRect(x: 20, y: 100, width: width, height: 200), lines: lines)
          .named("a")
        label.lineBreakStrategy = []
        guard inControl else { return root.addSubview(label) }
        let control = UIControl(frame: root.bounds)
        control.addSubview(label)
        root.addSubview(control)
      }
    ).findings()
  }

  @Test func `a word alone on the last line is told with its share of the widest line`() async throws {
    let ten = LintPage.letters(10)
    let found = try await orphans("\(ten) H")
    #expect(
      told(found) == [
        #"a ends with "H" alone on line 2, 10 % of the widest line: change the text by a word, or its width, 90"#
      ])
    let page = try await DrawnScreen.page { root in
      let label = LintPage.label("H", CGRect(x: 20, y: 100, width: 200, height: 30)).named("a")
      root.addSubview(label)
    }
    let one = try #require(page.texts.first?.text.layout.lines.first)
    let area = try #require(found.first?.areas.first)
    #expect(abs(area.minX - 20) < 0.01 && abs(area.width - one.width) < 0.01)
    #expect(abs(area.height - one.ascent - one.descent) < 0.01)
    // Two lines in the middle of 200 points: the second begins at 200.
    #expect(abs(area.minY - 200) < 1)
    #expect(try await orphans("\(ten) HHH") == [])
    #expect(try await orphans("\(ten) \(ten) H").map(\.fault).first?.contains("on line 3, 10 %") == true)
    #expect(try await orphans("\(ten) H H") == [])
    #expect(try await orphans(ten) == [])
    #expect(try await orphans("\(ten)\nH") == [])
    #expect(try await orphans("\(ten) H\n\(ten)").count == 1)
    #expect(try await orphans("\(ten)\n\(ten) H").map(\.fault).first?.contains("on line 3, 10 %") == true)
    #expect(try await orphans("\(ten) H\n\(ten) H").count == 1)
    #expect(try await orphans("\(ten) H", inControl: true) == [])
    #expect(try await orphans("\(ten) H \(ten) \(ten)", lines: 2) == [])
  }

  @Test func `in a script without spaces one or two characters are alone, whatever marks follow them`()
    async throws
  {
    let eleven = String(repeating: "山", count: 14)
    #expect(try await orphans(eleven + "山", room: eleven).count == 1)
    #expect(try await orphans(eleven + "山山", room: eleven).count == 1)
    #expect(try await orphans(eleven + "山山山", room: eleven) == [])
  }
}
