internal import LayoutEngine

/// The operators of a content stream (ISO 32000-1, 7.8.2) and what they work on, as they stand in the file.
struct PDFOperators {
  private(set) var bytes: [UInt8] = []

  /// - Parameter capacity: In bytes; more are taken as they are needed.
  init(capacity: Int = 4096) { bytes.reserveCapacity(capacity) }

  /// An operator; all that it works on stands before it.
  mutating func add(_ name: StaticString) {
    name.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes.append(10)
  }

  mutating func add(_ numbers: Double..., places: Int, _ name: StaticString) {
    for number in numbers { add(number, places: places) }
    add(name)
  }

  /// A number and a space.
  ///
  /// - Parameter places: Behind the point, at most 6; zeros at the end are left out.
  mutating func add(_ number: Double, places: Int) {
    addNumber(number, places: places)
    bytes.append(UInt8(ascii: " "))
  }

  mutating func addNumber(_ number: Double, places: Int) {
    let unit = Self.units[places]
    // Half a place is rounded away from 0.
    let scaled = abs(number) * Double(unit) + 0.5
    // What is no number, or none that readers take, has been left out before.
    guard scaled < 1e15 else { return bytes.append(UInt8(ascii: "0")) }
    var rest = UInt(scaled)
    // From the last digit to the first.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 24) { digits in
      var start = digits.count
      func add(_ digit: UInt8) {
        start -= 1
        digits[start] = digit
      }
      let isNegative = number < 0 && rest > 0
      for _ in 0..<places {
        let digit = rest % 10
        rest /= 10
        if digit > 0 || start < digits.count { add(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit)) }
      }
      if start < digits.count { add(UInt8(ascii: ".")) }
      if rest == 0, start == digits.count { add(UInt8(ascii: "0")) }
      while rest > 0 {
        add(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
        rest /= 10
      }
      if isNegative { add(UInt8(ascii: "-")) }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: digits[start...]))
    }
  }

  /// A whole number.
  mutating func addDigits(_ number: UInt) {
    if number >= 10 { addDigits(number / 10) }
    bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
  }

  mutating func add(_ point: Point, places: Int) {
    add(point.x, places: places)
    add(point.y, places: places)
  }

  /// What a resource is called: a letter and a number.
  mutating func add(_ name: PDFResourceName) {
    bytes.append(UInt8(ascii: "/"))
    bytes.append(name.letter)
    addDigits(name.number.magnitude)
    bytes.append(UInt8(ascii: " "))
  }

  /// Bytes as they are to stand there.
  mutating func add(bytes more: some Sequence<UInt8>) { bytes.append(contentsOf: more) }

  mutating func add(byte: UInt8) { bytes.append(byte) }

  /// Two bytes in hexadecimal.
  mutating func addHexadecimal(_ code: UInt16) {
    func digit(_ shift: UInt16) -> UInt8 {
      let digit = UInt8(truncatingIfNeeded: code >> shift & 15)
      return digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
    }
    withUnsafeBytes(of: (digit(12), digit(8), digit(4), digit(0))) { bytes.append(contentsOf: $0) }
  }

  /// How many parts a whole has, by the places behind the point.
  static let units = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000]
}

/// What a page calls something it draws with, `/F0`.
struct PDFResourceName: Hashable {
  var letter: UInt8
  var number: Int

  var text: String { String(UnicodeScalar(letter)) + String(number) }

  static func font(_ number: Int) -> Self { Self(letter: UInt8(ascii: "F"), number: number) }
  /// A picture or a form.
  static func object(_ number: Int) -> Self { Self(letter: UInt8(ascii: "X"), number: number) }
  static func state(_ number: Int) -> Self { Self(letter: UInt8(ascii: "G"), number: number) }
  static func shading(_ number: Int) -> Self { Self(letter: UInt8(ascii: "S"), number: number) }
  static func pattern(_ number: Int) -> Self { Self(letter: UInt8(ascii: "P"), number: number) }
}
