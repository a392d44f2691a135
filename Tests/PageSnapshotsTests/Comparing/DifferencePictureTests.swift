import PageTestSupport
import Testing

@testable import PageDrawing
@testable import PageSnapshots

struct DifferencePictureTests {
  private let white: UInt32 = 0xFFFF_FFFF
  private let red: UInt32 = 0xFFFF_0000
  private let yellow: UInt32 = 0xFFFF_FF00
  private let pink: UInt32 = 0xFFFF_C8D2
  private let grey: UInt32 = 0xFF9A_A0A6

  private func picture(
    _ expected: PixelImage, _ actual: PixelImage, _ tolerance: PictureTolerance = .exact,
    ignoring: [PixelRectangle] = []
  ) throws -> PixelImage {
    try PictureComparison(expected: expected, actual: actual, ignoring: ignoring)
      .picture(over: expected, beyond: tolerance, ignoring: ignoring)
  }

  @Test func `pixels that differ are red and others pale`() throws {
    let picture = try picture(
      ComparedPictures.dots(width: 3, height: 1, [(0, 0)]),
      ComparedPictures.dots(width: 3, height: 1, [(0, 0), (2, 0)]))
    // Black keeps a quarter of its contrast: 255 − 255/4, in whole numbers 192.
    #expect(picture.values == [0xFFC0_C0C0, white, red])
  }

  @Test func `what only one picture has is pink`() throws {
    let picture = try picture(
      ComparedPictures.dots(width: 2, height: 2, []), ComparedPictures.dots(width: 3, height: 1, [(1, 0)]))
    #expect((picture.width, picture.height) == (3, 2))
    #expect(picture.values == [white, red, pink, pink, pink, pink])
  }

  @Test func `excused anti-aliasing is yellow, and what else is excused is pale`() throws {
    let (expected, actual) = (try ComparedPictures.edge(128), try ComparedPictures.edge(200))
    let smoothed = try picture(expected, actual, PictureTolerance(ignoresAntialiasing: true))
    #expect(smoothed.values.filter { $0 == yellow }.count == 5)
    let near = try picture(expected, actual, PictureTolerance(threshold: 0.5, ignoresAntialiasing: true))
    #expect(!near.values.contains(yellow) && !near.values.contains(red))
  }

  @Test func `ignored rectangles are hatched`() throws {
    let picture = try picture(
      ComparedPictures.dots(width: 9, height: 1, []), ComparedPictures.dots(width: 9, height: 1, [(4, 0)]),
      ignoring: [PixelRectangle(x: 0..<8, y: 0..<1)])
    #expect(picture.values == [grey, grey] + Array(repeating: white, count: 7))
  }
}
