import Foundation
import TestSupport
import Testing

@testable import PageBase
@testable import PageSnapshots

/// Snapshots of tests in Swift that no test asserts any more.
struct StaleTestSnapshotsTests {
  private let scratch = TemporaryFolder()
  private static let folder = "Tests/LoginTests/__Snapshots__/LoginTests"

  init() throws {
    try write("// swift-tools-version: 6.2", to: "Package.swift")
    try write("", to: ".build/description.json")
    try write(
      """
      final class LoginTests: XCTestCase {
        func testLogin() {}
        func testSkipped() {}
        func sized(on device: Device, _ number: Int = f(1), dark: Bool) {}
        @Test func `a name of words`() {}
      }
      """, to: "Tests/LoginTests/LoginTests.swift")
  }

  private func write(_ text: String, to path: String) throws {
    try AtomicFileWriter().write(text, to: scratch.path(path))
  }

  private func record(_ names: String...) throws {
    for name in names { try write("x", to: "\(Self.folder)/\(name)") }
  }

  private func stale(_ asserted: [String: Set<String>]) -> [String] {
    var notes = AssertedSnapshots()
    for (test, files) in asserted {
      for file in files { notes.add(file, of: .init(folder: Self.folder, name: test)) }
    }
    let prefix = scratch.path(Self.folder) + "/"
    return StaleTestSnapshots(package: scratch.path("."), asserted: notes).files.map {
      $0.replacingOccurrences(of: "/./", with: "/").replacingOccurrences(of: prefix, with: "")
    }
  }

  @Test func `of a test that ran, a file that it did not assert is stale`() throws {
    try record("testLogin.1.png", "testLogin.1.frames.json", "testLogin.2.png", "testLogin.large.txt")
    #expect(stale(["testLogin": ["testLogin.1.png"]]) == ["testLogin.2.png", "testLogin.large.txt"])
  }

  @Test func `a test that exists and did not run keeps its files, and one that is gone does not`() throws {
    try record(
      "testSkipped.1.png", "sized-on-_-dark.phone.png", "a-name-of-words.1.png", "testGone.1.png",
      "environment.json", "notes.txt")
    #expect(stale(["testLogin": ["testLogin.1.png"]]) == ["testGone.1.png"])
  }

  @Test func `without its test file every snapshot of a folder is stale`() throws {
    try record("testLogin.1.png", "testSkipped.1.txt")
    try FileManager.default.removeItem(atPath: scratch.path("Tests/LoginTests/LoginTests.swift"))
    #expect(stale([:]) == ["testLogin.1.png", "testSkipped.1.txt"])
  }

  @Test func `files without a test, a name and an ending are somebody's own`() throws {
    try record("testGone.png", "testGone.1.png", "README")
    #expect(stale(["testLogin": []]) == ["testGone.1.png"])
  }

  @Test func `a test file that cannot be read says nothing of its snapshots`() throws {
    try record("testGone.1.png")
    let source = "Tests/LoginTests/LoginTests.swift"
    try FileManager.default.removeItem(atPath: scratch.path(source))
    try write("x", to: "\(source)/inside")
    #expect(stale([:]) == [])
  }

