import PageTestSupport
import TestSupport
import Testing

@testable import PageDrawing
@testable import PageSnapshots

/// Comparisons of pictures with areas of one colour, noise and smoothed edges, beside the same pixel by pixel.
struct RandomComparisonTests {
  /// What is measured of a pixel by itself.
  private struct Pixel: Equatable {
    var x: Int
    var y: Int
    var isAntialiased: Bool
    var deltaE: Float
    var yiq: Float
  }

  private func pixels(
    _ expected: PixelImage, _ actual: PixelImage, ignoring ignored: [PixelRectangle]
  ) -> [Pixel] {
    let size = PixelSize(
      width: min(expected.width, actual.width), height: min(expected.height, actual.height))
    return expected.withRows { old in
      actual.withRows { new in
        (0..<size.height).flatMap { y in
          (0..<size.width).compactMap { x -> Pixel? in
            let (a, b) = (old.pixel(x, y), new.pixel(x, y))
            guard a != b, !ignored.contains(where: { $0.x.contains(x) && $0.y.contains(y) }) else {
              return nil
            }
            let isEdge =
              Antialiasing.isEdge(x: x, y: y, in: old, and: new, size: size)
              || Antialiasing.isEdge(x: x, y: y, in: new, and: old, size: size)
            return Pixel(
              x: x, y: y, isAntialiased: isEdge, deltaE: Float(ColorDistance.deltaE(a, b)),
              yiq: Float(ColorDistance.yiq(a, b, at: y * size.width + x)))
          }
        }
      }
    }
  }

  @Test(arguments: 0..<40)
  func `what is measured of a row of pixels is what is measured of each`(round: Int) throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    print("comparison by seed \(seed)")
    var random = SplitMix64(seed: seed)
    let hasAlpha = round % 4 == 3
    let shades: [UInt32] =
      hasAlpha
      ? [0, 0x8000_0000, 0x8080_0000, 0xFFFF_FFFF] : [0xFFFF_FFFF, 0xFF00_0000, 0xFF80_8080, 0xFF20_40A0]
    func picture(_ width: Int, _ height: Int) throws -> PixelImage {
      let (left, top) = (
        Int.random(in: 0..<width, using: &random), Int.random(in: 0..<height, using: &random)
      )
      let (ground, area) = (
        shades.randomElement(using: &random) ?? 0, shades.randomElement(using: &random) ?? 0
      )
      let noise = (0..<width * height).map { _ in
        Int.random(in: 0..<12, using: &random) == 0 ? shades.randomElement(using: &random) : nil
      }
      return try ImageDecoder.decode(
        Pixels(width: width, height: height) { x, y in
          noise[y * width + x] ?? (x >= left && y >= top ? area : ground)
        }.png(hasAlpha: true))
    }
    let expected = try picture(23, 17)
    let actual = try picture(round % 5 == 0 ? 20 : 23, round % 5 == 0 ? 19 : 17)
    let ignored =
      round % 3 == 0 ? [PixelRectangle(x: 3..<9, y: 2..<7), PixelRectangle(x: 8..<12, y: 5..<17)] : []
    let wanted = pixels(expected, actual, ignoring: ignored)
    let comparison = PictureComparison(expected: expected, actual: actual, ignoring: ignored)
    let found = comparison.differences.flatMap { difference in
      difference.columns.map {
        Pixel(
          x: $0, y: Int(difference.y), isAntialiased: difference.isAntialiased, deltaE: difference.deltaE,
          yiq: difference.yiq)
      }
    }
    #expect(found == wanted)
    #expect(comparison.differentPixels == wanted.count)
    #expect(comparison.antialiasedPixels == wanted.count { $0.isAntialiased })
    #expect(comparison.maxDeltaE == Double(wanted.map(\.deltaE).max() ?? 0))
    for tolerance in [PictureTolerance(threshold: 0.3), PictureTolerance(ignoresAntialiasing: true)] {
      let judge = PictureComparison.Judge(tolerance)
      let left = comparison.differences.filter { !judge.excuses($0) }.reduce(0) { $0 + Int($1.count) }
      #expect(comparison.pixels(beyond: tolerance) == left)
      let regions = comparison.regions(beyond: tolerance)
      #expect(regions.reduce(0) { $0 + $1.pixelCount } == left)
    }
    // The limits that are advised pass, and nothing less does.
    for change in comparison.changesToPass(.exact) { #expect(comparison.passes(change.tolerance)) }
    if comparison.hasEqualSizes, let most = wanted.map(\.yiq).max() {
      #expect(comparison.maxDistance == (Double(most) / ColorDistance.maximumYIQ).squareRoot())
    }
  }
}
