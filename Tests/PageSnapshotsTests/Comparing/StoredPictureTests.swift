import Foundation
import PageTestSupport
import TestSupport
import Testing

@testable import PageDrawing
@testable import PageSnapshots

struct StoredPictureTests {
  /// 4 × 3 pixels of twelve colours.
  private static let pixels = Pixels(width: 4, height: 3, padding: 2) { x, y in
    0xFF00_0000 | UInt32(x * 60) << 16 | UInt32(y * 100)
  }

  private func recorded(_ pixels: Pixels = Self.pixels) throws -> [UInt8] { try pixels.png(level: .recorded) }

  /// The file with one chunk's name or data changed and a right checksum.
  private func edited(_ file: [UInt8], _ name: String, _ change: (inout [UInt8]) -> Void) throws -> [UInt8] {
    let chunks = try #require(file.withUnsafeBytes { PNGChunks($0) })
    let chunk = try #require(chunks.chunks.first { $0.name == Array(name.utf8) })
    var body = Array(file[chunk.range.lowerBound + 4..<chunk.range.upperBound - 4])
    change(&body)
    let sum = PNGChecksum.of(body)
    let checksum = (0..<4).map { UInt8(truncatingIfNeeded: sum >> (24 - 8 * $0)) }
    return Array(file[..<(chunk.range.lowerBound + 4)]) + body + checksum
      + Array(file[chunk.range.upperBound...])
  }

  @Test func `a recorded picture is recognised without decoding`() throws {
    let stored = try StoredPicture(recorded())
    let picture = try stored.decode()
    #expect(picture.values == Self.pixels.packed)
    #expect(stored.matches(picture) == true)
    var other = Self.pixels
    other.values[other.stride + 1] ^= 1
    #expect(try stored.matches(ImageDecoder.decode(other.png())) == false)
  }

  @Test func `a picture of the same pixels in another shape does not match`() throws {
    let white = { (width: Int, height: Int) in Pixels(width: width, height: height) { _, _ in 0xFFFF_FFFF } }
    let stored = try StoredPicture(recorded(white(6, 2)))
    #expect(try stored.matches(ImageDecoder.decode(white(2, 6).png())) == false)
    #expect(try stored.matches(ImageDecoder.decode(white(6, 2).png())) == true)
  }

  @Test func `a picture with alpha is recognised too`() throws {
    let pixels = Pixels(width: 16, height: 16) { x, y in
      let alpha = UInt32(16 * y + x)
      return alpha << 24 | (alpha * 3 / 4) << 16 | (alpha / 3) << 8 | alpha
    }
    let stored = try StoredPicture(pixels.png(hasAlpha: true, level: .recorded))
    #expect(try stored.decode().values == pixels.packed)
    #expect(try stored.matches(stored.decode()) == true)
  }

  @Test func `a file that was not recorded, or is of another program, has to be decoded`() throws {
    let stored = try StoredPicture(Self.pixels.png())
    #expect(stored.pixelHash == nil)
    #expect(try stored.matches(stored.decode()) == nil)
  }

  /// The first byte of a palette is red's of the first colour.
  @Test func `a picture that was changed with its chunk kept is not trusted`() throws {
    let changed = try edited(recorded(), "PLTE") { $0[4] ^= 0x40 }
    let stored = try StoredPicture(changed)
    #expect(stored.pixelHash == nil)
    #expect(try stored.decode().values[0] == Self.pixels.values[0] ^ 0x40_0000)
  }

