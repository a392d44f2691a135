import Foundation
import TestSupport
import Testing

@testable import PageBase
@testable import PageSnapshots

/// The pictures that layers of a report lie over, when reports are joined.
struct SharedPicturesMergeTests {
  private let folder = TemporaryFolder()

  private func text(_ path: String) -> String? {
    FileManager.default.contents(atPath: folder.path(path)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Writes a report of one picture with an actual layer over shared pictures.
  private func report(_ name: String, page: String, shared: String?, sharedActual: String?) throws
    -> StoredReport
  {
    var picture = SampleRun.picture(.changed, page: page, "moved")
    (picture.shared, picture.sharedActual, picture.actual) = (shared, sharedActual, "layers/\(page).png")
    for path in [shared, sharedActual, picture.actual].compactMap(\.self) {
      try AtomicFileWriter().write("\(name) \(path)", to: folder.path("\(name)/\(path)"))
    }
    try ReportWriter().write(Verification(title: "t", pictures: [picture]), to: folder.path(name))
    return try StoredReport(folder: folder.path(name))
  }

  @Test func `shared pictures come along under their own names`() throws {
    let a = try report("a", page: "one", shared: "pictures/shared/x.png", sharedActual: nil)
    let b = try report("b", page: "two", shared: "deep/er/y.png", sharedActual: "pictures/shared/z.png")
    let merged = try ReportMerger().write([a, b], to: folder.path("out"))
    #expect(merged.pictures.map(\.shared) == ["pictures/shared/x.png", "pictures/shared/y.png"])
    #expect(merged.pictures.map(\.sharedActual) == [nil, "pictures/shared/z.png"])
    #expect(text("out/pictures/shared/x.png") == "a pictures/shared/x.png")
    #expect(text("out/pictures/shared/y.png") == "b deep/er/y.png")
    #expect(text("out/pictures/shared/z.png") == "b pictures/shared/z.png")
    #expect(
      merged.pictures.map(\.actual) == [
        "pictures/actual/tutorial/one/iphone-x.png", "pictures/actual/tutorial/two/iphone-x.png",
      ])
    #expect(text("out/pictures/actual/tutorial/two/iphone-x.png") == "b layers/two.png")
    #expect(try StoredReport(folder: folder.path("out")).verification == merged)
  }

  @Test func `a picture over its own snapshot stays over it`() throws {
    var picture = SampleRun.picture(.changed, page: "one", "moved")
    (picture.expected, picture.actual) = ("pictures/expected/a.png", "pictures/actual/a.png")
    picture.difference = nil
    picture.sharedActual = picture.expected
    for path in [picture.expected, picture.actual].compactMap(\.self) {
      try AtomicFileWriter().write(path, to: folder.path("a/\(path)"))
    }
    try ReportWriter().write(Verification(title: "t", pictures: [picture]), to: folder.path("a"))
    let merged = try ReportMerger().write(
      [try StoredReport(folder: folder.path("a"))], to: folder.path("out"))
    let own = try #require(merged.pictures.first)
    #expect(own.shared == nil && own.sharedActual == own.expected)
    #expect(own.expected == "pictures/expected/tutorial/one/iphone-x.png")
    #expect(text("out/pictures/expected/tutorial/one/iphone-x.png") == "pictures/expected/a.png")
  }

  @Test func `a report that cannot be written is told`() throws {
    let a = try report("a", page: "one", shared: nil, sharedActual: nil)
    try AtomicFileWriter().write("x", to: folder.path("file"))
    for output in ["file", "file/deep"] {
      #expect {
        try ReportMerger().write([a], to: folder.path(output))
      } throws: { error in
        if case .writing? = error as? ReportError { true } else { false }
      }
    }
  }
}
