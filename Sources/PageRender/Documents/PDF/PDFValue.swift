/// A value as PDF writes it (ISO 32000-1, 7.3).
struct PDFValue {
  private(set) var bytes: [UInt8]

  /// A value that is written already.
  init(bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  private init(_ words: String) { bytes = Array(words.utf8) }

  static let null = PDFValue("null")

  static func bool(_ value: Bool) -> PDFValue { PDFValue(value ? "true" : "false") }

  static func integer(_ value: Int) -> PDFValue { PDFValue(String(value)) }

  /// Rounded to hundredths.
  static func real(_ value: Double) -> PDFValue {
    PDFValue(JSONOutput.format((value * 100).rounded() / 100))
  }

  /// A name without its slash, of letters and digits.
  static func name(_ name: String) -> PDFValue { PDFValue("/" + name) }

  static func reference(_ object: PDFReference) -> PDFValue { PDFValue("\(object.number) 0 R") }

  /// A text string: letters of ASCII as they are, any other text in UTF-16.
  static func text(_ text: String) -> PDFValue {
    text.utf8.allSatisfy(isPlain)
      ? literal(text.utf8)
      : hexadecimal([0xFE, 0xFF] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] })
  }

  /// A string of the text's bytes in UTF-8.
  static func string(_ text: String) -> PDFValue {
    text.utf8.allSatisfy(isPlain) ? literal(text.utf8) : hexadecimal(text.utf8)
  }

  static func array(_ items: [PDFValue]) -> PDFValue {
    PDFValue(bytes: [UInt8(ascii: "[")] + items.map(\.bytes).joined(separator: [space]) + [UInt8(ascii: "]")])
  }

  static func dictionary(_ entries: [(key: String, value: PDFValue)]) -> PDFValue {
    var value = PDFValue("<<")
    for (key, entry) in entries {
      value.bytes += Array("/\(key) ".utf8)
      value.bytes += entry.bytes
    }
    value.bytes += Array(">>".utf8)
    return value
  }

  // MARK: Strings

  private static let space = UInt8(ascii: " ")

  private static func isPlain(_ byte: UInt8) -> Bool { (0x20..<0x7F).contains(byte) }

  private static func literal(_ text: some Sequence<UInt8>) -> PDFValue {
    var bytes = [UInt8(ascii: "(")]
    for byte in text {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "\\"): bytes.append(UInt8(ascii: "\\"))
      default: break
      }
      bytes.append(byte)
    }
    return PDFValue(bytes: bytes + [UInt8(ascii: ")")])
  }

  static func hexadecimal(_ data: some Sequence<UInt8>) -> PDFValue {
    let digits = Array("0123456789abcdef".utf8)
    let pairs = data.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
    return PDFValue(bytes: [UInt8(ascii: "<")] + pairs + [UInt8(ascii: ">")])
  }
}

/// The number of an object that others refer to. Its generation is 0, as of all objects of new documents.
struct PDFReference: Hashable {
  let number: Int
}
