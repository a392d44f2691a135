import Foundation
import PageRender
import TestSupport
import Testing

@testable import PageRuns

struct ApprovalTests {
  private let temporary = TemporaryFolder()
  private var report: String { temporary.path("report") }

  /// Makes results of a run with pictures of one pixel, which are recorded in another colour.
  private func results(_ names: String...) throws -> Verification {
    let pictures = try names.map { name -> PictureResult in
      var picture = PictureResult(name, .changed, snapshot: temporary.path("S/\(name).png"))
      picture.actual = "pictures/\(name).png"
      let one = HandmadePNG(width: 1, height: 1, colorType: 2, rows: [0, 1, 2, 3])
      try AtomicFileWriter().write(one.bytes, to: "\(report)/pictures/\(name).png")
      try AtomicFileWriter().write(tree, to: "\(report)/pictures/\(name).json")
      try AtomicFileWriter().write("old", to: temporary.path("S/\(name).png"))
      return picture
    }
    return Verification(title: "T", pictures: pictures)
  }

  private let tree = #"{"format": 1, "page": "p", "scale": 3, "views": [], "constraints": []}"#

  private func approval(_ run: Verification, _ chosen: [Int]) throws -> Approval {
    Approval(of: run, in: try RunFolder(report), accepting: chosen)
  }

  private func status() -> [PictureResult.Status]? { RunFolder.lastRun(in: report)?.pictures.map(\.status) }

  private func isOld(_ name: String) -> Bool {
    FileContents.bytes(ofFile: temporary.path("S/\(name).png")) == Array("old".utf8)
  }

