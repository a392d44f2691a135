import LayoutEngine
import PageTestSupport
import TestSupport
import Testing

@testable import PageDrawing

/// Where tabs move the pen. Kana are 10 pt wide.
@Suite struct Tabs {
  /// The left ends of the glyphs that are not tabs, line by line.
  private func places(
    _ string: String, width: Double? = nil, direction: LayoutDirection = .leftToRight,
    _ change: @escaping (inout ParagraphStyle) -> Void = { _ in }
  ) throws -> [[Double]] {
    let text = kana(string) { change(&$0.paragraph) }
    let options = TextLayoutOptions(width: width, direction: direction)
    let layout = try makeEngine().layout(text, options)
    #expect(try makeEngine().size(of: text, options) == layout.size)
    return layout.lines.map { line in
      line.runs.flatMap { run in
        let bytes = Array(run.text.utf8)
        return run.glyphs.filter { bytes[$0.cluster] != 0x09 }.map(\.x)
      }
    }
  }

  /// UIKit's default stops: 28, 56, 84 …
  @Test func `a tab moves to the next multiple of 28`() throws {
    #expect(isClose(try places("あ\tい\tう")[0], [0, 28, 56]))
    // あいう ends at 30, beyond the first stop.
    #expect(isClose(try places("あいう\tえ")[0], [0, 10, 20, 56]))
    #expect(isClose(try places("\t\tあ")[0], [56]))
    // The thirteenth stop is not among UIKit's twelve.
    #expect(isClose(try places(String(repeating: "\t", count: 13) + "あ")[0], [364]))
  }

  @Test func `text at a stop moves on to the following one`() throws {
    let found = try places("あい\tう") { $0.tabStops = [TabStop(at: 20), TabStop(at: 50)] }
    #expect(isClose(found[0], [0, 10, 50]))
  }

  /// Stops at 30 and 35; then every 50: 50, 100.
  @Test func `after the last stop the interval counts`() throws {
    let found = try places("あ\tい\tう\tえ") {
      $0.tabStops = [TabStop(at: 35), TabStop(at: 30)]
      $0.defaultTabInterval = 50
    }
    #expect(isClose(found[0], [0, 30, 50, 100]))
  }

  /// あい is 20 wide: at a stop of 100 it ends there, or has its middle there.
  @Test(arguments: [(TabStop.Alignment.leading, 100.0), (.center, 90), (.trailing, 80)])
  func `text stands to its stop`(alignment: TabStop.Alignment, x: Double) throws {
    let found = try places("う\tあい\tえ") {
      $0.tabStops = [TabStop(alignment, at: 100), TabStop(at: 150)]
    }
    #expect(isClose(found[0], [0, x, x + 10, 150]))
    // At the end of a line as before another tab.
    let last = try places("う\tあい") { $0.tabStops = [TabStop(alignment, at: 100)] }
    #expect(isClose(last[0], [0, x, x + 10]))
  }

  @Test func `text too wide for a stop that it ends at follows the tab`() throws {
    let found = try places("う\tあいえ") { $0.tabStops = [TabStop(.trailing, at: 25)] }
    #expect(isClose(found[0], [0, 10, 20, 30]))
  }

  @Test func `stops count from the edge and not from the indent`() throws {
    let found = try places("あ\tい") {
      $0.firstLineHeadIndent = 10
    }
    #expect(isClose(found[0], [10, 28]))
  }

  /// A bulleted list: the first line's text and the others begin at 20.
  @Test func `a tab and a head indent make a list`() throws {
    let found = try places("・\tあいうえ", width: 50) {
      $0.tabStops = [TabStop(at: 20)]
      $0.headIndent = 20
    }
    #expect(found.count == 2 && isClose(found[0], [0, 20, 30, 40]) && isClose(found[1], [20]))
  }

  /// い would end at 38.
  @Test func `tabs count where lines break`() throws {
    #expect(try makeEngine().lines(kana("あ\tい"), width: 38) == ["あ\tい"])
    #expect(try makeEngine().lines(kana("あ\tい"), width: 37.9) == ["あ", "い"])
  }

  @Test func `a tab at the end of a line hangs`() throws {
    let layout = try makeEngine().layout(kana("あ\t\t"), TextLayoutOptions(width: 100))
    #expect(layout.lines.map(\.width) == [10])
  }

  /// From the right edge: あ ends at 100, い 28 pt from it.
  @Test func `in a paragraph from right to left tabs move to the left`() throws {
    let layout = try makeEngine().layout(
      systemText("\u{5D0}\t\u{5D1}", size: 10, kern: 0),
      TextLayoutOptions(width: 100, direction: .rightToLeft))
    let line = layout.lines[0]
    let bet = try #require(line.runs.first?.glyphs.first)
    let width = try makeEngine().width(systemText("\u{5D1}", size: 10, kern: 0))
    #expect(abs(bet.x + width - (100 - 28)) < 1e-9)
  }

  @Test func `truncation and justification mind tabs`() throws {
    let text = kana("あ\tいうえおか")
    // い begins at 28; of 60 pt 32 are left: two kana and an ellipsis.
    let options = TextLayoutOptions(width: 60, maximumLines: 1, lineBreakMode: .byTruncatingTail)
    #expect(try makeEngine().layout(text, options).lines.map(\.text) == ["あ\tいう…"])
    // 28 + 30 leave 2 pt for the two gaps after the tab.
    let justified = try places("あ\tいうえおか", width: 60) { $0.alignment = .justified }
    #expect(isClose(justified[0], [0, 28, 39, 50]))
  }

  @Test(.tags(.limits), .long) func `a hundred thousand tabs are passed in linear time`() throws {
    let text = kana(String(repeating: "\tあ", count: 100_000)) {
      $0.paragraph.tabStops = [TabStop(.trailing, at: 50), TabStop(.center, at: 90)]
    }
    #expect(try makeEngine().size(of: text, TextLayoutOptions(width: nil)).width > 1_000_000)
    #expect(try makeEngine().layout(text, TextLayoutOptions(width: 200)).lines.count > 10_000)
  }
}
