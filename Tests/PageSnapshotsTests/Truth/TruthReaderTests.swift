import LayoutEngine
import Testing

@testable import PageBase
@testable import PageSnapshots

/// The reader of recordings: the contents of right ones and the faults of wrong ones.
struct TruthReaderTests {
  @Test func `every member is read, and paths are those beside the file`() throws {
    let text = """
      {
        "format": 1, "screen": "welcome", "step": "tap-next", "source": "../MyDeck", "device": "iphone-x", "ios": 18,
        "orientation": "landscape", "appearance": "dark", "locale": "zh_Hant", "contentSize": "AX2", "direction": "rtl",
        "size": [812, 375], "scale": 3, "safeArea": [0, 44, 21, 44], "picture": "welcome.png",
        "views": [
          {"depth": 0, "class": "UIView", "frame": [0, 0, 812, 375], "background": "#FFFFFF"},
          {"depth": 1, "class": "UILabel", "id": "title", "frame": [60, 20.5, 100, 41], "text": "Hi you",
           "lines": ["Hi ", "you"], "color": "#3C3C4399", "part": true}
        ]
      }
      """
    let (found, diagnostics) = TruthReader.read(Array(text.utf8), file: "Recordings/welcome.truth.json")
    let recording = try #require(found)
    #expect(diagnostics.isEmpty)
    #expect(recording.screen == "welcome" && recording.step == "tap-next" && recording.device == "iphone-x")
    #expect(recording.source == "Recordings/../MyDeck" && recording.picture == "Recordings/welcome.png")
    #expect(
      recording.system == .ios18 && recording.orientation == .landscape && recording.appearance == .dark)
    #expect(recording.locale == "zh-Hant" && recording.contentSize == .accessibility2)
    #expect(recording.direction == .rightToLeft)
    #expect(recording.size == Size(width: 812, height: 375))
    #expect(recording.safeArea == EdgeInsets(top: 0, left: 44, bottom: 21, right: 44))
    #expect(
      recording.views == [
        TruthView(
          depth: 0, className: "UIView", frame: Rect(x: 0, y: 0, width: 812, height: 375),
          colors: TruthView.Colors(background: "#FFFFFF")),
        TruthView(
          depth: 1, className: "UILabel", identifier: "title",
          frame: Rect(x: 60, y: 20.5, width: 100, height: 41), text: "Hi you", lines: ["Hi ", "you"],
          colors: TruthView.Colors(text: "#3C3C4399"), isPart: true),
      ])
  }

  @Test func `the environment is that of the recorded device`() throws {
    let recording = TruthRecording(file: "a", screen: "a", device: "iPhone 16 Pro", system: .ios26)
    let environment = try recording.environment(devices: .builtin)
    #expect(environment.device.id == "iphone-16-pro" && environment.direction == .leftToRight)
  }

  @Test func `a text has at most 20,000 lines`() {
    func lines(_ count: Int) -> String {
      let texts = Array(repeating: "\"\"", count: count).joined(separator: ",")
      return #"""
        {"format": 1, "screen": "a", "device": "iphone-x", "ios": 26,
         "views": [{"depth": 0, "class": "UIView", "frame": [0, 0, 1, 1], "lines": [\#(texts)]}]}
        """#
    }
    func read(_ count: Int) -> (recording: TruthRecording?, diagnostics: [Diagnostic]) {
      TruthReader.read(Array(lines(count).utf8), file: "a.truth.json")
    }
    #expect(read(20_000).recording?.views?.first?.lines?.count == 20_000)
    #expect(read(20_001).diagnostics.map(\.message) == [#""lines" has 20001 entries; the limit is 20000"#])
  }

  @Test func `a file that is not there is named`() {
    let (recording, diagnostics) = TruthReader.read("/nowhere/a.truth.json")
    #expect(recording == nil)
    #expect(diagnostics.map(\.description) == ["/nowhere/a.truth.json: error: does not exist"])
  }
}
