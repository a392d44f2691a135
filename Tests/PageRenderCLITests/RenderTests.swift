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

  /// The names of two pages on a device.
  private func names(_ template: String, locale: String = "en", pages: Int = 2) throws -> Renderpages.Outcome
  {
    let work = try Workspace()
    if pages > 2 {
      let page = #"{"image": "images/welcome@3x.png", "summary": "S", "detail": "D"}"#
      let list = Array(repeating: page, count: pages - 2).joined(separator: ", ")
      try work.edit(#""pages": ["#, #""pages": [\#(list), "#)
    }
    return try work.run(
      "render", "deck", "--naming", template, "--locale", locale, "-d", "100x200@1x", "--page",
      "welcome,every-device")
  }

  /// The languages are those of App Store Connect; fastlane_core/lib/fastlane_core/languages.rb.
  @Test(
    arguments: [
      ("en", "en-US"), ("EN_us", "en-US"), ("en-GB", "en-GB"), ("de", "de-DE"), ("fr-CA", "fr-CA"),
      ("ja-JP", "ja"),
      ("pt", "pt-BR"), ("es-AR", "es-MX"), ("es", "es-ES"), ("zh-TW", "zh-Hant"), ("zh-CN", "zh-Hans"),
      ("nb", "no"),
      ("nb-NO", "no"), ("iw", "he"), ("ar", "ar-SA"), ("sv-FI", "sv"), ("sl", "sl-SI"), ("ur", "ur-PK"),
    ])
  func `fastlane's folders are deliver's languages`(locale: String, folder: String) throws {
    let outcome = try names("fastlane", locale: locale)
    #expect(
      outcome.output
        == "out/\(folder)/100x200@1x-1-welcome.png\nout/\(folder)/100x200@1x-2-every-device.png\n")
  }

  @Test(
    arguments: [
      ("de-AT", "of that language it has de-DE"),
      ("en-IN", "of that language it has en-AU, en-CA, en-GB, en-US"),
      (
        "tlh",
        "choose others with --locale, or name the files with a template such as {locale}/{index}-{page}"
      ),
      (
        "en-XA",
        "choose others with --locale, or name the files with a template such as {locale}/{index}-{page}"
      ),
    ])
  func `a language that deliver does not know is one clear error`(locale: String, advice: String) throws {
    let outcome = try names("fastlane", locale: locale)
    #expect(outcome.status == 2 && outcome.output == "")
    #expect(
      outcome.errorLines.contains(
        "renderpages: error: --naming fastlane: deliver has no language \(locale); \(advice)"))
  }

  @Test func `an index is the page's number, as wide as the last one's`() throws {
    #expect(
      try names("{index}-{page}").output == "out/1-welcome.png\nout/2-every-device.png\n")
    #expect(
      try names("{page}/{index}", pages: 12).output == "out/welcome/11.png\nout/every-device/12.png\n")
    #expect(
      try names("{index}", pages: 100).output == "out/099.png\nout/100.png\n")
  }

  @Test(
    arguments: [
      ("{index}/{index}-{page}", "--naming {index}/{index}-{page} has {index} twice; once is enough"),
      (
        "{pge}",
        "--naming has an unknown placeholder {pge}; did you mean {page}? Use {deck} {page} {index} {device} {deviceName} "
          + "{orientation} {appearance} {locale} {contentSize} {direction} {ios}"
      ), ("{page", "--naming {page has a { without its }"),
      (
        "../{page}", "--naming ../{page} must be a relative path such as {page}/{device}, without . and .."
      ),
    ])
  func `a wrong template is one line`(template: String, message: String) throws {
    let outcome = try names(template)
    #expect(outcome.status == 2 && outcome.errorLines == ["renderpages: error: \(message)"], "\(outcome)")
  }

  @Test func `a folder that cannot be written to is one line, whatever is drawn`() throws {
    let work = try Workspace()
    try work.write([], to: "file")
    for folder in ["file", "file/out", "/proc/out"] {
      let outcome = try work.run("render", "deck", "-d", "100x200@1x,101x200@1x", "-o", folder)
      #expect(outcome.status == 5 && outcome.errorLines.count == 1, "\(outcome)")
      #expect(outcome.errors.contains("cannot write \"\(folder)"), "\(outcome)")
    }
  }

  @Test
  func `fastlane's names have the locale, the device, the page's place and the page, and no alpha channel`()
    throws
  {
    let work = try Workspace()
    let outcome = try work.run(
      "render", "deck", "--naming", "fastlane", "--locale", "en-US", "-d", "iPhone 16 Pro", "--page",
      "welcome")
    #expect(outcome.output == "out/en-US/iPhone 16 Pro-1-welcome.png\n")
    let header = try PNGHeader(work.contents(of: "out/en-US/iPhone 16 Pro-1-welcome.png"))
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
