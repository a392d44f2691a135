import Testing

@testable import PageBase

/// The order of diagnostics, and which of them are one.
struct DiagnosticListTests {
  private func at(
    _ line: Int?, _ column: Int = 1, _ severity: Diagnostic.Severity = .error, _ message: String = "x",
    file: String? = "a", code: ExitCode? = nil
  ) -> Diagnostic {
    Diagnostic(
      severity, file: file, position: line.map { SourcePosition(line: $0, column: column) }, message,
      exitCode: code)
  }

  /// Every order of what is appended gives one order of the list.
  private func expect(_ sorted: [Diagnostic]) {
    #expect(DiagnosticList(sorted).diagnostics == sorted)
    #expect(DiagnosticList(sorted.reversed()).diagnostics == sorted)
    var list = DiagnosticList()
    for diagnostic in sorted.reversed() { list.append(diagnostic) }
    #expect(list.diagnostics == sorted)
  }

  @Test func `files come in the order of their names, after what is in no file`() {
    expect([at(9, file: nil), at(8, file: "a"), at(1, file: "b"), at(1, file: "c")])
  }

  @Test func `lines come before columns, and what is in no line first`() {
    expect([at(nil), at(1, 9), at(2, 1), at(2, 3), at(10, 2)])
  }

  @Test func `in one place errors come before warnings, and these before notes`() {
    expect([at(1, 1, .error, "c"), at(1, 1, .warning, "b"), at(1, 1, .note, "a")])
  }

  @Test func `errors that end nothing come before those with a code, then words decide`() {
    expect([
      at(1, 1, .error, "c"), at(1, 1, .error, "b", code: .difference), at(1, 1, .error, "a", code: .limit),
      at(1, 1, .error, "b", code: .limit),
    ])
  }

  @Test func `a fault of several environments and pages is one, with all environments`() {
    var (first, second, third) = (at(1), at(1), at(1))
    (first.environments, second.environments) = (["b", "a"], ["a", "c"])
    second.page = "p"
    third.environments = ["d"]
    let list = DiagnosticList([first, second, third])
    #expect(list.diagnostics.count == 1)
    #expect(Set(list.diagnostics[0].environments) == ["a", "b", "c", "d"])
    #expect(list.diagnostics[0].environments.count == 4)
  }

  @Test func `words of one topic are one fault, others are two`() {
    var (first, second) = (at(1, 1, .error, "5 points"), at(1, 1, .error, "6 points"))
    #expect(DiagnosticList([first, second]).diagnostics == [first, second])
    first.topic = "points"
    #expect(DiagnosticList([first, second]).diagnostics.count == 2)
    second.topic = "pixels"
    #expect(DiagnosticList([first, second]).diagnostics.count == 2)
    second.topic = "points"
    #expect(DiagnosticList([first, second]).diagnostics == [first])
    second.position?.column = 2
    #expect(DiagnosticList([first, second]).diagnostics.count == 2)
  }

  @Test func `a list without diagnostics is empty`() {
    #expect(DiagnosticList().isEmpty && DiagnosticList([]).diagnostics.isEmpty)
    #expect(!DiagnosticList([at(1)]).isEmpty)
  }

  @Test func `as a warning an error ends nothing, and other severities stay`() {
    let error = at(1, code: .badInput).asWarning
    #expect(error == at(1, 1, .warning))
    #expect(at(1, 1, .note, code: .limit).asWarning == at(1, 1, .note))
    #expect(at(1, 1, .warning).asWarning == at(1, 1, .warning))
    #expect(!at(1).isToldByLint)
  }

  @Test func `exit codes are in the order of their numbers`() {
    let codes: [ExitCode] = [
      .success, .difference, .usage, .badInput, .limit, .cannotWrite, .environment, .internalError,
    ]
    #expect(codes.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 6, 70])
    #expect(codes.shuffled().sorted() == codes)
    #expect(codes.allSatisfy { !($0 < $0) })
  }

  @Test func `a line names the first environment and the number of the others`() {
    var diagnostic = Diagnostic(.warning, "odd")
    #expect(diagnostic.line(program: "a\nb") == #"a\nb: warning: odd"#)
    diagnostic.environments = ["iphone-x"]
    #expect(diagnostic.line(program: "p") == "p: warning: odd (iphone-x)")
    diagnostic.environments = ["iphone-x", "ipad\n"]
    #expect(diagnostic.line(program: "p") == "p: warning: odd (iphone-x and 1 more)")
    diagnostic.environments = ["ipad\n", "b", "c", "d"]
    #expect(diagnostic.line(program: "p") { "<\($0.rawValue)>" } == #"p: <warning>: odd (ipad\n and 3 more)"#)
  }
}
