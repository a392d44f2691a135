import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout

/// Numbers of iOS 26 that contents draw with, by the names of their sources; those of the table of metrics are in
/// Tests/Cases/PageLayout/Facts.txt.
struct FactTests {
  struct Fact: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let found: Double
    let expected: Double

    init(_ name: String, _ found: Double, _ expected: Double) {
      (testDescription, self.found, self.expected) = (name, found, expected)
    }
  }

  private static let metrics = SystemVersion.ios26.metrics

  @Test(arguments: controls + tabs + palette)
  func `a number that is drawn is that of its source`(fact: Fact) {
    #expect(abs(fact.found - fact.expected) < 0.02, "\(fact.found), not \(fact.expected)")
  }

  @Test func `versions without a measurement of their own have the look of the version before`() {
    let (older, newer) = (SystemVersion.ios17.metrics, Self.metrics)
    #expect(SystemVersion.ios18.metrics.toggle == older.toggle)
    #expect(SystemVersion.ios27.metrics.tabBar == newer.tabBar)
    #expect(SystemVersion.ios18.metrics.sheet == nil && SystemVersion.ios27.metrics.sheet != nil)
    #expect(older.navigationBar.leastTop == nil && older.navigationBar.compactTop == nil)
    // Likely, as are the colours of indigo and brown below.
    #expect(newer.textField.borderColor.dark == SystemColor.separator.dark)
    #expect(newer.stepper.fill == SystemColor.quaternarySystemFill)
    #expect(newer.configuredButton.subtitleStyle == .footnote && newer.list.headerStyle == .headline)
  }

  static let controls: [Fact] = [
    Fact("switch.on_light.green", SystemColor.systemGreen.light.green * 255, 199),
    Fact("switch.on_dark.green", SystemColor.systemGreen.dark.green * 255, 209),
    Fact("page_control.height", PageControlContent.slot(2) + 2 * PageControlContent.margin, 26),
    Fact("page_control.pitch", PageControlContent.slot(2) + PageControlContent.gap, 18),
    Fact("page_control.pitch at 3x", PageControlContent.slot(3) + PageControlContent.gap, 17 + 2 / 3.0),
    Fact("page_control.slot", PageControlContent.slot(2), 10),
    Fact("page_control.first_slot_x, likely", PageControlContent.firstSlotInset, 14),
    Fact("page_control.dot, likely", PageControlContent.dotDiameter, 7.59),
  ]

  /// A bar of n tabs, 402 or 440 wide.
  private static func frames(_ count: Int, width: Double) -> (platter: Rect, tabs: [Rect]) {
    guard case .platter(let platter) = metrics.tabBar.kind else { return (.zero, []) }
    let tab = TabBarContent.Tab(title: AttributedText(), badgeColor: Color.Dynamic(.clear))
    let content = TabBarContent(
      background: BarBackgroundContent(
        edge: nil, lineColor: nil, isLineBelow: false, reachesScreenEdge: true),
      tabs: Array(repeating: tab, count: count))
    return content.frames(on: platter, in: Rect(x: 0, y: 0, width: width, height: 83))
  }

  static let tabs: [Fact] = {
    let (three, five, wide) = (frames(3, width: 402), frames(5, width: 402), frames(5, width: 440))
    let pitch = (274 - 16.25) / 3
    return [
      Fact("tab_bar.platter_w of 3", three.platter.width, 274),
      Fact("tab_bar.platter_w of 5 at 402", five.platter.width, 360),
      Fact("tab_bar.platter_w of 5 at 440", wide.platter.width, 398),
      Fact("tab_bar.platter_x", three.platter.midX, 201), Fact("tab_bar.platter_y", three.platter.minY, 0),
      Fact("tab_bar.pitch", three.tabs[1].minX - three.tabs[0].minX, pitch),
      Fact("tab_bar.item_w", three.tabs[0].width, pitch + 8.25),
      Fact("tab_bar.item_h", three.tabs[0].height, 54), Fact("tab_bar.item_y", three.tabs[0].minY, 4),
      Fact("tab_bar.item_x", three.tabs[0].minX - three.platter.minX, 4),
      Fact("tab_bar.last_item", three.platter.maxX - three.tabs[2].maxX, 4),
      Fact("tab_bar.capsule_radius", three.tabs[0].height / 2, 27),
    ]
  }()

  static let palette: [Fact] = {
    let colors: [(SystemTint, [Double], [Double])] = [
      (.blue, [0, 136, 255], [0, 145, 255]), (.red, [255, 56, 60], [255, 66, 69]),
      (.orange, [255, 141, 40], [255, 146, 48]), (.yellow, [255, 204, 0], [255, 214, 0]),
      (.mint, [0, 200, 179], [0, 218, 195]), (.teal, [0, 195, 208], [0, 210, 224]),
      (.cyan, [0, 192, 232], [60, 211, 254]), (.indigo, [97, 85, 245], [109, 124, 255]),
      (.purple, [203, 48, 224], [219, 52, 242]), (.brown, [172, 127, 94], [183, 138, 102]),
      (.separator, [60, 60, 67], [84, 84, 88]),
    ]
    let own = colors.flatMap { tint, light, dark -> [Fact] in
      facts("colours.\(tint)", metrics.palette[tint], light, dark)
    }
    return own + facts("colours.green", SystemColor.systemGreen, [52, 199, 89], [48, 209, 88])
      + facts("colours.pink", SystemColor.systemPink, [255, 45, 85], [255, 55, 95])
  }()

  private static func facts(
    _ name: String, _ color: Color.Dynamic, _ light: [Double], _ dark: [Double]
  ) -> [Fact] {
    let found = [color.light, color.dark].flatMap { [$0.red, $0.green, $0.blue] }
    return zip(found, light + dark).enumerated().map { index, pair in
      Fact("\(name)[\(index)]", pair.0 * 255, pair.1)
    }
  }
}
