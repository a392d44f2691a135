import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import PageBase
@testable import PageSnapshots

/// The bounds of what a recording's file may hold, and what is read at them.
struct TruthFileBoundsTests {
  /// A recording with other members, which replace the usual ones.
  private func file(
    _ more: [String: String] = [:],
    views: String? = #"[{"depth": 0, "class": "UIView", "frame": [0, 0, 9, 9]}]"#
  ) -> String {
    var members = ["format": "1", "screen": "\"a\"", "device": "\"iphone-x\"", "ios": "26"]
    members.merge(more) { $1 }
    if let views { members["views"] = views }
    let texts = members.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \($0.value)" }
    return "{\(texts.joined(separator: ", "))}"
  }

  private func read(_ text: String) -> (recording: TruthRecording?, messages: [String]) {
    let (recording, diagnostics) = TruthReader.read(Array(text.utf8), file: "Recordings/a.truth.json")
    return (recording, diagnostics.map(\.message))
  }

  private func frame(_ numbers: String) -> String {
    "[{\"depth\": 0, \"class\": \"UIView\", \"frame\": [\(numbers)]}]"
  }

  @Test func `a view may be 200 levels deep`() {
    func chain(_ deepest: Int) -> String {
      let views = (0...deepest).map { "{\"depth\": \($0), \"class\": \"UIView\", \"frame\": [0, 0, 1, 1]}" }
      return file(views: "[\(views.joined(separator: ","))]")
    }
    #expect(read(chain(200)).recording?.views?.last?.depth == 200)
    #expect(read(chain(201)).messages == [#""depth" must be a number from 0 to 200, found 201"#])
  }

  @Test(arguments: [
    ("0, 0, 0", true), ("0, 1, 2, 1", true), ("0, 1, 2, 0, 1", true), ("1", false), ("0, 2", false),
    ("0, 1, 3", false), ("-1", false), ("0, -1", false),
  ])
  func `a view lies at most one level below the one before`(depths: String, isRight: Bool) {
    let views = depths.split(separator: ", ").map {
      "{\"depth\": \($0), \"class\": \"UIView\", \"frame\": [0, 0, 1, 1]}"
    }
    #expect((read(file(views: "[\(views.joined(separator: ","))]")).recording != nil) == isRight)
  }

