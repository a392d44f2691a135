import LayoutEngine
import PageTestSupport
import Testing

@testable import PageDrawing

/// Pictures of a few pixels, and rectangles of pixels, worked by hand.
struct PictureValueTests {
  /// A picture with its own alpha.
  private func image(_ width: Int, _ values: [UInt32], isOpaque: Bool = false) -> PixelImage {
    let pixels = UnsafeMutableRawPointer.allocate(byteCount: 4 * values.count, alignment: 4)
    for (place, value) in values.enumerated() {
      pixels.storeBytes(of: value, toByteOffset: 4 * place, as: UInt32.self)
    }
    return PixelImage(
      width: width, height: values.count / width, bytesPerRow: 4 * width, isOpaque: isOpaque, owning: pixels)
  }

  // MARK: Rows

  @Test func `a row is blue, green, red and alpha`() {
    let image = image(2, [0x1122_3344, 0x5566_7788, 0x99AA_BBCC, 0xDDEE_FF00])
    var room: [UInt32] = [0, 0]
    let rows = room.withUnsafeMutableBufferPointer { room in
      image.withRows { rows in (0..<2).map { Array(rows.littleEndianRow($0, in: room)) } }
    }
    #expect(
      rows == [
        [0x44, 0x33, 0x22, 0x11, 0x88, 0x77, 0x66, 0x55], [0xCC, 0xBB, 0xAA, 0x99, 0x00, 0xFF, 0xEE, 0xDD],
      ])
    #expect(
      image.withRows { $0.pixel(1, 0) } == 0x5566_7788 && image.withRows { $0.pixel(0, 1) } == 0x99AA_BBCC)
  }

  @Test func `a surface's rows are opaque`() throws {
    let surface = try ImageSurface(width: 2, height: 1, in: PixelMemory())
    let context = try DrawingContext(surface, scale: 1)
    context.clear(to: Color(rgb: 0x112233))
    try context.finish()
    var room: [UInt32] = [0, 0]
    let row = room.withUnsafeMutableBufferPointer { room in
      surface.withRows { Array($0.littleEndianRow(0, in: room)) }
    }
    #expect(row == [0x33, 0x22, 0x11, 0xFF, 0x33, 0x22, 0x11, 0xFF])
    let copy = try surface.withRows { (rows) throws(ImageError) in try rows.copied(isOpaque: true) }
    #expect(copy.width == 2 && copy.height == 1 && copy.isOpaque)
  }

  @Test func `a copy has the pixels of each row`() throws {
    let values: [UInt32] = [1, 2, 3, 4, 5, 6]
    let copy = try image(3, values).withRows { (rows) throws(ImageError) in try rows.copied(isOpaque: false) }
    #expect(copy.values == values && copy.width == 3 && copy.height == 2 && !copy.isOpaque)
  }

  @Test func `a picture is clear only if no pixel shows`() {
    #expect(image(2, [0, 0, 0, 0]).isClear)
    for place in 0..<4 {
      var values: [UInt32] = [0, 0, 0, 0]
      values[place] = 0x0100_0000
      #expect(!image(2, values).isClear)
    }
    #expect(image(3, [0, 0, 0, 0, 0, 0]).size(atScale: 2) == Size(width: 1.5, height: 1))
  }

  // MARK: Copies

  @Test func `a mirrored picture has its columns in reverse`() throws {
    let mirrored = try image(3, [1, 2, 3, 4, 5, 6]).mirrored()
    #expect(mirrored.values == [3, 2, 1, 6, 5, 4] && !mirrored.isOpaque)
    #expect(try image(1, [0xFF00_0000], isOpaque: true).mirrored().isOpaque)
  }

  @Test func `a reduced pixel is the mean of its square, channel by channel`() throws {
    // 3 × 3: the right column and the lower row are squares cut off.
    let values: [UInt32] = [
      0x1020_3040, 0x3040_5060, 0x0102_0304, 0x5060_7080, 0x7080_90A1, 0x0204_0607, 0x0000_0001, 0x0000_0002,
      0x0807_0605,
    ]
    let reduced = try image(3, values).reduced(by: 2)
    #expect(reduced.width == 2 && reduced.height == 2)
    // Means of (10 + 30 + 50 + 70) / 4 and so on in base 16; (1 + 2) / 2 is 1.5, which is rounded up.
    #expect(reduced.values == [0x4050_6070, 0x0203_0506, 0x0000_0002, 0x0807_0605])
    #expect(try image(3, values).reduced(by: 1).values == values)
    let opaque = try image(2, [0xFF00_0000, 0xFF00_0002], isOpaque: true).reduced(by: 2)
    #expect(opaque.values == [0xFF00_0001] && opaque.isOpaque)
  }

  // MARK: Separated pixels

  private func separated(_ width: Int, _ pixels: [UInt32]) -> [UInt32] {
    let colors = pixels.withUnsafeBufferPointer {
      SeparatedPixels($0, width: width, height: pixels.count / width).colors
    }
    return stride(from: 0, to: colors.count, by: 3).map {
      UInt32(colors[$0]) << 16 | UInt32(colors[$0 + 1]) << 8 | UInt32(colors[$0 + 2])
    }
  }

  @Test func `each channel is divided by alpha, rounded and at most 255`() {
    // 0x40 · 255 / 128 is 127.5, 0x20 is half of that, and 0x90 would be 286.9.
    #expect(separated(3, [0x8040_2010, 0x8090_8000, 0xFF12_3456]) == [0x804020, 0xFFFF00, 0x123456])
    #expect(separated(1, [0x0101_0100]) == [0xFFFF00])
    #expect(separated(1, [0]) == [0xFFFFFF])
  }

  @Test func `a hidden pixel has the nearest colour, above before below before left before right`() {
    let (a, b, c, d): (UInt32, UInt32, UInt32, UInt32) = (
      0xFF00_000A, 0xFF00_000B, 0xFF00_000C, 0xFF00_000D
    )
    func middle(_ values: [UInt32]) -> UInt32 { separated(3, values)[4] }
    #expect(middle([0, a, 0, c, 0, d, 0, b, 0]) == 0xA)
    #expect(middle([0, 0, 0, c, 0, d, 0, b, 0]) == 0xB)
    #expect(middle([0, 0, 0, c, 0, d, 0, 0, 0]) == 0xC)
    #expect(middle([0, 0, 0, 0, 0, d, 0, 0, 0]) == 0xD)
  }

  @Test func `a colour reaches five pixels, and beyond that the last one goes on`() {
    let ink: UInt32 = 0xFF00_0001
    // Six hidden pixels before the first colour: the first of them is out of reach.
    #expect(separated(7, [0, 0, 0, 0, 0, 0, ink]) == [0xFFFFFF, 1, 1, 1, 1, 1, 1])
    #expect(separated(1, [0, 0, 0, 0, 0, 0, ink]) == [0xFFFFFF, 1, 1, 1, 1, 1, 1])
    let other: UInt32 = 0xFF00_0002
    let gap = [UInt32](repeating: 0, count: 12)
    // From the left up to the sixth and seventh, which the left colour reaches by going on.
    #expect(separated(14, [ink] + gap + [other]) == [1] + [1, 1, 1, 1, 1, 1, 1] + [2, 2, 2, 2, 2] + [2])
  }

  @Test func `opaque pixels and opacities are stored as they are`() {
    let pixels: [UInt32] = [0xFF01_0203, 0x8004_0506]
    let (colors, opacity) = pixels.withUnsafeBufferPointer {
      (SeparatedPixels.colors(ofOpaque: $0), SeparatedPixels.opacity(of: $0))
    }
    #expect(colors == [1, 2, 3, 4, 5, 6] && opacity == [0xFF, 0x80])
  }

  // MARK: Rectangles of pixels

  @Test func `rectangles of device pixels meet and join`() {
    let one = PixelRect(left: 1, top: 2, right: 11, bottom: 22)
    let two = PixelRect(left: 5, top: -3, right: 30, bottom: 7)
    #expect(one.width == 10 && one.height == 20 && !one.isEmpty)
    #expect(one.intersection(two) == PixelRect(left: 5, top: 2, right: 11, bottom: 7))
    #expect(two.intersection(one) == one.intersection(two))
    #expect(one.union(two) == PixelRect(left: 1, top: -3, right: 30, bottom: 22))
    #expect(two.union(one) == one.union(two))
    #expect(one.union(.empty) == one && PixelRect.empty.union(one) == one)
    for empty in [
      PixelRect(left: 3, top: 0, right: 3, bottom: 5), PixelRect(left: 0, top: 5, right: 3, bottom: 5),
      PixelRect(left: 4, top: 0, right: 3, bottom: 5), PixelRect(left: 0, top: 6, right: 3, bottom: 5),
    ] {
      #expect(empty.isEmpty && one.union(empty) == one && empty.width >= 0 && empty.height >= 0)
    }
  }

  @Test func `rectangles of a picture's pixels are clipped and joined`() {
    let one = PixelRectangle(x: 10..<13, y: 5..<6)
    #expect(one.description == "x 10 to 12 and y 5 to 5" && one.width == 3 && one.height == 1)
    #expect(one.union(PixelRectangle(x: 2..<4, y: 7..<9)) == PixelRectangle(x: 2..<13, y: 5..<9))
    #expect(PixelRectangle(x: 2..<4, y: 7..<9).union(one) == PixelRectangle(x: 2..<13, y: 5..<9))
    #expect(
      PixelRectangle(x: -2..<40, y: -1..<30).clipped(to: PixelSize(width: 20, height: 10))
        == PixelRectangle(x: 0..<20, y: 0..<10))
    #expect(one.clipped(to: PixelSize(width: 11, height: 6)) == PixelRectangle(x: 10..<11, y: 5..<6))
    #expect(one.clipped(to: PixelSize(width: 10, height: 10)).isEmpty)
    #expect(one.clipped(to: PixelSize(width: 20, height: 5)).isEmpty)
    #expect(one.clipped(to: PixelSize(width: -1, height: -1)).isEmpty && !one.isEmpty)
    #expect(one.overlaps(PixelRectangle(x: 12..<14, y: 5..<7)))
    #expect(!one.overlaps(PixelRectangle(x: 13..<14, y: 5..<7)))
    #expect(!one.overlaps(PixelRectangle(x: 12..<14, y: 6..<7)))
  }

  // MARK: Headers

  /// A WebP file's first bytes: "RIFF", a size, "WEBP", a chunk's name and size, and its data.
  private func webP(_ chunk: String, _ data: [UInt8]) -> [UInt8] {
    Array("RIFF\0\0\0\0WEBP".utf8) + Array(chunk.utf8) + [0, 0, 0, 0] + data
  }

  @Test func `each kind of WebP header says its size`() throws {
    // 14 bits for each side; the upper two are a scale.
    let lossy: [UInt8] = [0, 0, 0, 0x9D, 0x01, 0x2A, 0x34, 0xD2, 0x78, 0x56]
    #expect(
      try WebPHeader(webP("VP8 ", lossy)) == WebPHeader(width: 0x1234, height: 0x1678, isAnimated: false))
    #expect(try WebPHeader(webP("VP8 ", lossy.dropLast())) == nil)
    for place in 3...5 {
      var broken = lossy
      broken[place] ^= 1
      #expect(throws: ImageError.corrupt("its first frame has no size")) {
        try WebPHeader(webP("VP8 ", broken))
      }
    }
    // 14 bits each, less one: 0x2345 and 0x1ABC are in 0x2345 | 0x1ABC << 14 = 0x06AF_2345.
    let lossless: [UInt8] = [0x2F, 0x45, 0x23, 0xAF, 0x06]
    #expect(
      try WebPHeader(webP("VP8L", lossless)) == WebPHeader(width: 0x2346, height: 0x1ABD, isAnimated: false))
    #expect(try WebPHeader(webP("VP8L", lossless.dropLast())) == nil)
    #expect(throws: ImageError.self) { try WebPHeader(webP("VP8L", [0x2E] + lossless.dropFirst())) }
    // Three bytes each, less one.
    let extended: [UInt8] = [0, 0, 0, 0, 0x56, 0x34, 0x12, 0x98, 0x76, 0x54]
    #expect(
      try WebPHeader(webP("VP8X", extended))
        == WebPHeader(width: 0x123457, height: 0x547699, isAnimated: false))
    #expect(try WebPHeader(webP("VP8X", extended.dropLast())) == nil)
    for (flags, isAnimated) in [(2, true), (0x3C, false), (0xFF, true)] as [(UInt8, Bool)] {
      #expect(try WebPHeader(webP("VP8X", [flags] + extended.dropFirst()))?.isAnimated == isAnimated)
    }
  }

  @Test func `a WebP header of no picture, or of size 0, is broken`() throws {
    for (width, height) in [(0, 1), (1, 0)] as [(UInt8, UInt8)] {
      #expect(throws: ImageError.corrupt("its size is 0")) {
        try WebPHeader(webP("VP8 ", [0, 0, 0, 0x9D, 0x01, 0x2A, width, 0, height, 0]))
      }
    }
    #expect(throws: ImageError.corrupt("its first chunk is no picture")) { try WebPHeader(webP("ALPH", [0])) }
    #expect(try WebPHeader(Array("RIFF\0\0\0\0WEBPVP8".utf8)) == nil)
  }

  @Test func `the chunks of a PNG file are found by their lengths`() throws {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let end = PNGChunks.chunk("IEND", [])
    // The checksum of an empty IEND, as in every PNG file.
    #expect(end == [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82])
    let file = signature + PNGChunks.chunk("tEXt", [1, 2, 3]) + end
    func chunks(_ bytes: [UInt8]) -> [PNGChunks.Chunk]? { bytes.withUnsafeBytes { PNGChunks($0)?.chunks } }
    let found = try #require(chunks(file))
    #expect(found.map(\.range) == [8..<23, 23..<35] && found.map(\.data) == [16..<19, 31..<31])
    #expect(found.map(\.isCritical) == [false, true])
    #expect(chunks(file.dropLast()) == nil && chunks(Array(file.dropLast(12))) == nil)
    #expect(chunks(file + [0]) == nil && chunks([0] + file) == nil && chunks(signature) == nil)
  }

  // MARK: Parts of pictures for documents

  @Test func `a surface is made of a part inside the picture only`() {
    let image = image(3, [UInt32](repeating: 0xFF00_0000, count: 6))
    let parts: [(PixelRect, Bool)] = [
      (PixelRect(left: 0, top: 0, right: 3, bottom: 2), true),
      (PixelRect(left: 1, top: 1, right: 3, bottom: 2), true),
      (PixelRect(left: -1, top: 0, right: 3, bottom: 2), false),
      (PixelRect(left: 0, top: -1, right: 3, bottom: 2), false),
      (PixelRect(left: 0, top: 0, right: 4, bottom: 2), false),
      (PixelRect(left: 0, top: 0, right: 3, bottom: 3), false),
      (PixelRect(left: 2, top: 0, right: 2, bottom: 2), false),
      (PixelRect(left: 0, top: 1, right: 2, bottom: 1), false),
    ]
    for (part, isInside) in parts {
      #expect((SourceSurface(image, part: part) != nil) == isInside, "\(part)")
      #expect((SourceSurface(image, part: part, tint: .black) != nil) == isInside, "\(part)")
      #expect((SourceSurface(image, part: part, tint: nil) != nil) == isInside, "\(part)")
    }
  }

  @Test func `coverage is a byte, or the highest byte of a word`() {
    let words: [UInt32] = [0x1122_3344, 0x5566_7788, 0x99AA_BBCC, 0xDDEE_FF00]
    words.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      let alpha = PixelCoverage(bytes: start, width: 2, height: 2, bytesPerRow: 8, isAlpha: true)
      #expect([alpha[0, 0], alpha[1, 0], alpha[0, 1], alpha[1, 1]] == [0x11, 0x55, 0x99, 0xDD])
      let plain = PixelCoverage(bytes: start, width: 8, height: 2, bytesPerRow: 8, isAlpha: false)
      #expect([plain[0, 0], plain[3, 0], plain[4, 1], plain[7, 1]] == [0x44, 0x11, 0x00, 0xDD])
    }
  }
}
