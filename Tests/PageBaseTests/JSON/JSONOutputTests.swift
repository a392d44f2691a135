import Testing

@testable import PageBase

/// JSON as people read it, and as programs do.
struct JSONOutputTests {
  @Test(
    arguments: [
      (.null, "null"), (.bool(true), "true"), (.bool(false), "false"), (.number(2), "2"),
      (.string("a"), #""a""#),
      (.array([]), "[]"), (.object([]), "{}"),
    ] as [(JSONOutput, String)])
  func `a scalar or an empty value is one word`(value: JSONOutput, text: String) {
    #expect(value.text == text)
    #expect(value.compactText == text)
  }

  @Test func `scalars and empty values share a line`() {
    let list = JSONOutput.array([.number(1), .string("b"), .null, .array([]), .object([])])
    #expect(list.text == #"[1, "b", null, [], {}]"#)
    #expect(list.compactText == #"[1,"b",null,[],{}]"#)
    let object = JSONOutput.object([("b", .number(1)), ("a", .array([])), ("c", .bool(true))])
    #expect(object.text == #"{"b": 1, "a": [], "c": true}"#)
    #expect(object.compactText == #"{"b":1,"a":[],"c":true}"#)
  }

  @Test func `one entry has no comma`() {
    #expect(JSONOutput.array([.number(1)]).text == "[1]")
    #expect(JSONOutput.array([.number(1)]).compactText == "[1]")
    #expect(JSONOutput.object([("a", .number(1))]).text == #"{"a": 1}"#)
    #expect(JSONOutput.object([("a", .number(1))]).compactText == #"{"a":1}"#)
  }

  @Test func `each level of others is indented by two spaces`() {
    let value = JSONOutput.object([
      ("pages", .array([.object([("id", .string("a"))]), .array([.array([.number(1)])])])),
      ("count", .number(2)),
    ])
    #expect(
      value.text == """
        {
          "pages": [
            {"id": "a"},
            [
              [1]
            ]
          ],
          "count": 2
        }
        """)
    #expect(value.compactText == #"{"pages":[{"id":"a"},[[1]]],"count":2}"#)
  }

  @Test func `a list of objects has a line for each`() {
    let value = JSONOutput.array([
      .object([("a", .object([("b", .number(1)), ("c", .number(2))]))]), .object([("d", .null)]),
    ])
    #expect(
      value.text == """
        [
          {
            "a": {"b": 1, "c": 2}
          },
          {"d": null}
        ]
        """)
    #expect(value.compactText == #"[{"a":{"b":1,"c":2}},{"d":null}]"#)
  }

  @Test(
    arguments: [
      (0, "0"), (-0.0, "0"), (3, "3"), (-3, "-3"), (0.5, "0.5"), (-0.5, "-0.5"), (1.25, "1.25"),
      (-1.5, "-1.5"), (0.0001, "0.0001"), (-0.0001, "-0.0001"), (0.00004, "0"), (-0.00004, "0"),
      (0.00006, "0.0001"), (1.0203, "1.0203"), (2.000049, "2"), (0.99996, "1"), (10.01, "10.01"),
      (100, "100"),
      (375.3333333, "375.3333"), (666.66666, "666.6667"), (123_456_789.5, "123456789.5"),
      (999_999_999_999, "999999999999"),
    ] as [(Double, String)])
  func `a number has at most four decimals and no zeros at its end`(value: Double, text: String) {
    #expect(JSONOutput.format(value) == text)
    #expect(JSONOutput.number(value).text == text)
  }

  /// A million millions and more are written as Swift writes them.
  @Test(
    arguments: [
      (1e12, "1000000000000.0"), (-1e12, "-1000000000000.0"), (1.25e12, "1250000000000.0"), (1e300, "1e+300"),
    ] as [(Double, String)])
  func `a very large number keeps its decimal point or exponent`(value: Double, text: String) {
    #expect(JSONOutput.format(value) == text)
    #expect(JSONOutput.exactNumber(value).text == text)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `what is no finite number is null`(value: Double) {
    #expect(JSONOutput.number(value).text == "null")
    #expect(JSONOutput.exactNumber(value).text == "null")
    #expect(JSONOutput.array([.number(value)]).compactText == "[null]")
  }

  @Test(
    arguments: [
      (2, "2"), (-7, "-7"), (0.1, "0.1"), (0.00004, "4e-05"), (1.23456789, "1.23456789"), (-0.5, "-0.5"),
      (0.30000000000000004, "0.30000000000000004"),
    ] as [(Double, String)])
  func `an exact number has all digits that it needs`(value: Double, text: String) {
    #expect(JSONOutput.exactNumber(value).text == text)
    #expect(JSONOutput.exactNumber(value).compactText == text)
  }

  @Test(
    arguments: [
      ("\"", #"\""#), ("\\", #"\\"#), ("\n", #"\n"#), ("\r", #"\r"#), ("\t", #"\t"#), ("\0", #"\u0000"#),
      ("\u{1}", #"\u0001"#), ("\u{B}", #"\u000b"#), ("\u{1F}", #"\u001f"#), (" ", " "), ("/", "/"),
      ("é😀", "é😀"),
      ("\u{7F}", "\u{7F}"),
    ])
  func `characters that JSON does not allow in strings are escaped`(character: String, written: String) {
    #expect(JSONOutput.string("a\(character)b").text == "\"a\(written)b\"")
    #expect(JSONOutput.object([("\(character)", .null)]).text == "{\"\(written)\": null}")
    #expect(JSONOutput.object([("\(character)", .null)]).compactText == "{\"\(written)\":null}")
  }

  @Test func `a measure has a minus sign, not a hyphen`() {
    #expect(Wording.measure(-2.5) == "\u{2212}2.5")
    #expect(Wording.measure(2.5) == "2.5")
    #expect(Wording.measure(0) == "0")
  }
}
