import Glibc
import Testing

@testable import PageBase

/// The line that a process prints when it traps. In processes of their own, which end.
struct TrapNoticeTests {
  private func text(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func `a process that traps names the code that ran, and ends by the signal`() async {
    let result = await #expect(
      processExitsWith: .signal(SIGTRAP), observing: [\.standardErrorContent]
    ) { @MainActor in
      TrapNotice.install()
      TrapNotice.set("in some code that is longer than the next")
      TrapNotice.set("in a page")
      raise(SIGTRAP)
    }
    #expect(text(result) == "error: the program crashed in a page\n")
  }

  /// A handler has no room on such a stack.
  @Test func `a stack that overflows has its line`() async {
    let result = await #expect(
      processExitsWith: .signal(SIGSEGV), observing: [\.standardErrorContent]
    ) { @MainActor in
      TrapNotice.install()
      TrapNotice.set("in a page")
      func depth(_ number: Int) -> Int { number < 0 ? 0 : 1 + depth(number + 1) &* 3 }
      _ = depth(getpid() > 0 ? 1 : 0)
    }
    #expect(text(result) == "error: the program crashed in a page\n")
  }

  @Test func `a long line is cut to 512 bytes`() async {
    let result = await #expect(
      processExitsWith: .signal(SIGFPE), observing: [\.standardErrorContent]
    ) { @MainActor in
      TrapNotice.install()
      TrapNotice.set(String(repeating: "x", count: 1000))
      raise(SIGFPE)
    }
    let line = "error: the program crashed "
    #expect(text(result) == line + String(repeating: "x", count: 512 - line.utf8.count))
  }

  @Test func `an urgent report is printed at once`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      UrgentReport.write(Diagnostic(.error, file: "a.swift", "wrong"))
    }
    #expect(text(result) == "a.swift: error: wrong\n")
  }
}
