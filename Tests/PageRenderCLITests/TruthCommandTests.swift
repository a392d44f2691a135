import Foundation
import Testing

/// `truth` on a deck with the pages `welcome` and `every-device`, whose screen is an iPhone 16 Pro: 402 × 874 pt with a
/// safe area of 62 and 34 pt, 1206 × 2622 = 3,162,132 pixels.
struct TruthCommandTests {
  private let work: Workspace

  init() throws {
    work = try Workspace()
    try FileManager.default.createDirectory(
      at: work.folder.appendingPathComponent("Recordings"), withIntermediateDirectories: true)
  }

  /// Writes a recording of the deck's first page: its root view in a frame, and more views.
  private func record(
    as name: String = "welcome", screen: String = "welcome", device: String = "iPhone 16 Pro",
    height: Double = 874, safeTop: Double = 62, views: String = "", more: String = ""
  ) throws {
    let text = """
      {
        "format": 1, "screen": "\(screen)", "source": "../deck", "device": "\(device)", "ios": "17.5",
        "size": [402, 874], "safeArea": [\(safeTop), 0, 34, 0]\(more),
        "views": [{"depth": 0, "class": "UIView", "frame": [0, 0, 402, \(height)]}\(views)]
      }
      """
    try work.write(Array(text.utf8), to: "Recordings/\(name).truth.json")
  }

  /// Draws the deck and gives a page's picture another place.
  private func draw(_ page: String, to path: String) throws {
    let outcome = try work.run("render", "deck", "--ios", "17", "-o", "drawn")
    try #require(outcome.status == 0, "\(outcome)")
    let file = work.folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try work.contents(of: "drawn/\(page)/iphone-16-pro.png").write(to: file)
  }

