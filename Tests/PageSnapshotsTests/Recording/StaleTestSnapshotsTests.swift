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

  @Test func `a test's package is the nearest folder with a manifest`() {
    let source = scratch.path("Tests/LoginTests/LoginTests.swift")
    #expect(AssertedSnapshots.package(ofSource: source) == scratch.path("x").dropLast(2).description)
    #expect(AssertedSnapshots.package(ofSource: "/proc/self/none.swift") == nil)
  }
}
