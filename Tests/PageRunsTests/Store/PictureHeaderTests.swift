import PageRender
import TestSupport
import Testing

@testable import PageBase
@testable import PageRuns

struct PictureHeaderTests {
  private func png(_ colorType: Int, depth: Int = 8, transparency: [UInt8] = []) -> PictureHeader? {
    PictureHeader(
      HandmadePNG(
        width: 2, height: 3, bitDepth: depth, colorType: colorType,
        palette: colorType == 3 ? [1, 2, 3] : [], transparency: transparency, rows: [0]
      ).bytes)
  }

  @Test(
    arguments: [
      (2, 8, nil), (6, 8, "has an alpha channel"), (4, 8, "has an alpha channel"), (3, 8, "has a palette"),
      (0, 8, "is grey"), (2, 16, "has 16 bits a colour"),
    ] as [(Int, Int, String?)])
  func `only RGB without alpha is right`(colorType: Int, depth: Int, fault: String?) throws {
    let header = try #require(png(colorType, depth: depth))
    #expect(header.colorFault == fault)
    #expect(header.pixels.text == "2 × 3")
  }

  @Test func `a transparent colour is a fault`() {
    #expect(png(2, transparency: [0, 1, 0, 2, 0, 3])?.colorFault == "has transparent colours")
  }

  /// SOI, an empty APP0, SOF0 of 8 bits, 5 rows of 4 columns.
  @Test(arguments: [(3, nil), (1, "is grey"), (4, "is CMYK")] as [(UInt8, String?)])
  func `a JPEG's frame header has its size and components`(components: UInt8, fault: String?) throws {
    let bytes: [UInt8] = [
      0xFF, 0xD8, 0xFF, 0xE0, 0, 2, 0xFF, 0xC0, 0, 8, 8, 0, 5, 0, 4, components,
    ]
    let header = try #require(PictureHeader(bytes))
    #expect((header.pixels.width, header.pixels.height) == (4, 5))
    #expect(header.colorFault == fault)
  }

  @Test func `a cut file has no header`() throws {
    let whole = HandmadePNG(width: 2, height: 3, colorType: 2, rows: [0]).bytes
    for count in 0..<33 { #expect(PictureHeader(Array(whole.prefix(count))) == nil) }
    #expect(PictureHeader([0xFF, 0xD8, 0xFF, 0xC0, 0, 8]) == nil)
  }
}
