import PageTestSupport
import TestSupport
import Testing

@testable import PageBase
@testable import PageDrawing

/// WebP files that libwebp's encoder 1.2.4 made of pixels that are known.
@Suite struct WebPTests {
  @Test func `colours are premultiplied as those of other files`() throws {
    let image = try ImageDecoder.decode(PictureSeeds.losslessWebP)
    // 255 · 128 / 255 = 128.
    #expect(image.values == [0xFFFF_0000, 0x8000_8000, 0xFF00_00FF, 0])
    #expect(!image.isOpaque)
  }

  @Test func `a photograph is opaque`() throws {
    let image = try ImageDecoder.decode(PictureSeeds.lossyWebP)
    #expect(image.isOpaque && image.width == 16 && image.height == 16)
    #expect(image.values.allSatisfy { $0 == 0xFFC8_C8C8 })
  }

  @Test func `the header tells the size`() throws {
    #expect(try WebPHeader(PictureSeeds.losslessWebP) == WebPHeader(width: 2, height: 2, isAnimated: false))
    #expect(try WebPHeader(PictureSeeds.lossyWebP) == WebPHeader(width: 16, height: 16, isAnimated: false))
    // RFC 9649, 2.7: flags, three bytes, then the sides less one in three bytes each; 2 is for an animation.
    let extended =
      PictureSeeds.lossyWebP.prefix(12) + Array("VP8X".utf8) + [10, 0, 0, 0, 2, 0, 0, 0, 0xFF, 1, 0, 9, 0, 0]
    let header = try WebPHeader(Array(extended))
    #expect(header == WebPHeader(width: 512, height: 10, isAnimated: true))
    #expect(throws: ImageError.unsupported(format: "animated WebP")) {
      try ImageDecoder.decode(Array(extended))
    }
  }

  @Test(arguments: [12, 14, 20, 24, 40])
  func `a file that ends too early says so`(count: Int) {
    #expect(throws: ImageError.truncated) {
      try ImageDecoder.decode(Array(PictureSeeds.losslessWebP.prefix(count)))
    }
  }

  @Test func `a picture of more than 12 Mpx is refused by its header`() {
    // 16,384 × 16,384: all bits of both sides.
    var bytes = PictureSeeds.losslessWebP
    bytes.replaceSubrange(21..<25, with: [0xFF, 0xFF, 0xFF, 0x0F])
    #expect(throws: ImageError.tooLarge(width: 16384, height: 16384, limit: 12 << 20)) {
      try ImageDecoder.decode(bytes)
    }
  }

  @Test func `a header that lies about the size of its picture is broken`() {
    // 3 × 2 pixels in the header that the program reads first, as VP8X says.
    let header =
      PictureSeeds.losslessWebP.prefix(12) + Array("VP8X".utf8) + [
        10, 0, 0, 0, 16, 0, 0, 0, 2, 0, 0, 1, 0, 0,
      ]
    #expect(throws: ImageError.self) {
      try ImageDecoder.decode(Array(header) + PictureSeeds.losslessWebP.dropFirst(12))
    }
  }
}
