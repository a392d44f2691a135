import PageTestSupport
import TestSupport
import Testing

@testable import PageDrawing

/// Files are read back through libpng, which checks every checksum and knows nothing of the encoder.
@Suite struct PNGEncoderTests {
  /// Bit depth and colour type, from the header.
  private func format(_ file: [UInt8]) -> [UInt8] { [file[24], file[25]] }

  private func expectRoundTrip(
    _ pixels: Pixels, hasAlpha: Bool = false, _ comment: Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    for level in [PNGEncoder.Level.fast, .fastRGB, .recorded] {
      let image = try ImageDecoder.decode(pixels.png(hasAlpha: hasAlpha, level: level))
      #expect((image.width, image.height) == (pixels.width, pixels.height), sourceLocation: sourceLocation)
      let difference = pixels.firstDifference(from: image.values, hasAlpha: hasAlpha)
      #expect(difference == nil, comment, sourceLocation: sourceLocation)
    }
  }

  @Test func `a whole file of two pixels is right to the byte`() throws {
    let file = try Pixels(width: 2, height: 1) { x, _ in x == 0 ? 0xFF0000 : 0x0000FF }.png()
    // Two colours: one bit each, in order of appearance, 0b01 from the left.
    let head: [UInt8] =
      [137, 80, 78, 71, 13, 10, 26, 10]
      + HandmadePNG.chunk("IHDR", [0, 0, 0, 2, 0, 0, 0, 1, 1, 3, 0, 0, 0]) + HandmadePNG.chunk("sRGB", [0])
      + HandmadePNG.chunk("PLTE", [255, 0, 0, 0, 0, 255])
    #expect(Array(file.prefix(head.count)) == head)
    #expect(Array(file.suffix(12)) == HandmadePNG.chunk("IEND", []))
    let data = file[head.count...].dropLast(12)
    #expect(Array(data) == HandmadePNG.chunk("IDAT", Array(data.dropFirst(8).dropLast(4))))
  }

  /// A picture whose rows are made from an array; a row equal to the one above is not written.
  private struct Made: MadePicture {
    let pixels: Pixels
    var size: PixelSize { PixelSize(width: pixels.width, height: pixels.height) }

    func makeRow(_ y: Int, in row: UnsafeMutableRawPointer) -> Bool {
      let values = pixels.packed.dropFirst(y * pixels.width).prefix(pixels.width).map { $0 | 0xFF00_0000 }
      let above = pixels.packed.dropFirst(max(y - 1, 0) * pixels.width).prefix(pixels.width)
      if y > 0, values == above.map({ $0 | 0xFF00_0000 }) { return false }
      row.copyMemory(from: values, byteCount: 4 * values.count)
      return true
    }
  }

  /// Of two colours, of many in the first row, and of many in the second, third and last row only: then the rows
  /// before have been made already.
  @Test(arguments: [-1, 0, 1, 2, 11])
  func `a picture that is made row by row is the file of its pixels`(noisyRow: Int) throws {
    var random = SplitMix64(seed: UInt64(noisyRow + 1))
    let pixels = Pixels(width: 300, height: 12) { x, y in
      y == noisyRow ? UInt32.random(in: 0...0xFF_FFFF, using: &random) : y / 3 % 2 == 0 ? 0 : 0xFF_FFFF
    }
    var encoder = try PNGEncoder()
    let made = Made(pixels: pixels)
    let file = try encoder.encode(making: made) { Array($0) }
    let whole = Pixels(width: 300, height: 12) { x, y in pixels.values[y * 300 + x] | 0xFF00_0000 }
    #expect(try file == whole.png())
    #expect(try made.image().values == whole.packed)
  }

