import Foundation
import Testing

@testable import PageBase
@testable import PageSnapshots

struct RegTests {
  private struct Reg: Decodable, Equatable {
    var failedItems, newItems, deletedItems, passedItems, expectedItems, actualItems, diffItems: [String]
    var actualDir, expectedDir, diffDir: String
  }

  @Test func `pictures stand in the lists that reg-cli has for them`() throws {
    var missing = SampleRun.picture(.missing, page: "new")
    missing.actual = ReportFolder.path(.actual, deck: "tutorial", name: missing.name)
    let run = Verification(
      title: "tutorial",
      pictures: [
        SampleRun.changed("moved"), missing, SampleRun.picture(.same, page: "old"),
        SampleRun.picture(.failed, page: "broken"), SampleRun.picture(.skipped, page: "later"),
      ], stale: ["Snapshots/tutorial/gone.png"])
    let reg = try JSONDecoder().decode(Reg.self, from: Data(run.reg.text.utf8))
    let (changed, new) = ("tutorial/lesson-1/iphone-x.png", "tutorial/new/iphone-x.png")
    let (old, broken) = ("tutorial/old/iphone-x.png", "tutorial/broken/iphone-x.png")
    #expect(
      reg
        == Reg(
          failedItems: [changed, broken], newItems: [new], deletedItems: ["Snapshots/tutorial/gone.png"],
          passedItems: [old], expectedItems: [changed, old], actualItems: [changed, new, old],
          diffItems: [changed], actualDir: "pictures/actual", expectedDir: "pictures/expected",
          diffDir: "pictures/difference"))
  }

  @Test func `an item below its folder is the picture's path`() throws {
    let picture = SampleRun.changed("moved")
    let item = ReportFolder.item(deck: picture.deck, name: picture.name)
    #expect(picture.actual == "pictures/actual/\(item)")
    #expect(picture.expected == "pictures/expected/\(item)")
    #expect(picture.difference == "pictures/difference/\(item)")
  }

  @Test(arguments: ["..", "../..", ".", "/etc"])
  func `no name leads out of the report`(name: String) {
    let path = ReportFolder.path(.actual, deck: name, name: name)
    #expect(path.hasPrefix("pictures/actual/"))
    #expect(!path.split(separator: "/").contains { $0 == ".." || $0 == "." })
  }
}
