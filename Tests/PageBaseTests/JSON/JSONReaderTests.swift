import Testing

@testable import PageBase

struct JSONReaderTests {
  private func read(_ text: String) throws(JSONSyntaxError) -> JSONValue {
    try JSONReader.read(Array(text.utf8))
  }

  private func fault(_ bytes: [UInt8]) -> String {
    do {
      return "\(try JSONReader.read(bytes).kind)"
    } catch {
      return "\(error.position.line):\(error.position.column): \(error.message)"
    }
  }

  private func number(_ text: String) throws -> Double? {
    if case .number(let number) = try read(text).kind { number } else { nil }
  }

  private func string(_ text: String) throws -> String? {
    if case .string(let string) = try read(text).kind { string } else { nil }
  }

  @Test func `columns count scalars from 1, in every line`() throws {
    let text = "[\"日本\", 1,\r\n\t\"e\u{301}😀\", {\"k\": true}]"
    guard case .array(let values) = try read(text).kind else {
      Issue.record("no array")
      return
    }
    #expect(
      values.map(\.position) == [
        SourcePosition(line: 1, column: 2), SourcePosition(line: 1, column: 8),
        SourcePosition(line: 2, column: 2), SourcePosition(line: 2, column: 9),
      ])
  }

  @Test func `a byte order mark takes no column`() throws {
    #expect(try read("\u{FEFF}1").position == SourcePosition(line: 1, column: 1))
  }

  @Test func `members keep their order and repeated names stand apart`() throws {
    guard case .object(let object) = try read(#"{"b": 1, "a": 2, "b": 3}"#).kind else {
      Issue.record("no object")
      return
    }
    #expect(object.members.map(\.name) == ["b", "a"])
    #expect(object.duplicates.map(\.value.position) == [SourcePosition(line: 1, column: 23)])
  }

  @Test(arguments: [3, 40])
  func `a repeated name is found in small and large objects`(count: Int) throws {
    let members = (0..<count).map { "\"k\($0)\": 0" } + ["\"k\(count - 1)\": 1", "\"k0\": 1"]
    guard case .object(let object) = try read("{\(members.joined(separator: ","))}").kind else {
      Issue.record("no object")
      return
    }
    #expect(object.members.count == count)
    #expect(object.duplicates.map(\.name) == ["k\(count - 1)", "k0"])
  }

  @Test func `names that only look alike are different names`() throws {
    guard case .object(let object) = try read("{\"\u{E9}\": 1, \"e\u{301}\": 2}").kind else {
      Issue.record("no object")
      return
    }
    #expect(object.duplicates.isEmpty)
  }

  @Test(
    arguments: [
      ("0", 0), ("-0", 0), ("47.33", 47.33), ("-12.5e-3", -0.0125), ("1E2", 100), ("1e-400", 0),
      ("0.1", 0.1), ("123456789012345678", 123_456_789_012_345_680),
      ("9007199254740993", 9_007_199_254_740_992),
      ("999999999999999", 999_999_999_999_999), ("0.000000000000001", 1e-15),
      ("1.7976931348623157e308", .greatestFiniteMagnitude),
    ] as [(String, Double)])
  func `numbers are the nearest doubles`(text: String, value: Double) throws {
    #expect(try number(text) == value)
  }

  @Test func `escapes stand for their scalars`() throws {
    #expect(try string(#""a\"\\\/\b\f\n\r\t\u00e9\uD83D\uDE00z""#) == "a\"\\/\u{8}\u{C}\n\r\té😀z")
  }

  @Test(
    arguments: [
      ("", "1:1: not JSON: expected a value, but the file ends here"),
      ("[1,", "1:4: not JSON: expected a value, but the file ends here"),
      ("[1 2]", "1:4: not JSON: expected \",\" or \"]\", found \"2\""),
      ("{\"a\": 1\n  \"b\": 2}", "1:8: not JSON: expected a comma before the next line"),
      ("[1 \"a\"]", "1:4: not JSON: expected \",\" or \"]\", found a quotation mark"),
      ("{\n  \"a\": 1,\n}", "2:9: not JSON: a comma before a closing bracket; delete the comma"),
      ("{a: 1}", "1:2: not JSON: expected a key in double quotes, found \"a\""),
      ("{\"a\" 1}", "1:6: not JSON: expected \":\" after the key, found \"1\""),
      ("{} {}", "1:4: not JSON: expected the end of the file, found \"{\""),
      ("[1] // end", "1:5: not JSON: comments are not allowed; delete the comment"),
      ("'a'", "1:1: not JSON: expected a value, found \"'\""),
      ("日", "1:1: not JSON: expected a value, found \"日\""),
      ("[-]", "1:3: not JSON: expected a digit, found \"]\""),
      ("[+1]", "1:2: not JSON: expected a value, found \"+\""),
      ("[01]", "1:2: not JSON: a number must not begin with a zero; delete the zero"),
      ("[1.]", "1:4: not JSON: expected a digit, found \"]\""),
      ("[1e]", "1:4: not JSON: expected a digit, found \"]\""),
      ("-1e999", "1:1: number out of range: \"-1e999\"; write a smaller one"),
      (
        "[True]",
        "1:2: not JSON: \"True\" is not a value; write a string in double quotes, a number, true, false or "
          + "null"
      ),
      (
        "[\n \"a\n\"]",
        "2:2: not JSON: the string that begins here does not end on its line; add the closing quote, "
          + "and write \\n for a line break"
      ),
      (
        "\"a\tb\"",
        "1:3: not JSON: control character \"\\t\" in a string; delete it or write it as an escape"
      ),
      (#""é\x""#, #"1:3: not JSON: unknown escape "\x"; write \\ for a backslash"#),
      (#""\u12G4""#, #"1:2: not JSON: \u needs four hexadecimal digits"#),
      (#""\ud800""#, #"1:2: not JSON: \ud800 is half of a surrogate pair; write the character itself"#),
      (#""\udc00""#, #"1:2: not JSON: \udc00 is half of a surrogate pair; write the character itself"#),
      (#""\ud800\u0041""#, #"1:2: not JSON: \ud800 is half of a surrogate pair; write the character itself"#),
    ])
  func `what is not JSON is refused at its place`(text: String, message: String) {
    #expect(fault(Array(text.utf8)) == message)
  }

  /// Ill-formed sequences (Unicode, section 3.9): overlong, surrogate, beyond U+10FFFF, cut off.
  @Test(
    arguments: [
      [0x80], [0xC0, 0xAF], [0xC3], [0xE0, 0x9F, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x91, 0x92, 0x93], [0xFF],
      [0xF0, 0x9F, 0x98], [0xE2, 0x82],
    ] as [[UInt8]])
  func `ill-formed UTF-8 is refused inside and outside strings`(bytes: [UInt8]) {
    let quote = UInt8(ascii: "\"")
    #expect(fault([quote] + bytes + [quote]) == "1:2: not UTF-8; save the file as UTF-8")
    #expect(fault([0x20] + bytes) == "1:2: not UTF-8; save the file as UTF-8")
  }

  @Test func `a hundred levels are read and one more is refused`() {
    func nested(_ depth: Int) -> [UInt8] {
      Array((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
    }
    #expect(throws: Never.self) { _ = try JSONReader.read(nested(100)) }
    #expect(fault(nested(101)) == "1:101: nested more than 100 levels deep")
    #expect(fault(nested(1_000_000)) == "1:101: nested more than 100 levels deep")
  }

  @Test(arguments: ["[", "{\"a\": "])
  func `a closing bracket ends its level`(opening: String) {
    let closing = opening == "[" ? "]" : "}"
    func nested(_ depth: Int) -> String {
      String(repeating: opening, count: depth) + "0" + String(repeating: closing, count: depth)
    }
    func list(_ values: [String]) -> [UInt8] { Array("[\(values.joined(separator: ","))]".utf8) }
    #expect(throws: Never.self) { _ = try JSONReader.read(list(Array(repeating: nested(1), count: 120))) }
    #expect(throws: Never.self) { _ = try JSONReader.read(list([nested(1), nested(99)])) }
    #expect(fault(list([nested(1), nested(100)])).hasSuffix("nested more than 100 levels deep"))
  }

  @Test func `a file may have as many bytes as its limit`() throws {
    #expect(JSONReader.maximumBytes == 16 * 1024 * 1024)
    let bytes = Array("[1]".utf8)
    #expect(throws: Never.self) { _ = try JSONReader.read(bytes, limit: 3) }
    #expect(
      throws: JSONSyntaxError(position: SourcePosition(line: 1, column: 1), problem: .tooLarge(limit: 2))
    ) { _ = try JSONReader.read(bytes, limit: 2) }
    let large = JSONSyntaxError(
      position: SourcePosition(line: 1, column: 1), problem: .tooLarge(limit: JSONReader.maximumBytes))
    #expect(large.message == "larger than 16 MiB")
    #expect(large.exitCode == .limit)
  }

  @Test(arguments: ["[]", "[ ]", "[\n]", "{}", "{ }", "{\t}"])
  func `a list or an object may be empty`(text: String) throws {
    switch try read(text).kind {
    case .array(let values): #expect(values.isEmpty)
    case .object(let object): #expect(object.members.isEmpty && object.duplicates.isEmpty)
    default: Issue.record("neither list nor object")
    }
  }

  @Test func `words are true, false and null`() throws {
    guard case .array(let values) = try read("[true,false, null,true]").kind else {
      Issue.record("no array")
      return
    }
    #expect(values.map(\.kind.description) == ["true", "false", "null", "true"])
    #expect(values.map(\.position.column) == [2, 7, 14, 19])
  }

  @Test(arguments: ["NaN", "undefined", "true_", "_null", "nul", "true1", "x9_Z", "TRUE"])
  func `another word is named whole`(word: String) {
    #expect(fault(Array("[\(word)]".utf8)).hasPrefix("1:2: not JSON: \"\(word)\" is not a value; write a "))
  }

  @Test func `white space may stand beside all marks`() throws {
    guard case .object(let object) = try read("\n { \"a\" : [ 1 , 2 ] , \t\"b\"\r\n:\n3 } \n").kind else {
      Issue.record("no object")
      return
    }
    #expect(object.members.map(\.name) == ["a", "b"])
    #expect(
      object.members.map(\.value.position) == [
        SourcePosition(line: 2, column: 10), SourcePosition(line: 4, column: 1),
      ])
    guard case .array(let values)? = object["a"]?.kind else {
      Issue.record("no array")
      return
    }
    #expect(values.map(\.position.column) == [12, 16])
  }

  @Test func `a member is found by its name`() throws {
    guard case .object(let object) = try read(#"{"a": 1, "b": true}"#).kind else {
      Issue.record("no object")
      return
    }
    #expect(object["b"]?.kind.description == "true")
    #expect(object["a"]?.kind.description == "the number 1")
    #expect(object["c"] == nil)
  }

  @Test(
    arguments: [
      ("[1\n", "2:1: not JSON: expected \",\" or \"]\", but the file ends here"),
      ("[1\n2]", "1:3: not JSON: expected a comma before the next line"),
      ("[1 ,\n]", "1:4: not JSON: a comma before a closing bracket; delete the comma"),
      ("[1,,2]", "1:4: not JSON: expected a value, found \",\""),
      ("[1}", "1:3: not JSON: expected \",\" or \"]\", found \"}\""),
      ("{\"a\": 1]", "1:8: not JSON: expected \",\" or \"}\", found \"]\""),
      ("{\"a\": 1, b: 2}", "1:10: not JSON: expected a key in double quotes, found \"b\""),
      ("{", "1:2: not JSON: expected a key in double quotes, but the file ends here"),
      ("{\"a\"", "1:5: not JSON: expected \":\" after the key, but the file ends here"),
      ("1 # one", "1:3: not JSON: comments are not allowed; delete the comment"),
      ("é", "1:1: not JSON: expected a value, found \"é\""),
      ("\u{FEFF}é", "1:1: not JSON: expected a value, found \"é\""),
      ("[\"é\"\n \"日\" 1]", "1:5: not JSON: expected a comma before the next line"),
      ("\"日\"\n é", "2:2: not JSON: expected the end of the file, found \"é\""),
    ])
  func `a fault of a list or object is told at its place`(text: String, message: String) {
    #expect(fault(Array(text.utf8)) == message)
  }

  @Test(arguments: [15, 16, 17, 18])
  func `the largest objects that are searched find repeated names`(count: Int) throws {
    let members = (0..<count).map { "\"k\($0)\":0" } + (0..<count).map { "\"k\($0)\":1" } + ["\"new\":0"]
    guard case .object(let object) = try read("{\(members.joined(separator: ","))}").kind else {
      Issue.record("no object")
      return
    }
    #expect(object.members.count == count + 1)
    #expect(object.members.last?.name == "new")
    #expect(object.duplicates.count == count)
  }
}
