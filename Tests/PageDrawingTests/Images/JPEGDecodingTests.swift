import Foundation
import PageTestSupport
import Testing

@testable import PageDrawing

/// Expected colours are those drawn, give or take what quality 90 loses.
@Suite struct JPEGDecodingTests {
  private func isClose(_ pixel: UInt32, _ expected: UInt32) -> Bool {
    [24, 16, 8, 0].allSatisfy { abs(Int(pixel >> $0 & 255) - Int(expected >> $0 & 255)) <= 4 }
  }

  @Test(arguments: [JPEGSamples.redAndBlue, JPEGSamples.progressive])
  func `colours are those of the drawing`(bytes: [UInt8]) throws {
    let image = try ImageDecoder.decode(bytes)
    #expect((image.width, image.height) == (16, 8))
    #expect(image.isOpaque)
    let values = image.values
    #expect(values.indices.allSatisfy { isClose(values[$0], $0 % 16 < 8 ? 0xFFFF_0000 : 0xFF00_00FF) })
  }

  @Test func `grey has equal channels`() throws {
    #expect(try ImageDecoder.decode(JPEGSamples.grey).values == Array(repeating: 0xFF60_6060, count: 8))
  }

  @Test func `inks become the colour they print`() throws {
    let values = try ImageDecoder.decode(JPEGSamples.inks).values
    #expect(values.allSatisfy { isClose($0, 0xFFFF_007F) })
  }

  /// Where red goes, by the meaning of each orientation in EXIF 2.32, table for tag 0x0112.
  @Test(arguments: [
    (1, "left"), (2, "right"), (3, "right"), (4, "left"), (5, "top"), (6, "top"), (7, "bottom"),
    (8, "bottom"),
  ])
  func `an orientation turns the picture upright`(orientation: Int, side: String) throws {
    for isBigEndian in [true, false] {
      let image = try ImageDecoder.decode(
        Self.redAndBlue(orientation: orientation, isBigEndian: isBigEndian))
      let isUpright = orientation < 5
      #expect(image.width == (isUpright ? 16 : 8))
      #expect(image.height == (isUpright ? 8 : 16))
      let values = image.values
      for y in 0..<image.height {
        for x in 0..<image.width {
          let isRed =
            switch side {
            case "left": x < 8
            case "right": x >= 8
            case "top": y < 8
            default: y >= 8
            }
          #expect(isClose(values[y * image.width + x], isRed ? 0xFFFF_0000 : 0xFF00_00FF))
        }
      }
    }
  }

  @Test func `an orientation that does not exist is none`() throws {
    let image = try ImageDecoder.decode(Self.redAndBlue(orientation: 9, isBigEndian: true))
    #expect(image.width == 16)
  }

  @Test func `a file cut anywhere is an error, not grey`() {
    for bytes in [JPEGSamples.redAndBlue, JPEGSamples.progressive] {
      for count in 3..<bytes.count {
        #expect(throws: ImageError.self, "cut to \(count) bytes") {
          try ImageDecoder.decode(Array(bytes.prefix(count)))
        }
      }
    }
  }

  @Test func `a file without its end says it is truncated`() {
    #expect(throws: ImageError.truncated) {
      try ImageDecoder.decode(JPEGSamples.redAndBlue.dropLast(2))
    }
  }

  @Test func `a damaged byte never crashes`() {
    for bytes in [JPEGSamples.redAndBlue, JPEGSamples.progressive, JPEGSamples.inks] {
      for index in bytes.indices {
        for bit: UInt8 in [0x01, 0x80, 0xFF] {
          var damaged = bytes
          damaged[index] ^= bit
          _ = try? ImageDecoder.decode(damaged, pixelLimit: 1 << 20)
        }
      }
    }
  }

  @Test func `more pixels than the limit are refused`() {
    #expect(throws: ImageError.tooLarge(width: 16, height: 8, limit: 127)) {
      try ImageDecoder.decode(JPEGSamples.redAndBlue, pixelLimit: 127)
    }
  }

  /// The file with an APP1 marker of one EXIF entry after its start.
  private static func redAndBlue(orientation: Int, isBigEndian: Bool) -> [UInt8] {
    func number(_ value: Int, _ count: Int) -> [UInt8] {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
      return isBigEndian ? bytes.reversed() : bytes
    }
    var exif = Array("Exif\0\0".utf8) + Array((isBigEndian ? "MM" : "II").utf8)
    exif += number(42, 2) + number(8, 4) + number(1, 2)
    exif += number(0x0112, 2) + number(3, 2) + number(1, 4) + number(orientation, 2) + [0, 0]
    exif += number(0, 4)
    let length = exif.count + 2
    return JPEGSamples.redAndBlue.prefix(2) + [0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 255)] + exif
      + JPEGSamples.redAndBlue.dropFirst(2)
  }
}
