import PageTestSupport
import TestSupport
import Testing

@testable import PageBase
@testable import PageDrawing

/// WebP files that libwebp's encoder 1.2.4 made of pixels that are known.
@Suite struct WebPTests {
  /// Lossless, 2 × 2 pixels: red, green with an alpha of 128, blue, and a clear one.
  static let lossless: [UInt8] = [
    0x52, 0x49, 0x46, 0x46, 0x2E, 0x00, 0x00, 0x00, 0x57, 0x45, 0x42, 0x50, 0x56, 0x50, 0x38, 0x4C, 0x21,
    0x00, 0x00, 0x00, 0x2F, 0x01, 0x40, 0x00, 0x10, 0x1F, 0x30, 0xFF, 0x02, 0x82, 0x22, 0xFF, 0x47, 0x13,
    0x10, 0x14, 0xF9, 0x3F, 0x9A, 0x80, 0xA0, 0xE8, 0xBA, 0xE5, 0x02, 0x78, 0x67, 0xC2, 0x3A, 0x44, 0xF4,
    0x3F, 0x02, 0x00,
  ]
  /// Lossy, 16 × 16 pixels of the grey 200.
  static let lossy: [UInt8] = [
    0x52, 0x49, 0x46, 0x46, 0x24, 0x00, 0x00, 0x00, 0x57, 0x45, 0x42, 0x50, 0x56, 0x50, 0x38, 0x20, 0x18,
    0x00, 0x00, 0x00, 0x30, 0x01, 0x00, 0x9D, 0x01, 0x2A, 0x10, 0x00, 0x10, 0x00, 0x00, 0xC0, 0x12, 0x25,
    0xA4, 0x00, 0x03, 0x70, 0x00, 0xFE, 0xFC, 0x86, 0x80, 0x00,
  ]

  @Test func `colours are premultiplied as those of other files`() throws {
    let image = try ImageDecoder.decode(Self.lossless)
    // 255 · 128 / 255 = 128.
    #expect(image.values == [0xFFFF_0000, 0x8000_8000, 0xFF00_00FF, 0])
    #expect(!image.isOpaque)
  }

  @Test func `a photograph is opaque`() throws {
    let image = try ImageDecoder.decode(Self.lossy)
    #expect(image.isOpaque && image.width == 16 && image.height == 16)
    #expect(image.values.allSatisfy { $0 == 0xFFC8_C8C8 })
  }

  @Test func `the header tells the size`() throws {
    #expect(try WebPHeader(Self.lossless) == WebPHeader(width: 2, height: 2, isAnimated: false))
    #expect(try WebPHeader(Self.lossy) == WebPHeader(width: 16, height: 16, isAnimated: false))
    // RFC 9649, 2.7: flags, three bytes, then the sides less one in three bytes each; 2 is for an animation.
    let extended =
      Self.lossy.prefix(12) + Array("VP8X".utf8) + [10, 0, 0, 0, 2, 0, 0, 0, 0xFF, 1, 0, 9, 0, 0]
    let header = try WebPHeader(Array(extended))
    #expect(header == WebPHeader(width: 512, height: 10, isAnimated: true))
    #expect(throws: ImageError.unsupported(format: "animated WebP")) {
      try ImageDecoder.decode(Array(extended))
    }
  }

  @Test(arguments: [12, 14, 20, 24, 40])
  func `a file that ends too early says so`(count: Int) {
    #expect(throws: ImageError.truncated) { try ImageDecoder.decode(Array(Self.lossless.prefix(count))) }
  }

  @Test func `a picture of more than 12 Mpx is refused by its header`() {
    // 16,384 × 16,384: all bits of both sides.
    var bytes = Self.lossless
    bytes.replaceSubrange(21..<25, with: [0xFF, 0xFF, 0xFF, 0x0F])
    #expect(throws: ImageError.tooLarge(width: 16384, height: 16384, limit: 12 << 20)) {
      try ImageDecoder.decode(bytes)
    }
  }

  @Test func `a header that lies about the size of its picture is broken`() {
    // 3 × 2 pixels in the header that the program reads first, as VP8X says.
    let header = Self.lossless.prefix(12) + Array("VP8X".utf8) + [10, 0, 0, 0, 16, 0, 0, 0, 2, 0, 0, 1, 0, 0]
    #expect(throws: ImageError.self) {
      try ImageDecoder.decode(Array(header) + Self.lossless.dropFirst(12))
    }
  }
}
