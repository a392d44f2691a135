import Foundation
import Testing

struct StoreCommandTests {
  /// Writes a deck of store pictures whose screens are the starter deck's pages.
  private func workspace(_ layout: String = #""store""#, summary: String = "Words") throws -> Workspace {
    let work = try Workspace()
    let text = """
      {
        "title": "Words", "layout": \(layout),
        "strings": { "en": { "s": "\(summary)" }, "ar": { "s": "كلمات" } },
        "pages": [
          { "image": { "deck": "deck.json", "page": "welcome" }, "summary": { "key": "s" } }
        ]
      }
      """
    try work.write(Array(text.utf8), to: "deck/store.json")
    return work
  }

  @Test func `a set is in deliver's folders, and an independent checker takes it`() throws {
    let work = try workspace()
    let outcome = try work.run("store", "deck", "-o", "shots", "-d", "iphone-17-pro-max")
    #expect(outcome.status == 0, "\(outcome)")
    #expect(
      try work.files(in: "shots") == [
        "ar-SA/iPhone 17 Pro Max-1-1.png", "en-US/iPhone 17 Pro Max-1-1.png", "index.html",
      ])
    #expect(
      outcome.errors.contains(
        "note: 2 pictures, 2 languages, 6.9-inch iPhone: as the App Store takes them; shots/index.html shows them"
      ))
    let header = try PNGHeader(work.contents(of: "shots/en-US/iPhone 17 Pro Max-1-1.png"))
    #expect((header.width, header.height) == (1320, 2868))
    guard ShellProgram.has("python3") else { return }
    let script = try SwiftBuild.checkout().appending(path: "Scripts/check-store")
    let checked = try Renderpages.run(["shots"], in: work.folder, program: script)
    #expect(checked.status == 0, "\(checked)")
  }

  @Test func `pictures of another run in the folder are told, and --clean removes them`() throws {
    let work = try workspace()
    let words = ["-o", "shots", "-d", "iphone-17-pro-max", "--locale"]
    _ = try Renderpages.run(["store", "deck"] + words + ["ar"], in: work.folder)
    let both = try Renderpages.run(["store", "deck"] + words + ["en-US"], in: work.folder)
    let told =
      "shots: note: holds 1 other picture, such as ar-SA/iPhone 17 Pro Max-1-1.png, which deliver uploads"
    #expect(both.status == 0 && both.errors.contains(told), "\(both)")
    let alone = try Renderpages.run(["store", "deck", "--clean"] + words + ["en-US"], in: work.folder)
    #expect(alone.status == 0 && !alone.errors.contains("other picture"), "\(alone)")
    #expect(!work.exists("shots/ar-SA"))
  }

  @Test func `a size that the store does not take is an error before anything is drawn`() throws {
    let work = try workspace()
    let outcome = try work.run("store", "deck", "-o", "shots", "-d", "300x600@2x")
    #expect(outcome.status == 2)
    #expect(
      outcome.errorLines == [
        "deck/store.json: error: the App Store takes no pictures of 600 × 1200 pixels (300x600@2x); it asks for 6.9-inch iPhone: "
          + "1320 × 2868, 1290 × 2796, 1260 × 2736"
      ])
    #expect(!work.exists("shots"))
  }

  @Test func `a caption that fits at no size is an error before anything is drawn`() throws {
    let long = String(repeating: "Donaudampfschifffahrtsgesellschaft ", count: 8)
    let work = try workspace(summary: long)
    let outcome = try work.run("store", "deck", "-o", "shots", "-d", "iphone-17-pro-max")
    #expect(outcome.status == 3)
    #expect(outcome.errorLines.filter { $0.contains(": error: ") }.count == 1, "\(outcome)")
    #expect(outcome.errors.contains("does not fit in en, even at 60 % of its size"))
    #expect(!work.exists("shots/ar-SA/iPhone 17 Pro Max-1-1.png"))
  }

  @Test func `pictures outside the deck's folder are told in one line`() throws {
    let work = try Workspace()
    let pages = Array(repeating: #"{ "image": "../a.png", "summary": "S" }"#, count: 7)
    let text = #"{ "title": "T", "layout": "store", "pages": ["# + pages.joined(separator: ",\n") + "] }"
    try work.write(Array(text.utf8), to: "deck/store.json")
    let outcome = try work.run("store", "deck", "-o", "shots")
    #expect(
      outcome.errorLines == [
        #"deck/store.json:1:57: error: "image": "../a.png" is outside the deck's folder; move the file into the "#
          + "folder; 6 more lines have this fault"
      ])
  }

  @Test func `a deck of screens is no store set`() throws {
    let outcome = try Workspace().run("store", "deck/deck.json", "-o", "shots")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("shows no store pictures; write a deck with \"layout\": \"store\""))
  }

  @Test(arguments: ["App", "App/My.xcodeproj"])
  func `an app has its screens drawn first`(operand: String) throws {
    let work = try Workspace()
    try FileManager.default.createDirectory(
      at: work.folder.appending(path: "App/My.xcodeproj"), withIntermediateDirectories: true)
    let outcome = try work.run("store", operand)
    #expect(outcome.status == 3)
    let advice = "\(operand) is an app without a store.json; \"renderpages app \(operand) -d "
    #expect(outcome.errors.contains(advice), "\(outcome)")
  }

  @Test func `check judges an existing folder`() throws {
    let work = try workspace()
    _ = try work.run("store", "deck", "-o", "shots", "-d", "iphone-17-pro-max", "--locale", "english (U.S.)")
    let good = try work.run("store", "--check", "shots")
    #expect(good.status == 0)
    #expect(good.output == "1 picture, 1 language, 6.9-inch iPhone: as the App Store takes them\n")
    #expect(try work.run("store", "--check", "shots", "--quiet").output.isEmpty)
    try work.write([1, 2, 3], to: "shots/en-US/4.png")
    let outcome = try work.run("store", "--check", "shots")
    #expect(outcome.status == 1)
    #expect(outcome.errors == "shots/en-US/4.png: error: is no PNG or JPEG picture that can be read\n")
  }

  @Test(
    arguments: [
      ("de-AT", "--locale: deliver has no language de-AT; of that language it has de-DE"),
      ("Germna", #"--locale Germna is no language of the store; did you mean "German"?"#),
      ("tlh", "--locale: deliver has no language tlh; name one of its 50 languages, such as German or de-DE"),
    ])
  func `a language that the store does not have is an error`(locale: String, message: String) throws {
    let outcome = try workspace().run("store", "deck", "-o", "shots", "--locale", locale)
    #expect(outcome.status == 2)
    #expect(outcome.errors.hasPrefix("renderpages: error: \(message)"), "\(outcome)")
  }

  @Test func `languages of the texts that the store does not have are left out`() throws {
    let work = try workspace()
    let file = work.folder.appending(path: "deck/store.json")
    let text = try String(contentsOf: file, encoding: .utf8).replacing(#""ar":"#, with: #""fa":"#)
    try work.write(Array(text.utf8), to: "deck/store.json")
    let outcome = try work.run("store", "deck", "-o", "shots", "-d", "iphone-17-pro-max")
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("note: left out fa, for which the App Store has no folder of its own"))
    #expect(try work.files(in: "shots") == ["en-US/iPhone 17 Pro Max-1-1.png", "index.html"])
  }

  @Test func `init writes a store deck for a deck's pages and for captured pictures`() throws {
    let work = try Workspace()
    #expect(try work.run("init", "--store", "calm", "deck").status == 0)
    let outcome = try work.run("store", "deck", "-o", "shots", "-d", "iphone-17-pro-max")
    #expect(outcome.status == 0, "\(outcome)")
    #expect(
      try work.files(in: "shots") == [
        "en-US/iPhone 17 Pro Max-1-welcome.png", "en-US/iPhone 17 Pro Max-2-every-device.png", "index.html",
      ])
    #expect(try work.run("init", "--store", "calm", "deck").status == 5)
    #expect(try work.run("init", "--store", "clam", "deck").errors.contains(#"did you mean "calm"?"#))
    let folder = work.folder.appending(path: "captured/phone")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: work.folder.appending(path: "shots/en-US/iPhone 17 Pro Max-1-welcome.png"),
      to: folder.appending(path: "02-daily_plan.png"))
    #expect(try work.run("init", "--store", "bold", "captured").status == 0)
    let text = String(decoding: try work.contents(of: "captured/store.json"), as: UTF8.self)
    #expect(text.contains(#""image": "phone/02-daily_plan.png", "summary": "Daily plan""#), "\(text)")
  }
}
