internal import LayoutEngine

/// The operators of a content stream (ISO 32000-1, 7.8.2) and what they work on, as they stand in the file.
struct PDFOperators {
  /// The bytes written, and room for more behind them: numbers are written where they stay, without a look at the array for
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

  /// Adds a resource's name: a letter and a number.
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

/// A resource's name on a page, such as `/F0`.
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
