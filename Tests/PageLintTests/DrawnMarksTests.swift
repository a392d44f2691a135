import Foundation
import LayoutEngine
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageLint
@testable import UIKitCore

/// Marks of no view, and views in views. What marks tell is in `Tests/Cases/PageLint/Drawn.txt`.
@MainActor
struct DrawnMarksTests {
  private static let fill = SceneItem.Kind.shape(
    .rectangle(Rect(x: 100, y: 200, width: 40, height: 60)), .black)

  /// A page of two views, `a` and `b` in it.
  private func blank() async throws -> DrawnPage {
    try await DrawnScreen.page { root in
      let box = DrawnScreen.view("a", CGRect(x: 0, y: 0, width: 300, height: 300))
      box.addSubview(DrawnScreen.view("b", CGRect(x: 10, y: 10, width: 100, height: 100)))
      root.addSubview(box)
    }
  }

  @Test func `an item of no view is no mark`() async throws {
    let page = try await blank()
    var solved = page.solved
    solved.scene.items = [SceneItem(Self.fill, source: 10_000), SceneItem(Self.fill, source: -1)]
    #expect(
      DrawnPage(
        solved, in: page.environment, settings: page.settings, ink: page.glyphs, measurer: page.measurer
      ).marks.isEmpty)
  }

  @Test func `a view is inside itself and its superviews, and not inside what is in it`() async throws {
    let page = try await blank()
    let (a, b) = (try page.view("a"), try page.view("b"))
    #expect(page.isInside(a, of: a) && page.isInside(b, of: a) && page.isInside(b, of: 0))
    #expect(!page.isInside(a, of: b))
    #expect(page.isInside(b, ofClass: ["UIView"]) && !page.isInside(b, ofClass: ["UILabel"]))
    #expect(page.threshold(.touchSize, of: a) == 44)
  }
}

/// Labels for tests of drawn pages.
@MainActor
enum LintLabel {
  /// A label as large as its text, black, of the system's font.
  static func make(
    _ name: String, _ text: String, at place: CGPoint = CGPoint(x: 20, y: 100), size: CGFloat = 17,
    weight: UIFont.Weight = .regular, color: UIColor = .black, lines: Int = 1
  ) -> UILabel {
    let label = UILabel().named(name)
    label.text = text
    label.font = .systemFont(ofSize: size, weight: weight)
    label.textColor = color
    label.numberOfLines = lines
    label.frame = CGRect(origin: place, size: label.intrinsicContentSize)
    return label
  }
}
