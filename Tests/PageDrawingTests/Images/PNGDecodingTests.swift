import PageTestSupport
import TestSupport
import Testing

@testable import PageDrawing

/// Files are made by `HandmadePNG`; expected pixels are worked by hand from the PNG specification.
@Suite struct PNGDecodingTests {
  @Test func `grey of every depth spreads over 0 to 255`() throws {
    // The least, a middle and the greatest sample of each depth.
    let files: [(depth: Int, row: [UInt8], values: [UInt32])] = [
      (1, [0b0100_0000], [0xFF00_0000, 0xFFFF_FFFF]),
      (2, [0b0001_1000], [0xFF00_0000, 0xFF55_5555, 0xFFAA_AAAA]),
      (4, [0x0A, 0xF0], [0xFF00_0000, 0xFFAA_AAAA, 0xFFFF_FFFF]),
      (8, [0, 0x7B, 255], [0xFF00_0000, 0xFF7B_7B7B, 0xFFFF_FFFF]),
    ]
    for file in files {
      let png = HandmadePNG(
        width: file.values.count, height: 1, bitDepth: file.depth, colorType: 0, rows: [0] + file.row)
      #expect(try ImageDecoder.decode(png.bytes).values == file.values, "\(file.depth) bits")
    }
  }

  @Test func `sixteen bits become the nearest eight`() throws {
    // 0x1234 · 255 / 65535 = 18.13, 0x80C0 · 255 / 65535 = 128.25, 0xFE90 · 255 / 65535 = 253.57
    let png = HandmadePNG(
      width: 1, height: 1, bitDepth: 16, colorType: 2, rows: [0, 0x12, 0x34, 0x80, 0xC0, 0xFE, 0x90])
    #expect(try ImageDecoder.decode(png.bytes).values == [0xFF12_80FE])
  }

  @Test func `palette colours take their transparency from the file`() throws {
    let png = HandmadePNG(
      width: 3, height: 1, colorType: 3, palette: [255, 0, 0, 0, 255, 0, 0, 0, 255],
      transparency: [255, 128], rows: [0, 0, 1, 2])
    let image = try ImageDecoder.decode(png.bytes)
    #expect(image.values == [0xFFFF_0000, 0x8000_8000, 0xFF00_00FF])
    #expect(!image.isOpaque)
  }

  @Test func `the transparent colour of an RGB file is transparent`() throws {
    let png = HandmadePNG(
      width: 2, height: 1, colorType: 2, transparency: [0, 1, 0, 2, 0, 3], rows: [0, 1, 2, 3, 1, 2, 4])
    #expect(try ImageDecoder.decode(png.bytes).values == [0, 0xFF01_0204])
  }

  @Test func `colours are multiplied by alpha, rounded to nearest`() throws {
    // 200 · 100 / 255 = 78.43, 3 · 100 / 255 = 1.18, 255 · 100 / 255 = 100
    let png = HandmadePNG(width: 2, height: 1, colorType: 6, rows: [0, 200, 3, 255, 100, 9, 9, 9, 0])
    let image = try ImageDecoder.decode(png.bytes)
    #expect(image.values == [0x644E_0164, 0])
    #expect(!image.isOpaque)
  }

  @Test func `an alpha channel of 255 throughout is opaque`() throws {
    let png = HandmadePNG(width: 1, height: 2, colorType: 4, rows: [0, 7, 255, 0, 8, 255])
    let image = try ImageDecoder.decode(png.bytes)
    #expect(image.values == [0xFF07_0707, 0xFF08_0808])
    #expect(image.isOpaque)
  }

  @Test func `an interlaced file is put together from its passes`() throws {
    // Adam7 of 3 × 3 pixels numbered 1…9: pass 1 is the first pixel, 4 the third of row 1, 5 the outer
    // ones of row 3, 6 the middle ones of rows 1 and 3, 7 row 2; 2 and 3 begin beyond three pixels.
    let passes: [[UInt8]] = [[0, 1], [0, 3], [0, 7, 9], [0, 2], [0, 8], [0, 4, 5, 6]]
    let png = HandmadePNG(width: 3, height: 3, colorType: 0, isInterlaced: true, rows: passes.flatMap { $0 })
    let greys = try ImageDecoder.decode(png.bytes).values.map { $0 & 255 }
    #expect(greys == [1, 2, 3, 4, 5, 6, 7, 8, 9])
  }

