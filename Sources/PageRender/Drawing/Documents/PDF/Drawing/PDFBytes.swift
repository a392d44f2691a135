internal import LayoutEngine

/// A buffer that operators are written into; its first `count` bytes are written.
struct PDFBytes {
  fileprivate let room: UnsafeMutableBufferPointer<UInt8>
  private(set) var count = 0

  /// An upper bound of the length of a written number, in bytes.
  static let numberLimit = 24

  init(room: UnsafeMutableBufferPointer<UInt8>) { self.room = room }

  mutating func add(_ byte: UInt8) {
    room[count] = byte
    count += 1
  }

  mutating func add(words: StaticString) {
    words.withUTF8Buffer { add(bytes: $0) }
  }

  mutating func add(text: String) {
    var text = text
    text.withUTF8 { add(bytes: $0) }
  }

  mutating func add(bytes: [UInt8]) { bytes.withUnsafeBufferPointer { add(bytes: $0) } }

  private mutating func add(bytes: UnsafeBufferPointer<UInt8>) {
    _ = room[count...].update(fromContentsOf: bytes)
    count += bytes.count
  }

  /// Adds an operator and a line break.
  mutating func add(_ name: StaticString) {
    add(words: name)
    add(UInt8(ascii: "\n"))
  }

  /// - Parameter places: The number of decimals, at most 6; trailing zeros are left out.
  mutating func addNumber(_ number: Double, places: Int) {
    // Halves are rounded away from 0.
    let scaled = abs(number) * PDFOperators.units(places) + 0.5
    // NaN and numbers beyond the limits of readers have been left out before; 0 is written if one was not.
    guard scaled < 1e15 else { return add(UInt8(ascii: "0")) }
    var digits = UInt(scaled)
    var places = places
    while places > 0, digits % 10 == 0 {
      digits /= 10
      places -= 1
    }
    guard digits > 0 else { return add(UInt8(ascii: "0")) }
    if number < 0 { add(UInt8(ascii: "-")) }
    let end = count + max(Self.length(of: digits), places) + (places > 0 ? 1 : 0)
    // The digits are written from the last to the first.
    var place = end
    for _ in 0..<places {
      place -= 1
      room[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digits % 10)
      digits /= 10
    }
    if places > 0 {
      place -= 1
      room[place] = UInt8(ascii: ".")
    }
    while place > count {
      place -= 1
      room[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digits % 10)
      digits /= 10
    }
    count = end
  }

  /// Adds an integer.
  mutating func addNumber(_ number: Int) {
    if number < 0 { add(UInt8(ascii: "-")) }
    var digits = number.magnitude
    let end = count + Self.length(of: digits)
    for place in (count..<end).reversed() {
      room[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digits % 10)
      digits /= 10
    }
    count = end
  }

  /// Adds two bytes as four hexadecimal digits.
  mutating func addHexadecimal(_ code: UInt16) {
    func digit(_ shift: UInt16) {
      let digit = UInt8(truncatingIfNeeded: code >> shift & 15)
      add(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
    digit(12)
    digit(8)
    digit(4)
    digit(0)
  }

  /// The number of decimal digits of a number, at least 1.
  private static func length(of number: UInt) -> Int {
    var (length, limit) = (1, 10 as UInt)
    while length < 20, number >= limit {
      length += 1
      limit &*= 10
    }
    return length
  }
}
