/// A value as PDF writes it (ISO 32000-1, 7.3).
struct PDFValue: Sendable {
  private(set) var bytes: [UInt8]

  /// The written value as a string.
  var words: String { String(decoding: bytes, as: UTF8.self) }

  /// Makes a value of bytes that are written already.
  init(bytes: [UInt8]) { self.bytes = bytes }

  private init(_ words: StaticString) { bytes = words.withUTF8Buffer { Array($0) } }

  /// Makes the value that `body` writes.
  ///
  /// - Parameter limit: The largest number of bytes that `body` writes.
  private init(atMost limit: Int, _ body: (inout PDFBytes) -> Void) {
    bytes = [UInt8](unsafeUninitializedCapacity: limit) { room, count in
      var bytes = PDFBytes(room: room)
      body(&bytes)
      count = bytes.count
    }
  }

  static let null = PDFValue("null")

  static func bool(_ value: Bool) -> PDFValue { PDFValue(value ? "true" : "false") }

  static func integer(_ value: Int) -> PDFValue {
    PDFValue(atMost: PDFBytes.numberLimit) { $0.addNumber(value) }
  }

  /// A number rounded to hundredths.
  static func real(_ value: Double) -> PDFValue {
    PDFValue(atMost: PDFBytes.numberLimit) { $0.addNumber(value, places: 2) }
  }

  /// A number rounded to millionths.
  static func fine(_ value: Double) -> PDFValue {
    PDFValue(atMost: PDFBytes.numberLimit) { $0.addNumber(value, places: 6) }
  }

  /// A name without its slash, of letters and digits.
  static func name(_ name: String) -> PDFValue {
    PDFValue(atMost: name.utf8.count + 1) {
      $0.add(UInt8(ascii: "/"))
      $0.add(text: name)
    }
  }

  static func reference(_ object: PDFReference) -> PDFValue {
    PDFValue(atMost: PDFBytes.numberLimit + 4) {
      $0.addNumber(object.number)
      $0.add(words: " 0 R")
    }
  }

  /// A text string: a literal of printable ASCII, or UTF-16 for any other text.
  static func text(_ text: String) -> PDFValue {
    text.utf8.allSatisfy(isPlain)
      ? literal(text) : hexadecimalText(text)
  }

  /// A text string in UTF-16, even if the text is ASCII.
  static func hexadecimalText(_ text: String) -> PDFValue {
    let units = text.utf16
    return PDFValue(atMost: 4 * units.count + 6) {
      $0.add(words: "<feff")
      for unit in units { $0.addHexadecimal(unit) }
      $0.add(UInt8(ascii: ">"))
    }
  }

  /// A byte string of the text in UTF-8.
  static func string(_ text: String) -> PDFValue {
    text.utf8.allSatisfy(isPlain) ? literal(text) : hexadecimal(text.utf8)
  }

  static func array(_ items: [PDFValue]) -> PDFValue {
    PDFValue(atMost: items.reduce(2) { $0 + $1.bytes.count + 1 }) {
      $0.add(UInt8(ascii: "["))
      for (index, item) in items.enumerated() {
        if index > 0 { $0.add(UInt8(ascii: " ")) }
        $0.add(bytes: item.bytes)
      }
      $0.add(UInt8(ascii: "]"))
    }
  }

  static func dictionary(_ entries: [(key: String, value: PDFValue)]) -> PDFValue {
    PDFValue(atMost: entries.reduce(4) { $0 + $1.key.utf8.count + $1.value.bytes.count + 2 }) {
      $0.add(words: "<<")
      for (key, entry) in entries {
        $0.add(UInt8(ascii: "/"))
        $0.add(text: key)
        $0.add(UInt8(ascii: " "))
        $0.add(bytes: entry.bytes)
      }
      $0.add(words: ">>")
    }
  }

  /// The dictionary with more entries.
  func adding(_ entries: [(key: String, value: PDFValue)]) -> PDFValue {
    guard !entries.isEmpty else { return self }
    return PDFValue(bytes: bytes.dropLast(2) + Self.dictionary(entries).bytes.dropFirst(2))
  }

  // MARK: Strings

  private static func isPlain(_ byte: UInt8) -> Bool { (0x20..<0x7F).contains(byte) }

  private static func literal(_ text: String) -> PDFValue {
    PDFValue(atMost: 2 * text.utf8.count + 2) {
      $0.add(UInt8(ascii: "("))
      for byte in text.utf8 {
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "\\"): $0.add(UInt8(ascii: "\\"))
        default: break
        }
        $0.add(byte)
      }
      $0.add(UInt8(ascii: ")"))
    }
  }

  static func hexadecimal(_ data: some Sequence<UInt8>) -> PDFValue {
    let digits = Array("0123456789abcdef".utf8)
    let pairs = data.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
    return PDFValue(bytes: [UInt8(ascii: "<")] + pairs + [UInt8(ascii: ">")])
  }
}

/// The number of an indirect object. Its generation is 0, as of all objects of new documents.
struct PDFReference: Hashable {
  let number: Int
}
