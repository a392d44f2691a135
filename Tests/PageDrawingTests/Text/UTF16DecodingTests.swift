import Testing

@testable import PageDrawing

@Suite struct UTF16DecodingTests {
  /// The standard library's own decoding is the truth.
  @Test(
    arguments: [
      [], [0x61], [0x7F, 0x80, 0x7FF, 0x800, 0xFFFF], [0xD83D, 0xDC68], [0xDBFF, 0xDFFF], [0xD800, 0xDC00],
      [0xD800], [0xDC00], [0xD83D, 0x61], [0xDC68, 0xD83D], [0xD83D, 0xD83D, 0xDC68], [0, 0x20, 0xFFFD],
      [0xE000, 0xD7FF, 0xFEFF],
    ] as [[UInt16]])
  func `units become the text they stand for`(units: [UInt16]) {
    #expect(String(utf16Units: units[...]) == String(decoding: units, as: UTF16.self))
    let padded = [0x41] + units + [0x42]
    #expect(String(utf16Units: padded.dropFirst().dropLast()) == String(decoding: units, as: UTF16.self))
  }

  @Test func `every unit by itself is decoded as the standard library does`() {
    let wrong = (0...UInt16.max).filter {
      Array(String(utf16Units: [$0]).utf8) != Array(String(decoding: [$0], as: UTF16.self).utf8)
    }
    #expect(wrong.isEmpty)
  }
}
