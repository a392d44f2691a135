internal import LayoutEngine

/// The operators and operands of a content stream (ISO 32000-1, 7.8.2), as bytes.
struct PDFOperators {
  /// The written bytes, and unused room behind them. Digits are written into it without growing the array.
  private var room: [UInt8]
  private var count = 0

  /// - Parameter capacity: The initial room, in bytes.
  init(capacity: Int = 4096) { room = Array(repeating: 0, count: capacity) }

  var bytes: [UInt8] { Array(room[..<count]) }

  /// Appends the bytes that `body` writes.
  ///
  /// - Parameter limit: The largest number of bytes that `body` writes.
  mutating func write(atMost limit: Int, _ body: (inout PDFBytes) -> Void) {
    if room.count - count < limit { room += repeatElement(0, count: max(limit, room.count)) }
    count += room.withUnsafeMutableBufferPointer { room in
      var bytes = PDFBytes(room: UnsafeMutableBufferPointer(rebasing: room[count...]))
      body(&bytes)
      return bytes.count
    }
  }

  /// Adds an operator; its operands have been added before.
  mutating func add(_ name: StaticString) {
    write(atMost: name.utf8CodeUnitCount + 1) { $0.add(name) }
  }

  mutating func add(_ number: Double, places: Int, _ name: StaticString) {
    add(number, places: places)
    add(name)
  }

  /// Adds a number and a space.
  ///
  /// - Parameter places: The number of decimals, at most 6; trailing zeros are left out.
  mutating func add(_ number: Double, places: Int) {
    write(atMost: PDFBytes.numberLimit + 1) {
      $0.addNumber(number, places: places)
      $0.add(UInt8(ascii: " "))
    }
  }

  /// Adds an integer.
  mutating func addNumber(_ number: Int) {
    write(atMost: PDFBytes.numberLimit) { $0.addNumber(number) }
  }

  mutating func add(_ point: Point, places: Int) {
    add(point.x, places: places)
    add(point.y, places: places)
  }

  /// Adds the operator `cm`, which concatenates a transform with the current transformation matrix.
  ///
  /// - Parameter places: The number of decimals of the translation.
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

  /// Adds bytes as they are.
  mutating func add(bytes more: some Collection<UInt8>) {
    write(atMost: more.count) { for byte in more { $0.add(byte) } }
  }

  mutating func add(byte: UInt8) { write(atMost: 1) { $0.add(byte) } }

  /// A number rounded to its written decimals.
  static func rounded(_ number: Double, places: Int) -> Double {
    (number * units(places)).rounded() / units(places)
  }

  /// 10 to the power of `places`, at most a million.
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
  /// The name of a picture or a form.
  static func object(_ number: Int) -> Self { Self(letter: UInt8(ascii: "X"), number: number) }
  static func state(_ number: Int) -> Self { Self(letter: UInt8(ascii: "G"), number: number) }
  static func shading(_ number: Int) -> Self { Self(letter: UInt8(ascii: "S"), number: number) }
  static func pattern(_ number: Int) -> Self { Self(letter: UInt8(ascii: "P"), number: number) }
}