  /// Filters of the PNG specification, section 9.2, on two pixels a row. The plain file has no chunk but those of
  /// recorded pictures, and is read by another decoder than one with a gamma.
  @Test(arguments: [true, false]) func `each filter adds what stands around`(isPlain: Bool) throws {
    let rows: [UInt8] = [
      0, 10, 20, 30, 40, 50, 60,
      1, 1, 2, 3, 4, 5, 6,
      2, 1, 1, 1, 2, 2, 2,
      3, 10, 10, 10, 10, 10, 10,
      4, 1, 1, 1, 1, 1, 1,
      2, 0, 0, 0, 0, 0, 0,
    ]
    let extra = isPlain ? [] : [("gAMA", HandmadePNG.bigEndian(100_000))]
    let png = HandmadePNG(width: 2, height: 6, colorType: 2, extra: extra, rows: rows)
    #expect(
      try ImageDecoder.decode(png.bytes).values.map { $0 & 0xFFFFFF } == [
        0x0A141E, 0x28323C,
        // 4 + 1, 5 + 2, 6 + 3.
        0x010203, 0x050709,
        0x020304, 0x07090B,
        // 10 + 1 / 2, 10 + 2 / 2 and so on; then 10 + (11 + 7) / 2 = 19, 10 + (11 + 9) / 2, 10 + (12 + 11) / 2.
        0x0B0B0C, 0x131415,
        // Left 0, above 11: 12. Left 12, above 19, corner 11: 12 + 19 - 11 = 20 is nearest to above.
        0x0C0C0D, 0x141516,
        0x0C0C0D, 0x141516,
      ])
  }

  /// Pixels of few and of many colours, at both levels: RGB files, and palettes of every depth.
  @Test(arguments: [1, 2, 4, 16, 200, 5000], [PNGEncoder.Level.fast, .recorded])
  func `a recorded file and one with a further chunk have equal pixels`(
    colors: Int, level: PNGEncoder.Level
  ) throws {
    let pixels = Pixels(width: 75, height: 70) { x, y in
      0xFF00_0000 | UInt32((x * 31 + y * y * 7) % colors) &* 0x01_2345 & 0xFF_FFFF
    }
    let plain = try pixels.png(level: level)
    let note = PNGChunks.chunk("tEXt", Array("Title\u{0}a".utf8))
    // The header is 25 bytes behind the signature.
    let noted = plain[..<33] + note + plain[33...]
    let image = try ImageDecoder.decode(plain)
    #expect(image.values == pixels.packed)
    #expect(try ImageDecoder.decode(Array(noted)).values == image.values)
    #expect(image.isOpaque)
  }

  /// Libpng reads the file with a further chunk. The rows have each of the filters.
  @Test func `a plain file with alpha and one with a further chunk have equal pixels`() throws {
    var rows: [UInt8] = []
    for y in 0..<40 {
      rows.append(UInt8(y % 5))
      for x in 0..<4 * 31 { rows.append(UInt8((x * x * 3 + y * 11) % 256)) }
    }
    func image(_ extra: [(String, [UInt8])]) throws -> PixelImage {
      try ImageDecoder.decode(
        HandmadePNG(width: 31, height: 40, colorType: 6, extra: extra, rows: rows).bytes)
    }
    let plain = try image([])
    #expect(try plain.values == image([("gAMA", HandmadePNG.bigEndian(100_000))]).values)
    #expect(!plain.isOpaque && plain.values.contains { $0 >> 24 == 0 })
  }

  @Test func `gamma and profiles do not change pixels`() throws {
    let gamma = ("gAMA", HandmadePNG.bigEndian(100_000))
    let png = HandmadePNG(width: 1, height: 1, colorType: 0, extra: [gamma], rows: [0, 100])
    #expect(try ImageDecoder.decode(png.bytes).values == [0xFF64_6464])
  }

  @Test func `a file cut anywhere is truncated`() {
    let bytes = HandmadePNG(
      width: 2, height: 2, colorType: 2, rows: [0, 1, 2, 3, 4, 5, 6, 0, 7, 8, 9, 1, 2, 3]
    )
    .bytes
    for count in 8..<bytes.count {
      #expect(throws: ImageError.truncated, "cut to \(count) bytes") {
        try ImageDecoder.decode(Array(bytes.prefix(count)))
      }
    }
  }

  @Test func `a damaged byte never gives another picture`() throws {
    let png = HandmadePNG(width: 2, height: 2, colorType: 6, rows: [0] + Array(1...8) + [2] + Array(1...8))
    let values = try ImageDecoder.decode(png.bytes).values
    for index in png.bytes.indices {
      var bytes = png.bytes
      bytes[index] ^= 0x10
      if let image = try? ImageDecoder.decode(bytes) { #expect(image.values == values, "byte \(index)") }
    }
  }

  /// Chunks that a reader may pass over are checked too: palette transparency changes pixels.
  @Test func `a file with any bit changed is refused`() {
    let file = HandmadePNG(
      width: 3, height: 1, colorType: 3, palette: [255, 0, 0, 0, 255, 0, 0, 0, 255],
      transparency: [255, 128], rows: [0, 0, 1, 2]
    ).bytes
    for place in file.indices {
      var changed = file
      changed[place] ^= 1 << UInt8(place % 8)
      #expect(throws: ImageError.self, "byte \(place)") { try ImageDecoder.decode(changed) }
    }
  }

  @Test func `a wrong checksum is corrupt, and the message says so`() {
    var bytes = HandmadePNG(width: 1, height: 1, colorType: 0, rows: [0, 1]).bytes
    bytes[8 + 25 + 8] ^= 1  // the compressed data's first byte
    let error = #expect(throws: ImageError.self) { try ImageDecoder.decode(bytes) }
    guard case .corrupt(let message) = error else {
      Issue.record("not corrupt: \(String(describing: error))")
      return
    }
    #expect(!message.isEmpty)
  }

  /// RFC 1950, section 2.2: the pixels' Adler-32 ends their data, in a chunk whose own checksum is right.
  @Test(arguments: [2, 6])
  func `pixels with a wrong checksum are refused`(colorType: Int) {
    let rows = [UInt8](repeating: 0, count: 2 * (1 + 2 * (colorType == 2 ? 3 : 4)))
    let file = HandmadePNG(width: 2, height: 2, colorType: colorType, rows: rows).bytes
    let start = file.count - 12 - 4
    for place in start - 4..<start {
      var data = Array(file[41..<start])
      data[place - 41] ^= 1
      let changed = file[..<33] + HandmadePNG.chunk("IDAT", data) + HandmadePNG.chunk("IEND", [])
      #expect(throws: ImageError.self, "byte \(place)") { try ImageDecoder.decode(Array(changed)) }
    }
  }

  @Test(arguments: [(65536, 65536), (Int(Int32.max), 1), (Int(Int32.max), Int(Int32.max))])
  func `an image beyond 64 megapixels is refused before room is made`(width: Int, height: Int) {
    let bytes = HandmadePNG(width: width, height: height, colorType: 6, rows: [0]).bytes
    #expect(throws: ImageError.tooLarge(width: width, height: height, limit: 67_108_864)) {
      try ImageDecoder.decode(bytes)
    }
  }

  @Test func `a side longer than cairo draws is refused`() {
    let bytes = HandmadePNG(width: 32768, height: 1, colorType: 0, rows: [0]).bytes
    #expect(throws: ImageError.sideTooLong(width: 32768, height: 1, limit: 32767)) {
      try ImageDecoder.decode(bytes)
    }
  }

  @Test func `a side of zero is corrupt`() {
    let bytes = HandmadePNG(width: 0, height: 1, colorType: 0, rows: [0]).bytes
    #expect(throws: ImageError.self) { try ImageDecoder.decode(bytes) }
  }
}
