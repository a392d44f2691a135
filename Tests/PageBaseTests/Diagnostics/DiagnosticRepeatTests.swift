import Testing

@testable import PageBase

/// What many pages say alike.
struct DiagnosticRepeatTests {
  private func fault(_ page: Int, _ words: String = "too narrow") -> Diagnostic {
    Diagnostic(
      .error, file: "deck.json", position: SourcePosition(line: page, column: 1),
      "page \"p\(page)\": \(words)",
      exitCode: .badInput)
  }

  @Test func `few pages are told one by one`() {
    let list = DiagnosticList((1...5).map { fault($0) })
    #expect(list.told == list.diagnostics)
  }

  @Test func `many pages are told by the first, with their number`() {
    let list = DiagnosticList((1...1000).map { fault($0) } + [fault(7, "another fault")])
    #expect(
      list.told.map(\.message) == [
        "page \"p1\": too narrow; 999 more pages say the same", "page \"p7\": another fault",
      ])
    #expect(list.exitCode == .badInput)
  }

  @Test func `errors of one topic in many lines are told by the first, with their number`() {
    let list = DiagnosticList(
      (1...9).map {
        var fault = Diagnostic(
          .error, file: "deck.json", position: SourcePosition(line: $0, column: 1), "\($0).png is outside")
        fault.topic = "outside"
        return fault
      })
    #expect(list.told.map(\.message) == ["1.png is outside; 8 more lines have this fault"])
  }

  @Test func `faults of a file that are of no page are told one by one`() {
    let list = DiagnosticList(
      (1...9).map {
        Diagnostic(.error, file: "deck.json", position: SourcePosition(line: $0, column: 1), "unknown key")
      })
    #expect(list.told == list.diagnostics)
  }
}
