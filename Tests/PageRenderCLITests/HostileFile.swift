import Foundation
import PageTestSupport
import TestSupport

/// A file that a stranger made, in a place where the program reads it.
struct HostileFile: CustomStringConvertible {
  let name: String
  /// Below the folder that the program runs in.
  let path: String
  let form: FileForm
  let seeds: [[UInt8]]
  let command: [String]
  /// What has to be there beside the deck of a ``Workspace``.
  var others: [(path: String, bytes: [UInt8])] = []
  /// Commands that run first; the file that they leave is the seed where there is no other.
  var preparations: [[String]] = []
  /// A picture of the format in which nothing is, where only a warning may say that a file shows nothing.
  var clear: [UInt8]?

  var description: String { name }

  private static let render = ["render", "deck", "-d", "160x240@2x", "-o", "out"]
  private static let info = #""info":{"version":1,"author":"xcode"}"#

  /// A deck of one page with these members.
  private static func deck(image: String = #""images/welcome@3x.png""#, more: String = "") -> (
    String, [UInt8]
  ) {
    let page = #"{"id": "a", "image": \#(image), "summary": "Fly", "detail": "It works."}"#
    return ("deck/deck.json", Array(#"{"title": "T", \#(more)"pages": [\#(page)]}"#.utf8))
  }

  /// A deck of one page whose picture is the catalogue's file of this name.
  private static func catalog(_ name: String) -> [(String, [UInt8])] {
    [
      deck(image: #"{"name": "a"}"#, more: #""assets": "A.xcassets", "#),
      ("deck/A.xcassets/Contents.json", Array("{\(info)}".utf8)),
      ("deck/A.xcassets/a.imageset/Contents.json", Array(set(name).utf8)),
    ]
  }

  private static func set(_ name: String) -> String {
    #"{"images":[{"idiom":"universal","filename":"\#(name)"}],\#(info)}"#
  }

  /// A picture that fills a screen, over a colour that no picture has.
  private static func artwork(
    _ format: String, _ form: FileForm, _ seeds: [[UInt8]], clear: [UInt8]? = nil
  ) -> HostileFile {
    let view = """
      <imageView image="a" contentMode="scaleToFill" id="i1"><rect key="frame" x="0" y="0" width="375" height="667"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <color key="backgroundColor" red="0.31" green="0.83" blue="0.47" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></imageView>
      """
    return HostileFile(
      name: format, path: "A.xcassets/a.imageset/a.\(format)", form: form, seeds: seeds,
      command: ["render", "Main.storyboard", "-d", "160x240@2x", "-o", "out"],
      others: [
        ("Main.storyboard", Array(Documents.storyboard(subviews: view).utf8)),
        ("A.xcassets/Contents.json", Array("{\(info)}".utf8)),
        ("A.xcassets/a.imageset/Contents.json", Array(set("a.\(format)").utf8)),
      ], clear: clear)
  }

  static let all: [HostileFile] = [
    HostileFile(
      name: "deck", path: "deck/deck.json", form: .text,
      seeds: [
        deck(
          more:
            ##""ios": 17, "style": {"fonts": {"summary": {"size": 20, "weight": "bold"}}, "colors": {"background": "#FFEEDD"}}, "##
        ).1,
        deck(more: #""matrix": {"devices": ["iphone-x", "390x844@3x"], "locales": ["ja", "ar"]}, "#).1,
        deck(
          more: #""controls": {"previous": "Back", "next": "On"}, "lint": {"disable": ["text-overlap"]}, "#
        ).1,
      ], command: render),
    HostileFile(
      name: "storyboard", path: "Main.storyboard", form: .text, seeds: [storyboard],
      command: ["render", "Main.storyboard", "-d", "160x240@2x", "-o", "out"]),
    HostileFile(
      name: "strings", path: "deck/L.xcstrings", form: .text, seeds: [Array(strings.utf8)],
      command: render + ["--locale", "all"],
      others: [
        (
          "deck/deck.json",
          Array(
            #"{"title": "T", "strings": "L.xcstrings", "pages": [{"id": "a", "image": "images/welcome@3x.png", "summary": {"key": "hello", "arguments": ["Ann", 3]}, "detail": {"key": "bye"}}]}"#
              .utf8)
        )
      ]),
    HostileFile(
      name: "catalogue", path: "deck/A.xcassets/a.imageset/Contents.json", form: .text,
      seeds: [Array(set("a.png").utf8)], command: render,
      others: catalog("a.png") + [("deck/A.xcassets/a.imageset/a.png", Artworks.png(9, 7))]),
    artwork("png", .png, PictureSeeds.png),
    artwork("jpg", .jpeg, PictureSeeds.jpeg),
    artwork("webp", .bytes, PictureSeeds.webp),
    artwork("svg", .text, PictureSeeds.svg, clear: Array(Artworks.svg("").utf8)),
    artwork("pdf", .text, PictureSeeds.pdf, clear: Artworks.pdf(content: "")),
    HostileFile(
      name: "font", path: "deck/f.ttf", form: .bytes, seeds: [font],
      command: render + ["--format", "pdf"], others: [fontDeck]),
    HostileFile(
      name: "review", path: "deck/f.ttf", form: .bytes, seeds: [font],
      command: ["review", "deck", "-d", "160x240@2x", "-o", "out.pdf"], others: [fontDeck]),
    HostileFile(
      name: "snapshot", path: "deck/Snapshots/welcome/160x240@2x.png", form: .png,
      seeds: [],
      command: verify, preparations: [["record", "deck", "-d", "160x240@2x"]]),
    HostileFile(
      name: "frame tree", path: "deck/Snapshots/welcome/160x240@2x.json", form: .text,
      seeds: [],
      command: verify, preparations: [["record", "deck", "-d", "160x240@2x"]]),
    HostileFile(
      name: "results", path: "report/results.json", form: .text, seeds: [Array("{}".utf8)],
      command: ["approve"],
      others: twoDecks, preparations: changed),
    HostileFile(
      name: "decisions", path: "decisions.json", form: .text,
      seeds: [
        Array(
          #"{"format": 1, "decisions": [{"picture": "other/a/160x240@2x", "decision": "accept", "comment": "yes"}]}"#
            .utf8)
      ],
      command: ["approve", "--decisions", "decisions.json"], others: twoDecks, preparations: changed),
    HostileFile(
      name: "answer", path: "answer.md", form: .text,
      seeds: [
        Array("/renderpages approve cause 1\n/renderpages reject other/a/160x240@2x because no\n".utf8)
      ],
      command: ["approve", "--comment", "answer.md"], others: twoDecks, preparations: changed),
    HostileFile(
      name: "results in a comment", path: "report/results.json", form: .text, seeds: [Array("{}".utf8)],
      command: ["report", "comment", "--images-url", "https://example.com"], others: twoDecks,
      preparations: changed),
    HostileFile(
      name: "rejections", path: "deck/Snapshots/rejections.json", form: .text,
      seeds: [
        Array(
          #"{"format": 1, "rejected": [{"picture": "welcome/160x240@2x", "pixels": "00", "comment": "no"}]}"#
            .utf8)
      ],
      command: verify, preparations: [["record", "deck", "-d", "160x240@2x"]]),
    HostileFile(
      name: "environment", path: "deck/Snapshots/environment.json", form: .text, seeds: [],
      command: verify, preparations: [["record", "deck", "-d", "160x240@2x"]]),
    HostileFile(
      name: "baseline", path: "baseline.json", form: .text, seeds: [],
      command: ["lint", "deck", "-d", "160x240@2x", "--baseline", "baseline.json"],
      preparations: [
        ["lint", "deck", "-d", "160x240@2x", "--baseline", "baseline.json", "--update-baseline"]
      ]),
    HostileFile(
      name: "plan", path: "plan/plan.json", form: .text, seeds: [],
      command: ["render", "--plan", "plan", "--shard", "1/2", "-o", "out"],
      preparations: [["plan", "deck", "-d", "160x240@2x,320x480@2x", "--shards", "2", "-o", "plan"]]),
  ]

  private static let twoDecks = [
    ("deck/deck.json", plain("Fly")), ("deck/p.png", Artworks.png(9, 7)),
    ("other/deck.json", plain("Walk")), ("other/p.png", Artworks.png(9, 7)),
  ]

  /// Commands that leave a report of a changed picture.
  private static let changed = [
    ["record", "deck", "-d", "160x240@2x", "--snapshots", "Snapshots"],
    ["verify", "other", "-d", "160x240@2x", "--snapshots", "Snapshots"],
  ]

  /// A deck of one page with this title.
  private static func plain(_ title: String) -> [UInt8] {
    Array(
      #"{"title": "T", "pages": [{"id": "a", "image": "p.png", "summary": "\#(title)", "detail": "It works."}]}"#
        .utf8)
  }

  private static let verify = ["verify", "deck", "-d", "160x240@2x", "--no-cache"]

  private static let font = [UInt8]((try? Data(contentsOf: URL(filePath: TestFont.path))) ?? Data())
  private static let fontDeck = deck(
    more:
      #""fonts": "f.ttf", "style": {"fonts": {"summary": {"family": "Page Test", "size": 40, "weight": "bold"}}}, "#
  )

  private static let strings = #"""
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "hello": {"localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "Hello %@, %lld"}},
        "ar": {"variations": {"plural": {"one": {"stringUnit": {"state": "new", "value": "x"}},
          "other": {"stringUnit": {"state": "translated", "value": "%#@count@"}}}}}}},
      "bye": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "Bye"}}}}}}
    """#

  private static let storyboard = Array(
    Documents.storyboard(
      subviews: """
        <label text="Hello" id="l1"><rect key="frame" x="0" y="0" width="80" height="20"/>
          <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        <button id="b1" buttonType="system"><rect key="frame" x="5" y="30" width="60" height="30"/>
          <state key="normal" title="Next"/></button>
        <stackView id="s1" spacing="4" axis="vertical"><rect key="frame" x="0" y="70" width="90" height="40"/>
          <subviews><slider id="v1" value="0.5" minValue="0" maxValue="1"><rect key="frame" x="0" y="0" width="90" height="20"/></slider>
          <stepper id="p1" maximumValue="100"><rect key="frame" x="0" y="20" width="90" height="20"/></stepper></subviews></stackView>
        <segmentedControl id="g1"><rect key="frame" x="0" y="120" width="90" height="20"/>
          <segments><segment title="One"/><segment title="Two"/></segments></segmentedControl>
        """
    ).utf8)
}
