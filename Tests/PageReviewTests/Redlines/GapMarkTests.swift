import Foundation
import LayoutEngine
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageReview
@testable import UIKitCore

/// The numbers of gaps between inks, on the picture.
@MainActor
struct GapMarkTests {
  private let screen = Rect(x: 0, y: 0, width: 100, height: 200)
  private let digits = Size(width: 6, height: 5)

  private func placed(
    _ upper: Rect, _ lower: Rect, avoiding others: [Rect] = [], lines: [Rect] = []
  ) -> GapMark? {
    GapMark(
      between: upper, and: lower, saying: "10", size: digits, on: screen, avoiding: [upper, lower] + others,
      lines: lines)
  }

  @Test func `in a gap with room the number is in the middle`() throws {
    let mark = try #require(
      placed(Rect(x: 10, y: 10, width: 80, height: 20), Rect(x: 20, y: 40, width: 60, height: 20)))
    #expect(mark.band == Rect(x: 20, y: 30, width: 60, height: 10))
    #expect(mark.place == 50)
    // 1.8 beside the line, 5 high in a gap of 10.
    #expect(mark.label == Rect(x: 51.8, y: 32.5, width: 6, height: 5))
  }

  /// The number, 5 high with 0.9 around it, is higher than the gap of 4, so that it stands 2 below the line's end. The lower
  /// ink ends at 50: half of the number's 6 and 0.9 farther right is 53.9, and every second point is tried.
  @Test func `beside a narrow gap the number stands below it where no letters are`() throws {
    let mark = try #require(
      placed(Rect(x: 10, y: 10, width: 80, height: 20), Rect(x: 30, y: 34, width: 20, height: 20)))
    #expect(mark.place == 54)
    #expect(mark.label == Rect(x: 51, y: 36, width: 6, height: 5))
  }

  @Test func `a line to a number beside a gap runs across nothing else`() throws {
    let between = Rect(x: 52, y: 31, width: 4, height: 20)
    let mark = try #require(
      placed(
        Rect(x: 10, y: 10, width: 80, height: 20), Rect(x: 30, y: 34, width: 20, height: 20),
        avoiding: [between]))
    #expect(mark.place == 26)
  }

  /// At the right of the line in the middle, the number would be at 51.8 to 57.8.
  @Test func `no number stands on a frame's edge`() throws {
    let (upper, lower) = (
      Rect(x: 10, y: 10, width: 80, height: 20), Rect(x: 20, y: 40, width: 60, height: 20)
    )
    let upright = try #require(
      placed(upper, lower, lines: [Rect(minX: 54, minY: 0, maxX: 54, maxY: 200)]))
    #expect(upright.place == 50 && abs(upright.label.maxX - 48.2) < 1e-9)
    // An edge along the whole gap leaves only the ground below it, beside the lower ink, which ends at 80.
    let level = try #require(
      placed(upper, lower, lines: [Rect(minX: 0, minY: 33, maxX: 100, maxY: 33)]))
    #expect(level.place == 84 && level.label == Rect(x: 81, y: 42, width: 6, height: 5))
  }

  @Test func `without room for the number there is none`() {
    let (upper, lower) = (
      Rect(x: 0, y: 10, width: 100, height: 20), Rect(x: 0, y: 34, width: 100, height: 20)
    )
    #expect(placed(upper, lower) == nil)
  }

  private func page() -> PreparedPage {
    let root = UIView()
    root.backgroundColor = .systemBackground
    for (index, (text, top)) in [("Heading", 100.0), ("Detail below", 150)].enumerated() {
      let label = UILabel()
      label.accessibilityIdentifier = text
      label.text = text
      label.font = .preferredFont(forTextStyle: index == 0 ? .headline : .body)
      label.textColor = index == 0 ? .label : .secondaryLabel
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: root.topAnchor, constant: top),
        label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 40),
      ])
    }
    return PreparedPage(id: "page", tree: ViewTree(root: root))
  }

  @Test func `a gap is one, whichever of its inks it is seen from, and as the list tells it`() throws {
    let measured = try Redlining.measured(page(), in: try Redlining.environment("iphone-se-3"))
    let looks = measured.redlines.callouts.map(\.look)
    let (heading, detail) = (
      try #require(looks.first?.inks.first ?? nil), try #require(looks.last?.inks.first ?? nil)
    )
    // The status bar's clock and the heading are 20 pt and more from each other; no view measures that gap.
    let gaps = measured.redlines.gaps.filter { $0.upper == heading.box }
    #expect(gaps == [InkGap(upper: heading.box, lower: detail.box)])
    #expect(gaps.first?.height == heading.below && heading.below == detail.above)
  }

  @Test func `names of text styles and system colours come before numbers`() throws {
    let measured = try Redlining.measured(page(), in: try Redlining.environment("iphone-se-3"))
    let words = measured.redlines.callouts.map { callout in
      RedlineEntry(callout, RedlineWords(language: .english), direction: .leftToRight).swatches.first?.text
    }
    #expect(
      words == [
        "Headline  ·  System 17 Semibold  label  #000000",
        "Body  ·  System 17 Regular  secondaryLabel  #3C3C4399",
      ])
  }

  @Test func `a deck's own names of fonts and colours are told`() async throws {
    let environment = try Redlining.environment("iphone-se-3")
    let (page, _) = try #require(
      try await Redlining.pages(of: "\(Redlining.examples)/tutorial-en", in: [environment]).first)
    let renderer = try PageRenderer(fonts: FontCatalog())
    let solved = try renderer.solve(page, in: environment)
    let fonts = [
      ("summary", ScalingFont(FontDescriptor(weight: .semibold, pointSize: 18))),
      ("detail", ScalingFont(FontDescriptor(pointSize: 13))),
      ("controls", ScalingFont(FontDescriptor(weight: .semibold, pointSize: 14))),
    ]
    let redlines = renderer.redlines(
      of: solved, in: environment, scope: .key, names: StyleNames(fonts.map { (name: $0.0, font: $0.1) }))
    let texts = redlines.callouts.flatMap(\.look.texts)
    #expect(Set(texts.compactMap(\.colorName)) == ["summary", "detail", "controls"])
    #expect(texts.allSatisfy { $0.fontName == $0.colorName }, "\(texts.map { ($0.fontName, $0.colorName) })")
  }
}
