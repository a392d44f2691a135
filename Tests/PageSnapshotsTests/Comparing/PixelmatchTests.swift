import Foundation
import PageTestSupport
import Testing

@testable import PageDrawing
@testable import PageSnapshots

/// The pictures that pixelmatch 7.2.0 is tested with, and what it finds in them. `PIXELMATCH_FIXTURES_DIR`
/// names the folder.
struct PixelmatchTests {
  private static let folder = ProcessInfo.processInfo.environment["PIXELMATCH_FIXTURES_DIR"]

  struct Pair: CustomTestStringConvertible, Sendable {
    var expected: String
    var actual: String
    var picture: String
    var threshold = 0.05
    /// The colours it was drawn with: of changes, and of anti-aliasing.
    var colors: (changed: [UInt32], antialiased: UInt32) = ([0xFFFF_0000], 0xFFFF_FF00)
    var count: Int

    var testDescription: String { "\(expected) and \(actual) at \(threshold)" }
  }

  private static let pairs = [
    Pair(expected: "1a", actual: "1b", picture: "1diff", count: 143),
    Pair(expected: "1a", actual: "1b", picture: "1diffdefaultthreshold", threshold: 0.1, count: 106),
    Pair(expected: "2a", actual: "2b", picture: "2diff", colors: ([0xFFFF_00FF], 0xFF00_C000), count: 12_437),
    Pair(expected: "3a", actual: "3b", picture: "3diff", count: 212),
    Pair(expected: "4a", actual: "4b", picture: "4diff", count: 36_049),
    Pair(expected: "5a", actual: "5b", picture: "5diff", count: 6),
    Pair(expected: "6a", actual: "6b", picture: "6diff", count: 51),
    Pair(expected: "6a", actual: "6a", picture: "6empty", count: 0),
    Pair(
      expected: "7a", actual: "7b", picture: "7diff", threshold: 0.1,
      colors: ([0xFFFF_0000, 0xFF00_FF00], 0xFFFF_FF00),
      count: 2448),
    Pair(expected: "8a", actual: "5b", picture: "8diff", count: 32_896),
  ]

  @Test(.enabled(if: folder != nil, "PIXELMATCH_FIXTURES_DIR names no folder of pictures"), arguments: pairs)
  func `pixelmatch and we count the same pixels`(pair: Pair) throws {
    let (expected, actual) = (try Self.picture(pair.expected), try Self.picture(pair.actual))
    let comparison = PictureComparison(expected: expected, actual: actual)
    let tolerance = PictureTolerance(threshold: pair.threshold, ignoresAntialiasing: true)
    #expect(comparison.pixels(beyond: tolerance) == pair.count)
    // The pictures it draws.
    let theirs = try Self.picture(pair.picture).values
    let ours = try comparison.picture(over: expected, beyond: tolerance).values
    try #require(ours.count == theirs.count)
    let (changed, antialiased) = pair.colors
    #expect(ours.indices.filter { (ours[$0] == 0xFFFF_0000) != changed.contains(theirs[$0]) } == [])
    #expect(ours.indices.filter { (ours[$0] == 0xFFFF_FF00) != (theirs[$0] == antialiased) } == [])
  }

  private static func picture(_ name: String) throws -> PixelImage {
    try ImageDecoder.decode(contentsOf: "\(folder ?? "")/\(name).png")
  }
}
