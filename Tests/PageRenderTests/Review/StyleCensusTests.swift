import LayoutEngine
import Testing

@testable import PageRender

/// Which styles pages use, and which of them stand out.
@MainActor
struct StyleCensusTests {
  private func census(_ colors: [UInt32]) throws -> StyleCensus {
    let renderer = try PageRenderer(fonts: FontCatalog())
    let environment = PageEnvironment(device: try DeviceCatalog.builtin.device("iphone-se-3"))
    var census = StyleCensus()
    for (number, color) in colors.enumerated() {
      let page = Reviewing.page("p\(number)", "Text", color: SheetStyle.uiColor(Color(rgb: color)))
      census.add(try renderer.solve(page, in: environment), named: page.id, in: environment)
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
