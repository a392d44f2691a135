import Testing

@testable import PageBase

/// Phrases that diagnostics share.
struct WordingTests {
  @Test func `a value of up to 60 characters is quoted whole`() {
    let value = String(repeating: "a", count: 60)
    #expect(Wording.quoted(value) == "\"\(value)\"")
    #expect(Wording.quoted(value + "b") == "\"\(value)…\"")
    #expect(Wording.quoted("") == "\"\"")
  }

  /// A letter with an accent of its own is one character of two scalars.
  @Test func `a long value is cut between two characters`() {
    let value = String(repeating: "a", count: 59)
    #expect(Wording.quoted(value + "e\u{301}b") == "\"\(value)…\"")
    let even = String(repeating: "a", count: 58) + "e\u{301}"
    #expect(Wording.quoted(even + "b") == "\"\(even)…\"")
  }

  @Test func `a character that is too long itself is cut`() {
    let accents = String(repeating: "\u{301}", count: 100)
    #expect(
      Array(Wording.quoted("e" + accents).unicodeScalars)
        == Array("\"e\(String(repeating: "\u{301}", count: 59))…\"".unicodeScalars))
  }

  @Test func `a character is quoted, and a quotation mark is named`() {
    #expect(Wording.quoted("x" as Unicode.Scalar) == "\"x\"")
    #expect(Wording.quoted("\n" as Unicode.Scalar) == "\"\\n\"")
    #expect(Wording.quoted("\"" as Unicode.Scalar) == "a quotation mark")
  }

  @Test func `only one of a thing is singular`() {
    #expect((0...2).map { Wording.count($0, "picture") } == ["0 pictures", "1 picture", "2 pictures"])
    #expect(
      (0...2).map { Wording.count($0, "view is", "views are") } == [
        "0 views are", "1 view is", "2 views are",
      ])
    #expect((0...2).map { Wording.form($0, "is", "are") } == ["are", "is", "are"])
  }

  @Test func `several values are alternatives or a list`() {
    #expect(Wording.alternatives([]) == "" && Wording.list([]) == "")
    #expect(Wording.alternatives(["a"]) == "a" && Wording.list(["a"]) == "a")
    #expect(Wording.alternatives(["a", "b"]) == "a or b" && Wording.list(["a", "b"]) == "a and b")
    #expect(Wording.alternatives(["a", "b", "c"]) == "a, b or c")
    #expect(Wording.list(["a", "b", "c"]) == "a, b and c")
  }

  @Test func `a question about a candidate goes before other advice`() {
    #expect(Wording.didYouMean(nil) == "" && Wording.didYouMean("x") == "; did you mean \"x\"?")
    #expect(Wording.didYouMean(nil, then: "use a") == "; use a")
    #expect(Wording.didYouMean("x", then: "use a") == "; did you mean \"x\"? Use a")
    #expect(Wording.asSentence("abc def") == "Abc def" && Wording.asSentence("") == "")
  }

  @Test(
    arguments: [
      ("plain", "plain"), ("é9", "é9"), ("a@%+=:,./_-", "a@%+=:,./_-"), ("9", "9"), ("", "''"),
      ("a b", "'a b'"), ("$x", "'$x'"), ("it's", #"'it'\''s'"#), ("-", "-"), ("a*", "'a*'"),
    ])
  func `a word is quoted for a shell where it must be`(word: String, quoted: String) {
    #expect(Wording.shellWord(word) == quoted)
  }

  @Test func `advice to record is that of the command, if there is one`() {
    #expect(Wording.recording(with: nil) == "")
    #expect(Wording.recording(with: "renderpages record a") == "; record it: renderpages record a")
  }

  @Test(arguments: [(17, "17"), (-3, "-3"), (0.5, "0.5"), (1e300, "1e+300")] as [(Double, String)])
  func `a number has its shortest form`(number: Double, text: String) {
    #expect(Wording.number(number) == text)
  }

  /// C0, DEL and C1, the separators, and the marks of the bidirectional algorithm, with what stands beside them.
  @Test(
    arguments: [
      ("a\nb", #"a\nb"#), ("\r\t\0", #"\r\t\0"#), ("\u{1F} ", #"\u{1F} "#), ("~\u{7F}", #"~\u{7F}"#),
      ("\u{80}\u{9F}\u{A0}", "\\u{80}\\u{9F}\u{A0}"),
      ("\u{2027}\u{2028}\u{202E}\u{202F}", "\u{2027}\\u{2028}\\u{202E}\u{202F}"),
      ("\u{2065}\u{2066}\u{2069}\u{206A}", "\u{2065}\\u{2066}\\u{2069}\u{206A}"), ("plain é", "plain é"),
    ])
  func `what could break a line or reorder it is escaped`(text: String, escaped: String) {
    #expect(Array(Wording.escaped(text).unicodeScalars) == Array(escaped.unicodeScalars))
  }

  @Test(
    arguments: [
      ("", "is empty"), ("all", "is \"all\", which stands for all of a list"), ("All", nil), ("all.", nil),
      (".a", "begins with a dot"), ("a.", nil), ("a/b", "contains \"/\""), ("a,", "contains \",\""),
      ("a\u{1F}", "contains a control character"), ("a\u{7F}b", "contains a control character"),
      ("\u{9F}", "contains a control character"), ("a b", nil), ("~\u{A0}", nil),
      // An é has two bytes.
      (String(repeating: "é", count: 50), nil),
      (String(repeating: "é", count: 50) + "a", "is longer than 100 bytes"),
    ] as [(String, String?)])
  func `a name that becomes a file's has no fault`(name: String, fault: String?) {
    #expect(FileName.fault(of: name) == fault)
  }

  @Test func `an unknown option is told with the nearest one`() {
    let names = ["--output", "--ios", "-o"]
    #expect(
      unknownOptionMessage("--ouput", among: names, help: "renderpages help")
        == "unknown option --ouput; did you mean \"--output\"? See renderpages help")
    #expect(
      unknownOptionMessage("--zzzzz", among: names, help: "renderpages help")
        == "unknown option --zzzzz; see renderpages help")
    // One letter is as near to another as to any.
    #expect(
      unknownOptionMessage("-ouput", among: names, help: "renderpages help")
        == "unknown option -ouput; see renderpages help")
  }

  @Test func `a command of GitHub's is escaped, colons and commas in its properties only`() {
    #expect(
      GitHub.command("error", [("file", "a\u{1B}[1m")], "\u{202E}b") == "::error file=a\\u{1B}[1m::\\u{202E}b"
    )
    #expect(
      GitHub.command("error", [("file", "a:b,c%.txt"), ("title", "x\r\ny")], "50 %: a,\r\nb")
        == "::error file=a%3Ab%2Cc%25.txt,title=x%0D%0Ay::50 %25: a,%0D%0Ab")
  }
}
