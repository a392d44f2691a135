import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import UIKitCore

/// Colours in every notation.
@MainActor
@Suite struct DocumentColorTests {
  private func background(_ color: String, resources: String = "") throws -> (Color.Dynamic?, [Diagnostic]) {
    let views = try BuiltViews(
      "<view id=\"a\"><color key=\"backgroundColor\" \(color)/></view>", resources: resources)
    return (try views.view(as: UIView.self).backgroundColor?.dynamic, views.diagnostics)
  }

  @Test(
    arguments: [
      (
        #"red="0.2" green="0.4" blue="0.6" alpha="0.5" colorSpace="custom" customColorSpace="sRGB""#,
        Color(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.5)
      ),
      (
        #"red="0.2" green="0.4" blue="0.6" colorSpace="calibratedRGB""#,
        Color(red: 0.2, green: 0.4, blue: 0.6)
      ),
      (
        #"white="0.25" alpha="0.5" colorSpace="calibratedWhite""#,
        Color(red: 0.25, green: 0.25, blue: 0.25, alpha: 0.5)
      ),
      (
        #"white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace""#,
        Color(red: 1, green: 1, blue: 1)
      ),
    ])
  func `components give a colour`(written: String, color: Color) throws {
    let (background, diagnostics) = try background(written)
    #expect(background == Color.Dynamic(color))
    #expect(diagnostics.isEmpty)
  }

  @Test func `display P3 is brought into sRGB`() throws {
    let (wide, _) = try background(
      #"red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="displayP3""#)
    #expect(wide == UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1).dynamic)
  }

  @Test(
    arguments: [
      ("systemRedColor", 0xFF3B30, 0xFF453A), ("systemBackgroundColor", 0xFFFFFF, 0x000000),
      ("labelColor", 0x000000, 0xFFFFFF), ("linkColor", 0x007AFF, 0x0984FF),
      ("systemGroupedBackgroundColor", 0xF2F2F7, 0x000000),
    ] as [(String, UInt32, UInt32)])
  func `a system colour has its dark variant`(name: String, light: UInt32, dark: UInt32) throws {
    for attribute in ["systemColor", "cocoaTouchSystemColor"] {
      let (color, diagnostics) = try background("\(attribute)=\"\(name)\"")
      #expect(color == Color.Dynamic(light: Color(rgb: light), dark: Color(rgb: dark)))
      #expect(diagnostics.isEmpty)
    }
  }

  @Test func `a named colour that no catalogue has is the one the document remembers`() throws {
    let (color, diagnostics) = try background(
      "name=\"brand\"",
      resources: """
        <namedColor name="brand"><color red="0.5" green="0.25" blue="0.75" alpha="1" colorSpace="custom" \
        customColorSpace="sRGB"/></namedColor>
        """)
    #expect(color == Color.Dynamic(Color(red: 0.5, green: 0.25, blue: 0.75)))
    #expect(diagnostics.isEmpty)
  }

  @Test func `names that are nowhere are a warning each, and no colour`() throws {
    let (named, one) = try background("name=\"brand\"")
    #expect(named == nil && one.map(\.severity) == [.warning])
    let (system, two) = try background("systemColor=\"ultravioletColor\"")
    #expect(system == nil)
    #expect(two.map(\.message) == ["the system colour \"ultravioletColor\" is not known; it is left out"])
  }

  @Test(arguments: [#"red="nan" green="0" blue="0""#, #"red="1e999" green="0" blue="0""#, #"red="1""#, ""])
  func `components that are none give no colour`(written: String) throws {
    #expect(try background(written).0 == nil)
  }
}