  @Test(arguments: [(0, 4), (4, 0), (-1, 4), (1 << 21, 1)])
  func `a made picture without pixels, or with too many, is refused`(width: Int, height: Int) throws {
    struct Empty: MadePicture {
      var size: PixelSize
      func makeRow(_ y: Int, in row: UnsafeMutableRawPointer) -> Bool { true }
    }
    var encoder = try PNGEncoder()
    #expect(throws: PNGEncodingError.self) {
      try encoder.encode(making: Empty(size: PixelSize(width: width, height: height))) { _ in }
    }
  }

  @Test(arguments: [(1, 1), (2, 1), (3, 2), (4, 2), (5, 4), (16, 4), (17, 8), (256, 8)])
  func `few colours take few bits`(colors: Int, bits: Int) throws {
    let pixels = Pixels(width: 31, height: 19) { x, y in UInt32((y * 31 + x) % colors * 0x010307) }
    #expect(format(try pixels.png()) == [UInt8(bits), 3])
    try expectRoundTrip(pixels)
  }

  @Test func `a 257th colour makes the file RGB`() throws {
    let pixels = Pixels(width: 257, height: 2) { x, _ in UInt32(x) }
    #expect(format(try pixels.png()) == [8, 2])
    try expectRoundTrip(pixels)
  }

  @Test func `the top byte means nothing without alpha`() throws {
    let picture = { (x: Int, y: Int) in UInt32(x * y * 77 & 0xFFFFFF) }
    let plain = try Pixels(width: 40, height: 40, picture).png()
    let noisy = Pixels(width: 40, height: 40) { x, y in picture(x, y) | UInt32(x * 7 + y & 255) << 24 }
    #expect(try noisy.png() == plain)
  }

  @Test func `a picture with alpha is opaque in the file where it is in fact`() throws {
    let opaque = Pixels(width: 300, height: 1) { x, _ in 0xFF00_0000 | UInt32(x) }
    #expect(format(try opaque.png(hasAlpha: true)) == [8, 2])
    let glass = Pixels(width: 300, height: 1) { x, _ in 0x8000_0000 | UInt32(x % 128) }
    #expect(format(try glass.png(hasAlpha: true)) == [8, 6])
    #expect(format(try glass.png(hasAlpha: false)) == [8, 3])
  }

  @Test func `every premultiplied colour survives at every alpha`() throws {
    // Row = alpha, column = a colour not above it.
    let pixels = Pixels(width: 256, height: 256) { x, y in
      let color = UInt32(min(x, y))
      return UInt32(y) << 24 | color << 16 | (UInt32(y) - color) << 8 | color
    }
    try expectRoundTrip(pixels, hasAlpha: true)
  }

  @Test(arguments: [(1, 1), (1, 300), (300, 1), (2, 2), (7, 5), (3000, 3), (257, 64)])
  func `noise, gradients and flat colour survive at any shape`(width: Int, height: Int) throws {
    var random = SplitMix64(seed: UInt64(width * 1000 + height))
    let noise = Pixels(width: width, height: height, padding: 3) { _, _ in
      UInt32.random(in: 0...0xFFFFFF, using: &random)
    }
    try expectRoundTrip(noise)
    try expectRoundTrip(
      Pixels(width: width, height: height) { x, y in UInt32(x * 0x010201 + y * 0x000102) & 0xFFFFFF })
    try expectRoundTrip(Pixels(width: width, height: height) { _, _ in 0xABCDEF })
  }

  @Test func `random screens survive`() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    print("random screens: seed \(seed)")
    var random = SplitMix64(seed: seed)
    for round in 0..<60 {
      let pixels = randomScreen(&random)
      try expectRoundTrip(pixels, hasAlpha: round % 3 == 0, "seed \(seed), round \(round)")
    }
  }

  /// Rectangles, repeated rows and specks, which meet every path of the encoder.
  private func randomScreen(_ random: inout SplitMix64) -> Pixels {
    let width = Int.random(in: 1...400, using: &random)
    let height = Int.random(in: 1...60, using: &random)
    var pixels = Pixels(width: width, height: height, padding: Int.random(in: 0...2, using: &random)) {
      _, _ in 0xFFFF_FFFF
    }
    for _ in 0..<Int.random(in: 0...12, using: &random) {
      let columns = Int.random(in: 0..<width, using: &random)..<width
      let rows = Int.random(in: 0..<height, using: &random)..<height
      let isNoise = Int.random(in: 0..<5, using: &random) == 0
      let color = opaqueColor(&random)
      for y in rows {
        for x in columns.prefix(rows.count * 8) {
          pixels.values[y * pixels.stride + x] = isNoise ? opaqueColor(&random) : color
        }
      }
    }
    return pixels
  }

  private func opaqueColor(_ random: inout SplitMix64) -> UInt32 {
    0xFF00_0000 | UInt32.random(in: 0...0xFFFFFF, using: &random)
  }

  @Test(.tags(.limits), .long) func `a stream longer than a block is whole`() throws {
    // 700 × 700 × 3 bytes of noise fill eleven blocks of literals; stripes fill those of runs.
    var random = SplitMix64(seed: 11)
    try expectRoundTrip(
      Pixels(width: 700, height: 700) { _, _ in UInt32.random(in: 0...0xFFFFFF, using: &random) })
    try expectRoundTrip(
      Pixels(width: 1000, height: 1200) { x, y in UInt32((x / 16 * 257 + y * y) * 0x10101 & 0xFFFFFF) })
  }

  @Test func `a small file is whole where a blank stretch lies across the pieces it is parsed in`() throws {
    // 2²⁰ bytes are parsed at a time: 340 rows of 3,001 bytes are noise, then rows are blank but for one speck.
    var random = SplitMix64(seed: 13)
    try expectRoundTrip(
      Pixels(width: 1000, height: 800) { x, y in
        if y < 340 { return UInt32.random(in: 0...0xFFFFFF, using: &random) }
        return y % 90 == 0 && x == y ? 0x123456 : 0xFFFFFF
      })
  }

  @Test(.tags(.limits), .long) func `runs of any length survive`() throws {
    // Matches are 258 bytes long at most, and runs of three of them or more are shortened while they are parsed.
    let pixels = Pixels(width: 1700, height: 400) { x, y in
      x < y * 4 ? 0xFF80_8080 : x % 300 == 299 ? UInt32(x * y) | 0xFF00_0000 : 0x80FF_FFFF & 0x8080_8080
    }
    try expectRoundTrip(pixels, hasAlpha: true)
  }

  @Test func `one encoder gives the same bytes for a picture whatever came before`() throws {
    let picture = Pixels(width: 90, height: 50) { x, y in UInt32(x * x * y) & 0xFFFFFF }
    let first = try picture.png()
    var encoder = try PNGEncoder()
    _ = try Pixels(width: 500, height: 100) { x, y in UInt32(x ^ y) }.png(with: &encoder)
    _ = try Pixels(width: 5, height: 1) { _, _ in 3 }.png(with: &encoder, hasAlpha: true, level: .recorded)
    #expect(try picture.png(with: &encoder) == first)
  }

  @Test func `the bytes are the same on every machine`() throws {
    // Any processor must write this file; its CRC-32 is from an x86-64 one.
    let picture = Pixels(width: 211, height: 97) { x, y in
      UInt32(x / 20 * 0x1122 + y / 9 * 0x330000 + x * y % 5) & 0xFFFFFF
    }
    let crc = HandmadePNG.crc32(try picture.png())
    #expect(crc == 0x4939_4649)
  }

  /// Each channel is one of 32 values at random: 5 bits, which no coding does without, and nothing repeats
  /// for long. Filters leave differences of two values, whose entropy is 5.72 bits: 1.144 times as many.
  @Test func `noise takes hardly more than differences of its bits`() throws {
    var random = SplitMix64(seed: 32)
    let values = (0..<400 * 300).map { _ in UInt32(truncatingIfNeeded: random.next()) & 0x1F1F1F }
    let pixels = Pixels(width: 400, height: 300) { x, y in values[y * 400 + x] }
    #expect(try pixels.png(level: .recorded).count < 400 * 300 * 3 * 5 / 8 * 116 / 100)
    try expectRoundTrip(pixels)
  }

  @Test func `small files are smaller`() throws {
    let picture = Pixels(width: 300, height: 300) { x, y in
      UInt32(x * x / 50 + y * y / 70) * 0x10101 & 0xFFFFFF
    }
    #expect(try picture.png(level: .recorded).count < picture.png().count)
  }

  @Test func `a file for the App Store is RGB even if it has one colour`() throws {
    let white = Pixels(width: 9, height: 9) { _, _ in 0xFFFFFF }
    #expect(format(try white.png(level: .fastRGB)) == [8, 2])
  }

  @Test(arguments: [
    (0, 1, 4), (1, 0, 4), (-1, 1, 4), (2, 1, 4), (1 << 21, 1, 1 << 23), (1, 1, 0), (1 << 20, 65, 1 << 22),
  ])
  func `a picture of no size is refused`(width: Int, height: Int, bytesPerRow: Int) throws {
    var encoder = try PNGEncoder()
    let pixel: [UInt32] = [0]
    #expect(throws: PNGEncodingError.badSize(width: width, height: height, bytesPerRow: bytesPerRow)) {
      try pixel.withUnsafeBytes {
        try encoder.encode(
          $0.baseAddress!, width: width, height: height, bytesPerRow: bytesPerRow, hasAlpha: false
        ) { _ in }
      }
    }
  }
}
