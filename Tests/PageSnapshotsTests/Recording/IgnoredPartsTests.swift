import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageSnapshots
@testable import UIKitCore

/// The areas of a page that comparisons leave out, in pixels of a picture of 40 × 20 pixels at 2×.
@MainActor
struct IgnoredPartsTests {
  private let stage: SnapshotStage

  init() throws { stage = try SnapshotStage() }

  private func areas(_ parts: IgnoredPart...) throws -> [PixelRectangle] {
    try SnapshotRules().ignoring(parts).ignored(on: stage.page())
  }

  private func area(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> IgnoredPart {
    .area(Rect(x: x, y: y, width: width, height: height))
  }

  @Test func `views are left out by their frames, and areas beside them`() throws {
    let box = PixelRectangle(x: 8..<18, y: 4..<14)
    #expect(try areas() == [])
    #expect(try areas(.view("box")) == [box])
    #expect(try areas(.view("none")) == [])
    #expect(try areas(area(1, 2, 3, 4), .view("box")) == [box, PixelRectangle(x: 2..<8, y: 4..<12)])
  }

  @Test func `pixels that an area touches are left out, but for an error of binary fractions`() throws {
    // 2.4 to 4.4, and 0.6 to 2.6.
    #expect(try areas(area(1.2, 0.3, 1, 1)) == [PixelRectangle(x: 2..<5, y: 0..<3)])
    #expect(try areas(area(2 - 1e-7, 3 - 1e-7, 1 + 2e-7, 2 + 2e-7)) == [PixelRectangle(x: 4..<6, y: 6..<10)])
    #expect(try areas(area(2 - 1e-5, 3, 1 + 2e-5, 2)) == [PixelRectangle(x: 3..<7, y: 6..<10)])
  }

  @Test func `parts outside the picture are not left out, and empty areas leave out nothing`() throws {
    #expect(try areas(area(-5, -5, 10, 10)) == [PixelRectangle(x: 0..<10, y: 0..<10)])
    #expect(try areas(area(15, 5, 100, 100)) == [PixelRectangle(x: 30..<40, y: 10..<20)])
    #expect(try areas(area(20, 0, 5, 5), area(0, 10, 5, 5), area(1, 1, 0, 5)) == [])
  }

  @Test func `a named part of a text stands for its view, unless a view has the name`() throws {
    let text = label("One", .systemFont(ofSize: 17))
    let root = PlacedView(text, width: 200, height: 20).root
    let other = plain(.white).added(to: root, as: "other")
    NSLayoutConstraint.activate([
      other.topAnchor.constraint(equalTo: root.topAnchor),
      other.leftAnchor.constraint(equalTo: root.leftAnchor),
      other.widthAnchor.constraint(equalToConstant: 5), other.heightAnchor.constraint(equalToConstant: 6),
    ])
    var page = try solve(root, on: .sePortrait)
    guard case .text(var content) = page.page.tree.views[1].content else {
      Issue.record("the label has no text")
      return
    }
    content.text.parts = [AttributedText.Part(name: "title", utf16Length: 3)]
    page.page.tree.views[1].content = .text(content)
    let rules = SnapshotRules(ignoredViews: ["title"])
    #expect(rules.ignored(on: page) == [PixelRectangle(x: 20..<420, y: 200..<240)])
    page.page.tree.views[2].identifier = "title"
    #expect(rules.ignored(on: page) == [PixelRectangle(x: 0..<10, y: 0..<12)])
  }
}
