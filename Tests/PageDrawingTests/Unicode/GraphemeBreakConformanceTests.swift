import LayoutEngine
import PageTestSupport
import Testing

@testable import PageDrawing

@Suite(.enabled(if: UnicodeData.isInstalled, UnicodeData.whereToGet))
struct GraphemeBreakConformance {
  @Test(arguments: [LineBreakMode.byCharWrapping, .byWordWrapping])
  func `a line too narrow for anything holds one cluster of GraphemeBreakTest`(mode: LineBreakMode) throws {
    let engine = try makeEngine()
    let lines = try UnicodeData.lines("auxiliary/GraphemeBreakTest.txt")
    #expect(lines.count == 602)
    for line in lines {
      let test = try BreakTestLine(line)
      var breaks = try engine.narrowestLines(systemText(test.text, lineBreakMode: mode))
      // A terminator is a cluster of its own, and ends its line without being on it.
      for (range, _) in try engine.shapedParagraphs(systemText(test.text)) where !range.isEmpty {
        breaks.append(range.upperBound)
      }
      #expect(Set(breaks).sorted() == test.breaks, "\(line)")
    }
  }
}
