import Foundation
import LayoutEngine
import PageTestSupport
import TestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageInputs
@testable import UIKitCore

/// Documents as a whole: their kinds, scenes, names and files.
@MainActor
@Suite struct DocumentFileTests {
  // MARK: Files

  @Test func `documents are found in folders two deep, and lists of scenes name their lines`() throws {
    let fixture = try DeckFixture()
    try fixture.makeFolder("one/two/three")
    try fixture.makeFolder(".hidden")
    let text = Documents.storyboard(scenes: [Documents.controller("a")], initial: "a")
    try fixture.write("one/two/Deep\(fixture.hash).storyboard", text)
    try fixture.write("one/two/three/Deeper\(fixture.hash).storyboard", text)
    try fixture.write(".hidden/Hidden\(fixture.hash).storyboard", text)
    try fixture.write("Bad\(fixture.hash).storyboard", "<plist/>")
    let before = InterfaceFiles.folders
    InterfaceFiles.folders = [fixture.folder]
    defer { InterfaceFiles.folders = before }
    func find(_ name: String, _ ending: String = "storyboard") -> InterfaceDocument? {
      try? InterfaceFiles.document(named: name, ending: ending, near: "").get()
    }
    #expect(find("Deep\(fixture.hash)")?.file == "Deep\(fixture.hash).storyboard")
    #expect(find("Deeper\(fixture.hash)") == nil && find("Hidden\(fixture.hash)") == nil)
    #expect(find("Deep\(fixture.hash)", "xib") == nil && find("Bad\(fixture.hash)") == nil)
    for name in ["", "one/two/Deep\(fixture.hash)", "Deep\(fixture.hash)\0"] { #expect(find(name) == nil) }
    InterfaceFiles.folders = []
    // Near a source: its folder, two below it, three above it.
    func near(_ path: String) -> Bool {
      (try? InterfaceFiles.document(
        named: "Deep\(fixture.hash)", ending: "storyboard", near: fixture.folder + path
      ).get()) != nil
    }
    #expect(near("/Source.swift") && near("/one/two/three/Source.swift") && near("/x/y/z/Source.swift"))
    #expect(!near("/x/y/z/u/Source.swift"))
    try fixture.makeFolder("p/q")
    try fixture.write("p/Package.swift", "")
    #expect(!near("/p/q/Source.swift"))
    let path = fixture.folder + "/one/two/Deep\(fixture.hash).storyboard"
    let scenes = InterfaceFiles.scenes(of: path)
    // The controllers begin in the sixth line of the test's document.
    #expect(scenes.map(\.id) == ["a"] && scenes.map(\.object) == ["a"] && scenes.map(\.names) == [["a"]])
    #expect(scenes.map(\.line) == [5])
    #expect(InterfaceFiles.controller(ofScene: "a", in: path) != nil)
    #expect(InterfaceFiles.controller(ofScene: "b", in: path) == nil)
    try fixture.write(
      "one/two/Deep\(fixture.hash).storyboard",
      text.replacing("<document ", with: "<document launchScreen=\"YES\" "))
    #expect(InterfaceFiles.scenes(of: path).isEmpty)
    try fixture.write("V.xib", Documents.xib("<view id=\"v\"/>"))
    #expect(InterfaceFiles.scenes(of: fixture.folder + "/V.xib").isEmpty)
  }
}

extension DeckFixture {
  /// A part of names that no other test's files have.
  fileprivate var hash: String { folder.suffix(8).lowercased() }
}
