import Foundation
import LayoutEngine
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageLint
@testable import PageReview
@testable import UIKitCore

/// A document that shows each thing once: what it has, and what it says of the rest.
@MainActor
struct SharedSheetsTests {
  private func reviewing(_ devices: [String] = ["iphone-se-3", "iphone-16-pro"]) -> Reviewing {
    var reviewing = Reviewing()
    reviewing.settings.showsAll = false
    reviewing.devices = devices
    return reviewing
  }

  /// Labels have 17 points. Fourteen colours of texts, and as many of paper and ink, take two columns of 16 rows.
  @Test(arguments: [1, 14])
  func `samples of styles are large where that takes no further sheet`(pages: Int) async throws {
    let shown = (0..<pages).map {
      Reviewing.page("page-\($0)", "Text", color: UIColor(white: CGFloat($0) / 20, alpha: 1))
    }
    let planner = try await Reviewing.plan(try reviewing(["iphone-se-3"]).review(shown))
    let scene = try Reviewing.scene(of: try planner.sheet("styles"), of: planner).scene
    let samples = Self.runs(scene.items).filter { $0.text == "Aa" }
    #expect(
      samples.count == pages && samples.allSatisfy { $0.pointSize == 17 }, "\(samples.map(\.pointSize))")
  }

  private static func runs(_ items: [SceneItem]) -> [SceneGlyphs] {
    items.flatMap { item -> [SceneGlyphs] in
      switch item.kind {
      case .tagged(_, let items), .clip(_, let items), .group(_, let items), .transform(_, let items):
        runs(items)
      case .glyphs(let run): [run]
      default: []
      }
    }
  }

  @Test func `the contents say on which sheet each thing is`() async throws {
    let planner = try await Reviewing.plan(
      try reviewing().review([Reviewing.page("a", "One"), Reviewing.page("b", "Two")]))
    let words = try Reviewing.words(on: try planner.sheet("contents"), of: planner)
    for number in ["styles", "sign-off"] {
      let place = try #require(planner.sheets.firstIndex { $0.destinations.contains(number) }) + 1
      let title = number == "styles" ? "Styles" : "Sign-off"
      let line = try #require(words.firstIndex(of: title))
      #expect(words[line + 1] == String(place), "\(words)")
    }
  }
}