  /// Transparency is an ancillary chunk, and makes other pixels.
  @Test func `transparency that was added is found out`() throws {
    let file = try recorded()
    let data = try #require(
      file.withUnsafeBytes { PNGChunks($0) }?.chunks.first { $0.name == Array("IDAT".utf8) })
    let body = Array("tRNS".utf8) + [0]
    let sum = PNGChecksum.of(body)
    let chunk = [0, 0, 0, 1] + body + (0..<4).map { UInt8(truncatingIfNeeded: sum >> (24 - 8 * $0)) }
    let start = data.range.lowerBound
    let stored = try StoredPicture(Array(file[..<start]) + chunk + Array(file[start...]))
    #expect(try !stored.decode().isOpaque)
    #expect(stored.pixelHash == nil)
  }

  @Test func `a chunk of a later format is passed over`() throws {
    let stored = try StoredPicture(edited(recorded(), "prPH") { $0[4] = 2 })
    #expect(stored.pixelHash == nil)
    #expect(try stored.decode().values == Self.pixels.packed)
  }

  /// Ancillary, private, not safe to copy (PNG specification, section 5.4), and before the end.
  @Test func `the chunk is one that editors drop`() throws {
    let chunks = try #require(recorded().withUnsafeBytes { PNGChunks($0) }?.chunks)
    let names = chunks.map { String(decoding: $0.name, as: UTF8.self) }
    #expect(names == ["IHDR", "sRGB", "PLTE", "IDAT", "prPH", "IEND"])
    #expect(chunks[4].data.count == 33)
    #expect(!chunks[4].isCritical)
  }

  @Test func `recording again gives the same bytes`() throws {
    #expect(try recorded() == recorded())
  }

  @Test func `the hash of pixels does not depend on what is between rows and above colours`() throws {
    let plain: [UInt32] = [0xFF01_0203, 0xFF04_0506]
    let padded: [UInt32] = [0x0001_0203, 9, 0x7704_0506, 9]
    let hashes = plain.withUnsafeBytes { plain in
      padded.withUnsafeBytes { padded in
        (
          PictureHash(
            of: PixelRows(plain.baseAddress!, width: 1, height: 2, bytesPerRow: 4, ignoresTopByte: false)),
          PictureHash(
            of: PixelRows(padded.baseAddress!, width: 1, height: 2, bytesPerRow: 8, ignoresTopByte: true))
        )
      }
    }
    #expect(hashes.0 == hashes.1)
    // What is hashed, as bytes: width, height, and blue, green, red, alpha of each pixel.
    let bytes: [UInt8] = [1, 0, 0, 0, 2, 0, 0, 0, 3, 2, 1, 255, 6, 5, 4, 255]
    #expect(hashes.0 == bytes.withUnsafeBytes { PictureHash(of: $0) })
  }

  /// XXH3_128bits of nothing (xxHash's own test vectors, xxhsum's sanity check).
  @Test func `the hash is XXH3`() {
    let hash = PictureHash(of: UnsafeRawBufferPointer(start: nil, count: 0))
    #expect((hash.high, hash.low) == (0x99AA_06D3_0147_98D8, 0x6001_C324_468D_497F))
    #expect(PictureHash(canonicalBytes: hash.canonicalBytes) == hash)
    #expect(hash.canonicalBytes.first == 0x99)
  }
}

struct StoredPictureErrorTests {
  private let folder = TemporaryFolder()

  private func fault(_ bytes: [UInt8]) throws -> StoredPictureError? {
    let path = folder.path("picture.png")
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    do throws(StoredPictureError) {
      _ = try StoredPicture(contentsOf: path).decode()
      return nil
    } catch {
      return error
    }
  }

  @Test func `what is no recorded picture is told apart`() throws {
    let file = try Pixels(width: 40, height: 40) { x, y in 0xFF00_0000 | UInt32(x * y * 7919) & 0xFF_FFFF }
      .png(level: .recorded)
    #expect(try fault(file) == nil)
    #expect(try fault([]) == .empty)
    #expect(
      try fault(Array("version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n".utf8))
        == .lfsPointer)
    #expect(StoredPictureError.lfsPointer.message.contains("run `git lfs pull`"))
    #expect(try fault([0xFF, 0xD8, 0xFF, 0xE0]) == .notPNG(format: "JPEG"))
    #expect(try fault(Array("hello".utf8)) == .notPNG(format: nil))
    #expect(throws: StoredPictureError.folder) { _ = try StoredPicture(contentsOf: folder.path("")) }
    #expect(throws: StoredPictureError.missing) { _ = try StoredPicture(contentsOf: folder.path("none.png")) }
  }

  @Test func `a file cut anywhere is neither trusted nor read`() throws {
    let file = try Pixels(width: 9, height: 9) { x, y in 0xFF00_0000 | UInt32(x * y) }.png(level: .recorded)
    for count in stride(from: 8, to: file.count, by: 1) {
      let stored = try StoredPicture(Array(file[..<count]))
      #expect(stored.pixelHash == nil, "\(count)")
    }
    #expect(try fault(Array(file[..<60])) == .truncated)
  }

  @Test func `a flipped bit is found`() throws {
    let file = try Pixels(width: 9, height: 9) { x, y in 0xFF00_0000 | UInt32(x * y) }.png(level: .recorded)
    let data = try #require(
      file.withUnsafeBytes { PNGChunks($0) }?.chunks.first { $0.name == Array("IDAT".utf8) })
    for index in data.data {
      var broken = file
      broken[index] ^= 0x10
      #expect(try StoredPicture(broken).pixelHash == nil)
      #expect(try fault(broken) != nil)
    }
  }
}
