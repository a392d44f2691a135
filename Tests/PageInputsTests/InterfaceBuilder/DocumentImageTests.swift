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

/// Images and symbols of documents.
@MainActor
@Suite struct DocumentImageTests {
  @Test func `an image view takes its image from its attribute or its reference`() throws {
    let views = try BuiltViews(
      """
      <imageView id="a" image="star" catalog="system"/>
      <imageView id="b"><imageReference key="image" image="star" catalog="system"/></imageView>
      <imageView id="c" image=""/><imageView id="d"/><imageView id="e" image="gone"/>
      <imageView id="f" image="lost"/><imageView id="g" image="known"/>
      """,
      resources: """
        <image name="gone" width="30" height="40"/><image name="known" catalog="system" width="1" height="2"/>
        """)
    let star = try #require(UIImage(systemName: "star")).size
    #expect(try views.view("a", as: UIImageView.self).image?.size == star)
    #expect(try views.view("b", as: UIImageView.self).image?.size == star)
    for id in ["c", "d"] {
      let view: UIImageView = try views.view(id)
      #expect(view.image == nil && view.placeholderIntrinsicSize == nil)
    }
    let gone: UIImageView = try views.view("e")
    #expect(gone.missingImageName == "gone")
    #expect(gone.placeholderIntrinsicSize?.width == 30 && gone.placeholderIntrinsicSize?.height == 40)
    let lost: UIImageView = try views.view("f")
    #expect(lost.missingImageName == "lost" && lost.placeholderIntrinsicSize == nil)
    // A symbol is no image of a catalogue, and nobody is told to add it.
    #expect(views.diagnostics.map { $0.message.contains("\"known\"") } == [false, false])
    #expect(
      views.diagnostics.allSatisfy { $0.message.contains("add it, or name its catalogue with --assets") })
    #expect(views.diagnostics.allSatisfy { $0.position != nil && $0.file == "Main.storyboard" })
    var live = DocumentBuilder.Options.phone
    live.isLive = true
    let words = try BuiltViews("<imageView id=\"a\" image=\"gone\"/>", options: live).diagnostics
    #expect(words.count == 1 && words.allSatisfy { $0.message.hasSuffix("add it") })
  }

  @Test(
    arguments: [
      ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular),
      ("medium", .medium), ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy), ("black", .black),
    ] as [(String, UIImage.SymbolWeight)])
  func `a symbol has its weight, with a size or without`(word: String, weight: UIImage.SymbolWeight) throws {
    for size in ["", "configurationType=\"pointSize\" pointSize=\"40\""] {
      let view: UIImageView = try BuiltViews(
        """
        <imageView id="a" image="star" catalog="system">
        <preferredSymbolConfiguration \(size) weight="\(word)"/></imageView>
        """
      ).view()
      #expect(view.image?.symbol?.weight == weight)
    }
  }

  @Test(
    arguments: [
      ("small", .small), ("medium", .medium), ("large", .large), ("default", .default),
      ("unheardOf", .unspecified),
    ] as [(String, UIImage.SymbolScale)])
  func `a symbol has its scale, with a size or without`(word: String, scale: UIImage.SymbolScale) throws {
    for size in [nil, 40.0] {
      let written = size.map { "configurationType=\"pointSize\" pointSize=\"\($0)\"" } ?? ""
      let view: UIImageView = try BuiltViews(
        """
        <imageView id="a" image="star" catalog="system">
        <preferredSymbolConfiguration \(written) scale="\(word)"/></imageView>
        """
      ).view()
      let expected = UIImage.SymbolConfiguration(
        pointSize: CGFloat(size ?? 17), weight: .unspecified, scale: scale)
      #expect(view.image?.size == UIImage(systemName: "star", withConfiguration: expected)?.size)
    }
  }
}
