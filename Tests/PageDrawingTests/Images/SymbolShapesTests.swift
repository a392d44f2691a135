import LayoutEngine
import Testing

@testable import PageDrawing

/// Symbols that a view shows larger than they are.
struct SymbolShapesTests {
  /// A symbol of 20 × 10 points: a bar over its upper half.
  private let shapes = SymbolShapes(
    svg: Array(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="20" height="10" viewBox="0 0 20 10">
      <rect width="20" height="5"/></svg>
      """.utf8), isTrusted: true)
  private let own = Size(width: 20, height: 10)

  /// The size in pixels that is drawn for a frame at two pixels per point; `nil` if none is.
  private func drawn(_ width: Double, _ height: Double) -> [Int]? {
    shapes.pixels(own: own, in: Size(width: width, height: height), scale: 2).map { [$0.width, $0.height] }
  }

  @Test func `a frame of the symbol's own size and a smaller one need no drawing`() {
    #expect(drawn(20, 10) == nil)
    #expect(drawn(20.1, 10) == nil)
    #expect(drawn(10, 5) == nil)
  }

  /// The larger of the two factors counts: 3, and 60 × 30 points are 120 × 60 pixels.
  @Test func `a larger frame is drawn in the symbol's proportions`() {
    #expect(drawn(60, 30) == [120, 60])
    #expect(drawn(60, 20) == [120, 60])
    #expect(drawn(30, 30) == [120, 60])
  }

  @Test func `the edge of an enlarged shape is sharp`() throws {
    let image = try #require(shapes.pixels(own: own, in: Size(width: 200, height: 100), scale: 1))
    image.withRows { rows in
      let ink = (0..<100).map { rows.row($0).assumingMemoryBound(to: UInt32.self)[100] >> 24 }
      #expect(ink[..<50].allSatisfy { $0 == 255 } && ink[50...].allSatisfy { $0 == 0 })
    }
  }

  @Test func `a frame beyond the limit of pixels keeps the symbol's own pixels`() {
    #expect(drawn(20_000, 10_000) == nil)
  }

  @Test func `what is no drawing keeps the symbol's own pixels`() {
    let broken = SymbolShapes(svg: Array("no drawing".utf8), isTrusted: true)
    #expect(broken.pixels(own: own, in: Size(width: 60, height: 30), scale: 2) == nil)
  }
}
