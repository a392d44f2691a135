import PageRender
import Testing

@testable import PageRuns

struct ByteWriterTests {
  private let hash = PictureHash(canonicalBytes: (1...16).map { UInt8($0) })

  @Test func `numbers are little-endian, in their own size`() {
    var writer = ByteWriter()
    writer.add(UInt8(7))
    writer.add(UInt32(0x0102_0304))
    writer.add(Int64(-2))
    writer.add(258)
    #expect(
      writer.bytes == [7, 4, 3, 2, 1, 0xFE] + [UInt8](repeating: 0xFF, count: 7) + [2, 1, 0, 0, 0, 0, 0, 0])
  }

  @Test func `a text and a list come after their length, an optional after 0 or 1`() throws {
    var writer = ByteWriter()
    writer.add("é")
    writer.add([UInt8(9)])
    writer.add([UInt8(5), 6] as [UInt8]) { $0.add($1) }
    writer.add(nil as UInt8?) { $0.add($1) }
    writer.add(UInt8(8) as UInt8?) { $0.add($1) }
    writer.add(try #require(hash))
    let two: [UInt8] = [2, 0, 0, 0, 0, 0, 0, 0]
    #expect(
      writer.bytes == two + [0xC3, 0xA9] + [1, 0, 0, 0, 0, 0, 0, 0, 9] + two + [5, 6, 0, 1, 8]
        + (1...16).map { UInt8($0) })
  }

  @Test func `what was written is read back, and nothing of it once a byte is missing`() throws {
    var writer = ByteWriter()
    writer.add(UInt8(7))
    writer.add(UInt32(70_000))
    writer.add(Int64.min)
    writer.add("text")
    writer.add([1, 2] as [UInt8])
    writer.add(["a", "b"]) { $0.add($1) }
    writer.add(nil as Int?) { $0.add($1) }
    writer.add(3 as Int?) { $0.add($1) }
    writer.add(try #require(hash))
    func isRead(_ bytes: ArraySlice<UInt8>) -> Bool {
      var reader = ByteReader(bytes)
      return reader.uint8() == 7 && reader.uint32() == 70_000 && reader.int64() == .min
        && reader.text() == "text" && reader.bytes() == [1, 2] && reader.list { $0.text() } == ["a", "b"]
        && reader.optional { $0.int() } == .some(nil) && reader.optional { $0.int() } == 3
        && reader.hash() == hash && reader.isAtEnd
    }
    #expect(isRead(writer.bytes[...]))
    for count in 0..<writer.bytes.count { #expect(!isRead(writer.bytes[..<count]), "\(count)") }
  }

  /// A length is a count of bytes that follow it, so that no length of damaged bytes asks for memory.
  @Test func `a length beyond the bytes, or below 0, is damage`() {
    func bytes(_ length: Int, _ rest: [UInt8]) -> ArraySlice<UInt8> {
      var writer = ByteWriter()
      writer.add(length)
      return (writer.bytes + rest)[...]
    }
    for length in [-1, 3, .max] {
      var reader = ByteReader(bytes(length, [0, 0]))
      #expect(reader.text() == nil)
      reader = ByteReader(bytes(length, [0, 0]))
      #expect(reader.bytes() == nil)
      reader = ByteReader(bytes(length, [0, 0]))
      #expect(reader.list { $0.uint8() } == nil)
    }
    var reader = ByteReader(bytes(2, [8, 9]))
    #expect(reader.list { $0.uint8() } == [8, 9])
    reader = ByteReader([2])
    #expect(reader.optional { $0.uint8() } == nil)
  }
}