  @Test func `snapshots that lie outside of the package are found by the notes`() throws {
    let folder = TemporaryFolder()
    try AtomicFileWriter().write("x", to: folder.path("testA.1.png"))
    var notes = AssertedSnapshots()
    notes.add("testA.2.png", of: .init(folder: folder.path(""), name: "testA"))
    #expect(
      StaleTestSnapshots(package: scratch.path("."), asserted: notes).files == [folder.path("/testA.1.png")])
  }

  /// 32 folders below each other are looked into, the package's own the first of them.
  @Test(arguments: [(31, true), (32, false)])
  func `folders are looked into to a depth of 32`(depth: Int, isFound: Bool) throws {
    let tests = Array(repeating: "d", count: depth).joined(separator: "/")
    let file = "\(tests)/__Snapshots__/Gone/testA.1.png"
    try write("x", to: file)
    let found = StaleTestSnapshots(package: scratch.path("."), asserted: AssertedSnapshots()).files
    #expect(found == (isFound ? [scratch.path("./\(file)")] : []))
  }

  @Test func `what is left beside a deleted picture stays, and its environment too`() throws {
    try record("testGone.1.png", "testGone.2.txt", "environment.json", "fonts/Inter.otf.sha256")
    #expect(StaleTestSnapshots.delete(scratch.path("\(Self.folder)/testGone.1.png")) == nil)
    #expect(
      TemporaryFolder.names(in: scratch.path(Self.folder)) == ["environment.json", "fonts", "testGone.2.txt"])
    try record("fonts/notes.txt", "testGone.2.frames.json")
    // A text has no frame tree, and a folder that holds anything of somebody's stays.
    #expect(StaleTestSnapshots.delete(scratch.path("\(Self.folder)/testGone.2.txt")) == nil)
    #expect(TemporaryFolder.names(in: scratch.path(Self.folder)) == ["fonts", "testGone.2.frames.json"])
    #expect(TemporaryFolder.names(in: scratch.path("\(Self.folder)/fonts")) == ["notes.txt"])
    #expect(StaleTestSnapshots.delete(scratch.path("\(Self.folder)/testGone.2.txt")) != nil)
  }

  @Test func `a deleted picture takes its frame tree along, and the last one its environment`() throws {
    try record(
      "testGone.1.png", "testGone.1.frames.json", "environment.json", "fonts/Inter.otf.sha256")
    #expect(StaleTestSnapshots.delete(scratch.path("\(Self.folder)/testGone.1.png")) == nil)
    #expect(!FileManager.default.fileExists(atPath: scratch.path(Self.folder)))
  }

  @Test func `notes of a later run replace those of its tests, and leave the others`() throws {
    let package = scratch.path("Tests/..")
    let (login, logout) = (
      AssertedSnapshots.Test(folder: Self.folder, name: "testLogin"),
      AssertedSnapshots.Test(folder: Self.folder, name: "testLogout")
    )
    var first = AssertedSnapshots()
    first.add("testLogin.1.png", of: login)
    first.add("testLogin.2.png", of: login)
    first.add("testLogout.1.png", of: logout)
    try first.note(in: package)
    var second = AssertedSnapshots()
    second.add("testLogin.1.png", of: login)
    try second.note(in: package)
    let all = try #require(AssertedSnapshots(package: package))
    #expect(all.files == [login: ["testLogin.1.png"], logout: ["testLogout.1.png"]])
  }

  @Test func `without a build folder nothing is noted`() throws {
    let package = scratch.path("Elsewhere")
    try write("// swift-tools-version: 6.2", to: "Elsewhere/Package.swift")
    var notes = AssertedSnapshots()
    notes.add("a.1.png", of: .init(folder: "a", name: "a"))
    try notes.note(in: package)
    #expect(TemporaryFolder.names(in: package) == ["Package.swift"])
    #expect(AssertedSnapshots(package: package) == nil)
  }

  @Test(arguments: [
    "", "[]", #"{"format": 2, "tests": []}"#, #"{"format": 1}"#, #"{"format": 1, "tests": [1]}"#,
    #"{"format": 1, "tests": [{"folder": "a", "test": "b", "files": [1]}]}"#,
    #"{"format": 1, "tests": [{"folder": "a", "files": []}]}"#,
  ])
  func `damaged notes are none`(text: String) throws {
    try write(text, to: ".build/renderpages-asserted.json")
    #expect(AssertedSnapshots(package: scratch.path("x/..")) == nil)
  }

  @Test func `a test's package is the nearest folder with a manifest`() {
    let source = scratch.path("Tests/LoginTests/LoginTests.swift")
    #expect(AssertedSnapshots.package(ofSource: source) == scratch.path("x").dropLast(2).description)
    #expect(AssertedSnapshots.package(ofSource: "/proc/self/none.swift") == nil)
  }
}

/// The names that functions of a test file give to their snapshots.
struct TestFunctionsTests {
  private static let source = """
    func plain() {}
    func f_1(on device: Device, _ number: Int = f(1, 2), dark: Bool) { other(inner: 1, more: 2) }
    func closure(run: () -> Void = { a, b in }, last: [Int: (Int, Int)] = [1: (2, 3)], end: Int) {}
    func generic<T>(value: T) {}
    @Test func `two words, and more`(of x: Int) { assert("named by hand") }
    func open
    """

  @Test(arguments: [
    ("plain", true), ("f_1-on-_-dark", true), ("closure-run-last-end", true), ("generic-value", true),
    ("two-words-and-more-of", true), ("named by hand", true), ("f_1", false), ("f_1-on-_-dark-inner", false),
    ("other-inner-more", false), ("generic", false), ("two", false), ("open", false), ("named", false),
  ])
  func `a snapshot is called by a function and its labels, or by a text`(name: String, isKnown: Bool) {
    #expect(TestFunctions(source: Self.source).has(name) == isKnown)
  }

  @Test(arguments: ["func", "func ", "func `", "func `a`", "func (", "func a(", "func a(b: [", "func a)"])
  func `source that ends anywhere gives no name but whole ones`(source: String) {
    #expect(TestFunctions(source: source).has("b") == false)
  }
}
