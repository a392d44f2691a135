import LayoutEngine
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageReview
@testable import UIKitCore

/// Which styles pages use, and which of them stand out.
@MainActor
struct StyleCensusTests {
  private func census(_ colors: [UInt32]) throws -> StyleCensus {
    let renderer = try PageRenderer(fonts: FontCatalog())
    let environment = PageEnvironment(device: try DeviceCatalog.builtin.device("iphone-se-3"))
    var census = StyleCensus()
    for (number, color) in colors.enumerated() {
      let page = Reviewing.page("p\(number)", "Text", color: SheetStyle.uiColor(Color(rgb: color)))
      census.add(looks: [(try renderer.solve(page, in: environment), environment)], named: page.id)
    }
    return census
  }

  @Test func `a style counts once for each text, and names its pages`() throws {
    let census = try census([0x111111, 0x111111, 0x880000])
    let texts = census.sortedTexts
    #expect(texts.map(\.use.count) == [2, 1])
    #expect(texts.first?.use.pages == ["p0", "p1"])
    #expect(texts.first?.style.color == Color(rgb: 0x111111))
    #expect(texts.first?.style.size == 17)
    // The white ground of three pages.
    #expect(census.sortedColors.first?.use.count == 3)
  }

  @Test func `what is in the dark as in the light counts once, what is there only is counted too`() throws {
    let renderer = try PageRenderer(fonts: FontCatalog())
    let device = try DeviceCatalog.builtin.device("iphone-se-3")
    let looks = try [Appearance.light, .dark].map { appearance in
      let environment = PageEnvironment(device: device, appearance: appearance)
      let color = appearance == .light ? UIColor.black : UIColor.lightGray
      let page = Reviewing.page("p", "Text", color: color)
      return (
        solved: try renderer.solve(page, in: environment, drawingSystemBars: false), environment: environment
      )
    }
    var census = StyleCensus()
    census.add(looks: looks, named: "p")
    #expect(census.sortedTexts.map(\.use.count) == [1, 1])
    // The ground is white in both.
    #expect(census.sortedColors.map(\.use.count) == [1])
    #expect(census.sortedColors.first?.use.pages == ["p"])
  }

  @Test func `a rare colour near a common one is an outlier, a distant one is not`() throws {
    let near = try census([0x808080, 0x808080, 0x808080, 0x808080, 0x828080])
    let odd = try #require(near.sortedTexts.last?.style)
    #expect(near.likelyMeant(by: odd)?.color == Color(rgb: 0x808080))
    let far = try census([0x808080, 0x808080, 0x808080, 0x808080, 0xA08080])
    #expect(far.likelyMeant(by: try #require(far.sortedTexts.last?.style)) == nil)
    let even = try census([0x808080, 0x828080])
    #expect(even.sortedTexts.allSatisfy { even.likelyMeant(by: $0.style) == nil })
  }
}
