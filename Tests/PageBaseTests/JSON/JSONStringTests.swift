import Testing

@testable import PageBase

/// Strings of JSON: RFC 8259, section 7, in well-formed UTF-8 (Unicode, table 3-7).
struct JSONStringTests {
  private func string(_ text: String) throws -> String? {
    if case .string(let string) = try JSONReader.read(Array(text.utf8)).kind { string } else { nil }
  }

  private func problem(_ bytes: [UInt8]) -> String {
    do {
      return "\(try JSONReader.read(bytes).kind)"
    } catch {
      return "\(error.position.line):\(error.position.column): \(error.message)"
    }
  }

  private func problem(_ text: String) -> String { problem(Array(text.utf8)) }

  /// The first and last scalars of each row of table 3-7.
  @Test(
    arguments: [
      0x20, 0x7F, 0x80, 0x7FF, 0x800, 0xFFF, 0x1000, 0xCFFF, 0xD000, 0xD7FF, 0xE000, 0xFFFF, 0x10000, 0x3FFFF,
      0x40000, 0xFFFFF, 0x100000, 0x10FFFF,
    ] as [UInt32])
  func `a scalar of any length is one column`(value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    #expect(try string("\"\(scalar)\"") == String(scalar))
    guard case .array(let values) = try JSONReader.read(Array("[\"\(scalar)\",1]".utf8)).kind else {
      Issue.record("no array")
      return
    }
    #expect(values.last?.position == SourcePosition(line: 1, column: 6))
  }

  @Test(
    arguments: [
      [0xC1, 0xBF], [0xC2, 0x41], [0xC2, 0xC0], [0xE0, 0xA0, 0x41], [0xE1, 0x41, 0x80], [0xE1, 0x80, 0xC0],
      [0xED, 0x9F, 0x41], [0xED, 0xA0, 0x80], [0xF0, 0x8F, 0xBF, 0xBF], [0xF0, 0x90, 0x41, 0x80],
      [0xF0, 0x90, 0x80, 0x41], [0xF1, 0x80, 0x41, 0x80], [0xF1, 0x80, 0x80, 0x41], [0xF1, 0x41, 0x80, 0x80],
      [0xF4, 0x8F, 0x41, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80],
    ] as [[UInt8]])
  func `a sequence with a wrong byte is refused`(bytes: [UInt8]) {
    let quote = UInt8(ascii: "\"")
    #expect(problem([quote] + bytes + [quote]) == "1:2: not UTF-8; save the file as UTF-8")
  }

  @Test(arguments: [[0xC3], [0xE2], [0xE2, 0x82], [0xF0], [0xF0, 0x90], [0xF0, 0x90, 0x80]] as [[UInt8]])
  func `a sequence that the file ends in is refused`(bytes: [UInt8]) {
    #expect(problem([0x22] + bytes) == "1:2: not UTF-8; save the file as UTF-8")
  }

  @Test(arguments: ["", "é", "日", "😀", "a"])
  func `a string without its end is told at its beginning`(text: String) {
    let advice = "add the closing quote, and write \\n for a line break"
    let message = "1:2: not JSON: the string that begins here does not end on its line; \(advice)"
    #expect(problem("[\"\(text)") == message)
    #expect(problem("[\"\(text)\n\"]") == message)
  }

  @Test func `text before, between and after escapes stays`() throws {
    #expect(try string(#""ab\ncd\tef""#) == "ab\ncd\tef")
    #expect(try string(#""\n""#) == "\n")
    #expect(try string(#""\\n""#) == "\\n")
    #expect(try string(#""\"\"x""#) == "\"\"x")
    #expect(try string(#""é\u00e9日""#) == "éé日")
    #expect(try string("\"\"") == "")
  }

  @Test(
    arguments: [
      (#""\b""#, 0x08), (#""\f""#, 0x0C), (#""\n""#, 0x0A), (#""\r""#, 0x0D), (#""\t""#, 0x09),
      (#""\/""#, 0x2F),
      (#""\\""#, 0x5C), (#""\"""#, 0x22), (#""\u0041""#, 0x41), (#""\u00E9""#, 0xE9), (#""\uFFff""#, 0xFFFF),
      (#""\u1234""#, 0x1234), (#""\ud7FF""#, 0xD7FF), (#""\ue000""#, 0xE000), (#""\ud800\udc00""#, 0x10000),
      (#""\udbff\udfff""#, 0x10FFFF), (#""\uD83d\uDe00""#, 0x1F600),
    ] as [(String, UInt32)])
  func `an escape is its scalar`(text: String, value: UInt32) throws {
    #expect(try string(text)?.unicodeScalars.map(\.value) == [value])
  }

  @Test func `four hexadecimal digits belong to an escape, not more`() throws {
    #expect(try string(#""\u00e99""#) == "é9")
    #expect(try string(#""\ud83d\ude00f""#) == "😀f")
  }

  @Test(
    arguments: [
      (#"\ud83d"#, "d83d"), (#"\ud83dx"#, "d83d"), (#"\ud83d--de00"#, "d83d"), (#"\ud83d\n"#, "d83d"),
      (#"\ud83d\ud83d"#, "d83d"), (#"\ude00\ude00"#, "de00"), (#"\ude00"#, "de00"),
      (#"\udbff\u0041"#, "dbff"),
    ])
  func `half of a pair is refused`(text: String, unit: String) {
    #expect(
      problem("\"a\(text)\"")
        == "1:3: not JSON: \\u\(unit) is half of a surrogate pair; write the character itself")
  }

  @Test(arguments: [#"\u"#, #"\u1"#, #"\u12"#, #"\u123"#, #"\u123g"#, #"\ug123"#, #"\ud83d\u12"#])
  func `an escape with fewer digits is refused`(text: String) {
    #expect(problem("\"\(text)\"") == #"1:2: not JSON: \u needs four hexadecimal digits"#)
    #expect(problem("\"\(text)") == #"1:2: not JSON: \u needs four hexadecimal digits"#)
  }

  @Test func `an escape that the file ends in is told at its end`() {
    #expect(problem(#""a\"#) == "1:4: not JSON: expected the rest of an escape, but the file ends here")
    #expect(problem([0x22, 0x5C, 0xFF]) == "1:3: not UTF-8; save the file as UTF-8")
  }

  @Test(arguments: [("\u{0}", "\\0"), ("\u{1F}", "\\u{1F}"), ("\r", "\\r"), ("\t", "\\t")])
  func `a control character in a string is refused at its place`(character: String, name: String) {
    #expect(
      problem("\"é\(character)\"")
        == "1:3: not JSON: control character \"\(name)\" in a string; delete it or write it as an escape")
  }
}
