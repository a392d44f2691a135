import Glibc
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageSnapshots

struct DiagnosticTests {
  private let place = SourcePosition(line: 3, column: 7)

  @Test func `a diagnostic is one line with its place`() {
    let diagnostic = Diagnostic(.warning, file: "a/deck.json", position: place, "odd")
    #expect(diagnostic.description == "a/deck.json:3:7: warning: odd")
    #expect(Diagnostic(.error, "odd").description == "renderpages: error: odd")
    #expect(Diagnostic(.note, file: "a.png", "odd").description == "a.png: note: odd")
  }

  @Test func `nothing in a path or message breaks the line or moves the cursor`() {
    let diagnostic = Diagnostic(.error, file: "a\nb", position: place, "x\r\n\u{1B}[2J\u{202E}\u{85}\0é😀")
    #expect(
      diagnostic.description
        == #"a\nb:3:7: error: x\r\n\u{1B}[2J\u{202E}\u{85}\0é😀"#)
  }

  @Test func `a list is in the order of files and places, each diagnostic once`() {
    func at(_ file: String?, _ line: Int, _ message: String) -> Diagnostic {
      Diagnostic(.error, file: file, position: SourcePosition(line: line, column: 1), message)
    }
    let list = DiagnosticList([
      at("b", 1, "x"), at("a", 10, "x"), at("a", 9, "y"), at("a", 9, "x"), at("a", 10, "x"),
      Diagnostic(.error, "x"),
    ])
    #expect(
      list.diagnostics.map(\.description) == [
        "renderpages: error: x", "a:9:1: error: x", "a:9:1: error: y", "a:10:1: error: x", "b:1:1: error: x",
      ])
  }

  @Test func `the highest exit code wins`() {
    var list = DiagnosticList()
    #expect(list.exitCode == .success)
    list.append(Diagnostic(.warning, "w"))
    #expect(list.exitCode == .success)
    list.append(Diagnostic(.error, "a", exitCode: .limit))
    list.append(Diagnostic(.error, "b", exitCode: .badInput))
    #expect(list.exitCode == .limit)
  }

  @Test func `whatever file may not be read, the advice is the same`() {
    let advice = "may not be read; change its permissions"
    #expect(InputFile.Failure.system(EACCES).message == advice)
    #expect(ImageError.unreadable(errno: EACCES).message == advice)
    #expect(StoredPictureError(.unreadable(errno: EACCES)).message == advice)
    #expect(
      ImageError.unreadable(errno: ENOENT).message == "does not exist; add the file or correct the name")
  }

  @Test func `a long value is cut in a message`() {
    #expect(
      Wording.quoted(String(repeating: "a", count: 61)) == "\"" + String(repeating: "a", count: 60) + "…\"")
  }

  @Test(
    arguments: [
      ("sumary", "summary"), ("SUMMARY", "summary"), ("detial", "detail"), ("xyz", nil), ("", nil),
    ] as [(String, String?)])
  func `a near miss is found`(word: String, expected: String?) {
    #expect(NearMiss.closest(to: word, among: ["image", "summary", "detail"]) == expected)
  }
}
