import Foundation
import PageRender
import TestSupport
import Testing

@testable import PageRuns

struct LastRunTests {
  private let temporary = TemporaryFolder()

  private let run = Verification(
    title: "T",
    pictures: [
      PictureResult("lesson-1/iphone-x", .changed, deck: "tutorial", snapshot: "A/lesson-1/iphone-x.png"),
      PictureResult("lesson-2/iphone-x", .same, deck: "tutorial", snapshot: "A/lesson-2/iphone-x.png"),
      PictureResult("home/iphone-x.dark", .same, deck: "Main", snapshot: "B/home/iphone-x.dark.png"),
    ])

  private func pictures(_ decks: [String], _ pattern: String? = nil) throws(UsageError) -> [Int] {
    try LastRun.pictures(of: run, decks: decks, pattern: pattern)
  }

  @Test func `decks are named by folder, file or document`() throws {
    #expect(try pictures([]) == [0, 1, 2])
    for operand in ["tutorial", "Examples/tutorial/", "Examples/tutorial/deck.json", "x/tutorial.json"] {
      #expect(try pictures([operand]) == [0, 1], "\(operand)")
    }
    for operand in ["Main", "Base.lproj/Main.storyboard", "Main.xib"] {
      #expect(try pictures([operand]) == [2])
    }
    #expect(try pictures(["Main", "tutorial"]) == [0, 1, 2])
    let fault = #expect(throws: UsageError.self) { try pictures(["Main", "other/deck.json"]) }
    #expect(fault?.message == "other/deck.json was not in the last run; that was of Main, tutorial")
    let only = #expect(throws: UsageError.self) { try pictures(["deck.json"]) }
    #expect(only?.message.hasPrefix("deck.json was not in the last run") == true)
  }

  @Test func `a pattern matches a part of the name`() throws {
    #expect(try pictures([], "lesson") == [0, 1])
    #expect(try pictures([], "lesson-2/iphone") == [1])
    #expect(throws: UsageError.self) { try pictures(["tutorial"], "dark") }
    #expect(try pictures([], "h?me*dark") == [2])
    #expect(NamePattern("on-1").matches("lesson-1/x") && !NamePattern("lesson-1$").matches("lesson-1"))
  }

  @Test func `snapshots lie in folders that end in a slash`() throws {
    #expect(try LastRun.folders(of: run, decks: []) == ["A/", "B/"])
    #expect(try LastRun.folders(of: run, decks: ["Main"]) == ["B/"])
  }

  @Test func `results that are missing and damaged are told apart`() throws {
    let folder = temporary.path("report")
    #expect(LastRun.missing(folder).message.hasPrefix("there are no results of a run in \(folder)"))
    #expect(RunFolder.lastRun(in: folder) == nil)
    try AtomicFileWriter().write("{}", to: "\(folder)/results.json")
    #expect(
      LastRun.missing(folder).message
        == "\(folder)/results.json is damaged, or of another version; run verify again")
    #expect(RunFolder.lastRun(in: folder) == nil)
    try ReportWriter().writeResults(run, to: folder)
    #expect(RunFolder.lastRun(in: folder)?.pictures.map(\.name) == run.pictures.map(\.name))
    RunFolder.forget(folder)
    #expect(RunFolder.lastRun(in: folder) == nil)
  }

  @Test func `failures are counted up to a limit`() {
    let count = FailureCount(limit: 2)
    count.add()
    #expect(!count.isReached)
    count.add()
    #expect(count.isReached)
    let open = FailureCount(limit: nil)
    open.add()
    #expect(!open.isReached)
    #expect(FailureCount(limit: 0).isReached)
  }
}

struct RunFolderTests {
  private let temporary = TemporaryFolder()

  @Test func `a folder belongs to one run at a time`() throws {
    let path = temporary.path("report")
    var first: RunFolder? = try RunFolder(path)
    #expect(first?.path == path)
    #expect {
      try RunFolder(path)
    } throws: {
      if case RunFolder.Fault.isInUse = $0 { true } else { false }
    }
    // A child process has a copy of the descriptor from its fork to its exec.
    let copy = dup(try #require(first).lock)
    defer { close(copy) }
    first = nil
    _ = try RunFolder(path)
    #expect(throws: RunFolder.Fault.self) { try RunFolder("/proc/none") }
  }

  @Test func `a page that PageRender did not write is kept`() throws {
    let path = temporary.path("report")
    try AtomicFileWriter().write("<p>mine</p>", to: "\(path)/index.html")
    let fault = #expect(throws: RunFolder.Fault.self) { try RunFolder.forReport(path) }
    let told = fault?.diagnostic(path)
    #expect(told?.file == "\(path)/index.html" && told?.exitCode == .cannotWrite)
    #expect(told?.message.hasPrefix("is not a report of renderpages") == true)
    unlink("\(path)/index.html")
    _ = try RunFolder.forReport(path)
    let busy = RunFolder.Fault.isInUse.diagnostic(path)
    #expect(busy.message.hasPrefix("another run is using \(path)") && busy.exitCode == .cannotWrite)
  }

  @Test func `a command names the folder unless it is the standard one`() {
    #expect(RunFolder.command("approve", report: "report") == "renderpages approve")
    #expect(RunFolder.command("undo", report: "my report") == "renderpages undo --report 'my report'")
  }

  @Test func `the last run's results and pictures are removed, and nothing outside of them`() throws {
    let path = temporary.path("report")
    let files = [
      "pictures/expected.png", "pictures/actual.png", "pictures/actual.json", "pictures/difference.png",
      "pictures/shared.png", "pictures/other.png", "outside.png", "pictures/a.txt", "pictures/a.json",
      "x.json",
    ]
    for file in files { try AtomicFileWriter().write("x", to: "\(path)/\(file)") }
    var first = PictureResult("a", .changed)
    (first.expected, first.actual) = ("pictures/expected.png", "pictures/actual.png")
    (first.difference, first.shared) = ("pictures/difference.png", "pictures/shared.png")
    var second = PictureResult("b", .changed)
    (second.expected, second.actual) = ("outside.png", "pictures/../x.png")
    (second.shared, second.sharedActual) = ("pictures/../outside.png", nil)
    var third = PictureResult("c", .changed)
    third.actual = "pictures/a.txt"
    let run = Verification(title: "T", pictures: [first, second, third])
    try ReportWriter().writeResults(run, to: path)
    try RunFolder(path).clear(run)
    #expect(TemporaryFolder.names(in: "\(path)/pictures") == ["a.json", "other.png"])
    #expect(TemporaryFolder.names(in: path) == [".lock", "outside.png", "pictures", "x.json"])
  }
}