  @Test func `equal frames end with 0, and their sum is told`() throws {
    try record()
    let outcome = try work.run("truth", "Recordings")
    #expect(outcome.status == 0, "\(outcome)")
    #expect(
      outcome.output == """
        welcome on iphone-16-pro, iOS 17: 3 of 3 frames within half a point
        1 of 1 recording equal: 3 of 3 frames within half a point

        """)
  }

  @Test func `what differs is told by how much, and ends with 1`() throws {
    try record(
      height: 884, safeTop: 59,
      views: #", {"depth": 1, "class": "UILabel", "id": "badge", "frame": [20, 70, 44, 20], "text": "New"}"#)
    try record(as: "second", screen: "every-device")
    let outcome = try work.run("truth", "Recordings")
    #expect(outcome.status == 1, "\(outcome)")
    #expect(
      outcome.output == """
        every-device on iphone-16-pro, iOS 17: 3 of 3 frames within half a point
        welcome on iphone-16-pro, iOS 17: 1 of 3 frames within half a point, 1 view not drawn
          frame: safe area: 59 0 34 0 recorded, 62 0 34 0 drawn (top +3)
          frame: UIView: 0 0 402 884 recorded, 0 0 402 874 drawn (height −10)
          not drawn: badge, recorded at 20 70 44 20
        1 of 2 recordings equal: 4 of 6 frames within half a point, 1 view not drawn

        """)
    #expect(
      try work.run("truth", "Recordings", "-q").output
        == "1 of 2 recordings equal: 4 of 6 frames within half a point, 1 view not drawn\n")
  }

  @Test func `pages choose recordings, and the folder may be an option`() throws {
    try record(height: 884)
    try record(as: "second", screen: "every-device")
    let second = try work.run("truth", "--recordings", "Recordings", "--page", "every-device")
    #expect(second.status == 0, "\(second)")
    #expect(second.output.hasPrefix("every-device on iphone-16-pro, iOS 17: 3 of 3 frames"))
    try FileManager.default.removeItem(
      at: work.folder.appendingPathComponent("Recordings/second.truth.json"))
    let none = try work.run("truth", "Recordings", "--page", "every-device")
    #expect(none.status == 2)
    #expect(none.errorLines == ["Recordings: error: has no recording of --page every-device"])
  }

  @Test func `JSON has every difference`() throws {
    try record(height: 884)
    let outcome = try work.run("truth", "Recordings", "--json")
    #expect(outcome.status == 1)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    #expect(object["equal"] as? Int == 0 && object["compared"] as? Int == 1)
    let recording = try #require((object["recordings"] as? [[String: Any]])?.first)
    #expect(recording["device"] as? String == "iphone-16-pro" && recording["ios"] as? Int == 17)
    #expect(recording["frames"] as? [String: Int] == ["equal": 2, "compared": 3])
    #expect(
      recording["differences"] as? [[String: String]] == [
        [
          "kind": "frame", "view": "UIView", "recorded": "0 0 402 884", "drawn": "0 0 402 874",
          "amount": "height −10",
        ]
      ])
  }

  @Test func `pictures are compared pixel by pixel, with a tolerance if asked`() throws {
    try draw("welcome", to: "Recordings/welcome.png")
    try record(more: #", "picture": "welcome.png""#)
    let same = try work.run("truth", "Recordings")
    #expect(same.status == 0, "\(same)")
    #expect(same.output.contains("equal: 3 of 3 frames within half a point, 0 of 3,162,132 pixels differ\n"))
    try work.contents(of: "drawn/every-device/iphone-16-pro.png").write(
      to: work.folder.appendingPathComponent("Recordings/welcome.png"))
    let other = try work.run("truth", "Recordings")
    #expect(other.status == 1)
    #expect(other.output.contains("\n  pixels: ") && other.output.contains(" recorded, #"))
    #expect(try work.run("truth", "Recordings", "--max-diff-pixel-ratio", "1").status == 0)
  }

  @Test func `pictures of swift-snapshot-testing are found by name and size`() throws {
    try draw("welcome", to: "AppTests/__Snapshots__/OnboardingTests/testWelcome.iPhone16Pro.png")
    try work.contents(of: "drawn/every-device/iphone-16-pro.png").write(
      to: work.folder.appendingPathComponent(
        "AppTests/__Snapshots__/OnboardingTests/testSettings.iPhone16Pro.png"))
    let outcome = try work.run("truth", "AppTests", "deck", "--ios", "17")
    #expect(outcome.status == 0, "\(outcome)")
    #expect(
      outcome.output.hasPrefix(
        "welcome on iphone-16-pro, iOS 17: 0 of 3,162,132 pixels differ\n1 of 1 recording"))
    #expect(
      outcome.errorLines.filter { !$0.contains("never ran iOS 17") }.map { $0.contains("shows no page") } == [
        true
      ],
      "\(outcome)")
    let without = try work.run("truth", "AppTests")
    #expect(without.status == 3 && without.errors.contains("names no deck and no storyboard"))
  }

  @Test func `descriptions of views in __Snapshots__ have frames`() throws {
    let folder = "AppTests/__Snapshots__/OnboardingTests"
    try FileManager.default.createDirectory(
      at: work.folder.appendingPathComponent(folder), withIntermediateDirectories: true)
    let text =
      "<UIView; frame = (0 0; 402 874); layer = <CALayer>>\n"
      + "   | <UILabel; frame = (16 60; 200 24); text = 'Nowhere'; layer = <_UILabelLayer>>\n"
    try work.write(Array(text.utf8), to: "\(folder)/testWelcome.iPhone16Pro.txt")
    try work.write(Array("no views".utf8), to: "\(folder)/testText.1.txt")
    let outcome = try work.run("truth", "AppTests", "deck", "--ios", "17")
    #expect(outcome.status == 1, "\(outcome)")
    #expect(
      outcome.output.hasPrefix(
        """
        welcome on iphone-16-pro, iOS 17: 1 of 1 frames within half a point, 1 view not drawn
          not drawn: UILabel "Nowhere", recorded at 16 60 200 24

        """))
    #expect(outcome.errorLines.allSatisfy { $0.contains("never ran iOS 17") }, "\(outcome)")
  }

  @Test func `a wrong recording is named, and the others are compared`() throws {
    try record()
    try work.write(Array("{".utf8), to: "Recordings/broken.truth.json")
    try record(as: "gone", screen: "welcom")
    try record(as: "phone", device: "My Phone")
    let outcome = try work.run("truth", "Recordings")
    #expect(outcome.status == 3)
    #expect(outcome.output.hasSuffix("1 of 1 recording equal: 3 of 3 frames within half a point\n"))
    let lines = outcome.errorLines.sorted()
    #expect(lines.count == 3, "\(lines)")
    #expect(lines.first?.hasPrefix("Recordings/broken.truth.json:1:2: error: not JSON") == true)
    #expect(
      lines.dropFirst().first?.hasPrefix(
        #"Recordings/gone.truth.json: error: there is no screen "welcom" in "#) == true)
    #expect(lines.dropFirst().first?.contains(#"did you mean "welcome"?"#) == true)
    #expect(
      lines.last?.hasPrefix(#"Recordings/phone.truth.json: error: unknown device "My Phone""#) == true)
  }

  @Test func `a folder without recordings and a picture that is none are wrong input`() throws {
    let empty = try work.run("truth", "Recordings")
    #expect(empty.status == 3)
    #expect(empty.errorLines.count == 1 && empty.errors.hasPrefix("Recordings: error: has no recordings"))
    let missing = try work.run("truth", "Nowhere")
    #expect(missing.status == 3 && missing.errorLines == ["Nowhere: error: does not exist"])
    try record(more: #", "picture": "welcome.png""#)
    try work.write(Array("picture of a page 0".utf8), to: "Recordings/welcome.png")
    let outcome = try work.run("truth", "Recordings")
    #expect(outcome.status == 3)
    #expect(outcome.errorLines == ["Recordings/welcome.png: error: is not a PNG file"])
  }

  @Test(arguments: [
    (["truth"], "name the folder of the recordings"),
    (["truth", "Recordings", "--page", ""], "--page has an empty entry"),
    (["app", "MyApp", "truth"], "name the folder of the recordings: app MyApp truth --recordings DIR"),
    (["app", "MyApp", "lint", "--recordings", "Recordings"], "--recordings is for app PATH truth"),
    (["app", "MyApp", "verify", "--fail-on", "note"], "--fail-on is for app PATH lint; leave it out"),
    (["truth", "Recordings", "--ios", "16"], "--ios 16 cannot be drawn; use 17, 18, 26 or 27"),
    (["truth", "Recordings", "--threshold", "2"], "--threshold 2 is not a number from 0 to 1"),
  ])
  func `a wrong command line ends with 2`(words: [String], message: String) throws {
    let outcome = try Renderpages.run(words, in: work.folder)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  }

  @Test func `a program of an app's own pages compares its own screens`() throws {
    let program = Renderpages.program.deletingLastPathComponent().appendingPathComponent("tutorialpages")
    let text = """
      {"format": 1, "screen": "tutorial", "device": "iphone-x", "ios": 17,
       "views": [{"depth": 0, "class": "UIView", "frame": [0, 0, 375, 812]}]}
      """
    try work.write(Array(text.utf8), to: "Recordings/tutorial.truth.json")
    let outcome = try Renderpages.run(["truth", "Recordings"], in: work.folder, program: program)
    #expect(outcome.status == 0, "\(outcome)")
    #expect(outcome.output.hasPrefix("tutorial on iphone-x, iOS 17: 1 of 1 frames"))
    let more = try Renderpages.run(["truth", "Recordings", "deck"], in: work.folder, program: program)
    #expect(more.status == 2 && more.errors.contains("leave deck out"))
  }
}
