import Testing

@testable import PageBase

/// A checker replaces values of the wrong type and lists a limited number of problems.
struct JSONCheckerTests {
  private static let place = SourcePosition(line: 3, column: 7)

  private enum Side: String, CaseIterable {
    case left, right
  }

  private func value(_ text: String) throws -> JSONValue { try JSONReader.read(Array(text.utf8)) }

  private func lines(_ checker: JSONChecker) -> [String] {
    checker.diagnostics.map {
      "\($0.position?.line ?? 0):\($0.position?.column ?? 0): \($0.severity): \($0.message)"
    }
  }

  /// Returns the result of `check` for a value, and the lines that the checker reports.
  private func checked<Value>(
    _ text: String, _ check: (inout JSONChecker, JSONValue) -> Value?
  ) throws -> (value: Value?, lines: [String]) {
    var checker = JSONChecker(file: "deck.json")
    let found = check(&checker, try value(text))
    #expect(checker.errorCount == checker.diagnostics.count)
    return (found, lines(checker))
  }

  // MARK: Reports

  @Test func `an error has the file, the position, the topic and an exit code`() {
    var checker = JSONChecker(file: "deck.json")
    #expect(checker.errorCount == 0 && checker.diagnostics.isEmpty)
    checker.report("bad", at: Self.place, topic: "t")
    checker.report("large", at: nil, exitCode: .limit)
    #expect(checker.errorCount == 2)
    #expect(checker.diagnostics.map(\.file) == ["deck.json", "deck.json"])
    #expect(checker.diagnostics.map(\.position) == [Self.place, nil])
    #expect(checker.diagnostics.map(\.message) == ["bad", "large"])
    #expect(checker.diagnostics.map(\.exitCode) == [.badInput, .limit])
    #expect(checker.diagnostics.map(\.topic) == ["t", nil])
    #expect(checker.diagnostics.allSatisfy { $0.severity == .error })
  }

