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
}
