import Foundation
import PageRender
import TestSupport
import Testing

@testable import PageRuns

/// The bar on a terminal, in processes whose standard error is a pseudo-terminal.
struct TerminalBarTests {
  @Test func `the bar fills up to the last picture, and goes`() async {
    await #expect(processExitsWith: .exitCode(7)) {
      setenv("TERM", "xterm", 1)
      unsetenv("NO_COLOR")
      let terminal = PseudoTerminal(columns: 80)
      let bar = ProgressBar(total: 2, isVisible: true)
      bar.advance("a/b")
      bar.advance("c/d")
      bar.finish()
      let (clear, green, plain) = ("\r\u{1B}[K", "\u{1B}[32m", "\u{1B}[0m")
      let (full, empty) = (String(repeating: "━", count: 12), String(repeating: "─", count: 12))
      let text = terminal.written
      guard text.hasPrefix("\(clear)\(green)\(full)\(empty)\(plain) 1/2 · ") else { exit(1) }
      guard text.contains("\(clear)\(green)\(full)\(full)\(plain) 2/2 · ") else { exit(2) }
      guard text.hasSuffix("d\(clear)") else { exit(3) }
      exit(7)
    }
  }

  /// The bar has 24 columns, and a column on either side of the words.
  @Test func `in a narrow terminal the count comes first`() async {
    await #expect(processExitsWith: .exitCode(7)) {
      setenv("TERM", "dumb", 1)
      let terminal = PseudoTerminal(columns: 40)
      func text(_ columns: UInt16, total: Int, _ name: String) -> String {
        terminal.setColumns(columns)
        ProgressBar(total: total, isVisible: true).advance(name)
        return String(terminal.written.split(separator: "─", omittingEmptySubsequences: false).last ?? "")
      }
      // 40 - 26 = 14 columns: 3 for the count, 3 for the point, 8 for the end of the name.
      guard text(40, total: 2, "abcdefghijkl") == " 1/2 · efghijkl" else { exit(1) }
      guard text(33, total: 2, "abc") == " 1/2 · c" else { exit(2) }
      guard text(32, total: 2, "abc") == " 1/2" else { exit(3) }
      guard text(30, total: 1000, "abc") == " 1/1," else { exit(4) }
      guard text(26, total: 2, "abc") == " ", text(20, total: 2, "abc") == " " else { exit(5) }
      exit(7)
    }
  }

  @Test func `without a terminal, or for one picture, there is no bar`() async {
    await #expect(processExitsWith: .exitCode(7)) {
      setenv("TERM", "dumb", 1)
      let terminal = PseudoTerminal(columns: 40)
      let one = ProgressBar(total: 1, isVisible: true)
      one.advance("a")
      one.finish()
      let hidden = ProgressBar(total: 2, isVisible: false)
      hidden.advance("a")
      hidden.finish()
      guard terminal.written.isEmpty else { exit(1) }
      exit(7)
    }
  }

  @Test func `a terminal's width is known, or 80 columns`() async {
    await #expect(processExitsWith: .exitCode(7)) {
      setenv("TERM", "xterm", 1)
      unsetenv("NO_COLOR")
      let terminal = PseudoTerminal(columns: 40)
      guard Terminal.isErrorTerminal, Terminal.columns == 40 else { exit(1) }
      terminal.setColumns(1)
      guard Terminal.columns == 1 else { exit(2) }
      terminal.setColumns(0)
      guard Terminal.columns == 80 else { exit(3) }
      Terminal.tell(Diagnostic(.warning, file: "f", "wrong"))
      guard terminal.written == "f: \u{1B}[1;33mwarning\u{1B}[0m: wrong\n" else { exit(4) }
      guard WordPainter(STDERR_FILENO).paint("word", nil) == "word" else { exit(5) }
      dup2(open("/dev/null", O_WRONLY), STDERR_FILENO)
      guard !Terminal.isErrorTerminal, Terminal.columns == 80 else { exit(6) }
      exit(7)
    }
  }

  @Test func `results stay on standard output when an app's own output leaves it`() async {
    let printed = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent, \.standardErrorContent]
    ) {
      Terminal.separateResults()
      var results = ResultWriter()
      results.line("a result")
      results.append("more\n")
      _ = Terminal.write("an app's words\n", to: STDOUT_FILENO)
      exit(results.flush() == .success ? 0 : 1)
    }
    #expect(String(decoding: printed?.standardOutputContent ?? [], as: UTF8.self) == "a result\nmore\n")
    let others = String(decoding: printed?.standardErrorContent ?? [], as: UTF8.self)
    #expect(others.contains("an app's words\n"))
  }

  /// ECMA-48's codes begin with ESC; the colours are those of `TerminalColor`.
  @Test func `a result is one line without codes but its colours`() {
    #expect(WordPainter.escaped("a\n::error::\u{202E}b\u{2028}") == "a\\n::error::\\u{202E}b\\u{2028}")
    #expect(WordPainter.escaped("\u{1B}[2Ja\u{1B}]0;b\u{7}") == "\\u{1B}[2Ja\\u{1B}]0;b\\u{7}")
    for kept in ["", "a\tb", "\u{1B}[1;31merror\u{1B}[0m: x", "é [1m"] {
      #expect(WordPainter.escaped(kept) == kept)
    }
  }

  @Test func `results that cannot be written are an error`() async {
    let printed = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      dup2(open("/dev/full", O_WRONLY), STDOUT_FILENO)
      var results = ResultWriter()
      results.line("a result")
      exit(results.flush() == .cannotWrite ? 0 : 1)
    }
    let told = String(decoding: printed?.standardErrorContent ?? [], as: UTF8.self)
    #expect(told.contains("renderpages: error: cannot write to standard output: No space left on device\n"))
  }
}

/// A pseudo-terminal behind standard error.
private struct PseudoTerminal {
  private let master: Int32

  init(columns: UInt16) {
    master = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    // TIOCSPTLCK and TIOCGPTN of ioctl_tty(2): they unlock the other end and return its number.
    var (lock, number): (Int32, Int32) = (0, 0)
    _ = ioctl(master, UInt(0x4004_5431), &lock)
    _ = ioctl(master, UInt(0x8004_5430), &number)
    let slave = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
    var attributes = termios()
    tcgetattr(slave, &attributes)
    cfmakeraw(&attributes)
    tcsetattr(slave, TCSANOW, &attributes)
    dup2(slave, STDERR_FILENO)
    setColumns(columns)
  }

  func setColumns(_ columns: UInt16) {
    var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(STDERR_FILENO, UInt(TIOCSWINSZ), &size)
  }

  /// The text that was written since the last time. The kernel hands a terminal's bytes on in its own
  /// time, so a mark is written after them and read up to.
  var written: String {
    let mark: [UInt8] = [4]
    write(STDERR_FILENO, mark, 1)
    var bytes: [UInt8] = []
    while bytes.last != mark[0] {
      var part = [UInt8](repeating: 0, count: 8192)
      let count = read(master, &part, part.count)
      guard count > 0 else { break }
      bytes += part.prefix(count)
    }
    return String(decoding: bytes.dropLast(), as: UTF8.self)
  }
}
