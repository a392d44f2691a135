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
