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

/// What any view may have: names, runtime attributes, visibility.
@MainActor
@Suite struct DocumentAttributeTests {
  @Test func `a runtime attribute that is left out is told once, where the document first has it`() throws {
    let attributes = """
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="glow" value="1"/></userDefinedRuntimeAttributes>
      """
    func scene(_ id: String) -> String {
      Documents.controller(
        id, views: ["one", "two"].map { Documents.view("\($0)-\(id)", attributes) }.joined())
    }
    let text = Documents.storyboard(scenes: [scene("a"), scene("b")])
    let document = try #require(Documents.parse(text).document)
    var said = DiagnosticList()
    for scene in document.scenes {
      said.append(contentsOf: document.build(scene, traits: PageTraits(), isCanvas: false).diagnostics)
    }
    #expect(said.diagnostics.count == 1)
  }

  @Test func `a font that is missing is told once`() throws {
    let folder = TemporaryFolder()
    let text = Documents.storyboard(
      subviews: Documents.view(
        "a", #"<fontDescription key="fontDescription" name="Futura-Medium" family="Futura" pointSize="17"/>"#,
        name: "label", attributes: #"text="Text""#))
    try Data(text.utf8).write(to: URL(fileURLWithPath: folder.path("Main.storyboard")))
    let source = try #require(InterfaceBuilderSource.load(folder.path("Main.storyboard")).source)
    let prepared = source.preparePages(images: ImageStore(), only: [0], traits: PageTraits())
    let said = source.replacedFamilies(in: FontCatalog()) + prepared.diagnostics
    #expect(
      said.map(\.message) == [
        "the font \"Futura\" is missing; the system font is drawn in its place. Name the folder that has it "
          + "with --fonts DIR"
      ])
    #expect(said.first?.position != nil)
  }
}
