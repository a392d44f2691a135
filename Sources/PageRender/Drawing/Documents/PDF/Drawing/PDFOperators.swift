internal import LayoutEngine

/// The operators of a content stream (ISO 32000-1, 7.8.2) and what they work on, as they stand in the file.
struct PDFOperators {
  /// What is written, and room for more behind it: numbers are written where they stay, without a look at the array for
  /// each of their digits.
  private var room: [UInt8]
  private var count = 0

  /// - Parameter capacity: In bytes; more are taken as they are needed.
  init(capacity: Int = 4096) { room = Array(repeating: 0, count: capacity) }

  var bytes: [UInt8] { Array(room[..<count]) }

  /// Has `body` write some bytes.
  ///
  /// - Parameter limit: How many it writes at most.
  mutating func write(atMost limit: Int, _ body: (inout PDFBytes) -> Void) {
    if room.count - count < limit { room += repeatElement(0, count: max(limit, room.count)) }
    count += room.withUnsafeMutableBufferPointer { room in
      var bytes = PDFBytes(room: UnsafeMutableBufferPointer(rebasing: room[count...]))
      body(&bytes)
      return bytes.count
    }
  }

  /// An operator; all that it works on stands before it.
  mutating func add(_ name: StaticString) {
    write(atMost: name.utf8CodeUnitCount + 1) { $0.add(name) }
  }

  mutating func add(_ number: Double, places: Int, _ name: StaticString) {
    add(number, places: places)
    add(name)
  }

  /// A number and a space.
  ///
  /// - Parameter places: Behind the point, at most 6; zeros at the end are left out.
  mutating func add(_ number: Double, places: Int) {
    write(atMost: PDFBytes.numberLimit + 1) {
      $0.addNumber(number, places: places)
      $0.add(UInt8(ascii: " "))
    }
  }

  mutating func addNumber(_ number: Double, places: Int) {
    write(atMost: PDFBytes.numberLimit) { $0.addNumber(number, places: places) }
  }

  /// A whole number.
  mutating func addNumber(_ number: Int) {
    write(atMost: PDFBytes.numberLimit) { $0.addNumber(number) }
  }

  mutating func add(_ point: Point, places: Int) {
    add(point.x, places: places)
    add(point.y, places: places)
  }

  /// Has coordinates be those that a transform leads from.
  ///
  /// - Parameter places: Behind the point, of the distances.
  mutating func concatenate(_ transform: Transform, places: Int) {
    add(Point(x: transform.a, y: transform.b), places: 6)
    add(Point(x: transform.c, y: transform.d), places: 6)
    add(Point(x: transform.tx, y: transform.ty), places: places)
    add("cm")
  }

  /// What a resource is called: a letter and a number.
  mutating func add(_ name: PDFResourceName) {
    write(atMost: PDFBytes.numberLimit + 3) {
      $0.add(UInt8(ascii: "/"))
      $0.add(name.letter)
      $0.addNumber(name.number)
      $0.add(UInt8(ascii: " "))
    }
  }

  /// Bytes as they are to stand there.
  mutating func add(bytes more: some Collection<UInt8>) {
    write(atMost: more.count) { for byte in more { $0.add(byte) } }
  }

  mutating func add(byte: UInt8) { write(atMost: 1) { $0.add(byte) } }

  /// A number as it is read again.
  static func rounded(_ number: Double, places: Int) -> Double {
    (number * units(places)).rounded() / units(places)
  }

  /// How many parts a whole has, by the places behind the point.
  static func units(_ places: Int) -> Double {
    switch places {
    case 0: 1
    case 1: 10
    case 2: 100
    case 3: 1000
    case 4: 10_000
    case 5: 100_000
    default: 1_000_000
    }
  }
}

/// Bytes of operators that are being written, from the first of some room on.
struct PDFBytes {
  fileprivate let room: UnsafeMutableBufferPointer<UInt8>
  private(set) var count = 0

  /// The most bytes that a number takes: a sign, sixteen digits and a point.
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

  /// An operator.
  mutating func add(_ name: StaticString) {
    add(words: name)
    add(UInt8(ascii: "\n"))
  }

  /// - Parameter places: Behind the point, at most 6; zeros at the end are left out.
  mutating func addNumber(_ number: Double, places: Int) {
    // Half a place is rounded away from 0.
    let scaled = abs(number) * PDFOperators.units(places) + 0.5
    // What is no number, or none that readers take, has been left out before.
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
    // From the last digit to the first.
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

  /// A whole number.
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

  /// Two bytes in hexadecimal.
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

  /// The decimal digits of a number, at least 1.
  private static func length(of number: UInt) -> Int {
    var (length, limit) = (1, 10 as UInt)
    while length < 20, number >= limit {
      length += 1
      limit &*= 10
    }
    return length
  }
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
