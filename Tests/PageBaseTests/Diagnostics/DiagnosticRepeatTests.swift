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

  @Test func `six pages are more than are told one by one`() {
    let list = DiagnosticList((1...6).map { fault($0) })
    #expect(list.told.map(\.message) == ["page \"p1\": too narrow; 5 more pages say the same"])
  }

  /// A diagnostic about a page that its message does not name first.
  private func aboutPage(_ number: Int, _ words: String, topic: String? = nil) -> Diagnostic {
    var fault = Diagnostic(
      .warning, file: "deck.json", position: SourcePosition(line: number, column: 1), words)
    fault.page = "p\(number)"
    fault.topic = topic
    return fault
  }

  @Test func `pages that are named elsewhere say the same, too, whatever the topic`() {
    let list = DiagnosticList((1...7).map { aboutPage($0, "too narrow", topic: "\($0)") })
    #expect(list.told.map(\.message) == ["too narrow; 6 more pages say the same"])
  }

  @Test func `other words about pages are told one by one`() {
    let list = DiagnosticList((1...7).map { aboutPage($0, "image \"a\($0)\": gone") })
    #expect(list.told == list.diagnostics)
  }

  @Test func `warnings of one topic in many lines are told one by one`() {
    let list = DiagnosticList(
      (1...9).map {
        var fault = Diagnostic(
          .warning, file: "deck.json", position: SourcePosition(line: $0, column: 1), "\($0) is odd")
        fault.topic = "odd"
        return fault
      })
    #expect(list.told == list.diagnostics)
  }

  @Test func `errors of several topics are told for each topic`() {
    let list = DiagnosticList(
      (1...14).map {
        var fault = Diagnostic(
          .error, file: "deck.json", position: SourcePosition(line: $0, column: 1), "\($0) is odd")
        fault.topic = $0 % 2 == 0 ? "even" : "odd"
        return fault
      })
    #expect(
      list.told.map(\.message) == [
        "1 is odd; 6 more lines have this fault", "2 is odd; 6 more lines have this fault",
      ])
  }
}
