import Foundation
import LayoutEngine
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageReview
@testable import UIKitCore

/// Tables and lists of a sheet in its tagged structure, as ISO 32000-1, 14.8.4.3, nests them.
@MainActor
struct TaggedItemsTests {
  /// The elements of a sheet with their texts: `table(row(headerCell(“A”)))`.
  private func elements(of view: UIView) throws -> [String] {
    let page = SheetPage(SheetContent(view), size: Size(width: 300, height: 200), language: "en")
    let renderers = try SheetRenderers(own: FontCatalog(), fonts: [])
    return Self.words(try page.scene(by: renderers).scene.items)
  }

  private static func words(_ items: [SceneItem]) -> [String] {
    items.flatMap { item -> [String] in
      switch item.kind {
      case .tagged(.paragraph, let inner): words(inner)
      case .tagged(let tag, let inner): ["\(tag)(\(words(inner).joined(separator: " ")))"]
      case .clip(_, let inner), .group(_, let inner), .transform(_, let inner): words(inner)
      case .glyphs(let run): [run.text]
      default: []
      }
    }
  }

  @Test func `a table has rows of header cells and cells, empty ones too`() throws {
    func row(_ texts: [String], isHead: Bool) -> UIView {
      SheetStyle.row(spacing: 4, as: .row(isHead: isHead), texts.map { SheetStyle.label($0, .body) })
    }
    let table = SheetStyle.stack(
      .vertical, spacing: 2, [row(["Page", "Name"], isHead: true), row(["One", ""], isHead: false)]
    ).with(.table)
    #expect(
      try elements(of: SheetStyle.stack(.vertical, spacing: 2, [table, SheetStyle.label("After", .body)]))
        == [
          "table(row(headerCell(Page) headerCell(Name)) row(cell(One) cell()))", "After",
        ])
  }

  @Test func `a list has items, and a heading above it is none`() throws {
    let list = SheetStyle.stack(.vertical, spacing: 2, ["a", "b"].map { SheetStyle.label($0, .body) }).with(
      .list)
    let heading = SheetStyle.label("Contents", .subheading).with(.heading(2))
    #expect(
      try elements(of: SheetStyle.stack(.vertical, spacing: 2, [heading, list])) == [
        "heading(level: 2)(Contents)", "list(listItem(a) listItem(b))",
      ])
  }

  @Test func `shapes in a table are drawn before it, as they have no element`() throws {
    let cell = SheetStyle.label("Text", .body)
    cell.backgroundColor = .yellow
    let table = SheetStyle.stack(
      .vertical, spacing: 0, [SheetStyle.row(spacing: 0, as: .row(isHead: false), [cell])]
    )
    .with(.table)
    let page = SheetPage(SheetContent(table), size: Size(width: 300, height: 200), language: "en")
    let items = try page.scene(by: try SheetRenderers(own: FontCatalog(), fonts: [])).scene.items
    guard case .tagged(.table, _) = items.last?.kind else {
      Issue.record("the table is not last")
      return
    }
  }
}
