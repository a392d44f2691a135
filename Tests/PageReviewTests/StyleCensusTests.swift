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

  @Test func `white of sRGB is the lightest colour, without hue`() {
    let white = PerceivedColor(.white)
    #expect(abs(white.lightness - 100) < 0.001 && abs(white.a) < 0.01 && abs(white.b) < 0.01)
  }
}
