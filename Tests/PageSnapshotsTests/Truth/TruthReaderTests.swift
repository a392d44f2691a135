import LayoutEngine
import Testing

@testable import PageBase
@testable import PageSnapshots

/// The reader of recordings: the contents of right ones and the faults of wrong ones.
struct TruthReaderTests {
  static func read(_ text: String) -> (recording: TruthRecording?, diagnostics: [Diagnostic]) {
    TruthReader.read(Array(text.utf8), file: "Recordings/welcome.truth.json")
  }

  /// A recording with further members, of one view.
  private static func file(
    _ more: String = "", views: String = #"[{"depth": 0, "class": "UIView", "frame": [0, 0, 402, 874]}]"#
  )
    -> String
  {
    #"{"format": 1, "screen": "welcome", "device": "iPhone 16 Pro", "ios": "26.1"\#(more), "views": \#(views)}"#
  }

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
    let (found, diagnostics) = Self.read(text)
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

  @Test func `a minor version is drawn as its major one, and what is left out is usual`() throws {
    let recording = try #require(Self.read(Self.file()).recording)
    #expect(
      recording.system == .ios26 && recording.orientation == .portrait && recording.appearance == .light)
    #expect(recording.locale == "en" && recording.contentSize == .large && recording.direction == nil)
    let environment = try recording.environment(devices: .builtin)
    #expect(environment.device.id == "iphone-16-pro" && environment.direction == .leftToRight)
  }

  @Test(
    arguments: [
      (#"{"format": 1,"#, "not JSON"),
      (
        #"{"format": 2, "screen": "a", "device": "b", "ios": 26, "views": []}"#,
        "\"format\" is the number 2, and this release reads 1"
      ),
      (#"{"format": 1, "device": "b", "ios": 26, "views": []}"#, "the recording has no \"screen\"; add it"),
      (#"{"format": 1, "screen": "a", "device": "b", "ios": 26}"#, "has no \"views\" and no \"picture\""),
      (
        file(#", "appearence": "dark""#),
        "unknown key \"appearence\" in the recording; did you mean \"appearance\"?"
      ),
      (file(#", "appearance": "black""#), "\"appearance\" must be light or dark, found \"black\""),
      (file(#", "safeArea": [62, 0, 34]"#), "\"safeArea\" has 3 numbers; write 4"),
      (file(#", "locale": "en english""#), "\"locale\" \"en english\" is not a language tag"),
      (
        file(views: #"[{"depth": 1, "class": "UIView", "frame": [0, 0, 1, 1]}]"#), "more than one level below"
      ),
      (
        file(views: #"[{"depth": 0, "class": "UIView", "frame": [0, 0, 1e9, 1]}]"#),
        "a number of \"frame\" must be"
      ),
      (
        file(views: ##"[{"depth": 0, "class": "UIView", "frame": [0, 0, 1, 1], "color": "#FFF"}]"##),
        "\"color\" \"#FFF\" is no colour; write it as #RRGGBB or #RRGGBBAA"
      ),
    ])
  func `a wrong file is no recording, and its fault is named`(text: String, message: String) {
    let (recording, diagnostics) = Self.read(text)
    #expect(recording == nil)
    #expect(diagnostics.count == 1 && diagnostics.first?.message.contains(message) == true, "\(diagnostics)")
    #expect(diagnostics.first?.exitCode == .badInput)
  }

  @Test func `a version that is not drawn is told with those that are`() {
    let text = Self.file().replacing("26.1", with: "16.4")
    #expect(
      Self.read(text).diagnostics.map(\.message) == [
        #""ios" is the string "16.4", which PageRender does not draw; it draws 17, 18, 26 or 27"#
      ])
  }

  @Test func `a file that is not there is named`() {
    let (recording, diagnostics) = TruthReader.read("/nowhere/a.truth.json")
    #expect(recording == nil)
    #expect(diagnostics.map(\.description) == ["/nowhere/a.truth.json: error: does not exist"])
  }
}
