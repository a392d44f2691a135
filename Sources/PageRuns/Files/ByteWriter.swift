internal import PageRender

/// Writes values as bytes: numbers in little-endian order, texts after their length.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  mutating func add(_ number: UInt8) { bytes.append(number) }

  mutating func add(_ number: UInt32) { withUnsafeBytes(of: number.littleEndian) { bytes += $0 } }

  mutating func add(_ number: Int64) { withUnsafeBytes(of: number.littleEndian) { bytes += $0 } }

  mutating func add(_ number: Int) { add(Int64(number)) }

  mutating func add(_ bytes: [UInt8]) {
    add(bytes.count)
    self.bytes += bytes
  }

  mutating func add(_ text: String) { add(Array(text.utf8)) }

  mutating func add(_ hash: PictureHash) { bytes += hash.canonicalBytes }

  mutating func add<Value>(_ value: Value?, _ write: (inout ByteWriter, Value) -> Void) {
    add(UInt8(value == nil ? 0 : 1))
    if let value { write(&self, value) }
  }

  mutating func add<Value>(_ values: [Value], _ write: (inout ByteWriter, Value) -> Void) {
    add(values.count)
    for value in values { write(&self, value) }
  }
}
