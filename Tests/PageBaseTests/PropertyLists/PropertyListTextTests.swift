import Testing

@testable import PageBase

/// Property lists with braces: words and quoted texts, `( … )` lists, `{ key = value; }` dictionaries, comments.
struct PropertyListTextTests {
  private func read(_ text: String) throws(PropertyListText.Fault) -> PropertyListValue {
    try PropertyListText.read(Array(text.utf8))
  }

  private func fault(_ text: String) -> String {
    do {
      return "\(try read(text))"
    } catch {
      return "\(error.line): \(error.message)"
    }
  }

  // MARK: Words and texts

  @Test(arguments: ["a", "Az09", "_./$:-+<>@~", "日本", "é", "/", "1.5", "a/b", "-"])
  func `a word of letters, digits and some marks needs no quotation marks`(word: String) throws {
    #expect(try read(word) == .text(word))
    #expect(try read(" \(word) ;") == .text(word))
  }

  @Test(
    arguments: [
      (#""""#, ""), (#""a b""#, "a b"), ("'a b'", "a b"), (#""a'b""#, "a'b"), (#"'a"b'"#, #"a"b"#),
      (#""a\"b""#, #"a"b"#), (#"'a\'b'"#, "a'b"), (#""a\\""#, #"a\"#), (#""a\nb\tc""#, "a\nb\tc"),
      (#""a\qb""#, "aqb"),
      ("\"a\nb\"", "a\nb"), (#""// no comment""#, "// no comment"), (#""日本 {";"}""#, "日本 {"),
    ])
  func `a quoted text has its escapes resolved`(written: String, text: String) throws {
    #expect(try read(written) == .text(text))
  }

  @Test(arguments: [#"""#, #""a"#, #""a\"#, #""a\""#, #""a'"#, "'a\"", #""a\\\""#])
  func `a text without its end is refused`(text: String) {
    #expect(fault(text) == "1: ends in the middle of a text")
  }

  // MARK: Lists and dictionaries

  @Test(arguments: ["()", "( )", "(\n)"])
  func `a list may be empty`(text: String) throws {
    #expect(try read(text) == .list([]))
  }

  @Test(arguments: ["(a, b)", "(a,b,)", "( a , \"b\" , )", "(a b)", "(\na,\nb\n)", "(\"a\",'b')"])
  func `a list has its values in order`(text: String) throws {
    #expect(try read(text) == .list([.text("a"), .text("b")]))
  }

  @Test(arguments: ["{}", "{ }", "{\t}"])
  func `a dictionary may be empty`(text: String) throws {
    #expect(try read(text) == .dictionary([:]))
  }

  @Test(arguments: [
    "{a=1;b=2;}", "{\"a\"=\"1\";'b'='2';}", "{ a = 1; b = 2; }", "{\n\t\"a\" = '1' ;\n\tb\n=\n2\n;\n}",
  ])
  func `a dictionary has its values by their keys`(text: String) throws {
    #expect(try read(text) == .dictionary(["a": .text("1"), "b": .text("2")]))
  }

  @Test func `lists and dictionaries hold each other`() throws {
    #expect(
      try read("{ a = ( { b = (c, ()); }, d ); e = {}; }")
        == .dictionary([
          "a": .list([.dictionary(["b": .list([.text("c"), .list([])])]), .text("d")]), "e": .dictionary([:]),
        ]))
  }

  @Test func `sixty-four levels are read, one more is refused`() {
    func lists(_ depth: Int) -> String {
      String(repeating: "(", count: depth) + String(repeating: ")", count: depth)
    }
    func dictionaries(_ depth: Int) -> String {
      String(repeating: "{a=", count: depth - 1) + "{}" + String(repeating: ";}", count: depth - 1)
    }
    #expect(throws: Never.self) { _ = try PropertyListText.read(Array(lists(64).utf8)) }
    #expect(fault(lists(65)) == "1: is nested too deep")
    #expect(throws: Never.self) { _ = try PropertyListText.read(Array(dictionaries(64).utf8)) }
    #expect(fault(dictionaries(65)) == "1: is nested too deep")
    #expect(fault("\n" + String(repeating: "(", count: 100_000)) == "2: is nested too deep")
  }

  @Test func `levels that have ended are not counted`() {
    let lists = String(repeating: "(()),", count: 100)
    #expect(throws: Never.self) { _ = try PropertyListText.read(Array("(\(lists))".utf8)) }
    let members = String(repeating: "a={b={};};", count: 100)
    #expect(throws: Never.self) { _ = try PropertyListText.read(Array("{\(members)}".utf8)) }
  }

  // MARK: White space and comments

  @Test(arguments: [0x20, 0x09, 0x0A, 0x0B, 0x0C, 0x0D] as [UInt8])
  func `white space may stand before a value`(byte: UInt8) throws {
    #expect(try PropertyListText.read([byte, UInt8(ascii: "a")]) == .text("a"))
    #expect(try PropertyListText.read([byte, byte, UInt8(ascii: "a")]) == .text("a"))
  }

  @Test(arguments: [0x08, 0x0E, 0x1F, 0x21] as [UInt8])
  func `other control characters and marks are no white space`(byte: UInt8) {
    let character = Character(Unicode.Scalar(byte))
    #expect(fault("\(character)a") == "1: has \(character) where a word belongs")
  }

  @Test(
    arguments: [
      "// !$*UTF8*$!\na", "//\na", "/**/a", "/* b */a", "/* b\n * c */ a", "/***/a", "/* / */a",
      "/* ** b */a",
      "/*//*/a", "/* // */ // b\n /* c */ a // d", "a // b", "a /* b", "//a\n//b\n\na", "/*a*//*b*/a",
    ])
  func `a comment may stand before and after a value`(text: String) throws {
    #expect(try read(text) == .text("a"))
  }

  @Test func `comments may stand between all marks`() throws {
    #expect(
      try read("/**/{/* */a /*b*/=//\n/*c*/(/*d*/b /*e*/,/*f*/)/*g*/;/*h*/}")
        == .dictionary(["a": .list([.text("b")])]))
  }

  @Test func `a slash may begin a word`() throws {
    #expect(try read("(/ab, /)") == .list([.text("/ab"), .text("/")]))
  }

  // MARK: Faults

  @Test(
    arguments: [
      ("", "1: ends in the middle"), (" \n ", "2: ends in the middle"), ("//", "1: ends in the middle"),
      ("/*", "1: ends in the middle"), ("/* *", "1: ends in the middle"), ("/*/ a", "1: ends in the middle"),
      ("/*/", "1: ends in the middle"), ("/* a\n\n", "3: ends in the middle"),
      ("// a", "1: ends in the middle"),
      ("(", "1: ends in the middle"), ("(a", "1: ends in the middle"), ("(a,\n", "2: ends in the middle"),
      ("{", "1: ends in the middle"), ("{a", "1: ends in the middle"), ("{a=", "1: ends in the middle"),
      ("{a=1", "1: ends in the middle"), ("{a=1;", "1: ends in the middle"),
      ("{\na = 1;\n", "3: ends in the middle"),
    ])
  func `a file that ends too early is told with its last line`(text: String, message: String) {
    #expect(fault(text) == message)
  }

  @Test(
    arguments: [
      ("{a 1;}", "1: has 1 where = belongs"), ("{a=1}", "1: has } where ; belongs"),
      ("{\na = 1;\nb = 2\nc = 3;\n}\n\n", "4: has c where ; belongs"),
      ("{a = b c;}", "1: has c where ; belongs"),
      ("{=1;}", "1: has = where a word belongs"), ("{a=;}", "1: has ; where a word belongs"),
      ("{a=1;;}", "1: has ; where a word belongs"), ("(,)", "1: has , where a word belongs"),
      ("(a,,b)", "1: has , where a word belongs"), ("(}", "1: has } where a word belongs"),
      ("{)", "1: has ) where a word belongs"), (")", "1: has ) where a word belongs"),
      ("*", "1: has * where a word belongs"), ("\n\n#\n\n", "3: has # where a word belongs"),
      ("{(a)=1;}", "1: has ( where a word belongs"), ("% /", "1: has % where a word belongs"),
    ])
  func `a mark in a wrong place is told with its line`(text: String, message: String) {
    #expect(fault(text) == message)
  }
}
