import Foundation
import Testing

/// The option `--memory`.
struct MemoryOptionTests {
  @Test(arguments: ["png", "pdf"])
  func `no picture depends on the memory for images`(format: String) throws {
    let work = try Workspace()
    let words = ["render", "deck", "-d", "iphone-x,iphone-16-pro,iphone-se-3", "--format", format]
    // A page's image has 720 × 720 pixels, 2 MB.
    for (output, options) in [("small", ["--memory", "1M", "-j", "2"]), ("all", [])] {
      let outcome = try Renderpages.run(words + ["-o", output] + options, in: work.folder)
      #expect(outcome.status == 0, "\(outcome)")
    }
    let names = try work.files(in: "all")
    #expect(try names.count == 6 && work.files(in: "small") == names)
    for name in names { #expect(try work.contents(of: "small/\(name)") == work.contents(of: "all/\(name)")) }
  }

  @Test(arguments: ["64", "0M", "lots"])
  func `a size without a unit is no size`(word: String) throws {
    let outcome = try Workspace().run("render", "deck", "--memory", word)
    #expect(outcome.status == 2)
    #expect(
      outcome.errors
        == "renderpages: error: --memory \(word) is not a size from 1M to 64G, such as 64M or 2G\n")
  }
}
