internal import Foundation

/// Reads binary property lists, `bplist00`, as Apple's CFBinaryPList.c describes them: objects, a table of their
/// offsets, and a trailer of 32 bytes.
struct BinaryPropertyList {
  static let magic = "bplist"
  private static let trailerLength = 32
  /// The deepest nesting and the most values that are read. Lists may share an object, so that a small file can
  /// stand for values without end.
  private static let (maximumDepth, maximumValues) = (64, 100_000)

  private let bytes: [UInt8]
  private let offsetSize: Int
  private let referenceSize: Int
  private let objects: Int
  private let table: Int
  private var values = 0

  /// Returns the top object; `nil` if anything is damaged or beyond the limits.
  static func read(_ bytes: [UInt8]) -> PropertyListValue? {
    guard var list = Self(bytes), let top = list.integer(at: bytes.count - 16, size: 8) else { return nil }
    return list.object(top, depth: 0)
  }

  private init?(_ bytes: [UInt8]) {
    guard bytes.count >= Self.magic.utf8.count + Self.trailerLength else { return nil }
    self.bytes = bytes
    let trailer = bytes.count - Self.trailerLength
    (offsetSize, referenceSize) = (Int(bytes[trailer + 6]), Int(bytes[trailer + 7]))
    guard let objects = Self.integer(bytes, at: trailer + 8, size: 8),
      let table = Self.integer(bytes, at: trailer + 24, size: 8), objects <= bytes.count, table <= trailer
    else { return nil }
    (self.objects, self.table) = (objects, table)
  }

  private func integer(at offset: Int, size: Int) -> Int? { Self.integer(bytes, at: offset, size: size) }

  /// A number of 1 to 8 bytes, the highest first; `nil` beyond the file or the positive numbers of an `Int`.
  private static func integer(_ bytes: [UInt8], at offset: Int, size: Int) -> Int? {
    guard (1...8).contains(size), offset >= 0, offset <= bytes.count - size else { return nil }
    return Int(exactly: bytes[offset..<offset + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
  }

  private mutating func object(_ number: Int, depth: Int) -> PropertyListValue? {
    values += 1
    guard depth < Self.maximumDepth, values <= Self.maximumValues, (0..<objects).contains(number),
      let offset = integer(at: table + number * offsetSize, size: offsetSize), offset < bytes.count
    else { return nil }
    let (kind, low) = (bytes[offset] >> 4, Int(bytes[offset] & 15))
    switch kind {
    case 0: return low == 8 || low == 9 ? .boolean(low == 9) : nil
    case 1: return bits(at: offset + 1, size: 1 << low).map { .integer(Int(bitPattern: UInt($0))) }
    case 2, 3:
      guard let number = bits(at: offset + 1, size: 1 << low), low == 2 || low == 3 else { return nil }
      let value = low == 2 ? Double(Float(bitPattern: UInt32(number))) : Double(bitPattern: number)
      return kind == 2 ? .real(value) : .date(Date(timeIntervalSinceReferenceDate: value))
    default: return collection(kind, low, behind: offset + 1, depth: depth)
    }
  }

  /// The bytes of a number, one of 16 bytes by its last 8.
  private func bits(at offset: Int, size: Int) -> UInt64? {
    guard size <= 16, offset <= bytes.count - size else { return nil }
    return bytes[offset..<offset + size].reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// Data, texts, lists and dictionaries, whose length is in the marker or, at 15, in a number behind it.
  private mutating func collection(_ kind: UInt8, _ low: Int, behind marker: Int, depth: Int)
    -> PropertyListValue?
  {
    var (start, length) = (marker, low)
    if low == 15 {
      guard start < bytes.count, bytes[start] >> 4 == 1, bytes[start] & 15 < 4,
        let count = integer(at: start + 1, size: 1 << Int(bytes[start] & 15))
      else { return nil }
      start += 1 + 1 << Int(bytes[start] & 15)
      length = count
    }
    let size = [4: 1, 5: 1, 6: 2, 10: referenceSize, 13: 2 * referenceSize][kind] ?? 0
    guard size > 0, start <= bytes.count, length <= (bytes.count - start) / size else { return nil }
    let content = bytes[start..<start + length * size]
    switch kind {
    case 4: return .data(Data(content))
    case 5: return .text(String(decoding: content, as: UTF8.self))
    case 6:
      let units = stride(from: start, to: content.endIndex, by: 2).map {
        UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
      }
      return .text(String(decoding: units, as: UTF16.self))
    default: return members(isList: kind == 10, at: start, count: length, depth: depth)
    }
  }

  private mutating func members(isList: Bool, at start: Int, count: Int, depth: Int) -> PropertyListValue? {
    var (list, dictionary): ([PropertyListValue], [String: PropertyListValue]) = ([], [:])
    for index in 0..<count {
      let place = start + index * referenceSize
      guard let first = integer(at: place, size: referenceSize), let value = object(first, depth: depth + 1)
      else {
        return nil
      }
      if isList {
        list.append(value)
      } else {
        guard let key = value.text,
          let second = integer(at: place + count * referenceSize, size: referenceSize),
          let member = object(second, depth: depth + 1)
        else { return nil }
        dictionary[key] = member
      }
    }
    return isList ? .list(list) : .dictionary(dictionary)
  }
}