  @Test(arguments: [
    ("-1000000, 1000000, 1000000, 0", true), ("-1000001, 0, 0, 0", false), ("0, 0, 1000001, 0", false),
    ("0, 0, 0", false), ("0, 0, 0, 0, 0", false), ("0, 0, 0, \"0\"", false), ("", false),
  ])
  func `a frame has four numbers of at most a million`(numbers: String, isRight: Bool) {
    let (recording, messages) = read(file(views: frame(numbers)))
    #expect((recording != nil) == isRight)
    #expect(messages.count == (isRight ? 0 : 1))
    if isRight {
      #expect(
        recording?.views?.first?.frame == Rect(x: -1_000_000, y: 1_000_000, width: 1_000_000, height: 0))
    }
  }

  @Test(
    arguments: [
      ("size", "[3]", #""size" has 1 number; write 2"#), ("size", "[]", #""size" has 0 numbers; write 2"#),
      ("size", "[1, 2, 3]", #""size" has 3 entries; the limit is 2"#),
      ("safeArea", "[1, 2, 3]", #""safeArea" has 3 numbers; write 4"#),
      ("screen", "\"\"", #""screen" is empty; write it or leave it out"#),
      ("step", "\"\"", #""step" is empty; write it or leave it out"#),
    ])
  func `a number too few or too many is told, and so is an empty name`(
    key: String, value: String, message: String
  ) {
    let (recording, messages) = read(file([key: value]))
    #expect(recording == nil)
    #expect(messages == [message])
  }

  @Test(
    arguments: [
      ("26", .ios26), ("26.9", .ios26), ("17", .ios17), ("\"18\"", .ios18), ("\"18.6.1\"", .ios18),
      ("27", .ios27), ("16.9", nil), ("28", nil), ("\"\"", nil), ("\"x\"", nil), ("true", nil),
    ] as [(String, SystemVersion?)])
  func `a version is that of its first number`(value: String, version: SystemVersion?) {
    #expect(read(file(["ios": value])).recording?.system == version)
  }

  @Test func `words are read as they are written`() throws {
    let recording = try #require(
      read(
        file(
          [
            "orientation": "\"portrait\"", "appearance": "\"light\"", "direction": "\"ltr\"",
            "source": "\"/abs/deck\"", "picture": "\"b/c.png\"", "safeArea": "[1, 2, 3, 4]", "size": "[5, 6]",
            "scale": "2",
          ], views: nil)
      ).recording)
    #expect((recording.orientation, recording.appearance) == (.portrait, .light))
    #expect(recording.direction == .leftToRight)
    #expect((recording.source, recording.picture) == ("/abs/deck", "Recordings/b/c.png"))
    #expect(recording.safeArea == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(recording.size == Size(width: 5, height: 6))
    // A picture alone is a recording too.
    #expect(recording.views == nil)
    let turned = read(file(["orientation": "\"landscape\"", "direction": "\"rtl\""])).recording
    #expect((turned?.orientation, turned?.direction) == (.landscape, .rightToLeft))
  }

  @Test(arguments: [("true", true), ("false", false)])
  func `a part is one that is written so`(value: String, isPart: Bool) {
    func part(_ more: String) -> Bool? {
      read(file(views: "[{\"depth\": 0, \"class\": \"UIView\", \"frame\": [0, 0, 1, 1]\(more)}]"))
        .recording?.views?.first?.isPart
    }
    #expect(part(", \"part\": \(value)") == isPart)
    #expect(part("") == false)
    #expect(part(", \"part\": 1") == nil)
  }

  @Test func `a text has at most 20,000 lines`() {
    func lines(_ count: Int) -> String {
      let texts = Array(repeating: "\"\"", count: count).joined(separator: ",")
      return file(
        views: "[{\"depth\": 0, \"class\": \"UIView\", \"frame\": [0, 0, 1, 1], \"lines\": [\(texts)]}]")
    }
    #expect(read(lines(20_000)).recording?.views?.first?.lines?.count == 20_000)
    #expect(read(lines(20_001)).messages == [#""lines" has 20001 entries; the limit is 20000"#])
  }

  @Test func `a view needs its depth, class and frame, and of several faults each is told`() {
    for key in ["depth", "class", "frame"] {
      let members = [
        ("depth", "0"), ("class", "\"UIView\""), ("frame", "[0, 0, 1, 1]"),
      ].filter { $0.0 != key }.map { "\"\($0.0)\": \($0.1)" }
      let (recording, messages) = read(file(views: "[{\(members.joined(separator: ", "))}]"))
      #expect(recording == nil)
      #expect(messages == ["a view has no \"\(key)\"; add it"])
    }
    #expect(read(file(["size": "[1]"], views: frame("1"))).messages.count == 2)
  }

  @Test func `a view is named by its identifier, else by its class and text`() {
    func name(_ identifier: String?, _ text: String?) -> String {
      TruthComparisonTests.view(0, "UILabel", identifier, 0, 0, 1, 1, text: text).name
    }
    #expect(name("a", "Hi") == "a")
    #expect(name(nil, "Hi") == #"UILabel "Hi""#)
    #expect(name(nil, nil) == "UILabel")
  }

  // MARK: Folders

  private let folder = TemporaryFolder()

  private func write(_ text: String, to path: String) throws {
    try AtomicFileWriter().write(text, to: folder.path(path))
  }

  @Test func `folders are searched 32 deep`() throws {
    for depth in [32, 33] {
      let path = (1...depth).map { "\($0)" }.joined(separator: "/")
      try write(file(["screen": "\"at-\(depth)\""]), to: "\(depth)/\(path)/a.truth.json")
      let found = TruthFolder(folder.path("\(depth)"))
      #expect(found.recordings.map(\.screen) == (depth == 32 ? ["at-32"] : []))
      #expect(found.diagnostics.isEmpty == (depth == 32))
    }
  }

  @Test(arguments: ["node_modules", "Pods", "Carthage", "DerivedData"])
  func `folders with other people's files are not searched`(name: String) throws {
    try write(file(), to: "\(name)/a.truth.json")
    try write(file(["screen": "\"b\""]), to: "\(name)s/b.truth.json")
    #expect(TruthFolder(folder.path("")).recordings.map(\.screen) == ["b"])
    // One that is named is searched.
    #expect(TruthFolder(folder.path(name)).recordings.map(\.screen) == ["a"])
  }

  @Test func `a description is at most 4 MiB long`() throws {
    let view = "<UIView; frame = (0 0; 9 9)>\n"
    let room = (4 << 20) - view.utf8.count
    try write(view + String(repeating: " ", count: room + 1), to: "__Snapshots__/A/long.txt")
    #expect(TruthFolder(folder.path("")).snapshots.isEmpty)
  }

  @Test func `pictures and descriptions elsewhere are no snapshots`() throws {
    try write("", to: "Pictures/a.png")
    try write("<UIView; frame = (0 0; 9 9)>", to: "Pictures/a.txt")
    try write("", to: "__Snapshots__/a.jpg")
    let found = TruthFolder(folder.path(""))
    #expect(found.snapshots.isEmpty && found.diagnostics.map(\.exitCode) == [.badInput])
    // A slash at the end names the same folder.
    try write(file(), to: "a.truth.json")
    #expect(TruthFolder(folder.path("") + "/").recordings.count == 1)
  }
}
