import LayoutEngine
import PageTestSupport
import Testing

@testable import PageDrawing

/// The shown part of a picture of 8 × 6 pixels in a frame of 40 × 30 points.
struct ImagePlacementTests {
  private func placement(
    _ part: Rect? = nil, tile: Size? = nil, frame: Rect = Rect(x: 1, y: 2, width: 40, height: 30)
  ) -> [Double]? {
    let image = SceneImage(image: picture(8, 6) { _, _ in 0 }, frame: frame, part: part, tile: tile)
    return image.placement.map {
      [$0.part.minX, $0.part.minY, $0.part.width, $0.part.height, $0.size.width, $0.size.height]
    }
  }

  @Test func `a picture fills its frame, and a tile repeats at its own size`() {
    #expect(placement() == [0, 0, 8, 6, 40, 30])
    #expect(placement(tile: Size(width: 4, height: 3)) == [0, 0, 8, 6, 4, 3])
    #expect(placement(Rect(x: 1, y: 2, width: 3, height: 4)) == [1, 2, 3, 4, 40, 30])
  }

  @Test func `a part lies inside the picture`() {
    #expect(placement(Rect(x: 0, y: 0, width: 8, height: 6)) != nil)
    #expect(placement(Rect(x: 7, y: 5, width: 1, height: 1)) != nil)
    for part in [
      Rect(x: -1, y: 0, width: 2, height: 2), Rect(x: 0, y: -1, width: 2, height: 2),
      Rect(x: 7, y: 0, width: 2, height: 2), Rect(x: 0, y: 5, width: 2, height: 2),
      Rect(x: 1, y: 1, width: 0, height: 2), Rect(x: 1, y: 1, width: 2, height: 0),
    ] {
      #expect(placement(part) == nil, "\(part)")
    }
  }

  @Test func `nothing is shown in an empty frame or by an empty tile`() {
    for (width, height) in [(0.0, 30.0), (40, 0), (-1, 30), (40, -1)] {
      #expect(placement(frame: Rect(x: 0, y: 0, width: width, height: height)) == nil)
      #expect(placement(tile: Size(width: width, height: height)) == nil)
    }
    #expect(placement(tile: Size(width: 0.5, height: 0.5)) != nil)
  }
}
