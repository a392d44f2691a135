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
  @Test func `colours are those of the app, not what controls paint by themselves`() throws {
    let renderer = try PageRenderer(fonts: FontCatalog())
    let environment = PageEnvironment(device: try DeviceCatalog.builtin.device("iphone-se-3"))
    let root = UIView()
    root.backgroundColor = .systemGroupedBackground
    var brand = Color.Dynamic(Color(rgb: 0x808080))
    brand.name = "Brand"
    let tints = [nil, UIColor(brand), UIColor(red: 1, green: 0, blue: 0.5, alpha: 1)]
    for (index, tint) in tints.enumerated() {
      let button = UISwitch()
      button.isOn = true
      button.onTintColor = tint
      button.frame = CGRect(x: 20, y: 100 + 50 * Double(index), width: 51, height: 31)
      root.addSubview(button)
    }
    let page = PreparedPage(id: "p", tree: ViewTree(root: root))
    var census = StyleCensus()
    census.add(
      looks: [(try renderer.solve(page, in: environment, drawingSystemBars: false), environment)], named: "p")
    // Names of the app, system colours, and last those of numbers; no green, thumb or track.
    #expect(
      census.sortedColors.map(\.color.words)
        == ["Brand  #808080", "systemGroupedBackground  #F2F2F7", "#FF0080"])
  }

  @Test func `white of sRGB is the lightest colour, without hue`() {
    let white = PerceivedColor(.white)
    #expect(abs(white.lightness - 100) < 0.001 && abs(white.a) < 0.01 && abs(white.b) < 0.01)
  }
}
