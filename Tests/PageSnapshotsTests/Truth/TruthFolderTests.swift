import Foundation
import TestSupport
import Testing

@testable import PageBase
@testable import PageSnapshots

/// Which files below a folder are recordings.
struct TruthFolderTests {
  private let folder = TemporaryFolder()

  private func write(_ text: String, to path: String) throws {
    let file = URL(fileURLWithPath: folder.path(path))
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func paths(_ folder: TruthFolder) -> [String] {
    folder.snapshots.map { String($0.path.dropFirst(self.folder.path("").count)) }
  }

  @Test func `recordings are files of their ending, and snapshots lie in folders of their name`() throws {
    let recording =
      #"{"format": 1, "screen": "a", "device": "iphone-x", "ios": 26, "picture": "__Snapshots__/T/testA.1.png"}"#
    try write(recording, to: "a.truth.json")
    try write("{}", to: "environment.json")
    try write("", to: "picture.png")
    for name in ["testA.1.png", "testB.1.png"] { try write("", to: "__Snapshots__/T/\(name)") }
    try write("<UIView; frame = (0 0; 9 9)>", to: "__Snapshots__/T/testC.1.txt")
    try write("words", to: "__Snapshots__/T/testD.1.txt")
    try write(recording, to: "Pods/b.truth.json")
    let found = TruthFolder(folder.path(""))
    #expect(found.diagnostics.isEmpty && found.recordings.map(\.screen) == ["a"])
    // The recording names the picture of testA.
    #expect(paths(found) == ["__Snapshots__/T/testB.1.png", "__Snapshots__/T/testC.1.txt"])
    #expect(found.snapshots.map { $0.views?.count } == [nil, 1])
  }

  @Test func `a folder of snapshots is one wherever it is named from`() throws {
    try write("", to: "__Snapshots__/T/testA.1.png")
    #expect(paths(TruthFolder(folder.path("__Snapshots__/T"))) == ["__Snapshots__/T/testA.1.png"])
  }

  @Test func `a folder without recordings, a file and a missing folder are faults`() throws {
    try write("", to: "picture.png")
    let messages = ["", "picture.png", "nowhere"].map { name in
      TruthFolder(folder.path(name)).diagnostics.map(\.message)
    }
    #expect(messages[0].first?.hasPrefix("has no recordings (NAME.truth.json)") == true)
    #expect(messages[1] == ["is a file; name the folder of the recordings"])
    #expect(messages[2] == ["does not exist"])
    // A recording that cannot be read is a fault of its own.
    try write("{", to: "a.truth.json")
    #expect(TruthFolder(folder.path("")).diagnostics.map(\.file) == [folder.path("a.truth.json")])
  }

  private func file(_ screen: String = "a") -> String {
    #"{"format": 1, "screen": "\#(screen)", "device": "iphone-x", "ios": 26, "picture": "p.png"}"#
  }

  @Test func `folders are searched 32 deep`() throws {
    for depth in [32, 33] {
      let path = (1...depth).map { "\($0)" }.joined(separator: "/")
      try write(file("at-\(depth)"), to: "\(depth)/\(path)/a.truth.json")
      let found = TruthFolder(folder.path("\(depth)"))
      #expect(found.recordings.map(\.screen) == (depth == 32 ? ["at-32"] : []))
      #expect(found.diagnostics.isEmpty == (depth == 32))
    }
  }

  @Test(arguments: ["node_modules", "Pods", "Carthage", "DerivedData"])
  func `folders with other people's files are not searched`(name: String) throws {
    try write(file(), to: "\(name)/a.truth.json")
    try write(file("b"), to: "\(name)s/b.truth.json")
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
