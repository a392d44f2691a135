import LayoutEngine
import PageTestSupport
import Testing

@testable import PageDrawing

/// Heights and baselines in styles that change line heights. A line of 10 pt is 11.93359375 high; what is added or
/// taken is above its baseline.
@Suite struct ParagraphHeights {
  private static let height = 11.93359375
  private static let ascent = 9.521484375
  private static let descent = 2.412109375

  private func lines(
    _ string: String, width: Double? = nil, _ change: @escaping (inout ParagraphStyle) -> Void
  ) throws -> (tops: [Double], baselines: [Double], height: Double) {
    let text = kana(string) { change(&$0.paragraph) }
    let options = TextLayoutOptions(width: width)
    let layout = try makeEngine().layout(text, options)
    #expect(try makeEngine().size(of: text, options) == layout.size)
    return (layout.lines.map { $0.baseline - $0.ascent }, layout.lines.map(\.baseline), layout.size.height)
  }

  @Test func `a multiple makes lines taller above the baseline`() throws {
    let found = try lines("あ\nい") { $0.lineHeightMultiple = 1.5 }
    let height = 1.5 * Self.height
    #expect(isClose(found.baselines, [height - Self.descent, 2 * height - Self.descent]))
    #expect(isClose([found.height], [2 * height]))
  }

  @Test func `a multiple below 1 takes from above the baseline`() throws {
    let found = try lines("あ") { $0.lineHeightMultiple = 0.5 }
    #expect(isClose(found.baselines + [found.height], [Self.height / 2 - Self.descent, Self.height / 2]))
  }

  @Test func `a line is at least the minimum and at most the maximum`() throws {
    let taller = try lines("あ\nい") { $0.minimumLineHeight = 20 }
    #expect(isClose(taller.baselines, [20 - Self.descent, 40 - Self.descent]))
    let lower = try lines("あ\nい") { $0.maximumLineHeight = 8 }
    #expect(isClose(lower.baselines + [lower.height], [8 - Self.descent, 16 - Self.descent, 16]))
    let untouched = try lines("あ") {
      $0.minimumLineHeight = 5
      $0.maximumLineHeight = 30
    }
    #expect(untouched.baselines == [Self.ascent] && untouched.height == Self.height)
  }

  /// 2 · 11.93 = 23.87 is above the maximum of 15; 0.5 · 11.93 below the minimum of 10.
  @Test(arguments: [(2, 15), (0.5, 10), (1.1, 1.1 * 11.93359375)])
  func `the multiple is applied before the limits`(multiple: Double, height: Double) throws {
    let found = try lines("あ") {
      $0.lineHeightMultiple = multiple
      $0.minimumLineHeight = 10
      $0.maximumLineHeight = 15
    }
    #expect(isClose([found.height], [height]))
  }

  @Test func `a maximum wins over a minimum above it`() throws {
    let found = try lines("あ") {
      $0.minimumLineHeight = 30
      $0.maximumLineHeight = 20
    }
    #expect(found.height == 20)
  }

  /// Three lines: 20 + 4, 20 + 4, 20.
  @Test func `line spacing comes on top of the height and not below the last line`() throws {
    let found = try lines("あいうえお", width: 20) {
      $0.minimumLineHeight = 20
      $0.lineSpacing = 4
    }
    #expect(isClose(found.tops + [found.height], [0, 24, 48, 68]))
  }

  /// Between あ and い 5 + 3; い and う are one paragraph's lines, for U+2028 begins none.
  @Test func `space before a paragraph follows the space after the one above`() throws {
    let found = try lines("あ\nい\u{2028}う") {
      $0.paragraphSpacing = 5
      $0.paragraphSpacingBefore = 3
    }
    let height = Self.height
    #expect(isClose(found.tops + [found.height], [0, height + 8, 2 * height + 8, 3 * height + 8]))
  }

  @Test func `each paragraph has its own style`() throws {
    var text = kana("あ\n") { $0.paragraph.minimumLineHeight = 30 }
    let next = kana("い") { $0.paragraph.paragraphSpacingBefore = 2 }
    text.append(next.string, attributes: next.runs[0].attributes)
    let layout = try makeEngine().layout(text, TextLayoutOptions(width: nil))
    #expect(isClose([layout.size.height], [32 + Self.height]))
  }

  @Test func `an empty line has the style's height too`() throws {
    let found = try lines("あ\n\nい") { $0.minimumLineHeight = 20 }
    #expect(found.height == 60)
  }

  @Test func `a baseline offset moves the glyphs and makes the line taller`() throws {
    let engine = try makeEngine()
    let raised = try engine.layout(kana("あ") { $0.baselineOffset = 3 }, TextLayoutOptions(width: nil))
    #expect(isClose([raised.size.height], [3 + Self.ascent]))
    #expect(isClose([raised.lines[0].baseline], [3 + Self.ascent]))
    #expect(isClose([raised.lines[0].runs[0].glyphs[0].y], [Self.ascent]))
    let lowered = try engine.layout(kana("あ") { $0.baselineOffset = -3 }, TextLayoutOptions(width: nil))
    #expect(isClose([lowered.lines[0].descent], [3 + Self.descent]))
  }

  /// The line is 9.52 above the baseline for あ, and 2.41 + 4 below for the lowered い.
  @Test func `raised and lowered text share a line`() throws {
    var text = kana("あ")
    let low = kana("い") { $0.baselineOffset = -4 }
    text.append(low.string, attributes: low.runs[0].attributes)
    let line = try makeEngine().layout(text, TextLayoutOptions(width: nil)).lines[0]
    #expect(isClose([line.ascent, line.descent], [Self.ascent, Self.descent + 4]))
    #expect(isClose(line.runs.map { $0.glyphs[0].y }, [Self.ascent, Self.ascent + 4]))
  }

  @Test(arguments: [Double.nan, -.infinity, .infinity, -7])
  func `numbers that mean nothing change nothing`(number: Double) throws {
    let found = try lines("あい\nう", width: 50) {
      $0.lineSpacing = number
      $0.paragraphSpacing = number
      $0.paragraphSpacingBefore = number
      $0.lineHeightMultiple = number
      $0.minimumLineHeight = number
      $0.maximumLineHeight = number
      $0.firstLineHeadIndent = number
      $0.headIndent = number
      $0.defaultTabInterval = number
      $0.tabStops = [TabStop(at: number)]
    }
    #expect(isClose(found.tops + [found.height], [0, Self.height, 2 * Self.height]))
  }
}
