import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageSnapshots
@testable import UIKitCore

/// Parts of a text that moved as another part changed.
@MainActor
struct MovedPartsTests {
  private let stage: SnapshotStage
  private var page: SolvedPage

  init() throws {
    stage = try SnapshotStage()
    let text = label("One\nTwo\nThree", .systemFont(ofSize: 17))
    text.numberOfLines = 0
    page = try solve(PlacedView(text, width: 200).root, on: .sePortrait)
    page.texts[0].text.content.text.parts = [
      AttributedText.Part(name: "one", utf16Length: 4), AttributedText.Part(name: "two", utf16Length: 4),
      AttributedText.Part(name: "three", utf16Length: 5),
    ]
  }

  /// The remarks after changes of some parts' texts, with changed pixels in the lines of some parts.
  private func remarks(_ changed: [String], pixelsIn parts: [String]) throws -> [String] {
    let old = page.frameTree(in: stage.environment)
    var new = old
    for part in changed {
      new.nodes[1].properties.append(FrameTree.Property(name: "part \(part).text", value: "x"))
    }
    let view = page.texts[0].view
    let inset = EdgeInsets(top: 4, left: 4, bottom: 4, right: 4)
    let regions = try parts.map { part in
      try #require(page.lines(ofText: view, part: part)?.inset(by: inset).pixels(scale: 2))
    }
    return new.changes(since: old, on: page, changedIn: regions).remarks
  }

  @Test func `parts in whose lines pixels changed moved with those that changed`() throws {
    #expect(try remarks(["one"], pixelsIn: ["one", "two"]) == ["two moved as one changed"])
    #expect(try remarks(["one"], pixelsIn: ["two", "three"]) == ["two, three moved as one changed"])
    #expect(try remarks(["one", "two"], pixelsIn: ["three"]) == ["three moved as one, two changed"])
  }

  @Test func `where only changed parts have other pixels, or no part changed, nothing moved`() throws {
    #expect(try remarks(["one"], pixelsIn: ["one"]) == [])
    #expect(try remarks(["one"], pixelsIn: []) == [])
    #expect(try remarks([], pixelsIn: ["two"]) == [])
    #expect(try remarks(["one", "two", "three"], pixelsIn: ["one", "two", "three"]) == [])
  }
}
