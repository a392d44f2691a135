package import PageDrawing

extension PictureComparison {
  /// Two colours of one pixel: in the expected picture, and in the actual one.
  package struct ColorPair: Hashable, Sendable {
    package var expected: String
    package var actual: String
    package var pixelCount: Int
  }

  /// Returns the pairs of colours that most of the differing pixels have, the most frequent first. Flat areas, such
  /// as a background, lead the list; smoothed edges have many colours, each in few pixels.
  package func colorPairs(
    of expected: PixelImage, _ actual: PixelImage, atMost limit: Int
  ) -> [ColorPair] {
    var counts: [UInt64: Int] = [:]
    expected.withRows { old in
      actual.withRows { new in
        let (width, height) = (min(old.size.width, new.size.width), min(old.size.height, new.size.height))
        for difference in differences where Int(difference.y) < height {
          let (x, y) = (Int(difference.x), Int(difference.y))
          guard x < width else { continue }
          // All pixels of a run have the same two colours.
          let key = UInt64(old.pixel(x, y)) << 32 | UInt64(new.pixel(x, y))
          counts[key, default: 0] += min(Int(difference.count), width - x)
        }
      }
    }
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(limit).map { key, count in
      ColorPair(
        expected: Self.words(UInt32(truncatingIfNeeded: key >> 32)),
        actual: Self.words(UInt32(truncatingIfNeeded: key)), pixelCount: count)
    }
  }

  /// The colour of a premultiplied ARGB pixel.
  private static func words(_ pixel: UInt32) -> String {
    let channels = [16, 8, 0].map { Double(pixel >> UInt32($0) & 0xFF) }
    let alpha = Double(pixel >> 24)
    guard alpha > 0 else { return TruthColor(.clear).text }
    return TruthColor(
      Color(
        red: channels[0] / alpha, green: channels[1] / alpha, blue: channels[2] / alpha, alpha: alpha / 255)
    ).text
  }
}
