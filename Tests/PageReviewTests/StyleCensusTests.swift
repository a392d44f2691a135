import Foundation
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
    // Of two that are used as often, the one listed later was probably meant to be the other.
    let even = try census([0x808080, 0x828080])
    #expect(
      even.sortedTexts.map { even.likelyMeant(by: $0.style)?.color } == [nil, Color(rgb: 0x808080)])
  }

  @Test func `a colour of numbers is probably the named one that it equals, two names are meant`() throws {
    let renderer = try PageRenderer(fonts: FontCatalog())
    let environment = PageEnvironment(device: try DeviceCatalog.builtin.device("iphone-se-3"))
    var census = StyleCensus()
    let named = UIColor.systemGray6
    for (number, color) in [
      named, named, UIColor(Color.Dynamic(Color(rgb: 0xF2F2F7))), .secondarySystemBackground,
    ]
    .enumerated() {
      let page = Reviewing.page("p\(number)", "Text", color: color)
      census.add(looks: [(try renderer.solve(page, in: environment), environment)], named: page.id)
    }
    let texts = census.sortedTexts.map(\.style)
    #expect(texts.first?.colorName == "systemGray6")
    for style in texts {
      #expect(census.likelyMeant(by: style)?.colorName == (style.colorName == nil ? "systemGray6" : nil))
    }
  }

  @Test func `a drawn colour has the name under which a view uses it`() throws {
    let renderer = try PageRenderer(fonts: FontCatalog())
    let environment = PageEnvironment(device: try DeviceCatalog.builtin.device("iphone-se-3"))
    let root = UIView()
    root.backgroundColor = .systemGroupedBackground
    let button = UISwitch()
    button.isOn = true
    button.frame = CGRect(x: 20, y: 100, width: 51, height: 31)
    root.addSubview(button)
    let page = PreparedPage(id: "p", tree: ViewTree(root: root))
    var census = StyleCensus()
    census.add(
      looks: [(try renderer.solve(page, in: environment, drawingSystemBars: false), environment)], named: "p")
    let colors = census.sortedColors.map(\.color)
    #expect(colors.contains(NamedColor(Color(rgb: 0xF2F2F7), name: "systemGroupedBackground")), "\(colors)")
    #expect(colors.contains { $0.name == "systemGreen" }, "\(colors)")
  }

  /// Pairs 1, 17 and 25 of the test data of Sharma, Wu and Dalal, "The CIEDE2000 Color-Difference Formula"
  /// (Color Research and Application 30, 2005), table 1.
  @Test(
    arguments: [
      ([50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425), ([50, 2.5, 0], [73, 25, -18], 27.1492),
      ([60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644),
    ] as [([Double], [Double], Double)])
  func `the difference of colours is CIEDE2000`(one: [Double], two: [Double], difference: Double) {
    func color(_ values: [Double]) -> PerceivedColor {
      PerceivedColor(lightness: values[0], a: values[1], b: values[2])
    }
    #expect(abs(color(one).difference(from: color(two)) - difference) < 0.00005)
    #expect(abs(color(two).difference(from: color(one)) - difference) < 0.00005)
  }

  @Test func `white of sRGB is the lightest colour, without hue`() {
    let white = PerceivedColor(.white)
    #expect(abs(white.lightness - 100) < 0.001 && abs(white.a) < 0.01 && abs(white.b) < 0.01)
  }
}
