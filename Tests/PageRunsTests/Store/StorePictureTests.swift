import PageRender
import TestSupport
import Testing

@testable import PageRuns

/// Headers of pictures by the letter of the PNG specification and ISO/IEC 10918-1.
struct StorePictureTests {
  private let temporary = TemporaryFolder()

  /// The signature and the header of an RGB picture of 2 × 3 pixels, 33 bytes.
  private var beginning: [UInt8] {
    Array(HandmadePNG(width: 2, height: 3, colorType: 2, rows: [0]).bytes.prefix(33))
  }

  private func chunk(_ name: String, _ count: Int) -> [UInt8] {
    HandmadePNG.bigEndian(count) + Array(name.utf8) + [UInt8](repeating: 0, count: count + 4)
  }

  private func header(_ bytes: [UInt8]) throws -> PictureHeader? {
    let path = temporary.path("a.png")
    try AtomicFileWriter().write(bytes, to: path)
    return PictureHeader(ofFileAt: path)
  }

  /// The name of the pixels' chunk ends 8 bytes after the chunks before it, and has to lie in the first MiB.
  @Test func `the first MiB of a file is read`() throws {
    let pixels = Array(chunk("IDAT", 0).prefix(8))
    #expect(try header(beginning + pixels)?.pixels.text == "2 × 3")
    #expect(try header(beginning + chunk("iCCP", 10_000) + pixels)?.pixels.text == "2 × 3")
    let room = 1 << 20 - 33 - 12 - 8
    #expect(try header(beginning + chunk("iCCP", room) + pixels + [0]) != nil)
    #expect(try header(beginning + chunk("iCCP", room + 1) + pixels + [0]) == nil)
    #expect(PictureHeader(ofFileAt: temporary.path("none.png")) == nil)
  }

  @Test func `chunks are passed over by their length up to the pixels or the end`() {
    let pixels = Array(chunk("IDAT", 0).prefix(8))
    #expect(PictureHeader(beginning + chunk("gAMA", 4) + chunk("tEXt", 300) + pixels)?.colorFault == nil)
    #expect(PictureHeader(beginning + Array(chunk("IEND", 0).prefix(8)))?.pixels.text == "2 × 3")
    #expect(PictureHeader(beginning + pixels.prefix(7)) == nil)
    #expect(PictureHeader(beginning + chunk("gAMA", 4)) == nil)
    #expect(
      PictureHeader(beginning + chunk("gAMA", 4) + chunk("tRNS", 6) + pixels)?.colorFault
        == "has transparent colours")
    // Behind the pixels nothing is looked at.
    #expect(PictureHeader(beginning + chunk("IDAT", 0) + chunk("tRNS", 6))?.colorFault == nil)
    var other = beginning
    other[12] = 0x4A
    #expect(PictureHeader(other + pixels) == nil)
  }

  @Test func `sizes have four bytes`() {
    var bytes = beginning
    bytes.replaceSubrange(16..<24, with: [0, 1, 2, 3, 0, 4, 5, 6])
    let pixels = PictureHeader(bytes + Array(chunk("IDAT", 0).prefix(8)))?.pixels
    #expect(pixels == StoreSize.Pixels(width: 0x1_0203, height: 0x4_0506))
  }

  @Test(arguments: [
    (6, 8, true, "has an alpha channel"), (0, 8, true, "has transparent colours"),
    (3, 8, true, "has transparent colours"),
    (0, 16, false, "is grey"), (4, 16, false, "has an alpha channel"), (6, 16, false, "has an alpha channel"),
  ])
  func `the first fault of the colours is told`(type: UInt8, depth: UInt8, isTransparent: Bool, fault: String)
  {
    var bytes = beginning
    (bytes[24], bytes[25]) = (depth, type)
    let more = isTransparent ? chunk("tRNS", 2) : []
    #expect(PictureHeader(bytes + more + Array(chunk("IDAT", 0).prefix(8)))?.colorFault == fault)
  }

  /// A frame header: its marker, length, 8 bits, 0x0506 rows, 0x0708 columns and three components.
  private func frame(_ marker: UInt8) -> [UInt8] { [0xFF, marker, 0, 17, 8, 5, 6, 7, 8, 3] }

  @Test(arguments: [UInt8(0xC0), 0xC1, 0xC2, 0xC3, 0xC5, 0xC7, 0xC9, 0xCB, 0xCD, 0xCF])
  func `a JPEG's size is in any of its frame headers`(marker: UInt8) {
    let header = PictureHeader([0xFF, 0xD8] + frame(marker))
    #expect(header?.pixels == StoreSize.Pixels(width: 0x0708, height: 0x0506))
    #expect(header?.colorFault == nil)
  }

  @Test(arguments: [UInt8(0xBF), 0xC4, 0xC8, 0xCC, 0xD0, 0xDB, 0xFE])
  func `other segments of a JPEG are passed over by their length`(marker: UInt8) {
    let other: [UInt8] = [0xFF, marker, 1, 4] + [UInt8](repeating: 0, count: 0x102)
    #expect(PictureHeader([0xFF, 0xD8] + other + frame(0xC0))?.pixels.width == 0x0708)
    #expect(PictureHeader([0xFF, 0xD8] + other) == nil)
  }

  @Test func `a JPEG's markers may have fill bytes before them, and nothing else`() {
    #expect(PictureHeader([0xFF, 0xD8, 0xFF, 0xFF] + frame(0xC0))?.pixels.height == 0x0506)
    #expect(PictureHeader([0xFF, 0xD8, 0] + frame(0xC0)) == nil)
    #expect(PictureHeader([0xFF, 0xD8] + frame(0xC0).prefix(9)) == nil)
    #expect(PictureHeader([0xFF, 0xD7] + frame(0xC0)) == nil)
    #expect(PictureHeader(Array("GIF89a".utf8) + frame(0xC0)) == nil)
  }
}
