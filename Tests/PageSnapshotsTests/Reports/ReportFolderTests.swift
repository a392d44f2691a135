import Foundation
import PageDrawing
import TestSupport
import Testing

@testable import PageBase
@testable import PageSnapshots

/// The files of a report, and folders that hold something else.
struct ReportFolderTests {
  private let folder = TemporaryFolder()

  private func write(_ text: String, to name: String) throws {
    try AtomicFileWriter().write(text, to: folder.path(name))
  }

  private func report(_ name: String, _ picture: PictureResult) throws -> String {
    try ReportWriter().write(Verification(title: name, pictures: [picture]), to: folder.path(name))
    return folder.path(name)
  }

  @Test func `a shared picture is named by 32 digits of its hash`() throws {
    let bytes: [UInt8] = [0, 1, 15, 16, 17, 160, 254, 255, 9, 9, 9, 9, 9, 9, 9, 9]
    let hash = try #require(PictureHash(canonicalBytes: bytes))
    let path = "pictures/shared/00010f1011a0feff0909090909090909.png"
    #expect(ReportFolder.sharedPath(of: hash) == path)
    #expect(ReportFolder.sharedPath(named: "other/pictures/shared/a.png") == "pictures/shared/a.png")
    #expect(ReportFolder.tree(besidePicture: path) == "pictures/shared/00010f1011a0feff0909090909090909.json")
  }

  /// The mark lies whole in the first 4096 bytes.
  @Test func `a page without the mark in its head is a foreign one`() throws {
    let path = folder.path("report")
    #expect(!ReportFolder.holdsForeignPage(path))
    _ = try report("report", SampleRun.picture(.same))
    #expect(!ReportFolder.holdsForeignPage(path))
    let most = 4096 - ReportFolder.mark.utf8.count
    for (before, isForeign) in [(most, false), (most + 1, true)] {
      try write(String(repeating: " ", count: before) + ReportFolder.mark + "more", to: "report/index.html")
      #expect(ReportFolder.holdsForeignPage(path) == isForeign)
    }
    try write("", to: "report/index.html")
    #expect(ReportFolder.holdsForeignPage(path))
    try write("x", to: "other/index.html/inside")
    #expect(ReportFolder.holdsForeignPage(folder.path("other")))
  }

  @Test func `a report is not joined over a foreign page`() throws {
    let stored = try StoredReport(folder: report("a", SampleRun.picture(.same)))
    try write("<p>", to: "site/index.html")
    #expect(throws: ReportError.foreignPage(folder.path("site"))) {
      try ReportMerger.check([stored], output: folder.path("site"))
    }
    #expect(throws: Never.self) { try ReportMerger.check([stored], output: folder.path("new/site")) }
  }

  @Test func `a folder that is yet to be made lies in the nearest one that is there`() throws {
    var stored = try StoredReport(folder: report("a", SampleRun.picture(.same)))
    func isRefused(_ output: String, in input: String) -> Bool {
      stored.folder = input
      do {
        try ReportMerger.check([stored], output: output)
        return false
      } catch {
        return error == .outputInInput(output: output, input: input)
      }
    }
    let current = FileManager.default.currentDirectoryPath
    #expect(isRefused("not-there/x", in: current))
    #expect(isRefused("not-there", in: "."))
    #expect(!isRefused("not-there/x", in: folder.path("a")))
    #expect(isRefused("/not-there/x", in: "/"))
    #expect(isRefused(folder.path("x"), in: "/"))
    #expect(!isRefused("/not-there", in: folder.path("a")))
    #expect(!isRefused(folder.path("x"), in: folder.path("lost")))
  }

  @Test func `each picture of a report is to be there, the shared ones too`() throws {
    for kind in [\PictureResult.expected, \.actual, \.difference, \.shared, \.sharedActual] {
      var picture = SampleRun.picture(.changed)
      picture[keyPath: kind] = "a.png"
      let path = try report("r", picture)
      #expect(throws: ReportError.pictureMissing("\(path)/results.json", "a.png")) {
        try StoredReport(folder: path)
      }
      for outside in ["..", "a/..", "/a.png", "", "a\u{0}b"] {
        picture[keyPath: kind] = outside
        _ = try report("r", picture)
        #expect(throws: ReportError.outside("\(path)/results.json", outside)) {
          try StoredReport(folder: path)
        }
      }
      picture[keyPath: kind] = "a/..b.png"
      _ = try report("r", picture)
      try write("x", to: "r/a/..b.png")
      #expect(try StoredReport(folder: path).verification.pictures == [picture])
    }
  }

  /// Lists hold one kind of value, and sizes whole numbers.
  @Test(arguments: [
    (#""format": 2"#, #""format": 3"#), (#""sentences": ["moved"]"#, #""sentences": ["moved", 1]"#),
    (#""stale": ["s"]"#, #""stale": ["s", null]"#), (#""ignored": []"#, #""ignored": [1]"#),
    (#""status": "changed""#, #""status": "other""#), (#""title": "t""#, #""title": 1"#),
  ])
  func `results with a value of another kind are refused`(old: String, new: String) {
    let run = Verification(title: "t", pictures: [SampleRun.changed("moved")], stale: ["s"])
    let text = run.json.text
    #expect(text.contains(old))
    #expect(Verification(json: Array(text.utf8)) == run)
    #expect(Verification(json: Array(text.replacing(old, with: new).utf8)) == nil)
  }

  @Test func `what has no part of pixels that can be read has no pixels`() {
    let run = Verification(title: "t", pictures: [SampleRun.changed("moved")])
    for (old, new) in [(#""count": 12"#, #""count": 1.5"#), (#""height": 3"#, #""height": "3""#)] {
      let read = Verification(json: Array(run.json.text.replacing(old, with: new).utf8))
      #expect(read?.pictures.count == 1 && read?.pictures[0].pixels == nil)
    }
  }

  @Test func `a picture's lead says how many pixels the tolerance let pass`() {
    var picture = SampleRun.changed()
    picture.status = .same
    #expect(picture.lead == "12 pixels differ, within the tolerance.")
    picture.pixels?.count = 1
    #expect(picture.lead == "1 pixel differs, within the tolerance.")
    picture.status = .changed
    #expect(picture.lead == "Some pixels differ.")
    #expect(SampleRun.picture(.same).lead == "The pixels are those of the snapshot.")
    #expect(SampleRun.changed("a", "b").lead == "a")
    #expect(Verification(title: "").countsText == "No picture was compared.")
    picture.comment = "why"
    #expect(picture.rejection == nil)
    picture.isRejected = true
    #expect(picture.rejection == "rejected: why")
    picture.comment = nil
    #expect(picture.rejection == "rejected")
  }
}