  @Test func `accepted pictures become snapshots with their frame trees`() throws {
    var approval = try approval(try results("a/x", "b/x", "c/x"), [0, 2])
    approval.carryOut()
    #expect(approval.faults.isEmpty)
    #expect(
      approval.lines == [
        "approved \(temporary.path("S/a/x.png"))", "approved \(temporary.path("S/c/x.png"))",
        "2 snapshots approved; renderpages undo --report \(report) restores the old ones",
      ])
    #expect(!isOld("a/x") && isOld("b/x") && !isOld("c/x"))
    #expect(FrameTree(contentsOf: temporary.path("S/a/x.json"))?.page == "p")
    #expect(FrameTree(contentsOf: temporary.path("S/b/x.json")) == nil)
    #expect(status() == [.recorded, .changed, .recorded])
    let drawn = try StoredPicture(contentsOf: temporary.path("S/a/x.png")).decode()
    #expect(drawn.width == 1 && drawn.height == 1)
  }

  @Test func `one approval has a line of its own`() throws {
    var approval = try approval(try results("a/x"), [0])
    approval.carryOut()
    #expect(
      approval.lines.last == "1 snapshot approved; renderpages undo --report \(report) restores the old one")
  }

  @Test func `rejected pictures keep their snapshots, and are listed`() throws {
    var approval = try approval(try results("a/x", "b/x", "c/x"), [0, 1, 2])
    approval.take([0: InteractiveApproval.Decision.reject, 1: .skip])
    approval.carryOut()
    #expect(approval.lines == ["nothing was approved"] && approval.faults.isEmpty)
    #expect(isOld("a/x") && isOld("b/x"))
    let run = RunFolder.lastRun(in: report)
    #expect(run?.pictures.map(\.isRejected) == [true, false, false])
    let list = FileContents.bytes(ofFile: SnapshotFolder(temporary.path("S")).rejections)
    #expect(list.map { String(decoding: $0, as: UTF8.self).contains("a/x") } == true)
    #expect(list.map { String(decoding: $0, as: UTF8.self).contains("b/x") } == false)
  }

  @Test func `a file of decisions accepts, and rejects with comments`() throws {
    let run = try results("a/x", "b/x", "c/x")
    var approval = try approval(run, [0, 1])
    func decision(_ index: Int, _ isAccepted: Bool) -> (String, Decisions.Decision) {
      let key = run.pictures[index].key
      return (key, Decisions.Decision(picture: key, isAccepted: isAccepted, comment: "too close"))
    }
    approval.take(
      Dictionary(uniqueKeysWithValues: [decision(0, true), decision(1, false), decision(2, true)]))
    approval.carryOut()
    #expect(
      approval.lines.prefix(2) == [
        "\(temporary.path("S/b/x.png")): rejected: too close", "approved \(temporary.path("S/a/x.png"))",
      ])
    #expect(!isOld("a/x") && isOld("b/x") && isOld("c/x"))
    let last = RunFolder.lastRun(in: report)?.pictures
    #expect(last?.map(\.comment) == [nil, "too close", nil])
    #expect(last?.map(\.isRejected) == [false, true, false])
    // The page shows what was rejected.
    #expect(FilePath.isReadable("\(report)/index.html"))
  }

  @Test(arguments: [
    ("pictures/../a.png", "names files that verify does not write"),
    ("a.png", "names files that verify does not write"),
  ]) func `results that leave the report are refused`(actual: String, message: String) throws {
    var run = try results("a/x")
    run.pictures[0].actual = actual
    var approval = try approval(run, [0])
    approval.carryOut()
    #expect(approval.faults.first?.message.hasPrefix(message) == true && isOld("a/x"))
    #expect(approval.lines == ["nothing was approved"])
  }

  @Test func `each fault of a picture is told with its file`() throws {
    func fault(_ change: (inout PictureResult) throws -> Void) throws -> Diagnostic? {
      var run = try results("a/x")
      try change(&run.pictures[0])
      let fault = #expect(throws: ApprovedPicture.Fault.self) {
        try ApprovedPicture.files(of: run.pictures[0], report: report)
      }
      return fault?.diagnostic
    }
    let foreign = try fault { $0.snapshot = temporary.path("S/b/x.png") }
    #expect(foreign?.file == "\(report)/results.json")
    let gone = try fault { picture in unlink(picture.snapshot) }
    #expect(
      gone?.file == temporary.path("S/a/x.png")
        && gone?.message.hasPrefix("the snapshot does not exist") == true)
    let tree = try fault { _ in unlink("\(report)/pictures/a/x.json") }
    #expect(tree?.file == "\(report)/pictures/a/x.json")
    let picture = try fault { _ in try AtomicFileWriter().write("", to: "\(report)/pictures/a/x.png") }
    #expect(picture?.message == "is empty; run verify again" && picture?.file == "\(report)/pictures/a/x.png")
    for told in [foreign, gone, tree, picture] { #expect(told?.exitCode == .badInput) }
  }

  @Test func `a missing snapshot is made in its folder`() throws {
    var run = try results("a/x")
    run.pictures[0].status = .missing
    unlink(run.pictures[0].snapshot)
    #expect(
      try ApprovedPicture.files(of: run.pictures[0], report: report).map(\.path) == [
        temporary.path("S/a/x.png"), temporary.path("S/a/x.json"),
      ])
    run.pictures[0].snapshot = temporary.path("none/deeper/a/x.png")
    #expect(throws: ApprovedPicture.Fault.self) {
      try ApprovedPicture.files(of: run.pictures[0], report: report)
    }
  }

  @Test func `a snapshot of no page is removed with its tree and empty folders`() throws {
    _ = try results("a/x", "a/y")
    try AtomicFileWriter().write(tree, to: temporary.path("S/a/x.json"))
    try AtomicFileWriter().write("mine", to: temporary.path("S/a/y.json"))
    #expect(StaleSnapshot.delete(temporary.path("S/a/x.png")) == nil)
    #expect(TemporaryFolder.names(in: temporary.path("S/a")) == ["y.json", "y.png"])
    // A file of that name that is no frame tree is somebody's own.
    #expect(StaleSnapshot.delete(temporary.path("S/a/y.png")) == nil)
    #expect(TemporaryFolder.names(in: temporary.path("S/a")) == ["y.json"])
    unlink(temporary.path("S/a/y.json"))
    try AtomicFileWriter().write("", to: temporary.path("S/a/z.png"))
    #expect(StaleSnapshot.delete(temporary.path("S/a/z.png")) == nil)
    #expect(!FilePath.isAnything(temporary.path("S")))
    #expect(StaleSnapshot.delete(temporary.path("S/none.png")) != nil)
  }

  @Test func `an approval is undone for one deck`() throws {
    var run = try results("a/x", "b/x")
    run.pictures[1].deck = "other"
    try ReportWriter().writeResults(run, to: report)
    var approval = try approval(run, [0, 1])
    approval.carryOut()
    let undoing = try DeckUndoing(["other"], report: report)
    #expect(try undoing.undo(ApprovalJournal(report: report)) != nil)
    #expect(!isOld("a/x") && isOld("b/x"))
    #expect(status() == [.recorded, .changed])
    #expect(throws: UsageError.self) { try DeckUndoing([], report: temporary.path("none")) }
  }
}
