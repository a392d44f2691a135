import Foundation
import TestSupport
import Testing

/// The examples in doc comments compile in programs of others: `Scripts/check-examples` collects them.
@Suite(
  .tags(.nestedBuild),
  .enabled(
    if: ShellProgram.has("python3") && BuiltModules.areThere,
    "needs python3, and the modules that swift build makes"))
struct ExampleTests {
  private func check(_ sources: String...) throws -> Renderpages.Outcome {
    let script = try SwiftBuild.checkout().appending(path: "Scripts/check-examples")
    return try Renderpages.run([BuiltModules.folder.path] + sources, program: script)
  }

  @Test func `every example compiles`() throws {
    let outcome = try check()
    #expect(outcome.status == 0 && outcome.errors == "", "\(outcome.errors)")
    let count = try #require(outcome.output.split(separator: " ").first.flatMap { Int($0) })
    #expect(count >= 25, "\(outcome.output)")
  }

  @Test func `an example that does not compile is an error at its line`() throws {
    let folder = TemporaryFolder()
    let source = folder.path("Corner.swift")
    let comment = """
      /// A corner of a screen.
      ///
      /// ```swift
      /// let grid = PixelGrid(scale: 2)
      /// let edge: String = grid.round(10.25)
      /// ```
      struct Corner {}

      """
    try Data(comment.utf8).write(to: URL(filePath: source))
    let outcome = try check(source)
    #expect(outcome.status == 1 && outcome.output == "", "\(outcome)")
    #expect(outcome.errors.contains("\(source):5:"), "\(outcome.errors)")
  }

  @Test func `an example without an end is an error`() throws {
    let folder = TemporaryFolder()
    let source = folder.path("Corner.swift")
    try Data("/// A corner.\n/// ```swift\n/// let edge = 10.5\nstruct Corner {}\n".utf8)
      .write(to: URL(filePath: source))
    let outcome = try check(source)
    #expect(outcome.status == 1 && outcome.output == "", "\(outcome)")
    #expect(outcome.errors == "\(source):2: error: the example has no ``` at its end\n")
  }
}

/// The modules beside the tests, where the compiler finds them.
private enum BuiltModules {
  static let folder = Renderpages.program.deletingLastPathComponent()

  /// False if only one target's tests were built, with the targets below it.
  static let areThere = ["UIKit", "PageRenderCLI", "PageRenderTesting"].allSatisfy {
    FileManager.default.fileExists(atPath: folder.appending(path: "Modules/\($0).swiftmodule").path)
  }
}
