import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageInputs
@testable import UIKitCore

/// Which documents are read, and what of them is a scene.
@MainActor
@Suite struct DocumentKindTests {
  private func load(_ text: String) throws -> (source: InterfaceBuilderSource?, diagnostics: [Diagnostic]) {
    let folder = TemporaryFolder()
    try Data(text.utf8).write(to: URL(fileURLWithPath: folder.path("Main.xib")))
    return InterfaceBuilderSource.load(folder.path("Main.xib"))
  }

  private func document(type: String, runtime: String, _ content: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="\(type)" version="3.0" toolsVersion="15505" targetRuntime="\(runtime)" useAutolayout="YES">
    \(content)</document>
    """
  }

  private let view = """
    <view contentMode="scaleToFill" id="v"><rect key="frame" x="0" y="0" width="768" height="1024"/></view>
    """

  @Test func `a xib for iPads alone is a document for iOS`() throws {
    let (source, diagnostics) = try load(
      document(
        type: "com.apple.InterfaceBuilder3.CocoaTouch.iPad.XIB", runtime: "iOS.CocoaTouch.iPad",
        "<objects>\(view)</objects>"))
    #expect(source?.entries.map(\.id) == ["v"])
    #expect(diagnostics.isEmpty)
    // Of the 38 iPads six do not run iOS 17.
    let shown = DeviceCatalog.builtin.devices(showing: try #require(source), drawnAs: .ios17)
    #expect(shown.count == 32 && shown.allSatisfy { $0.idiom == .pad })
  }

  /// 2304 is 9 times 256; 784 is 3.1, 4352 is 17.0.
  @Test(arguments: [
    (#"<deployment version="2304" identifier="iOS"/>"#, 9),
    (#"<deployment version="784" identifier="iOS"/>"#, 3),
    (#"<deployment version="4352" identifier="iOS"/>"#, 17), (#"<deployment identifier="iOS"/>"#, 17),
    (#"<deployment version="-1" identifier="iOS"/>"#, 17), ("", 17),
  ])
  func `a document is for the iOS of its deployment target, or else for 17`(deployment: String, system: Int)
    throws
  {
    let (source, _) = try load(
      document(
        type: "com.apple.InterfaceBuilder3.CocoaTouch.XIB", runtime: "iOS.CocoaTouch",
        "<dependencies>\(deployment)</dependencies><objects>\(view)</objects>"))
    #expect(source?.system == system)
  }

  @Test(arguments: [
    ("com.apple.InterfaceBuilder.AppleTV.Storyboard", "AppleTV", "tvOS"),
    ("com.apple.InterfaceBuilder.AppleTV.XIB", "AppleTV", "tvOS"),
    ("com.apple.InterfaceBuilder.WatchKit.Storyboard", "watchKit", "watchOS"),
    ("com.apple.InterfaceBuilder3.Cocoa.XIB", "MacOSX.Cocoa", "macOS"),
    ("com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB", "MacOSX.Cocoa", "macOS"),
  ])
  func `a document for another platform says which and what to do`(
    type: String, runtime: String, name: String
  ) throws {
    let content = "<objects>\(view)</objects><scenes><scene><objects>\(view)</objects></scene></scenes>"
    let (source, diagnostics) = try load(document(type: type, runtime: runtime, content))
    #expect(source == nil)
    #expect(
      diagnostics.map(\.message) == [
        "this is a document for \(name), whose screens are not drawn here; leave it out, or name one for iOS"
      ])
    #expect(diagnostics.map(\.exitCode) == [.badInput])
  }

  @Test func `a controller at the top level of a xib is a scene, with the bar of the container it stands in`()
    throws
  {
    func controller(_ id: String) -> String {
      """
      <viewController id="\(id)"><view key="view" id="v-\(id)">
      <rect key="frame" x="0" y="0" width="375" height="667"/>
      <subviews>\(Documents.view("safe-\(id)"))</subviews><constraints>
      <constraint firstItem="safe-\(id)" firstAttribute="top" secondItem="g-\(id)" secondAttribute="top" id="t-\(id)"/>
      </constraints><viewLayoutGuide key="safeArea" id="g-\(id)"/></view></viewController>
      """
    }
    let text = Documents.xib(
      controller("plain") + """
        <navigationController id="n"><navigationBar key="navigationBar" id="bar"/>
        <viewControllers>\(controller("inside"))</viewControllers></navigationController>
        """)
    let (source, diagnostics) = try load(text)
    #expect(source?.entries.map(\.id) == ["plain", "inside"])
    #expect(diagnostics.isEmpty)
    let safeArea = EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    #expect(try SolvedDocument(text, safeArea: safeArea, scene: "plain").frames["safe-plain"]?.minY == 20)
    // The bar is 44 pt high.
    #expect(try SolvedDocument(text, safeArea: safeArea, scene: "inside").frames["safe-inside"]?.minY == 64)
  }

  @Test func `a hosting controller's scene is named, and not drawn`() throws {
    let host = #"<hostingController storyboardIdentifier="Profile" id="h"/>"#
    let (source, diagnostics) = try load(
      Documents.storyboard(scenes: [Documents.controller("a"), host]))
    #expect(source?.entries.map(\.id) == ["a"])
    #expect(
      diagnostics.map(\.message) == [
        "scene \"Profile\" is a hosting controller, whose view is SwiftUI code; it is not drawn"
      ])
    #expect(diagnostics.map(\.severity) == [.note])
    let (none, words) = try load(Documents.storyboard(scenes: [host]))
    #expect(none == nil && words.map(\.severity) == [.note, .warning])
  }

  @Test(arguments: [
    ("scrollViewTexturedBackgroundColor", 0x6F7179), ("viewFlipsideBackgroundColor", 0x1F2124),
    ("underPageBackgroundColor", 0xB4B7BA),
  ])
  func `the named colours of the first versions of iOS are known`(name: String, rgb: Int) throws {
    let built = try BuiltViews(
      Documents.view("a", "<color key=\"backgroundColor\" cocoaTouchSystemColor=\"\(name)\"/>"))
    #expect(built.diagnostics.isEmpty)
    #expect(try built.view().backgroundColor?.dynamic.light == Color(rgb: UInt32(rgb), alpha: 1))
  }
}
