import PageRender
import Testing

@testable import PageRuns
@testable import PageWatch

/// The messages to browsers.
struct WatchWordsTests {
  @Test func `the state is JSON on one line, whatever the texts have`() throws {
    var wall = LiveWall()
    wall.title = "two\nlines \"and\"  spaces"
    let fault = Diagnostic(.error, "no   good")
    wall.screens = ["a", "b"].map {
      LiveScreen(id: $0, page: $0, device: "iPhone X", file: "none.json").stale(because: [fault])
    }
    wall.problems = [fault]
    let text = wall.text(turn: 3, chosen: [:], editor: "x://{path}", program: "renderpages")
    #expect(!text.contains("\n"))
    guard case .object(let state) = try JSONReader.read(Array(text.utf8)).kind,
      case .string(let title)? = state["title"]?.kind, case .array(let problems)? = state["problems"]?.kind,
      case .object(let problem)? = problems.first?.kind, case .number(let count)? = problem["screens"]?.kind
    else {
      Issue.record("another form")
      return
    }
    #expect(title == wall.title && problems.count == 1 && count == 2)
    #expect(text.contains("renderpages: error: no   good"))
  }

  @Test(arguments: ["javascript:alert({path})", "vscode://file", "{path}", "://{path}", "a b://{path}"])
  func `an editor's address is a scheme with a path`(editor: String) {
    var options = WatchOptions()
    #expect(throws: UsageError.self) { try options.open(in: editor) }
  }

  @Test func `other editors are taken`() throws {
    var options = WatchOptions()
    try options.open(in: "zed://file{path}:{line}")
    #expect(options.editor == "zed://file{path}:{line}")
  }
}
