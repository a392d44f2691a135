import Testing

@testable import PageBase

/// Faults that pages have in common: symbols without pictures, and calls of their code.
struct PageFaultTests {
  private let other = Diagnostic(.warning, "odd")

  @Test func `one symbol without a picture is told as it is`() {
    let warning = BoxedSymbols.warning("star", areInstalled: true)
    #expect(warning.severity == .warning && warning.topic == "system symbol star")
    #expect(
      warning.message.hasPrefix("there is no picture for the system symbol \"star\", so a box is drawn; use"))
    #expect(
      BoxedSymbols.warning("star", areInstalled: false).message.contains(
        "drawn; install Debian's bootstrap-icons, use"))
    for list in [[other, warning], [other], []] {
      #expect(BoxedSymbols.merged(list, areInstalled: true) == list)
    }
  }

  @Test func `several symbols have one warning, at the place of the first`() {
    var topical = Diagnostic(.error, "wrong")
    topical.topic = "symbol"
    let warnings = ["star", "heart", "bell"].map { BoxedSymbols.warning($0, areInstalled: false) }
    let merged = BoxedSymbols.merged([other, warnings[0], topical] + warnings[1...], areInstalled: false)
    #expect(merged.count == 3)
    #expect(merged[0] == other && merged[2] == topical)
    #expect(merged[1].severity == .warning && merged[1].topic == nil)
    #expect(
      merged[1].message.hasPrefix(
        "there are no pictures for the system symbols \"star\", \"heart\" and \"bell\", so boxes are drawn; install"
      )
    )
  }

  @Test func `faults of a page's calls are collected while its code runs, each once`() async {
    #expect(CodeFaults.current == nil)
    let other = other
    let (result, faults) = await CodeFaults.collecting {
      CodeFaults.current?.append(other)
      CodeFaults.current?.append(Diagnostic(.error, "wrong"))
      CodeFaults.current?.append(other)
      return 7
    }
    #expect(result == 7)
    #expect(faults == [other, Diagnostic(.error, "wrong")])
    #expect(CodeFaults.current == nil)
  }
}
