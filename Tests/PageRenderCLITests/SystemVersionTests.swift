import Foundation
import Testing

/// `--ios`: the versions of iOS that are drawn, under which names.
struct SystemVersionTests {
  /// An iPhone 14 came with iOS 16.
  /// The deck's version is 17.
  @Test func `a version that is not the deck's is part of the name`() throws {
    let work = try Workspace()
    let outcome = try work.run("render", "deck", "--page", "1", "-d", "iphone-14", "--ios", "18,26,17")
    #expect(outcome.status == 0)
    let names = outcome.output.split(separator: "\n").compactMap { $0.split(separator: "/").last }
    #expect(names == ["iphone-14.ios18.png", "iphone-14.ios26.png", "iphone-14.png"])
  }

  @Test func `iOS 27 is drawn as iOS 26 is`() throws {
    let work = try Workspace()
    _ = try work.run("render", "deck", "--page", "1", "-d", "iphone-14", "--ios", "26,27")
    let files = try work.files(in: "out").filter { $0.hasSuffix(".png") }
    let pictures = try ["iphone-14.ios26.png", "iphone-14.ios27.png"].map { name in
      try work.contents(of: "out/" + (files.first { $0.hasSuffix("/" + name) } ?? name))
    }
    #expect(pictures[0] == pictures[1] && !pictures[0].isEmpty)
  }

  @Test func `a version that cannot be drawn, and a device that never ran one, are a line each`() throws {
    let work = try Workspace()
    let wrong = try work.run("render", "deck", "--ios", "19")
    #expect(wrong.errors == "renderpages: error: --ios 19 cannot be drawn; use 17, 18, 26 or 27\n")
    let newer = try work.run(
      "render", "deck", "--page", "1", "-d", "iphone-17", "--ios", "18", showsOldDevices: true)
    #expect(
      newer.errors.contains("note: iPhone 17 never ran iOS 18; the pages are drawn as iOS 18 would show them")
    )
  }

  @Test func `layout names the version, but for 17`() throws {
    let work = try Workspace()
    let plain = try work.run("layout", "deck", "--page", "1", "-d", "iphone-14")
    let newer = try work.run("layout", "deck", "--page", "1", "-d", "iphone-14", "--ios", "26")
    #expect(!plain.output.contains("\"ios\"") && newer.output.contains("\"ios\": 26"))
  }
}