  @Test func `a thousand errors are listed, then one note says that there are more`() {
    var checker = JSONChecker(file: "deck.json")
    for number in 1...1000 { checker.report("\(number)", at: Self.place) }
    #expect(checker.diagnostics.last?.message == "1000")
    for number in 1001...1003 { checker.report("\(number)", at: Self.place) }
    #expect(checker.errorCount == 1003)
    #expect(checker.diagnostics.count == 1001)
    #expect(
      lines(checker).last == "3:7: note: more problems are not listed; correct those listed first")
    #expect(checker.diagnostics.last?.file == "deck.json")
  }

  @Test func `a warning is no error`() {
    var checker = JSONChecker(file: "deck.json")
    checker.warn("odd", at: Self.place)
    #expect(checker.errorCount == 0)
    #expect(lines(checker) == ["3:7: warning: odd"])
    #expect(checker.diagnostics.first?.exitCode == nil)
  }

  @Test func `no more than a thousand warnings are listed`() {
    var checker = JSONChecker(file: "deck.json")
    for number in 1...1002 { checker.warn("\(number)", at: nil) }
    #expect(checker.diagnostics.count == 1000)
    #expect(checker.diagnostics.last?.message == "1000")
  }

  @Test func `the errors of another file are counted, its warnings are only listed`() {
    var checker = JSONChecker(file: "deck.json")
    checker.report([
      Diagnostic(.warning, file: "a.json", "odd"), Diagnostic(.error, file: "a.json", "bad"),
      Diagnostic(.error, file: "a.json", "worse"),
    ])
    #expect(checker.errorCount == 2)
    #expect(checker.diagnostics.map(\.message) == ["odd", "bad", "worse"])
  }

  @Test func `a document is its root value, or an error at the fault`() {
    var checker = JSONChecker(file: "deck.json")
    #expect(checker.document(Array("\n7".utf8))?.position == SourcePosition(line: 2, column: 1))
    #expect(checker.errorCount == 0)
    #expect(checker.document(Array("[1,]".utf8)) == nil)
    #expect(lines(checker) == ["1:3: error: not JSON: a comma before a closing bracket; delete the comma"])
    #expect(checker.diagnostics.map(\.exitCode) == [.badInput])
  }

  @Test func `a document that is nested too deep is over a limit`() {
    var checker = JSONChecker(file: "deck.json")
    #expect(checker.document(Array(repeating: UInt8(ascii: "["), count: 101)) == nil)
    #expect(checker.diagnostics.map(\.exitCode) == [.limit])
  }

  // MARK: Objects

  @Test func `an object with its keys has no fault`() throws {
    let (object, lines) = try checked(#"{"width": 1, "height": 2}"#) {
      $0.object($1, "a size", keys: ["width", "height", "depth"], required: ["width", "height"])
    }
    #expect(object?.members.map(\.name) == ["width", "height"])
    #expect(lines == [])
  }

  @Test func `a repeated key is an error at the later value`() throws {
    let (object, lines) = try checked(#"{"a": 1, "a": 2}"#) { $0.object($1, "a page", keys: ["a"]) }
    #expect(object?.members.count == 1)
    #expect(lines == [#"1:15: error: "a" occurs twice in a page; delete one of them"#])
  }

  @Test func `an unknown key is told with the one that is meant, or with all in order`() throws {
    let near = try checked(#"{"widht": 1}"#) { $0.object($1, "a size", keys: ["width", "height"]) }
    #expect(near.value != nil)
    #expect(near.lines == [#"1:11: error: unknown key "widht" in a size; did you mean "width"?"#])
    let far = try checked(#"{"colour": 1}"#) { $0.object($1, "a size", keys: ["width", "height"]) }
    #expect(far.lines == [#"1:12: error: unknown key "colour" in a size; its keys are height, width"#])
  }

  @Test func `a required key that is missing is an error, one that is misspelt is not a second one`() throws {
    let missing = try checked(#" {"height": 1}"#) {
      $0.object($1, "a size", keys: ["width", "height"], required: ["width", "height"])
    }
    #expect(missing.value != nil)
    #expect(missing.lines == [#"1:2: error: a size has no "width"; add it"#])
    let misspelt = try checked(#"{"widht": 1}"#) {
      $0.object($1, "a size", keys: ["width", "height"], required: ["width", "height"])
    }
    #expect(
      misspelt.lines == [
        #"1:11: error: unknown key "widht" in a size; did you mean "width"?"#,
        #"1:1: error: a size has no "height"; add it"#,
      ])
  }

  @Test func `of more than a thousand repeated keys the rest are one note`() throws {
    let text = "{\(Array(repeating: #""a": 0"#, count: 1003).joined(separator: ","))}"
    var checker = JSONChecker(file: "deck.json")
    _ = checker.object(try value(text), "a page", keys: ["a"])
    #expect(checker.diagnostics.count == 1001)
    #expect(checker.diagnostics.last?.severity == .note)
  }

  @Test func `of more than a thousand unknown keys the rest are one note`() throws {
    let members = (1...1002).map {
      JSONMember(name: "\($0)", value: JSONValue(position: Self.place, kind: .null))
    }
    var checker = JSONChecker(file: "deck.json")
    let value = JSONValue(position: Self.place, kind: .object(JSONObject(members: members)))
    _ = checker.object(value, "a page", keys: [])
    #expect(checker.diagnostics.count == 1001)
    #expect(checker.diagnostics.last?.severity == .note)
  }

  // MARK: Types

  @Test func `a value of the right type is returned`() throws {
    #expect(try checked(#""x""#) { $0.string($1, "w") }.value == "x")
    #expect(try checked("true") { $0.bool($1, "w") }.value == true)
    #expect(try checked("false") { $0.bool($1, "w") }.value == false)
    #expect(try checked("[1, 2]") { $0.list($1, "w", limit: 2) }.value?.count == 2)
    #expect(try checked(#""left""#) { checker, value -> Side? in checker.choice(value, "w") }.value == .left)
  }

  @Test(
    arguments: [
      ("null", "null"), ("true", "true"), ("false", "false"), ("3", "the number 3"),
      ("2.5", "the number 2.5"),
      (#""x""#, #"the string "x""#), ("[1]", "a list"), ("{}", "an object"),
    ])
  func `a value of another type is told by its content or type`(text: String, words: String) throws {
    let (object, lines) = try checked(" \(text)") { checker, value -> Bool? in
      checker.reportType(of: value, #""image""#, wanted: "a path")
      return nil
    }
    #expect(object == nil)
    #expect(lines == [#"1:2: error: "image" must be a path, found \#(words)"#])
  }

  @Test func `each type says what it wants`() throws {
    let object = try checked("1") { $0.object($1, "w", keys: []) }
    #expect(object.value == nil && object.lines == ["1:1: error: w must be an object, found the number 1"])
    let string = try checked("1") { $0.string($1, "w") }
    #expect(string.value == nil && string.lines == ["1:1: error: w must be a string, found the number 1"])
    let bool = try checked("1") { $0.bool($1, "w") }
    #expect(bool.value == nil && bool.lines == ["1:1: error: w must be true or false, found the number 1"])
    let list = try checked("1") { $0.list($1, "w", limit: 9) }
    #expect(list.value == nil && list.lines == ["1:1: error: w must be a list, found the number 1"])
    let choice = try checked("1") { checker, value -> Side? in checker.choice(value, "w") }
    #expect(choice.value == nil && choice.lines == ["1:1: error: w must be a string, found the number 1"])
  }

  @Test(arguments: [("-1", -1), ("0.5", 0.5), ("2", 2)] as [(String, Double)])
  func `a number in its range is returned`(text: String, number: Double) throws {
    let found = try checked(text) { $0.number($1, "w", in: -1...2) }
    #expect(found.value == number)
    #expect(found.lines == [])
  }

  @Test(
    arguments: [
      ("-1.5", "-1.5"), ("2.25", "2.25"), ("3", "3"), ("null", "null"), (#""1""#, #"the string "1""#),
    ])
  func `what is no number of the range is refused`(text: String, words: String) throws {
    let found = try checked(text) { $0.number($1, "w", in: -1...2) }
    #expect(found.value == nil)
    #expect(found.lines == ["1:1: error: w must be a number from -1 to 2, found \(words)"])
  }

  @Test func `a list over its limit is refused`() throws {
    var checker = JSONChecker(file: "deck.json")
    #expect(checker.list(try value("[1, 2, 3]"), "w", limit: 2) == nil)
    #expect(lines(checker) == ["1:1: error: w has 3 entries; the limit is 2"])
    #expect(checker.diagnostics.map(\.exitCode) == [.limit])
  }

  @Test func `a word that is no choice is told with the choices`() throws {
    let near = try checked(#""rihgt""#) { checker, value -> Side? in checker.choice(value, "w") }
    #expect(near.value == nil)
    #expect(near.lines == [#"1:1: error: w must be left or right, found "rihgt"; did you mean "right"?"#])
    let far = try checked(#""up""#) { checker, value -> Side? in checker.choice(value, "w") }
    #expect(far.lines == [#"1:1: error: w must be left or right, found "up""#])
  }
}
