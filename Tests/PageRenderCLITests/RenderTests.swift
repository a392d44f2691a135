import Foundation
import Testing

struct RenderTests {
  @Test func `render draws every page and prints the paths`() throws {
    let work = try Workspace()
    let outcome = try work.run("render", "deck", "-d", "iphone-x,iphone-se-3")
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    #expect(
      outcome.output == """
        out/welcome/iphone-x.png
        out/welcome/iphone-se-3.png
        out/every-device/iphone-x.png
        out/every-device/iphone-se-3.png

        """)
    let header = try PNGHeader(work.contents(of: "out/welcome/iphone-x.png"))
    #expect((header.width, header.height) == (1125, 2436))
  }

  @Test func `an axis that is not at its default adds a suffix`() throws {
    let work = try Workspace()
    let outcome = try work.run(
      "render", "deck", "--orientation", "all", "--appearance", "light,dark", "--content-size", "AX5",
      "--locale", "ja", "--page", "1", "-q")
    #expect(outcome.status == 0, "\(outcome)")
    #expect(
      try work.files(in: "out") == [
        "welcome/iphone-16-pro.dark.ja.ax5.png", "welcome/iphone-16-pro.ja.ax5.png",
        "welcome/iphone-16-pro.landscape.dark.ja.ax5.png", "welcome/iphone-16-pro.landscape.ja.ax5.png",
      ])
  }

  @Test func `fastlane's names have the locale, the device and the page, and no alpha channel`() throws {
    let work = try Workspace()
    let outcome = try work.run(
      "render", "deck", "--naming", "fastlane", "--locale", "en-US", "-d", "iPhone 16 Pro", "--page",
      "welcome")
    #expect(outcome.output == "out/en-US/iPhone 16 Pro-welcome.png\n")
    let header = try PNGHeader(work.contents(of: "out/en-US/iPhone 16 Pro-welcome.png"))
    #expect([2, 3].contains(header.colorType))
  }

  @Test func `two renders give identical bytes, however many jobs draw them`() throws {
    let work = try Workspace()
    let axes = ["-d", "iphone-se-3,iphone-16-pro,ipad-10", "--orientation", "all", "-q"]
    #expect(
      try Renderpages.run(["render", "deck", "-o", "a", "-j", "1"] + axes, in: work.folder).status == 0)
    let other = try Renderpages.run(
      ["render", "deck", "-o", "b", "-j", "4"] + axes, in: work.folder,
      environment: [
        "LC_ALL": "tr_TR.UTF-8", "LANG": "tr_TR.UTF-8", "TZ": "Asia/Tokyo", "HOME": "/nonexistent",
      ])
    #expect(other.status == 0)
    let files = try work.files(in: "a")
    #expect(files.count == 12)
    #expect(try work.files(in: "b") == files)
    for file in files {
      #expect(try work.contents(of: "a/\(file)") == work.contents(of: "b/\(file)"), "\(file)")
    }
  }

  @Test func `a size is a device too`() throws {
    let work = try Workspace()
    #expect(try work.run("render", "deck", "-d", "100x200@2x", "--page", "1").status == 0)
    let header = try PNGHeader(work.contents(of: "out/welcome/100x200@2x.png"))
    #expect((header.width, header.height) == (200, 400))
  }

  @Test func `JSON lists the files and nothing else`() throws {
    let work = try Workspace()
    let outcome = try work.run("render", "deck", "--json", "--page", "2")
    let object = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: [String]]
    #expect(object == ["files": ["out/every-device/iphone-16-pro.png"]])
  }

  @Test func `a pipe gets no escape codes and no progress bar`() throws {
    let work = try Workspace()
    let outcome = try work.run("render", "deck", "-d", "iphone-x,iphone-se-3")
    #expect(!(outcome.output + outcome.errors).contains("\u{1B}"))
    #expect(!outcome.errors.contains("\r"))
  }

  @Test func `a page that is drawn again replaces the file in one step and leaves nothing beside it`() throws
  {
    let work = try Workspace()
    #expect(try work.run("render", "deck", "--page", "1").status == 0)
    let first = try work.contents(of: "out/welcome/iphone-16-pro.png")
    try work.edit("\"summary\": \"Welcome\"", "\"summary\": \"Hello\"")
    #expect(try work.run("render", "deck", "--page", "1").status == 0)
    #expect(try work.contents(of: "out/welcome/iphone-16-pro.png") != first)
    #expect(try work.files(in: "out") == ["welcome/iphone-16-pro.png"])
  }
}
