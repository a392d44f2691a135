import Testing

@testable import PageBase

/// Numbers of JSON: RFC 8259, section 6. The values are the same numbers as Swift's compiler reads them.
struct JSONNumberTests {
  private func kind(_ text: String) throws(JSONSyntaxError) -> JSONValue.Kind {
    try JSONReader.read(Array(text.utf8)).kind
  }

  private func number(_ text: String) throws -> Double? {
    if case .number(let number) = try kind(text) { number } else { nil }
  }

  private func problem(_ text: String) -> String {
    do {
      return "\(try kind(text))"
    } catch {
      return "\(error.position.line):\(error.position.column): \(error.message)"
    }
  }

  @Test(
    arguments: [
      ("1.5", 1.5), ("1.25", 1.25), ("1.125", 1.125), ("1.0625", 1.0625), ("1.00001", 1.00001),
      ("1.000001", 1.000001), ("1.0000001", 1.0000001), ("1.00000001", 1.00000001),
      ("1.000000001", 1.000000001), ("1.0000000001", 1.0000000001), ("1.00000000001", 1.00000000001),
      ("1.000000000001", 1.000000000001), ("1.0000000000001", 1.0000000000001),
      ("1.00000000000001", 1.00000000000001), ("1.000000000000001", 1.000000000000001),
    ] as [(String, Double)])
  func `each number of decimals has its power of ten`(text: String, value: Double) throws {
    #expect(try number(text) == value)
    #expect(try number("-\(text)") == -value)
  }

  /// The quotient of 9139962084340797 and 10⁸, both rounded, is the double below.
  @Test func `sixteen digits are not divided, as they may not be exact`() throws {
    #expect(try number("91399620.84340797") == 91399620.84340797)
  }

  @Test func `many decimals are read to the nearest double`() throws {
    #expect(try number("0.1234567890123456789") == 0.1234567890123456789)
    #expect(try number("3.14159265358979323846264338327950288") == 3.14159265358979323846264338327950288)
  }

  @Test(
    arguments: [
      ("7", 7), ("90", 90), ("123456789012345", 123_456_789_012_345), ("1e2", 100), ("1e+2", 100),
      ("25e-1", 2.5), ("1.5E3", 1500), ("0e5", 0), ("0.25", 0.25), ("1e10", 1e10),
    ] as [(String, Double)])
  func `a number has a sign, decimals and an exponent`(text: String, value: Double) throws {
    #expect(try number(text) == value)
    #expect(try number("-\(text)") == -value)
  }

  @Test func `zero has a sign`() throws {
    #expect(try number("-0")?.sign == .minus)
    #expect(try number("0")?.sign == .plus)
  }

  @Test func `a number ends before what follows`() throws {
    guard case .array(let values) = try kind("[12,3.5,1e2, -4]") else {
      Issue.record("no array")
      return
    }
    #expect(values.map(\.position.column) == [2, 5, 9, 14])
  }

  @Test(
    arguments: [
      ("00", "1:1: not JSON: a number must not begin with a zero; delete the zero"),
      ("-01", "1:1: not JSON: a number must not begin with a zero; delete the zero"),
      ("-", "1:2: not JSON: expected a digit, but the file ends here"),
      ("--1", #"1:2: not JSON: expected a digit, found "-""#),
      ("-.5", #"1:2: not JSON: expected a digit, found ".""#),
      (".5", #"1:1: not JSON: expected a value, found ".""#),
      ("1.e5", #"1:3: not JSON: expected a digit, found "e""#),
      ("1e+", "1:4: not JSON: expected a digit, but the file ends here"),
      ("1e--1", #"1:4: not JSON: expected a digit, found "-""#),
      ("1e+-1", #"1:4: not JSON: expected a digit, found "-""#),
      ("1.2.3", #"1:4: not JSON: expected the end of the file, found ".""#),
      ("1e2e3", #"1:4: not JSON: expected the end of the file, found "e""#),
      ("0x1", #"1:2: not JSON: expected the end of the file, found "x""#),
      ("12a", #"1:3: not JSON: expected the end of the file, found "a""#),
      ("[1e999]", #"1:2: number out of range: "1e999"; write a smaller one"#),
    ])
  func `what is no number is refused at its place`(text: String, message: String) {
    #expect(problem(text) == message)
  }

  @Test func `as many nines as no double has are out of range`() {
    #expect(problem(String(repeating: "9", count: 400)).hasPrefix("1:1: number out of range: "))
  }
}
