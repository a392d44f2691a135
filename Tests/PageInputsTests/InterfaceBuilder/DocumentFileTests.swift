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
  private func message(_ text: String) -> String? { Documents.parse(text).diagnostics.first?.message }

  @Test func `a file that is no document says what it is`() {
    #expect(message("<archive/>") != message("<plist/>"))
    #expect(message("<plist/>")?.contains("an XML file of <plist>") == true)
    #expect(message("<document type=\"x\"/>")?.contains("a document of type \"x\"") == true)
    #expect(message("<document/>")?.contains("a document of type \"\"") == true)
    for type in [
      "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB",
      "com.apple.InterfaceBuilder3.CocoaTouch.iPad.Storyboard.XIB",
      "com.apple.InterfaceBuilder.AppleTV.Storyboard",
    ] {
      #expect(Documents.parse("<document type=\"\(type)\"/>").document?.isStoryboard == true)
    }
    for type in [
      "com.apple.InterfaceBuilder3.CocoaTouch.XIB", "com.apple.InterfaceBuilder3.CocoaTouch.iPad.XIB",
      "com.apple.InterfaceBuilder.AppleTV.XIB",
    ] {
      #expect(Documents.parse("<document type=\"\(type)\"/>").document?.isStoryboard == false)
    }
  }

  @Test func `a device that is not known is as large as the first root view`() throws {
    func canvas(_ frame: String) -> CanvasDevice? {
      Documents.parse(Documents.storyboard(subviews: "", device: "retina9_9", rootSize: frame)).document?
        .canvas
    }
    #expect(canvas(#"width="410" height="890""#)?.size == Size(width: 410, height: 890))
    #expect(canvas(#"width="410" height="890""#)?.id == "retina9_9")
    for frame in [#"width="0" height="890""#, #"width="410" height="0""#] { #expect(canvas(frame) == nil) }
    #expect(canvas(#"width="1" height="1""#)?.size == Size(width: 1, height: 1))
  }

  @Test func `scenes have names for files, each once`() throws {
    let scenes = [
      Documents.controller("a", attributes: #"storyboardIdentifier="Wel come/1" customClass="C""#),
      Documents.controller("b", attributes: #"customClass="C""#),
      Documents.controller("c-9", attributes: #"customClass="c""#), Documents.controller("d"),
      Documents.controller("a"), "<viewController id=\"none\"/>", "<view id=\"v\"/>",
    ]
    let document = try #require(Documents.parse(Documents.storyboard(scenes: scenes)).document)
    #expect(document.scenes.map(\.id) == ["Wel-come-1", "C", "c-c-9", "d"])
    #expect(document.scenes[0].names == ["Wel come/1", "C", "a"] && document.scenes[3].names == ["d"])
    #expect(document.scenes.map(\.object) == ["a", "b", "c-9", "d"])
    #expect(document.toolsVersion == 22505)
  }

  @Test(arguments: [
    (#"<view id="i5M-Pr-FkT"/>"#, ["Rate-us"]), (#"<view id="i5M-Pr-FkT" customClass="Stars"/>"#, ["Stars"]),
    (#"<view id="banner"/>"#, ["banner"]),
    (#"<view id="i5M-Pr-FkT"/><view id="i5M-Pr-FkU"/>"#, ["i5M-Pr-FkT", "i5M-Pr-FkU"]),
  ])
  func `the only page of a document has the file's name if it has none but a generated one`(
    views: String, ids: [String]
  ) throws {
    let text = Documents.xib(views)
    let read = InterfaceDocument.parse(Array(text.utf8), file: "App/Rate us.xib")
    let scenes = try #require(read.document?.scenes)
    #expect(scenes.map(\.id) == ids)
    if ids == ["Rate-us"] { #expect(scenes[0].names == ["Rate us", "i5M-Pr-FkT"]) }
  }

  @Test func `an outlet names its object, unless it is one that every view has`() throws {
    let outlets = ["delegate", "dataSource", "view", "first", "second"].map {
      "<outlet property=\"\($0)\" destination=\"v-a\" id=\"o-\($0)\"/>"
    }
    let text = Documents.storyboard(scenes: [
      Documents.controller("a", "<connections>\(outlets.joined())</connections>")
    ])
    #expect(Documents.parse(text).document?.outletNames == ["v-a": "first"])
  }

  @Test(
    arguments: [
      ("targetRuntime=\"iOS.CocoaTouch.iPad\"", "retina4_7", true), ("", "retina4_7", false),
      ("", "ipad9_7", true), ("useTraitCollections=\"YES\"", "ipad9_7", false),
      ("useTraitCollections=\"YES\"", "retina4_7", false),
    ])
  func `a document is for iPads alone where it says so or is old`(
    attribute: String, device: String, isForPads: Bool
  )
    throws
  {
    let text = Documents.storyboard(scenes: [Documents.controller("a")]).replacing("retina5_9", with: device)
      .replacing("version=\"3.0\"", with: attribute)
    #expect(Documents.parse(text).document?.isForPads == isForPads)
  }

  @Test(
    arguments: [("256", 1), ("255", nil), ("25600", 100), ("25856", nil), ("x", nil)] as [(String, Int?)])
  func `a deployment target is a version from 1 to 100`(version: String, target: Int?) {
    let text = Documents.storyboard(scenes: []).replacing(
      "<scenes>", with: "<dependencies><deployment version=\"\(version)\"/></dependencies><scenes>")
    #expect(Documents.parse(text).document?.deploymentTarget == target)
  }

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
