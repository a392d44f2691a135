import Testing

@testable import PageBase

struct PrintedTextTests {
  @Test(
    arguments: [
      ("plain\ttext\n", "plain\ttext\n"), ("\u{1B}[31merror:\u{1B}[0m no", "error: no"),
      // The title of a window, ended by BEL and by ST.
      ("\u{1B}]0;title\u{07}a\u{1B}]0;title\u{1B}\\b", "ab"),
      // Without an end it goes to the end of the line.
      ("\u{1B}]0;title\nb", "\nb"), ("\u{1B}P1$q\u{9C}b", "b"), ("\u{1B}(Ba", "a"), ("\u{1B}ca", "a"),
      ("\u{9B}2Ja", "a"), ("a\r\u{08}\u{7F}b", "ab"), ("\u{1B}", ""), ("\u{1B}[", ""), ("é 文 🙂", "é 文 🙂"),
    ])
  func `codes that control a terminal are taken out`(text: String, plain: String) {
    #expect(PrintedText.plain(Array(text.utf8)) == plain)
  }

  @Test func `the first and last lines of much text are kept`() {
    var text = PrintedText()
    for number in 1...100_000 { text.add(Array("line \(number)\n".utf8)[...]) }
    let lines = text.text.split(separator: "\n")
    #expect(lines.count == 501)
    #expect(lines[0] == "line 1" && lines[399] == "line 400")
    #expect(lines[400] == "(more lines are left out)")
    #expect(lines[401] == "line 99901" && lines[500] == "line 100000")
  }

  @Test func `few lines are all kept`() {
    var text = PrintedText()
    for number in 1...500 { text.add(Array("\(number)\n".utf8)[...]) }
    #expect(text.text.split(separator: "\n").map(String.init) == (1...500).map(String.init))
  }

  @Test func `a stack trace of addresses is left out, and what is printed after it stays`() {
    var text = PrintedText()
    text.add(
      Array(
        """
        App/Menu.swift:39: Fatal error: no menu
        Current stack trace:
        0    libswiftCore.so                    0x00007f276155f130 swift_reportError + 33
        12   App                                0x000056196989be7f <unavailable> + 2629247
        12 menus were read
        """.utf8)[...])
    #expect(text.text == "App/Menu.swift:39: Fatal error: no menu\n12 menus were read")
  }

  @Test(
    arguments: [
      ("a\u{7F}b", "ab"), ("a\u{80}b\u{9F}c", "abc"), ("a\u{1F} b~", "a b~"), ("a\u{A0}b", "a\u{A0}b"),
      // An escape before the end of a line, and before what is no final character.
      ("a\u{1B}\nb", "a\nb"), ("\u{1B}éb", "éb"), ("\u{1B}[31\nb", "\nb"), ("\u{1B}[éb", "éb"),
      ("\u{1B}[1;31 qb", "b"), ("\u{1B}[@b", "b"), ("\u{1B}[~b", "b"), ("\u{1B}[?25hb", "b"),
      // Characters between the escape and the final one, which is from 0 to a tilde.
      ("\u{1B} /0b", "b"), ("\u{1B}(~b", "b"), ("\u{1B}(\nb", "\nb"),
      // A string ends with an escape that no backslash follows, too.
      ("\u{1B}]0;t\u{1B}xb", "xb"), ("\u{1B}]0;t\u{1B}", ""), ("\u{1B}Xt\u{1B}\\b", "b"),
      ("\u{1B}^t\u{07}b", "b"), ("\u{1B}_t\u{9C}b", "b"), ("\u{9B}\nb", "\nb"), ("\u{9B}31mb", "b"),
    ])
  func `a sequence is taken out to its end, and nothing after it`(text: String, plain: String) {
    #expect(PrintedText.plain(Array(text.utf8)) == plain)
  }

  private func text(_ parts: String...) -> String {
    var text = PrintedText()
    for part in parts { text.add(Array(part.utf8)[...]) }
    return text.text
  }

  /// Lines of 1024 bytes, which begin with their numbers.
  private func lines(_ numbers: ClosedRange<Int>) -> String {
    numbers.map { number in
      let words = "line \(number) "
      return words + String(repeating: "x", count: 1023 - words.utf8.count) + "\n"
    }.joined()
  }

  @Test func `an empty text has no line`() {
    #expect(text() == "" && text("") == "" && text("a") == "a" && text("a\n") == "a\n")
  }

  /// 128 KiB are kept of the beginning, and twice 32 KiB of the end before it is cut.
  @Test func `192 kibibytes of few lines are all kept`() {
    let whole = lines(1...192)
    #expect(text(whole) == whole)
    let parts = (1...192).map { lines($0...$0) }
    var inParts = PrintedText()
    for part in parts { inParts.add(Array(part.utf8)[...]) }
    #expect(inParts.text == whole)
  }

  /// After one byte more the end is its last 32 KiB: 31 lines, the rest of another and the byte.
  @Test func `of more bytes the first 127 whole lines are kept, and the last 31 with what follows`() {
    let found = text(lines(1...192), "y").split(separator: "\n")
    #expect(
      found.map { $0.prefix { $0 != "x" } } == (1...127).map { "line \($0) " }
        + ["(more lines are left out)"] + (162...192).map { "line \($0) " } + ["y"])
  }

  @Test func `more of the end goes on being cut`() {
    let found = text(lines(1...192), lines(193...300), lines(301...400)).split(separator: "\n")
    #expect(found.count == 127 + 1 + 31)
    #expect(found[128].hasPrefix("line 370 ") && found[158].hasPrefix("line 400 "))
  }

  @Test func `a single line of much text is left out`() {
    #expect(text(String(repeating: "a", count: 200_000)) == "(more lines are left out)\n")
  }

  /// Blank lines count; the last of 500 lies beyond 128 KiB.
  @Test func `500 lines are kept, and of 501 one is left out`() {
    let line = String(repeating: "a", count: 600)
    let whole = String(repeating: "\n\(line)\n", count: 250)
    #expect(text(whole) == whole)
    let kept =
      String(repeating: "\n\(line)\n", count: 200) + "(more lines are left out)\n"
      + String(repeating: "\(line)\n\n", count: 50)
    #expect(text(whole + "\n") == kept)
  }

  private let title = "Current stack trace:\n"

  @Test(
    arguments: [
      // Frames have a number, a name and an address, and follow the title.
      ("3 App 0x1\n", ""), ("3 App 0x1 main + 2\n", ""), ("x App 0x1\n", "x App 0x1\n"),
      ("3 App main\n", "3 App main\n"), ("3 App\n", "3 App\n"), ("3\n", "3\n"), ("\n", "\n"),
      ("-3 App 0x1\n", "-3 App 0x1\n"), ("a\n3 App 0x1\n", "a\n3 App 0x1\n"),
      ("3 App 0x1\na\n\n4 App 0x1\n", "a\n\n4 App 0x1\n"),
      ("3 App 0x1\nCurrent stack trace:\n3 App 0x1\nb", "b"),
    ])
  func `a trace is the frames behind its title`(rest: String, kept: String) {
    #expect(text("0 App 0x1\n\n", title, rest) == "0 App 0x1\n\n" + kept)
    #expect(text(rest) == rest || rest.contains(title))
  }

  @Test func `a trace among many lines is left out`() {
    let many = String(repeating: "a\n", count: 600)
    let found = text(title, "3 App 0x1\n", many)
    #expect(
      found == String(repeating: "a\n", count: 398) + "(more lines are left out)\n"
        + String(repeating: "a\n", count: 100))
  }
}
