import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageDrawing
@testable import PageLayout

struct SVGDocumentTests {
  private let renderer: PageRenderer

  init() throws { renderer = try PageRenderer(fonts: FontCatalog()) }

  private func svg(_ scene: Scene, title: String = "Test") throws -> String {
    String(
      decoding: try renderer.svg(of: scene, information: DocumentInformation(title: title, language: "ja")),
      as: UTF8.self)
  }

  private func scene(seed: UInt64) throws -> Scene {
    var scenes = RandomScenes(seed: seed, engine: try makeEngine())
    return try scenes.scene()
  }

  @Test func `a document is as large as its scene in points, and has a title`() throws {
    let text = try svg(
      Scene(size: Size(width: 393, height: 852), scale: 3, background: .white),
      title: "<Ways> & \"more\"\u{1}")
    #expect(text.contains("width=\"393\" height=\"852\" viewBox=\"0 0 393 852\""))
    #expect(text.contains("<title xml:lang=\"ja\">&lt;Ways&gt; &amp; \"more\" </title>"))
    #expect(text.components(separatedBy: "<title").count == 2)
  }

  @Test(arguments: [1, 2, 3, 4, 5] as [UInt64]) func `what is drawn before changes no document`(seed: UInt64)
    throws
  {
    let scene = try scene(seed: seed)
    let first = try svg(scene)
    for other in [10, 11, 12] as [UInt64] { _ = try svg(try self.scene(seed: other)) }
    #expect(try svg(scene) == first, "seed \(seed)")
  }

  @Test(arguments: 1...10) func `every reference has its identifier, once`(seed: Int) throws {
    let text = try svg(try scene(seed: UInt64(seed)))
    let identifiers = text.matches(of: /\bid="([^"]*)"/).map { String($0.1) }
    #expect(Set(identifiers).count == identifiers.count, "seed \(seed)")
    let references = text.matches(of: /["(]#([^")]*)[")]/).map { String($0.1) }
    #expect(Set(references).isSubset(of: identifiers), "seed \(seed)")
  }

  @Test func `identifiers are numbered as they appear, each kind by itself`() {
    let text =
      "<svg><g id=\"glyph4-7\"/><use xlink:href=\"#glyph4-9\"/><g mask=\"url(#mask31)\" id=\"surface9\"/><g id=\"glyph4-9\"/></svg>"
    let finished = SVGFinishing.finish(Array(text.utf8), information: DocumentInformation(title: "T"))
    #expect(
      String(decoding: finished, as: UTF8.self)
        == "<svg>\n<title xml:lang=\"en\">T</title><g id=\"glyph0\"/><use xlink:href=\"#glyph1\"/>"
        + "<g mask=\"url(#mask0)\" id=\"surface0\"/><g id=\"glyph1\"/></svg>")
  }

  @Test(arguments: 1...10) func `wild numbers stay XML`(seed: Int) throws {
    var scenes = RandomScenes(seed: UInt64(seed), engine: try makeEngine())
    scenes.isHostile = true
    for _ in 0..<10 {
      let bytes = try renderer.svg(of: try scenes.scene(), information: DocumentInformation(title: "T"))
      // librsvg reads what cairo wrote.
      let size = try SVGRenderer.size(of: bytes)
      #expect(size == RandomScenes.size, "seed \(seed)")
    }
  }
}
