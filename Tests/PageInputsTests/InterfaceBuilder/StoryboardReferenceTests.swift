import Foundation
import LayoutEngine
import PageTestSupport
import TestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageInputs

/// The limit of controllers of other storyboards; the rest is in Tests/Cases/PageInputs/Linked.txt.
@MainActor
@Suite struct StoryboardReferenceTests {
  @Test func `a scene refers to at most fifty storyboards, each read once`() throws {
    let document = try #require(
      Documents.parse(Documents.storyboard(scenes: [Documents.controller("a")])).document)
    let session = BuildingSession()
    func read(_ number: Int) throws -> [String] {
      let text = "<viewControllerPlaceholder storyboardName=\"S\(number)\" id=\"ref\"/>"
      let reference = try #require(StoryboardReference(element: DocumentReader.read(Array(text.utf8))))
      return session.document(reference, from: document).diagnostics.map(\.message)
    }
    for number in 0..<50 { #expect(try !read(number).contains { $0.contains("more than 50") }) }
    #expect(try read(50) == ["the scene refers to more than 50 storyboards; split it"])
    #expect(try read(49) == [])
  }
}
