import Foundation
import TestSupport
import Testing

@testable import PageBase
@testable import PageSnapshots

struct ReportMergerTests {
  private let folder = TemporaryFolder()

  /// Writes a report of one changed picture whose files hold `bytes`.
  private func report(_ name: String, page: String, bytes: String, tree: String? = nil) throws -> String {
    let picture = SampleRun.changed(page: page, "moved")
    for kind in ReportFolder.Picture.allCases {
      let path = try #require(picture[kind])
      try AtomicFileWriter().write("\(bytes) \(kind.rawValue)", to: folder.path("\(name)/\(path)"))
      if kind == .actual, let tree {
        let place = ReportFolder.tree(besidePicture: path)
        try AtomicFileWriter().write(tree, to: folder.path("\(name)/\(place)"))
      }
    }
    try ReportWriter().write(Verification(title: "tutorial", pictures: [picture]), to: folder.path(name))
    return folder.path(name)
  }

  private func merge(_ folders: String..., into output: String) throws -> Verification {
    try ReportMerger().write(folders.map { try StoredReport(folder: $0) }, to: folder.path(output))
  }

  private func text(_ path: String) -> String? {
    FileManager.default.contents(atPath: folder.path(path)).map { String(decoding: $0, as: UTF8.self) }
  }

  private func file(_ path: String) throws -> UInt64? {
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path(path))
    return attributes[.systemFileNumber] as? UInt64
  }

  @Test func `pictures and frame trees come along as second names of their files`() throws {
    let a = try report("a", page: "one", bytes: "first", tree: "tree")
    let b = try report("b", page: "two", bytes: "second")
    let merged = try merge(a, b, into: "out")
    #expect(merged.pictures.map(\.axes.page) == ["one", "two"])
    let picture = "pictures/actual/tutorial/one/iphone-x.png"
    #expect(text("out/\(picture)") == "first actual")
    #expect(text("out/pictures/difference/tutorial/two/iphone-x.png") == "second difference")
    #expect(text("out/pictures/actual/tutorial/one/iphone-x.json") == "tree")
    #expect(try file("out/\(picture)") == file("a/\(picture)"))
    #expect(try StoredReport(folder: folder.path("out")).verification == merged)
    // Again, over what is there, leaves no temporary file.
    #expect(try merge(a, b, into: "out") == merged)
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path("out"))
    #expect(!names.contains { $0.hasSuffix(".tmp") })
  }

  @Test func `an output in an input is refused, before anything is written`() throws {
    let a = try report("a", page: "one", bytes: "first")
    for output in ["a", "a/", "a/deep/er", "a/../a/x"] {
      #expect(throws: ReportError.outputInInput(output: folder.path(output), input: a)) {
        try merge(a, into: output)
      }
    }
    #expect(!FileManager.default.fileExists(atPath: folder.path("a/deep")))
    // A name that only begins alike is another folder.
    #expect(throws: Never.self) { try merge(a, into: "ab") }
  }

  @Test func `what is no report is told in one line`() throws {
    let a = try report("a", page: "one", bytes: "first")
    #expect(throws: ReportError.noFolder(folder.path("nowhere"))) {
      try StoredReport(folder: folder.path("nowhere"))
    }
    let pictures = folder.path("a/pictures")
    #expect(throws: ReportError.noResults("\(pictures)/results.json", "does not exist")) {
      try StoredReport(folder: pictures)
    }
    let lost = "pictures/actual/tutorial/one/iphone-x.png"
    try FileManager.default.removeItem(atPath: folder.path("a/\(lost)"))
    #expect(throws: ReportError.pictureMissing("\(a)/results.json", lost)) { try StoredReport(folder: a) }
    for damage in ["", "{}", "[1]", "{\"format\": 99}", "\u{FEFF}\u{0}"] {
      try AtomicFileWriter().write(damage, to: "\(a)/results.json")
      #expect(throws: ReportError.damaged("\(a)/results.json")) { try StoredReport(folder: a) }
    }
    let whole = Array(SampleRun.hostile.json.text.utf8)
    for length in stride(from: 0, to: whole.count, by: whole.count / 7) {
      try AtomicFileWriter().write(Array(whole[..<length]), to: "\(a)/results.json")
      #expect(throws: ReportError.damaged("\(a)/results.json")) { try StoredReport(folder: a) }
    }
  }

  @Test(arguments: ["../../etc/passwd", "/etc/passwd", "a/../../b", ""])
  func `a report from elsewhere cannot name files outside of it`(path: String) throws {
    var picture = SampleRun.changed("moved")
    picture.actual = path
    let name = folder.path("evil")
    try ReportWriter().write(Verification(title: "evil", pictures: [picture]), to: name)
    #expect(throws: ReportError.self) { try StoredReport(folder: name) }
  }
}
