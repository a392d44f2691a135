import LayoutEngine
import PageTestSupport
import Testing

@testable import PageDrawing

@Suite struct LineHeights {
  /// UIFont's line heights, as public iOS recordings print them: 1.193359375 times the size.
  @Test(arguments: [(13, 15.513671875), (14, 16.70703125), (17, 20.287109375), (18, 21.48046875)])
  func `a line in the system font is as tall as on iOS`(size: Double, height: Double) throws {
    let engine = try makeEngine()
    let layout = try engine.layout(systemText("Ag", size: size), TextLayoutOptions(width: nil))
    #expect(layout.size.height == height)
    #expect(layout.lines[0].baseline == size * 0.9521484375)
  }

  @Test func `a Japanese line is as tall as a Latin one`() throws {
    let engine = try makeEngine()
    let options = TextLayoutOptions(width: nil)
    let latin = try engine.layout(systemText("Lesson"), options)
    let japanese = try engine.layout(systemText("レッスン"), options)
    let mixed = try engine.layout(systemText("レッスン1 Lesson"), options)
    #expect(latin.size.height == 20.287109375)
    #expect(japanese.size.height == latin.size.height)
    #expect(mixed.size.height == latin.size.height)
    #expect(japanese.lines[0].baseline == latin.lines[0].baseline)
  }
}
