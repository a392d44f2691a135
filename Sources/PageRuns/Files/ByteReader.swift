internal import PageRender

/// Reads values from bytes; a value that the bytes do not hold is `nil`.
struct ByteReader {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func bytes(_ count: Int) -> ArraySlice<UInt8>? {
    guard count >= 0, count <= rest.count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }

  private mutating func number<Number: FixedWidthInteger>(_: Number.Type) -> Number? {
    bytes(MemoryLayout<Number>.size).map { bytes in
      bytes.withUnsafeBytes { Number(littleEndian: $0.loadUnaligned(as: Number.self)) }
    }
  }

  mutating func uint8() -> UInt8? { number(UInt8.self) }

  mutating func uint32() -> UInt32? { number(UInt32.self) }

  mutating func int64() -> Int64? { number(Int64.self) }

  mutating func int() -> Int? { int64().flatMap { Int(exactly: $0) } }

  mutating func bytes() -> [UInt8]? { int().flatMap { bytes($0) }.map { Array($0) } }

  mutating func text() -> String? {
    int().flatMap { bytes($0) }.map { String(decoding: $0, as: UTF8.self) }
  }

  mutating func hash() -> PictureHash? { bytes(16).flatMap { PictureHash(canonicalBytes: $0) } }

  /// Reads a value that may be missing: `.some(nil)` if it was written as missing, `nil` if the bytes hold
  /// neither.
  mutating func optional<Value>(_ read: (inout ByteReader) -> Value?) -> Value?? {
    switch uint8() {
    case 0: .some(nil)
    case 1: read(&self).map { .some($0) }
    default: nil
    }
  }

  mutating func list<Value>(_ read: (inout ByteReader) -> Value?) -> [Value]? {
    // Each value has at least one byte, so a greater count is damage.
    guard let count = int(), (0...rest.count).contains(count) else { return nil }
    var values: [Value] = []
    for _ in 0..<count {
      guard let value = read(&self) else { return nil }
      values.append(value)
    }
    return values
  }
}
