import Foundation
import TestSupport
import Testing

@testable import PageBase
@testable import PageInputs

/// The files that a program with pages of its own was compiled from, as its package tells.
struct ProgramCodeTests {
  private let temporary = TemporaryFolder()

  /// Writes a file that is older than the program that runs the tests.
  private func write(_ text: String, _ path: String, isOlder: Bool = true) throws {
    try AtomicFileWriter().write(text, to: temporary.path(path))
    guard isOlder else { return }
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_000_000_000)], ofItemAtPath: temporary.path(path))
  }

  private func writePackage(_ dependencies: String = "", isOlder: Bool = true) throws {
    try write("let package = Package(\n\(dependencies))\n", "pages/Package.swift")
    try write("a", "pages/Sources/pages/Pages.swift", isOlder: isOlder)
    try write("b", "pages/Sources/pages/picture.png")
    try write("c", "pages/docs/notes.md")
  }

  /// Returns the facts, and the files that were read; `nil` if the code is not known.
  private func code(_ file: String = "pages/Sources/pages/Pages.swift") -> (facts: [String], files: [String])?
  {
    let log = InputLog { Array($0) }
    let facts = InputLog.ambient.with(log) { ProgramCode.read(with: temporary.path(file)) }
    let root = temporary.path("")
    let files = log.questions.filter { $0.kind == .contents && log.answer(to: $0).count < 9 }
    return facts.map { ($0, files.map { String($0.path.dropFirst(root.count)) }) }
  }

  @Test func `a program is made of its package's sources and resources`() throws {
    try writePackage(#"  .package(url: "https://a.example/PageRender", from: "1.0.0")"#)
    let (facts, files) = try #require(code())
    #expect(files.map { $0.split(separator: "/").last } == ["Pages.swift", "picture.png"])
    #expect(facts.joined().contains("Package(") && !facts.joined().contains("PageRender"))
  }

  @Test func `packages that are named by their paths count, but PageRender's does not`() throws {
    try writePackage(#".package(path: "../kit"), .package(path: "../drawing")"#)
    try write("", "kit/Package.swift")
    try write("k", "kit/Sources/kit/Kit.swift")
    try write("", "drawing/Package.swift")
    try write("d", "drawing/Sources/PageRenderCLI/Commands/CommandList.swift")
    let files = try #require(code()).files
    #expect(files.contains { $0.hasSuffix("Kit.swift") } && !files.contains { $0.hasSuffix("List.swift") })
  }

  @Test func `versions of packages from elsewhere are facts, without PageRender's`() throws {
    try writePackage(#".package(url: "https://a.example/kit", from: "1.0.0")"#)
    #expect(code() == nil)
    try write(
      #"{"pins": [{"identity": "kit", "state": {"revision": "7"}}, {"identity": "pagerender", "state": {"revision": "8"}}]}"#,
      "pages/Package.resolved")
    let facts = try #require(code()).facts.joined()
    #expect(facts.contains("'7'") && !facts.contains("'8'"))
  }

  @Test func `code that was changed since the build, or is not here, is not known`() throws {
    try writePackage(isOlder: false)
    #expect(code() == nil)
    try writePackage()
    #expect(code() != nil)
    #expect(code("pages/Sources/pages/Other.swift") == nil)
    try writePackage(".package(path: folder)")
    #expect(code() == nil)
    try write("a", "loose/Pages.swift")
    #expect(code("loose/Pages.swift") == nil)
  }
}
