import Testing

@testable import PageRenderTesting

struct ShownFileTests {
  @Test func `the files of a failure are attached under different names`() {
    let files = ["expected", "actual", "difference"].map {
      ShownFile(kind: $0, path: "/tmp/pictures/\($0)/LoginTests/login.1.png")
    }
    #expect(
      files.map(\.attachmentName) == ["login.1.expected.png", "login.1.actual.png", "login.1.difference.png"])
  }

  @Test func `a name that says its kind says it once`() {
    #expect(
      ShownFile(kind: "actual", path: "/tmp/a/login.1.actual.txt").attachmentName == "login.1.actual.txt")
    #expect(ShownFile(kind: "expected", path: "/tmp/a/login.1").attachmentName == "login.expected.1")
  }
}
