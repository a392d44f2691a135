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

/// The status bar over a document's scenes.
@MainActor
@Suite struct DocumentStatusBarTests {
  private func wishes(
    _ scene: String, _ scenes: [String], initial: String? = "a", _ change: (String) -> String = { $0 }
  ) throws -> SystemBarWishes {
    let text = change(Documents.storyboard(scenes: scenes, initial: initial))
    let document = try #require(Documents.parse(text).document)
    var wishes = SystemBarWishes()
    wishes.isOfScreen = true
    return document.systemBars(of: try #require(document.scenes.first { $0.object == scene }), wishes: wishes)
  }

  private func link(_ kind: String, _ more: String = "", to: String = "b") -> String {
    "<connections><segue destination=\"\(to)\" kind=\"\(kind)\" \(more) id=\"s\"/></connections>"
  }

  @Test(
    arguments: [
      ("show", "", true), ("presentation", "", false), ("modal", "", false),
      ("presentation", "modalPresentationStyle=\"fullScreen\"", true),
      ("modal", "modalPresentationStyle=\"overFullScreen\"", true),
      ("presentation", "modalPresentationStyle=\"pageSheet\"", false), ("popoverPresentation", "", false),
      ("popover", "", false), ("embed", "", false), ("unwind", "", false), ("relationship", "", false),
      ("custom", "", true),
    ])
  func `a scene is below the status bar where a segue shows it on the whole screen`(
    kind: String, more: String, isBelow: Bool
  ) throws {
    let scenes = [
      Documents.controller("a", link(kind, more)), Documents.controller("b"), Documents.controller("c"),
    ]
    #expect(try wishes("b", scenes).isOfScreen == isBelow)
    #expect(try wishes("a", scenes).isOfScreen)
    // Nothing leads to it.
    #expect(try !wishes("c", scenes).isOfScreen)
    #expect(
      try !wishes("a", scenes) { $0.replacing("<document ", with: "<document launchScreen=\"YES\" ") }
        .isOfScreen)
  }

  @Test(arguments: [("Main.storyboard", true), ("Share/Base.lproj/MainInterface.storyboard", false)])
  func `another app shows the scene of an extension, in a place of its own`(file: String, isBelow: Bool)
    throws
  {
    let text = Documents.storyboard(scenes: [Documents.controller("a")], initial: "a")
    let document = try #require(InterfaceDocument.parse(Array(text.utf8), file: file).document)
    let scene = try #require(document.scenes.first)
    #expect(document.isBelowStatusBar(scene) == isBelow)
    #expect(document.place(of: scene) == (isBelow ? .screen : .unknown("a")))
  }

  @Test func `a destination has a style of its own where the segue has none`() throws {
    let scenes = [
      Documents.controller("a", link("presentation")),
      Documents.controller("b", attributes: "modalPresentationStyle=\"fullScreen\""),
    ]
    #expect(try wishes("b", scenes).isOfScreen)
    #expect(
      try !wishes(
        "b",
        [Documents.controller("a", link("presentation", "modalPresentationStyle=\"formSheet\"")), scenes[1]]
      ).isOfScreen)
  }

  @Test(arguments: [("black", true), ("blackOpaque", true), ("blackTranslucent", true), ("default", false)])
  func `a black navigation bar makes the status bar light`(style: String, isLight: Bool) throws {
    let navigation = """
      <navigationController id="n"><navigationBar key="navigationBar" barStyle="\(style)"/>
      \(link("relationship", to: "a"))</navigationController>
      """
    let scenes = [navigation, Documents.controller("a")]
    #expect(try wishes("a", scenes, initial: "n").statusBarContent == (isLight ? .light : nil))
    #expect(try wishes("a", scenes, initial: "n").isOfScreen)
    let simulated = { (word: String) in
      Documents.controller(
        "a", "<simulatedStatusBarMetrics key=\"simulatedStatusBarMetrics\" statusBarStyle=\"\(word)\"/>")
    }
    #expect(try wishes("a", [simulated("lightContent")]).statusBarContent == .light)
    #expect(try wishes("a", [simulated("default")]).statusBarContent == nil)
    #expect(
      try wishes("a", [navigation, simulated("lightContent")], initial: "n").statusBarContent
        == (isLight ? .light : nil))
  }
}
